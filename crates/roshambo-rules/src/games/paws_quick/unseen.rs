//! What a player has not seen: the cards that are in no known place.

use super::View;
use crate::games::paws_deck::unseen_cards;
use crate::unseen::{CountUnseen, Unseen};

impl CountUnseen for View {
    fn unseen(&self) -> Option<Unseen> {
        self.seat?;
        unseen_cards(self.unseen)
    }
}
