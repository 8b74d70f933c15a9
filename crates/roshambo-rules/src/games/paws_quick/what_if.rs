//! States that differ from this one in one thing, to measure what that thing is worth.

use super::state::PawsQuick;
use crate::seat::Seat;

impl PawsQuick {
    /// The same state with one more help token of a seat. `None` if there are no help tokens, or none are left.
    pub fn with_help_token(&self, seat: Seat) -> Option<PawsQuick> {
        if !self.help || self.supply() == 0 {
            return None;
        }
        let mut with = *self;
        with.tokens[seat] += 1;
        Some(with)
    }
}
