//! Checks the seals of decisions: each seal is opened later, and its hash matches the decision.

use roshambo_rules::Seat;
use roshambo_table::fair::seal;

use super::violation::ProtocolViolation;
use crate::messages::{OpenedSeal, Seal};

/// The seals of one game that were not opened yet.
#[derive(Debug, Default)]
pub(super) struct Seals {
    closed: Vec<(Seat, String)>,
    /// Whether seals may have been missed during a resync.
    incomplete: bool,
}

impl Seals {
    /// Notes a new seal.
    pub(super) fn add(&mut self, seal: &Seal<'_>) {
        self.closed.push((seal.seat, seal.hash.to_owned()));
    }

    /// Checks an opened seal and removes it.
    pub(super) fn open(&mut self, opened: &OpenedSeal<'_>) -> Result<(), ProtocolViolation> {
        let index = self.closed.iter().position(|(seat, hash)| *seat == opened.seat && hash == opened.hash);
        match index {
            Some(index) => drop(self.closed.swap_remove(index)),
            None if self.incomplete => {}
            None => return Err(ProtocolViolation::UnknownSeal(opened.seat)),
        }
        if seal(opened.seat, opened.mv, opened.salt) == opened.hash {
            Ok(())
        } else {
            Err(ProtocolViolation::BrokenSeal(opened.seat))
        }
    }

    /// Checks at the end of a game that all seals were opened.
    pub(super) fn finish_game(&mut self) -> Result<(), ProtocolViolation> {
        let left = self.closed.len();
        *self = Seals::default();
        if left == 0 { Ok(()) } else { Err(ProtocolViolation::UnopenedSeals(left)) }
    }

    /// Starts a new game without seals.
    pub(super) fn start_game(&mut self) {
        *self = Seals::default();
    }

    /// Notes that seals may have been missed.
    pub(super) fn mark_incomplete(&mut self) {
        self.incomplete = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SALT: &str = "000102030405060708090a0b0c0d0e0f";

    #[test]
    fn a_seal_is_published_before_it_is_opened_and_matches_its_decision() {
        let hash = seal(Seat::FIRST, "choose R4", SALT);
        let opened = |mv| OpenedSeal { seat: Seat::FIRST, hash: &hash, salt: SALT, mv };
        let made = || {
            let mut seals = Seals::default();
            seals.add(&Seal { seat: Seat::FIRST, hash: &hash });
            seals
        };
        assert_eq!(
            Seals::default().open(&opened("choose R4")),
            Err(ProtocolViolation::UnknownSeal(Seat::FIRST))
        );
        assert_eq!(made().open(&opened("choose R5")), Err(ProtocolViolation::BrokenSeal(Seat::FIRST)));
        assert_eq!(made().finish_game(), Err(ProtocolViolation::UnopenedSeals(1)));
        let mut seals = made();
        assert_eq!(seals.open(&opened("choose R4")), Ok(()));
        assert_eq!(seals.finish_game(), Ok(()));
    }
}
