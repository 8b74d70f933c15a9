//! Routes about the visitor: name, tables and history.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;

use super::ask::within;
use crate::api_error::ApiError;
use crate::app::App;
use crate::middleware::{Asked, Body, Newcomer, Visitor};
use crate::protocol::{GameSummary, Me, NameRequest, TableSummary};
use crate::time::Millis;

/// The visitor. This request creates no guest.
#[utoipa::path(get, path = "/api/me", tag = "me", operation_id = "me",
    responses((status = 200, description = "The visitor, with the name if one was picked.", body = Me)))]
pub(super) async fn show(Visitor(guest): Visitor) -> Json<Me> {
    Json(Me { name: guest.and_then(|guest| guest.name) })
}

/// Pick a name. Tables where the visitor already sits keep the old one.
#[utoipa::path(put, path = "/api/me", tag = "me", operation_id = "rename", request_body = NameRequest,
    responses(
        (status = 200, description = "The visitor, with the name as it is stored.", body = Me),
        (status = 400, description = "The name is not allowed, or the body is invalid.", body = ApiError)))]
pub(super) async fn rename(
    State(app): State<App>,
    Newcomer(guest): Newcomer,
    Body(request): Body<NameRequest>,
) -> Result<Json<Me>, ApiError> {
    let name = app.guard.rename(guest.id, &request.name).await?;
    Ok(Json(Me { name: Some(name) }))
}

/// The tables at which the visitor sits.
#[utoipa::path(get, path = "/api/me/tables", tag = "me", operation_id = "myTables",
    responses((status = 200, description = "The tables that are not over, the latest first.", body = Vec<TableSummary>)))]
pub(super) async fn tables(
    State(app): State<App>,
    Visitor(guest): Visitor,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let Some(guest) = guest else { return Ok(Json(Vec::new())) };
    Ok(Json(app.store.tables_of(guest.id).await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct HistoryQuery {
    /// Only games that ended before this time, in milliseconds since 1970.
    #[param(value_type = Option<u64>)]
    before: Option<Millis>,
    /// The maximum number of entries: 1 to 100, 50 by default.
    limit: Option<u32>,
}

/// The finished games of the visitor.
#[utoipa::path(get, path = "/api/me/games", tag = "me", operation_id = "myGames", params(HistoryQuery),
    responses(
        (status = 200, description = "The games, the latest first.", body = Vec<GameSummary>),
        (status = 400, description = "The query is invalid.", body = ApiError)))]
pub(super) async fn games(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Asked(query): Asked<HistoryQuery>,
) -> Result<Json<Vec<GameSummary>>, ApiError> {
    let Some(guest) = guest else { return Ok(Json(Vec::new())) };
    Ok(Json(app.store.history(guest.id, query.before, within(query.limit)).await?))
}
