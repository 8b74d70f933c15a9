//! The progress of a review. The review itself is a type of `roshambo-review`.

use serde::Serialize;
use utoipa::ToSchema;

use crate::api_error::ApiError;

/// How far the review of a game is. The answer to the request for one has a line of JSON for each change.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum ReviewProgress {
    /// It waits for others.
    Waiting {
        /// How many reviews are made before it.
        ahead: u32,
    },
    /// It is being made.
    Working {
        /// The parts of the work that are done.
        done: u32,
        /// All parts.
        all: u32,
    },
    /// It is kept with the game and can be read. This is the last line.
    Ready,
    /// It could not be made. This is the last line.
    Failed {
        /// The reason.
        error: ApiError,
    },
}

impl ReviewProgress {
    /// Whether nothing follows.
    pub(crate) fn is_last(&self) -> bool {
        matches!(self, ReviewProgress::Ready | ReviewProgress::Failed { .. })
    }
}
