//! All HTTP routes, and the OpenAPI document that describes them.
//!
//! Routes are built from their descriptions, so every route is in the document. Handlers contain no logic:
//! they parse the request, call the table, the archive or the store, and write the response.

#![allow(unused_qualifications, reason = "the macro that describes routes writes them")]

pub(crate) mod admin;
mod advice;
mod ask;
mod compression;
mod describe;
mod file;
mod games;
mod health;
mod me;
mod page;
mod preview;
mod reviews;
mod tables;
#[cfg(test)]
mod tests;
mod tutorial;

use std::sync::LazyLock;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use roshambo_rules::say;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

use crate::api_error::ApiError;
use crate::app::App;
use crate::middleware::with_middleware;

/// All routes with the middleware around them. Unknown paths and methods are answered with errors.
pub(crate) fn router(app: &App) -> Router {
    let (router, _) = api_routes().split_for_parts();
    let router = router.fallback(nothing_here).method_not_allowed_fallback(wrong_method);
    with_middleware(router.with_state(app.clone()), app.guard.clone())
}

/// The OpenAPI document of all routes, as JSON.
#[expect(
    clippy::expect_used,
    reason = "the document has only string keys, so it can always be written as JSON"
)]
pub fn openapi() -> String {
    let document = describe::finished(api_routes().into_openapi());
    let mut text = document.to_pretty_json().expect("the document is JSON");
    text.push('\n');
    text
}

fn api_routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(describe::heading()).merge(open_routes()).merge(plain_routes())
}

/// Routes whose answers are compressed: everybody who could see the length of an answer may see the answer. They do not
/// depend on a running game or on a session; see [`compression`].
fn open_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(games::list))
        .routes(routes!(games::record))
        .routes(routes!(games::replay))
        .routes(routes!(reviews::read))
        .routes(routes!(tables::list))
        .routes(routes!(tutorial::lesson))
        .routes(routes!(tutorial::examples))
        .routes(routes!(tutorial::read).layer(DefaultBodyLimit::max(tutorial::LONGEST_RECORD)))
        .routes(routes!(tutorial::practise).layer(DefaultBodyLimit::max(tutorial::LONGEST_RECORD)))
        .routes(routes!(document))
        .layer(compression::layer())
}

/// Routes whose answers are sent as they are: they depend on a running game or on a session, or are short, or are files
/// that were compressed when they were built.
fn plain_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(games::version))
        .routes(routes!(me::show, me::introduce))
        .routes(routes!(me::offer_transfer, me::accept_transfer))
        .routes(routes!(me::tables))
        .routes(routes!(me::games))
        .routes(routes!(me::seen))
        .routes(routes!(me::my_scores))
        .routes(routes!(tables::open))
        .routes(routes!(tables::info))
        .routes(routes!(tables::command))
        .routes(routes!(reviews::ask))
        .routes(routes!(advice::hint))
        .routes(routes!(advice::unseen))
        .routes(routes!(tables::socket))
        .routes(routes!(tables::by_code))
        .routes(routes!(tables::quick))
        .routes(routes!(tutorial::look_back))
        .routes(routes!(health::lives))
        .routes(routes!(health::ready))
        .routes(routes!(health::metrics))
        .routes(routes!(page::home))
        .routes(routes!(page::table))
        .routes(routes!(page::new))
        .routes(routes!(page::tables))
        .routes(routes!(page::transfer))
        .routes(routes!(page::game))
        .routes(routes!(page::rules))
        .routes(routes!(page::finished))
        .routes(routes!(page::review))
        .routes(routes!(page::again))
        .routes(routes!(page::mistakes))
        .routes(routes!(page::replay))
        .routes(routes!(page::learn))
        .routes(routes!(page::practice))
        .routes(routes!(page::fair))
        .routes(routes!(page::lab))
        .routes(routes!(page::asset))
        .routes(routes!(page::file))
}

static DOCUMENT: LazyLock<String> = LazyLock::new(openapi);

/// The OpenAPI document of this server.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", operation_id = "openapi",
    responses((status = 200, description = "The document, in OpenAPI 3.1.", body = Object)))]
async fn document() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], DOCUMENT.as_str())
}

async fn nothing_here(State(app): State<App>, method: Method, uri: Uri, asked: HeaderMap) -> Response {
    page::lost(&app, &method, uri.path(), &asked).unwrap_or_else(|| no_page().into_response())
}

async fn wrong_method(State(app): State<App>, request: Request) -> ApiError {
    // The route for files of the client matches every short path, also one without a file.
    let short = request.extensions().get::<MatchedPath>().is_some_and(|path| path.as_str() == "/{file}");
    if short && app.client.file(request.uri().path()).is_none() {
        return no_page();
    }
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, say!("server-wrong-method"))
}

fn no_page() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, say!("server-no-page"))
}
