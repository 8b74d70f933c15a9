//! What people are told, in the order in which it happens.

use serde::Serialize;

use super::cards::{Card, Colour};
use super::state::{Direction, Effect};
use crate::event::Cards;
use crate::game::Viewer;
use crate::seat::Seat;
use crate::throw::ThrowEvent;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "KanobuEvent")]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Event {
    /// The game was dealt.
    Dealt {
        /// Each seat's hand.
        hands: Vec<Cards<Card>>,
        /// The card that starts the pile.
        start: Card,
        /// Cards left in the deck.
        deck: usize,
    },
    /// A new deck was made of the pile below its two top cards.
    Reshuffled {
        /// How many cards it has.
        deck: usize,
    },
    /// A seat has the first move.
    Opens {
        /// Who.
        seat: Seat,
    },
    /// A seat played a card.
    Played {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// The colour that a change colour names.
        named: Option<Colour>,
    },
    /// A seat drew from the deck.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        cards: Cards<Card>,
    },
    /// A seat kept the card it had drawn.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// A seat could neither play nor draw.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat accepted an effect.
    Accepted {
        /// Who.
        seat: Seat,
        /// What.
        effect: Effect,
    },
    /// A seat answered a chance.
    Answered {
        /// Who.
        seat: Seat,
        /// With what; the last one lies on top.
        cards: [Card; 3],
    },
    /// Cards were opened for a three-star.
    Opened {
        /// Who picks.
        seat: Seat,
        /// From what, in the order opened.
        cards: Vec<Card>,
    },
    /// A seat took one of the opened cards.
    Took {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// The opened cards that nobody picked went under the deck.
    PutUnder {
        /// Which, in this order.
        cards: Vec<Card>,
    },
    /// A cancel removed the top card; both went under the deck.
    Cancelled {
        /// What was removed.
        card: Card,
    },
    /// The pile was gone, and the top card of the deck was turned over.
    TurnedOver {
        /// Which.
        card: Card,
    },
    /// The direction turned round.
    TurnedRound {
        /// The direction now.
        direction: Direction,
    },
    /// A seat has no cards left and won the game.
    GameWon {
        /// Who.
        seat: Seat,
    },
    /// The game ended with its last move; the fewest cards win.
    GameStopped {
        /// How many moves were made.
        moves: u16,
        /// How many cards each seat holds.
        hand_sizes: Vec<usize>,
    },
    /// Throwing for the first move.
    #[serde(untagged)]
    Throw(ThrowEvent),
}

impl Event {
    /// The event as one viewer may know it: of dealt and drawn cards, only his own.
    pub(super) fn seen_by(&self, viewer: Viewer) -> Event {
        let only_own =
            |seat: Seat, cards: &Cards<Card>| if viewer.is(seat) { cards.clone() } else { cards.closed() };
        match self {
            Event::Dealt { hands, start, deck } => Event::Dealt {
                hands: hands.iter().enumerate().map(|(i, cards)| only_own(Seat::new(i), cards)).collect(),
                start: *start,
                deck: *deck,
            },
            Event::Drew { seat, cards } => Event::Drew { seat: *seat, cards: only_own(*seat, cards) },
            Event::Throw(_)
            | Event::Reshuffled { .. }
            | Event::Opens { .. }
            | Event::Played { .. }
            | Event::Kept { .. }
            | Event::Passed { .. }
            | Event::Accepted { .. }
            | Event::Answered { .. }
            | Event::Opened { .. }
            | Event::Took { .. }
            | Event::PutUnder { .. }
            | Event::Cancelled { .. }
            | Event::TurnedOver { .. }
            | Event::TurnedRound { .. }
            | Event::GameWon { .. }
            | Event::GameStopped { .. } => self.clone(),
        }
    }
}

impl From<ThrowEvent> for Event {
    fn from(event: ThrowEvent) -> Event {
        Event::Throw(event)
    }
}
