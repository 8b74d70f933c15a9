//! Tests of equities.

use roshambo_rules::games::{
    kanobu::Kanobu, ninjan::Ninjan, paws::Paws, paws_quick::PawsQuick, tsuefa::Tsuefa,
};
use roshambo_rules::{Awaits, DiscardEvents, Game, Seat, Seats, deal_shuffled};

use super::*;

/// A game after its deck was dealt and some decisions of the policy.
fn position<G: Heuristics>(seats: u8, decisions: u32, seed: u64) -> G {
    let mut state = G::new(Seats::new(seats).unwrap(), &G::Options::default());
    let mut evaluator = Evaluator::<G>::new(seed);
    for _ in 0..decisions {
        let Some(seat) = evaluator.next_seat(&mut state) else { break };
        evaluator.decide(&mut state, seat);
    }
    state
}

fn check_sum<G: Heuristics>(seats: u8) {
    let state = position::<G>(seats, 9, 3);
    let equity = Evaluator::new(1).equity(&state, 20);
    let sum: f64 = state.seats().iter().map(|seat| equity.mean(seat)).sum();
    assert!((sum - 1.0).abs() < 1e-5, "{} sums to {sum}", G::ID);
}

#[test]
fn the_equities_of_all_seats_sum_to_one() {
    check_sum::<Paws>(2);
    check_sum::<PawsQuick>(3);
    check_sum::<Ninjan>(4);
    check_sum::<Kanobu>(5);
    check_sum::<Tsuefa>(2);
}

#[test]
fn the_equity_of_a_finished_game_is_its_score_without_error() {
    let state = position::<Ninjan>(2, 100_000, 5);
    assert_eq!(state.awaits(), Awaits::Over);
    let equity = Evaluator::new(1).equity(&state, 20);
    let winner = state.outcome().unwrap().winners.first().unwrap();
    assert_eq!((equity.mean(winner), equity.error(winner)), (1.0, 0.0));
}

#[test]
fn two_seeds_agree_within_their_errors() {
    let state = position::<Paws>(2, 12, 9);
    let [one, other] = [1, 2].map(|seed| Evaluator::new(seed).equity(&state, 400));
    let difference = one.mean(Seat::FIRST) - other.mean(Seat::FIRST);
    let error = (one.variance(Seat::FIRST) + other.variance(Seat::FIRST)).sqrt();
    assert!(difference.abs() < 4.0 * error, "{difference} ± {error}");
}

/// The mean over many orders of the deck of the equity after the deal is the equity before it.
#[test]
fn the_equity_before_a_deal_is_the_mean_of_the_equities_after_it() {
    let before = Kanobu::new(Seats::new(2).unwrap(), &Default::default());
    let mut evaluator = Evaluator::new(1);
    let (mut after, whole) = (Estimate::new(before.seats()), evaluator.equity(&before, 1500));
    for _ in 0..1500 {
        let mut dealt = before;
        deal_shuffled(&mut dealt, evaluator.rng(), &mut Vec::new());
        after.merge(&evaluator.equity(&dealt, 1));
    }
    let difference = after.mean(Seat::FIRST) - whole.mean(Seat::FIRST);
    let error = (after.variance(Seat::FIRST) + whole.variance(Seat::FIRST)).sqrt();
    assert!(difference.abs() < 4.0 * error, "{difference} ± {error}");
}

#[test]
fn the_policy_gives_probabilities_that_sum_to_one() {
    let state = position::<Paws>(2, 7, 2);
    let seat = state.awaits().seats().first().unwrap();
    let mut policy = Policy::default();
    let (moves, shares) = policy.strategy(&state, seat).unwrap();
    assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    let moves = moves.to_vec();
    let sum: f64 = moves.iter().map(|mv| policy.probability(&state, seat, *mv)).sum();
    assert!((sum - 1.0).abs() < 1e-5);
    for mv in moves {
        let mut after = state;
        assert_eq!(after.check(seat, mv), Ok(()));
        after.apply(seat, mv, &mut DiscardEvents);
    }
}
