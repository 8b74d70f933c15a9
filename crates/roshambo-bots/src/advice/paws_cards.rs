//! What is said of cards in both editions of Paws, Scissors, Paper.

use roshambo_rules::games::paws_deck::CardSet;
use roshambo_rules::{Phrase, Seat, Sign, say};

/// Who has no more cards is about to end it.
const FEW: usize = 3;

/// Which of the unseen cards beat a sign: each of them does so alone.
pub(super) fn beaters(unseen: CardSet, sign: Sign) -> Phrase {
    let beating = sign.beaten_by();
    let count = unseen.iter().filter(|card| card.can_be(beating)).count();
    say!("advice-paws-beaters", count = count, total = unseen.len(), sign = beating)
}

/// What stays in the hand: an answer to every sign, or jokers that were not needed.
pub(super) fn kept(rest: CardSet, played: CardSet) -> Option<Phrase> {
    let answers = |sign: Sign| rest.iter().any(|card| card.can_be(sign));
    if rest.jokers() > 0 && played.jokers() == 0 {
        Some(say!("advice-paws-jokers", count = rest.jokers()))
    } else if Sign::ALL.into_iter().all(answers) {
        Some(say!("advice-paws-every-sign"))
    } else {
        None
    }
}

/// The other seat with the fewest cards, if that is few.
pub(super) fn few(sizes: &[usize], own: Seat) -> Option<Phrase> {
    let others = sizes.iter().enumerate().filter(|(i, _)| *i != own.index());
    let (i, count) = others.min_by_key(|(_, count)| **count)?;
    (*count <= FEW).then(|| say!("advice-few", seat = Seat::new(i), count = *count))
}
