//! Advice tells nothing: hints and what is unseen are the same in two worlds that a seat cannot tell apart.

use roshambo_bots::{Bot, Budget, Level, LevelBot, Limit};
use roshambo_rules::{Dice, Recall, Seat, Viewer};
use roshambo_table::{GameId, Observation, Stream};

use super::worlds::{CASES, Case, Seating, lookalike, note, rebuilt, somebody_sees};
use crate::hall::advice::hint;
use crate::protocol::Status;
use crate::room::Room;

/// Games for each kind of table, with one lookalike for each seat.
const GAMES: u32 = 8;
/// After how many comparisons of rooms that others can tell apart a kind of table was put to the test.
const ENOUGH: u64 = 20;

/// All advice that a seat can get now, with the same luck.
fn advice(room: &Room, seat: Seat, hinted: bool) -> Vec<String> {
    let Some(play) = room.running() else { return Vec::new() };
    let hidden = play.table.view(Viewer::Seat(seat), Recall::Display).unseen();
    let mut advice = vec![serde_json::to_string(&hidden).unwrap()];
    if hinted && room.awaited().contains(seat) {
        let seen = Observation::of(play.table.driver(), seat);
        let budget = Budget::new(Limit::Iterations(10), 1);
        let decision = LevelBot::new(Level::Hard, 7).decide(&seen, &budget).unwrap();
        let hint = hint(&seen, &play.table.driver().move_options(seat), &decision);
        advice.push(serde_json::to_string(&hint).unwrap());
    }
    advice
}

fn holds_for(case: Case) {
    let (mut compared, mut hints) = (0, 0);
    for number in 0..GAMES {
        let seed = format!("advice in {case:?} {number}");
        let facts = case.played(Seating::Own, &seed);
        let mut dice = Stream::of_text(&format!("changes of {seed}"));
        for seat in case.game.seats(case.seats).unwrap().iter() {
            let viewer = Viewer::Seat(seat);
            let Some((place, other)) = lookalike(&facts, viewer, &mut dice) else { continue };
            let (mut room, mut twin) = (rebuilt(&facts[..place]), rebuilt(&other[..place]));
            for (fact, twins_fact) in facts[place..].iter().zip(&other[place..]) {
                let effect = room.apply(fact).unwrap();
                // What is not legal any more is a difference that has come to light.
                let Ok(twins) = twin.apply(twins_fact) else { break };
                let same = note(&room, &effect, viewer, true) == note(&twin, &twins, viewer, true);
                if !same || room.status() == Status::Over {
                    break;
                }
                let apart = somebody_sees(&room, &twin);
                let hinted = apart && dice.below(3) == 0;
                let (mine, twins) = (advice(&room, seat, hinted), advice(&twin, seat, hinted));
                assert_eq!(mine, twins, "{viewer} of {case:?} is advised by what it cannot know");
                compared += u64::from(apart);
                hints += usize::from(mine.len() > 1);
            }
        }
    }
    assert!(compared >= ENOUGH && hints > 0, "{case:?} was tested only {compared} times, with {hints} hints");
}

fn holds_for_game(game: GameId) {
    CASES.into_iter().filter(|case| case.game == game).for_each(holds_for);
}

#[test]
fn advice_in_paws_depends_on_what_the_seat_may_know() {
    holds_for_game(GameId::Paws);
}

#[test]
fn advice_in_quick_paws_depends_on_what_the_seat_may_know() {
    holds_for_game(GameId::PawsQuick);
}

#[test]
fn advice_in_ninjan_depends_on_what_the_seat_may_know() {
    holds_for_game(GameId::Ninjan);
}

#[test]
fn advice_in_kanobu_depends_on_what_the_seat_may_know() {
    holds_for_game(GameId::Kanobu);
}

#[test]
fn advice_in_tsuefa_depends_on_what_the_seat_may_know() {
    holds_for_game(GameId::Tsuefa);
}
