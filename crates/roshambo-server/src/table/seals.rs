//! Seals of sealed decisions: the salted hash is published at once, and the salt when the decision is revealed.

use roshambo_rules::{Awaits, Seat};
use roshambo_table::fair::seal;

use crate::protocol::{Opened, Seal};

/// The seals of a game that are not opened yet.
#[derive(Debug, Default)]
pub(crate) struct Seals(Vec<Sealed>);

#[derive(Debug)]
struct Sealed {
    opening: Opened,
    /// The number of the decision in the journal.
    entry: usize,
    /// Whether it stays closed until the game is over.
    stays: bool,
}

impl Seals {
    /// Adds the seal of a decision. `entry` is its number in the journal.
    pub(super) fn add(&mut self, entry: usize, seat: Seat, mv: &str, salt: &str, stays: bool) -> Seal {
        let hash = seal(seat, mv, salt);
        let opening = Opened { seat, hash: hash.clone(), salt: salt.to_owned(), mv: mv.to_owned() };
        self.0.push(Sealed { opening, entry, stays });
        Seal { seat, hash, entry: entry as u32 }
    }

    /// Forgets the seals of decisions that were taken back: all but the first `length` entries of the journal.
    pub(super) fn rewind(&mut self, length: usize) {
        self.0.retain(|sealed| sealed.entry < length);
    }

    /// Removes and returns the seals whose decisions everybody may see now.
    pub(super) fn open(&mut self, awaits: Awaits) -> Vec<Opened> {
        if self.0.is_empty() {
            return Vec::new();
        }
        let open = |sealed: &mut Sealed| match awaits {
            Awaits::Over => true,
            Awaits::Sealed { decided, .. } => !sealed.stays && !decided.contains(sealed.opening.seat),
            Awaits::Turn { .. } | Awaits::Deck => !sealed.stays,
        };
        self.0.extract_if(.., open).map(|sealed| sealed.opening).collect()
    }
}
