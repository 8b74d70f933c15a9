//! What people are told, in the order in which it happens.

use serde::Serialize;

use super::scoring::Score;
use crate::event::Cards;
use crate::game::Viewer;
use crate::games::paws_deck::{Card, CardSet};
use crate::seat::{Seat, SeatSet};
use crate::sign::Sign;
use crate::throw::ThrowEvent;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsQuickEvent")]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Event {
    /// A game was dealt.
    Dealt {
        /// Which game of the series, from 1.
        game: u8,
        /// Each seat's hand.
        hands: Vec<Cards<Card>>,
        /// Colour jokers turned over and put to the bottom of the deck, one after the other.
        turned: Vec<Card>,
        /// The starting card.
        start: Card,
        /// Cards left in the deck.
        deck: usize,
        /// Cards taken off its bottom, out of the game.
        left: usize,
    },
    /// A seat opens the game.
    Opens {
        /// Who.
        seat: Seat,
    },
    /// A seat raised, or changed to the beating sign.
    Played {
        /// Who.
        seat: Seat,
        /// What the cards are.
        sign: Sign,
        /// The cards.
        cards: CardSet,
    },
    /// A seat led on an empty table, or over its own cards.
    Led {
        /// Who.
        seat: Seat,
        /// What the cards are.
        sign: Sign,
        /// The cards.
        cards: CardSet,
    },
    /// A seat transferred the turn with a combo.
    Transferred {
        /// Who.
        seat: Seat,
        /// The combo.
        cards: CardSet,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat drew from the deck.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        cards: Cards<Card>,
    },
    /// A seat had to draw from an empty deck.
    DeckOut {
        /// Who.
        seat: Seat,
    },
    /// A seat used a help token on the table.
    Helped {
        /// Who.
        seat: Seat,
        /// The card that went to the discard pile.
        card: Card,
    },
    /// A game ended.
    GameEnded {
        /// Which.
        game: u8,
        /// How.
        ending: Ending,
        /// Everybody's penalty points before help tokens are spent.
        points: Vec<u8>,
    },
    /// A seat has decided how many help tokens to spend.
    SpendDecided {
        /// Who.
        seat: Seat,
        /// How many, if the viewer may know.
        amount: Option<u8>,
    },
    /// All have decided.
    Spent {
        /// How many help tokens each seat spends.
        amounts: Vec<u8>,
    },
    /// A game is scored.
    Scored {
        /// Each seat's score.
        scores: Vec<Score>,
    },
    /// Help tokens are given.
    TokensGiven {
        /// Who got one.
        seats: SeatSet,
        /// Everybody's tokens now.
        tokens: Vec<u8>,
        /// Tokens left in the supply.
        supply: u8,
    },
    /// The series is over.
    SeriesWon {
        /// Who won; several share the victory.
        seats: SeatSet,
        /// Everybody's penalty points.
        totals: Vec<u16>,
    },
    /// Throwing for the first move.
    #[serde(untagged)]
    Throw(ThrowEvent),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsQuickEnding")]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ending {
    /// A hand was empty.
    EmptyHand {
        /// Whose; that seat wins.
        seat: Seat,
    },
    /// A card had to be drawn and the deck was empty.
    DeckOut,
}

impl Event {
    /// The event as one viewer may know it: of dealt and drawn cards and sealed decisions, only his own.
    pub(super) fn seen_by(&self, viewer: Viewer) -> Event {
        let only_own =
            |seat: Seat, cards: &Cards<Card>| if viewer.is(seat) { cards.clone() } else { cards.closed() };
        match self {
            Event::Dealt { game, hands, turned, start, deck, left } => Event::Dealt {
                game: *game,
                hands: hands.iter().enumerate().map(|(i, cards)| only_own(Seat::new(i), cards)).collect(),
                turned: turned.clone(),
                start: *start,
                deck: *deck,
                left: *left,
            },
            Event::Drew { seat, cards } => Event::Drew { seat: *seat, cards: only_own(*seat, cards) },
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
