//! Routes about the visitor: name, look, devices, tables and history.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;

use super::ask::within;
use crate::api_error::ApiError;
use crate::app::App;
use crate::guest::Guest;
use crate::middleware::{Address, Asked, Body, Caller, Newcomer, Visitor};
use crate::protocol::{
    GameSummary, Me, MeRequest, Score, SeenRequest, TableSummary, Transfer, TransferRequest,
};
use crate::scores::{self, scores};
use crate::time::Millis;

/// The visitor. This request creates no guest.
#[utoipa::path(get, path = "/api/me", tag = "me", operation_id = "me",
    responses((status = 200, description = "The visitor, with the name if one was picked, and the look.", body = Me)))]
pub(super) async fn show(Visitor(guest): Visitor) -> Json<Me> {
    Json(guest.map_or(Me { name: None, look: None }, described))
}

fn described(guest: Guest) -> Me {
    Me { look: Some(guest.look()), name: guest.name }
}

/// Choose a name, a look, or both. Tables where the visitor already sits keep the old ones until the visitor sends the
/// command `introduce`.
#[utoipa::path(put, path = "/api/me", tag = "me", operation_id = "introduce", request_body = MeRequest,
    responses(
        (status = 200, description = "The visitor, with the name as it is stored.", body = Me),
        (status = 400, description = "The name is not allowed, or the body is invalid.", body = ApiError)))]
pub(super) async fn introduce(
    State(app): State<App>,
    Newcomer(guest): Newcomer,
    Body(request): Body<MeRequest>,
) -> Result<Json<Me>, ApiError> {
    Ok(Json(described(app.guard.introduce(guest, request).await?)))
}

/// Make a secret that makes another device the same guest. It is valid once, for ten minutes; an earlier one is void.
#[utoipa::path(post, path = "/api/me/transfer", tag = "me", operation_id = "offerTransfer",
    responses((status = 200, description = "The secret.", body = Transfer)))]
pub(super) async fn offer_transfer(
    State(app): State<App>,
    Newcomer(guest): Newcomer,
) -> Result<Json<Transfer>, ApiError> {
    Ok(Json(app.guard.offer_transfer(guest.id).await?))
}

/// Become the guest of another device. The other device stays signed in. What this device played as another guest is no
/// longer listed on it.
#[utoipa::path(put, path = "/api/me/transfer", tag = "me", operation_id = "acceptTransfer", request_body = TransferRequest,
    responses(
        (status = 200, description = "The visitor from now on. The response sets the session cookie.", body = Me),
        (status = 404, description = "There is no such secret, or no longer.", body = ApiError)))]
pub(super) async fn accept_transfer(
    State(app): State<App>,
    from: Address,
    caller: Caller,
    Body(request): Body<TransferRequest>,
) -> Result<Json<Me>, ApiError> {
    Ok(Json(described(app.guard.accept_transfer(&caller, from, &request.secret).await?)))
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

/// Say that the visitor has seen how a game ended. Lists may then show its result.
#[utoipa::path(put, path = "/api/me/games/seen", tag = "me", operation_id = "seen", request_body = SeenRequest,
    responses(
        (status = 200, description = "Recorded, if the visitor played the game.", body = bool, content_type = "application/json"),
        (status = 400, description = "The body is invalid.", body = ApiError)))]
pub(super) async fn seen(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Body(request): Body<SeenRequest>,
) -> Result<Json<bool>, ApiError> {
    let Some(guest) = guest else { return Ok(Json(false)) };
    app.store.mark_seen(guest.id, request.table, request.game_number).await?;
    Ok(Json(true))
}

/// The running scores between the visitor and the same other people, from games whose end the visitor has seen.
#[utoipa::path(get, path = "/api/me/scores", tag = "me", operation_id = "scores",
    responses((status = 200, description = "The scores, those of the latest games first.", body = Vec<Score>)))]
pub(super) async fn my_scores(
    State(app): State<App>,
    Visitor(guest): Visitor,
) -> Result<Json<Vec<Score>>, ApiError> {
    let Some(guest) = guest else { return Ok(Json(Vec::new())) };
    let games = app.store.seen_games(guest.id, scores::MOST_GAMES).await?;
    Ok(Json(scores(guest.id, &games)))
}
