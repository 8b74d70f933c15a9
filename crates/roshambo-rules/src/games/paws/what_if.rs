//! States that differ from this one in one thing, to measure what that thing is worth.

use super::state::{Paws, TOKENS_TO_WIN};
use crate::seat::Seat;

impl Paws {
    /// The same state with one more token of a seat. `None` if that would end the game.
    pub fn with_token(&self, seat: Seat) -> Option<Paws> {
        let mut with = *self;
        with.tokens[seat] += 1;
        (with.tokens[seat] < TOKENS_TO_WIN).then_some(with)
    }
}
