//! Read-only access to a state, for search and heuristics, and [`Kinds`], sets of different cards that
//! are fast to compare.

use std::ops::{BitAnd, BitOr, Not};

use super::card_set::{CardSet, each};
use super::cards::{Card, Colour, Laid, Symbol};
use super::house_rules::HouseRules;
use super::legal::kinds;
use super::makeup::{VIOLETS, of_symbol};
use super::state::{Direction, Effect, Kanobu, Phase, UnfinishedMove};
use super::view::{DrawnView, drawn};
use crate::game::Viewer;
use crate::options::Opening;
use crate::seat::Seat;
use crate::throw::Throw;

/// A set of different cards, without the number of copies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u64);

impl Kinds {
    /// All violet cards.
    pub const VIOLET: Kinds = Kinds(VIOLETS);

    /// All cards of a symbol.
    #[inline]
    pub const fn of_symbol(symbol: Symbol) -> Kinds {
        Kinds(of_symbol(symbol))
    }

    /// All cards with a colour, including cards of two colours.
    #[inline]
    pub const fn of_colour(colour: Colour) -> Kinds {
        Kinds(Laid::naming(colour).takes() & !VIOLETS)
    }

    /// All cards that may be played on this one. Chance is included even if the next seat could not
    /// answer it.
    #[inline]
    pub const fn on(laid: Laid) -> Kinds {
        Kinds(laid.takes())
    }

    /// The different cards of a set.
    #[inline]
    pub const fn held(cards: CardSet) -> Kinds {
        Kinds(cards.kinds())
    }

    /// The set of this card alone.
    #[inline]
    pub const fn only(card: Card) -> Kinds {
        Kinds(1 << card.code())
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets have a card in common.
    #[inline]
    pub const fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    /// The cards in canonical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        each(self.0)
    }
}

impl BitAnd for Kinds {
    type Output = Kinds;

    #[inline]
    fn bitand(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }
}

impl BitOr for Kinds {
    type Output = Kinds;

    #[inline]
    fn bitor(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }
}

impl Not for Kinds {
    type Output = Kinds;

    #[inline]
    fn not(self) -> Kinds {
        Kinds(!self.0 & (u64::MAX >> (64 - Card::KINDS)))
    }
}

/// What the seat whose turn it is has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// A normal turn.
    Turn,
    /// A reply to this effect.
    Waiting(Effect),
    /// Whether to play this card, which it has drawn.
    Drawn(Card),
    /// Which of the cards opened by a three-star to pick.
    Picking,
    /// Nothing: the seats throw, a deck is awaited, or the game is over.
    Other,
}

impl Kanobu {
    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// The number of cards in a hand.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.sizes[seat]
    }

    /// The different cards whose place is not public: hidden in hands or in the deck.
    #[inline]
    pub fn kinds_hidden(&self) -> Kinds {
        Kinds(self.knowledge.pool.kinds() | self.knowledge.old.kinds() | self.knowledge.either.kinds())
    }

    /// The different cards that the seat whose turn it is may play.
    #[inline]
    pub fn kinds_playable(&self) -> Kinds {
        Kinds(match self.phase {
            Phase::Turn => self.playable(self.turn),
            Phase::Waiting(effect) => self.replies(self.turn, effect),
            Phase::Drawn { card, .. } => 1 << card.code() & self.fitting(),
            Phase::Picking => kinds(self.opened.as_slice()) & self.fitting(),
            Phase::Throwing | Phase::Shuffling(_) | Phase::Over => 0,
        })
    }

    /// Whether the seat whose turn it is may draw in this normal turn.
    #[inline]
    pub fn may_draw_now(&self) -> bool {
        self.phase == Phase::Turn && self.may_draw(self.playable(self.turn))
    }

    /// The top card of the pile.
    #[inline]
    pub fn top_card(&self) -> Laid {
        self.pile.top()
    }

    /// The card under the top one.
    #[inline]
    pub fn second_card(&self) -> Option<Laid> {
        self.pile.as_slice().iter().rev().nth(1).copied()
    }

    /// Whose turn it is.
    #[inline]
    pub fn whose_turn(&self) -> Seat {
        self.turn
    }

    /// The cards opened by a three-star, in the order in which they were opened.
    #[inline]
    pub fn opened_cards(&self) -> &[Card] {
        self.opened.as_slice()
    }

    /// Which seat has the first move by the options.
    #[inline]
    pub fn opening(&self) -> Opening {
        self.opening
    }

    /// The house rules.
    #[inline]
    pub fn house_rules(&self) -> HouseRules {
        self.house
    }

    /// The direction of play.
    #[inline]
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// The number of moves so far, without throws.
    #[inline]
    pub fn moves(&self) -> u16 {
        self.moves
    }

    /// The throw for the first move, while it takes place.
    #[inline]
    pub fn throw(&self) -> Option<&Throw> {
        (self.phase == Phase::Throwing).then_some(&self.throw)
    }

    /// The pile, from the lowest card to the top card.
    #[inline]
    pub fn pile(&self) -> &[Laid] {
        self.pile.as_slice()
    }

    /// Whether the lowest card of the pile was turned over and not played.
    #[inline]
    pub fn is_turned_over(&self) -> bool {
        self.pile.turned
    }

    /// The number of cards in the deck.
    #[inline]
    pub fn deck_len(&self) -> u8 {
        self.deck.len()
    }

    /// The cards at the bottom of the deck that everybody knows. The last one is the lowest.
    #[inline]
    pub fn bottom(&self) -> impl Iterator<Item = Card> {
        self.deck.known()
    }

    /// The rest of the move that needs a new deck, if one does.
    #[inline]
    pub fn unfinished(&self) -> Option<UnfinishedMove> {
        match self.phase {
            Phase::Shuffling(unfinished) => Some(unfinished),
            Phase::Throwing
            | Phase::Turn
            | Phase::Waiting(_)
            | Phase::Drawn { .. }
            | Phase::Picking
            | Phase::Over => None,
        }
    }

    /// What a viewer may know of the card that the seat whose turn it is has drawn and may play.
    #[inline]
    pub fn drawn(&self, viewer: Viewer) -> Option<DrawnView> {
        drawn(self, viewer)
    }

    /// The cards in a hand that everybody knows.
    #[inline]
    pub fn known(&self, seat: Seat) -> CardSet {
        self.knowledge.known[seat]
    }

    /// The cards whose place is not public: those of the current deck, older ones, and those that may be
    /// either. See [`Hidden`](super::Hidden).
    #[inline]
    pub fn hidden(&self) -> [CardSet; 3] {
        [self.knowledge.pool, self.knowledge.old, self.knowledge.either]
    }

    /// Bounds of the number of hidden cards from the current deck in a hand.
    #[inline]
    pub fn bounds_from_deck(&self, seat: Seat) -> (u8, u8) {
        (self.knowledge.least[seat], self.knowledge.most[seat])
    }

    /// What the seat whose turn it is has to decide.
    #[inline]
    pub fn moment(&self) -> Moment {
        match self.phase {
            Phase::Turn => Moment::Turn,
            Phase::Waiting(effect) => Moment::Waiting(effect),
            Phase::Drawn { card, .. } => Moment::Drawn(card),
            Phase::Picking => Moment::Picking,
            Phase::Throwing | Phase::Shuffling(_) | Phase::Over => Moment::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seats;

    fn texts(kinds: Kinds) -> String {
        kinds.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn kinds_are_sets_of_different_cards() {
        assert_eq!(texts(Kinds::VIOLET), "vC v* vN vW");
        assert_eq!(texts(Kinds::of_symbol(Symbol::Three)), "b3 g3 r3 y3");
        let (blue, red) = (Kinds::of_colour(Colour::Blue), Kinds::of_colour(Colour::Red));
        assert_eq!(texts(blue & red), "brR brS brP brX");
        assert_eq!((blue.len(), (blue | red).len(), (!blue).len()), (20, 36, 40));
        assert!(blue.meets(red) && !blue.meets(Kinds::VIOLET) && Kinds::default().is_empty());
        let deck = CardSet::deck(Seats::new(3).unwrap());
        assert_eq!(Kinds(deck.kinds()), !Kinds::default());
    }
}
