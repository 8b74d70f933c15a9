//! The state of a game and its options, and the deal.

use serde::Serialize;

use super::card_set::CardSet;
use super::cards::{Card, Symbol};
use super::deck::{Deck, Pile};
use super::events::Event;
use super::house_rules::HouseRules;
use super::knowledge::Knowledge;
use crate::event::{Cards, EventSink};
use crate::options::{GameOptions, Opening, OptionError, OptionSpec};
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::throw::Throw;

/// The largest number of seats.
pub(super) const SEATS: usize = 6;
/// The number of cards dealt to each seat.
pub(super) const HAND: usize = 6;
/// The number of moves after which the game ends and the fewest cards win (`kanobu/19`).
pub(super) const MOST_MOVES: u16 = 1000;

/// A game of Kanobu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kanobu {
    pub(super) seats: Seats,
    pub(super) opening: Opening,
    pub(super) house: HouseRules,
    pub(super) phase: Phase,
    pub(super) turn: Seat,
    pub(super) direction: Direction,
    /// The number of moves so far, without throws.
    pub(super) moves: u16,
    pub(super) throw: Throw,
    pub(super) hands: BySeat<CardSet, SEATS>,
    /// The number of cards in each hand. It is stored because counting the cards each time is slow.
    pub(super) sizes: BySeat<u8, SEATS>,
    pub(super) pile: Pile,
    pub(super) deck: Deck,
    pub(super) opened: Opened,
    pub(super) knowledge: Knowledge,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// A deck is awaited; then the move continues.
    Shuffling(UnfinishedMove),
    /// The seats throw for the first move.
    Throwing,
    /// A normal turn.
    Turn,
    /// An effect waits for the seat whose turn it is.
    Waiting(Effect),
    /// The seat has drawn this card and may play it. It is open if everybody knows it.
    Drawn {
        card: Card,
        open: bool,
    },
    /// The seat has played a three-star and picks one of the opened cards.
    Picking,
    Over,
}

/// The rest of a move that was interrupted because a new deck is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuUnfinishedMove"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum UnfinishedMove {
    /// The game is not dealt yet.
    Deal,
    /// The seat whose turn it is draws one card and decides about it.
    Draw,
    /// The seat whose turn it is draws and loses its turn.
    DrawAndLose {
        /// The number of cards still to draw.
        left: u8,
    },
    /// All seats draw except the one that played the last card of the chain.
    AllDraw {
        /// The seat that is drawing.
        seat: Seat,
        /// The number of cards that this seat still has to draw.
        left: u8,
        /// The number of cards that each seat draws.
        each: u8,
    },
    /// Cards are opened for a three-star.
    Open,
}

/// An effect that waits for the reply of the next seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuEffect"))]
pub struct Effect {
    /// The symbol of the top card.
    pub symbol: Symbol,
    /// The number of cards of this symbol played one after the other.
    pub chain: u8,
}

impl Effect {
    /// The number of cards that each drawing seat draws if the effect is accepted.
    pub const fn draws(self) -> u8 {
        match self.symbol {
            Symbol::Three => 3 * self.chain,
            Symbol::One => self.chain,
            Symbol::Two => 2 * self.chain,
            // Three, however long the chain is (`kanobu/10`).
            Symbol::Chance => 3,
            Symbol::Skip
            | Symbol::Rock
            | Symbol::Scissors
            | Symbol::Paper
            | Symbol::Reverse
            | Symbol::Star
            | Symbol::Cancel
            | Symbol::Change => 0,
        }
    }
}

/// The direction of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuDirection"))]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// By rising seat numbers.
    #[default]
    Clockwise,
    /// By falling seat numbers.
    Counterclockwise,
}

impl Direction {
    /// The other direction.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Direction {
        match self {
            Direction::Clockwise => Direction::Counterclockwise,
            Direction::Counterclockwise => Direction::Clockwise,
        }
    }
}

/// The cards that a three-star opened, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Opened {
    cards: [Card; 3],
    len: u8,
}

impl Opened {
    /// The number of cards that a three-star opens.
    pub(super) const MOST: u8 = 3;

    #[inline]
    pub(super) fn put(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
}

/// The options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Which seat has the first move of the game.
    pub opening: Opening,
    /// Other readings of open points.
    pub house: HouseRules,
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[Opening::SPEC, HouseRules::DRAW, HouseRules::ANSWER];

    fn set(&mut self, seats: Seats, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "opening" => self.opening = Opening::parse(value, seats)?,
            "draw" => self.house.set_draw(value)?,
            "answer" => self.house.set_answer(value)?,
            _ => return Err(OptionError::unknown::<Options>(name)),
        }
        Ok(())
    }
}

impl Kanobu {
    /// The next seat in the direction of play.
    #[inline]
    pub fn seat_after(&self, seat: Seat) -> Seat {
        match self.direction {
            Direction::Clockwise => seat.next(self.seats),
            Direction::Counterclockwise => seat.previous(self.seats),
        }
    }

    /// The previous seat in the direction of play. While an effect waits, this is the seat that played
    /// it.
    #[inline]
    pub(super) fn seat_before(&self, seat: Seat) -> Seat {
        match self.direction {
            Direction::Clockwise => seat.previous(self.seats),
            Direction::Counterclockwise => seat.next(self.seats),
        }
    }

    /// Makes a new deck from the pile below its top cards, in this order.
    pub(super) fn reshuffle(&mut self, order: &[Card], events: &mut impl EventSink<Event>) {
        self.pile.keep_top();
        self.deck.shuffled(order);
        self.knowledge.new_deck(order.iter().copied().collect());
        events.emit(|| Event::Reshuffled { deck: order.len() });
    }

    /// Deals the hands, turns over the first card of the pile, and starts the game or the throw.
    pub(super) fn deal_hands(&mut self, order: &[Card], events: &mut impl EventSink<Event>) {
        let seats = self.seats.count();
        let (dealt, rest) = order.split_at(seats * HAND);
        for (i, card) in dealt.iter().enumerate() {
            self.hands.0[i % seats].add(*card);
        }
        for seat in self.seats.iter() {
            self.sizes[seat] = HAND as u8;
        }
        self.deck.shuffled(rest);
        let (start, _) = self.deck.take();
        self.pile = Pile::new(&[start.laid()], true);
        let mut hidden = CardSet::deck(self.seats);
        hidden.remove(start);
        self.knowledge = Knowledge::dealt(self.seats, hidden, HAND as u8);
        events.emit(|| Event::Dealt {
            hands: self.seats.iter().map(|seat| Cards::open(self.hands[seat].to_vec())).collect(),
            start,
            deck: self.deck.len().into(),
        });
        match self.opening {
            Opening::Throw => {
                self.phase = Phase::Throwing;
                self.throw = Throw::new(self.seats.all());
            }
            Opening::Seat(seat) => self.start_game(seat, events),
        }
    }

    /// Starts the play with this seat.
    pub(super) fn start_game(&mut self, first: Seat, events: &mut impl EventSink<Event>) {
        self.phase = Phase::Turn;
        self.throw = Throw::new(SeatSet::EMPTY);
        self.turn = first;
        events.emit(|| Event::Opens { seat: first });
    }
}
