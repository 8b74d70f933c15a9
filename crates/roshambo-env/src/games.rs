//! What each game provides to be an environment: its list of actions, and the fields of its tensor.
//!
//! Each module says in its documentation which actions there are, in which order. The fields are
//! described where they are written.

mod common;
mod kanobu;
mod ninjan;
mod paws;
mod paws_cards;
mod paws_quick;
mod tsuefa;
