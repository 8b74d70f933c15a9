//! The state of a game and its options.

use serde::Serialize;

use super::house_rules::HouseRules;
use crate::games::paws_deck::{CardSet, Comeback, Deck, Hands, Kind, MOST_SEATS};
use crate::options::{GameOptions, Opening, OptionError, OptionSpec};
use crate::seat::{BySeat, Seat, Seats};
use crate::sign::Sign;
use crate::throw::Throw;

/// The number of tokens that wins the game.
pub(super) const TOKENS_TO_WIN: u8 = 2;

/// A game of Paws, Scissors, Paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paws {
    pub(super) seats: Seats,
    pub(super) opening: Opening,
    pub(super) house: HouseRules,
    pub(super) phase: Phase,
    /// The number of rounds dealt so far.
    pub(super) round: u8,
    /// The seat that opens this round; seat 1 until the throw for the first move is decided.
    pub(super) first: Seat,
    pub(super) turn: Seat,
    pub(super) throw: Throw,
    pub(super) table: Option<Combination>,
    /// Whether the owner of the combination has passed on it and may not replace it any more. Always
    /// false unless the house rule `comeback` says once.
    pub(super) passed_on: bool,
    pub(super) hands: Hands,
    /// Whether all hands are open, because they were counted at the end of the round.
    pub(super) hands_open: bool,
    pub(super) discard: CardSet,
    pub(super) tokens: BySeat<u8, MOST_SEATS>,
    pub(super) deck: Deck,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Shuffling,
    /// The seats throw for the first move.
    Throwing,
    Playing,
    Over,
}

/// A combination on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsCombination"))]
pub struct Combination {
    /// The seat that played it.
    pub owner: Seat,
    /// The sign of its cards.
    pub sign: Sign,
    /// One colour or many.
    pub kind: Kind,
    /// The cards.
    pub cards: CardSet,
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
    const SPECS: &'static [OptionSpec] = &[Opening::SPEC, Comeback::ALWAYS, HouseRules::JOKERS];

    fn set(&mut self, seats: Seats, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "opening" => self.opening = Opening::parse(value, seats)?,
            "comeback" => self.house.comeback = Comeback::parse(value)?,
            "jokers" => self.house.set_jokers(value)?,
            _ => return Err(OptionError::unknown::<Options>(name)),
        }
        Ok(())
    }
}

/// The number of cards dealt to each seat.
pub(super) fn hand_size(seats: Seats) -> usize {
    match seats.count() {
        2 => 13,
        3 => 12,
        _ => 11,
    }
}
