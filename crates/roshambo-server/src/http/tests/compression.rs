//! Which answers are compressed. A new route has to be listed here, and its reason in docs/security.md.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::Router;
use axum::body::Body;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{Request, Response};
use axum::routing::get;
use futures_util::{StreamExt, stream};
use serde_json::{Value, json};
use tower::ServiceExt;

use super::{HINT, OWN_REPLAY, REPLAY, TABLE, TestServer, UNSEEN};

/// Routes whose answers are compressed: they hide nothing from anybody who could see their length.
const COMPRESSED: [&str; 10] = [
    "get /api/examples/{game}",
    "get /api/games",
    "get /api/lessons/{game}",
    "get /api/openapi.json",
    "get /api/tables",
    "get /api/tables/{id}/games/{n}/record",
    "get /api/tables/{id}/games/{n}/replay",
    "get /api/tables/{id}/games/{n}/review",
    "post /api/practice",
    "post /api/records",
];

/// Routes whose answers never are.
const PLAIN: [&str; 40] = [
    "get /",
    "get /api/codes/{code}",
    "get /api/me",
    "get /api/me/games",
    "get /api/me/scores",
    "get /api/me/tables",
    "get /api/tables/{id}",
    "get /api/tables/{id}/replay",
    "get /api/tables/{id}/socket",
    "get /api/tables/{id}/unseen",
    "get /api/version",
    "get /assets/{name}",
    "get /device",
    "get /fair",
    "get /games/{id}",
    "get /healthz",
    "get /lab",
    "get /learn/{game}",
    "get /metrics",
    "get /mistakes",
    "get /new",
    "get /practice/{game}/{example}",
    "get /readyz",
    "get /replay",
    "get /rules/{page}",
    "get /t/{id}",
    "get /t/{id}/games/{n}",
    "get /t/{id}/games/{n}/again",
    "get /t/{id}/games/{n}/review",
    "get /tables",
    "get /{file}",
    "post /api/me/transfer",
    "post /api/quick",
    "post /api/tables",
    "post /api/tables/{id}/commands",
    "post /api/tables/{id}/games/{n}/review",
    "post /api/tables/{id}/hint",
    "put /api/me",
    "put /api/me/games/seen",
    "put /api/me/transfer",
];

/// The routes of a router, as method and path.
fn routes(document: &utoipa::openapi::OpenApi) -> BTreeSet<String> {
    let document = serde_json::to_value(document).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let routes = paths.iter().flat_map(|(path, item)| {
        item.as_object().unwrap().keys().map(move |method| format!("{method} {path}"))
    });
    routes.collect()
}

#[test]
fn every_route_says_whether_its_answers_are_compressed() {
    let listed = |routes: &[&str]| routes.iter().map(|&route| route.to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(routes(crate::http::open_routes().get_openapi()), listed(&COMPRESSED));
    assert_eq!(routes(crate::http::plain_routes().get_openapi()), listed(&PLAIN));
}

/// The answer to a request that accepts every coding.
async fn ask(router: &Router, method: &str, path: &str, cookie: &str, body: Option<Value>) -> Response<Body> {
    let mut request = Request::builder().method(method).uri(path).header(HOST, "localhost");
    request = request.header(ORIGIN, "http://localhost").header(ACCEPT_ENCODING, "gzip, deflate, br, zstd");
    request = request.header("cookie", cookie).header(CONTENT_TYPE, "application/json");
    let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
    router.clone().oneshot(request.body(body).unwrap()).await.unwrap()
}

fn coding(answer: &Response<Body>) -> Option<&str> {
    assert!(answer.status().is_success(), "{answer:?}");
    answer.headers().get(CONTENT_ENCODING).map(|coding| coding.to_str().unwrap())
}

#[tokio::test]
async fn a_running_game_is_never_compressed_and_a_finished_one_is() {
    let server = TestServer::new();
    let mut client = server.client();
    let quick = client.post("/api/quick", &[], json!({"game": "kanobu", "seats": 2})).await;
    let (id, cookie) = (quick.text("id"), client.cookie.clone().unwrap());
    let router = client.router.clone();
    let filled = |path: &str| path.replace("{id}", &id).replace("{n}", "1");
    for path in [filled(TABLE), filled(OWN_REPLAY) + "?seat=1", filled(UNSEEN) + "?seat=1"] {
        assert_eq!(coding(&ask(&router, "GET", &path, &cookie, None).await), None, "{path}");
    }
    let path = filled(HINT);
    let hint = tokio::select! {
        hint = ask(&router, "POST", &path, &cookie, Some(json!({"seat": 1}))) => hint,
        () = server.keep_advancing() => unreachable!("the clock advances forever"),
    };
    assert_eq!(coding(&hint), None);
    client.post("/api/tables/{id}/commands", &[&id], json!({"kind": "resign"})).await;
    for path in [&filled(REPLAY), "/api/examples/kanobu", "/api/lessons/kanobu", "/api/openapi.json"] {
        assert_eq!(coding(&ask(&router, "GET", path, &cookie, None).await), Some("gzip"), "{path}");
    }
    let short = ask(&router, "GET", "/api/tables", &cookie, None).await;
    assert_eq!(coding(&short), None, "an answer of a few bytes does not get shorter");
}

#[tokio::test]
async fn a_compressed_stream_is_made_only_as_far_as_it_is_read() {
    const CHUNKS: usize = 1000;
    let made = Arc::new(AtomicUsize::new(0));
    let counter = made.clone();
    let endless = move || {
        let counter = counter.clone();
        let chunk = move |number: usize| {
            counter.fetch_add(1, Ordering::Relaxed);
            // What cannot be compressed fills the buffers soonest.
            Ok::<_, std::io::Error>(
                crate::ids::TableId::random().to_string().repeat(1 + number % 2).into_bytes(),
            )
        };
        async { Body::from_stream(stream::iter((0..CHUNKS * 1000).map(chunk))) }
    };
    let router = Router::new().route("/", get(endless)).layer(crate::http::compression::layer());
    let answer = ask(&router, "GET", "/", "", None).await;
    assert_eq!(coding(&answer), Some("gzip"));
    let mut read = answer.into_body().into_data_stream();
    let first = read.next().await.unwrap().unwrap();
    assert!(!first.is_empty() && first.len() < 64 * 1024);
    assert!(made.load(Ordering::Relaxed) < CHUNKS * 10, "{made:?}");
}
