//! Reasons for moves in Paws, Scissors, Paper, second edition: quick rules.

use roshambo_rules::games::paws_deck::CardSet;
use roshambo_rules::games::paws_quick::{Move, PawsQuick, View};
use roshambo_rules::{DiscardEvents, Game, Phrase, Seat, Sign, say};

use super::paws_cards::{beaters, few, kept};
use super::{Advice, AdviceContext};

/// The size of the largest combination, in cards.
const LARGEST: usize = 6;

impl Advice for PawsQuick {
    fn advise(context: &AdviceContext<'_, PawsQuick>, mv: Move, reasons: &mut Vec<Phrase>) {
        let view = context.view;
        match mv {
            Move::Throw(_) => reasons.extend([say!("advice-throw-opens"), say!("advice-throw")]),
            Move::Play { sign, cards } | Move::Lead { sign, cards } => {
                shed(context, cards, mv, Some(sign), reasons);
            }
            Move::Combo { cards } => shed(context, cards, mv, None, reasons),
            Move::Pass => pass(context, reasons),
            Move::Help => help(view, context.seat, reasons),
            Move::Spend(tokens) => spend(view, context.seat, tokens, reasons),
        }
    }
}

/// Cards that are played as a sign, or discarded as a combo.
fn shed(
    context: &AdviceContext<'_, PawsQuick>,
    cards: CardSet,
    mv: Move,
    sign: Option<Sign>,
    reasons: &mut Vec<Phrase>,
) {
    let AdviceContext { seat, view, state } = context;
    let mut rest = view.hand.unwrap_or_default();
    rest.remove_all(cards);
    if rest.is_empty() {
        let others = view.hand_sizes.iter().sum::<usize>() - cards.len();
        reasons.push(say!("advice-quick-ends", count = others));
        return;
    }
    let mut after = *state;
    after.apply(*seat, mv, &mut DiscardEvents);
    let drawn = view.deck - after.deck_len();
    let (count, left) = (cards.len(), rest.len() + drawn);
    let beats = sign.is_some_and(|sign| is_beating(view, mv, sign));
    reasons.push(match sign {
        None => say!("advice-quick-combo", left = left),
        Some(_) if beats => say!("advice-quick-beats", count = count, drawn = drawn, left = left),
        Some(_) => say!("advice-paws-sheds", count = count, left = left),
    });
    // The game ends at once if the deck has too few cards to draw.
    if !after.is_game_on() {
        reasons.push(say!("advice-quick-deck-out"));
        return;
    }
    if let Some(sign) = sign {
        reasons.push(match (2..LARGEST).contains(&count) {
            true => say!("advice-quick-raise", count = count + 1),
            false => beaters(view.unseen, sign),
        });
    }
    reasons.extend(few(&view.hand_sizes, *seat));
    reasons.extend(kept(rest, cards));
}

/// Whether a move changes to the sign that beats the one on the table.
fn is_beating(view: &View, mv: Move, sign: Sign) -> bool {
    matches!(mv, Move::Play { .. }) && view.table.is_some_and(|table| sign.beats(table.sign))
}

fn pass(context: &AdviceContext<'_, PawsQuick>, reasons: &mut Vec<Phrase>) {
    let AdviceContext { seat, view, state } = context;
    let mut after = *state;
    after.apply(*seat, Move::Pass, &mut DiscardEvents);
    reasons.push(say!("advice-pass-draws", count = view.deck - after.deck_len()));
    if !after.is_game_on() {
        reasons.push(say!("advice-quick-deck-out"));
        return;
    }
    let mut moves = Vec::new();
    state.legal_moves(*seat, &mut moves);
    let answers = moves.iter().any(|mv| !matches!(mv, Move::Pass | Move::Help));
    reasons.push(match answers {
        false => say!("advice-pass-no-answer"),
        true => say!("advice-pass-keeps", count = view.hand.unwrap_or_default().len()),
    });
    reasons.extend(few(&view.hand_sizes, *seat));
}

fn help(view: &View, seat: Seat, reasons: &mut Vec<Phrase>) {
    let Some(table) = view.table else { return };
    match table.cards.len() {
        1 => reasons.push(say!("advice-quick-help-clears")),
        size => reasons.push(say!("advice-quick-help", count = size)),
    }
    let tokens = view.tokens.get(seat.index()).copied().unwrap_or_default();
    reasons.push(say!("advice-quick-tokens-left", count = tokens.saturating_sub(1)));
}

fn spend(view: &View, seat: Seat, spent: u8, reasons: &mut Vec<Phrase>) {
    let of_seat = |counts: &[u8]| counts.get(seat.index()).copied().unwrap_or_default();
    let points = of_seat(&view.points).saturating_sub(spent);
    let tokens = of_seat(&view.tokens).saturating_sub(spent);
    reasons.push(match spent {
        0 => say!("advice-quick-spend-nothing", points = points),
        _ => say!("advice-quick-spend", count = spent, points = points),
    });
    reasons.push(if view.games_dealt >= view.games {
        say!("advice-quick-last-game")
    } else {
        say!("advice-quick-tokens-left", count = tokens)
    });
}
