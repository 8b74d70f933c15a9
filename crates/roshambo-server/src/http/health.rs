//! Routes for operators: liveness, readiness and metrics.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use roshambo_rules::say;

use crate::api_error::ApiError;
use crate::app::App;
use crate::metrics;

/// Whether the process is running.
#[utoipa::path(get, path = "/healthz", tag = "server", operation_id = "healthz",
    responses((status = 200, description = "It is running.", body = String, content_type = "text/plain")))]
pub(super) async fn lives() -> &'static str {
    "ok\n"
}

/// Whether the server can work: the store accepts appends, and the server is not shutting down.
#[utoipa::path(get, path = "/readyz", tag = "server", operation_id = "readyz",
    responses(
        (status = 200, description = "The server is ready.", body = String, content_type = "text/plain"),
        (status = 503, description = "The server is not ready, or is shutting down.", body = ApiError)))]
pub(super) async fn ready(State(app): State<App>) -> Result<&'static str, ApiError> {
    app.node.check_running()?;
    match app.store.check().await {
        Ok(()) => Ok("ok\n"),
        Err(error) => {
            // The details, such as paths, are for the log of the server, not for visitors.
            error.log();
            let error = ApiError::new(StatusCode::SERVICE_UNAVAILABLE, say!("server-not-ready"))
                .with("reason", error.kind());
            Err(error)
        }
    }
}

/// Metrics for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "server", operation_id = "metrics",
    responses((status = 200, description = "The metrics, in the text format of OpenMetrics.", body = String,
        content_type = "application/openmetrics-text")))]
pub(super) async fn metrics(State(app): State<App>) -> Result<impl IntoResponse, ApiError> {
    let text = app.metrics.text().map_err(|error| {
        tracing::error!(%error, "metrics could not be encoded");
        ApiError::internal()
    })?;
    Ok(([(CONTENT_TYPE, metrics::CONTENT_TYPE)], text))
}
