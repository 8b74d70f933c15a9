//! Routes for the list of games, and for records and replays of finished games.

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use roshambo_rules::{Seat, Viewer};
use roshambo_table::{GameId, GameInfo};
use serde::Deserialize;
use utoipa::IntoParams;

use super::ask::OfGame;
use super::describe::GameInfoSchema;
use crate::api_error::ApiError;
use crate::app::App;
use crate::middleware::{Address, Asked, HeldBody, Work, WorkPermit, unclear};
use crate::protocol::{PROTOCOL, Replay, VersionInfo};
use crate::tutorial::{ReplayStream, ReplayViewpoint};

/// A finished game does not change. It is cached for a day only, because a newer program may describe it
/// differently.
pub(super) const CACHE_POLICY: &str = "private, max-age=86400, immutable";

/// How many bytes of a record cost one unit of work.
const BYTES_PER_UNIT: usize = 8 * 1024;

/// The versions of this server.
#[utoipa::path(get, path = "/api/version", tag = "server", operation_id = "version",
    responses((status = 200, description = "Versions of the program, its messages and its database.", body = VersionInfo)))]
pub(super) async fn version(State(app): State<App>) -> Json<VersionInfo> {
    let version = env!("CARGO_PKG_VERSION").to_owned();
    Json(VersionInfo { version, protocol: PROTOCOL, schema: app.store.schema() })
}

/// All games, with their numbers of seats and their options.
#[utoipa::path(get, path = "/api/games", tag = "games", operation_id = "games",
    responses((status = 200, description = "All games.", body = Vec<GameInfoSchema>)))]
pub(super) async fn list() -> Json<[GameInfo; GameId::COUNT]> {
    Json(GameId::ALL.map(GameId::info))
}

/// The record of a finished game, with its fairness proof.
#[utoipa::path(get, path = "/api/tables/{id}/games/{n}/record", tag = "games", operation_id = "record",
    params(("id" = String, Path, description = "The table."), ("n" = u32, Path, description = "Which of its games, from 1.")),
    responses(
        (status = 200, description = "A text file that `roshambo verify` checks.", body = String, content_type = "text/plain"),
        (status = 404, description = "No such table or game.", body = ApiError),
        (status = 409, description = "The game is not over.", body = ApiError)))]
pub(super) async fn record(
    State(app): State<App>,
    from: Address,
    OfGame(table, n): OfGame,
) -> Result<impl IntoResponse, ApiError> {
    app.guard.limits.may_look(from)?;
    let permit = app.guard.limits.work(Work::Replay, from)?;
    let record = app.counted_miss(from, app.archive.record(table, n).await)?.into_inner();
    let named = format!("attachment; filename=\"roshambo-{table}-{n}.rec\"");
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, named),
        (CACHE_CONTROL, CACHE_POLICY.to_owned()),
    ];
    app.guard.limits.cost(from, cost_of_text(&record))?;
    Ok((headers, Body::new(HeldBody::new(record.into(), permit))))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct ReplayQuery {
    /// The viewpoint: the number of a seat, `spectator`, or `full`. The default is `full`.
    view: Option<String>,
}

/// The replay of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/games/{n}/replay", tag = "games", operation_id = "replay",
    params(("id" = String, Path, description = "The table."), ("n" = u32, Path, description = "Which of its games, from 1."), ReplayQuery),
    responses(
        (status = 200, description = "All steps.", body = Replay),
        (status = 400, description = "There is no such view.", body = ApiError),
        (status = 404, description = "No such table or game.", body = ApiError),
        (status = 409, description = "The game is not over.", body = ApiError)))]
pub(super) async fn replay(
    State(app): State<App>,
    from: Address,
    OfGame(table, n): OfGame,
    Asked(query): Asked<ReplayQuery>,
) -> Result<impl IntoResponse, ApiError> {
    let viewpoint = viewpoint(query.view.as_deref())?;
    app.guard.limits.may_look(from)?;
    let permit = app.guard.limits.work(Work::Replay, from)?;
    let replay = app.counted_miss(from, app.archive.replay(table, n, viewpoint).await)?.into_inner();
    Ok(([(CACHE_CONTROL, CACHE_POLICY)], send_replay(&app, from, replay, permit)?))
}

/// What it costs to write or read a record of this length, in units of work.
pub(super) fn cost_of_text(record: &str) -> u32 {
    u32::try_from(1 + record.len() / BYTES_PER_UNIT).unwrap_or(u32::MAX)
}

/// The answer with a replay. It is rendered while it is sent, and holds its permit until then.
pub(super) fn send_replay(
    app: &App,
    from: Address,
    replay: ReplayStream,
    permit: WorkPermit,
) -> Result<Response, ApiError> {
    app.guard.limits.cost(from, replay.cost())?;
    let body = Body::new(HeldBody::new(replay.into_body()?, permit));
    Ok(([(CONTENT_TYPE, "application/json")], body).into_response())
}

pub(super) fn viewpoint(view: Option<&str>) -> Result<ReplayViewpoint, ApiError> {
    match view {
        None | Some("full") => Ok(ReplayViewpoint::Full),
        Some("spectator") => Ok(ReplayViewpoint::Of(Viewer::Spectator)),
        Some(seat) => match Seat::parse(seat) {
            Ok(seat) => Ok(ReplayViewpoint::Of(Viewer::Seat(seat))),
            Err(_) => Err(unclear(&format!("view: {seat}"))),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_viewpoint_is_a_seat_the_spectator_or_full() {
        assert_eq!(viewpoint(None), Ok(ReplayViewpoint::Full));
        assert_eq!(viewpoint(Some("full")), Ok(ReplayViewpoint::Full));
        assert_eq!(viewpoint(Some("spectator")), Ok(ReplayViewpoint::Of(Viewer::Spectator)));
        assert_eq!(viewpoint(Some("2")), Ok(ReplayViewpoint::Of(Viewer::Seat(Seat::new(1)))));
        for wrong in ["", "0", "-1", "two", "1 ", "99999999999"] {
            assert_eq!(viewpoint(Some(wrong)).unwrap_err().status, 400, "{wrong}");
        }
    }
}
