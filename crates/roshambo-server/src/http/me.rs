//! What a visitor asks about himself.

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

/// Who the visitor is. Asking makes nobody a guest.
#[utoipa::path(get, path = "/api/me", tag = "me", operation_id = "me",
    responses((status = 200, description = "The visitor; without a name, if none was picked.", body = Me)))]
pub(super) async fn show(Visitor(guest): Visitor) -> Json<Me> {
    Json(Me { name: guest.and_then(|guest| guest.name) })
}

/// Pick a name. Tables at which the visitor sits already keep the old one.
#[utoipa::path(put, path = "/api/me", tag = "me", operation_id = "rename", request_body = NameRequest,
    responses(
        (status = 200, description = "The visitor with the name as it is written from now on.", body = Me),
        (status = 400, description = "Not a name, or not a request.", body = ApiError)))]
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
    responses((status = 200, description = "Those that are not over, the latest first.", body = Vec<TableSummary>)))]
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
pub(super) struct Page {
    /// Only games that ended before this time, in milliseconds since 1970.
    #[param(value_type = Option<u64>)]
    before: Option<Millis>,
    /// The most that are wanted: 1 to 100, and 50 if not given.
    limit: Option<u32>,
}

/// The games that the visitor has finished.
#[utoipa::path(get, path = "/api/me/games", tag = "me", operation_id = "myGames", params(Page),
    responses(
        (status = 200, description = "The latest first.", body = Vec<GameSummary>),
        (status = 400, description = "The question cannot be read.", body = ApiError)))]
pub(super) async fn games(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Asked(page): Asked<Page>,
) -> Result<Json<Vec<GameSummary>>, ApiError> {
    let Some(guest) = guest else { return Ok(Json(Vec::new())) };
    Ok(Json(app.store.history(guest.id, page.before, within(page.limit)).await?))
}
