//! What is said of the cards of both paws games.

use super::card::Card;
use crate::phrase::{Phrase, Say};

impl Say for Card {
    fn say(&self) -> Phrase {
        todo!()
    }
}
