//! Laws that hold for all built-in bots in all registered games, with every number of seats. A game that is
//! added to the registry is covered, or one of the exhaustive matches below does not compile.

#![allow(missing_docs, clippy::unwrap_used)]

use std::fs;
use std::path::Path;
use std::time::Duration;

use roshambo_bots::{
    Bot, BotError, Budget, ContestError, Decision, Level, LevelBot, Limit, MoveEvaluation, SeatedBot,
    Yardstick, YardstickBot, next_seat, play_to_end,
};
use roshambo_rules::{Recall, Seat, Seats, Viewer};
use roshambo_table::fair::{Proof, Secret};
use roshambo_table::record::{Entry, Header};
use roshambo_table::{GameId, MoveList, Observation, Table};

/// Enough to search, and few enough to play whole games.
const FEW_ITERATIONS: Limit = Limit::Iterations(30);

fn table(game: GameId, seats: Seats, options: &[(&str, &str)], deal: u8) -> Table {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let texts = seats.iter().map(|seat| format!("text {seat}")).collect();
    let proof = Proof::local(Secret([deal; 32]), seats.all(), texts).unwrap();
    Table::open_fair(Header::new(game, seats, options), proof).unwrap()
}

/// A built-in bot.
#[derive(Clone, Copy, Debug)]
enum BuiltIn {
    Level(Level),
    Yardstick(Yardstick),
}

impl BuiltIn {
    fn all() -> impl Iterator<Item = BuiltIn> {
        Level::ALL.map(BuiltIn::Level).into_iter().chain(Yardstick::ALL.map(BuiltIn::Yardstick))
    }

    fn bot(self, seed: u64) -> Box<dyn Bot> {
        match self {
            BuiltIn::Level(level) => Box::new(LevelBot::new(level, seed)),
            BuiltIn::Yardstick(yardstick) => Box::new(YardstickBot::new(yardstick, seed)),
        }
    }
}

/// All registered games with all their numbers of seats.
fn tables() -> impl Iterator<Item = (GameId, Seats)> {
    GameId::ALL.into_iter().flat_map(|game| {
        let info = game.info();
        (info.min_seats..=info.max_seats).map(move |count| (game, Seats::new(count).unwrap()))
    })
}

fn players(player: BuiltIn, seats: Seats, seed: u64, budget: &Budget) -> Vec<SeatedBot> {
    let bot = |seat: Seat| player.bot(seed + seat.index() as u64);
    seats.iter().map(|seat| SeatedBot { bot: bot(seat), budget: budget.clone() }).collect()
}

/// Plays a game to its end and returns its record.
fn play(mut table: Table, player: BuiltIn, seed: u64, budget: &Budget) -> String {
    let seats = table.header().seats;
    play_to_end(&mut table, &mut players(player, seats, seed, budget))
        .unwrap_or_else(|error| panic!("{player:?}: {error}\n{table}"));
    assert!(table.outcome().is_some());
    table.to_string()
}

/// Observations at some decisions of a game between medium bots.
fn observations(game: GameId, seats: Seats) -> Vec<Observation> {
    let mut table = table(game, seats, &[], 7);
    let mut bot = LevelBot::new(Level::Medium, 7);
    let mut seen = Vec::new();
    while let Some(seat) = next_seat(&table) {
        seen.push(Observation::of(table.driver(), seat));
        let decision = bot.decide(seen.last().unwrap(), &Budget::new(FEW_ITERATIONS, 1)).unwrap();
        table.play(seat, &decision.mv).unwrap();
    }
    let every = seen.len().div_ceil(8).max(1);
    seen.into_iter().step_by(every).collect()
}

/// Checks that the move is listed as legal. Unlisted moves are checked by the table in whole games.
fn assert_legal(seen: &Observation, decision: &Decision) {
    let unlisted = || seen.legal.listed().is_none();
    assert!(
        seen.legal.contains(&decision.mv) || unlisted(),
        "{} is not one of {:?}",
        decision.mv,
        seen.legal
    );
}

/// Everything in a decision that must be reproducible, in a form that can be compared.
fn comparable(decision: &Decision) -> (String, Vec<(String, String)>) {
    let considered = decision.considered.iter();
    let considered =
        considered.map(|MoveEvaluation { mv, value, share }| (mv.clone(), format!("{value:?} {share}")));
    (decision.mv.clone(), considered.collect())
}

#[test]
fn every_bot_plays_whole_games_and_the_same_seed_gives_the_same_game() {
    for (game, seats) in tables() {
        for player in BuiltIn::all() {
            let budget = Budget::new(FEW_ITERATIONS, 1);
            let one = play(table(game, seats, &[], 1), player, 1, &budget);
            let again = play(table(game, seats, &[], 1), player, 1, &budget);
            assert_eq!(one, again, "{game} with {seats}, {player:?}");
        }
    }
}

/// Options to play with, and the number of seats.
type OptionSet = (u8, &'static [(&'static str, &'static str)]);

/// For each game, values of its options that differ from the defaults.
fn option_sets(game: GameId) -> &'static [OptionSet] {
    match game {
        GameId::Paws => &[(3, &[("opening", "2"), ("comeback", "once"), ("jokers", "two")])],
        GameId::PawsQuick => &[
            (3, &[("games", "2"), ("opening", "3"), ("comeback", "always")]),
            (2, &[("games", "2"), ("help", "off")]),
            (2, &[("games", "2"), ("token", "game")]),
        ],
        GameId::Ninjan => &[(4, &[("triple", "paper")])],
        GameId::Kanobu => {
            &[(3, &[("opening", "3"), ("draw", "free")]), (2, &[("draw", "free"), ("answer", "keeps-turn")])]
        }
        GameId::Tsuefa => &[(2, &[("variant", "pro")]), (2, &[("items", "1-1-8"), ("quiet", "30")])],
    }
}

#[test]
fn every_bot_plays_whole_games_with_every_option() {
    for game in GameId::ALL {
        for option in game.info().options {
            let tried = option_sets(game).iter().flat_map(|(_, options)| *options);
            assert!(tried.clone().any(|(name, _)| *name == option.name), "{game}: {} not tried", option.name);
        }
        for (seats, options) in option_sets(game) {
            for player in BuiltIn::all() {
                let table = table(game, Seats::new(*seats).unwrap(), options, 2);
                play(table, player, 2, &Budget::new(FEW_ITERATIONS, 1));
            }
        }
    }
}

/// A bot receives an [`Observation`] and nothing else, so it cannot know more. Earlier decisions of the
/// same bot make no difference.
#[test]
fn the_same_observation_gives_the_same_decision_on_one_thread_and_on_two() {
    for (game, seats) in tables() {
        let observations = observations(game, seats);
        for player in BuiltIn::all() {
            for threads in [1, 2] {
                let budget = Budget::new(FEW_ITERATIONS, threads);
                let mut reused = player.bot(3);
                for seen in &observations {
                    let first = reused.decide(seen, &budget).unwrap();
                    assert_legal(seen, &first);
                    let again = reused.decide(seen, &budget).unwrap();
                    let fresh = player.bot(3).decide(&seen.clone(), &budget).unwrap();
                    assert_eq!(
                        comparable(&first),
                        comparable(&again),
                        "{game} {player:?}: the same bot again"
                    );
                    assert_eq!(comparable(&first), comparable(&fresh), "{game} {player:?}: a new bot");
                }
            }
        }
    }
}

#[test]
fn the_probabilities_of_the_considered_moves_sum_to_one() {
    for (game, seats) in tables() {
        for player in BuiltIn::all() {
            let mut bot = player.bot(4);
            for seen in &observations(game, seats) {
                let decision = bot.decide(seen, &Budget::new(FEW_ITERATIONS, 1)).unwrap();
                let shares: f64 = decision.considered.iter().map(|considered| considered.share).sum();
                assert!((shares - 1.0).abs() < 1e-3, "{game} {player:?}: {shares}");
                assert!(decision.considered.iter().any(|considered| considered.mv == decision.mv));
                for value in decision.considered.iter().filter_map(|considered| considered.value) {
                    assert!((-1e-3..=1.001).contains(&value), "{game} {player:?}: {value}");
                }
            }
        }
    }
}

#[test]
fn a_bot_that_is_stopped_or_has_no_time_still_makes_a_legal_move() {
    for (game, seats) in tables() {
        let observations = observations(game, seats);
        for player in BuiltIn::all() {
            for threads in [1, 2] {
                let stopped = Budget::new(Limit::Time(Duration::from_secs(600)), threads);
                stopped.stop.stop();
                let no_time = Budget::new(Limit::Time(Duration::ZERO), threads);
                let nothing = Budget::new(Limit::Iterations(0), threads);
                let mut bot = player.bot(5);
                for seen in &observations {
                    for budget in [&stopped, &no_time, &nothing] {
                        assert_legal(seen, &bot.decide(seen, budget).unwrap());
                    }
                }
            }
        }
    }
}

#[test]
fn a_bot_whose_decision_is_not_awaited_returns_an_error() {
    for (game, seats) in tables() {
        let finished = {
            let mut table = table(game, seats, &[], 6);
            play_to_end(
                &mut table,
                &mut players(BuiltIn::Level(Level::Random), seats, 6, &Budget::new(FEW_ITERATIONS, 1)),
            )
            .unwrap();
            table
        };
        let fresh = table(game, seats, &[], 6);
        let undealt = Table::open(Header::new(game, seats, Vec::new())).unwrap();
        for player in BuiltIn::all() {
            let mut bot = player.bot(6);
            let mut refuses = |seen: &Observation| {
                let error = bot.decide(seen, &Budget::new(FEW_ITERATIONS, 1)).unwrap_err();
                assert_eq!(error, BotError::NotAwaited(seen.seat), "{game} {player:?}");
            };
            for seat in seats.iter() {
                refuses(&Observation::of(finished.driver(), seat));
                if !undealt.awaits().seats().contains(seat) {
                    refuses(&Observation::of(undealt.driver(), seat));
                }
                if !fresh.awaits().seats().contains(seat) {
                    refuses(&Observation::of(fresh.driver(), seat));
                }
                // A spectator has no legal moves.
                let mut spectator = Observation::of(fresh.driver(), seat);
                spectator.view = fresh.view(Viewer::Spectator, Recall::Memory);
                spectator.legal = MoveList::NONE;
                refuses(&spectator);
            }
        }
    }
}

/// Always plays the last legal move: in a throw, always the same sign.
struct AlwaysLastMove;

impl Bot for AlwaysLastMove {
    fn decide(&mut self, seen: &Observation, _: &Budget) -> Result<Decision, BotError> {
        let last = seen.legal.listed().and_then(|moves| moves.last());
        let mv = last.cloned().ok_or(BotError::NotAwaited(seen.seat))?;
        Ok(Decision { mv, considered: Vec::new(), iterations: 0 })
    }
}

#[test]
fn a_game_that_does_not_end_is_stopped_with_an_error() {
    let mut table = table(GameId::Paws, Seats::new(2).unwrap(), &[], 1);
    let budget = Budget::new(FEW_ITERATIONS, 1);
    let mut players: Vec<SeatedBot> =
        (0..2).map(|_| SeatedBot { bot: Box::new(AlwaysLastMove), budget: budget.clone() }).collect();
    assert!(matches!(play_to_end(&mut table, &mut players), Err(ContestError::Endless)));
}

/// Tables that differ only in what seat 1 cannot see; seat 1 is to decide.
fn indistinguishable(game: GameId) -> Vec<Table> {
    match game {
        GameId::Paws | GameId::PawsQuick | GameId::Kanobu => {
            with_hidden_cards_swapped(game, &[("opening", "1")])
        }
        GameId::Ninjan => with_hidden_cards_swapped(game, &[]),
        GameId::Tsuefa => with_other_setups(game),
    }
}

/// The same deal, except for two swapped cards that seat 1 cannot see.
fn with_hidden_cards_swapped(game: GameId, options: &[(&str, &str)]) -> Vec<Table> {
    let seats = Seats::new(2).unwrap();
    let dealt = table(game, seats, options, 8);
    let Some(Entry::Deck(deck)) = dealt.journal().first() else {
        panic!("{game} begins with a deck");
    };
    let cards: Vec<&str> = deck.split(' ').collect();
    let seen = |table: &Table| Observation::of(table.driver(), Seat::FIRST);
    let mut others = Vec::new();
    // One of the first few cards is in the other hand; later cards are there too, or in the deck.
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

/// Games without a deck: seat 2 uses different setups.
fn with_other_setups(game: GameId) -> Vec<Table> {
    let seats = Seats::new(2).unwrap();
    let setups = ["FDSSSPPPRRRR", "RRRRSSDSPPFP", "SSSPPPRRFRRD", "PFPDRRSRSRSP"];
    let table_with = |setup: &str| {
        let mut table = table(game, seats, &[], 8);
        table.play(Seat::FIRST, "setup FDSSSPPPRRRR").unwrap();
        table.play(Seat::new(1), &format!("setup {setup}")).unwrap();
        assert_eq!(next_seat(&table), Some(Seat::FIRST));
        table
    };
    setups.map(table_with).into()
}

#[test]
fn hidden_information_does_not_change_what_a_bot_does() {
    for game in GameId::ALL {
        let tables = indistinguishable(game);
        assert!(tables.len() > 3, "{game}: too few variants");
        let observe = |table: &Table| Observation::of(table.driver(), Seat::FIRST);
        assert!(
            tables.iter().all(|table| observe(table) == observe(&tables[0])),
            "{game}: seat 1 sees a difference"
        );
        for player in BuiltIn::all() {
            let decide = |table: &Table| {
                comparable(&player.bot(9).decide(&observe(table), &Budget::new(FEW_ITERATIONS, 1)).unwrap())
            };
            let answers: Vec<_> = tables.iter().map(decide).collect();
            assert!(answers.windows(2).all(|two| two[0] == two[1]), "{game} {player:?}");
        }
    }
}

/// Every game has its knowledge in the same files, so that a reader finds it where they expect it.
#[test]
fn every_game_has_heuristics_and_advice_in_the_same_files() {
    const ALLOWED: [&str; 7] = ["belief", "candidates", "features", "rating", "value", "weights", "tests"];
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for game in GameId::ALL {
        let name = game.id().replace('-', "_");
        for folder in ["heuristics", "advice"] {
            let file = source.join(folder).join(format!("{name}.rs"));
            assert!(file.is_file(), "{game}: {} is missing", file.display());
        }
        for required in ["rating.rs", "value.rs", "weights.rs", "tests.rs"] {
            let file = source.join("heuristics").join(&name).join(required);
            assert!(file.is_file(), "{game}: {} is missing", file.display());
        }
        for entry in fs::read_dir(source.join("heuristics").join(&name)).unwrap() {
            let file = entry.unwrap().file_name().into_string().unwrap();
            let stem = file.strip_suffix(".rs").unwrap_or(&file);
            assert!(ALLOWED.contains(&stem), "{game}: unexpected file {file}");
        }
    }
}
