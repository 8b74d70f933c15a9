//! Properties of every position that only hold for this game; `heuristics/laws.rs` has those of all
//! games.

use super::*;
use roshambo_rules::{Recall, Viewer};

/// Calls `check` at every decision of some random games.
fn at_every_decision(mut check: impl FnMut(&Tsuefa, Seat, &mut Rng)) {
    for seed in 0..30 {
        let mut rng = Rng::new(seed);
        let mut game = <Tsuefa as Game>::new(Seats::new(2).unwrap(), &Default::default());
        while let Some(seat) = game.awaits().seats().first() {
            if matches!(game.awaits(), Awaits::Over) {
                break;
            }
            check(&game, seat, &mut rng);
            let mv = game.sample_move(seat, &mut rng, &mut Vec::new());
            game.apply(seat, mv, &mut DiscardEvents);
        }
    }
}

#[test]
fn ratings_depend_only_on_what_the_seat_can_know() {
    at_every_decision(|game, seat, rng| {
        if game.unlisted(seat).is_some() {
            return;
        }
        let view = game.view(Viewer::Seat(seat), Recall::Memory);
        let other = TsuefaSampler::new(&view).sample(rng);
        let of = |game: &Tsuefa| {
            let (mut moves, mut ratings) = (Vec::new(), Vec::new());
            game.candidates(seat, &mut moves);
            game.rate(seat, &moves, &mut ratings);
            (moves, ratings)
        };
        assert_eq!(of(game), of(&other));
    });
}

#[test]
fn a_seat_that_has_decided_keeps_its_decision_and_the_others_is_reopened() {
    let mut sealed = 0;
    at_every_decision(|game, seat, rng| {
        let Awaits::Sealed { decided, .. } = game.awaits() else { return };
        let mut waiting = *game;
        if decided.is_empty() {
            let mv = waiting.sample_move(seat, rng, &mut Vec::new());
            waiting.apply(seat, mv, &mut DiscardEvents);
        }
        let Awaits::Sealed { decided, .. } = waiting.awaits() else { return };
        for viewer in [ONE, TWO] {
            sealed += 1;
            let view = Tsuefa::reopen_sealed(&waiting.view(Viewer::Seat(viewer), Recall::Memory));
            let state = UniformBelief::<Tsuefa>::new(&view).sample(rng);
            let own: roshambo_rules::SeatSet = decided.iter().filter(|seat| *seat == viewer).collect();
            let expected = Awaits::Sealed { waiting: state.seats().all().without(own), decided: own };
            assert_eq!(state.awaits(), expected);
        }
    });
    assert!(sealed > 20, "{sealed}");
}
