//! What is said of moves in Paws, Scissors, Paper, second edition: quick rules.

use roshambo_rules::games::paws_deck::CardSet;
use roshambo_rules::games::paws_quick::{Move, PawsQuick, View};
use roshambo_rules::{DiscardEvents, Game, Phrase, Seat, Sign, say};

use super::paws_cards::{beaters, few, kept};
use super::{Advice, Sight};

/// No combination is larger.
const LARGEST: usize = 6;

impl Advice for PawsQuick {
    fn advise(sight: &Sight<'_, PawsQuick>, mv: Move, said: &mut Vec<Phrase>) {
        let view = sight.view;
        match mv {
            Move::Throw(_) => said.extend([say!("advice-throw-opens"), say!("advice-throw")]),
            Move::Play { sign, cards } | Move::Lead { sign, cards } => {
                shed(sight, cards, mv, Some(sign), said);
            }
            Move::Combo { cards } => shed(sight, cards, mv, None, said),
            Move::Pass => pass(sight, said),
            Move::Help => help(view, sight.seat, said),
            Move::Spend(tokens) => spend(view, sight.seat, tokens, said),
        }
    }
}

/// Cards that are played as a sign, or leave as a combo.
fn shed(sight: &Sight<'_, PawsQuick>, cards: CardSet, mv: Move, sign: Option<Sign>, said: &mut Vec<Phrase>) {
    let Sight { seat, view, state } = sight;
    let mut rest = view.hand.unwrap_or_default();
    rest.remove_all(cards);
    if rest.is_empty() {
        let others = view.hand_sizes.iter().sum::<usize>() - cards.len();
        said.push(say!("advice-quick-ends", count = others));
        return;
    }
    let mut after = *state;
    after.apply(*seat, mv, &mut DiscardEvents);
    let drawn = view.deck - after.deck_len();
    let (count, left) = (cards.len(), rest.len() + drawn);
    let beats = sign.is_some_and(|sign| is_beating(view, mv, sign));
    said.push(match sign {
        None => say!("advice-quick-combo", left = left),
        Some(_) if beats => say!("advice-quick-beats", count = count, drawn = drawn, left = left),
        Some(_) => say!("advice-paws-sheds", count = count, left = left),
    });
    // What is drawn in vain ends the game at once.
    if !after.is_game_on() {
        said.push(say!("advice-quick-deck-out"));
        return;
    }
    if let Some(sign) = sign {
        said.push(match (2..LARGEST).contains(&count) {
            true => say!("advice-paws-raise", count = count + 1),
            false => beaters(view.unseen, sign),
        });
    }
    said.extend(few(&view.hand_sizes, *seat));
    said.extend(kept(rest, cards));
}

/// Whether a move changes to the sign that beats the one on the table.
fn is_beating(view: &View, mv: Move, sign: Sign) -> bool {
    matches!(mv, Move::Play { .. }) && view.table.is_some_and(|table| sign.beats(table.sign))
}

fn pass(sight: &Sight<'_, PawsQuick>, said: &mut Vec<Phrase>) {
    let Sight { seat, view, state } = sight;
    let mut after = *state;
    after.apply(*seat, Move::Pass, &mut DiscardEvents);
    said.push(say!("advice-pass-draws", count = view.deck - after.deck_len()));
    if !after.is_game_on() {
        said.push(say!("advice-quick-deck-out"));
        return;
    }
    let mut moves = Vec::new();
    state.legal_moves(*seat, &mut moves);
    let answers = moves.iter().any(|mv| !matches!(mv, Move::Pass | Move::Help));
    said.push(match answers {
        false => say!("advice-pass-no-answer"),
        true => say!("advice-pass-keeps", count = view.hand.unwrap_or_default().len()),
    });
    said.extend(few(&view.hand_sizes, *seat));
}

fn help(view: &View, seat: Seat, said: &mut Vec<Phrase>) {
    let Some(table) = view.table else { return };
    match table.cards.len() {
        1 => said.push(say!("advice-quick-help-clears")),
        size => said.push(say!("advice-quick-help", count = size)),
    }
    let tokens = view.tokens.get(seat.index()).copied().unwrap_or_default();
    said.push(say!("advice-quick-tokens-left", count = tokens.saturating_sub(1)));
}

fn spend(view: &View, seat: Seat, spent: u8, said: &mut Vec<Phrase>) {
    let of_seat = |counts: &[u8]| counts.get(seat.index()).copied().unwrap_or_default();
    let points = of_seat(&view.points).saturating_sub(spent);
    let tokens = of_seat(&view.tokens).saturating_sub(spent);
    said.push(match spent {
        0 => say!("advice-quick-spend-nothing", points = points),
        _ => say!("advice-quick-spend", count = spent, points = points),
    });
    said.push(if view.games_dealt >= view.games {
        say!("advice-quick-last-game")
    } else {
        say!("advice-quick-tokens-left", count = tokens)
    });
}
