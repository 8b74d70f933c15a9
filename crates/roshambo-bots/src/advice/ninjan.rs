//! Reasons for moves in Ninjan: what a pile is worth, what the next seat can do, and which cards would be
//! resolved first.

use roshambo_rules::games::ninjan::{Card, CardSet, Choice, Move, Ninjan, Pile, View};
use roshambo_rules::{Arg, Phrase, say};

use super::{Advice, AdviceContext};

/// A card with at least this value is worth keeping, in points. Chosen by hand; not tuned.
const HIGH_VALUE: i32 = 7;

impl Advice for Ninjan {
    fn advise(context: &AdviceContext<'_, Ninjan>, mv: Move, reasons: &mut Vec<Phrase>) {
        match mv {
            Move::Throw(_) => reasons.extend([say!("advice-throw-wins-game"), say!("advice-throw")]),
            Move::Choose(card) => choose(context.view, card, reasons),
            Move::Pile(pile) => resolve(context.view, pile, reasons),
        }
    }
}

/// A pile as it is, or as it will be after a move.
#[derive(Clone, Copy)]
struct PileState {
    pile: Pile,
    top: Card,
    sum: i32,
}

fn pile_states(view: &View) -> Vec<PileState> {
    let piles = Pile::ALL.into_iter().zip(&view.piles);
    piles.map(|(pile, view)| PileState { pile, top: view.top, sum: view.cards.sum() }).collect()
}

/// The pile with the highest sum among those that a card beats. A card must take one that it beats.
fn richest(piles: &[PileState], card: Card) -> Option<PileState> {
    piles.iter().copied().filter(|state| card.beats(state.top)).max_by_key(|state| state.sum)
}

fn choose(view: &View, card: Card, reasons: &mut Vec<Phrase>) {
    let piles = pile_states(view);
    let rest = view.hand.unwrap_or_default().without(CardSet::only(card));
    match richest(&piles, card) {
        Some(PileState { pile, sum, .. }) if sum > 0 => {
            reasons.push(say!("advice-ninjan-would-take", pile = pile, sum = signed(sum)));
        }
        Some(PileState { sum, .. }) => reasons.push(say!("advice-ninjan-would-suffer", sum = signed(sum))),
        None => {
            let costly = |card: &Card| richest(&piles, *card).is_some_and(|state| state.sum < 0);
            let costly = rest.iter().filter(costly).count();
            let value = signed(card.value());
            reasons.push(if card.value() < 0 {
                say!("advice-ninjan-dumps", value = value)
            } else {
                say!("advice-ninjan-puts", value = value)
            });
            if costly > 0 {
                reasons.push(say!("advice-ninjan-avoids", count = costly));
            }
        }
    }
    let higher = view.unseen.iter().filter(|other| other.value() > card.value()).count();
    reasons.push(match higher {
        0 => say!("advice-ninjan-first"),
        _ => say!("advice-ninjan-order", count = higher, total = view.unseen.len()),
    });
    if let Some(kept) = rest.iter().max_by_key(|kept| kept.value())
        && kept.value() >= HIGH_VALUE.max(card.value() + 1)
    {
        reasons.push(say!("advice-ninjan-keeps", card = kept));
    }
}

fn resolve(view: &View, pile: Pile, reasons: &mut Vec<Phrase>) {
    let Some(Choice { card, .. }) = view.revealed.first().copied() else { return };
    let mut piles = pile_states(view);
    let Some(target) = piles.get(pile as usize).copied() else { return };
    let takes = card.beats(target.top);
    if takes {
        reasons.push(say!("advice-ninjan-takes", pile = pile, sum = signed(target.sum)));
        let others = piles.iter().filter(|other| other.pile != pile && card.beats(other.top));
        if let Some(second) = others.map(|other| other.sum).max()
            && target.sum > second
        {
            reasons.push(say!("advice-ninjan-richest", sum = signed(second)));
        }
    } else {
        let sum = signed(target.sum + card.value());
        reasons.push(say!("advice-ninjan-grows", pile = pile, sum = sum));
    }
    if let Some(state) = piles.get_mut(pile as usize) {
        let sum = if takes { card.value() } else { state.sum + card.value() };
        *state = PileState { top: card, sum, ..*state };
    }
    match view.revealed.get(1) {
        Some(next) => reasons.push(for_next(&piles, *next)),
        None => {
            let own = view.hand.unwrap_or_default().iter().filter(|own| own.beats(card)).count();
            let unseen = view.unseen.iter().filter(|other| other.beats(card)).count();
            let total = view.unseen.len();
            reasons.push(say!(
                "advice-ninjan-beaters",
                card = card,
                own = own,
                count = unseen,
                total = total
            ));
        }
    }
}

/// What the seat that resolves next can do with its card, which is public.
fn for_next(piles: &[PileState], next: Choice) -> Phrase {
    let Choice { seat, card } = next;
    let beaten = piles.iter().filter(|state| card.beats(state.top)).count();
    match richest(piles, card) {
        None => say!("advice-ninjan-next-nothing", seat = seat, card = card),
        Some(PileState { pile, sum, .. }) if beaten == 1 => {
            say!("advice-ninjan-next-must", seat = seat, pile = pile, sum = signed(sum))
        }
        Some(PileState { sum, .. }) => say!("advice-ninjan-next-best", seat = seat, sum = signed(sum)),
    }
}

/// Points with their sign.
fn signed(points: i32) -> Arg {
    let sign = match points {
        ..0 => "−",
        0 => "",
        1.. => "+",
    };
    Arg::Text(format!("{sign}{}", points.unsigned_abs()))
}
