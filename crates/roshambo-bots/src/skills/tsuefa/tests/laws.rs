//! What must hold in every position.

use super::*;
use roshambo_rules::{Recall, Viewer};

/// Calls back for every turn of a few random games.
fn everywhere(mut check: impl FnMut(&Tsuefa, Seat, &mut Luck)) {
    for seed in 0..30 {
        let mut luck = Luck::new(seed);
        let mut game = <Tsuefa as Game>::new(Seats::new(2).unwrap(), &Default::default());
        while let Some(seat) = game.awaits().seats().first() {
            if matches!(game.awaits(), Awaits::Over) {
                break;
            }
            check(&game, seat, &mut luck);
            let mv = game.sample_move(seat, &mut luck, &mut Vec::new());
            game.apply(seat, mv, &mut DiscardEvents);
        }
    }
}

#[test]
fn some_move_is_always_considered_and_all_of_them_are_legal() {
    everywhere(|game, seat, _| {
        if game.unlisted(seat).is_some() {
            return;
        }
        let mut moves = Vec::new();
        game.consider(seat, &mut moves);
        assert!(!moves.is_empty());
        let mut legal = Vec::new();
        game.legal_moves(seat, &mut legal);
        assert!(moves.iter().all(|mv| legal.contains(mv)));
        let mut ratings = Vec::new();
        game.rate(seat, &legal, &mut ratings);
        assert_eq!(ratings.len(), legal.len());
        assert!(ratings.iter().all(|rating| rating.is_finite()), "{ratings:?}");
    });
}

#[test]
fn chances_to_win_sum_to_one() {
    everywhere(|game, _, _| {
        let values = game.value();
        assert!((values[ONE] + values[TWO] - 1.0).abs() < 1e-5, "{values:?}");
        assert!(values[ONE] > 0.0 && values[TWO] > 0.0);
    });
}

#[test]
fn ratings_depend_on_nothing_that_the_seat_cannot_know() {
    everywhere(|game, seat, luck| {
        if game.unlisted(seat).is_some() {
            return;
        }
        let view = game.view(Viewer::Seat(seat), Recall::Memory);
        let other = TsuefaSampler::new(&view).sample(luck);
        let of = |game: &Tsuefa| {
            let (mut moves, mut ratings) = (Vec::new(), Vec::new());
            game.consider(seat, &mut moves);
            game.rate(seat, &moves, &mut ratings);
            (moves, ratings)
        };
        assert_eq!(of(game), of(&other));
    });
}

#[test]
fn what_the_other_has_sealed_is_taken_back_and_the_own_decision_kept() {
    let mut sealed = 0;
    everywhere(|game, seat, luck| {
        let Awaits::Sealed { decided, .. } = game.awaits() else { return };
        let mut waiting = *game;
        if decided.is_empty() {
            let mv = waiting.sample_move(seat, luck, &mut Vec::new());
            waiting.apply(seat, mv, &mut DiscardEvents);
        }
        let Awaits::Sealed { decided, .. } = waiting.awaits() else { return };
        for viewer in [ONE, TWO] {
            sealed += 1;
            let view = Tsuefa::unsealed(&waiting.view(Viewer::Seat(viewer), Recall::Memory));
            let state = Uniform::<Tsuefa>::new(&view).sample(luck);
            let own: roshambo_rules::SeatSet = decided.iter().filter(|seat| *seat == viewer).collect();
            let expected = Awaits::Sealed { waiting: state.seats().all().without(own), decided: own };
            assert_eq!(state.awaits(), expected);
        }
    });
    assert!(sealed > 20, "{sealed}");
}
