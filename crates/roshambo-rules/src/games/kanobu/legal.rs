//! Which moves there are: complete, each once.

use super::card_set::{CardSet, each};
use super::cards::{Card, Colour, Laid, Symbol};
use super::makeup::of_symbol;
use super::moves::Move;
use super::state::{Effect, Kanobu, Phase};
use crate::dice::Dice;
use crate::seat::Seat;
use crate::sign::Sign;

/// Fewer cards than this cannot answer a chance (`kanobu/5`).
pub(super) const ANSWER: u8 = 3;

impl Kanobu {
    #[inline]
    pub(super) fn list_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Turn => {
                let playable = self.playable(seat);
                if playable == 0 {
                    moves.push(if self.can_draw() { Move::Draw } else { Move::Pass });
                } else {
                    list_plays(playable, moves);
                }
            }
            Phase::Waiting(effect) => {
                moves.push(Move::Accept);
                list_plays(self.replies(seat, effect), moves);
                if effect.symbol == Symbol::Chance {
                    list_answers(self.hands[seat], moves);
                }
            }
            Phase::Drawn { card, .. } => {
                moves.push(Move::Keep);
                list_plays(1 << card.code() & self.top().takes() & self.allowed(), moves);
            }
            Phase::Picking => {
                let kinds = kinds(self.opened.as_slice());
                moves.extend(each(kinds).map(Move::Take));
                list_plays(kinds & self.top().takes() & self.allowed(), moves);
            }
            Phase::Throwing => moves.extend(Sign::ALL.map(Move::Throw)),
            Phase::Shuffling(_) | Phase::Over => {}
        }
    }

    /// The cards that this seat may play in a normal turn, as a mask of kinds.
    #[inline]
    pub(super) fn playable(&self, seat: Seat) -> u64 {
        self.hands[seat].kinds() & self.top().takes() & self.allowed()
    }

    /// The cards with which this seat may reply to an effect (`kanobu/6`), as a mask of kinds.
    #[inline]
    pub(super) fn replies(&self, seat: Seat, effect: Effect) -> u64 {
        self.hands[seat].kinds() & (of_symbol(effect.symbol) | of_symbol(Symbol::Cancel)) & self.allowed()
    }

    /// All cards, without chance if the next seat could not answer it (`kanobu/5`).
    #[inline]
    pub(super) fn allowed(&self) -> u64 {
        if self.sizes[self.after(self.turn)] < ANSWER { !of_symbol(Symbol::Chance) } else { !0 }
    }

    /// Whether a card can be had, from the deck or a new one.
    #[inline]
    pub(super) fn can_draw(&self) -> bool {
        !self.deck.is_empty() || self.pile.makes_deck()
    }

    /// A legal move, each equally likely: chosen by its number, without listing the others.
    #[inline]
    pub(super) fn random_move(&self, seat: Seat, dice: &mut impl Dice) -> Move {
        match self.phase {
            Phase::Turn => {
                let playable = self.playable(seat);
                if playable != 0 {
                    let moves = plays(playable);
                    // One move needs no dice.
                    nth_play(playable, if moves == 1 { 0 } else { dice.below(moves) })
                } else if self.can_draw() {
                    Move::Draw
                } else {
                    Move::Pass
                }
            }
            Phase::Waiting(effect) => self.random_reply(seat, effect, dice),
            Phase::Drawn { card, .. } => {
                let playable = 1 << card.code() & self.top().takes() & self.allowed();
                one_or_play(Move::Keep, playable, dice)
            }
            Phase::Picking => {
                let kinds = kinds(self.opened.as_slice());
                let playable = kinds & self.top().takes() & self.allowed();
                let takes = kinds.count_ones();
                match dice.below(takes + plays(playable)) {
                    chosen if chosen < takes => Move::Take(nth(kinds, chosen)),
                    chosen => nth_play(playable, chosen - takes),
                }
            }
            // Nobody may act in the last two, so nobody asks.
            Phase::Throwing | Phase::Shuffling(_) | Phase::Over => Move::Throw(dice.pick(&Sign::ALL)),
        }
    }

    #[inline]
    fn random_reply(&self, seat: Seat, effect: Effect, dice: &mut impl Dice) -> Move {
        let replies = self.replies(seat, effect);
        if effect.symbol != Symbol::Chance {
            return one_or_play(Move::Accept, replies, dice);
        }
        let signs = signs(self.hands[seat]);
        let counts = signs.map(u64::count_ones);
        let others = 1 + plays(replies);
        let chosen = dice.below(others + 3 * counts[0] * counts[1] * counts[2]);
        match chosen.checked_sub(others) {
            None if chosen == 0 => Move::Accept,
            None => nth_play(replies, chosen - 1),
            Some(answer) => {
                let cards = [
                    nth(signs[0], answer / 3 % counts[0]),
                    nth(signs[1], answer / 3 / counts[0] % counts[1]),
                    nth(signs[2], answer / 3 / counts[0] / counts[1]),
                ];
                ends(cards)[answer as usize % 3]
            }
        }
    }
}

/// How many moves there are with the cards of a mask: a change colour names any of four.
#[inline]
fn plays(kinds: u64) -> u32 {
    let named = if kinds & of_symbol(Symbol::Change) != 0 { Colour::ALL.len() as u32 - 1 } else { 0 };
    let single = kinds & kinds.wrapping_sub(1) == 0;
    named + if single { u32::from(kinds != 0) } else { kinds.count_ones() }
}

/// The move with a card of a mask that has `n` such moves before it. Change colour is the last kind,
/// so its four moves are the last ones.
#[inline]
fn nth_play(kinds: u64, n: u32) -> Move {
    let mut rest = kinds;
    for left in (1..=n).rev() {
        let later = rest & rest.wrapping_sub(1);
        if later == 0 {
            return Move::Play(Laid::naming(Colour::ALL[left as usize % Colour::ALL.len()]));
        }
        rest = later;
    }
    let card = Card::from_code(rest.trailing_zeros() as u8);
    Move::Play(if card == Card::CHANGE { Laid::naming(Colour::Blue) } else { card.laid() })
}

/// This move, or one with a card of a mask, each equally likely.
#[inline]
fn one_or_play(one: Move, kinds: u64, dice: &mut impl Dice) -> Move {
    if kinds == 0 {
        return one;
    }
    match dice.below(1 + plays(kinds)) {
        0 => one,
        chosen => nth_play(kinds, chosen - 1),
    }
}

/// The kinds of some cards, as a mask.
#[inline]
pub(super) fn kinds(cards: &[Card]) -> u64 {
    cards.iter().fold(0, |kinds, card| kinds | 1 << card.code())
}

#[inline]
fn list_plays(kinds: u64, moves: &mut Vec<Move>) {
    let change = of_symbol(Symbol::Change);
    for card in each(kinds & !change) {
        moves.push(Move::Play(card.laid()));
    }
    if kinds & change != 0 {
        moves.extend(Colour::ALL.map(|colour| Move::Play(Laid::naming(colour))));
    }
}

/// The kinds of rocks, scissors and papers in a hand.
#[inline]
fn signs(hand: CardSet) -> [u64; 3] {
    [Symbol::Rock, Symbol::Scissors, Symbol::Paper].map(|symbol| hand.of_sign(symbol))
}

fn list_answers(hand: CardSet, moves: &mut Vec<Move>) {
    let [rocks, scissors, papers] = signs(hand);
    for rock in each(rocks) {
        for cut in each(scissors) {
            for paper in each(papers) {
                moves.extend(ends([rock, cut, paper]));
            }
        }
    }
}

/// A rock, a scissors and a paper, with each of them ending on top (`kanobu/10`).
#[inline]
fn ends([rock, scissors, paper]: [Card; 3]) -> [Move; 3] {
    [[scissors, paper, rock], [rock, paper, scissors], [rock, scissors, paper]].map(Move::Answer)
}

/// The card of a mask that has `n` before it.
#[inline]
fn nth(mut kinds: u64, n: u32) -> Card {
    for _ in 0..n {
        kinds &= kinds.wrapping_sub(1);
    }
    Card::from_code(kinds.trailing_zeros() as u8)
}
