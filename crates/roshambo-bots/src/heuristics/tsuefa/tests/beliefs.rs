//! The belief about hidden items, after what figures did.

use super::super::belief::TsuefaBelief;
use super::*;
use roshambo_rules::{Recall, Sign, Viewer};
use roshambo_table::{AnyView, Driver, GameId, MoveList, Observation, open};

const ITEMS: &str = "setup FDSSSPPPRRRR";

/// The game after both seats have set up and played these moves. Moves of seat 2 start with `2`.
fn played(moves: &[&str]) -> Box<dyn Driver> {
    let mut driver = open(GameId::Tsuefa, Seats::new(2).unwrap(), &[]).unwrap();
    for seat in [ONE, TWO] {
        driver.play(seat, ITEMS).unwrap();
    }
    for text in moves {
        let (text, seat) = match text.strip_prefix('2') {
            Some(text) => (text, TWO),
            None => (*text, ONE),
        };
        driver.play(seat, text).unwrap();
    }
    driver
}

fn view(seen: &Observation) -> &View {
    match &seen.view {
        AnyView::Tsuefa(view) => view,
        _ => unreachable!("another game"),
    }
}

/// In how many of a thousand states sampled from seat 1's belief the figure on a square carries the item.
fn frequency(driver: &dyn Driver, square: &str, item: Item) -> u32 {
    let seen = Observation::of(driver, ONE);
    let belief = TsuefaBelief::new(view(&seen), &seen.events);
    let mut rng = Rng::new(3);
    let square = square.parse().unwrap();
    (0..1000).map(|_| u32::from(belief.sample(&mut rng).carriers(item).contains(square))).sum()
}

#[test]
fn sampled_states_are_consistent_with_the_view() {
    for seed in 0..10 {
        let mut rng = Rng::new(seed);
        let mut driver = open(GameId::Tsuefa, Seats::new(2).unwrap(), &[]).unwrap();
        for turn in 0..120 {
            let Some(seat) = driver.awaits().seats().first() else { break };
            if turn > 2 {
                let seen = Observation::of(&*driver, seat);
                let view = Tsuefa::reopen_sealed(view(&seen));
                let belief = TsuefaBelief::new(&view, &seen.events);
                for _ in 0..3 {
                    let state = belief.sample(&mut rng);
                    assert_eq!(state.view(Viewer::Seat(seat), Recall::Memory), view);
                }
            }
            let text = match driver.legal(seat) {
                MoveList::Unlisted { .. } => ITEMS.to_owned(),
                MoveList::Listed(moves) => {
                    moves[roshambo_rules::Dice::below(&mut rng, moves.len() as u32) as usize].clone()
                }
            };
            driver.play(seat, &text).unwrap();
        }
    }
}

#[test]
fn the_flag_is_believed_to_be_in_the_back_row_and_not_where_a_figure_moved() {
    let driver = played(&["a2-a3", "2c5-c4"]);
    let back = frequency(&*driver, "a6", Item::Flag);
    assert!(back > 2 * frequency(&*driver, "a5", Item::Flag), "{back}");
    assert!(frequency(&*driver, "c4", Item::Flag) < 60);
    assert_eq!(frequency(&*driver, "c4", Item::Dynamite), 0);
}

#[test]
fn a_figure_that_approaches_a_shown_one_probably_beats_it_and_an_idle_one_does_not() {
    // Seat 1's paper on a2 takes the rock on c5 and is shown; seat 2's figures react.
    let shown = ["a2-a3", "2f5-f4", "a3-a4", "2f4-f3", "a4-b4", "2f3-f4", "b4-c4", "2f4-e4", "c4-c5"];
    let start = played(&shown);
    let beater = Item::Sign(Sign::Scissors);
    let before = frequency(&*start, "c6", beater);
    let mut near = shown.to_vec();
    near.push("2e4-d4");
    let near = played(&near);
    assert!(frequency(&*near, "d4", beater) > frequency(&*start, "e4", beater) + 100);
    assert!(frequency(&*near, "c6", beater) < before, "it did not attack the paper in front of it");
}
