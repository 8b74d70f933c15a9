//! Violations of the protocol by the server.

use std::fmt;

use roshambo_rules::Seat;

/// A message or a record that violates the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProtocolViolation {
    /// The number of a step is not greater than the last one.
    OutOfOrder {
        /// The last number.
        after: u64,
        /// The number of this step.
        number: u64,
    },
    /// A client did not receive a step that another one received.
    Skipped {
        /// The expected step.
        expected: u64,
        /// The step that arrived.
        number: u64,
    },
    /// Two clients received different events, seals or states in the same step.
    Mismatch {
        /// The step.
        number: u64,
    },
    /// The numbers of events are not consecutive.
    EventGap {
        /// The step.
        number: u64,
        /// The expected event.
        expected: u64,
        /// The event that arrived.
        found: u64,
    },
    /// Legal moves for a seat that the game does not wait for.
    UnexpectedLegalMoves {
        /// The step.
        number: u64,
    },
    /// No legal moves for a seat that the game waits for.
    MissingLegalMoves {
        /// The step.
        number: u64,
    },
    /// The view of another seat than the client's own.
    ForeignView {
        /// The step.
        number: u64,
        /// The seat of the view. `None` for a spectator.
        seat: Option<Seat>,
    },
    /// A seal was opened that was never published.
    UnknownSeal(Seat),
    /// The hash of an opened seal does not match its decision.
    BrokenSeal(Seat),
    /// An opened seal contains another move than the one that was sent.
    SealMismatch {
        /// The seat of the seal.
        seat: Seat,
        /// The move that was sent.
        sent: String,
        /// The move in the opened seal.
        opened: String,
    },
    /// A game ended with this number of unopened seals.
    UnopenedSeals(usize),
    /// A reply to a message that was not sent.
    UnexpectedReply(u64),
    /// Moves or steps were still pending at the end of the run.
    Undelivered {
        /// The number of moves without a reply.
        moves: usize,
        /// The number of steps that did not reach all clients.
        steps: usize,
    },
    /// A message that cannot be parsed.
    Unreadable(String),
    /// A record that cannot be fetched or verified, or lacks an acknowledged move.
    Record {
        /// The number of the game at the table.
        game: u32,
        /// What is wrong with the record.
        problem: String,
    },
}

impl fmt::Display for ProtocolViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProtocolViolation::OutOfOrder { after, number } => {
                write!(f, "step {number} arrived after {after}")
            }
            ProtocolViolation::Skipped { expected, number } => {
                write!(f, "step {number} arrived instead of {expected}")
            }
            ProtocolViolation::Mismatch { number } => {
                write!(f, "clients received different messages at step {number}")
            }
            ProtocolViolation::EventGap { number, expected, found } => {
                write!(f, "at step {number}, event {found} arrived instead of {expected}")
            }
            ProtocolViolation::UnexpectedLegalMoves { number } => {
                write!(f, "at step {number}, legal moves for a seat that may not act")
            }
            ProtocolViolation::MissingLegalMoves { number } => {
                write!(f, "at step {number}, no legal moves for a seat that may act")
            }
            ProtocolViolation::ForeignView { number, seat: Some(seat) } => {
                write!(f, "at step {number}, the view of seat {seat}")
            }
            ProtocolViolation::ForeignView { number, seat: None } => {
                write!(f, "at step {number}, the view of a spectator")
            }
            ProtocolViolation::UnknownSeal(seat) => {
                write!(f, "seat {seat} opened a seal that was never published")
            }
            ProtocolViolation::BrokenSeal(seat) => {
                write!(f, "the seal of seat {seat} does not match its decision")
            }
            ProtocolViolation::SealMismatch { seat, sent, opened } => {
                write!(f, "seat {seat} sealed '{sent}', but the opened seal contains '{opened}'")
            }
            ProtocolViolation::UnopenedSeals(count) => write!(f, "a game ended with {count} unopened seals"),
            ProtocolViolation::UnexpectedReply(id) => {
                write!(f, "a reply to message {id}, which was not sent")
            }
            ProtocolViolation::Undelivered { moves, steps } => {
                write!(
                    f,
                    "at the end, {moves} moves have no reply and {steps} steps did not reach all clients"
                )
            }
            ProtocolViolation::Unreadable(problem) => write!(f, "unreadable message: {problem}"),
            ProtocolViolation::Record { game, problem } => write!(f, "the record of game {game}: {problem}"),
        }
    }
}

impl std::error::Error for ProtocolViolation {}
