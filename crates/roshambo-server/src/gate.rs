//! stand-in
pub(crate) mod name;
