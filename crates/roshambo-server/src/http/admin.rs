//! The routes of the private address, for the operator of this node. They have no sessions and no limits.

use axum::Router;
use axum::extract::State;
use axum::http::header::{HeaderName, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use roshambo_rules::say;

use super::health;
use crate::api_error::ApiError;
use crate::app::App;

/// Browsers send it with every request.
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// All routes of the private address.
pub(crate) fn router(app: &App) -> Router {
    Router::new()
        .route("/drain", post(drain))
        .route("/healthz", get(health::lives))
        .route("/metrics", get(metrics))
        .route("/readyz", get(health::ready))
        .with_state(app.clone())
}

/// Begins the shutdown of this node: it is not ready from now on. The program that runs the server does the rest.
async fn drain(State(app): State<App>, headers: HeaderMap) -> Result<impl IntoResponse, ApiError> {
    // Any page in a browser of the operator could send this request.
    if headers.contains_key(ORIGIN) || headers.contains_key(FETCH_SITE) {
        return Err(ApiError::new(StatusCode::FORBIDDEN, say!("server-wrong-origin")));
    }
    app.node.shutdown.begin();
    Ok((StatusCode::ACCEPTED, "draining\n"))
}

async fn metrics(State(app): State<App>) -> Result<impl IntoResponse, ApiError> {
    health::metrics_of(&app)
}
