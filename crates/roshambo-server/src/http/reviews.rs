//! Routes for reviews of finished games.

use std::convert::Infallible;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::IntoResponse;
use futures_util::stream;
use roshambo_rules::say;

use super::ask::OfGame;
use super::games::{CACHE_POLICY, cost_of_text};
use crate::api_error::ApiError;
use crate::app::App;
use crate::middleware::{Address, HeldBody, Visitor, Work};
use crate::protocol::ReviewProgress;
use crate::reviews::{Asked, ReviewTicket};

/// Proxies that collect an answer before they pass it on would hide the progress.
const NO_BUFFERING: (HeaderName, HeaderValue) =
    (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));

/// The review of a finished game, if it was made: luck and choices told apart, and every decision judged.
#[utoipa::path(get, path = "/api/tables/{id}/games/{n}/review", tag = "games", operation_id = "review",
    params(("id" = String, Path, description = "The table."), ("n" = u32, Path, description = "Which of its games, from 1.")),
    responses(
        (status = 200, description = "The review; the type `Review` of the TypeScript bindings.", body = Object),
        (status = 404, description = "No such table or game, or nobody has asked for its review yet.", body = ApiError),
        (status = 409, description = "The game is not over.", body = ApiError)))]
pub(super) async fn read(
    State(app): State<App>,
    from: Address,
    OfGame(table, n): OfGame,
) -> Result<impl IntoResponse, ApiError> {
    app.guard.limits.may_look(from)?;
    let permit = app.guard.limits.work(Work::Replay, from)?;
    let review = app.counted_miss(from, app.reviewer.find(table, n).await)?.into_inner();
    // The game exists, so this is no guess.
    let none = || ApiError::new(StatusCode::NOT_FOUND, say!("server-no-review"));
    let review = review.ok_or_else(none)?;
    app.guard.limits.cost(from, cost_of_text(&review))?;
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, CACHE_POLICY)];
    Ok((headers, Body::new(HeldBody::new(review.into(), permit))))
}

/// Ask for the review of a finished game that the visitor played, and follow its progress.
///
/// Each line of the answer is a `ReviewProgress`, as JSON. Closing the connection cancels the review, unless others wait for
/// it, too. The line `ready` says that the review can be read. If it was made before, that is the only line, and everybody
/// gets it.
#[utoipa::path(post, path = "/api/tables/{id}/games/{n}/review", tag = "games", operation_id = "askReview",
    params(("id" = String, Path, description = "The table."), ("n" = u32, Path, description = "Which of its games, from 1.")),
    responses(
        (status = 200, description = "The progress, line by line.", body = ReviewProgress, content_type = "application/x-ndjson"),
        (status = 403, description = "The visitor did not play this game, or the request comes from another site.", body = ApiError),
        (status = 404, description = "No such table or game.", body = ApiError),
        (status = 409, description = "The game is not over.", body = ApiError),
        (status = 429, description = "The visitor already waits for another review; `Retry-After` says when to retry.", body = ApiError),
        (status = 503, description = "Too many reviews wait; `Retry-After` says when to retry.", body = ApiError)))]
pub(super) async fn ask(
    State(app): State<App>,
    from: Address,
    Visitor(guest): Visitor,
    OfGame(table, n): OfGame,
) -> Result<impl IntoResponse, ApiError> {
    app.guard.limits.may_look(from)?;
    let permit = app.guard.limits.work(Work::Review, from)?;
    let asked = app.reviewer.ask(table, n, guest.map(|guest| guest.id)).await;
    let body = match app.counted_miss(from, asked)? {
        Asked::Ready => Body::from(line(&ReviewProgress::Ready)),
        Asked::Queued(ticket) => lines(ticket),
    };
    let headers = [(CONTENT_TYPE, HeaderValue::from_static("application/x-ndjson")), NO_BUFFERING];
    Ok((headers, Body::new(HeldBody::new(body, permit))))
}

/// The progress of a review. Dropping it gives up the ticket.
fn lines(ticket: ReviewTicket) -> Body {
    let lines = stream::unfold(Some(ticket), |ticket| async {
        let mut ticket = ticket?;
        let progress = ticket.next().await;
        let next = (!progress.is_last()).then_some(ticket);
        Some((Ok::<_, Infallible>(line(&progress)), next))
    });
    Body::from_stream(lines)
}

fn line(progress: &ReviewProgress) -> Bytes {
    let mut line = serde_json::to_vec(progress).unwrap_or_else(|error| {
        tracing::error!(%error, "the progress of a review cannot be encoded");
        Vec::new()
    });
    line.push(b'\n');
    line.into()
}
