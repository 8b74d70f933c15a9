//! The events of a game, and what each viewer may know of them.

use serde::Serialize;

use super::cards::{Card, Colour};
use super::state::{Direction, Effect};
use crate::event::Cards;
use crate::game::Viewer;
use crate::seat::Seat;
use crate::throw::ThrowEvent;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuEvent"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Event {
    /// The game was dealt.
    Dealt {
        /// The hand of each seat.
        hands: Vec<Cards<Card>>,
        /// The first card of the pile.
        start: Card,
        /// The number of cards in the deck.
        deck: usize,
    },
    /// A new deck was made from the pile, without its two top cards.
    Reshuffled {
        /// The number of cards in it.
        deck: usize,
    },
    /// A seat has the first move.
    Opens {
        /// The seat.
        seat: Seat,
    },
    /// A seat played a card.
    Played {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
        /// The colour that was named with change colour.
        named: Option<Colour>,
    },
    /// A seat drew cards.
    Drew {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Cards<Card>,
    },
    /// A seat kept the card that it had drawn.
    Kept {
        /// The seat.
        seat: Seat,
    },
    /// A seat could neither play nor draw.
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// A seat accepted an effect.
    Accepted {
        /// The seat.
        seat: Seat,
        /// The effect.
        effect: Effect,
    },
    /// A seat answered a chance.
    Answered {
        /// The seat.
        seat: Seat,
        /// The cards; the last one is on top of the pile.
        cards: [Card; 3],
    },
    /// Cards were opened for a three-star.
    Opened {
        /// The seat that picks one.
        seat: Seat,
        /// The cards, in the order in which they were opened.
        cards: Vec<Card>,
    },
    /// A seat took one of the opened cards.
    Took {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The opened cards that were not picked went under the deck.
    PutUnder {
        /// The cards, in this order.
        cards: Vec<Card>,
    },
    /// A cancel removed the top card; both went under the deck.
    Cancelled {
        /// The removed card.
        card: Card,
    },
    /// The pile was empty, so the top card of the deck was turned over.
    TurnedOver {
        /// The card.
        card: Card,
    },
    /// The direction of play was reversed.
    TurnedRound {
        /// The new direction.
        direction: Direction,
    },
    /// A seat has no cards left and won the game.
    GameWon {
        /// The seat.
        seat: Seat,
    },
    /// The game ended at the limit of moves; the fewest cards win.
    GameStopped {
        /// The number of moves.
        moves: u16,
        /// The number of cards in each hand.
        hand_sizes: Vec<usize>,
    },
    /// An event of the throw for the first move.
    #[serde(untagged)]
    Throw(ThrowEvent),
}

impl Event {
    /// The event as a viewer may know it: dealt and drawn cards are known to their owner only.
    pub(super) fn redacted(&self, viewer: Viewer) -> Event {
        match self {
            Event::Dealt { hands, start, deck } => {
                Event::Dealt { hands: Cards::redacted_hands(hands, viewer), start: *start, deck: *deck }
            }
            Event::Drew { seat, cards } => Event::Drew { seat: *seat, cards: cards.redacted(*seat, viewer) },
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
