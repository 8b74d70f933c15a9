//! Advice reveals nothing: hints and unseen cards are the same in two worlds that a seat cannot tell apart.

use roshambo_bots::{Bot, Budget, Level, LevelBot, Limit};
use roshambo_rules::{Dice, Recall, Seat, Viewer};
use roshambo_table::{GameId, Observation, Stream};

use super::worlds::{CASES, Case, Seating, any_viewer_differs, lookalike, note, rebuilt};
use crate::advice::hint;
use crate::protocol::Status;
use crate::table::OnlineTable;

/// The least number of games for each kind of table, with one lookalike for each seat.
const GAMES: u32 = 8;
/// The least number of games with more than five seats, which are long and have many viewers.
const GAMES_OF_MANY: u32 = 2;
/// If this many games have too few comparisons, the test says so. A lookalike is not found in every game.
const MOST_GAMES: u32 = 60;
/// The minimum number of comparisons in which the two tables really differ for some other viewer. With fewer, the test
/// would prove little.
const ENOUGH: u64 = 20;

/// All advice that a seat can get now, with a fixed seed.
fn advice(table: &OnlineTable, seat: Seat, hinted: bool) -> Vec<String> {
    let Some(game) = table.running() else { return Vec::new() };
    let hidden = game.table.view(Viewer::Seat(seat), Recall::Display).unseen();
    let mut advice = vec![serde_json::to_string(&hidden).unwrap()];
    if hinted && table.awaited().contains(seat) {
        let seen = Observation::of(game.table.driver(), seat);
        let budget = Budget::new(Limit::Iterations(10), 1);
        let decision = LevelBot::new(Level::Hard, 7).decide(&seen, &budget).unwrap();
        let hint = hint(&seen, &game.table.driver().move_options(seat), &decision);
        advice.push(serde_json::to_string(&hint).unwrap());
    }
    advice
}

fn holds_for(case: Case) {
    let (mut compared, mut hints) = (0, 0);
    let least = if case.seats > 5 { GAMES_OF_MANY } else { GAMES };
    for number in 0..MOST_GAMES {
        if number >= least && compared >= ENOUGH && hints > 0 {
            break;
        }
        let seed = format!("advice in {case:?} {number}");
        let entries = case.played(Seating::Own, &seed);
        let mut dice = Stream::of_text(&format!("changes of {seed}"));
        for seat in case.game.seats(case.seats).unwrap().iter() {
            let viewer = Viewer::Seat(seat);
            let Some((place, other)) = lookalike(&entries, viewer, &mut dice) else { continue };
            let (mut table, mut twin) = (rebuilt(&entries[..place]), rebuilt(&other[..place]));
            for (entry, twins_entry) in entries[place..].iter().zip(&other[place..]) {
                let effect = table.apply(entry).unwrap();
                // If a move is not legal any more, the worlds have become distinguishable.
                let Ok(twins) = twin.apply(twins_entry) else { break };
                let same = note(&table, &effect, viewer, true) == note(&twin, &twins, viewer, true);
                if !same || table.status() == Status::Over {
                    break;
                }
                let apart = any_viewer_differs(&table, &twin);
                let hinted = apart && dice.below(3) == 0;
                let (mine, twins) = (advice(&table, seat, hinted), advice(&twin, seat, hinted));
                assert_eq!(mine, twins, "{viewer} of {case:?} gets advice from what it cannot know");
                compared += u64::from(apart);
                hints += usize::from(mine.len() > 1);
            }
        }
    }
    assert!(compared >= ENOUGH && hints > 0, "{case:?} was tested only {compared} times, with {hints} hints");
}

macro_rules! tests_for_games {
    ($($name:ident: $game:expr,)*) => {
        $(#[test]
        fn $name() {
            CASES.into_iter().filter(|case| case.game == $game).for_each(holds_for);
        })*

        const TESTED: &[GameId] = &[$($game),*];
    };
}

tests_for_games! {
    advice_in_paws_depends_on_what_the_seat_may_know: GameId::Paws,
    advice_in_quick_paws_depends_on_what_the_seat_may_know: GameId::PawsQuick,
    advice_in_ninjan_depends_on_what_the_seat_may_know: GameId::Ninjan,
    advice_in_kanobu_depends_on_what_the_seat_may_know: GameId::Kanobu,
    advice_in_tsuefa_depends_on_what_the_seat_may_know: GameId::Tsuefa,
}

#[test]
fn advice_is_tested_for_every_registered_game() {
    for game in GameId::ALL {
        assert!(TESTED.contains(&game), "secrets/advice.rs has no test for {game}");
    }
}
