//! One table: a game, the journal of its inputs, and where its chance comes from.
//!
//! The journal holds inputs (deck orders and moves), never effects; everything else is derived
//! from it by replay.

use std::fmt;
use std::io::BufRead;
use std::ops::Range;

use roshambo_rules::{Awaits, Outcome, Recall, Seat, Viewer};

use crate::driver::{Driver, NumberedEvent};
use crate::fair::Proof;
use crate::move_error::MoveError;
use crate::record::{Entry, Header, Problem, Reader, RecordError};
use crate::registry::AnyView;
use crate::verify::{COMMITMENT, SECRET, promise_meta, read_proof, secret_meta};

/// A game being played.
pub struct Table {
    header: Header,
    driver: Box<dyn Driver>,
    journal: Vec<Entry>,
    decks: u32,
    proof: Option<Proof>,
}

impl Table {
    /// A table whose decks are given from outside.
    pub fn open(header: Header) -> Result<Table, Problem> {
        let driver = header.open()?;
        Ok(Table { header, driver, journal: Vec::new(), decks: 0, proof: None })
    }

    /// A table whose decks follow from a proof; the first is dealt at once.
    pub fn open_fair(header: Header, proof: Proof) -> Result<Table, Problem> {
        let mut table = Table::open_promised(header, proof)?;
        table.deal_fairly()?;
        Ok(table)
    }

    /// A table whose decks follow from a proof. Whoever keeps its journal asks for each with
    /// [`Table::next_deck`], and gives it with [`Table::take`].
    pub fn open_promised(mut header: Header, proof: Proof) -> Result<Table, Problem> {
        header.meta.extend(promise_meta(&proof, header.seats));
        Ok(Table { proof: Some(proof), ..Table::open(header)? })
    }

    /// Reads a whole record. Its decks were given, and so are those that follow.
    pub fn replay(input: impl BufRead) -> Result<Table, RecordError> {
        let mut reader = Reader::new(input)?;
        let opened = Table::open(reader.header().clone());
        let mut table = opened.map_err(|problem| reader.error(problem))?;
        while let Some((line, entry)) = reader.entry()? {
            table.take(entry).map_err(|refused| Problem::from(refused).at(line))?;
        }
        Ok(table)
    }

    /// Goes on with a game that was replayed. Its decks to come follow from its own proof if that is
    /// complete, else from `other`, of which the record says nothing.
    pub fn go_on(mut self, other: Proof) -> Result<Table, MoveError> {
        self.proof = Some(read_proof(&self.header).unwrap_or(other));
        self.deal_fairly()?;
        Ok(self)
    }

    /// The header with the secret in it, from which the decks to come follow: for a record that is
    /// kept to go on with. It has to be kept as safe as the decks that stand in it.
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

    /// Takes one input of a journal. The answer is the numbers of its events.
    pub fn take(&mut self, entry: Entry) -> Result<Range<u64>, MoveError> {
        let events = match &entry {
            Entry::Deck(cards) => self.driver.deal(cards)?,
            Entry::Move(seat, text) => self.driver.play(*seat, text)?,
        };
        self.decks += u32::from(matches!(entry, Entry::Deck(_)));
        self.journal.push(entry);
        Ok(events)
    }

    /// Makes a move, then deals whatever deck is awaited if the table has its own chance.
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

    /// The deck that is awaited now, if the table has its own chance.
    pub fn next_deck(&self) -> Option<String> {
        let proof = self.proof.as_ref().filter(|_| self.awaits() == Awaits::Deck)?;
        self.driver.shuffled_deck(&mut proof.shuffle(self.decks))
    }

    /// What the game waits for.
    pub fn awaits(&self) -> Awaits {
        self.driver.awaits()
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.driver.outcome()
    }

    /// The legal moves of a seat, sorted.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
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

    /// What a viewer may read of what happened.
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

/// The record of the table. The secret stands in it once the game is over.
impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.outcome() {
            Some(_) => self.header_with_secret().fmt(f)?,
            None => self.header.fmt(f)?,
        }
        self.journal.iter().try_for_each(|entry| writeln!(f, "{entry}"))
    }
}
