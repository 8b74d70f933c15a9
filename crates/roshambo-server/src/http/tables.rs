//! Routes for tables: open, list, find, send commands. The events of a table are sent over its WebSocket.

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
use crate::ids::{Code, GuestId, TableId};
use crate::maintenance;
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
pub(super) struct ListQuery {
    /// Only tables of this game.
    #[param(value_type = Option<String>, example = "kanobu")]
    game: Option<GameId>,
    /// Only tables with this status. By default, tables that wait or play.
    #[param(inline)]
    status: Option<Status>,
    /// Only tables with a free seat.
    #[serde(default)]
    free: bool,
    /// The maximum number of entries: 1 to 100, 50 by default.
    limit: Option<u32>,
}

/// Public tables.
#[utoipa::path(get, path = "/api/tables", tag = "tables", operation_id = "tables", params(ListQuery),
    responses(
        (status = 200, description = "The tables, the latest first.", body = Vec<TableSummary>),
        (status = 400, description = "The query is invalid.", body = ApiError)))]
pub(super) async fn list(
    State(app): State<App>,
    Asked(query): Asked<ListQuery>,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let ListQuery { game, status, free, limit } = query;
    Ok(Json(app.store.list(Filter { game, status, free, limit: within(limit) }).await?))
}

/// Open a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", operation_id = "open", request_body = OpenRequest,
    responses(
        (status = 201, description = "The table is open.", body = Created, headers(("Location" = String, description = "The table."))),
        (status = 400, description = "The settings are invalid.", body = ApiError),
        (status = 409, description = "The table cannot be opened now.", body = ApiError),
        (status = 507, description = "There is no room for new games.", body = ApiError)))]
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

/// Start a game against bots.
#[utoipa::path(post, path = "/api/quick", tag = "tables", operation_id = "quick", request_body = QuickRequest,
    responses(
        (status = 201, description = "The game has begun.", body = Created, headers(("Location" = String, description = "The table."))),
        (status = 400, description = "The settings are invalid.", body = ApiError),
        (status = 409, description = "The game cannot begin now.", body = ApiError),
        (status = 507, description = "There is no room for new games.", body = ApiError)))]
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

/// A table, as the visitor may see it.
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

/// Send a command to a table. Moves are sent over its WebSocket.
#[utoipa::path(post, path = "/api/tables/{id}/commands", tag = "tables", operation_id = "command", request_body = Command,
    params(("id" = String, Path, description = "The table.")),
    responses(
        (status = 200, description = "The command was carried out, and is durable.", body = CommandAccepted),
        (status = 400, description = "The body is invalid.", body = ApiError),
        (status = 403, description = "The visitor may not do this, or the request comes from another site.", body = ApiError),
        (status = 404, description = "No such table.", body = ApiError),
        (status = 409, description = "This cannot be done now.", body = ApiError),
        (status = 507, description = "There is no room for new games.", body = ApiError)))]
pub(super) async fn command(
    State(app): State<App>,
    from: Address,
    AtTable(table): AtTable,
    Newcomer(guest): Newcomer,
    Body(command): Body<Command>,
) -> Result<Json<CommandAccepted>, ApiError> {
    app.guard.limits.may_look(from)?;
    if command.starts_game() {
        app.guard.limits.new_game(from, guest.id)?;
    }
    let actor = app.counted_miss(from, app.registry.get(table).await)?;
    let mut done = commands::command(&actor, &guest, command.clone()).await;
    // What the visitor did just before, at another node, may be unknown here. A failure of the store is no reason to try
    // again: the command may have been stored.
    let is_refused = done.as_ref().is_err_and(|error| error.status < 500);
    if is_refused && maintenance::refresh(&app.node, &actor).await {
        done = commands::command(&actor, &guest, command).await;
    }
    Ok(Json(CommandAccepted { number: done?.into_inner() }))
}

/// Find a table by its short code. Capitals, blanks and dashes do not matter.
///
/// When the game is over and its players have gone, only they can still find the table by its code.
#[utoipa::path(get, path = "/api/codes/{code}", tag = "tables", operation_id = "byCode",
    params(("code" = String, Path, description = "Six letters and digits.")),
    responses(
        (status = 200, description = "The table.", body = Found),
        (status = 404, description = "No such table.", body = ApiError)))]
pub(super) async fn by_code(
    State(app): State<App>,
    from: Address,
    Visitor(guest): Visitor,
    code: Result<Path<String>, axum::extract::rejection::PathRejection>,
) -> Result<Json<Found>, ApiError> {
    app.guard.limits.may_try_code(from)?;
    let code: Option<Code> = code.ok().and_then(|Path(code)| code.parse().ok());
    let found = match code {
        Some(code) => open_to(&app, code, guest.map(|guest| guest.id)).await?,
        None => None,
    };
    match found {
        Some(id) => Ok(Json(Found { id })),
        None => {
            app.guard.limits.code_miss(from)?;
            Err(ApiError::no_such_table())
        }
    }
}

/// The table of a code, if the code opens it for this visitor. Codes are short enough to be guessed, so they do not open
/// games that are over: a stranger could read who played them.
async fn open_to(app: &App, code: Code, guest: Option<GuestId>) -> Result<Option<TableId>, ApiError> {
    let Some(id) = app.store.by_code(code).await? else { return Ok(None) };
    let actor = app.registry.get(id).await?;
    let is_open = async || Ok::<_, ApiError>(opens(&actor.info(guest).await?.into_inner()));
    if is_open().await? {
        return Ok(Some(id));
    }
    // A table that has just been loaded does not know yet who is connected at other nodes.
    maintenance::refresh(&app.node, &actor).await;
    Ok(is_open().await?.then_some(id))
}

fn opens(info: &TableInfo) -> bool {
    match info.status {
        Status::Waiting | Status::Playing => true,
        // Players who are still there may want another game with somebody new.
        Status::Over | Status::Void => info.seats.iter().any(|seat| seat.yours || seat.connected),
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct SocketQuery {
    /// The form of messages: `people` by default.
    #[serde(default)]
    #[param(inline, required = false)]
    form: Form,
    /// The last number that the client has seen, if it reconnects.
    since: Option<u64>,
}

/// Play at a table, or watch it.
///
/// This is a WebSocket. Every text frame is one JSON object. The client sends `ClientMessage`, the server
/// sends `ServerMessage`; `bindings/roshambo.ts` describes both. The first message is a `hello` with
/// everything that the visitor may know. Then every step of the table's log is sent as an `update`, whose
/// number is the length of the log. A client that reconnects names in `since` the last number that it has
/// seen. A `bye` says why the server closes the connection, and whether to reconnect. Messages that are not
/// JSON, or unknown, are answered with `refused`.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables", operation_id = "socket",
    params(("id" = String, Path, description = "The table."), SocketQuery),
    responses(
        (status = 101, description = "The connection is a WebSocket from now on."),
        (status = 400, description = "The query is invalid.", body = ApiError),
        (status = 404, description = "No such table.", body = ApiError),
        (status = 426, description = "The request does not ask for a WebSocket.", body = ApiError)))]
pub(super) async fn socket(
    State(app): State<App>,
    from: Address,
    Visitor(guest): Visitor,
    AtTable(table): AtTable,
    Asked(SocketQuery { form, since }): Asked<SocketQuery>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let Ok(upgrade) = upgrade else {
        return Err(ApiError::new(StatusCode::UPGRADE_REQUIRED, say!("server-not-a-socket")));
    };
    app.guard.limits.may_look(from)?;
    let upgraded = app.clone().upgrade(from, guest, table, form, since, upgrade).await;
    app.counted_miss(from, upgraded)
}
