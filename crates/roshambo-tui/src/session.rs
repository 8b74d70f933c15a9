//! One game at this keyboard: the table, who plays which seat, the record file, and the decisions of bots.

use std::fs;
use std::ops::Range;
use std::path::PathBuf;

use roshambo_bots::{Budget, Level, LevelBot};
use roshambo_rules::{Seat, SeatSet, Seats};
use roshambo_table::fair::Proof;
use roshambo_table::record::{Header, RecordError};
use roshambo_table::{MoveError, Observation, Stream, Table, sha256};

use crate::config::{PlayConfig, TuiError};
use crate::record_file::{RecordFile, new_path};

const PEOPLE: &str = "people";
const LEVEL: &str = "level";

/// The current game.
pub(crate) struct Session {
    pub(crate) table: Table,
    pub(crate) people: SeatSet,
    pub(crate) level: Level,
    pub(crate) file: RecordFile,
    seed: Option<u64>,
    /// The base of the seeds for bots and random moves.
    salt: u64,
    /// The number of random moves drawn so far.
    drawn: u32,
    /// The bots whose decision has been started.
    thinking: SeatSet,
}

/// A decision that a bot has to make.
pub(crate) struct BotJob {
    pub(crate) seat: Seat,
    pub(crate) observation: Observation,
    pub(crate) bot: LevelBot,
    pub(crate) budget: Budget,
}

impl Session {
    /// Starts a new game.
    pub(crate) fn start(mut header: Header, config: &PlayConfig) -> Result<Session, TuiError> {
        let people = checked(config.people.unwrap_or(SeatSet::only(Seat::new(0))), header.seats)?;
        let level = config.level.unwrap_or(Level::Medium);
        header.meta.push((PEOPLE.to_owned(), listed(people)));
        header.meta.push((LEVEL.to_owned(), level.name().to_owned()));
        let bots = header.seats.all().without(people);
        let proof = match config.seed {
            Some(seed) => Proof::seeded(header.seats, bots, &format!("play {} {seed}", header.game)),
            None => Proof::random(header.seats, bots).map_err(TuiError::Randomness)?,
        };
        let path = config.record.clone().unwrap_or_else(|| new_path(header.game));
        let table = Table::open_fair(header, proof).map_err(TuiError::Header)?;
        let file = RecordFile::create(path, &table)?;
        Session::with(table, people, level, file, config.seed)
    }

    /// Continues the game of a record.
    pub(crate) fn resume(path: PathBuf, config: &PlayConfig) -> Result<Session, TuiError> {
        let bytes = fs::read(&path).map_err(|error| TuiError::Unreadable(path.clone(), error))?;
        let (table, length) = replayed(&bytes).map_err(|error| TuiError::Wrong(path.clone(), error))?;
        let written = table.journal().len();
        let other = Proof::random(table.header().seats, SeatSet::EMPTY).map_err(TuiError::Randomness)?;
        let table = table.resume(other).map_err(|error| TuiError::Damaged(path.clone(), error))?;
        if table.outcome().is_some() {
            return Err(TuiError::Finished(path));
        }
        let header = table.header();
        let noted = header.meta(PEOPLE).and_then(|text| parse_seats(text, header.seats));
        let people = config.people.or(noted).unwrap_or(SeatSet::only(Seat::new(0)));
        let people = checked(people, header.seats)?;
        let noted = header.meta(LEVEL).and_then(|text| text.parse().ok());
        let level = config.level.or(noted).unwrap_or(Level::Medium);
        let file = RecordFile::append(path, &table, written, length)?;
        Session::with(table, people, level, file, config.seed)
    }

    fn with(
        table: Table,
        people: SeatSet,
        level: Level,
        file: RecordFile,
        seed: Option<u64>,
    ) -> Result<Session, TuiError> {
        let salt = match seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(TuiError::Randomness)?,
        };
        Ok(Session { table, people, level, file, seed, salt, drawn: 0, thinking: SeatSet::EMPTY })
    }

    /// The decisions of bots that are due and not started yet. They count as started from now on.
    pub(crate) fn take_bot_jobs(&mut self) -> Vec<BotJob> {
        let due = self.table.awaits().seats().without(self.people).without(self.thinking);
        due.iter().map(|seat| self.job(seat)).collect()
    }

    fn job(&mut self, seat: Seat) -> BotJob {
        self.thinking = self.thinking.with(seat);
        let limit = match self.seed {
            Some(_) => self.level.iterations(self.table.header().game),
            None => self.level.time(),
        };
        BotJob {
            seat,
            observation: Observation::of(self.table.driver(), seat),
            bot: LevelBot::new(self.level, self.salt.wrapping_add(seat.index() as u64)),
            budget: Budget::new(limit, 1),
        }
    }

    /// A legal move of a seat, each equally likely. Used for random setups.
    pub(crate) fn random_move(&mut self, seat: Seat) -> String {
        self.drawn += 1;
        let key = sha256(&format!("{} random {}", self.salt, self.drawn));
        self.table.driver().random_move(seat, &mut Stream::new(key, 0))
    }

    /// Makes the move of a bot. Returns the numbers of the events.
    pub(crate) fn bot_decided(&mut self, seat: Seat, mv: &str) -> Result<Range<u64>, MoveError> {
        self.thinking = self.thinking.without(SeatSet::only(seat));
        self.play(seat, mv)
    }

    /// Makes a move and saves it in the record. Returns the numbers of the events.
    pub(crate) fn play(&mut self, seat: Seat, mv: &str) -> Result<Range<u64>, MoveError> {
        let events = self.table.play(seat, mv)?;
        self.file.save(&self.table);
        Ok(events)
    }

    /// The seat of the reader, who is called *you*. Several people at one screen are called by their numbers.
    pub(crate) fn reader(&self) -> Option<Seat> {
        self.people.first().filter(|_| self.people.len() == 1)
    }

    /// The people that the game waits for.
    pub(crate) fn awaited_people(&self) -> SeatSet {
        let bots = self.table.header().seats.all().without(self.people);
        self.table.awaits().seats().without(bots)
    }

    /// The number of seats.
    pub(crate) fn seats(&self) -> Seats {
        self.table.header().seats
    }
}

/// Replays a record. Returns the table and the number of bytes that were used: a partial line at the end, left by
/// a power cut, is ignored.
fn replayed(bytes: &[u8]) -> Result<(Table, usize), RecordError> {
    let whole_lines = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    match Table::replay(bytes) {
        Ok(table) => Ok((table, bytes.len())),
        Err(error) if whole_lines < bytes.len() => {
            Table::replay(&bytes[..whole_lines]).map(|table| (table, whole_lines)).map_err(|_| error)
        }
        Err(error) => Err(error),
    }
}

/// The people, if each of them has a seat at the table and there is at least one.
fn checked(people: SeatSet, seats: Seats) -> Result<SeatSet, TuiError> {
    match people.without(seats.all()).first() {
        Some(seat) => Err(TuiError::NoSuchSeat(seat, seats)),
        None if people.is_empty() => Err(TuiError::Nobody),
        None => Ok(people),
    }
}

fn listed(seats: SeatSet) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    numbers.join(",")
}

/// The people that the record notes, if the table has their seats.
fn parse_seats(text: &str, seats: Seats) -> Option<SeatSet> {
    let noted: Result<SeatSet, _> = text.split(',').map(Seat::parse).collect();
    noted.ok().filter(|noted| checked(*noted, seats).is_ok())
}
