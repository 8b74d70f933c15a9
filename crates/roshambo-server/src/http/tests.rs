//! The OpenAPI document against the real routes: every path is called and answers as documented.

mod compression;
mod me;
mod nodes;
mod pages;
mod preview;
mod reviews;
mod tutorial;

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, COOKIE, HOST, LOCATION, ORIGIN, SET_COOKIE,
};
use axum::http::{HeaderMap, Request, StatusCode};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::app::App;
use crate::bus::InProcess;
use crate::config::Config;
use crate::store::sqlite::Sqlite;
use crate::time::Clock;

/// A complete server without a listener. Its database is removed with the test.
struct TestServer {
    app: App,
    clock: Clock,
    folder: PathBuf,
}

impl TestServer {
    fn new() -> TestServer {
        let folder = std::env::temp_dir().join(format!("roshambo-http-{}", crate::ids::TableId::random()));
        std::fs::create_dir(&folder).unwrap();
        let store = Arc::new(Sqlite::open(&folder.join("test.db")).unwrap());
        let clock = Clock::manual();
        let mut app = App::new(&Config::default(), store, Arc::new(InProcess::default()), clock.clone());
        app.client = pages::client();
        TestServer { app, clock, folder }
    }

    fn client(&self) -> Client {
        Client::new(super::router(&self.app))
    }

    /// Advances the clock forever, for use in a `select!` with something that waits for time to pass.
    async fn keep_advancing(&self) {
        loop {
            self.clock.advance(Duration::from_millis(50));
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        // If this fails, the operating system cleans the folder up later.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A client that keeps its cookie and checks every response against the document.
struct Client {
    router: Router,
    document: Value,
    cookie: Option<String>,
    /// The documented responses that were received: method, path, status.
    seen: BTreeSet<(String, String, String)>,
}

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    text: String,
}

impl Answer {
    fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap()
    }

    fn text(&self, field: &str) -> String {
        self.json()[field].as_str().unwrap().to_owned()
    }
}

impl Client {
    fn new(router: Router) -> Client {
        let document = serde_json::from_str(&super::openapi()).unwrap();
        Client { router, document, cookie: None, seen: BTreeSet::new() }
    }

    async fn raw(&mut self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let mut request = Request::builder().method(method).uri(path).header(HOST, "localhost");
        request = request.header(ORIGIN, "http://localhost");
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let body = match body {
            Some(body) => {
                request = request.header(CONTENT_TYPE, "application/json");
                Body::from(body.to_string())
            }
            None => Body::empty(),
        };
        let mut request = request.body(body).unwrap();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 4000))));
        let answer = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = answer.into_parts();
        if let Some(cookie) = parts.headers.get(SET_COOKIE) {
            self.cookie = cookie.to_str().unwrap().split(';').next().map(str::to_owned);
        }
        let text = axum::body::to_bytes(body, 1 << 24).await.unwrap();
        let text = String::from_utf8(text.to_vec()).unwrap();
        Answer { status: parts.status, headers: parts.headers, text }
    }

    /// Calls a path of the document with these values for its parameters.
    async fn call(
        &mut self,
        method: &str,
        path: &str,
        with: &[&str],
        query: &str,
        body: Option<Value>,
    ) -> Answer {
        let mut pieces = path.split(['{', '}']).enumerate();
        let mut values = with.iter();
        let filled =
            pieces.by_ref().map(|(i, piece)| if i % 2 == 0 { piece } else { values.next().unwrap() });
        let filled: String = filled.collect();
        let asked = body.clone();
        let answer = self.raw(&method.to_uppercase(), &format!("{filled}{query}"), body).await;
        self.check(method, path, &answer);
        if let Some(asked) = asked.filter(|_| answer.status.is_success()) {
            let described =
                &self.document["paths"][path][method]["requestBody"]["content"]["application/json"];
            assert_matches(
                &self.with_components(&described["schema"]),
                &asked,
                &format!("the request to {path}"),
            );
        }
        answer
    }

    async fn get(&mut self, path: &str, with: &[&str], query: &str) -> Answer {
        self.call("get", path, with, query, None).await
    }

    async fn post(&mut self, path: &str, with: &[&str], body: Value) -> Answer {
        self.call("post", path, with, "", Some(body)).await
    }

    fn check(&mut self, method: &str, path: &str, answer: &Answer) {
        let status = answer.status.as_str().to_owned();
        let described = &self.document["paths"][path][method]["responses"][&status];
        assert!(described.is_object(), "{method} {path}: {status} is not documented: {}", answer.text);
        let kind = answer.headers[CONTENT_TYPE].to_str().unwrap().split(';').next().unwrap();
        let content = &described["content"][kind];
        assert!(content.is_object(), "{method} {path}: {status} is not documented as {kind}");
        if kind == "application/json" {
            let mut schema = self.with_components(&content["schema"]);
            forbid_other_fields(&mut schema);
            assert_matches(&schema, &answer.json(), &format!("{method} {path}: {status}"));
        }
        self.seen.insert((method.to_owned(), path.to_owned(), status));
    }

    /// A schema together with the components that it refers to.
    fn with_components(&self, schema: &Value) -> Value {
        json!({ "allOf": [schema], "components": self.document["components"] })
    }
}

fn assert_matches(schema: &Value, value: &Value, what: &str) {
    let validator = jsonschema::validator_for(schema).unwrap();
    let errors: Vec<String> = validator.iter_errors(value).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{what}: {errors:?} in {value}");
}

/// Makes a schema refuse fields that the document does not name.
fn forbid_other_fields(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            fields.values_mut().for_each(forbid_other_fields);
            if fields.get("type").is_some_and(|kind| kind == "object") && fields.contains_key("properties") {
                fields.entry("additionalProperties").or_insert(Value::Bool(false));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(forbid_other_fields),
        _ => {}
    }
}

const TABLE: &str = "/api/tables/{id}";
const COMMANDS: &str = "/api/tables/{id}/commands";
const HINT: &str = "/api/tables/{id}/hint";
const UNSEEN: &str = "/api/tables/{id}/unseen";
const SOCKET: &str = "/api/tables/{id}/socket";
const CODE: &str = "/api/codes/{code}";
const RECORD: &str = "/api/tables/{id}/games/{n}/record";
const REPLAY: &str = "/api/tables/{id}/games/{n}/replay";
const REVIEW: &str = "/api/tables/{id}/games/{n}/review";
const OWN_REPLAY: &str = "/api/tables/{id}/replay";
const UNKNOWN_ID: &str = "0000000000000";

#[tokio::test]
async fn every_documented_path_answers_as_described() {
    let server = TestServer::new();
    let mut client = server.client();
    for path in [
        "/",
        "/new",
        "/tables",
        "/device",
        "/replay",
        "/mistakes",
        "/fair",
        "/lab",
        "/healthz",
        "/readyz",
        "/metrics",
        "/api/openapi.json",
    ] {
        assert!(!client.get(path, &[], "").await.text.is_empty(), "{path}");
    }
    client.get("/t/{id}", &[UNKNOWN_ID], "").await;
    client.get("/games/{id}", &["kanobu"], "").await;
    client.get("/rules/{page}", &["common"], "").await;
    client.get("/t/{id}/games/{n}", &[UNKNOWN_ID, "1"], "").await;
    client.get("/t/{id}/games/{n}/review", &[UNKNOWN_ID, "1"], "").await;
    client.get("/t/{id}/games/{n}/again", &[UNKNOWN_ID, "1"], "").await;
    client.get("/learn/{game}", &["paws"], "").await;
    client.get("/practice/{game}/{example}", &["paws", "1"], "").await;
    client.get("/assets/{name}", &["main-B7x.js"], "").await;
    assert_eq!(client.get("/{file}", &["nothing"], "").await.status, 404);
    client.get("/{file}", &["icon.svg"], "").await;
    client.get("/api/version", &[], "").await;
    assert_eq!(client.get("/api/games", &[], "").await.json().as_array().unwrap().len(), 5);

    client.get("/api/me", &[], "").await;
    let name = client.call("put", "/api/me", &[], "", Some(json!({"name": " Anna "}))).await;
    assert_eq!(name.text("name"), "Anna");
    let nameless = client.call("put", "/api/me", &[], "", Some(json!({"name": ""}))).await;
    assert_eq!(nameless.status, 400);

    let settings = json!({"game": "kanobu", "seats": 3, "public": true});
    let opened = client.post("/api/tables", &[], json!({"settings": settings})).await;
    let id = opened.text("id");
    assert_eq!(opened.status, 201);
    assert_eq!(opened.headers[LOCATION], format!("/api/tables/{id}"));
    assert_eq!(client.post("/api/tables", &[], json!({"settings": {"game": "chess"}})).await.status, 400);
    assert_eq!(client.post("/api/tables", &[], json!({})).await.status, 400);
    assert_eq!(client.get(CODE, &[&opened.text("code")], "").await.text("id"), id);
    assert_eq!(client.get(TABLE, &[&id], "").await.text("id"), id);
    for query in ["", "?game=kanobu&status=waiting&free=true&limit=5"] {
        let listed = client.get("/api/tables", &[], query).await.json();
        assert_eq!(listed[0]["id"], id, "{query}");
    }
    for query in ["?game=chess", "?status=maybe", "?colour=red", "?limit=-1"] {
        assert_eq!(client.get("/api/tables", &[], query).await.status, 400, "{query}");
    }
    assert_eq!(client.get("/api/me/tables", &[], "").await.json()[0]["id"], id);

    let quick = client.post("/api/quick", &[], json!({"game": "kanobu", "seats": 2})).await;
    let id = quick.text("id");
    assert_eq!(quick.status, 201);
    assert_eq!(client.post("/api/quick", &[], json!({"game": "kanobu", "seats": 99})).await.status, 400);
    for path in [RECORD, REPLAY, REVIEW] {
        assert_eq!(client.get(path, &[&id, "1"], "").await.status, 409, "{path} while it runs");
    }
    assert_eq!(client.call("post", REVIEW, &[&id, "1"], "", None).await.status, 409);
    assert_eq!(client.get(OWN_REPLAY, &[&id], "?seat=1").await.status, 200);
    assert_eq!(client.get(OWN_REPLAY, &[&id], "?seat=2").await.status, 409);
    assert_eq!(client.get(OWN_REPLAY, &[&id], "?seat=zero").await.status, 400);
    tutorial::tutorial_routes_answer_as_documented(&mut client).await;
    let with = [id.as_str()];
    let hint = tokio::select! {
        hint = client.post(HINT, &with, json!({"seat": 1})) => hint,
        () = server.keep_advancing() => unreachable!("the clock advances forever"),
    };
    assert_eq!(hint.status, 200);
    assert_eq!(client.post(HINT, &[&id], json!({"seat": 2})).await.status, 403);
    assert_eq!(client.post(HINT, &[&id], json!({"seat": 3})).await.status, 400);
    assert_eq!(client.get(UNSEEN, &[&id], "?seat=1").await.status, 200);
    assert_eq!(client.get(UNSEEN, &[&id], "?seat=2").await.status, 403);
    assert_eq!(client.get(UNSEEN, &[&id], "").await.status, 400);
    assert_eq!(client.get(SOCKET, &[&id], "").await.status, 426);
    assert_eq!(client.get(SOCKET, &[&id], "?since=now").await.status, 400);
    assert_eq!(client.post(COMMANDS, &[&id], json!({"kind": "dance"})).await.status, 400);
    assert!(
        client.post(COMMANDS, &[&id], json!({"kind": "resign"})).await.json()["number"].as_u64() > Some(0)
    );
    assert_eq!(client.post(COMMANDS, &[&id], json!({"kind": "resign"})).await.status, 409);
    assert_eq!(client.get(TABLE, &[&id], "").await.text("status"), "over");
    assert_eq!(client.post(HINT, &[&id], json!({"seat": 1})).await.status, 409);
    assert_eq!(client.get(UNSEEN, &[&id], "?seat=1").await.text, "null", "after the game nothing is hidden");

    let record = client.get(RECORD, &[&id, "1"], "").await;
    assert_eq!(record.headers[CONTENT_DISPOSITION], format!("attachment; filename=\"roshambo-{id}-1.rec\""));
    for view in ["", "?view=full", "?view=spectator", "?view=1"] {
        assert_eq!(client.get(REPLAY, &[&id, "1"], view).await.status, 200, "{view}");
    }
    assert_eq!(client.get(REPLAY, &[&id, "1"], "?view=mine").await.status, 400);
    assert_eq!(client.get("/api/me/games", &[], "?limit=1").await.json()[0]["table"], id);
    assert_eq!(client.get("/api/me/games", &[], "?before=1").await.json(), json!([]));
    me::routes_answer_as_documented(&mut client, &id).await;
    reviews::routes_answer_as_documented(&server, &mut client, &id).await;

    client.assert_all_documented_successes_were_seen();
}

impl Client {
    /// Every path must have been called, and every documented success must have been received. Documented errors may be
    /// missing, because some of them come only from the middleware.
    fn assert_all_documented_successes_were_seen(&self) {
        for (path, item) in self.document["paths"].as_object().unwrap() {
            for (method, operation) in item.as_object().unwrap() {
                let statuses = operation["responses"].as_object().unwrap().keys();
                for status in statuses.filter(|status| status.starts_with('2')) {
                    let answer = (method.clone(), path.clone(), status.clone());
                    let seen = self.seen.contains(&answer);
                    assert!(seen, "{answer:?} is documented and was never received");
                }
                let called = self.seen.iter().any(|(m, p, _)| (m, p) == (method, path));
                assert!(called, "{method} {path} was never called");
            }
        }
    }
}

#[tokio::test]
async fn all_not_found_responses_are_the_same() {
    let server = TestServer::new();
    let mut client = server.client();
    let quick = client.post("/api/quick", &[], json!({"game": "kanobu", "seats": 2})).await;
    let id = quick.text("id");
    let first = client.get(TABLE, &[UNKNOWN_ID], "").await;
    assert_eq!(first.status, 404);
    let leave = || json!({"kind": "leave"});
    let others = [
        client.get(TABLE, &["not-an-id"], "").await,
        client.get(TABLE, &["%ff"], "").await,
        client.post(COMMANDS, &[UNKNOWN_ID], leave()).await,
        client.post(COMMANDS, &["x"], leave()).await,
        client.post(HINT, &[UNKNOWN_ID], json!({"seat": 1})).await,
        client.get(UNSEEN, &[UNKNOWN_ID], "?seat=1").await,
        client.get(CODE, &["000000"], "").await,
        client.get(CODE, &["not a code".replace(' ', "%20").as_str()], "").await,
        client.get(RECORD, &[UNKNOWN_ID, "1"], "").await,
        client.get(RECORD, &[&id, "2"], "").await,
        client.get(RECORD, &[&id, "one"], "").await,
        client.get(REPLAY, &[UNKNOWN_ID, "1"], "").await,
        client.get(REVIEW, &[UNKNOWN_ID, "1"], "").await,
        client.get(REVIEW, &[&id, "2"], "").await,
        client.call("post", REVIEW, &[UNKNOWN_ID, "1"], "", None).await,
        client.call("post", REVIEW, &[&id, "0"], "", None).await,
        client.get(OWN_REPLAY, &[UNKNOWN_ID], "?seat=1").await,
        client.get(REPLAY, &[&id, "99999999999"], "").await,
    ];
    for (i, other) in others.iter().enumerate() {
        assert_eq!(other.status, 404, "{i}");
        assert_eq!(other.text, first.text, "{i}");
        assert_eq!(other.headers, first.headers, "{i}");
    }
}

#[tokio::test]
async fn only_finished_games_are_cached() {
    let server = TestServer::new();
    let mut client = server.client();
    let id = client.post("/api/quick", &[], json!({"game": "kanobu", "seats": 2})).await.text("id");
    let kept = |answer: &Answer| {
        answer.headers.get(CACHE_CONTROL).is_some_and(|value| value.to_str().unwrap().contains("immutable"))
    };
    assert!(!kept(&client.get(RECORD, &[&id, "1"], "").await));
    client.post(COMMANDS, &[&id], json!({"kind": "resign"})).await;
    assert!(kept(&client.get(RECORD, &[&id, "1"], "").await));
    assert!(kept(&client.get(REPLAY, &[&id, "1"], "").await));
    assert!(!kept(&client.get(REPLAY, &[&id, "2"], "").await));
    assert!(!kept(&client.get(TABLE, &[&id], "").await));
}

#[tokio::test]
async fn an_unknown_path_or_method_is_an_api_error() {
    let server = TestServer::new();
    let mut client = server.client();
    for path in ["/nothing", "/api", "/api/", "/api/tables/", "/index.html", "/api/me/", "/t/"] {
        let answer = client.raw("GET", path, None).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.text("code"), "no-page", "{path}");
    }
    let answer = client.raw("DELETE", "/api/me", None).await;
    assert_eq!(
        (answer.status, answer.text("code").as_str()),
        (StatusCode::METHOD_NOT_ALLOWED, "wrong-method")
    );
    let allowed = answer.headers[ALLOW].to_str().unwrap();
    assert!(allowed.contains("GET") && allowed.contains("PUT"), "{allowed}");
}

#[tokio::test]
async fn a_stopping_server_is_healthy_but_not_ready() {
    let server = TestServer::new();
    let mut client = server.client();
    assert_eq!(client.get("/readyz", &[], "").await.status, 200);
    crate::maintenance::shut_down(&server.app.node, &server.app.registry).await;
    assert_eq!(client.get("/readyz", &[], "").await.status, 503);
    assert_eq!(client.get("/healthz", &[], "").await.status, 200);
}
