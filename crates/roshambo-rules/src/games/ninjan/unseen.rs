//! What a player has not seen: the cards of other hands and those left out, one group per sign.

use super::View;
use crate::phrase::Say;
use crate::sign::Sign;
use crate::unseen::{CountUnseen, Unseen, UnseenGroup};

impl CountUnseen for View {
    fn unseen(&self) -> Option<Unseen> {
        self.seat?;
        Unseen::cards(Sign::ALL.map(|sign| {
            let of_sign = self.unseen.iter().filter(move |card| card.sign() == sign);
            UnseenGroup::new(sign.say(), of_sign, |_| 1)
        }))
    }
}
