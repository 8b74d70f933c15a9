//! Seals of decisions: each that is made is opened later, and holds what went in.

use roshambo_rules::Seat;
use roshambo_table::fair::seal;

use super::wrong::Wrong;
use crate::tells::{Opened, Seal};

/// The seals of one game that are not opened yet.
#[derive(Debug, Default)]
pub(super) struct Seals {
    closed: Vec<(Seat, String)>,
    /// Some may have been made while nobody listened.
    unsure: bool,
}

impl Seals {
    pub(super) fn make(&mut self, seal: &Seal<'_>) {
        self.closed.push((seal.seat, seal.hash.to_owned()));
    }

    pub(super) fn open(&mut self, opened: &Opened<'_>) -> Result<(), Wrong> {
        let place = self.closed.iter().position(|(seat, hash)| *seat == opened.seat && hash == opened.hash);
        match place {
            Some(place) => drop(self.closed.swap_remove(place)),
            None if self.unsure => {}
            None => return Err(Wrong::NoSeal(opened.seat)),
        }
        if seal(opened.seat, opened.mv, opened.salt) == opened.hash {
            Ok(())
        } else {
            Err(Wrong::BrokenSeal(opened.seat))
        }
    }

    /// The game is over: all have to be open.
    pub(super) fn end(&mut self) -> Result<(), Wrong> {
        let left = self.closed.len();
        *self = Seals::default();
        if left == 0 { Ok(()) } else { Err(Wrong::Unopened(left)) }
    }

    pub(super) fn begin(&mut self) {
        *self = Seals::default();
    }

    pub(super) fn doubt(&mut self) {
        self.unsure = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SALT: &str = "000102030405060708090a0b0c0d0e0f";

    #[test]
    fn a_seal_has_to_be_made_before_it_is_opened_and_fit() {
        let hash = seal(Seat::FIRST, "choose R4", SALT);
        let opened = |mv| Opened { seat: Seat::FIRST, hash: &hash, salt: SALT, mv };
        let made = || {
            let mut seals = Seals::default();
            seals.make(&Seal { seat: Seat::FIRST, hash: &hash });
            seals
        };
        assert_eq!(Seals::default().open(&opened("choose R4")), Err(Wrong::NoSeal(Seat::FIRST)));
        assert_eq!(made().open(&opened("choose R5")), Err(Wrong::BrokenSeal(Seat::FIRST)));
        assert_eq!(made().end(), Err(Wrong::Unopened(1)));
        let mut seals = made();
        assert_eq!(seals.open(&opened("choose R4")), Ok(()));
        assert_eq!(seals.end(), Ok(()));
    }
}
