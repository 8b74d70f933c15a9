//! One table: a game, the journal of its inputs, and the source of its decks.
//!
//! The journal holds inputs (deck orders and moves), never their effects. Everything else follows
//! from it by replay.

use std::fmt;
use std::io::BufRead;
use std::ops::Range;

use roshambo_rules::{Awaits, Outcome, Phrase, Recall, Say, Seat, Viewer};

use crate::driver::{Driver, NumberedEvent};
use crate::fair::Proof;
use crate::move_error::MoveError;
use crate::move_list::MoveList;
use crate::record::{Entry, Header, Problem, Reader, RecordError};
use crate::registry::AnyView;
use crate::verify::{COMMITMENT, SECRET, Unproven, promise_meta, read_proof, secret_meta};

/// A game being played. A clone is independent: the same game so far, and the same decks to come.
#[derive(Clone)]
pub struct Table {
    header: Header,
    driver: Box<dyn Driver>,
    journal: Vec<Entry>,
    decks: u32,
    proof: Option<Proof>,
}

/// Why a game cannot be continued.
#[derive(Debug)]
pub enum ResumeError {
    /// The proof in the header is damaged.
    Proof(Unproven),
    /// The next deck does not fit the game.
    Deck(MoveError),
}

impl Say for ResumeError {
    fn say(&self) -> Phrase {
        match self {
            ResumeError::Proof(error) => error.say(),
            ResumeError::Deck(error) => error.say(),
        }
    }
}

impl Table {
    /// A table whose decks are all given by the caller.
    pub fn open(header: Header) -> Result<Table, Problem> {
        let driver = header.open()?;
        Ok(Table { header, driver, journal: Vec::new(), decks: 0, proof: None })
    }

    /// A table whose decks follow from a proof. The first is dealt at once.
    pub fn open_fair(header: Header, proof: Proof) -> Result<Table, Problem> {
        let mut table = Table::open_promised(header, proof)?;
        table.deal_fairly()?;
        Ok(table)
    }

    /// A table whose decks follow from a proof, but are not dealt automatically: the caller asks for
    /// each with [`Table::next_deck`] and gives it to [`Table::take`].
    pub fn open_promised(mut header: Header, proof: Proof) -> Result<Table, Problem> {
        header.meta.extend(promise_meta(&proof, header.seats));
        Ok(Table { proof: Some(proof), ..Table::open(header)? })
    }

    /// Replays a whole record. Further decks are given by the caller.
    pub fn replay(input: impl BufRead) -> Result<Table, RecordError> {
        let reader = Reader::new(input)?;
        let opened = Table::open(reader.header().clone());
        let mut table = opened.map_err(|problem| reader.error(problem))?;
        table.take_all(reader)?;
        Ok(table)
    }

    /// Continues a replayed game with decks that are dealt automatically. They follow from the proof
    /// in the header. If lines of the proof are missing, they follow from `other`, which the record
    /// does not mention.
    ///
    /// # Errors
    ///
    /// A proof that is there but damaged is an error: other decks would make a fair game look unfair.
    pub fn resume(mut self, other: Proof) -> Result<Table, ResumeError> {
        self.proof = match read_proof(&self.header) {
            Err(Unproven::Missing(_)) => Some(other),
            read => Some(read.map_err(ResumeError::Proof)?),
        };
        self.deal_fairly().map_err(ResumeError::Deck)?;
        Ok(self)
    }

    /// The header with the secret, for a record of a game that will be continued. All further decks
    /// follow from the secret, so such a record must be kept from the players.
    pub fn header_with_secret(&self) -> Header {
        let mut header = self.header.clone();
        if let Some(proof) = &self.proof
            && header.meta(SECRET).is_none()
            && header.meta(COMMITMENT) == Some(&proof.commitment().to_string())
        {
            header.meta.push(secret_meta(proof));
        }
        header
    }

    /// Applies one input and adds it to the journal. Returns the numbers of its events.
    pub fn take(&mut self, entry: Entry) -> Result<Range<u64>, MoveError> {
        let events = self.driver.apply(&entry)?;
        self.decks += u32::from(matches!(entry, Entry::Deck(_)));
        self.journal.push(entry);
        Ok(events)
    }

    /// Takes inputs back, so that only the first `length` of the journal are left. The decks after them come out the same
    /// again. After an error the table is unchanged.
    pub fn rewind(&mut self, length: usize) -> Result<(), Problem> {
        let kept = &self.journal[..length.min(self.journal.len())];
        let mut driver = self.header.open()?;
        for entry in kept {
            driver.apply(entry)?;
        }
        self.decks = kept.iter().filter(|entry| matches!(entry, Entry::Deck(_))).count() as u32;
        self.driver = driver;
        self.journal.truncate(length);
        Ok(())
    }

    /// Applies all entries of a record, each given with its line. Stops at the first error and keeps
    /// the entries before it.
    pub fn take_all(
        &mut self,
        entries: impl IntoIterator<Item = Result<(u64, Entry), RecordError>>,
    ) -> Result<(), RecordError> {
        for entry in entries {
            let (line, entry) = entry?;
            self.take(entry).map_err(|error| Problem::from(error).at(line))?;
        }
        Ok(())
    }

    /// Makes a move, then deals each deck that is awaited if the table has a proof.
    pub fn play(&mut self, seat: Seat, text: &str) -> Result<Range<u64>, MoveError> {
        let events = self.take(Entry::Move(seat, text.to_owned()))?;
        Ok(events.start..self.deal_fairly()?.end)
    }

    fn deal_fairly(&mut self) -> Result<Range<u64>, MoveError> {
        let before = self.driver.events();
        while let Some(deck) = self.next_deck() {
            self.take(Entry::Deck(deck))?;
        }
        Ok(before..self.driver.events())
    }

    /// The deck that is awaited now, if the table has a proof.
    pub fn next_deck(&self) -> Option<String> {
        let proof = self.proof.as_ref().filter(|_| self.awaits() == Awaits::Deck)?;
        self.driver.shuffled_deck(&mut proof.shuffle(self.decks))
    }

    /// Whether decks are dealt automatically, because they follow from a proof.
    pub fn deals_automatically(&self) -> bool {
        self.proof.is_some()
    }

    /// What the game waits for.
    pub fn awaits(&self) -> Awaits {
        self.driver.awaits()
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.driver.outcome()
    }

    /// The legal moves of a seat.
    pub fn legal(&self, seat: Seat) -> MoveList {
        self.driver.legal(seat)
    }

    /// The game itself.
    pub fn driver(&self) -> &dyn Driver {
        &*self.driver
    }

    /// What a viewer may know now.
    pub fn view(&self, viewer: Viewer, recall: Recall) -> AnyView {
        self.driver.view(viewer, recall)
    }

    /// Events as a viewer may know them.
    pub fn events_for(&self, numbers: Range<u64>, viewer: Viewer, recall: Recall) -> Vec<NumberedEvent> {
        self.driver.events_for(numbers, viewer, recall)
    }

    /// The inputs so far.
    pub fn journal(&self) -> &[Entry] {
        &self.journal
    }

    /// The header of its record.
    pub fn header(&self) -> &Header {
        &self.header
    }
}

/// The record of the table. It contains the secret once the game is over.
impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.outcome() {
            Some(_) => self.header_with_secret().fmt(f)?,
            None => self.header.fmt(f)?,
        }
        self.journal.iter().try_for_each(|entry| writeln!(f, "{entry}"))
    }
}
