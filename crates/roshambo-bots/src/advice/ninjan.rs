//! What is said of moves in Ninjan: what a pile is worth, who comes next, and what would go first.

use roshambo_rules::games::ninjan::{Card, CardSet, Choice, Move, Ninjan, Pile, View};
use roshambo_rules::{Arg, Phrase, say};

use super::{Advice, Sight};

/// A card so high is worth keeping.
const HIGH: i32 = 7;

impl Advice for Ninjan {
    fn advise(sight: &Sight<'_, Ninjan>, mv: Move, said: &mut Vec<Phrase>) {
        match mv {
            Move::Throw(_) => said.extend([say!("advice-throw-wins-game"), say!("advice-throw")]),
            Move::Choose(card) => choose(sight.view, card, said),
            Move::Pile(pile) => resolve(sight.view, pile, said),
        }
    }
}

/// A pile as it lies, or as it will lie.
#[derive(Clone, Copy)]
struct Lying {
    pile: Pile,
    top: Card,
    sum: i32,
}

fn lying(view: &View) -> Vec<Lying> {
    let piles = Pile::ALL.into_iter().zip(&view.piles);
    piles.map(|(pile, view)| Lying { pile, top: view.top, sum: view.cards.sum() }).collect()
}

/// The richest pile that a card beats; it would have to take one of those.
fn richest(piles: &[Lying], card: Card) -> Option<Lying> {
    piles.iter().copied().filter(|lying| card.beats(lying.top)).max_by_key(|lying| lying.sum)
}

fn choose(view: &View, card: Card, said: &mut Vec<Phrase>) {
    let piles = lying(view);
    let rest = view.hand.unwrap_or_default().without(CardSet::only(card));
    match richest(&piles, card) {
        Some(Lying { pile, sum, .. }) if sum > 0 => {
            said.push(say!("advice-ninjan-would-take", pile = pile, sum = signed(sum)));
        }
        Some(Lying { sum, .. }) => said.push(say!("advice-ninjan-would-suffer", sum = signed(sum))),
        None => {
            let costly = |card: &Card| richest(&piles, *card).is_some_and(|lying| lying.sum < 0);
            let costly = rest.iter().filter(costly).count();
            let value = signed(card.value());
            said.push(if card.value() < 0 {
                say!("advice-ninjan-dumps", value = value)
            } else {
                say!("advice-ninjan-puts", value = value)
            });
            if costly > 0 {
                said.push(say!("advice-ninjan-avoids", count = costly));
            }
        }
    }
    let higher = view.unseen.iter().filter(|other| other.value() > card.value()).count();
    said.push(match higher {
        0 => say!("advice-ninjan-first"),
        _ => say!("advice-ninjan-order", count = higher, total = view.unseen.len()),
    });
    if let Some(kept) = rest.iter().max_by_key(|kept| kept.value())
        && kept.value() >= HIGH.max(card.value() + 1)
    {
        said.push(say!("advice-ninjan-keeps", card = kept));
    }
}

fn resolve(view: &View, pile: Pile, said: &mut Vec<Phrase>) {
    let Some(Choice { card, .. }) = view.revealed.first().copied() else { return };
    let mut piles = lying(view);
    let Some(target) = piles.get(pile as usize).copied() else { return };
    let takes = card.beats(target.top);
    if takes {
        said.push(say!("advice-ninjan-takes", pile = pile, sum = signed(target.sum)));
        let others = piles.iter().filter(|other| other.pile != pile && card.beats(other.top));
        if let Some(second) = others.map(|other| other.sum).max()
            && target.sum > second
        {
            said.push(say!("advice-ninjan-richest", sum = signed(second)));
        }
    } else {
        let sum = signed(target.sum + card.value());
        said.push(say!("advice-ninjan-grows", pile = pile, sum = sum));
    }
    if let Some(lying) = piles.get_mut(pile as usize) {
        let sum = if takes { card.value() } else { lying.sum + card.value() };
        *lying = Lying { top: card, sum, ..*lying };
    }
    match view.revealed.get(1) {
        Some(next) => said.push(for_next(&piles, *next)),
        None => {
            let own = view.hand.unwrap_or_default().iter().filter(|own| own.beats(card)).count();
            let unseen = view.unseen.iter().filter(|other| other.beats(card)).count();
            let total = view.unseen.len();
            said.push(say!("advice-ninjan-beaters", card = card, own = own, count = unseen, total = total));
        }
    }
}

/// What the seat that resolves next can do with its card, which everybody sees.
fn for_next(piles: &[Lying], next: Choice) -> Phrase {
    let Choice { seat, card } = next;
    let beaten = piles.iter().filter(|lying| card.beats(lying.top)).count();
    match richest(piles, card) {
        None => say!("advice-ninjan-next-nothing", seat = seat, card = card),
        Some(Lying { pile, sum, .. }) if beaten == 1 => {
            say!("advice-ninjan-next-must", seat = seat, pile = pile, sum = signed(sum))
        }
        Some(Lying { sum, .. }) => say!("advice-ninjan-next-best", seat = seat, sum = signed(sum)),
    }
}

/// Points that are won or lost.
fn signed(points: i32) -> Arg {
    let sign = match points {
        ..0 => "−",
        0 => "",
        1.. => "+",
    };
    Arg::Text(format!("{sign}{}", points.unsigned_abs()))
}
