//! Properties that the heuristics of every registered game must have, checked at every decision of
//! random games. A game that is added to the registry is covered automatically.

#![allow(clippy::unwrap_used)]

use roshambo_rules::{Awaits, DiscardEvents, Recall, Sampler, SeatSet, Seats, Viewer, deal_shuffled};
use roshambo_table::{GameId, with_game};

use super::Heuristics;
use crate::buffers::RatingBuffers;
use crate::rng::Rng;

/// Random games for each game and number of seats.
const GAMES: u64 = 15;

/// Calls `check` before every decision of random games with this number of seats.
fn at_every_decision<G: Heuristics>(count: u8, mut check: impl FnMut(&G, &mut Rng)) {
    let mut deck = Vec::new();
    for seed in 0..GAMES {
        let mut rng = Rng::stream(seed, count.into());
        let mut game = G::new(Seats::new(count).unwrap(), &Default::default());
        loop {
            match game.awaits() {
                Awaits::Over => break,
                Awaits::Deck => deal_shuffled(&mut game, &mut rng, &mut deck),
                awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) => {
                    check(&game, &mut rng);
                    let seat = awaits.seats().first().unwrap();
                    let mv = game.sample_move(seat, &mut rng, &mut Vec::new());
                    game.apply(seat, mv, &mut DiscardEvents);
                }
            }
        }
    }
}

fn check_candidates<G: Heuristics>(count: u8) {
    let mut buffers = RatingBuffers::default();
    at_every_decision::<G>(count, |game, rng| {
        for seat in game.awaits().seats().iter() {
            if game.unlisted(seat).is_some() {
                let mv = game.unlisted_move(seat, rng);
                assert!(game.check(seat, mv).is_ok(), "{mv}");
                continue;
            }
            let (mut candidates, mut ratings) = (Vec::new(), Vec::new());
            game.candidates(seat, &mut candidates);
            assert!(!candidates.is_empty(), "{}: no candidate", G::ID);
            for mv in &candidates {
                assert!(game.check(seat, *mv).is_ok(), "{}: {mv} is illegal", G::ID);
            }
            game.rate(seat, &candidates, &mut ratings);
            assert_eq!(ratings.len(), candidates.len(), "{}: one rating for each move", G::ID);
            assert!(ratings.iter().all(|rating| rating.is_finite()), "{}: {ratings:?}", G::ID);
            let mv = game.rollout_move(seat, rng, &mut buffers);
            assert!(game.check(seat, mv).is_ok(), "{}: {mv} is illegal in a rollout", G::ID);
        }
    });
}

fn check_values<G: Heuristics>(count: u8) {
    at_every_decision::<G>(count, |game, _| {
        let values = game.value();
        let sum: f32 = game.seats().iter().map(|seat| values[seat]).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{}: {values:?}", G::ID);
        assert!(values.0.iter().all(|value| (0.0..=1.0).contains(value)), "{}: {values:?}", G::ID);
    });
}

/// Returns how often a seat was asked after another one had already decided.
fn check_reopened<G: Heuristics>(count: u8) -> usize {
    let mut reopened = 0;
    at_every_decision::<G>(count, |game, rng| {
        let Awaits::Sealed { waiting, decided } = game.awaits() else { return };
        let everybody = decided.iter().fold(waiting, SeatSet::with);
        for seat in waiting.iter() {
            let view = G::reopen_sealed(&game.view(Viewer::Seat(seat), Recall::Memory));
            let state: G = G::Sampler::new(&view).sample(rng);
            let expected = Awaits::Sealed { waiting: everybody, decided: SeatSet::EMPTY };
            assert_eq!(state.awaits(), expected, "{} with {count} seats", G::ID);
        }
        reopened += decided.len();
    });
    reopened
}

/// All registered games with all their numbers of seats.
fn tables() -> impl Iterator<Item = (GameId, u8)> {
    GameId::ALL.into_iter().flat_map(|game| {
        let info = game.info();
        (info.min_seats..=info.max_seats).map(move |count| (game, count))
    })
}

#[test]
fn candidates_and_rollout_moves_are_legal_and_have_finite_ratings() {
    for (game, count) in tables() {
        with_game!(game, G => check_candidates::<G>(count));
    }
}

#[test]
fn values_are_probabilities_that_sum_to_one() {
    for (game, count) in tables() {
        with_game!(game, G => check_values::<G>(count));
    }
}

#[test]
fn sealed_decisions_of_other_seats_are_reopened() {
    let mut reopened = 0;
    for (game, count) in tables() {
        reopened += with_game!(game, G => check_reopened::<G>(count));
    }
    assert!(reopened > 100, "{reopened}");
}
