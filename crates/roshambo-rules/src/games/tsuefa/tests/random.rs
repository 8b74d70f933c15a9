//! Random games: lists and checks agree, samples are consistent with views and uniformly distributed.

use super::*;
use crate::event::DiscardEvents;
use crate::game::Sampler;

struct Random(fastrand::Rng);

impl Dice for Random {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(..bound)
    }
}

fn options(seed: u64) -> Options {
    let mut options = Options::default();
    options.set(SEATS, "variant", if seed.is_multiple_of(2) { "novice" } else { "pro" }).unwrap();
    options.set(SEATS, "items", ["4-3-3", "8-1-1", "1-5-4"][seed as usize % 3]).unwrap();
    options
}

/// Plays random games and calls `check` with each state.
fn in_random_games(games: u64, mut check: impl FnMut(&Tsuefa, &mut Random)) {
    for seed in 0..games {
        let dice = &mut Random(fastrand::Rng::with_seed(seed));
        let mut game = Tsuefa::new(SEATS, &options(seed));
        loop {
            check(&game, dice);
            let acting: Vec<Seat> = game.awaits().seats().iter().collect();
            if acting.is_empty() {
                break;
            }
            let seat = dice.pick(&acting);
            let mv = game.sample_move(seat, dice, &mut Vec::new());
            assert_eq!(game.check(seat, mv), Ok(()), "{mv}");
            game.apply(seat, mv, &mut DiscardEvents);
        }
    }
}

#[test]
fn exactly_the_listed_moves_are_legal_and_there_is_always_one() {
    in_random_games(60, |game, _| {
        for seat in game.awaits().seats().iter() {
            let mut listed = Vec::new();
            game.legal_moves(seat, &mut listed);
            assert!(!listed.is_empty() || game.unlisted(seat).is_some());
            listed.sort();
            let steps = Square::all().flat_map(|from| Square::all().map(move |to| Move::Step { from, to }));
            let throws = Sign::ALL.map(Move::Throw);
            let allowed: Vec<Move> = steps.chain(throws).filter(|mv| game.check(seat, *mv).is_ok()).collect();
            assert_eq!(listed, allowed);
        }
    });
}

#[test]
fn samples_are_consistent_with_their_view() {
    in_random_games(150, |game, dice| {
        for viewer in Viewer::all(SEATS) {
            let memory = game.view(viewer, Recall::Memory);
            let sample = TsuefaSampler::new(&memory).sample(dice);
            assert_eq!(sample.view(viewer, Recall::Memory), memory);
            assert_eq!(sample.view(viewer, Recall::Display), game.view(viewer, Recall::Display));
            let dynamite = sample.board.items[Item::Dynamite];
            assert!(dynamite.and(sample.board.moved).is_empty(), "dynamite never moves");
            for seat in SEATS.iter() {
                assert_eq!(sample.board.hidden(seat), game.board.hidden(seat));
            }
        }
    });
}

#[test]
fn the_sets_of_a_board_are_consistent() {
    in_random_games(150, |game, _| {
        let board = &game.board;
        let figures = board.figures[ONE].or(board.figures[TWO]);
        assert!(board.figures[ONE].and(board.figures[TWO]).is_empty());
        assert_eq!(board.items.0.iter().map(|squares| squares.len()).sum::<u32>(), figures.len());
        assert!(board.items.0.into_iter().all(|squares| squares.without(figures).is_empty()));
        assert!(board.shown.or(board.moved).without(figures).is_empty());
    });
}

#[test]
fn every_step_is_sampled_with_equal_probability() {
    let game = position(ONE, ["f....r", ".R....", "..R...", ".R...R", "r....R", "F....D"]);
    let mut listed = Vec::new();
    game.legal_moves(ONE, &mut listed);
    let mut counts = vec![0_u32; listed.len()];
    let mut dice = Random(fastrand::Rng::with_seed(7));
    for _ in 0..1000 * listed.len() {
        let mv = game.sample_move(ONE, &mut dice, &mut Vec::new());
        counts[listed.iter().position(|listed| *listed == mv).unwrap()] += 1;
    }
    assert!(counts.iter().all(|count| count.abs_diff(1000) < 200), "{counts:?}");
}

/// Four hidden figures, one of which has moved: dynamite has three possible places, the others six orders.
#[test]
fn every_consistent_arrangement_is_sampled_with_equal_probability() {
    let mut game = position(ONE, ["fdrs..", "......", "......", "......", "......", "F....D"]);
    play(&mut game, ONE, "a1-a2");
    play(&mut game, TWO, "c6-c5");
    let sampler = TsuefaSampler::new(&game.view(Viewer::Seat(ONE), Recall::Memory));
    let mut dice = Random(fastrand::Rng::with_seed(7));
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..18_000 {
        *counts.entry(drawn(&sampler.sample(&mut dice))).or_insert(0_u32) += 1;
    }
    assert_eq!(counts.len(), 18);
    assert!(counts.values().all(|count| count.abs_diff(1000) < 200), "{counts:?}");
}
