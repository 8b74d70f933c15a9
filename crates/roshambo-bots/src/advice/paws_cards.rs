//! Reasons that both editions of Paws, Scissors, Paper share.

use roshambo_rules::games::paws_deck::CardSet;
use roshambo_rules::{Phrase, Seat, Sign, say};

/// A seat with at most this many cards is about to win.
const FEW_CARDS: usize = 3;

/// How many of the unseen cards beat a sign. Each of them does so alone.
pub(super) fn beaters(unseen: CardSet, sign: Sign) -> Phrase {
    let beating = sign.beaten_by();
    let count = unseen.iter().filter(|card| card.can_be(beating)).count();
    say!("advice-paws-beaters", count = count, total = unseen.len(), sign = beating)
}

/// What stays in hand: jokers that were not needed, or an answer to every sign.
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

/// The other seat with the fewest cards, if it is about to win.
pub(super) fn few(sizes: &[usize], own: Seat) -> Option<Phrase> {
    let others = sizes.iter().enumerate().filter(|(i, _)| *i != own.index());
    let (i, count) = others.min_by_key(|(_, count)| **count)?;
    (*count <= FEW_CARDS).then(|| say!("advice-few", seat = Seat::new(i), count = *count))
}
