//! Random legal moves, each equally likely, without listing the others.
//!
//! Playouts choose millions of cards. A loop over a mask costs a mispredicted branch for each of them.
//! [`Counted`] counts the bits of a mask byte by byte in one word. The sums give the total and the byte
//! of the n-th bit; a table finds the bit in the byte.

use super::cards::{Card, Colour, Laid, Symbol};
use super::house_rules::DrawRule;
use super::legal::{answers, kinds, signs};
use super::makeup::of_symbol;
use super::moves::Move;
use super::state::{Effect, Kanobu};
use crate::dice::Dice;
use crate::seat::Seat;

impl Kanobu {
    /// A random move of a normal turn.
    #[inline]
    pub(super) fn random_turn(&self, seat: Seat, dice: &mut impl Dice) -> Move {
        let playable = self.playable(seat);
        if playable != 0 && self.house.draw == DrawRule::Free && self.can_draw() {
            one_or_play(Move::Draw, playable, dice)
        } else if playable != 0 {
            let counted = Counted::new(playable);
            nth_play(playable, counted, dice.below(plays(playable, counted)))
        } else if self.can_draw() {
            Move::Draw
        } else {
            Move::Pass
        }
    }

    /// A random choice from the opened cards.
    #[inline]
    pub(super) fn random_pick(&self, dice: &mut impl Dice) -> Move {
        let opened = kinds(self.opened.as_slice());
        let playable = opened & self.fitting();
        let (takes, counted) = (Counted::new(opened), Counted::new(playable));
        match dice.below(takes.len() + plays(playable, counted)) {
            chosen if chosen < takes.len() => Move::Take(takes.nth(chosen)),
            chosen => nth_play(playable, counted, chosen - takes.len()),
        }
    }

    /// A random reply to an effect.
    #[inline]
    pub(super) fn random_reply(&self, seat: Seat, effect: Effect, dice: &mut impl Dice) -> Move {
        let replies = self.replies(seat, effect);
        if effect.symbol != Symbol::Chance {
            return one_or_play(Move::Accept, replies, dice);
        }
        let signs = signs(self.hands[seat]).map(Counted::new);
        let counts = signs.map(Counted::len);
        let counted = Counted::new(replies);
        let others = 1 + plays(replies, counted);
        let chosen = dice.below(others + 3 * counts[0] * counts[1] * counts[2]);
        match chosen.checked_sub(others) {
            None if chosen == 0 => Move::Accept,
            None => nth_play(replies, counted, chosen - 1),
            Some(answer) => {
                let cards = [
                    signs[0].nth(answer / 3 % counts[0]),
                    signs[1].nth(answer / 3 / counts[0] % counts[1]),
                    signs[2].nth(answer / 3 / counts[0] / counts[1]),
                ];
                answers(cards)[answer as usize % 3]
            }
        }
    }
}

/// The number of plays of the cards of a mask. Change colour has a play for each colour.
#[inline]
fn plays(kinds: u64, counted: Counted) -> u32 {
    let change = kinds & of_symbol(Symbol::Change) != 0;
    counted.len() + if change { Colour::ALL.len() as u32 - 1 } else { 0 }
}

/// The play with `n` plays before it. Change colour is the last kind, so its plays come last.
#[inline]
fn nth_play(kinds: u64, counted: Counted, n: u32) -> Move {
    if n + 1 >= counted.len() && kinds & of_symbol(Symbol::Change) != 0 {
        let colour = (n + 1 - counted.len()) as usize % Colour::ALL.len();
        return Move::Play(Laid::naming(Colour::ALL[colour]));
    }
    Move::Play(counted.nth(n).laid())
}

/// This move or a play of a card of a mask, each equally likely.
#[inline]
pub(super) fn one_or_play(one: Move, kinds: u64, dice: &mut impl Dice) -> Move {
    if kinds == 0 {
        return one;
    }
    let counted = Counted::new(kinds);
    match dice.below(1 + plays(kinds, counted)) {
        0 => one,
        chosen => nth_play(kinds, counted, chosen - 1),
    }
}

/// A mask of kinds with the sums of its bits, from which the n-th card is found without a loop.
#[derive(Clone, Copy)]
struct Counted {
    kinds: u64,
    /// In each byte, the number of bits of `kinds` up to and including that byte.
    sums: u64,
}

const BYTES: u64 = 0x0101_0101_0101_0101;

impl Counted {
    #[inline]
    const fn new(kinds: u64) -> Counted {
        let pairs = kinds - (kinds >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        Counted { kinds, sums: bytes.wrapping_mul(BYTES) }
    }

    /// The number of kinds.
    #[inline]
    const fn len(self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// The card with `n` cards before it. `n` is less than the number of kinds.
    #[inline]
    fn nth(self, n: u32) -> Card {
        // The top bit of a byte is set if at most `n` bits are in the bytes up to there.
        let too_few = (BYTES.wrapping_mul(u64::from(n)) | BYTES << 7).wrapping_sub(self.sums) & BYTES << 7;
        let byte = ((too_few >> 7).wrapping_mul(BYTES) >> 56) as u32 & 7;
        let before = (self.sums << 8) >> (8 * byte) & 0xff;
        let row = &NTH[(self.kinds >> (8 * byte) & 0xff) as usize];
        Card::from_code(8 * byte as u8 + row[(u64::from(n).wrapping_sub(before) & 7) as usize])
    }
}

/// For each byte, the positions of its set bits in order.
static NTH: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit as u8;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kanobu::card_set::each;

    #[test]
    fn the_nth_card_is_the_nth_card_of_a_list() {
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..20_000 {
            let kinds = (rng.u64(..) >> rng.u32(..64)) & (u64::MAX >> (64 - Card::KINDS));
            let counted = Counted::new(kinds);
            assert_eq!(counted.len(), kinds.count_ones());
            for (n, card) in each(kinds).enumerate() {
                assert_eq!(counted.nth(n as u32), card, "{kinds:x} {n}");
            }
        }
    }
}
