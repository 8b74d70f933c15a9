//! The events of a game, and what each viewer may know of them.

use serde::Serialize;

use super::cards::{Card, CardSet};
use super::piles::Pile;
use super::state::Choice;
use crate::event::Cards;
use crate::game::Viewer;
use crate::seat::{Seat, SeatSet};
use crate::throw::ThrowEvent;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NinjanEvent"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Event {
    /// The piles were laid out and the hands dealt.
    Dealt {
        /// The first card of each pile.
        piles: Vec<Card>,
        /// The hand of each seat.
        hands: Vec<Cards<Card>>,
        /// The number of cards that are not used.
        unused: usize,
    },
    /// A seat sealed its card of this round.
    Chose {
        /// The seat.
        seat: Seat,
        /// The card, if the viewer may know it. Others learn it when all cards are revealed.
        card: Option<Card>,
    },
    /// All chosen cards were revealed.
    Revealed {
        /// The number of the round, from 1.
        round: u8,
        /// The card of each seat, in the order in which they are resolved.
        choices: Vec<Choice>,
    },
    /// A card beat a pile: its owner took the pile, and the card started a new one.
    Took {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
        /// The pile.
        pile: Pile,
        /// The cards that were taken.
        cards: CardSet,
    },
    /// A card beat no pile and was put on top of one.
    Placed {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
        /// The pile.
        pile: Pile,
    },
    /// All rounds were played and the winnings added up.
    Scored {
        /// The sum of each seat.
        counts: Vec<SeatSum>,
    },
    /// Several seats have the highest sum and throw for the victory.
    Tied {
        /// The seat.
        seats: SeatSet,
    },
    /// A seat won the game.
    GameWon {
        /// The seat.
        seat: Seat,
    },
    /// An event of the throw for the victory.
    #[serde(untagged)]
    Throw(ThrowEvent),
}

/// The winnings of a seat and their sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NinjanCount"))]
pub struct SeatSum {
    /// The seat.
    pub seat: Seat,
    /// The winnings.
    pub cards: CardSet,
    /// The sum of their values.
    pub sum: i32,
}

impl Event {
    /// The event as a viewer may know it: dealt and sealed cards are known to their owner only.
    pub(super) fn redacted(&self, viewer: Viewer) -> Event {
        match self {
            Event::Dealt { piles, hands, unused } => Event::Dealt {
                piles: piles.clone(),
                hands: Cards::redacted_hands(hands, viewer),
                unused: *unused,
            },
            Event::Chose { seat, card } => {
                Event::Chose { seat: *seat, card: card.filter(|_| viewer.is(*seat)) }
            }
            Event::Throw(_)
            | Event::Revealed { .. }
            | Event::Took { .. }
            | Event::Placed { .. }
            | Event::Scored { .. }
            | Event::Tied { .. }
            | Event::GameWon { .. } => self.clone(),
        }
    }
}

impl From<ThrowEvent> for Event {
    fn from(event: ThrowEvent) -> Event {
        Event::Throw(event)
    }
}
