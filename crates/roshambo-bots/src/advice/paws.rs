//! Reasons for moves in Paws, Scissors, Paper, first edition.

use roshambo_rules::games::paws::{Combination, Move, Paws, View};
use roshambo_rules::games::paws_deck::{CardSet, Kind};
use roshambo_rules::{DiscardEvents, Game, Phrase, Sampler, Seat, Sign, say};

use super::paws_cards::{beaters, few, kept};
use super::{Advice, AdviceContext};
use crate::rng::Rng;

/// The number of random deals in which a declaration is tried.
const DEALS: usize = 200;
/// The size of the largest combination, in cards.
const LARGEST: usize = 6;

impl Advice for Paws {
    fn advise(context: &AdviceContext<'_, Paws>, mv: Move, reasons: &mut Vec<Phrase>) {
        match mv {
            Move::Throw(_) => reasons.extend([say!("advice-throw-opens"), say!("advice-throw")]),
            Move::Lead { sign, card } => {
                let cards = CardSet::only(card);
                play(context, Combination { owner: context.seat, sign, kind: Kind::One, cards }, mv, reasons);
            }
            Move::Play { sign, kind, cards } => {
                play(context, Combination { owner: context.seat, sign, kind, cards }, mv, reasons);
            }
            Move::Pass => pass(context, reasons),
            Move::Declare => declare(context, reasons),
        }
    }
}

fn play(context: &AdviceContext<'_, Paws>, played: Combination, mv: Move, reasons: &mut Vec<Phrase>) {
    let AdviceContext { seat, view, state } = context;
    let Combination { sign, kind, cards, .. } = played;
    let mut rest = view.hand.unwrap_or_default();
    rest.remove_all(cards);
    if rest.is_empty() {
        reasons.push(round_won(view, *seat));
        return;
    }
    let mut after = *state;
    after.apply(*seat, mv, &mut DiscardEvents);
    // The number of drawn cards follows from the view; which cards they are does not.
    let drawn = view.deck - after.deck_len();
    let left = rest.len() + drawn;
    reasons.push(match drawn {
        0 => say!("advice-paws-sheds", count = cards.len(), left = left),
        _ => say!("advice-paws-beats", count = drawn, left = left),
    });
    if drawn > 0 && after.deck_len() == 0 {
        reasons.push(say!("advice-paws-deck-out"));
        return;
    }
    reasons.push(raise(kind, cards.len()).unwrap_or_else(|| beaters(view.unseen, sign)));
    reasons.extend(few(&view.hand_sizes, *seat));
    reasons.extend(kept(rest, cards));
    reasons.push(beaters(view.unseen, sign));
}

/// How many cards it takes to raise several cards in their sign. A single card can be raised by any two.
fn raise(kind: Kind, size: usize) -> Option<Phrase> {
    match kind {
        _ if size < 2 || size + 1 > LARGEST => None,
        Kind::One => Some(say!("advice-paws-raise", count = size + 1)),
        Kind::Many => Some(say!("advice-paws-raise-many", count = size)),
    }
}

fn pass(context: &AdviceContext<'_, Paws>, reasons: &mut Vec<Phrase>) {
    let AdviceContext { seat, view, state } = context;
    let mut after = *state;
    after.apply(*seat, Move::Pass, &mut DiscardEvents);
    reasons.push(say!("advice-pass-draws", count = view.deck - after.deck_len()));
    if after.deck_len() == 0 {
        reasons.push(say!("advice-paws-deck-out"));
        return;
    }
    let mut moves = Vec::new();
    state.legal_moves(*seat, &mut moves);
    let answers = moves.iter().filter(|mv| matches!(mv, Move::Play { .. })).count();
    reasons.push(match answers {
        0 => say!("advice-pass-no-answer"),
        _ => say!("advice-pass-keeps", count = view.hand.unwrap_or_default().len()),
    });
    reasons.extend(few(&view.hand_sizes, *seat));
}

/// The result depends on the hands of the others, so the unseen cards are dealt many times.
fn declare(context: &AdviceContext<'_, Paws>, reasons: &mut Vec<Phrase>) {
    let AdviceContext { seat, view, .. } = context;
    let own = view.hand.unwrap_or_default().len();
    let sampler = <Paws as Game>::Sampler::new(view);
    let mut rng = Rng::new(0);
    let wins = |rng: &mut Rng| {
        let mut state: Paws = sampler.sample(rng);
        let before = state.tokens(*seat);
        state.apply(*seat, Move::Declare, &mut DiscardEvents);
        state.tokens(*seat) > before
    };
    let won = (0..DEALS).filter(|_| wins(&mut rng)).count();
    reasons.push(say!("advice-paws-declare", count = own));
    // A hand keeps at least its size modulo 3 after all sets are removed, and the declarer wins ties.
    let certain =
        view.seats.iter().filter(|other| other != seat).all(|other| {
            view.hand_sizes.get(other.index()).is_some_and(|size| size % Sign::ALL.len() >= own)
        });
    reasons.push(match certain {
        true => round_won(view, *seat),
        false => say!("advice-paws-declare-deals", count = won, total = DEALS),
    });
}

/// Winning this round, or the game if the seat already has a token.
fn round_won(view: &View, seat: Seat) -> Phrase {
    match view.tokens.get(seat.index()) {
        Some(0) | None => say!("advice-paws-wins-round"),
        Some(_) => say!("advice-wins-game"),
    }
}
