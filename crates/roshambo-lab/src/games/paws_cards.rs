//! The cards of both editions of Paws: colours are alike, so cards are told apart by sign and kind.

use roshambo_rules::games::paws_deck::{Card, Face};
use roshambo_rules::{Phrase, Sign, say};

/// The names of the kinds: plain cards by sign, sign jokers by sign, colour jokers.
pub(super) fn pieces() -> Vec<Phrase> {
    let plain = Sign::ALL.map(|sign| say!("lab-paws-plain", sign = sign));
    let jokers = Sign::ALL.map(|sign| say!("lab-paws-sign-joker", sign = sign));
    plain.into_iter().chain(jokers).chain([say!("lab-paws-colour-joker")]).collect()
}

/// The kind of a card.
pub(super) fn piece(card: Card) -> usize {
    match card.face() {
        Face::Plain(_, sign) => sign as usize,
        Face::SignJoker(sign) => 3 + sign as usize,
        Face::ColourJoker(_) => 6,
    }
}
