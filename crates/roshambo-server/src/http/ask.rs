//! What stands in the address of a request: which table, which game of it, which part of a list.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;

use crate::api_error::ApiError;
use crate::ids::TableId;

/// The table of the path. What is not the id of a table is a table that is not there.
pub(super) struct AtTable(pub(super) TableId);

impl<S: Send + Sync> FromRequestParts<S> for AtTable {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<AtTable, ApiError> {
        let Path(id) =
            Path::<String>::from_request_parts(parts, state).await.map_err(|_| ApiError::no_such_table())?;
        id.parse().map(AtTable).map_err(|()| ApiError::no_such_table())
    }
}

/// The table of the path and the number of one of its games.
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

/// As many entries of a list as are sent at once, whatever is asked for.
pub(super) fn within(limit: Option<u32>) -> u32 {
    limit.unwrap_or(50).clamp(1, 100)
}
