//! The 68 cards of both editions of Paws, Scissors, Paper: five colours of three signs, four
//! copies each, a colour joker per colour (any sign) and a sign joker per sign (any colour).

mod card;
mod card_set;
mod combination;
mod combo;
mod group;
mod phrases;
mod presentation;

pub use card::{Card, Colour};
pub use card_set::CardSet;
pub use combination::{Kind, Misfit, SignCards};
pub use group::Group;
pub(super) use phrases::{cards_as, dealt, drew, group, tally, touched};
pub(super) use presentation::CardsPointedAt;

/// How many cards there are.
pub const DECK_SIZE: usize = 68;
