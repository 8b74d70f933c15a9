//! What figures did tells what they carry.

use super::super::belief::Trails;
use super::*;
use roshambo_rules::{Recall, Sign, Viewer};
use roshambo_table::{AnyView, Driver, GameId, MoveList, Observation, open};

const ITEMS: &str = "setup FDSSSPPPRRRR";

/// The game after both have set up and played these moves in turn.
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

/// How often the figure on a square carries the item, of a thousand states that seat 1 believes in.
fn times(driver: &dyn Driver, square: &str, item: Item) -> u32 {
    let seen = Observation::of(driver, ONE);
    let belief = Trails::new(view(&seen), &seen.events);
    let mut luck = Luck::new(3);
    let square = square.parse().unwrap();
    (0..1000).map(|_| u32::from(belief.sample(&mut luck).carriers(item).contains(square))).sum()
}

#[test]
fn states_believed_in_fit_what_the_seat_has_seen() {
    for seed in 0..10 {
        let mut luck = Luck::new(seed);
        let mut driver = open(GameId::Tsuefa, Seats::new(2).unwrap(), &[]).unwrap();
        for turn in 0..120 {
            let Some(seat) = driver.awaits().seats().first() else { break };
            if turn > 2 {
                let seen = Observation::of(&*driver, seat);
                let view = Tsuefa::unsealed(view(&seen));
                let belief = Trails::new(&view, &seen.events);
                for _ in 0..3 {
                    let state = belief.sample(&mut luck);
                    assert_eq!(state.view(Viewer::Seat(seat), Recall::Memory), view);
                }
            }
            let text = match driver.legal(seat) {
                MoveList::Unlisted { .. } => ITEMS.to_owned(),
                MoveList::Listed(moves) => {
                    moves[roshambo_rules::Dice::below(&mut luck, moves.len() as u32) as usize].clone()
                }
            };
            driver.play(seat, &text).unwrap();
        }
    }
}

#[test]
fn the_flag_is_thought_to_be_in_the_back_row_and_not_where_a_figure_moved() {
    let driver = played(&["a2-a3", "2c5-c4"]);
    let back = times(&*driver, "a6", Item::Flag);
    assert!(back > 2 * times(&*driver, "a5", Item::Flag), "{back}");
    assert!(times(&*driver, "c4", Item::Flag) < 60);
    assert_eq!(times(&*driver, "c4", Item::Dynamite), 0);
}

#[test]
fn who_comes_near_a_shown_figure_probably_beats_it_and_who_leaves_it_does_not() {
    // Seat 1's paper on a2 takes the rock on c5 and is shown; seat 2's figures react.
    let shown = ["a2-a3", "2f5-f4", "a3-a4", "2f4-f3", "a4-b4", "2f3-f4", "b4-c4", "2f4-e4", "c4-c5"];
    let start = played(&shown);
    let beater = Item::Sign(Sign::Scissors);
    let before = times(&*start, "c6", beater);
    let mut near = shown.to_vec();
    near.push("2e4-d4");
    let near = played(&near);
    assert!(times(&*near, "d4", beater) > times(&*start, "e4", beater) + 100);
    assert!(times(&*near, "c6", beater) < before, "it did not attack the paper that stands before it");
}
