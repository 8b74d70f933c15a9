//! What a player has not seen: one group per colour, one for cards of two colours, one for violet.

use super::{CardSet, Colour, View};
use crate::phrase::Phrase;
use crate::say;
use crate::unseen::{CountUnseen, Unseen, UnseenGroup};

impl CountUnseen for View {
    fn unseen(&self) -> Option<Unseen> {
        self.seat?;
        let deck = CardSet::deck(self.seats);
        let group = |phrase: Phrase, belongs: &dyn Fn(&[Colour]) -> bool| {
            let cards = self.unseen.iter().filter(|card| belongs(&card.colours().collect::<Vec<Colour>>()));
            UnseenGroup::new(phrase, cards, |card| deck.count(card))
        };
        let one_colour = Colour::ALL
            .map(|colour| group(say!("unseen-colour", colour = colour), &|colours| colours == [colour]));
        let two_colours = group(say!("unseen-two-colours"), &|colours| colours.len() > 1);
        let violet = group(say!("unseen-violet"), &<[Colour]>::is_empty);
        Unseen::cards(one_colour.into_iter().chain([two_colours, violet]))
    }
}
