//! Tables: opened, listed, found, acted at. What happens at them is told over their WebSockets.

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::{IntoResponse, Response};
use roshambo_rules::say;
use roshambo_table::GameId;
use serde::Deserialize;
use utoipa::IntoParams;

use super::ask::{AtTable, within};
use crate::actor::commands;
use crate::api_error::ApiError;
use crate::app::App;
use crate::durable::Durable;
use crate::ids::Code;
use crate::middleware::{Address, Asked, Body, Newcomer, Visitor};
use crate::protocol::{
    Command, CommandAccepted, Created, Form, Found, OpenRequest, QuickRequest, Status, TableInfo,
    TableSummary,
};
use crate::store::Filter;
use crate::table::Opening;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// Of this game only.
    #[param(value_type = Option<String>, example = "kanobu")]
    game: Option<GameId>,
    /// With this status only; waiting and playing ones, if not given.
    #[param(inline)]
    status: Option<Status>,
    /// With a free seat only.
    #[serde(default)]
    free: bool,
    /// The most that are wanted: 1 to 100, and 50 if not given.
    limit: Option<u32>,
}

/// Public tables.
#[utoipa::path(get, path = "/api/tables", tag = "tables", operation_id = "tables", params(Wanted),
    responses(
        (status = 200, description = "The latest first.", body = Vec<TableSummary>),
        (status = 400, description = "The question cannot be read.", body = ApiError)))]
pub(super) async fn list(
    State(app): State<App>,
    Asked(wanted): Asked<Wanted>,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let Wanted { game, status, free, limit } = wanted;
    Ok(Json(app.store.list(Filter { game, status, free, limit: within(limit) }).await?))
}

/// Open a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", operation_id = "open", request_body = OpenRequest,
    responses(
        (status = 201, description = "It is open.", body = Created, headers(("Location" = String, description = "The table."))),
        (status = 400, description = "Such a table cannot be.", body = ApiError),
        (status = 409, description = "Such a table cannot be opened now.", body = ApiError)))]
pub(super) async fn open(
    State(app): State<App>,
    from: Address,
    Newcomer(guest): Newcomer,
    Body(request): Body<OpenRequest>,
) -> Result<impl IntoResponse, ApiError> {
    app.guard.limits.new_table(from, guest.id)?;
    let opening = Opening::new(&guest, request, app.node.clock.calendar())?;
    app.registry.open(opening).await.map(created)
}

/// Straight into a game against bots.
#[utoipa::path(post, path = "/api/quick", tag = "tables", operation_id = "quick", request_body = QuickRequest,
    responses(
        (status = 201, description = "The game has begun.", body = Created, headers(("Location" = String, description = "The table."))),
        (status = 400, description = "Such a game cannot be.", body = ApiError),
        (status = 409, description = "Such a game cannot begin now.", body = ApiError)))]
pub(super) async fn quick(
    State(app): State<App>,
    from: Address,
    Newcomer(guest): Newcomer,
    Body(request): Body<QuickRequest>,
) -> Result<impl IntoResponse, ApiError> {
    app.guard.limits.new_table(from, guest.id)?;
    let opening = Opening::quick(&guest, request, app.node.clock.calendar())?;
    app.registry.open(opening).await.map(created)
}

fn created(created: Durable<Created>) -> impl IntoResponse {
    let created = created.into_inner();
    let location = format!("/api/tables/{}", created.id);
    (StatusCode::CREATED, [(LOCATION, location)], Json(created))
}

/// A table as the visitor is told of it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", operation_id = "table",
    params(("id" = String, Path, description = "The table.")),
    responses(
        (status = 200, description = "The table, without its game.", body = TableInfo),
        (status = 404, description = "No such table.", body = ApiError)))]
pub(super) async fn info(
    State(app): State<App>,
    from: Address,
    Visitor(guest): Visitor,
    AtTable(table): AtTable,
) -> Result<Json<TableInfo>, ApiError> {
    app.guard.limits.may_look(from)?;
    let actor = app.counted_miss(from, app.registry.get(table).await)?;
    let info = actor.info(guest.map(|guest| guest.id)).await?;
    Ok(Json(info.into_inner()))
}

/// Do something at a table. Moves are made over its WebSocket.
#[utoipa::path(post, path = "/api/tables/{id}/commands", tag = "tables", operation_id = "command", request_body = Command,
    params(("id" = String, Path, description = "The table.")),
    responses(
        (status = 200, description = "It is done, and will not be lost.", body = CommandAccepted),
        (status = 400, description = "Not a request.", body = ApiError),
        (status = 403, description = "Only others may do that, or the request comes from another site.", body = ApiError),
        (status = 404, description = "No such table.", body = ApiError),
        (status = 409, description = "That cannot be done now.", body = ApiError)))]
pub(super) async fn command(
    State(app): State<App>,
    from: Address,
    AtTable(table): AtTable,
    Newcomer(guest): Newcomer,
    Body(command): Body<Command>,
) -> Result<Json<CommandAccepted>, ApiError> {
    app.guard.limits.may_look(from)?;
    let actor = app.counted_miss(from, app.registry.get(table).await)?;
    let number = commands::command(&actor, &guest, command).await?.into_inner();
    Ok(Json(CommandAccepted { number }))
}

/// The table that a short code stands for. Capitals, blanks and dashes do not matter.
#[utoipa::path(get, path = "/api/codes/{code}", tag = "tables", operation_id = "byCode",
    params(("code" = String, Path, description = "Six letters and digits.")),
    responses(
        (status = 200, description = "The table.", body = Found),
        (status = 404, description = "No such table.", body = ApiError)))]
pub(super) async fn by_code(
    State(app): State<App>,
    from: Address,
    code: Result<Path<String>, axum::extract::rejection::PathRejection>,
) -> Result<Json<Found>, ApiError> {
    app.guard.limits.may_look(from)?;
    let code: Option<Code> = code.ok().and_then(|Path(code)| code.parse().ok());
    let found = match code {
        Some(code) => app.store.by_code(code).await?,
        None => None,
    };
    app.counted_miss(from, found.ok_or_else(ApiError::no_such_table)).map(|id| Json(Found { id }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Joining {
    /// How messages are written: for people, if not given.
    #[serde(default)]
    #[param(inline, required = false)]
    form: Form,
    /// The last number that the client has seen, where it comes back.
    since: Option<u64>,
}

/// Play at a table, or watch it.
///
/// This is a WebSocket. Every text frame is one JSON object. The client sends a `ClientMessage`, the server
/// sends a `ServerMessage`; both are described in `bindings/roshambo.ts`. The first message is a `hello`
/// with all that the visitor may know; then every step of the table's log comes as an `update` with the
/// log's length as its number. A client that comes back says in `since` which number it saw last. A `bye`
/// says why the server closes, and whether to come back. Messages that are no JSON, or are unknown, are
/// answered with `refused`.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables", operation_id = "socket",
    params(("id" = String, Path, description = "The table."), Joining),
    responses(
        (status = 101, description = "The connection is a WebSocket from now on."),
        (status = 400, description = "The question cannot be read.", body = ApiError),
        (status = 404, description = "No such table.", body = ApiError),
        (status = 426, description = "The request does not ask for a WebSocket.", body = ApiError)))]
pub(super) async fn socket(
    State(app): State<App>,
    from: Address,
    Visitor(guest): Visitor,
    AtTable(table): AtTable,
    Asked(Joining { form, since }): Asked<Joining>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let Ok(upgrade) = upgrade else {
        return Err(ApiError::new(StatusCode::UPGRADE_REQUIRED, say!("server-not-a-socket")));
    };
    app.guard.limits.may_look(from)?;
    let upgraded = app.clone().upgrade(from, guest, table, form, since, upgrade).await;
    app.counted_miss(from, upgraded)
}
