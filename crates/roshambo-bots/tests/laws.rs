//! The laws that hold for every bot in every game, written once.

#![allow(missing_docs, clippy::unwrap_used)]

use std::time::Duration;

use roshambo_bots::{
    Bot, BotError, Budget, Considered, ContestError, Decision, Level, LevelBot, Limit, Player, next_seat,
    play_on,
};
use roshambo_rules::{Recall, Seat, Seats, Viewer};
use roshambo_table::fair::{Promise, Secret};
use roshambo_table::record::{Entry, Header};
use roshambo_table::{GameId, MoveList, Observation, Table};

/// Enough to search, and little enough to play whole games.
const LITTLE: Limit = Limit::Iterations(30);

fn table(game: GameId, seats: Seats, options: &[(&str, &str)], deal: u8) -> Table {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let texts = seats.iter().map(|seat| (seat, format!("text {seat}")));
    let proof = Promise::new(seats, Secret([deal; 32]), texts).unwrap().close().unwrap();
    Table::open_fair(Header::new(game, seats, options), proof).unwrap()
}

/// All games with all their numbers of seats.
fn tables() -> impl Iterator<Item = (GameId, Seats)> {
    GameId::ALL.into_iter().flat_map(|game| {
        let info = game.info();
        (info.min_seats..=info.max_seats).map(move |count| (game, Seats::new(count).unwrap()))
    })
}

fn players(level: Level, seats: Seats, seed: u64, budget: &Budget) -> Vec<Player> {
    let bot = |seat: Seat| LevelBot::new(level, seed + seat.index() as u64);
    seats.iter().map(|seat| Player { bot: Box::new(bot(seat)), budget: budget.clone() }).collect()
}

/// Plays a game to its end and gives its record.
fn play(mut table: Table, level: Level, seed: u64, budget: &Budget) -> String {
    let seats = table.header().seats;
    play_on(&mut table, &mut players(level, seats, seed, budget))
        .unwrap_or_else(|error| panic!("{level}: {error}\n{table}"));
    assert!(table.outcome().is_some());
    table.to_string()
}

/// What every seat sees at some decisions of a game between mediums.
fn moments(game: GameId, seats: Seats) -> Vec<Observation> {
    let mut table = table(game, seats, &[], 7);
    let mut bot = LevelBot::new(Level::Medium, 7);
    let mut seen = Vec::new();
    while let Some(seat) = next_seat(&table) {
        seen.push(Observation::of(table.driver(), seat));
        let decision = bot.decide(seen.last().unwrap(), &Budget::new(LITTLE, 1)).unwrap();
        table.play(seat, &decision.mv).unwrap();
    }
    let every = seen.len().div_ceil(8).max(1);
    seen.into_iter().step_by(every).collect()
}

/// A move that is listed; one that is not is checked by the table in whole games.
fn assert_legal(seen: &Observation, decision: &Decision) {
    let unlisted = || seen.legal.listed().is_none();
    assert!(
        seen.legal.contains(&decision.mv) || unlisted(),
        "{} is not one of {:?}",
        decision.mv,
        seen.legal
    );
}

fn played(decision: &Decision) -> (String, Vec<(String, String)>) {
    let considered = decision.considered.iter();
    let considered =
        considered.map(|Considered { mv, value, share }| (mv.clone(), format!("{value:?} {share}")));
    (decision.mv.clone(), considered.collect())
}

#[test]
fn every_level_plays_whole_games_and_the_same_seed_gives_the_same_game() {
    for (game, seats) in tables() {
        for level in Level::ALL {
            let budget = Budget::new(LITTLE, 1);
            let one = play(table(game, seats, &[], 1), level, 1, &budget);
            let again = play(table(game, seats, &[], 1), level, 1, &budget);
            assert_eq!(one, again, "{game} with {seats}, {level}");
        }
    }
}

#[test]
fn options_are_no_obstacle() {
    let two = Seats::new(2).unwrap();
    let three = Seats::new(3).unwrap();
    for (game, seats, options) in [
        (GameId::Paws, three, &[("opening", "2")][..]),
        (GameId::PawsQuick, three, &[("games", "2"), ("opening", "3")]),
        (GameId::PawsQuick, two, &[("games", "2"), ("help", "off")]),
        (GameId::Kanobu, three, &[("opening", "3")]),
        (GameId::Tsuefa, two, &[("variant", "pro")]),
        (GameId::Tsuefa, two, &[("items", "1-1-8")]),
    ] {
        for level in Level::ALL {
            play(table(game, seats, options, 2), level, 2, &Budget::new(LITTLE, 1));
        }
    }
}

/// A bot gets a [`Observation`] and nothing else, so it cannot know more; and it is no other for having
/// been asked before.
#[test]
fn the_same_sight_gets_the_same_answer_on_one_thread_and_on_two() {
    for (game, seats) in tables() {
        let moments = moments(game, seats);
        for level in Level::ALL {
            for threads in [1, 2] {
                let budget = Budget::new(LITTLE, threads);
                let mut kept = LevelBot::new(level, 3);
                for seen in &moments {
                    let first = kept.decide(seen, &budget).unwrap();
                    assert_legal(seen, &first);
                    let again = kept.decide(seen, &budget).unwrap();
                    let fresh = LevelBot::new(level, 3).decide(&seen.clone(), &budget).unwrap();
                    assert_eq!(played(&first), played(&again), "{game} {level} asked again");
                    assert_eq!(played(&first), played(&fresh), "{game} {level} come late");
                }
            }
        }
    }
}

#[test]
fn what_is_considered_adds_up() {
    for (game, seats) in tables() {
        for level in Level::ALL {
            let mut bot = LevelBot::new(level, 4);
            for seen in &moments(game, seats) {
                let decision = bot.decide(seen, &Budget::new(LITTLE, 1)).unwrap();
                let shares: f64 = decision.considered.iter().map(|considered| considered.share).sum();
                assert!((shares - 1.0).abs() < 1e-3, "{game} {level}: {shares}");
                assert!(decision.considered.iter().any(|considered| considered.mv == decision.mv));
                for value in decision.considered.iter().filter_map(|considered| considered.value) {
                    assert!((-1e-3..=1.001).contains(&value), "{game} {level}: {value}");
                }
            }
        }
    }
}

#[test]
fn who_is_told_to_stop_or_has_no_time_still_makes_a_legal_move() {
    for (game, seats) in tables() {
        let moments = moments(game, seats);
        for level in Level::ALL {
            for threads in [1, 2] {
                let stopped = Budget::new(Limit::Time(Duration::from_secs(600)), threads);
                stopped.stop.stop();
                let no_time = Budget::new(Limit::Time(Duration::ZERO), threads);
                let nothing = Budget::new(Limit::Iterations(0), threads);
                let mut bot = LevelBot::new(level, 5);
                for seen in &moments {
                    for budget in [&stopped, &no_time, &nothing] {
                        assert_legal(seen, &bot.decide(seen, budget).unwrap());
                    }
                }
            }
        }
    }
}

#[test]
fn who_is_not_asked_does_not_answer() {
    for (game, seats) in tables() {
        let finished = {
            let mut table = table(game, seats, &[], 6);
            play_on(&mut table, &mut players(Level::Random, seats, 6, &Budget::new(LITTLE, 1))).unwrap();
            table
        };
        let fresh = table(game, seats, &[], 6);
        let undealt = Table::open(Header::new(game, seats, Vec::new())).unwrap();
        for level in Level::ALL {
            let mut bot = LevelBot::new(level, 6);
            let mut refuses = |seen: &Observation| {
                let error = bot.decide(seen, &Budget::new(LITTLE, 1)).unwrap_err();
                assert_eq!(error, BotError::NotAwaited(seen.seat), "{game} {level}");
            };
            for seat in seats.iter() {
                refuses(&Observation::of(finished.driver(), seat));
                if !undealt.awaits().seats().contains(seat) {
                    refuses(&Observation::of(undealt.driver(), seat));
                }
                if !fresh.awaits().seats().contains(seat) {
                    refuses(&Observation::of(fresh.driver(), seat));
                }
                // What a spectator sees has no moves.
                let mut spectator = Observation::of(fresh.driver(), seat);
                spectator.view = fresh.view(Viewer::Spectator, Recall::Memory);
                spectator.legal = MoveList::NONE;
                refuses(&spectator);
            }
        }
    }
}

/// Throws rock for ever.
struct Stubborn;

impl Bot for Stubborn {
    fn decide(&mut self, seen: &Observation, _: &Budget) -> Result<Decision, BotError> {
        let last = seen.legal.listed().and_then(|moves| moves.last());
        let mv = last.cloned().ok_or(BotError::NotAwaited(seen.seat))?;
        Ok(Decision { mv, considered: Vec::new(), iterations: 0 })
    }
}

#[test]
fn a_game_that_nobody_ends_is_given_up() {
    let mut table = table(GameId::Paws, Seats::new(2).unwrap(), &[], 1);
    let budget = Budget::new(LITTLE, 1);
    let mut players: Vec<Player> =
        (0..2).map(|_| Player { bot: Box::new(Stubborn), budget: budget.clone() }).collect();
    assert!(matches!(play_on(&mut table, &mut players), Err(ContestError::Endless)));
}

/// The same deal, but for two cards that seat 1 cannot see.
fn dealt_otherwise(game: GameId, seats: Seats, options: &[(&str, &str)]) -> Vec<Table> {
    let dealt = table(game, seats, options, 8);
    let Some(Entry::Deck(deck)) = dealt.journal().first() else {
        panic!("{game} begins with a deck");
    };
    let cards: Vec<&str> = deck.split(' ').collect();
    let seen = |table: &Table| Observation::of(table.driver(), Seat::FIRST);
    let mut others = Vec::new();
    // One of the first few is in the other hand; from the end on come cards that nobody sees.
    for (early, late) in
        [1, 4].into_iter().flat_map(|early| (5..cards.len()).step_by(5).map(move |late| (early, late)))
    {
        let mut swapped = cards.clone();
        swapped.swap(early, late);
        let mut other = Table::open(Header { meta: Vec::new(), ..dealt.header().clone() }).unwrap();
        other.take(Entry::Deck(swapped.join(" "))).unwrap();
        if swapped != cards && seen(&other) == seen(&dealt) {
            others.push(other);
        }
    }
    others.push(dealt);
    others
}

#[test]
fn what_a_seat_cannot_see_changes_nothing_of_what_its_bot_does() {
    let first = &[("opening", "1")][..];
    for (game, options) in
        [(GameId::Paws, first), (GameId::PawsQuick, first), (GameId::Ninjan, &[]), (GameId::Kanobu, first)]
    {
        let tables = dealt_otherwise(game, Seats::new(2).unwrap(), options);
        assert!(tables.len() > 3, "{game}: hidden cards can be exchanged");
        for level in Level::ALL {
            let decide = |table: &Table| {
                let seen = Observation::of(table.driver(), Seat::FIRST);
                played(&LevelBot::new(level, 9).decide(&seen, &Budget::new(LITTLE, 1)).unwrap())
            };
            let answers: Vec<_> = tables.iter().map(decide).collect();
            assert!(answers.windows(2).all(|two| two[0] == two[1]), "{game} {level}");
        }
    }
}
