//! The events of a game, and what each viewer may know of them.

use serde::Serialize;

use super::scoring::HandCount;
use super::state::Combination;
use crate::event::Cards;
use crate::game::Viewer;
use crate::games::paws_deck::{Card, CardSet};
use crate::seat::Seat;
use crate::throw::ThrowEvent;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsEvent"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Event {
    /// A round was dealt.
    Dealt {
        /// The number of the round, from 1.
        round: u8,
        /// The hand of each seat.
        hands: Vec<Cards<Card>>,
        /// The number of cards in the deck.
        deck: usize,
    },
    /// A seat opens the round.
    Opens {
        /// The seat.
        seat: Seat,
    },
    /// A seat led, or beat the table.
    Played {
        /// The seat.
        seat: Seat,
        /// The combination that is on the table now.
        combination: Combination,
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
    /// A seat declared the special end and showed its hand.
    Declared {
        /// The seat.
        seat: Seat,
        /// The hand.
        cards: CardSet,
    },
    /// All hands were opened and counted.
    Counted {
        /// The count of each seat.
        counts: Vec<HandCount>,
    },
    /// A seat won the round.
    RoundWon {
        /// The seat.
        seat: Seat,
        /// How the round ended.
        ending: Ending,
        /// The tokens of each seat now.
        tokens: Vec<u8>,
    },
    /// A seat won the game.
    GameWon {
        /// The seat.
        seat: Seat,
    },
    /// An event of the throw for the first move.
    #[serde(untagged)]
    Throw(ThrowEvent),
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsEnding"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ending {
    /// A seat had no cards left.
    EmptyHand,
    /// The deck ran out.
    DeckOut,
    /// A seat declared the special end.
    Declared {
        /// The seat.
        seat: Seat,
    },
}

impl Ending {
    /// The seat that declared the special end, if one did.
    pub fn declarer(self) -> Option<Seat> {
        match self {
            Ending::Declared { seat } => Some(seat),
            Ending::EmptyHand | Ending::DeckOut => None,
        }
    }
}

impl Event {
    /// The event as a viewer may know it: dealt and drawn cards are known to their owner only.
    pub(super) fn redacted(&self, viewer: Viewer) -> Event {
        match self {
            Event::Dealt { round, hands, deck } => {
                Event::Dealt { round: *round, hands: Cards::redacted_hands(hands, viewer), deck: *deck }
            }
            Event::Drew { seat, cards } => Event::Drew { seat: *seat, cards: cards.redacted(*seat, viewer) },
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
