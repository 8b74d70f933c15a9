//! The list of legal moves.

use super::card_set::{CardSet, each};
use super::cards::{Card, Colour, Laid, Symbol};
use super::house_rules::DrawRule;
use super::makeup::of_symbol;
use super::moves::Move;
use super::state::{Effect, Kanobu};
use crate::seat::Seat;

/// The number of cards that answer a chance. A seat with fewer cards cannot answer (`kanobu/5`).
pub(super) const ANSWER: u8 = 3;

impl Kanobu {
    /// The moves of a normal turn.
    #[inline]
    pub(super) fn list_turn(&self, seat: Seat, moves: &mut Vec<Move>) {
        let playable = self.playable(seat);
        if self.may_draw(playable) {
            moves.push(Move::Draw);
        } else if playable == 0 {
            moves.push(Move::Pass);
        }
        list_plays(playable, moves);
    }

    /// The replies to an effect.
    #[inline]
    pub(super) fn list_replies(&self, seat: Seat, effect: Effect, moves: &mut Vec<Move>) {
        moves.push(Move::Accept);
        list_plays(self.replies(seat, effect), moves);
        if effect.symbol == Symbol::Chance {
            list_answers(self.hands[seat], moves);
        }
    }

    /// The cards that a seat may play in a normal turn, as a mask of kinds.
    #[inline]
    pub(super) fn playable(&self, seat: Seat) -> u64 {
        self.hands[seat].kinds() & self.fitting()
    }

    /// The cards that a seat may play as a reply to an effect (`kanobu/6`), as a mask of kinds.
    #[inline]
    pub(super) fn replies(&self, seat: Seat, effect: Effect) -> u64 {
        self.hands[seat].kinds() & (of_symbol(effect.symbol) | of_symbol(Symbol::Cancel)) & self.allowed()
    }

    /// All cards that may be played on the pile, as a mask of kinds.
    #[inline]
    pub(super) fn fitting(&self) -> u64 {
        self.pile.top().takes() & self.allowed()
    }

    /// All cards, or all but chance if the next seat could not answer it (`kanobu/5`), as a mask of
    /// kinds.
    #[inline]
    fn allowed(&self) -> u64 {
        if self.sizes[self.seat_after(self.turn)] < ANSWER { !of_symbol(Symbol::Chance) } else { !0 }
    }

    /// Whether a seat that may play these kinds may draw instead (`kanobu/20`).
    #[inline]
    pub(super) fn may_draw(&self, playable: u64) -> bool {
        (playable == 0 || self.house.draw == DrawRule::Free) && self.can_draw()
    }

    /// Whether there is a card to draw, from the deck or from a new one.
    #[inline]
    pub(super) fn can_draw(&self) -> bool {
        !self.deck.is_empty() || self.pile.makes_deck()
    }
}

/// The kinds of some cards, as a mask.
#[inline]
pub(super) fn kinds(cards: &[Card]) -> u64 {
    cards.iter().fold(0, |kinds, card| kinds | 1 << card.code())
}

/// The plays of the cards of a mask. Change colour has a play for each colour.
#[inline]
pub(super) fn list_plays(kinds: u64, moves: &mut Vec<Move>) {
    let change = of_symbol(Symbol::Change);
    for card in each(kinds & !change) {
        moves.push(Move::Play(card.laid()));
    }
    if kinds & change != 0 {
        moves.extend(Colour::ALL.map(|colour| Move::Play(Laid::naming(colour))));
    }
}

/// The rocks, the scissors and the papers of a hand, as masks of kinds.
#[inline]
pub(super) fn signs(hand: CardSet) -> [u64; 3] {
    [Symbol::Rock, Symbol::Scissors, Symbol::Paper].map(|symbol| hand.of_sign(symbol))
}

fn list_answers(hand: CardSet, moves: &mut Vec<Move>) {
    let [rocks, scissors, papers] = signs(hand);
    for rock in each(rocks) {
        for cut in each(scissors) {
            for paper in each(papers) {
                moves.extend(answers([rock, cut, paper]));
            }
        }
    }
}

/// The three answers with a rock, a scissors and a paper: each of them can be on top (`kanobu/10`).
#[inline]
pub(super) fn answers([rock, scissors, paper]: [Card; 3]) -> [Move; 3] {
    [[scissors, paper, rock], [rock, paper, scissors], [rock, scissors, paper]].map(Move::Answer)
}
