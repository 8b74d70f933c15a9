//! Random legal moves, each equally likely, without listing the others.
//!
//! Playouts choose millions of cards. A loop over a mask costs a mispredicted branch for each of them;
//! [`CountedBits`] finds the n-th card without a loop.

use super::cards::{Card, Colour, Laid, Symbol};
use super::house_rules::DrawRule;
use super::legal::{answers, kinds, signs};
use super::makeup::of_symbol;
use super::moves::Move;
use super::state::{Effect, Kanobu};
use crate::counted_bits::CountedBits;
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
            let counted = CountedBits::new(playable);
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
        let (takes, counted) = (CountedBits::new(opened), CountedBits::new(playable));
        match dice.below(takes.len() + plays(playable, counted)) {
            chosen if chosen < takes.len() => Move::Take(nth_card(takes, chosen)),
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
        let signs = signs(self.hands[seat]).map(CountedBits::new);
        let counts = signs.map(CountedBits::len);
        let counted = CountedBits::new(replies);
        let others = 1 + plays(replies, counted);
        let chosen = dice.below(others + 3 * counts[0] * counts[1] * counts[2]);
        match chosen.checked_sub(others) {
            None if chosen == 0 => Move::Accept,
            None => nth_play(replies, counted, chosen - 1),
            Some(answer) => {
                let cards = [
                    nth_card(signs[0], answer / 3 % counts[0]),
                    nth_card(signs[1], answer / 3 / counts[0] % counts[1]),
                    nth_card(signs[2], answer / 3 / counts[0] / counts[1]),
                ];
                answers(cards)[answer as usize % 3]
            }
        }
    }
}

/// The number of plays of the cards of a mask. Change colour has a play for each colour.
#[inline]
fn plays(kinds: u64, counted: CountedBits) -> u32 {
    let change = kinds & of_symbol(Symbol::Change) != 0;
    counted.len() + if change { Colour::ALL.len() as u32 - 1 } else { 0 }
}

/// The play with `n` plays before it. Change colour is the last kind, so its plays come last.
#[inline]
fn nth_play(kinds: u64, counted: CountedBits, n: u32) -> Move {
    if n + 1 >= counted.len() && kinds & of_symbol(Symbol::Change) != 0 {
        let colour = (n + 1 - counted.len()) as usize % Colour::ALL.len();
        return Move::Play(Laid::naming(Colour::ALL[colour]));
    }
    Move::Play(nth_card(counted, n).laid())
}

/// This move or a play of a card of a mask, each equally likely.
#[inline]
pub(super) fn one_or_play(one: Move, kinds: u64, dice: &mut impl Dice) -> Move {
    if kinds == 0 {
        return one;
    }
    let counted = CountedBits::new(kinds);
    match dice.below(1 + plays(kinds, counted)) {
        0 => one,
        chosen => nth_play(kinds, counted, chosen - 1),
    }
}

/// The card of a mask with `n` cards before it.
#[inline]
fn nth_card(kinds: CountedBits, n: u32) -> Card {
    Card::from_code(kinds.nth(n) as u8)
}
