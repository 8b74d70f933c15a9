//! The deck of a round: dealing hands, drawing, and filling in what a viewer has not seen.

use super::DECK_SIZE;
use super::card::Card;
use super::card_set::CardSet;
use crate::dice::Dice;
use crate::seat::{BySeat, Seats};

/// The largest number of seats in both editions.
pub(in crate::games) const MOST_SEATS: usize = 4;

/// The hand of each seat.
pub(in crate::games) type Hands = BySeat<CardSet, MOST_SEATS>;

/// Deals hands of `size` cards, one card at a time to each seat in turn, from the top of a deck.
pub(in crate::games) fn deal_hands(order: &[Card], seats: Seats, size: usize) -> Hands {
    let mut hands = Hands::default();
    for cards in order[..seats.count() * size].chunks_exact(seats.count()) {
        for (hand, card) in hands.0.iter_mut().zip(cards) {
            hand.add(*card);
        }
    }
    hands
}

/// The cards in the order of the shuffle, and which of them are still in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::games) struct Deck {
    cards: [Card; DECK_SIZE],
    /// The cards before this place are dealt or drawn.
    top: u8,
    /// The cards from this place on were removed from the game unseen.
    end: u8,
}

impl Deck {
    /// The deck before the first deal.
    pub(in crate::games) const EMPTY: Deck = Deck::unknown(0, 0);

    /// A deck of `len` cards whose cards are not filled in yet, with `removed` cards below it.
    pub(in crate::games) const fn unknown(len: usize, removed: usize) -> Deck {
        let end = DECK_SIZE - removed;
        Deck { cards: [Card::DECK[0]; DECK_SIZE], top: (end - len) as u8, end: end as u8 }
    }

    /// A shuffled deck after its first `dealt` cards were dealt.
    pub(in crate::games) fn shuffled(order: &[Card], dealt: usize) -> Deck {
        let mut deck = Deck::unknown(DECK_SIZE - dealt, 0);
        deck.cards.copy_from_slice(order);
        deck
    }

    /// The number of cards in the deck.
    #[inline]
    pub(in crate::games) const fn len(&self) -> usize {
        (self.end - self.top) as usize
    }

    /// Whether the deck has run out.
    #[inline]
    pub(in crate::games) const fn is_empty(&self) -> bool {
        self.end == self.top
    }

    /// The cards in the deck, from the top.
    pub(in crate::games) fn cards(&self) -> &[Card] {
        &self.cards[self.top as usize..self.end as usize]
    }

    /// The cards that were removed from the bottom of the deck.
    pub(in crate::games) fn removed(&self) -> &[Card] {
        &self.cards[self.end as usize..]
    }

    /// The last `count` of all cards, wherever they are now.
    pub(in crate::games) fn last(&self, count: u8) -> &[Card] {
        &self.cards[DECK_SIZE - count as usize..]
    }

    /// Draws `count` cards, or all if there are fewer.
    #[inline]
    pub(in crate::games) fn draw(&mut self, count: usize) -> CardSet {
        let top = self.top as usize;
        let drawn = &self.cards[top..top + count.min(self.len())];
        self.top += drawn.len() as u8;
        drawn.iter().copied().collect()
    }

    /// Takes the top card of a deck that is not empty.
    pub(in crate::games) fn take_top(&mut self) -> Card {
        let card = self.cards[self.top as usize];
        self.top += 1;
        card
    }

    /// Moves the top `count` cards to the bottom, one after the other.
    pub(in crate::games) fn move_to_bottom(&mut self, count: usize) {
        self.cards[self.top as usize..self.end as usize].rotate_left(count);
    }

    /// Removes the lower half of the deck from the game; of an odd number, the smaller half.
    pub(in crate::games) fn remove_lower_half(&mut self) {
        self.end -= (self.len() / 2) as u8;
    }

    /// The cards that nobody has seen: those of the deck and those removed from it, without the last `known_last` of all
    /// cards.
    pub(in crate::games) fn unseen(&self, known_last: u8) -> &[Card] {
        self.cards.get(self.top as usize..DECK_SIZE - known_last as usize).unwrap_or_default()
    }

    /// Shuffles the cards that nobody has seen.
    pub(in crate::games) fn reshuffle_unseen(&mut self, known_last: u8, dice: &mut impl Dice) {
        if let Some(unseen) = self.cards.get_mut(self.top as usize..DECK_SIZE - known_last as usize) {
            dice.shuffle(unseen);
        }
    }

    /// Sets the last of all cards, which everybody has seen.
    pub(in crate::games) fn set_last(&mut self, cards: &[Card]) {
        self.cards[DECK_SIZE - cards.len()..].copy_from_slice(cards);
    }
}

/// The cards that a viewer has not seen, and how many of them each hand holds.
#[derive(Clone, Debug)]
pub(in crate::games) struct HiddenCards {
    pub(in crate::games) cards: Vec<Card>,
    pub(in crate::games) in_hands: BySeat<usize, MOST_SEATS>,
    /// How many of the last cards of the deck everybody has seen.
    pub(in crate::games) known_last: usize,
}

impl HiddenCards {
    /// Deals the hidden cards at random to the hands and to the places of the deck that nobody has
    /// seen.
    pub(in crate::games) fn deal(
        &self,
        seats: Seats,
        hands: &mut Hands,
        deck: &mut Deck,
        dice: &mut impl Dice,
    ) {
        let mut cards = [Card::default(); DECK_SIZE];
        let cards = &mut cards[..self.cards.len()];
        cards.copy_from_slice(&self.cards);
        dice.shuffle(cards);
        let mut rest = &*cards;
        for seat in seats.iter() {
            let (hand, after) = rest.split_at(self.in_hands[seat]);
            hands[seat].add_all(hand.iter().copied().collect());
            rest = after;
        }
        // There are no such places before the first deal, or when only seen cards are left.
        if let Some(places) = deck.cards.get_mut(deck.top as usize..DECK_SIZE - self.known_last) {
            places.copy_from_slice(&rest[..places.len()]);
        }
    }
}
