//! What people are told, in the order in which it happens.

use serde::Serialize;

use super::cards::{Card, CardSet};
use super::piles::Pile;
use super::state::Choice;
use crate::event::Cards;
use crate::game::Viewer;
use crate::seat::{Seat, SeatSet};
use crate::throw::ThrowEvent;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "NinjanEvent")]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Event {
    /// The piles were laid out and the hands dealt.
    Dealt {
        /// The only card of each pile.
        piles: Vec<Card>,
        /// Each seat's hand.
        hands: Vec<Cards<Card>>,
        /// Cards that leave the game unseen.
        unused: usize,
    },
    /// A seat has sealed its card of this round.
    Chose {
        /// Who.
        seat: Seat,
        /// What, if the viewer may know: nobody else learns it before the last one is in.
        card: Option<Card>,
    },
    /// All chosen cards are turned up.
    Revealed {
        /// Which round, from 1.
        round: u8,
        /// Everybody's card, in the order in which they are resolved.
        choices: Vec<Choice>,
    },
    /// A card beat a pile: its owner took that, and the card is the new pile.
    Took {
        /// Who.
        seat: Seat,
        /// The card that beat it.
        card: Card,
        /// Which pile.
        pile: Pile,
        /// What lay there.
        cards: CardSet,
    },
    /// A card beat no pile and was put on top of one.
    Placed {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// Which pile.
        pile: Pile,
    },
    /// All rounds are played and the winnings added up.
    Scored {
        /// Each seat's sum.
        counts: Vec<Count>,
    },
    /// Several seats have the highest sum and throw for the victory.
    Tied {
        /// Who.
        seats: SeatSet,
    },
    /// A seat won the game.
    GameWon {
        /// Who.
        seat: Seat,
    },
    /// Throwing for the victory.
    #[serde(untagged)]
    Throw(ThrowEvent),
}

/// What a seat has won, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "NinjanCount")]
pub struct Count {
    /// Whose.
    pub seat: Seat,
    /// The winnings.
    pub cards: CardSet,
    /// The sum of their values.
    pub sum: i32,
}

impl Event {
    /// The event as one viewer may know it: of dealt and sealed cards, only his own.
    pub(super) fn seen_by(&self, viewer: Viewer) -> Event {
        let only_own = |(i, cards): (usize, &Cards<Card>)| {
            if viewer.is(Seat::new(i)) { cards.clone() } else { cards.closed() }
        };
        match self {
            Event::Dealt { piles, hands, unused } => Event::Dealt {
                piles: piles.clone(),
                hands: hands.iter().enumerate().map(only_own).collect(),
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
