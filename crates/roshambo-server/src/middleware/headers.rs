//! The security headers of every response: run only our own code, allow no frames, send no referrer.
//!
//! The outermost middleware adds them, so that errors and upgrades have them, too.

use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue,
    REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::response::{IntoResponse, Response};
use roshambo_rules::say;

use crate::api_error::ApiError;

/// `connect-src 'self'` covers our WebSocket, too.
const CONTENT: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";
const PERMISSIONS: &str = "accelerometer=(), autoplay=(), camera=(), display-capture=(), \
    encrypted-media=(), fullscreen=(self), gamepad=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), \
    magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), \
    screen-wake-lock=(self), serial=(), usb=(), xr-spatial-tracking=()";

const ALWAYS: [(HeaderName, &str); 7] = [
    (CONTENT_SECURITY_POLICY, CONTENT),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Links contain the ids of tables, and everybody who knows an id may enter the table.
    (REFERRER_POLICY, "no-referrer"),
    (X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
];
const TLS_ONLY: &str = "max-age=31536000";

/// Adds the headers that every response has.
pub(crate) fn add_security_headers(headers: &mut HeaderMap, path: &str, secure: bool) {
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if secure {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(TLS_ONLY));
    }
    if path == "/api" || path.starts_with("/api/") {
        headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
}

/// Makes a response private to its client, so that no shared cache stores it.
pub(crate) fn make_private(headers: &mut HeaderMap) {
    let Some(keep) = headers.get(CACHE_CONTROL).and_then(|keep| keep.to_str().ok()) else { return };
    if let Ok(keep) = HeaderValue::try_from(keep.replace("public", "private")) {
        headers.insert(CACHE_CONTROL, keep);
    }
}

/// Adds an error as the body of a response from the router, which has no body.
pub(crate) fn add_error_body(answer: Response) -> Response {
    let status = answer.status();
    if answer.headers().contains_key(CONTENT_TYPE) {
        return answer;
    }
    let phrase = match status {
        StatusCode::NOT_FOUND => say!("server-no-page"),
        StatusCode::METHOD_NOT_ALLOWED => say!("server-wrong-method"),
        _ => return answer,
    };
    let mut response = ApiError::new(status, phrase).into_response();
    // Keeps the headers of the router, for example `Allow`.
    for (name, value) in answer.headers() {
        if name != axum::http::header::CONTENT_LENGTH {
            response.headers_mut().append(name, value.clone());
        }
    }
    response
}
