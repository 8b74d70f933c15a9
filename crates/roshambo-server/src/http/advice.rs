//! Routes for advice to a player: a hint, and what their seat has not seen yet.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use roshambo_rules::{Seat, Unseen, say};
use serde::Deserialize;
use utoipa::IntoParams;

use super::ask::AtTable;
use super::describe::UnseenSchema;
use crate::api_error::ApiError;
use crate::app::App;
use crate::guest::Guest;
use crate::middleware::{Address, Asked, Body, Visitor, Work};
use crate::protocol::{Hint, HintRequest};

/// Ask for a move at one of your own seats, with reasons.
///
/// A bot decides from what the seat may know. Hints exist only while the seat is to act, and only in a game
/// against bots alone or where the settings of the table allow them. A hint is not logged.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "tables", operation_id = "hint", request_body = HintRequest,
    params(("id" = String, Path, description = "The table.")),
    responses(
        (status = 200, description = "The hint.", body = Hint),
        (status = 400, description = "The body is invalid, or there is no such seat.", body = ApiError),
        (status = 403, description = "The seat is not the visitor's, hints are not allowed, or the request comes from another site.", body = ApiError),
        (status = 404, description = "No such table.", body = ApiError),
        (status = 409, description = "The seat is not to act, or the game has moved on.", body = ApiError)))]
pub(super) async fn hint(
    State(app): State<App>,
    from: Address,
    AtTable(table): AtTable,
    Visitor(guest): Visitor,
    Body(HintRequest { seat }): Body<HintRequest>,
) -> Result<Json<Hint>, ApiError> {
    app.guard.limits.may_look(from)?;
    let guest = require_guest(guest)?;
    app.guard.limits.hint(from, guest.id)?;
    let _permit = app.guard.limits.work(Work::Hint, from)?;
    let hint = app.advisor.hint(table, guest.id, seat).await;
    app.counted_miss(from, hint).map(|hint| Json(hint.into_inner()))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct SeatQuery {
    /// One of the visitor's own seats.
    #[param(value_type = u8)]
    seat: Seat,
}

/// What one of your own seats has not seen yet.
///
/// Cards by kind, or what each figure can still carry. `null` if the game does not show this, or no game is
/// being played. It follows from the view of the seat.
#[utoipa::path(get, path = "/api/tables/{id}/unseen", tag = "tables", operation_id = "unseen",
    params(("id" = String, Path, description = "The table."), SeatQuery),
    responses(
        (status = 200, description = "What is unseen.", body = Option<UnseenSchema>),
        (status = 400, description = "The query is invalid, or there is no such seat.", body = ApiError),
        (status = 403, description = "The seat is not the visitor's, or the request comes from another site.", body = ApiError),
        (status = 404, description = "No such table.", body = ApiError)))]
pub(super) async fn unseen(
    State(app): State<App>,
    from: Address,
    AtTable(table): AtTable,
    Visitor(guest): Visitor,
    Asked(SeatQuery { seat }): Asked<SeatQuery>,
) -> Result<Json<Option<Unseen>>, ApiError> {
    app.guard.limits.may_look(from)?;
    let guest = require_guest(guest)?;
    let unseen = app.advisor.unseen(table, guest.id, seat).await;
    app.counted_miss(from, unseen).map(|unseen| Json(unseen.into_inner()))
}

/// A visitor without a session has no seat.
fn require_guest(guest: Option<Guest>) -> Result<Guest, ApiError> {
    guest.ok_or_else(|| ApiError::new(StatusCode::FORBIDDEN, say!("server-no-seat")))
}
