//! Unseen cards of the shared deck: one group per sign, and one for the jokers.

use super::{Card, CardSet};
use crate::phrase::Say;
use crate::say;
use crate::sign::Sign;
use crate::unseen::{Unseen, UnseenGroup};

/// The unseen cards in groups; `None` if there are none.
pub(in crate::games) fn unseen_cards(cards: CardSet) -> Option<Unseen> {
    let plain = Sign::ALL.map(|sign| {
        let of_sign = cards.iter().filter(move |card| !card.is_joker() && card.sign() == Some(sign));
        UnseenGroup::new(sign.say(), of_sign, Card::copies)
    });
    let jokers = cards.iter().filter(|card| card.is_joker());
    Unseen::cards(plain.into_iter().chain([UnseenGroup::new(say!("unseen-jokers"), jokers, Card::copies)]))
}
