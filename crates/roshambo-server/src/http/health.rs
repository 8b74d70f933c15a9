//! Routes for operators: liveness, readiness and metrics.

use std::net::SocketAddr;

use axum::Extension;
use axum::extract::{ConnectInfo, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use roshambo_rules::say;

use super::no_page;
use crate::api_error::ApiError;
use crate::app::App;
use crate::metrics;

/// The headers in which proxies name the client of a request.
const FORWARDING: [&str; 6] =
    ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/// Whether the process is running.
#[utoipa::path(get, path = "/healthz", tag = "server", operation_id = "healthz",
    responses((status = 200, description = "It is running.", body = String, content_type = "text/plain")))]
pub(super) async fn lives() -> &'static str {
    "ok\n"
}

/// Whether the server can work: the store accepts appends, and the server is not shutting down.
///
/// A server that is one of several nodes says more, with a line for each part. Only the status is for programs.
#[utoipa::path(get, path = "/readyz", tag = "server", operation_id = "readyz",
    responses(
        (status = 200, description = "The server is ready.", body = String, content_type = "text/plain"),
        (status = 503, description = "The server is not ready, or is shutting down.", body = ApiError)))]
pub(super) async fn ready(State(app): State<App>) -> Result<String, ApiError> {
    app.node.check_running()?;
    match app.store.check().await {
        Ok(()) => Ok(match &app.node.peers {
            None => "ok\n".to_owned(),
            // Without a bus the node works, only more slowly.
            Some(peers) => format!("database: ok\nbus: {}\n", peers.bus.link()),
        }),
        Err(error) => {
            // The details, such as paths, are for the log of the server, not for visitors.
            error.log();
            let error = ApiError::new(StatusCode::SERVICE_UNAVAILABLE, say!("server-not-ready"))
                .with("reason", error.kind());
            Err(error)
        }
    }
}

/// Metrics for Prometheus. Unless the server makes them public, only programs on its machine get them.
#[utoipa::path(get, path = "/metrics", tag = "server", operation_id = "metrics",
    responses(
        (status = 200, description = "The metrics, in the text format of OpenMetrics.", body = String,
            content_type = "application/openmetrics-text"),
        (status = 404, description = "The visitor may not see them.", body = ApiError)))]
pub(super) async fn metrics(
    State(app): State<App>,
    connection: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    let peer = connection.map(|Extension(ConnectInfo(peer))| peer.ip().to_canonical());
    let is_local = peer.is_some_and(|peer| peer.is_loopback());
    // A proxy on this machine also connects from here, but names its client.
    let is_forwarded = FORWARDING.iter().any(|name| headers.contains_key(*name));
    if !app.node.config.public_metrics && (!is_local || is_forwarded) {
        return Err(no_page());
    }
    metrics_of(&app)
}

/// The metrics, measured now.
pub(super) fn metrics_of(app: &App) -> Result<impl IntoResponse + use<>, ApiError> {
    if let Some(peers) = &app.node.peers {
        app.metrics.set_bus_dropped(peers.bus.counts().dropped);
    }
    if let Some(pool) = app.store.pool_use() {
        app.metrics.pool_in_use.set(pool.in_use.into());
        app.metrics.pool_size.set(pool.size.into());
    }
    let text = app.metrics.text().map_err(|error| {
        tracing::error!(%error, "metrics could not be encoded");
        ApiError::internal()
    })?;
    Ok(([(CONTENT_TYPE, metrics::CONTENT_TYPE)], text))
}
