//! A record applied to a game, entry by entry.

use std::io::BufRead;
use std::ops::Range;

use roshambo_rules::Awaits;

use super::entry::Entry;
use super::error::{Problem, RecordError};
use super::header::Header;
use super::reader::Reader;
use crate::driver::Driver;

/// Replays a game. Each step applies one entry; between two steps the game can be looked at.
///
/// The first error ends the replay. The game then stays as it was before the wrong entry. Entries
/// are not kept: a caller that needs them later takes them from the steps.
///
/// ```
/// use roshambo_table::record::Replay;
///
/// let record = "roshambo-record 1\ngame tsuefa\nseats 2\n---\n1 setup FDSSSPPPRRRR\n1 c2-c3\n";
/// let mut replay = Replay::read(record.as_bytes())?;
/// let step = replay.next().unwrap()?;
/// assert_eq!((step.ply, step.line, step.events), (1, 5, 0..1));
/// let error = replay.next().unwrap().unwrap_err();
/// assert_eq!(error.line, 6);
/// assert!(replay.next().is_none());
/// assert_eq!(replay.game().events(), 1);
/// # Ok::<(), roshambo_table::record::RecordError>(())
/// ```
pub struct Replay<E> {
    header: Header,
    game: Box<dyn Driver>,
    /// `None` after the first error.
    entries: Option<E>,
    ply: u64,
}

/// An entry that was applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The number of entries applied so far, this one included.
    pub ply: u64,
    /// The line of the entry in the record.
    pub line: u64,
    /// The entry.
    pub entry: Entry,
    /// What the game waited for before the entry.
    pub awaited: Awaits,
    /// The numbers of the events of this entry.
    pub events: Range<u64>,
}

impl<R: BufRead> Replay<Reader<R>> {
    /// Reads the header of a record and sets up its game.
    pub fn read(input: R) -> Result<Replay<Reader<R>>, RecordError> {
        let reader = Reader::new(input)?;
        let header = reader.header().clone();
        let game = header.open().map_err(|problem| reader.error(problem))?;
        Ok(Replay { header, game, entries: Some(reader), ply: 0 })
    }
}

impl<E> Replay<E>
where
    E: Iterator<Item = Result<(u64, Entry), RecordError>>,
{
    /// Sets up the game of a header. Each of the entries comes with its line.
    pub fn new(header: Header, entries: E) -> Result<Replay<E>, Problem> {
        let game = header.open()?;
        Ok(Replay { header, game, entries: Some(entries), ply: 0 })
    }

    /// The header of the record.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The game after the last step.
    pub fn game(&self) -> &dyn Driver {
        &*self.game
    }

    /// Frees the events so far, so that a record of any length is replayed in constant memory.
    pub fn drop_events(&mut self) {
        self.game.drop_events();
    }

    fn apply(&mut self, line: u64, entry: Entry) -> Result<Step, RecordError> {
        let awaited = self.game.awaits();
        let events = self.game.apply(&entry).map_err(|error| Problem::from(error).at(line))?;
        self.ply += 1;
        Ok(Step { ply: self.ply, line, entry, awaited, events })
    }
}

impl<E> Iterator for Replay<E>
where
    E: Iterator<Item = Result<(u64, Entry), RecordError>>,
{
    type Item = Result<Step, RecordError>;

    fn next(&mut self) -> Option<Result<Step, RecordError>> {
        let step = self.entries.as_mut()?.next()?.and_then(|(line, entry)| self.apply(line, entry));
        if step.is_err() {
            self.entries = None;
        }
        Some(step)
    }
}
