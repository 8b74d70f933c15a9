//! One bare page that plays through the real protocol. It is part of the program, so there is nothing to install.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;

/// A visitor sees a new version of the program at once.
fn file(kind: &'static str, text: &'static str) -> impl IntoResponse {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], text)
}

const HTML: &str = "text/html; charset=utf-8";

/// Where one begins.
#[utoipa::path(get, path = "/", tag = "page", operation_id = "home",
    responses((status = 200, description = "The page.", body = String, content_type = "text/html")))]
pub(super) async fn home() -> impl IntoResponse {
    file(HTML, include_str!("../../page/index.html"))
}

/// A link to a table. The page finds out by itself whether the table is there.
#[utoipa::path(get, path = "/t/{id}", tag = "page", operation_id = "tablePage",
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, description = "The page.", body = String, content_type = "text/html")))]
pub(super) async fn table() -> impl IntoResponse {
    file(HTML, include_str!("../../page/index.html"))
}

/// What the page does.
#[utoipa::path(get, path = "/page.js", tag = "page", operation_id = "script",
    responses((status = 200, description = "A module.", body = String, content_type = "text/javascript")))]
pub(super) async fn script() -> impl IntoResponse {
    file("text/javascript; charset=utf-8", include_str!("../../page/page.js"))
}

/// How the page looks.
#[utoipa::path(get, path = "/page.css", tag = "page", operation_id = "style",
    responses((status = 200, description = "A style sheet.", body = String, content_type = "text/css")))]
pub(super) async fn style() -> impl IntoResponse {
    file("text/css; charset=utf-8", include_str!("../../page/page.css"))
}
