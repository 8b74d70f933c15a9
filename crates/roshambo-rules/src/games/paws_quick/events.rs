//! The events of a series, and what each viewer may know of them.

use serde::Serialize;

use super::scoring::Score;
use crate::event::Cards;
use crate::game::Viewer;
use crate::games::paws_deck::{Card, CardSet};
use crate::seat::{Seat, SeatSet};
use crate::sign::Sign;
use crate::throw::ThrowEvent;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsQuickEvent"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Event {
    /// A game was dealt.
    Dealt {
        /// The number of the game in the series, from 1.
        game: u8,
        /// The hand of each seat.
        hands: Vec<Cards<Card>>,
        /// The colour jokers that were turned over and put under the deck, in that order.
        turned: Vec<Card>,
        /// The starting card.
        start: Card,
        /// The number of cards in the deck.
        deck: usize,
        /// The number of cards that were removed from the bottom of the deck and leave the game.
        left: usize,
    },
    /// A seat opens the game.
    Opens {
        /// The seat.
        seat: Seat,
    },
    /// A seat raised, or changed to the beating sign.
    Played {
        /// The seat.
        seat: Seat,
        /// The sign that the cards count as.
        sign: Sign,
        /// The cards.
        cards: CardSet,
    },
    /// A seat led on an empty table, or over its own cards.
    Led {
        /// The seat.
        seat: Seat,
        /// The sign that the cards count as.
        sign: Sign,
        /// The cards.
        cards: CardSet,
    },
    /// A seat transferred the turn with a combo.
    Transferred {
        /// The seat.
        seat: Seat,
        /// The combo.
        cards: CardSet,
    },
    /// A seat passed.
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// A seat drew cards.
    Drew {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Cards<Card>,
    },
    /// A seat had to draw more cards than the deck had.
    DeckOut {
        /// The seat.
        seat: Seat,
    },
    /// A seat spent a help token to discard a card of the table.
    Helped {
        /// The seat.
        seat: Seat,
        /// The discarded card.
        card: Card,
    },
    /// A game ended.
    GameEnded {
        /// The number of the game.
        game: u8,
        /// How it ended.
        ending: Ending,
        /// The penalty points of each seat before help tokens are spent.
        points: Vec<u8>,
    },
    /// A seat has decided how many help tokens to spend.
    SpendDecided {
        /// The seat.
        seat: Seat,
        /// The number, if the viewer may know it.
        amount: Option<u8>,
    },
    /// All seats have decided how many help tokens to spend.
    Spent {
        /// The number of help tokens that each seat spends.
        amounts: Vec<u8>,
    },
    /// A game was scored.
    Scored {
        /// The score of each seat.
        scores: Vec<Score>,
    },
    /// Seats received help tokens.
    TokensGiven {
        /// The seats that received one token each.
        seats: SeatSet,
        /// The help tokens of each seat now.
        tokens: Vec<u8>,
        /// The number of tokens that no seat holds.
        supply: u8,
    },
    /// The series is over.
    SeriesWon {
        /// The winner, or several seats that share the victory.
        seats: SeatSet,
        /// The penalty points of each seat.
        totals: Vec<u16>,
    },
    /// An event of the throw for the first move.
    #[serde(untagged)]
    Throw(ThrowEvent),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsQuickEnding"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ending {
    /// A seat had no cards left.
    EmptyHand {
        /// The seat. It wins the game.
        seat: Seat,
    },
    /// A seat had to draw more cards than the deck had.
    DeckOut,
}

impl Event {
    /// The event as a viewer may know it: dealt and drawn cards and sealed decisions are known to their
    /// owner only.
    pub(super) fn redacted(&self, viewer: Viewer) -> Event {
        match self {
            Event::Dealt { game, hands, turned, start, deck, left } => Event::Dealt {
                game: *game,
                hands: Cards::redacted_hands(hands, viewer),
                turned: turned.clone(),
                start: *start,
                deck: *deck,
                left: *left,
            },
            Event::Drew { seat, cards } => Event::Drew { seat: *seat, cards: cards.redacted(*seat, viewer) },
            Event::SpendDecided { seat, amount } => {
                Event::SpendDecided { seat: *seat, amount: amount.filter(|_| viewer.is(*seat)) }
            }
            Event::Throw(_)
            | Event::Opens { .. }
            | Event::Played { .. }
            | Event::Led { .. }
            | Event::Transferred { .. }
            | Event::Passed { .. }
            | Event::DeckOut { .. }
            | Event::Helped { .. }
            | Event::GameEnded { .. }
            | Event::Spent { .. }
            | Event::Scored { .. }
            | Event::TokensGiven { .. }
            | Event::SeriesWon { .. } => self.clone(),
        }
    }
}

impl From<ThrowEvent> for Event {
    fn from(event: ThrowEvent) -> Event {
        Event::Throw(event)
    }
}
