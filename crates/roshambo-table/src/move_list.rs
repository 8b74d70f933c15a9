//! The legal moves of one seat, or the fact that they are too many to list.

use roshambo_rules::{MoveInput, Phrase};
use serde::{Serialize, Serializer};

/// The legal moves of a seat, in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveList {
    /// All legal moves, sorted. Empty if the seat may not act now.
    Listed(Vec<String>),
    /// The moves are too many to list. They can only be checked and sampled.
    Unlisted {
        /// What such moves look like, with `...` for the part that varies: `setup ...`.
        form: &'static str,
    },
}

impl MoveList {
    /// No legal moves: the seat may not act now.
    pub const NONE: MoveList = MoveList::Listed(Vec::new());

    /// Whether the seat may not act now.
    pub fn is_empty(&self) -> bool {
        self.listed().is_some_and(<[String]>::is_empty)
    }

    /// All legal moves; `None` if they are too many to list.
    pub fn listed(&self) -> Option<&[String]> {
        match self {
            MoveList::Listed(moves) => Some(moves),
            MoveList::Unlisted { .. } => None,
        }
    }

    /// Whether a move is listed.
    pub fn contains(&self, mv: &str) -> bool {
        self.listed().is_some_and(|moves| moves.iter().any(|own| own == mv))
    }
}

/// The list as the trace format and the protocol of outside programs write it: if the moves are too
/// many to list, their form is the only text in it.
impl Serialize for MoveList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            MoveList::Listed(moves) => moves.serialize(serializer),
            MoveList::Unlisted { form } => [form].serialize(serializer),
        }
    }
}

/// A legal move and how a person makes it: by pointing at these targets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MoveOption {
    /// The move, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// What the person points at: cards, a pile, squares, in notation.
    pub targets: Vec<String>,
    /// Whether the targets must be pointed at in this order.
    pub in_order: bool,
    /// What the move is called.
    pub phrase: Phrase,
}

impl MoveOption {
    pub(crate) fn new(mv: &(impl MoveInput + ToString)) -> MoveOption {
        MoveOption { mv: mv.to_string(), targets: mv.targets(), in_order: mv.in_order(), phrase: mv.say() }
    }
}
