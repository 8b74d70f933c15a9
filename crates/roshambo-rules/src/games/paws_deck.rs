//! What both editions of Paws, Scissors, Paper share: the cards, their combinations, and the deck.
//!
//! The deck has 68 cards: five colours of three signs with four copies each, a colour joker per colour
//! (any sign) and a sign joker per sign (any colour).

mod card;
mod card_set;
mod combination;
mod comeback;
mod deck;
mod group;
mod phrases;
mod pick;
mod presentation;
mod unseen;

pub use card::{Card, Colour, Face};
pub use card_set::CardSet;
pub(super) use combination::MOST_OF_ONE_COLOUR;
pub use combination::{Kind, Misfit, SignCards};
pub use comeback::Comeback;
pub(super) use deck::{Deck, Hands, HiddenCards, MOST_SEATS, deal_hands};
pub use group::Group;
pub(super) use phrases::{card_texts, cards_as, dealt, drew, group, tally};
pub(super) use pick::{BothKinds, ManyColours, OneColour, Singles};
pub(super) use presentation::CardsPointedAt;
pub(super) use unseen::unseen_cards;

/// The number of cards.
pub const DECK_SIZE: usize = 68;
