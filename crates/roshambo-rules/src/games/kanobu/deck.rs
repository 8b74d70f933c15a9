//! The deck and the pile.
//!
//! Cards are drawn from the top of the deck and put under it. Cards that go under the deck were open on
//! the table, so the cards that everybody knows are always the lowest ones.

use super::cards::{Card, Laid};
use super::makeup::DECK_SIZE;
use crate::dice::Dice;

/// The size of the ring buffer: a power of two, so that an index wraps with one instruction.
const RING: usize = 128;

/// The deck, as a ring buffer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deck {
    cards: [Card; RING],
    top: u8,
    len: u8,
    /// The number of top cards that nobody knows. Everybody knows all cards below them.
    hidden: u8,
}

impl Deck {
    pub(super) const EMPTY: Deck = Deck { cards: [Card::from_code(0); RING], top: 0, len: 0, hidden: 0 };

    /// A deck of these cards, the top one first. Nobody knows the first `hidden` cards.
    pub(super) fn new(cards: &[Card], hidden: usize) -> Deck {
        let mut deck = Deck::EMPTY;
        deck.shuffled(cards);
        deck.hidden = hidden as u8;
        deck
    }

    /// Replaces the deck with a shuffled one.
    pub(super) fn shuffled(&mut self, cards: &[Card]) {
        self.cards[..cards.len()].copy_from_slice(cards);
        (self.top, self.len, self.hidden) = (0, cards.len() as u8, cards.len() as u8);
    }

    #[inline]
    pub(super) const fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(super) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The number of top cards that nobody knows.
    #[inline]
    pub(super) const fn hidden(&self) -> u8 {
        self.hidden
    }

    /// Takes the top card of a deck that is not empty, and returns whether it was hidden.
    #[inline]
    pub(super) fn take(&mut self) -> (Card, bool) {
        let card = self.cards[self.top as usize % RING];
        self.top = (self.top + 1) % RING as u8;
        self.len -= 1;
        let hidden = self.hidden > 0;
        self.hidden -= u8::from(hidden);
        (card, hidden)
    }

    /// The last `count` cards that were taken, in canonical order.
    pub(super) fn taken(&self, count: u8) -> Vec<Card> {
        let depths = 1..=usize::from(count);
        let mut cards: Vec<Card> =
            depths.map(|i| self.cards[(self.top as usize + RING - i) % RING]).collect();
        cards.sort_unstable();
        cards
    }

    /// Puts an open card under the deck.
    #[inline]
    pub(super) fn put_under(&mut self, card: Card) {
        self.cards[(self.top as usize + self.len as usize) % RING] = card;
        self.len += 1;
    }

    /// The card at this depth. The top card is at depth 0.
    fn at(&self, depth: u8) -> Card {
        self.cards[(self.top as usize + depth as usize) % RING]
    }

    /// Shuffles the cards that nobody knows.
    pub(super) fn reshuffle_hidden(&mut self, dice: &mut impl Dice) {
        for last in (1..self.hidden as usize).rev() {
            let chosen = dice.below(last as u32 + 1) as usize;
            let top = self.top as usize;
            self.cards.swap((top + last) % RING, (top + chosen) % RING);
        }
    }

    /// The cards at the bottom that everybody knows, from the top down.
    pub(super) fn known(&self) -> impl Iterator<Item = Card> {
        (self.hidden..self.len).map(|depth| self.at(depth))
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Card> {
        (0..self.len).map(|depth| self.at(depth))
    }
}

impl PartialEq for Deck {
    /// The position of the cards in the ring buffer does not matter.
    fn eq(&self, other: &Deck) -> bool {
        (self.len, self.hidden) == (other.len, other.hidden)
            && (0..self.len).all(|depth| self.at(depth) == other.at(depth))
    }
}

impl Eq for Deck {}

/// The pile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pile {
    cards: [Laid; DECK_SIZE],
    len: u8,
    /// Whether the lowest card was turned over and not played.
    pub(super) turned: bool,
}

impl Pile {
    pub(super) const EMPTY: Pile =
        Pile { cards: [Card::from_code(0).laid(); DECK_SIZE], len: 0, turned: false };

    pub(super) fn new(cards: &[Laid], turned: bool) -> Pile {
        let mut pile = Pile::EMPTY;
        for card in cards {
            pile.put(*card);
        }
        pile.turned = turned;
        pile
    }

    #[inline]
    pub(super) const fn len(&self) -> u8 {
        self.len
    }

    /// The top card. In a running game the pile is never empty.
    #[inline]
    pub(super) fn top(&self) -> Laid {
        self.cards[self.len.saturating_sub(1) as usize]
    }

    #[inline]
    pub(super) fn put(&mut self, card: Laid) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Removes the top card, and returns whether it was played and not just turned over.
    #[inline]
    pub(super) fn take(&mut self) -> (Card, bool) {
        let card = self.top().card();
        self.len -= 1;
        (card, self.len > 0 || !self.turned)
    }

    /// Whether there are cards for a new deck under the two top cards.
    #[inline]
    pub(super) const fn makes_deck(&self) -> bool {
        self.len > KEPT
    }

    /// The cards for a new deck: all but the two top cards.
    #[inline]
    pub(super) fn below(&self) -> &[Laid] {
        &self.cards[..self.len.saturating_sub(KEPT) as usize]
    }

    /// Keeps only the two top cards. They were both played, unless there are no other cards.
    pub(super) fn keep_top(&mut self) {
        let from = self.below().len();
        self.cards.copy_within(from..self.len as usize, 0);
        self.len -= from as u8;
        self.turned &= from == 0;
    }

    pub(super) fn as_slice(&self) -> &[Laid] {
        &self.cards[..self.len as usize]
    }
}

/// The number of cards that stay on the pile when a new deck is made (`kanobu/16`).
const KEPT: u8 = 2;

impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        (self.as_slice(), self.turned) == (other.as_slice(), other.turned)
    }
}

impl Eq for Pile {}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn piles_are_equal_if_their_cards_and_the_origin_of_the_lowest_card_are_equal() {
        let pile = |text: &str, turned| {
            let laid: Vec<Laid> = cards(text).into_iter().map(Card::laid).collect();
            Pile::new(&laid, turned)
        };
        assert_eq!(pile("bR gS", true), pile("bR gS", true));
        assert_ne!(pile("bR gS", true), pile("bR gS", false));
        assert_ne!(pile("bR gS", true), pile("bR", true));
        assert_ne!(pile("bR gS", true), pile("gS bR", true));
        let mut longer = pile("bR gS yP", true);
        longer.take();
        assert_eq!(longer, pile("bR gS", true), "removed cards do not matter");
    }

    #[test]
    fn decks_are_equal_if_their_cards_and_the_known_cards_are_equal() {
        let (one, other) = (cards("bR gS yP"), cards("gS bR yP"));
        assert_ne!(Deck::new(&one, 3), Deck::new(&other, 3));
        assert_ne!(Deck::new(&one, 3), Deck::new(&one, 2));
        assert_ne!(Deck::new(&one, 2), Deck::new(&one[..2], 2));
        let mut drawn = Deck::new(&one, 3);
        drawn.take();
        assert_eq!(drawn, Deck::new(&one[1..], 2), "the position in the ring buffer does not matter");
    }
}
