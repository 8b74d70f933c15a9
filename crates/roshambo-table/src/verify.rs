//! The fairness proof in a record: written into `meta` lines, read back and checked.

use std::io::BufRead;

use roshambo_rules::{Arg, Outcome, Phrase, Say, Seat, SeatSet, Seats, error_by_phrase, say};

use crate::fair::{LONGEST_TEXT, Proof, Secret, TextRefused, seal};
use crate::record::{Entry, Header, RecordError, Replay};

pub(crate) const COMMITMENT: &str = "fair-commitment";
const BOTS: &str = "fair-bots";
const TEXT: &str = "fair-text-";
pub(crate) const SECRET: &str = "fair-secret";
const SEAL: &str = "seal-";

/// The meta lines of the proof that are public from the start.
pub(crate) fn promise_meta(proof: &Proof, seats: Seats) -> Vec<(String, String)> {
    let bots: Vec<String> = proof.bots().iter().map(|seat| seat.to_string()).collect();
    let mut meta =
        vec![(COMMITMENT.to_owned(), proof.commitment().to_string()), (BOTS.to_owned(), bots.join(","))];
    meta.extend(seats.iter().map(|seat| (format!("{TEXT}{seat}"), proof.text(seat).to_owned())));
    meta
}

/// The meta line that is added once the game is over.
pub(crate) fn secret_meta(proof: &Proof) -> (String, String) {
    (SECRET.to_owned(), proof.secret().reveal())
}

/// Why a record does not prove that the game was fair.
#[derive(Debug)]
pub enum Unproven {
    /// The record cannot be replayed.
    Record(RecordError),
    /// A line of the proof is missing.
    Missing(String),
    /// A line of the proof is given twice.
    Twice(String),
    /// A line of the proof cannot be read.
    Malformed {
        /// The name of the line.
        name: String,
        /// What was expected.
        expected: Phrase,
    },
    /// The secret does not match the commitment.
    Commitment {
        /// The commitment in the record.
        promised: String,
        /// The commitment that follows from the secret.
        found: String,
    },
    /// A sealed decision does not match its published seal.
    Seal {
        /// The name of its meta line.
        name: String,
    },
    /// A deck does not follow from the proof.
    Deck {
        /// Which deck of the game, counted from 1.
        number: u32,
        /// The deck that follows from the proof.
        expected: String,
    },
}

impl From<RecordError> for Unproven {
    fn from(error: RecordError) -> Unproven {
        Unproven::Record(error)
    }
}

impl Say for Unproven {
    fn say(&self) -> Phrase {
        match self {
            Unproven::Record(error) => error.say(),
            Unproven::Missing(name) => say!("proof-missing", name = Arg::text(name)),
            Unproven::Twice(name) => say!("proof-twice", name = Arg::text(name)),
            Unproven::Malformed { name, expected } => {
                say!("proof-malformed", name = Arg::text(name), expected = expected)
            }
            Unproven::Commitment { promised, found } => {
                say!("proof-commitment", promised = Arg::foreign(promised), found = Arg::text(found))
            }
            Unproven::Seal { name } => say!("proof-seal", name = Arg::text(name)),
            Unproven::Deck { number, expected } => {
                say!("proof-deck", number = *number, expected = Arg::text(expected))
            }
        }
    }
}

error_by_phrase!(Unproven);

/// What was checked in a record that proves a fair game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many decks were checked.
    pub decks: u32,
    /// How many entries were replayed.
    pub entries: u64,
    /// How the game ended, if it is over.
    pub outcome: Option<Outcome>,
}

/// Checks that a record can be replayed, that its secret matches the commitment, that every deck
/// follows from the proof, and that sealed decisions match their published seals.
pub fn verify(input: impl BufRead) -> Result<Verified, Unproven> {
    let mut replay = Replay::read(input)?;
    let proof = read_proof(replay.header())?;
    let mut verified = Verified { decks: 0, entries: 0, outcome: None };
    loop {
        let expected = replay.game().shuffled_deck(&mut proof.shuffle(verified.decks));
        let Some(step) = replay.next() else { break };
        // An entry that the rules refuse makes the record wrong, not just unfair.
        match step?.entry {
            Entry::Move(seat, text) => check_seal(replay.header(), verified.entries, seat, &text)?,
            Entry::Deck(cards) => {
                verified.decks += 1;
                if let Some(expected) = expected.filter(|expected| *expected != cards) {
                    return Err(Unproven::Deck { number: verified.decks, expected });
                }
            }
        }
        replay.drop_events();
        verified.entries += 1;
    }
    verified.outcome = replay.game().outcome();
    Ok(verified)
}

/// The meta line with the seal of an entry. Entries are counted from 0.
pub fn seal_meta(entry: u64, hash: &str, salt: &str) -> (String, String) {
    (format!("{SEAL}{entry}"), format!("{hash} {salt}"))
}

/// Checks the seal of a decision, if the record has one.
fn check_seal(header: &Header, entry: u64, seat: Seat, text: &str) -> Result<(), Unproven> {
    let name = format!("{SEAL}{entry}");
    let Some(line) = header.meta(&name) else { return Ok(()) };
    let fits = line.split_once(' ').is_some_and(|(hash, salt)| seal(seat, text, salt) == hash);
    if fits { Ok(()) } else { Err(Unproven::Seal { name }) }
}

/// Reads the proof in a header and checks it against the commitment.
pub(crate) fn read_proof(header: &Header) -> Result<Proof, Unproven> {
    let line = |name: &str| {
        let mut values = header.meta.iter().filter(|(own, _)| own == name).map(|(_, value)| value);
        match (values.next(), values.next()) {
            (Some(value), None) => Ok(value.clone()),
            (None, _) => Err(Unproven::Missing(name.to_owned())),
            (Some(_), Some(_)) => Err(Unproven::Twice(name.to_owned())),
        }
    };
    let malformed = |name: &str, expected: Phrase| Unproven::Malformed { name: name.to_owned(), expected };
    let promised = line(COMMITMENT)?;
    let secret = line(SECRET)?;
    let secret = Secret::parse(&secret).ok_or_else(|| malformed(SECRET, say!("expected-secret")))?;
    let bots = line(BOTS)?;
    let bots: Result<SeatSet, _> = bots.split(',').filter(|seat| !seat.is_empty()).map(Seat::parse).collect();
    let bots = bots.map_err(|_| malformed(BOTS, say!("expected-bots")))?;
    let texts: Result<Vec<String>, Unproven> =
        header.seats.iter().map(|seat| line(&format!("{TEXT}{seat}"))).collect();
    let proof = Proof::new(secret, bots, texts?).map_err(|refused| match refused {
        TextRefused::NoSuchSeat(_) => malformed(BOTS, say!("expected-bots")),
        _ => malformed(&format!("{TEXT}N"), say!("expected-text", most = LONGEST_TEXT)),
    })?;
    let found = proof.commitment().to_string();
    if found == promised { Ok(proof) } else { Err(Unproven::Commitment { promised, found }) }
}
