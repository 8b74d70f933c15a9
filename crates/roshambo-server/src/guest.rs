//! Guests: visitors that the server recognises by their session cookie, and the names that they pick.

mod name;

pub(crate) use name::{alike, clean_name};

use crate::ids::GuestId;

/// A visitor with a session.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    /// The name that the guest picked, if any.
    pub(crate) name: Option<String>,
}
