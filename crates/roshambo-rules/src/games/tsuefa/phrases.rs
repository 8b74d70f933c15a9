//! What is said of the cards, moves, events and refusals of this game.

use super::NoCard;
use super::events::Event;
use super::moves::Move;
use super::refusal::Refused;
use crate::phrase::{Gesture, Phrase, Say};

impl Say for Move {
    fn say(&self) -> Phrase {
        todo!()
    }
}

impl Gesture for Move {
    fn touches(&self) -> Vec<String> {
        todo!()
    }
}

impl Say for Event {
    fn say(&self) -> Phrase {
        todo!()
    }
}

impl Say for Refused {
    fn say(&self) -> Phrase {
        todo!()
    }
}

impl Say for NoCard {
    fn say(&self) -> Phrase {
        todo!()
    }
}
