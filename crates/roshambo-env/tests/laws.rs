//! The laws of actions and tensors, for every registered game and number of seats.
//!
//! Each case plays random games. A driver of `roshambo-table` plays the same moves, and says which moves are
//! legal and what each seat may know.

#![allow(missing_docs, clippy::unwrap_used)]

mod laws {
    pub(crate) mod actions;
    pub(crate) mod cases;
    pub(crate) mod tensors;
}

use laws::cases::{Table, each_case};
use roshambo_rules::Dice;

/// Plays random games of every case, and calls `check` before each action.
fn at_every_decision(games: u64, mut check: impl FnMut(&Table)) {
    each_case(|case| {
        for seed in 0..games {
            let mut table = Table::new(case, seed);
            while table.deal_or_end() {
                check(&table);
                let actions = table.state.legal_actions(table.seat());
                let action = table.dice.pick(&actions);
                table.act(action);
            }
            check(&table);
        }
    });
}

#[test]
fn the_legal_actions_are_the_legal_moves() {
    at_every_decision(12, laws::actions::legal_actions_are_the_legal_moves);
}

#[test]
fn actions_and_moves_convert_into_each_other() {
    at_every_decision(12, laws::actions::actions_and_moves_convert_into_each_other);
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_tensor() {
    at_every_decision(6, laws::tensors::resampled_states_have_the_same_tensor);
}

#[test]
fn a_state_made_from_a_view_has_the_tensor_of_the_true_state() {
    at_every_decision(6, laws::tensors::a_view_is_enough_for_the_tensor);
}

#[test]
fn different_views_have_different_tensors_and_equal_views_equal_ones() {
    each_case(|case| {
        let mut seen = laws::tensors::Seen::default();
        for seed in 0..30 {
            // Several games with the same decks reach similar states.
            let mut table = Table::new(case, seed / 10);
            table.dice = fastrand_dice(seed);
            while table.deal_or_end() {
                seen.check(&table);
                let actions = table.state.legal_actions(table.seat());
                let action = table.dice.pick(&actions);
                table.act(action);
            }
            seen.check(&table);
        }
        seen.assert_that_states_differed(case);
    });
}

fn fastrand_dice(seed: u64) -> laws::cases::Random {
    laws::cases::Random::new(seed)
}
