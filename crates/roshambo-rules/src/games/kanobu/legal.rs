//! Which moves there are: complete, each once.

use super::card_set::{CardSet, each};
use super::cards::{Card, Colour, Laid, Symbol};
use super::choice::Counted;
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
                    let counted = Counted::new(playable);
                    nth_play(playable, counted, dice.below(plays(playable, counted)))
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
                let (takes, counted) = (Counted::new(kinds), Counted::new(playable));
                match dice.below(takes.len() + plays(playable, counted)) {
                    chosen if chosen < takes.len() => Move::Take(takes.nth(chosen)),
                    chosen => nth_play(playable, counted, chosen - takes.len()),
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
                ends(cards)[answer as usize % 3]
            }
        }
    }
}

/// How many moves there are with these cards, of which a change colour names any of four.
#[inline]
fn plays(kinds: u64, counted: Counted) -> u32 {
    let change = kinds & of_symbol(Symbol::Change) != 0;
    counted.len() + if change { Colour::ALL.len() as u32 - 1 } else { 0 }
}

/// The move with one of these cards that has `n` such moves before it. Change colour is the last
/// kind, so its four moves are the last ones.
#[inline]
fn nth_play(kinds: u64, counted: Counted, n: u32) -> Move {
    if n + 1 >= counted.len() && kinds & of_symbol(Symbol::Change) != 0 {
        let colour = (n + 1 - counted.len()) as usize % Colour::ALL.len();
        return Move::Play(Laid::naming(Colour::ALL[colour]));
    }
    Move::Play(counted.nth(n).laid())
}

/// This move, or one with a card of a mask, each equally likely.
#[inline]
fn one_or_play(one: Move, kinds: u64, dice: &mut impl Dice) -> Move {
    if kinds == 0 {
        return one;
    }
    let counted = Counted::new(kinds);
    match dice.below(1 + plays(kinds, counted)) {
        0 => one,
        chosen => nth_play(kinds, counted, chosen - 1),
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
