//! Actions: each legal move has its own, and no other action is legal.

use std::collections::BTreeSet;

use roshambo_env::{Action, action_count, action_text};
use roshambo_rules::Seat;
use roshambo_table::MoveList;

use super::cases::Table;

/// For each seat, the legal actions are the next actions of the legal moves, and the mask says the same.
pub(crate) fn legal_actions_are_the_legal_moves(table: &Table) {
    let game = table.state.spec().game;
    for seat in table.state.spec().seats.iter() {
        let legal: BTreeSet<Action> = table.state.legal_actions(seat).into_iter().collect();
        assert_eq!(legal.len(), table.state.legal_actions(seat).len(), "every action is listed once");
        let mut mask = vec![true; action_count(game)];
        table.state.write_mask(seat, &mut mask).unwrap();
        let masked: BTreeSet<Action> = (0..mask.len()).filter(|i| mask[*i]).map(Action::new).collect();
        assert_eq!(masked, legal);
        let chosen = &table.chosen[seat.index()];
        assert_eq!(table.state.choices_made(seat), chosen.len());
        match table.driver.legal(seat) {
            MoveList::Listed(texts) => assert_eq!(legal, next_actions(table, seat, &texts, chosen), "{game}"),
            MoveList::Unlisted { .. } => every_action_leads_to_a_legal_move(table, seat, &legal),
        }
    }
}

/// The next actions of the listed moves that begin with the chosen actions.
fn next_actions(table: &Table, seat: Seat, texts: &[String], chosen: &[Action]) -> BTreeSet<Action> {
    let sequences: Vec<Vec<Action>> =
        texts.iter().map(|text| table.state.actions_of(seat, text).unwrap()).collect();
    let different: BTreeSet<&Vec<Action>> = sequences.iter().collect();
    assert_eq!(different.len(), texts.len(), "different moves have different actions");
    sequences.iter().filter_map(|actions| actions.strip_prefix(chosen)?.first().copied()).collect()
}

/// Follows each action to a whole move, which the rules accept.
fn every_action_leads_to_a_legal_move(table: &Table, seat: Seat, legal: &BTreeSet<Action>) {
    assert!(!legal.is_empty());
    for action in legal {
        let mut state = table.state.clone();
        let mut made = state.apply(seat, *action).unwrap();
        while made.is_none() {
            let next = state.legal_actions(seat)[0];
            made = state.apply(seat, next).unwrap();
        }
        assert_eq!(table.driver.check(seat, &made.unwrap()), Ok(()));
    }
}

/// A legal action has a text. If it completes a move, that move consists of the actions chosen.
pub(crate) fn actions_and_moves_convert_into_each_other(table: &Table) {
    let game = table.state.spec().game;
    let Some(seat) = table.state.player() else { return };
    for action in table.state.legal_actions(seat) {
        let text = action_text(game, seat, action).unwrap();
        let mut state = table.state.clone();
        if let Some(made) = state.apply(seat, action).unwrap() {
            let mut expected = table.chosen[seat.index()].clone();
            expected.push(action);
            assert_eq!(table.state.actions_of(seat, &made), Ok(expected.clone()), "{game} {made}");
            assert!(expected.len() > 1 || text == made, "{game}: {text} is {made}");
        }
    }
}
