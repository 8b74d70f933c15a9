//! The state of a game.

use serde::Serialize;

use crate::games::paws_deck::{CardSet, Deck, Hands, Kind, MOST_SEATS};
use crate::options::Opening;
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
    pub(super) phase: Phase,
    /// The number of rounds dealt so far.
    pub(super) round: u8,
    /// The seat that opens this round; seat 1 until the throw for the first move is decided.
    pub(super) first: Seat,
    pub(super) turn: Seat,
    pub(super) throw: Throw,
    pub(super) table: Option<Combination>,
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

/// The number of cards dealt to each seat.
pub(super) fn hand_size(seats: Seats) -> usize {
    match seats.count() {
        2 => 13,
        3 => 12,
        _ => 11,
    }
}
