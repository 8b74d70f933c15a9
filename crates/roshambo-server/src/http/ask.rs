//! What stands in the address of a request: which table, which game of it, which part of a list.

use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use roshambo_rules::{Arg, say};
use serde::de::DeserializeOwned;

use crate::ids::TableId;
use crate::trouble::Trouble;

/// Nothing was found. It sounds the same for what never was, what is gone and what is not for the
/// visitor, so that nobody learns which by asking.
pub(super) fn miss() -> Trouble {
    Trouble::new(StatusCode::NOT_FOUND, say!("server-no-table"))
}

/// A question that cannot be read.
pub(super) fn unclear(what: &str) -> Trouble {
    Trouble::new(StatusCode::BAD_REQUEST, say!("server-bad-query", what = Foreign(what))).with("what", what)
}

/// A text from outside inside a phrase.
struct Foreign<'a>(&'a str);

impl From<Foreign<'_>> for Arg {
    fn from(text: Foreign<'_>) -> Arg {
        Arg::foreign(text.0)
    }
}

/// The table of the path. What is not the id of a table is a table that is not there.
pub(super) struct AtTable(pub(super) TableId);

impl<S: Send + Sync> FromRequestParts<S> for AtTable {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<AtTable, Trouble> {
        let Path(id) = Path::<String>::from_request_parts(parts, state).await.map_err(|_| miss())?;
        id.parse().map(AtTable).map_err(|()| miss())
    }
}

/// The table of the path and the number of one of its games.
pub(super) struct OfGame(pub(super) TableId, pub(super) u32);

impl<S: Send + Sync> FromRequestParts<S> for OfGame {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<OfGame, Trouble> {
        let path = Path::<(String, String)>::from_request_parts(parts, state).await;
        let Path((id, number)) = path.map_err(|_| miss())?;
        match (id.parse(), number.parse()) {
            (Ok(id), Ok(number)) => Ok(OfGame(id, number)),
            _ => Err(miss()),
        }
    }
}

/// What stands behind the question mark.
pub(super) struct Ask<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Ask<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Ask<T>, Trouble> {
        let read: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, state).await;
        read.map(|Query(ask)| Ask(ask)).map_err(|error| unclear(&error.body_text()))
    }
}

/// As many entries of a list as are sent at once, whatever is asked for.
pub(super) fn within(limit: Option<u32>) -> u32 {
    limit.unwrap_or(50).clamp(1, 100)
}
