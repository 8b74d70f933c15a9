//! One game at this keyboard: the table, who plays which seat, the record, what bots think about.

use std::fs;
use std::ops::Range;
use std::path::PathBuf;

use roshambo_bots::{Budget, Level, LevelBot};
use roshambo_rules::{Seat, SeatSet, Seats};
use roshambo_table::fair::Proof;
use roshambo_table::record::{Header, RecordError};
use roshambo_table::{MoveError, Observation, Stream, Table, sha256};

use crate::plan::{Plan, PlayError};
use crate::record_file::{RecordFile, new_path};

const PEOPLE: &str = "people";
const LEVEL: &str = "level";

/// A game being played.
pub(crate) struct Session {
    pub(crate) table: Table,
    pub(crate) people: SeatSet,
    pub(crate) level: Level,
    pub(crate) file: RecordFile,
    seed: Option<u64>,
    /// A base for the bots' seeds.
    salt: u64,
    /// Random moves drawn so far.
    drawn: u32,
    thinking: SeatSet,
}

/// Something for a bot to decide.
pub(crate) struct Job {
    pub(crate) seat: Seat,
    pub(crate) seen: Observation,
    pub(crate) bot: LevelBot,
    pub(crate) budget: Budget,
}

impl Session {
    /// A new game.
    pub(crate) fn start(mut header: Header, plan: &Plan) -> Result<Session, PlayError> {
        let people = checked(plan.people.unwrap_or(SeatSet::only(Seat::new(0))), header.seats)?;
        let level = plan.level.unwrap_or(Level::Medium);
        header.meta.push((PEOPLE.to_owned(), listed(people)));
        header.meta.push((LEVEL.to_owned(), level.name().to_owned()));
        let bots = header.seats.all().without(people);
        let proof = match plan.seed {
            Some(seed) => Proof::seeded(header.seats, bots, &format!("play {} {seed}", header.game)),
            None => Proof::random(header.seats, bots).map_err(PlayError::Randomness)?,
        };
        let path = plan.record.clone().unwrap_or_else(|| new_path(header.game));
        let table = Table::open_fair(header, proof).map_err(PlayError::Header)?;
        let file = RecordFile::create(path, &table)?;
        Session::with(table, people, level, file, plan.seed)
    }

    /// The game of a record, from where it stopped.
    pub(crate) fn resume(path: PathBuf, plan: &Plan) -> Result<Session, PlayError> {
        let bytes = fs::read(&path).map_err(|error| PlayError::Unreadable(path.clone(), error))?;
        let (table, length) = replayed(&bytes).map_err(|error| PlayError::Wrong(path.clone(), error))?;
        let written = table.journal().len();
        let other = Proof::random(table.header().seats, SeatSet::EMPTY).map_err(PlayError::Randomness)?;
        let table = table.resume(other).map_err(|refused| PlayError::Header(refused.into()))?;
        if table.outcome().is_some() {
            return Err(PlayError::Finished(path));
        }
        let header = table.header();
        let noted = header.meta(PEOPLE).and_then(|text| parse_seats(text, header.seats));
        let people = plan.people.or(noted).unwrap_or(SeatSet::only(Seat::new(0)));
        let people = checked(people, header.seats)?;
        let noted = header.meta(LEVEL).and_then(|text| text.parse().ok());
        let level = plan.level.or(noted).unwrap_or(Level::Medium);
        let file = RecordFile::append(path, &table, written, length)?;
        Session::with(table, people, level, file, plan.seed)
    }

    fn with(
        table: Table,
        people: SeatSet,
        level: Level,
        file: RecordFile,
        seed: Option<u64>,
    ) -> Result<Session, PlayError> {
        let salt = match seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(PlayError::Randomness)?,
        };
        Ok(Session { table, people, level, file, seed, salt, drawn: 0, thinking: SeatSet::EMPTY })
    }

    /// What bots have to decide now and are not thinking about yet.
    pub(crate) fn jobs(&mut self) -> Vec<Job> {
        let due = self.table.awaits().seats().without(self.people).without(self.thinking);
        due.iter().map(|seat| self.job(seat)).collect()
    }

    fn job(&mut self, seat: Seat) -> Job {
        self.thinking = self.thinking.with(seat);
        let limit = match self.seed {
            Some(_) => self.level.iterations(self.table.header().game),
            None => self.level.time(),
        };
        Job {
            seat,
            seen: Observation::of(self.table.driver(), seat),
            bot: LevelBot::new(self.level, self.salt.wrapping_add(seat.index() as u64)),
            budget: Budget::new(limit, 1),
        }
    }

    /// A legal move of a seat, each equally likely: a setup for somebody who does not care.
    pub(crate) fn random_move(&mut self, seat: Seat) -> String {
        self.drawn += 1;
        let key = sha256(&format!("{} random {}", self.salt, self.drawn));
        self.table.driver().random_move(seat, &mut Stream::new(key, 0))
    }

    /// A bot has decided. The answer is the numbers of the events.
    pub(crate) fn decided(&mut self, seat: Seat, mv: &str) -> Result<Range<u64>, MoveError> {
        self.thinking = self.thinking.without(SeatSet::only(seat));
        self.play(seat, mv)
    }

    /// Makes a move and keeps it.
    pub(crate) fn play(&mut self, seat: Seat, mv: &str) -> Result<Range<u64>, MoveError> {
        let events = self.table.play(seat, mv)?;
        self.file.save(&self.table);
        Ok(events)
    }

    /// The people whom the game waits for.
    pub(crate) fn awaited_people(&self) -> SeatSet {
        let bots = self.table.header().seats.all().without(self.people);
        self.table.awaits().seats().without(bots)
    }

    /// The number of seats.
    pub(crate) fn seats(&self) -> Seats {
        self.table.header().seats
    }
}

/// Replays a record, and tells how many of its bytes that took: half a line at its end, as a power
/// cut leaves it, was never played.
fn replayed(bytes: &[u8]) -> Result<(Table, usize), RecordError> {
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    match Table::replay(bytes) {
        Ok(table) => Ok((table, bytes.len())),
        Err(error) if whole < bytes.len() => {
            Table::replay(&bytes[..whole]).map(|table| (table, whole)).map_err(|_| error)
        }
        Err(error) => Err(error),
    }
}

fn checked(people: SeatSet, seats: Seats) -> Result<SeatSet, PlayError> {
    match people.without(seats.all()).first() {
        Some(seat) => Err(PlayError::NoSuchSeat(seat, seats)),
        None if people.is_empty() => Err(PlayError::Nobody),
        None => Ok(people),
    }
}

fn listed(seats: SeatSet) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    numbers.join(",")
}

/// What the record notes, if it makes sense at its table.
fn parse_seats(text: &str, seats: Seats) -> Option<SeatSet> {
    let noted: Result<SeatSet, _> = text.split(',').map(Seat::parse).collect();
    noted.ok().filter(|noted| checked(*noted, seats).is_ok())
}
