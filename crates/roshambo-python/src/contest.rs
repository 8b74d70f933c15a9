//! Matches between bots, as in `roshambo arena`: every deal is played once in every rotation of the
//! players, so that luck of the cards and of the seats cancels out.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use pyo3::prelude::*;
use roshambo_bots::stats::{interval, mean};
use roshambo_bots::{SeatedBot, Stop, play_to_end};
use roshambo_rules::say;
use roshambo_table::fair::Proof;
use roshambo_table::record::Header;
use roshambo_table::{Table, sha256};

use crate::bot::{Bot, checked_threads};
use crate::errors::{Failure, internal};
use crate::game::Game;
use crate::interrupt::interruptible;
use crate::outcome::shares;
use crate::record::Record;

/// Plays a match: every deal once in every rotation of the players over the seats.
///
/// The same seed gives the same games, on any number of threads, unless a bot has a time limit.
/// Releases the interpreter lock; Ctrl-C ends the match.
///
/// >>> import roshambo
/// >>> players = [roshambo.Bot("medium"), roshambo.Bot("random")]
/// >>> result = roshambo.play_match(roshambo.Game("ninjan"), players, deals=20, seed=1, threads=2)
/// >>> result.games, result.players[0].score > result.players[1].score
/// (40, True)
#[pyfunction]
#[pyo3(signature = (game, players, *, deals, seed=0, threads=1, keep_records=false))]
pub(crate) fn play_match(
    py: Python<'_>,
    game: &Game,
    players: Vec<PyRef<'_, Bot>>,
    deals: usize,
    seed: u64,
    threads: i64,
    keep_records: bool,
) -> PyResult<MatchResult> {
    let seats = game.table_seats().count();
    if players.len() != seats {
        return Err(Failure::argument(say!("python-players", found = players.len(), size = seats)).into());
    }
    let (threads, stop) = (checked_threads(threads)?, Stop::default());
    let players: Vec<&Bot> = players.iter().map(|player| &**player).collect();
    let contest = Contest { game, players: &players, seed, stop: &stop };
    let (next, finished) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        let play = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number / seats >= deals || stop.is_stopped() {
                    return;
                }
                let table = contest.play(number / seats, number % seats);
                let failed = table.is_err();
                finished.lock().map(|mut tables| tables.push((number, table))).unwrap_or_default();
                if failed {
                    stop.stop();
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(play);
            }
            play();
        });
    };
    interruptible(py, &stop, work)?;
    let mut tables = finished.into_inner().map_err(|_| internal("a game of the match failed"))?;
    tables.sort_by_key(|(number, _)| *number);
    let tables = tables.into_iter().map(|(_, table)| table).collect::<Result<Vec<Table>, Failure>>()?;
    Ok(MatchResult::new(&contest, tables, keep_records))
}

struct Contest<'a> {
    game: &'a Game,
    players: &'a [&'a Bot],
    seed: u64,
    stop: &'a Stop,
}

impl Contest<'_> {
    /// The player at a seat in a rotation.
    fn player_at(&self, seat: usize, rotation: usize) -> usize {
        (seat + rotation) % self.players.len()
    }

    fn play(&self, deal: usize, rotation: usize) -> Result<Table, Failure> {
        let (id, seats) = (self.game.game_id(), self.game.table_seats());
        let deal = format!("roshambo match {} {deal}", self.seed);
        let mut table = Table::open_fair(self.header(rotation), Proof::seeded(seats, seats.all(), &deal))?;
        let seated = |seat: usize| -> SeatedBot {
            let player = self.player_at(seat, rotation);
            let hash = sha256(&format!("{deal} rotation {rotation} player {player}"));
            let seed = hash[..8].iter().fold(0, |seed, byte| seed << 8 | u64::from(*byte));
            self.players[player].seated(id, seed, self.stop)
        };
        let mut bots: Vec<SeatedBot> = (0..seats.count()).map(seated).collect();
        play_to_end(&mut table, &mut bots)?;
        Ok(table)
    }

    /// The header of a record, with the level of the player at each seat.
    fn header(&self, rotation: usize) -> Header {
        let mut header = self.game.header();
        let seats = self.game.table_seats().iter();
        let names = seats.map(|seat| {
            let name = self.players[self.player_at(seat.index(), rotation)].name();
            (format!("player-{seat}"), name.to_owned())
        });
        header.meta.extend(names);
        header
    }
}

/// The result of a match.
#[pyclass(frozen, module = "roshambo")]
pub(crate) struct MatchResult {
    /// The number of games.
    #[pyo3(get)]
    games: usize,
    players: Vec<Score>,
    records: Vec<Table>,
}

struct Score {
    name: &'static str,
    score: f64,
    interval: (f64, f64),
    wins: u64,
}

impl MatchResult {
    fn new(contest: &Contest<'_>, tables: Vec<Table>, keep_records: bool) -> MatchResult {
        let seats = contest.players.len();
        let mut by_deal = vec![vec![0.0; tables.len() / seats]; seats];
        let mut wins = vec![0; seats];
        for (number, table) in tables.iter().enumerate() {
            let Some(outcome) = table.outcome() else { continue };
            for (seat, share) in shares(&outcome).into_iter().enumerate() {
                let player = contest.player_at(seat, number % seats);
                by_deal[player][number / seats] += share / seats as f64;
                wins[player] += u64::from(share == 1.0);
            }
        }
        let result = |(player, scores): (usize, &Vec<f64>)| Score {
            name: contest.players[player].name(),
            score: mean(scores).unwrap_or_default(),
            interval: interval(scores),
            wins: wins[player],
        };
        let players = by_deal.iter().enumerate().map(result).collect();
        MatchResult { games: tables.len(), players, records: if keep_records { tables } else { Vec::new() } }
    }
}

#[pymethods]
impl MatchResult {
    /// The results of the players, in the order in which they were given.
    #[getter]
    fn players(&self) -> Vec<PlayerResult> {
        let result = |own: &Score| PlayerResult {
            level: own.name,
            score: own.score,
            interval: own.interval,
            wins: own.wins,
        };
        self.players.iter().map(result).collect()
    }

    /// The records of the games, if they were kept: deal by deal, rotation by rotation.
    #[getter]
    fn records(&self) -> Vec<Record> {
        self.records.iter().map(Record::of_table).collect()
    }

    fn __repr__(&self) -> String {
        let scores: Vec<String> =
            self.players.iter().map(|own| format!("{} {:.3}", own.name, own.score)).collect();
        format!("MatchResult(games={}, scores: {})", self.games, scores.join(", "))
    }
}

/// The result of one player of a match.
#[pyclass(frozen, get_all, module = "roshambo")]
pub(crate) struct PlayerResult {
    /// The level of the bot.
    level: &'static str,
    /// The mean share of victory in a game, from 0 to 1.
    score: f64,
    /// The 95 % confidence interval of the score, computed over deals.
    interval: (f64, f64),
    /// The number of games that the player won alone.
    wins: u64,
}

#[pymethods]
impl PlayerResult {
    fn __repr__(&self) -> String {
        let (low, high) = self.interval;
        format!("PlayerResult('{}', score={:.3}, interval=({low:.3}, {high:.3}))", self.level, self.score)
    }
}
