//! What is said of moves in Paws, Scissors, Paper, first edition.

use roshambo_rules::games::paws::{Combination, Move, Paws, View};
use roshambo_rules::games::paws_deck::{CardSet, Kind};
use roshambo_rules::{DiscardEvents, Game, Phrase, Sampler, Seat, Sign, say};

use super::paws_cards::{beaters, few, kept};
use super::{Advice, Sight};
use crate::luck::Luck;

/// How many deals a declaration is tried in.
const DEALS: usize = 200;
/// No combination is larger.
const LARGEST: usize = 6;

impl Advice for Paws {
    fn advise(sight: &Sight<'_, Paws>, mv: Move, said: &mut Vec<Phrase>) {
        match mv {
            Move::Throw(_) => said.extend([say!("advice-throw-opens"), say!("advice-throw")]),
            Move::Lead { sign, card } => {
                let cards = CardSet::only(card);
                play(sight, Combination { owner: sight.seat, sign, kind: Kind::One, cards }, mv, said);
            }
            Move::Play { sign, kind, cards } => {
                play(sight, Combination { owner: sight.seat, sign, kind, cards }, mv, said);
            }
            Move::Pass => pass(sight, said),
            Move::Declare => declare(sight, said),
        }
    }
}

fn play(sight: &Sight<'_, Paws>, played: Combination, mv: Move, said: &mut Vec<Phrase>) {
    let Sight { seat, view, state } = sight;
    let Combination { sign, kind, cards, .. } = played;
    let mut rest = view.hand.unwrap_or_default();
    rest.remove_all(cards);
    if rest.is_empty() {
        said.push(round_won(view, *seat));
        return;
    }
    let mut after = *state;
    after.apply(*seat, mv, &mut DiscardEvents);
    // How many cards are drawn is told by the view, though not which ones.
    let drawn = view.deck - after.deck_len();
    let left = rest.len() + drawn;
    said.push(match drawn {
        0 => say!("advice-paws-sheds", count = cards.len(), left = left),
        _ => say!("advice-paws-beats", count = drawn, left = left),
    });
    if drawn > 0 && after.deck_len() == 0 {
        said.push(say!("advice-paws-deck-out"));
        return;
    }
    said.push(raise(kind, cards.len()).unwrap_or_else(|| beaters(view.unseen, sign)));
    said.extend(few(&view.hand_sizes, *seat));
    said.extend(kept(rest, cards));
    said.push(beaters(view.unseen, sign));
}

/// What it takes to raise several cards in their sign; a single card is beaten by any two.
fn raise(kind: Kind, size: usize) -> Option<Phrase> {
    match kind {
        _ if size < 2 || size + 1 > LARGEST => None,
        Kind::One => Some(say!("advice-paws-raise", count = size + 1)),
        Kind::Many => Some(say!("advice-paws-raise-many", count = size)),
    }
}

fn pass(sight: &Sight<'_, Paws>, said: &mut Vec<Phrase>) {
    let Sight { seat, view, state } = sight;
    let mut after = *state;
    after.apply(*seat, Move::Pass, &mut DiscardEvents);
    said.push(say!("advice-pass-draws", count = view.deck - after.deck_len()));
    if after.deck_len() == 0 {
        said.push(say!("advice-paws-deck-out"));
        return;
    }
    let mut moves = Vec::new();
    state.legal_moves(*seat, &mut moves);
    let answers = moves.iter().filter(|mv| matches!(mv, Move::Play { .. })).count();
    said.push(match answers {
        0 => say!("advice-pass-no-answer"),
        _ => say!("advice-pass-keeps", count = view.hand.unwrap_or_default().len()),
    });
    said.extend(few(&view.hand_sizes, *seat));
}

/// The hands of the others decide, so the unseen cards are dealt out again and again.
fn declare(sight: &Sight<'_, Paws>, said: &mut Vec<Phrase>) {
    let Sight { seat, view, .. } = sight;
    let own = view.hand.unwrap_or_default().len();
    let sampler = <Paws as Game>::Sampler::new(view);
    let mut luck = Luck::new(0);
    let wins = |luck: &mut Luck| {
        let mut state: Paws = sampler.sample(luck);
        let before = state.tokens(*seat);
        state.apply(*seat, Move::Declare, &mut DiscardEvents);
        state.tokens(*seat) > before
    };
    let won = (0..DEALS).filter(|_| wins(&mut luck)).count();
    said.push(say!("advice-paws-declare", count = own));
    // Who holds at least so many beyond whole sets cannot have fewer; the declarer wins ties.
    let certain =
        view.seats.iter().filter(|other| other != seat).all(|other| {
            view.hand_sizes.get(other.index()).is_some_and(|size| size % Sign::ALL.len() >= own)
        });
    said.push(match certain {
        true => round_won(view, *seat),
        false => say!("advice-paws-declare-deals", count = won, total = DEALS),
    });
}

/// The token of this round, or the one that wins the game.
fn round_won(view: &View, seat: Seat) -> Phrase {
    match view.tokens.get(seat.index()) {
        Some(0) | None => say!("advice-paws-wins-round"),
        Some(_) => say!("advice-wins-game"),
    }
}
