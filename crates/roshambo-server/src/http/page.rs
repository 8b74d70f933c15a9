//! The web client: one page at several paths, and the files that it needs.

use axum::extract::{Path, State};
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use super::ask::{AtTable, OfGame};
use super::file::{accepts, answer, instead};
use super::nothing_here;
use super::preview::Preview;
use crate::api_error::ApiError;
use crate::app::App;
use crate::middleware::Address;

/// The responses of every path of the page.
#[derive(utoipa::IntoResponses)]
#[expect(dead_code, reason = "it only describes the responses")]
enum PageResponse {
    /// The page.
    #[response(status = 200, content_type = "text/html")]
    Page(String),
    /// The browser has the current version.
    #[response(status = 304)]
    Known,
    /// The web client was not built.
    #[response(status = 503, content_type = "text/html")]
    NotBuilt(String),
}

/// The start page.
#[utoipa::path(get, path = "/", tag = "page", operation_id = "home", responses(PageResponse))]
pub(super) async fn home(State(app): State<App>, asked: HeaderMap) -> Response {
    page(&app, &asked, &Preview::site())
}

/// A link to a table. The page itself finds out whether the table exists.
#[utoipa::path(get, path = "/t/{id}", tag = "page", operation_id = "tablePage",
    params(("id" = String, Path, description = "The table.")),
    responses(PageResponse))]
pub(super) async fn table(
    State(app): State<App>,
    from: Address,
    id: Result<AtTable, ApiError>,
    asked: HeaderMap,
) -> Response {
    let preview = Preview::table(&app, from, id.ok().map(|AtTable(id)| id)).await;
    page(&app, &asked, &preview)
}

/// The page that opens a table.
#[utoipa::path(get, path = "/new", tag = "page", operation_id = "newPage", responses(PageResponse))]
pub(super) async fn new(State(app): State<App>, asked: HeaderMap) -> Response {
    page(&app, &asked, &Preview::site())
}

/// The page that lists public tables.
#[utoipa::path(get, path = "/tables", tag = "page", operation_id = "tablesPage", responses(PageResponse))]
pub(super) async fn tables(State(app): State<App>, asked: HeaderMap) -> Response {
    page(&app, &asked, &Preview::site())
}

/// The page that makes this device the guest of another one. The secret is in the fragment, which is not sent.
#[utoipa::path(get, path = "/device", tag = "page", operation_id = "devicePage", responses(PageResponse))]
pub(super) async fn transfer(State(app): State<App>, asked: HeaderMap) -> Response {
    page(&app, &asked, &Preview::site())
}

/// The page of a game. The page itself finds out whether the game exists.
#[utoipa::path(get, path = "/games/{id}", tag = "page", operation_id = "gamePage",
    params(("id" = String, Path, description = "The game.")),
    responses(PageResponse))]
pub(super) async fn game(State(app): State<App>, name: Option<Path<String>>, asked: HeaderMap) -> Response {
    page(&app, &asked, &name.map_or_else(Preview::site, |Path(name)| Preview::named(&name)))
}

/// A page of the rules.
#[utoipa::path(get, path = "/rules/{page}", tag = "page", operation_id = "rulesPage",
    params(("page" = String, Path, description = "The id of a game, or `common`.")),
    responses(PageResponse))]
pub(super) async fn rules(State(app): State<App>, name: Option<Path<String>>, asked: HeaderMap) -> Response {
    page(&app, &asked, &name.map_or_else(Preview::site, |Path(name)| Preview::named(&name)))
}

/// The page that replays a finished game of a table.
#[utoipa::path(get, path = "/t/{id}/games/{n}", tag = "page", operation_id = "replayPage",
    params(("id" = String, Path, description = "The table."), ("n" = String, Path, description = "Which of its games, from 1.")),
    responses(PageResponse))]
pub(super) async fn finished(
    State(app): State<App>,
    from: Address,
    game: Result<OfGame, ApiError>,
    asked: HeaderMap,
) -> Response {
    let preview = Preview::finished(&app, from, game.ok().map(|OfGame(id, _)| id)).await;
    page(&app, &asked, &preview)
}

/// The page with the review of a finished game of a table.
#[utoipa::path(get, path = "/t/{id}/games/{n}/review", tag = "page", operation_id = "reviewPage",
    params(("id" = String, Path, description = "The table."), ("n" = String, Path, description = "Which of its games, from 1.")),
    responses(PageResponse))]
pub(super) async fn review(
    State(app): State<App>,
    from: Address,
    game: Result<OfGame, ApiError>,
    asked: HeaderMap,
) -> Response {
    let preview = Preview::finished(&app, from, game.ok().map(|OfGame(id, _)| id)).await;
    page(&app, &asked, &preview)
}

/// The page that plays a finished game again against bots, from one of its moves.
#[utoipa::path(get, path = "/t/{id}/games/{n}/again", tag = "page", operation_id = "againPage",
    params(("id" = String, Path, description = "The table."), ("n" = String, Path, description = "Which of its games, from 1.")),
    responses(PageResponse))]
pub(super) async fn again(
    State(app): State<App>,
    from: Address,
    game: Result<OfGame, ApiError>,
    asked: HeaderMap,
) -> Response {
    let preview = Preview::finished(&app, from, game.ok().map(|OfGame(id, _)| id)).await;
    page(&app, &asked, &preview)
}

/// The page on which visitors solve their own mistakes again. The browser keeps them; nothing is sent.
#[utoipa::path(get, path = "/mistakes", tag = "page", operation_id = "mistakesPage", responses(PageResponse))]
pub(super) async fn mistakes(State(app): State<App>, asked: HeaderMap) -> Response {
    page(&app, &asked, &Preview::site())
}

/// The page that opens a record.
#[utoipa::path(get, path = "/replay", tag = "page", operation_id = "recordPage", responses(PageResponse))]
pub(super) async fn replay(State(app): State<App>, asked: HeaderMap) -> Response {
    page(&app, &asked, &Preview::site())
}

/// A guided first game.
#[utoipa::path(get, path = "/learn/{game}", tag = "page", operation_id = "learnPage",
    params(("game" = String, Path, description = "The game.")),
    responses(PageResponse))]
pub(super) async fn learn(State(app): State<App>, name: Option<Path<String>>, asked: HeaderMap) -> Response {
    page(&app, &asked, &name.map_or_else(Preview::site, |Path(name)| Preview::named(&name)))
}

/// An example of the rules, for practice.
#[utoipa::path(get, path = "/practice/{game}/{example}", tag = "page", operation_id = "practicePage",
    params(("game" = String, Path, description = "The game."), ("example" = String, Path, description = "Which of its examples, from 1.")),
    responses(PageResponse))]
pub(super) async fn practice(State(app): State<App>, asked: HeaderMap) -> Response {
    page(&app, &asked, &Preview::site())
}

/// The page that explains fairness and checks a game. The check runs in the browser; nothing is sent.
#[utoipa::path(get, path = "/fair", tag = "page", operation_id = "fairPage", responses(PageResponse))]
pub(super) async fn fair(State(app): State<App>, asked: HeaderMap) -> Response {
    page(&app, &asked, &Preview::site())
}

/// The reports of the lab. They are part of the page.
#[utoipa::path(get, path = "/lab", tag = "page", operation_id = "labPage", responses(PageResponse))]
pub(super) async fn lab(State(app): State<App>, asked: HeaderMap) -> Response {
    page(&app, &asked, &Preview::site())
}

/// A part of the page: code, style or font. Its name contains the hash of its content.
#[utoipa::path(get, path = "/assets/{name}", tag = "page", operation_id = "asset",
    params(("name" = String, Path, description = "The file.")),
    responses(
        (status = 200, description = "The file.", content(
            (String = "text/javascript"), (String = "text/css"), (String = "font/woff2"))),
        (status = 304, description = "The browser has the current version."),
        (status = 404, description = "There is no such file.", body = crate::ApiError)))]
pub(super) async fn asset(app: State<App>, method: Method, uri: Uri, asked: HeaderMap) -> Response {
    file(app, method, uri, asked).await
}

/// A file beside the page: icons, the picture of link previews, the manifest.
#[utoipa::path(get, path = "/{file}", tag = "page", operation_id = "file",
    params(("file" = String, Path, description = "The file.")),
    responses(
        (status = 200, description = "The file.", content(
            (String = "image/svg+xml"), (Vec<u8> = "image/png"), (String = "application/manifest+json"))),
        (status = 304, description = "The browser has the current version."),
        (status = 404, description = "There is no such file. A browser gets the page, which says so.", content(
            (crate::ApiError = "application/json"), (String = "text/html")))))]
pub(super) async fn file(app: State<App>, method: Method, uri: Uri, asked: HeaderMap) -> Response {
    match app.client.file(uri.path()) {
        Some(file) => answer(file, &asked),
        None => nothing_here(app, method, uri, asked).await,
    }
}

/// The page, for a browser that follows a dead link. It says in the visitor's language that there is nothing.
pub(super) fn lost(app: &App, method: &Method, address: &str, asked: &HeaderMap) -> Option<Response> {
    let shows = [Method::GET, Method::HEAD].contains(method) && accepts(asked, ACCEPT, "text/html");
    let first = address.split('/').nth(1);
    let page = app.client.page().filter(|_| shows && !matches!(first, Some("api" | "assets")))?;
    Some(instead(page, asked))
}

/// The page with a preview. A page without a place for one is sent as it was built.
fn page(app: &App, asked: &HeaderMap, preview: &Preview) -> Response {
    let Some(page) = app.client.page() else { return not_built(&app.unbuilt) };
    match preview.insert_into(&page.plain.bytes, app, asked) {
        Some(html) => {
            let about = [(CONTENT_TYPE, page.kind), (CACHE_CONTROL, page.keep), (VARY, "accept-language")];
            (about, html).into_response()
        }
        None => answer(page, asked),
    }
}

/// Says in all languages that the page is missing and what to do, because the visitor's language is not known
/// here.
fn not_built(words: &[(&'static str, String)]) -> Response {
    let mut page = String::from(
        "<!doctype html>\n<html>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>Roshambo</title>\n",
    );
    for (lang, text) in words {
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        page += &format!("<p lang=\"{lang}\">{text}</p>\n");
    }
    let about = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    (StatusCode::SERVICE_UNAVAILABLE, about, page).into_response()
}
