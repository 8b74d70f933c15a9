//! Tests of whole reviews.

use roshambo_bots::{Budget, Level, LevelBot, Limit, SeatedBot, play_to_end};
use roshambo_rules::Seats;
use roshambo_table::fair::Proof;
use roshambo_table::record::Header;
use roshambo_table::{GameId, Table};

use super::*;

/// A game between bots that do not search.
fn play(game: GameId, levels: &[Level], seed: u64) -> Table {
    let seats = Seats::new(levels.len() as u8).unwrap();
    let header = Header::new(game, seats, Vec::new());
    let proof = Proof::seeded(seats, seats.all(), &format!("review {seed}"));
    let mut table = Table::open_fair(header, proof).unwrap();
    let seated = |(place, level): (usize, &Level)| SeatedBot {
        bot: Box::new(LevelBot::new(*level, seed * 10 + place as u64)),
        budget: Budget::new(Limit::Iterations(0), 1),
    };
    let mut players: Vec<SeatedBot> = levels.iter().enumerate().map(seated).collect();
    play_to_end(&mut table, &mut players).unwrap();
    table
}

fn settings(seed: u64) -> Settings {
    Settings { seed, effort: 0.01, threads: 2, ..Settings::new(Depth::Quick) }
}

fn reviewed(table: &Table, settings: &Settings) -> Review {
    review(table.header(), table.journal(), settings, &|_| ()).unwrap()
}

/// For every point and seat, the parts sum to the change of the equity; over the game, to the result.
fn check_sums(review: &Review) {
    for seat in review.seats.iter() {
        let i = seat.index();
        for pair in review.points.windows(2) {
            let parts = &pair[1].parts[i];
            let sum = parts.luck.value + parts.choice.value + parts.guessing.value;
            let change = pair[1].equity[i].value - pair[0].equity[i].value;
            assert!((sum - change).abs() < 1e-9, "{} {seat}: {sum} and {change}", pair[1].entry);
        }
        let total = &review.totals[i];
        let sum =
            total.luck.value + total.own_choices.value + total.other_choices.value + total.guessing.value;
        assert!((total.end - total.start.value - sum).abs() < 1e-9, "{seat}: {total:?}");
    }
    let scores: f64 = review.totals.iter().map(|total| total.end).sum();
    assert!((scores - 1.0).abs() < 1e-6);
}

#[test]
fn the_parts_sum_to_the_result_in_every_game() {
    for game in GameId::ALL {
        let fewest = game.fewest_seats().count();
        let mut tables = vec![vec![Level::Easy; fewest]];
        if game.seats(3).is_some() && fewest == 2 {
            tables.push(vec![Level::Medium, Level::Random, Level::Easy]);
        }
        for levels in tables {
            let table = play(game, &levels, 1);
            let review = reviewed(&table, &Settings { effort: 0.002, ..settings(1) });
            assert_eq!(review.points.len(), table.journal().len() + 1);
            check_sums(&review);
        }
    }
}

#[test]
fn the_number_of_threads_does_not_change_a_review() {
    let table = play(GameId::Ninjan, &[Level::Medium, Level::Easy], 2);
    let one = reviewed(&table, &Settings { threads: 1, ..settings(4) });
    let three = reviewed(&table, &Settings { threads: 3, ..settings(4) });
    assert_eq!(one, three);
}

#[test]
fn reviews_with_two_seeds_agree_within_their_errors() {
    let table = play(GameId::Kanobu, &[Level::Medium, Level::Easy], 3);
    let [one, other] = [1, 2].map(|seed| reviewed(&table, &settings(seed)));
    let agree = |a: Figure, b: Figure, what: &str| {
        let error = (a.error.powi(2) + b.error.powi(2)).sqrt();
        assert!((a.value - b.value).abs() <= 4.5 * error + 1e-9, "{what}: {a:?} and {b:?}");
    };
    for (a, b) in one.totals.iter().zip(&other.totals) {
        agree(a.start, b.start, "start");
        agree(a.luck, b.luck, "luck");
        agree(a.own_choices, b.own_choices, "choices");
        agree(a.guessing, b.guessing, "guessing");
    }
    for (a, b) in one.points.iter().zip(&other.points) {
        agree(a.equity[0], b.equity[0], "equity");
    }
}

/// The mean luck of a seat over many games is 0 for all players and every policy.
#[test]
fn the_mean_luck_is_zero_within_its_error() {
    for (game, games) in
        [(GameId::Ninjan, 60), (GameId::Kanobu, 60), (GameId::Paws, 24), (GameId::PawsQuick, 24)]
    {
        let lucks: Vec<f64> = (0..games)
            .map(|seed| {
                let table = play(game, &[Level::Random, Level::Medium], seed);
                let one = Settings { effort: 0.0, seat: None, ..settings(seed) };
                luck_of_the_first_seat(&table, &one)
            })
            .collect();
        let mean = lucks.iter().sum::<f64>() / lucks.len() as f64;
        let squares: f64 = lucks.iter().map(|luck| (luck - mean).powi(2)).sum();
        let error = (squares / ((lucks.len() - 1) * lucks.len()) as f64).sqrt();
        assert!(error > 0.0 && mean.abs() < 4.0 * error, "{game}: {mean} ± {error}");
    }
}

/// Luck alone, without judging decisions.
fn luck_of_the_first_seat(table: &Table, settings: &Settings) -> f64 {
    with_game!(table.header().game, G => {
        let history = History::<G>::replay(table.header(), table.journal()).unwrap();
        let split = Split::of(&history, 0, settings, &|_| ()).unwrap();
        let luck: linear::Form = split.points.iter().map(|point| &point.luck).sum();
        luck.figure(&split.estimates, roshambo_rules::Seat::FIRST).value
    })
}

#[test]
fn a_random_player_loses_more_by_decisions_than_a_good_one() {
    let (mut random, mut medium) = (0.0, 0.0);
    for seed in 0..6 {
        let table = play(GameId::Ninjan, &[Level::Random, Level::Medium], seed);
        let review = reviewed(&table, &settings(1));
        random += review.totals[0].loss.value;
        medium += review.totals[1].loss.value;
        let labels: usize = review.totals.iter().flat_map(|total| total.labels).sum();
        assert_eq!(labels, review.decisions.len());
    }
    assert!(random > medium + 0.5, "{random} and {medium}");
}

#[test]
fn every_judged_decision_compares_the_move_that_was_played() {
    let table = play(GameId::Tsuefa, &[Level::Easy, Level::Medium], 5);
    let review = reviewed(&table, &Settings { effort: 0.003, ..settings(1) });
    assert!(review.decisions.len() > 10);
    for decision in &review.decisions {
        assert!(decision.moves.iter().any(|own| own.mv == decision.played), "{decision:?}");
        assert!(decision.label <= Label::Good || decision.loss.value > decision.loss.error);
    }
}

#[test]
fn only_the_decisions_of_the_chosen_seat_are_judged() {
    let table = play(GameId::Ninjan, &[Level::Easy, Level::Easy], 9);
    let seat = roshambo_rules::Seat::new(1);
    let review = reviewed(&table, &Settings { seat: Some(seat), ..settings(1) });
    assert!(!review.decisions.is_empty());
    assert!(review.decisions.iter().all(|decision| decision.seat == seat));
}

#[test]
fn a_stopped_review_and_an_unfinished_game_have_no_result() {
    let table = play(GameId::Ninjan, &[Level::Easy, Level::Easy], 9);
    let stopped = settings(1);
    stopped.stop.stop();
    let result = review(table.header(), table.journal(), &stopped, &|_| ());
    assert!(matches!(result, Err(ReviewError::Stopped)));
    let part = &table.journal()[..table.journal().len() - 1];
    let result = review(table.header(), part, &settings(1), &|_| ());
    assert!(matches!(result, Err(ReviewError::Unfinished)));
    let nobody = Settings { seat: Some(roshambo_rules::Seat::new(4)), ..settings(1) };
    let result = review(table.header(), table.journal(), &nobody, &|_| ());
    assert!(matches!(result, Err(ReviewError::NoSuchSeat { .. })));
}

/// The last decision of a game of Ninjan is one that everybody can solve: nothing is hidden, and the move ends the game.
#[test]
fn the_values_of_a_last_decision_are_exact_within_their_errors() {
    let mut checked = 0;
    for seed in 0..12 {
        let table = play(GameId::Ninjan, &[Level::Easy, Level::Easy], seed);
        let review = reviewed(&table, &settings(seed));
        let Some(last) = review.decisions.last() else { continue };
        for compared in &last.moves {
            let mut end = Table::open(table.header().clone()).unwrap();
            for entry in &table.journal()[..last.entry - 1] {
                end.take(entry.clone()).unwrap();
            }
            end.play(last.seat, &compared.mv).unwrap();
            let Some(outcome) = end.outcome() else { continue };
            let exact = f64::from(u8::from(outcome.winners.contains(last.seat)));
            let Figure { value, error } = compared.value;
            assert!((value - exact).abs() < 4.0 * error, "game {seed}, {}: {value} ± {error}", compared.mv);
            checked += 1;
        }
    }
    assert!(checked >= 6, "only {checked} moves were checked");
}
