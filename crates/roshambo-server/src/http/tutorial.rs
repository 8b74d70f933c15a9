//! Routes for learning and replay: lessons, examples, records from visitors, practice.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use roshambo_rules::{Seat, say};
use roshambo_table::GameId;
use serde::Deserialize;
use utoipa::IntoParams;

use super::ask::AtTable;
use super::games::viewpoint;
use crate::api_error::ApiError;
use crate::app::App;
use crate::middleware::{Address, Asked, Body, Visitor};
use crate::protocol::{ExampleView, PracticeRequest, PracticeResult, RecordRequest, Replay};
use crate::tutorial;

/// The maximum size of a record, in bytes.
pub(super) const LONGEST_RECORD: usize = 512 * 1024;

/// Lessons and examples change only with the program.
const CACHE_POLICY: &str = "public, max-age=300";

fn parse_game(game: &str) -> Result<GameId, ApiError> {
    game.parse().map_err(|_| ApiError::new(StatusCode::NOT_FOUND, say!("server-no-page")))
}

/// The guided first game, without its texts.
#[utoipa::path(get, path = "/api/lessons/{game}", tag = "tutorial", operation_id = "lesson",
    params(("game" = String, Path, description = "The game.")),
    responses(
        (status = 200, description = "The lesson. Its texts are message ids.", body = Object),
        (status = 404, description = "There is no such game.", body = ApiError)))]
pub(super) async fn lesson(Path(game): Path<String>) -> Result<impl IntoResponse, ApiError> {
    let lesson = roshambo_tutorial::lesson(parse_game(&game)?).map_err(tutorial::broken_content)?;
    Ok(([(CACHE_CONTROL, CACHE_POLICY)], Json(lesson)))
}

/// Examples for the numbered rulings of a game.
#[utoipa::path(get, path = "/api/examples/{game}", tag = "tutorial", operation_id = "examples",
    params(("game" = String, Path, description = "The game.")),
    responses(
        (status = 200, description = "The examples, in the order of the rules page.", body = Vec<ExampleView>),
        (status = 404, description = "There is no such game.", body = ApiError)))]
pub(super) async fn examples(Path(game): Path<String>) -> Result<impl IntoResponse, ApiError> {
    Ok(([(CACHE_CONTROL, CACHE_POLICY)], Json(tutorial::shown(parse_game(&game)?)?)))
}

/// Replay a record that the visitor sends. Nothing is stored.
#[utoipa::path(post, path = "/api/records", tag = "tutorial", operation_id = "readRecord", request_body = RecordRequest,
    responses(
        (status = 200, description = "All steps.", body = Replay),
        (status = 400, description = "The record is invalid; `line` says where.", body = ApiError)))]
pub(super) async fn read(Body(request): Body<RecordRequest>) -> Result<Json<Replay>, ApiError> {
    let viewpoint = viewpoint(request.view.as_deref())?;
    let read = tokio::task::spawn_blocking(move || tutorial::replay(&request.record, viewpoint)).await;
    let read = read.map_err(|error| {
        tracing::error!(%error, "a record could not be replayed");
        ApiError::internal()
    })?;
    read.map(Json)
}

/// Continue a practice game, which the visitor keeps as a record. Nothing is stored.
#[utoipa::path(post, path = "/api/practice", tag = "tutorial", operation_id = "practise", request_body = PracticeRequest,
    responses(
        (status = 200, description = "The continued game.", body = PracticeResult),
        (status = 400, description = "The record is invalid; `line` says where.", body = ApiError),
        (status = 409, description = "The rules refuse the move.", body = ApiError)))]
pub(super) async fn practise(
    State(app): State<App>,
    Body(request): Body<PracticeRequest>,
) -> Result<Json<PracticeResult>, ApiError> {
    app.practice.practise(request).await.map(Json)
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct LookBackQuery {
    /// One of the visitor's own seats.
    #[param(value_type = u8)]
    seat: Seat,
}

/// The running game so far, as its only person has seen it.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "tutorial", operation_id = "retrace",
    params(("id" = String, Path, description = "The table."), LookBackQuery),
    responses(
        (status = 200, description = "All steps so far.", body = Replay),
        (status = 400, description = "The query is invalid.", body = ApiError),
        (status = 404, description = "No such table.", body = ApiError),
        (status = 409, description = "No game is being played, other people play in it, or remembering is part of it.", body = ApiError)))]
pub(super) async fn look_back(
    State(app): State<App>,
    from: Address,
    Visitor(guest): Visitor,
    AtTable(table): AtTable,
    Asked(LookBackQuery { seat }): Asked<LookBackQuery>,
) -> Result<Json<Replay>, ApiError> {
    app.guard.limits.may_look(from)?;
    let replay = app.archive.look_back(table, guest.map(|guest| guest.id), seat).await;
    app.counted_miss(from, replay).map(|replay| Json(replay.into_inner()))
}
