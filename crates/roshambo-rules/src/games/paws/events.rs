//! What people are told, in the order in which it happens.

use serde::Serialize;

use super::scoring::Count;
use super::state::Combination;
use crate::event::Cards;
use crate::game::Viewer;
use crate::games::paws_deck::{Card, CardSet};
use crate::seat::Seat;
use crate::throw::ThrowEvent;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsEvent")]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Event {
    /// A round was dealt.
    Dealt {
        /// Which round, from 1.
        round: u8,
        /// Each seat's hand.
        hands: Vec<Cards<Card>>,
        /// Cards left in the deck.
        deck: usize,
    },
    /// A seat opens the round.
    Opens {
        /// Who.
        seat: Seat,
    },
    /// A seat led or beat.
    Played {
        /// Who.
        seat: Seat,
        /// What lies on the table now.
        combination: Combination,
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
    /// A seat declared the special end and shows its hand.
    Declared {
        /// Who.
        seat: Seat,
        /// Its last combination.
        cards: CardSet,
    },
    /// Hands are opened, sets taken off, cards counted.
    Counted {
        /// Each seat's count.
        counts: Vec<Count>,
    },
    /// A seat won the round.
    RoundWon {
        /// Who.
        seat: Seat,
        /// How the round ended.
        ending: Ending,
        /// Everybody's tokens now.
        tokens: Vec<u8>,
    },
    /// A seat won the game.
    GameWon {
        /// Who.
        seat: Seat,
    },
    /// Throwing for the first move.
    #[serde(untagged)]
    Throw(ThrowEvent),
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsEnding")]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ending {
    /// A hand was empty.
    EmptyHand,
    /// The deck ran out.
    DeckOut,
    /// The special end.
    Declared {
        /// Who declared it.
        seat: Seat,
    },
}

impl Ending {
    /// Who declared the special end, if that was it.
    pub fn declarer(self) -> Option<Seat> {
        match self {
            Ending::Declared { seat } => Some(seat),
            Ending::EmptyHand | Ending::DeckOut => None,
        }
    }
}

impl Event {
    /// The event as one viewer may know it: of dealt and drawn cards, only his own.
    pub(super) fn seen_by(&self, viewer: Viewer) -> Event {
        let only_own =
            |seat: Seat, cards: &Cards<Card>| if viewer.is(seat) { cards.clone() } else { cards.closed() };
        match self {
            Event::Dealt { round, hands, deck } => Event::Dealt {
                round: *round,
                hands: hands.iter().enumerate().map(|(i, cards)| only_own(Seat::new(i), cards)).collect(),
                deck: *deck,
            },
            Event::Drew { seat, cards } => Event::Drew { seat: *seat, cards: only_own(*seat, cards) },
            Event::Throw(_)
            | Event::Opens { .. }
            | Event::Played { .. }
            | Event::Passed { .. }
            | Event::Declared { .. }
            | Event::Counted { .. }
            | Event::RoundWon { .. }
            | Event::GameWon { .. } => self.clone(),
        }
    }
}

impl From<ThrowEvent> for Event {
    fn from(event: ThrowEvent) -> Event {
        Event::Throw(event)
    }
}
