//! What a server must not do.

use std::fmt;

use roshambo_rules::Seat;

/// A message, or a record, that breaks the protocol's promises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A number that is not above the last one.
    OutOfOrder {
        /// The last one.
        after: u64,
        /// This one.
        number: u64,
    },
    /// A client was not told the same steps as another one.
    Skipped {
        /// The step that was due.
        due: u64,
        /// The one that came.
        number: u64,
    },
    /// A client was told other events, seals or states than another one.
    Unlike {
        /// At which step.
        number: u64,
    },
    /// Events whose numbers do not go on where the last ended.
    EventGap {
        /// At which step.
        number: u64,
        /// The event that was due.
        due: u64,
        /// The one that came.
        found: u64,
    },
    /// Legal moves for a seat that is not awaited.
    LegalUnawaited {
        /// At which step.
        number: u64,
    },
    /// No legal moves for a seat that is awaited.
    LegalMissing {
        /// At which step.
        number: u64,
    },
    /// A view of another seat than one's own.
    ForeignView {
        /// At which step.
        number: u64,
        /// Whose.
        seat: Option<Seat>,
    },
    /// A seal that was opened but never made.
    NoSeal(Seat),
    /// A seal that does not fit what came out of it.
    BrokenSeal(Seat),
    /// A seal out of which another move came than went in.
    OtherMove {
        /// Whose.
        seat: Seat,
        /// What was sent.
        sent: String,
        /// What was opened.
        opened: String,
    },
    /// A game that ended with so many seals unopened.
    Unopened(usize),
    /// An answer to nothing that was asked.
    UnaskedAnswer(u64),
    /// A move that not everybody had when the run was over.
    Unanswered {
        /// How many moves were not answered.
        moves: usize,
        /// How many steps did not reach everybody.
        steps: usize,
    },
    /// A message that cannot be read.
    Unreadable(String),
    /// A record that cannot be had, does not verify, or lacks an acknowledged move.
    Record {
        /// Which game of the table.
        game: u32,
        /// What is wrong with it.
        what: String,
    },
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::OutOfOrder { after, number } => write!(f, "number {number} came after {after}"),
            Wrong::Skipped { due, number } => write!(f, "number {number} came where {due} was due"),
            Wrong::Unlike { number } => write!(f, "clients were told different things at {number}"),
            Wrong::EventGap { number, due, found } => {
                write!(f, "at {number} event {found} came where {due} was due")
            }
            Wrong::LegalUnawaited { number } => {
                write!(f, "at {number} legal moves of a seat that may not act")
            }
            Wrong::LegalMissing { number } => write!(f, "at {number} no legal moves of a seat that may act"),
            Wrong::ForeignView { number, seat: Some(seat) } => {
                write!(f, "at {number} the view of seat {seat}")
            }
            Wrong::ForeignView { number, seat: None } => write!(f, "at {number} the view of a spectator"),
            Wrong::NoSeal(seat) => write!(f, "seat {seat} opened a seal that was never made"),
            Wrong::BrokenSeal(seat) => write!(f, "the seal of seat {seat} does not fit"),
            Wrong::OtherMove { seat, sent, opened } => {
                write!(f, "seat {seat} had sealed '{sent}', and '{opened}' came out")
            }
            Wrong::Unopened(count) => write!(f, "a game ended with {count} seals unopened"),
            Wrong::UnaskedAnswer(id) => write!(f, "an answer to {id}, which was not asked"),
            Wrong::Unanswered { moves, steps } => {
                write!(f, "{moves} moves unanswered and {steps} steps not with everybody at the end")
            }
            Wrong::Unreadable(what) => write!(f, "unreadable: {what}"),
            Wrong::Record { game, what } => write!(f, "the record of game {game}: {what}"),
        }
    }
}

impl std::error::Error for Wrong {}
