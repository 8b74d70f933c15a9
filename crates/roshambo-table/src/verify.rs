//! The fairness proof in a record: written into `meta` lines, read back and checked.

mod lines;

use std::io::BufRead;

use roshambo_rules::{Arg, Awaits, Outcome, Phrase, Say, Seat, SeatSet, error_by_phrase, say};

use crate::fair::{Scheme, SeatText, seal};
use crate::record::{Entry, Header, RecordError, Replay};

pub use lines::seal_meta;
pub(crate) use lines::{COMMITMENT, SECRET, promise_meta, read_proof, secret_meta};

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
    /// The secret, and in a local game the texts of bots, do not match the commitment.
    Commitment {
        /// How the game is proven.
        scheme: Scheme,
        /// The commitment in the record.
        promised: String,
        /// The commitment that follows from the secret.
        found: String,
    },
    /// The text of a seat is neither the one its player committed to nor the default text.
    Text(Seat),
    /// A sealed decision does not match its published seal.
    Seal {
        /// The name of its meta line.
        name: String,
    },
    /// A decision of an online game that must have a seal has none.
    SealMissing {
        /// The name of the missing meta line.
        name: String,
        /// The seat that decided.
        seat: Seat,
    },
    /// A seal belongs to no sealed decision of the record.
    SealOfNothing(String),
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
            Unproven::Commitment { scheme, promised, found } => {
                let (promised, found) = (Arg::foreign(promised), Arg::text(found));
                match scheme {
                    Scheme::Online => say!("proof-commitment", promised = promised, found = found),
                    Scheme::Local => say!("proof-commitment-local", promised = promised, found = found),
                }
            }
            Unproven::Text(seat) => say!("proof-text", seat = seat.number()),
            Unproven::Seal { name } => say!("proof-seal", name = Arg::text(name)),
            Unproven::SealMissing { name, seat } => {
                say!("proof-seal-missing", name = Arg::text(name), seat = seat.number())
            }
            Unproven::SealOfNothing(name) => say!("proof-seal-of-nothing", name = Arg::text(name)),
            Unproven::Deck { number, expected } => {
                say!("proof-deck", number = *number, expected = Arg::text(expected))
            }
        }
    }
}

error_by_phrase!(Unproven);

/// What was checked in a record that proves a fair game, and what it leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How the game is proven.
    pub scheme: Scheme,
    /// The seats of an online game whose players committed to a text and revealed it.
    pub given: SeatSet,
    /// The seats of an online game whose players committed to a text and did not reveal it.
    pub withheld: SeatSet,
    /// How many decks were checked.
    pub decks: u32,
    /// How many sealed decisions match their seals.
    pub sealed: u32,
    /// How many sealed decisions have no seal.
    pub unsealed: u32,
    /// How many entries were replayed.
    pub entries: u64,
    /// For each seat, how many moves bots made for the person at it, as the record says.
    pub bot_moves: Vec<u32>,
    /// For each seat, how often the person at it took back a decision, as the record says.
    pub undone: Vec<u32>,
    /// How the game ended, if it is over.
    pub outcome: Option<Outcome>,
}

/// Checks that a record can be replayed, that its secret matches the commitment, that every deck
/// follows from the proof, and that sealed decisions match their published seals.
///
/// Every sealed decision of an online game must have a seal. Local games have none.
pub fn verify(input: impl BufRead) -> Result<Verified, Unproven> {
    let mut replay = Replay::read(input)?;
    let proof = read_proof(replay.header())?;
    let seats = replay.header().seats;
    let added = |wanted: fn(&SeatText) -> bool| {
        seats.iter().filter(|seat| proof.seat_text(*seat).is_some_and(wanted)).collect()
    };
    let mut verified = Verified {
        scheme: proof.scheme(),
        given: added(|text| matches!(text, SeatText::Given(_))),
        withheld: added(|text| matches!(text, SeatText::Withheld(_))),
        decks: 0,
        sealed: 0,
        unsealed: 0,
        entries: 0,
        bot_moves: replay.header().bot_moves(),
        undone: replay.header().undone(),
        outcome: None,
    };
    loop {
        let expected = replay.game().shuffled_deck(&mut proof.shuffle(verified.decks));
        let is_sealed = matches!(replay.game().awaits(), Awaits::Sealed { .. });
        let Some(step) = replay.next() else { break };
        // An entry that the rules refuse makes the record wrong, not just unfair.
        match step?.entry {
            Entry::Move(seat, text) if is_sealed => {
                let has_seal = check_seal(replay.header(), verified.entries, seat, &text)?;
                verified.sealed += u32::from(has_seal);
                verified.unsealed += u32::from(!has_seal);
                if !has_seal && verified.scheme == Scheme::Online {
                    return Err(Unproven::SealMissing { name: lines::seal_name(verified.entries), seat });
                }
            }
            Entry::Move(..) => {}
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
    check_seals_have_decisions(replay.header(), verified.sealed)?;
    verified.outcome = replay.game().outcome();
    Ok(verified)
}

/// Checks the seal of a decision. Returns whether the record has one.
fn check_seal(header: &Header, entry: u64, seat: Seat, text: &str) -> Result<bool, Unproven> {
    let name = lines::seal_name(entry);
    let Some(line) = header.meta(&name) else { return Ok(false) };
    let fits = line.split_once(' ').is_some_and(|(hash, salt)| seal(seat, text, salt) == hash);
    if fits { Ok(true) } else { Err(Unproven::Seal { name }) }
}

/// Refuses seals beside those of the `checked` sealed decisions.
fn check_seals_have_decisions(header: &Header, checked: u32) -> Result<(), Unproven> {
    let mut names: Vec<&str> = header.meta.iter().filter_map(|(name, _)| lines::is_seal(name)).collect();
    names.sort_unstable();
    if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Unproven::Twice(twice[0].to_owned()));
    }
    match names.last() {
        // One of them was not read. It is enough to say that there is one.
        Some(name) if names.len() > checked as usize => Err(Unproven::SealOfNothing((*name).to_owned())),
        _ => Ok(()),
    }
}
