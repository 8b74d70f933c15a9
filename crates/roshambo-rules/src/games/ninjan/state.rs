//! The state of a game and its options.

use serde::Serialize;

use super::cards::{Card, CardSet, DECK_SIZE};
use super::house_rules::HouseRules;
use super::piles::{Pile, Piles};
use crate::options::{GameOptions, OptionError, OptionSpec};
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::throw::Throw;

/// The largest number of seats.
pub(super) const SEATS: usize = 5;
/// The number of cards dealt to each seat, and of rounds.
pub(super) const ROUNDS: u8 = 9;

/// A game of Ninjan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ninjan {
    pub(super) seats: Seats,
    pub(super) house: HouseRules,
    pub(super) phase: Phase,
    /// The number of the current round, from 1; 0 before the deal.
    pub(super) round: u8,
    /// A sealed card stays in the hand until all sealed cards are revealed.
    pub(super) hands: BySeat<CardSet, SEATS>,
    /// The card that each seat has chosen, until it is resolved.
    pub(super) chosen: BySeat<Option<Card>, SEATS>,
    /// The chosen cards that are revealed and not resolved yet.
    pub(super) revealed: CardSet,
    pub(super) piles: Piles,
    pub(super) winnings: BySeat<CardSet, SEATS>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Shuffling,
    /// Each seat seals a card; the seats in `waiting` have not sealed one yet.
    Choosing {
        waiting: SeatSet,
    },
    /// The owner of the card being resolved chooses a pile.
    Resolving {
        owner: Seat,
    },
    /// The seats tied for the highest sum throw.
    Throwing(Throw),
    Over {
        winner: Seat,
    },
}

/// A revealed card and the seat that chose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NinjanChoice"))]
pub struct Choice {
    /// The seat.
    pub seat: Seat,
    /// The card.
    pub card: Card,
}

/// The options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Other readings of open points.
    pub house: HouseRules,
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[HouseRules::TRIPLE];

    fn set(&mut self, _: Seats, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "triple" => self.house.set_triple(value),
            _ => Err(OptionError::unknown::<Options>(name)),
        }
    }
}

impl Ninjan {
    /// The number of cards that are not dealt; all cards before the deal.
    pub(super) fn unused(&self) -> usize {
        match self.phase {
            Phase::Shuffling => DECK_SIZE,
            Phase::Choosing { .. } | Phase::Resolving { .. } | Phase::Throwing(_) | Phase::Over { .. } => {
                DECK_SIZE - Pile::ALL.len() - self.seats.count() * ROUNDS as usize
            }
        }
    }
}
