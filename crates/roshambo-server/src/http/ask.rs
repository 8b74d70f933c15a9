//! What routes read from the path and the query: the table, the game, the length of a list.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;

use crate::api_error::ApiError;
use crate::ids::TableId;

/// The table in the path. An unreadable id is answered like a table that does not exist.
pub(super) struct AtTable(pub(super) TableId);

impl<S: Send + Sync> FromRequestParts<S> for AtTable {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<AtTable, ApiError> {
        let Path(id) =
            Path::<String>::from_request_parts(parts, state).await.map_err(|_| ApiError::no_such_table())?;
        id.parse().map(AtTable).map_err(|()| ApiError::no_such_table())
    }
}

/// The table in the path, and the number of one of its games.
pub(super) struct OfGame(pub(super) TableId, pub(super) u32);

impl<S: Send + Sync> FromRequestParts<S> for OfGame {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<OfGame, ApiError> {
        let path = Path::<(String, String)>::from_request_parts(parts, state).await;
        let Path((id, number)) = path.map_err(|_| ApiError::no_such_table())?;
        match (id.parse(), number.parse()) {
            (Ok(id), Ok(number)) => Ok(OfGame(id, number)),
            _ => Err(ApiError::no_such_table()),
        }
    }
}

/// The number of list entries to send: the requested limit within fixed bounds.
pub(super) fn within(limit: Option<u32>) -> u32 {
    limit.unwrap_or(50).clamp(1, 100)
}
