//! Guests: visitors that the server recognises by their session cookie, and the names and looks that they choose.

mod look;
mod name;

pub use look::{Colour, Face, Look};
pub(crate) use name::{alike, clean_name};

use crate::ids::GuestId;

/// A visitor with a session.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    /// The name that the guest picked, if any.
    pub(crate) name: Option<String>,
    /// The look that the guest chose, if any.
    pub(crate) look: Option<Look>,
}

impl Guest {
    /// What others see.
    pub(crate) fn look(&self) -> Look {
        self.look.unwrap_or_else(|| Look::of_guest(self.id))
    }
}
