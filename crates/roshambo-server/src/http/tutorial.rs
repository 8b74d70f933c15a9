//! Routes for learning and replay: lessons, examples, records from visitors, practice.

use std::sync::OnceLock;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use roshambo_rules::{Seat, say};
use roshambo_table::GameId;
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

use super::ask::AtTable;
use super::games::{cost_of_text, send_replay, viewpoint};
use crate::api_error::ApiError;
use crate::app::App;
use crate::middleware::{Address, Asked, Body, HeldBody, Visitor, Work};
use crate::protocol::{ExampleView, PracticeRequest, PracticeResult, RecordRequest, Replay};
use crate::tutorial;

/// The maximum size of a record, in bytes.
pub(super) const LONGEST_RECORD: usize = 512 * 1024;

/// The cost of the answers of bots in a practice game, in units of work.
const BOTS_COST: u32 = 5;

/// Lessons and examples change only with the program.
const CACHE_POLICY: &str = "public, max-age=300";

fn parse_game(game: &str) -> Result<GameId, ApiError> {
    game.parse().map_err(|_| ApiError::new(StatusCode::NOT_FOUND, say!("server-no-page")))
}

/// One answer for each game, made at the first request. All clients share its bytes, so that answers which are not read
/// use no memory of their own.
struct Prepared([OnceLock<Bytes>; GameId::COUNT]);

impl Prepared {
    const fn new() -> Prepared {
        Prepared([const { OnceLock::new() }; GameId::COUNT])
    }

    fn of<T: Serialize>(
        &self,
        game: GameId,
        make: impl FnOnce(GameId) -> Result<T, ApiError>,
    ) -> Result<Response, ApiError> {
        let place = GameId::ALL.iter().position(|other| *other == game);
        let slot = place.and_then(|place| self.0.get(place)).ok_or_else(ApiError::internal)?;
        let bytes = match slot.get() {
            Some(bytes) => bytes.clone(),
            None => {
                let json = serde_json::to_vec(&make(game)?).map_err(|error| {
                    tracing::error!(%error, "a lesson cannot be encoded");
                    ApiError::internal()
                })?;
                slot.get_or_init(|| json.into()).clone()
            }
        };
        Ok(([(CACHE_CONTROL, CACHE_POLICY), (CONTENT_TYPE, "application/json")], bytes).into_response())
    }
}

/// The guided first game, without its texts.
#[utoipa::path(get, path = "/api/lessons/{game}", tag = "tutorial", operation_id = "lesson",
    params(("game" = String, Path, description = "The game.")),
    responses(
        (status = 200, description = "The lesson. Its texts are message ids.", body = Object),
        (status = 404, description = "There is no such game.", body = ApiError)))]
pub(super) async fn lesson(Path(game): Path<String>) -> Result<Response, ApiError> {
    static LESSONS: Prepared = Prepared::new();
    LESSONS.of(parse_game(&game)?, |game| roshambo_tutorial::lesson(game).map_err(tutorial::broken_content))
}

/// Examples for the numbered rulings of a game.
#[utoipa::path(get, path = "/api/examples/{game}", tag = "tutorial", operation_id = "examples",
    params(("game" = String, Path, description = "The game.")),
    responses(
        (status = 200, description = "The examples, in the order of the rules page.", body = Vec<ExampleView>),
        (status = 404, description = "There is no such game.", body = ApiError)))]
pub(super) async fn examples(Path(game): Path<String>) -> Result<Response, ApiError> {
    static EXAMPLES: Prepared = Prepared::new();
    EXAMPLES.of(parse_game(&game)?, tutorial::shown)
}

/// Replay a record that the visitor sends. Nothing is stored.
#[utoipa::path(post, path = "/api/records", tag = "tutorial", operation_id = "readRecord", request_body = RecordRequest,
    responses(
        (status = 200, description = "All steps.", body = Replay),
        (status = 400, description = "The record is invalid; `line` says where.", body = ApiError)))]
pub(super) async fn read(
    State(app): State<App>,
    from: Address,
    request: Request,
) -> Result<Response, ApiError> {
    // Bodies are long, so the permit is taken before one is read.
    let permit = app.guard.limits.work(Work::Record, from)?;
    let Body(request) = Body::<RecordRequest>::from_request(request, &()).await?;
    app.guard.limits.cost(from, cost_of_text(&request.record))?;
    let viewpoint = viewpoint(request.view.as_deref())?;
    let read = app.background.run(move || tutorial::replay(&request.record, viewpoint)).await??;
    send_replay(&app, from, read, permit)
}

/// Continue a practice game, which the visitor keeps as a record. Nothing is stored.
#[utoipa::path(post, path = "/api/practice", tag = "tutorial", operation_id = "practise", request_body = PracticeRequest,
    responses(
        (status = 200, description = "The continued game.", body = PracticeResult),
        (status = 400, description = "The record is invalid; `line` says where.", body = ApiError),
        (status = 409, description = "The rules refuse the move.", body = ApiError)))]
pub(super) async fn practise(
    State(app): State<App>,
    from: Address,
    request: Request,
) -> Result<Response, ApiError> {
    let permit = app.guard.limits.work(Work::Practice, from)?;
    let Body(request) = Body::<PracticeRequest>::from_request(request, &()).await?;
    let entries = u32::try_from(request.then.len()).unwrap_or(u32::MAX);
    let bots = if request.bots { BOTS_COST } else { 0 };
    let cost = cost_of_text(&request.record).saturating_add(entries).saturating_add(bots);
    app.guard.limits.cost(from, cost)?;
    let result = app.practice.practise(request).await?;
    let response = app.background.run(move || Json(result).into_response()).await?;
    Ok(response.map(|body| axum::body::Body::new(HeldBody::new(body, permit))))
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
) -> Result<Response, ApiError> {
    app.guard.limits.may_look(from)?;
    let permit = app.guard.limits.work(Work::Replay, from)?;
    let replay = app.archive.look_back(table, guest.map(|guest| guest.id), seat).await;
    send_replay(&app, from, app.counted_miss(from, replay)?.into_inner(), permit)
}
