//! Extractors for request bodies and queries. Their errors say what could not be parsed, and where.

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use roshambo_rules::{Arg, say};
use serde::de::DeserializeOwned;

use crate::api_error::ApiError;

/// The body of a request, which must be JSON.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        if !is_json(request.headers()) {
            // A form of another site cannot send this content type.
            return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, say!("server-not-json")));
        }
        let bytes =
            Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => too_long(),
                _ => bad_body(&rejection.body_text(), 0, 0),
            })?;
        match serde_json::from_slice(&bytes) {
            Ok(body) => Ok(Body(body)),
            Err(error) => Err(bad_body(&error.to_string(), error.line(), error.column())),
        }
    }
}

/// The query of a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, ApiError> {
        let query: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, state).await;
        query.map(|Query(query)| Asked(query)).map_err(|rejection| unclear(&rejection.body_text()))
    }
}

/// The error for a query that cannot be parsed.
pub(crate) fn unclear(what: &str) -> ApiError {
    let what = truncated(what);
    let phrase = say!("server-bad-query", what = Arg::foreign(&what));
    ApiError::new(StatusCode::BAD_REQUEST, phrase).with("what", what)
}

/// The error for a body that exceeds the size limit.
pub(crate) fn too_long() -> ApiError {
    ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, say!("server-body-too-long"))
}

fn bad_body(what: &str, line: usize, column: usize) -> ApiError {
    let what = truncated(what);
    let phrase = say!("server-bad-body", what = Arg::foreign(&what));
    let error = ApiError::new(StatusCode::BAD_REQUEST, phrase).with("what", what);
    error.with("line", line).with("column", column)
}

/// Errors of the parser may quote the whole input, so they are cut.
fn truncated(what: &str) -> String {
    what.chars().take(200).collect()
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
    let kind = kind.split(';').next().unwrap_or("").trim();
    kind.eq_ignore_ascii_case("application/json")
}
