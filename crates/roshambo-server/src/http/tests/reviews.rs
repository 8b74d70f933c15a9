//! Reviews of finished games: who may ask for one, what is kept, and what a running game does not tell.

use std::sync::atomic::{AtomicUsize, Ordering};

use futures_util::StreamExt;

use super::*;
use crate::api_error::ApiError;
use crate::reviews::{MakeFn, Reviewer};
use crate::store::ReviewRow;

/// A server whose reviews only count how often they are made.
fn server() -> (TestServer, Arc<AtomicUsize>) {
    let mut server = TestServer::new();
    let made = Arc::new(AtomicUsize::new(0));
    let count = made.clone();
    let make: Box<MakeFn> = Box::new(move |record, _, _| {
        count.fetch_add(1, Ordering::SeqCst);
        Ok(json!({ "game": record.lines().nth(1) }).to_string())
    });
    let app = &mut server.app;
    let reviewer = Reviewer::with_make_fn(app.node.clone(), app.store.clone(), app.archive.clone(), make);
    app.reviewer = Arc::new(reviewer);
    (server, made)
}

/// A table whose first game is over.
async fn finished(client: &mut Client) -> String {
    let id = client.post("/api/quick", &[], json!({"game": "kanobu", "seats": 2})).await.text("id");
    assert_eq!(client.post(COMMANDS, &[&id], json!({"kind": "resign"})).await.status, 200);
    id
}

/// The answer to a request for a review, with all its lines.
async fn ask(client: &mut Client, id: &str) -> (u16, Vec<Value>) {
    let answer = client.call("post", REVIEW, &[id, "1"], "", None).await;
    let lines = answer.text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (answer.status.as_u16(), lines)
}

pub(super) async fn routes_answer_as_documented(server: &TestServer, client: &mut Client, id: &str) {
    assert_eq!(client.get(REVIEW, &[id, "1"], "").await.text("code"), "no-review");
    let table = id.parse().unwrap();
    let to = server.app.store.game(table, 1).await.unwrap().unwrap().to;
    let row = ReviewRow { table, game: 1, to, version: roshambo_review::VERSION, review: "{}".to_owned() };
    server.app.store.keep_review(row).await.unwrap();
    let review = client.get(REVIEW, &[id, "1"], "").await;
    assert_eq!((review.status, review.text.as_str()), (StatusCode::OK, "{}"));
    assert!(review.headers[CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    let ready = client.call("post", REVIEW, &[id, "1"], "", None).await;
    assert_eq!(ready.text, "{\"state\":\"ready\"}\n");
}

#[tokio::test]
async fn a_player_asks_for_a_review_and_then_everybody_reads_it() {
    let (server, made) = server();
    let (mut player, mut other, mut stranger) = (server.client(), server.client(), server.client());
    let id = finished(&mut player).await;
    other.call("put", "/api/me", &[], "", Some(json!({"name": "Ben"}))).await;
    for client in [&mut other, &mut stranger] {
        assert_eq!(client.get(REVIEW, &[&id, "1"], "").await.text("code"), "no-review");
        let (status, lines) = ask(client, &id).await;
        assert_eq!((status, lines[0]["code"].as_str()), (403, Some("review-players")));
    }
    let (status, lines) = ask(&mut player, &id).await;
    assert_eq!((status, lines.last().unwrap()), (200, &json!({"state": "ready"})));
    for client in [&mut player, &mut other, &mut stranger] {
        assert_eq!(client.get(REVIEW, &[&id, "1"], "").await.json(), json!({"game": "game kanobu"}));
        assert_eq!(ask(client, &id).await, (200, vec![json!({"state": "ready"})]));
    }
    assert_eq!(made.load(Ordering::SeqCst), 1, "it is made once");
}

#[tokio::test]
async fn a_running_game_has_no_review_for_anybody() {
    let (server, made) = server();
    let mut player = server.client();
    let id = player.post("/api/quick", &[], json!({"game": "kanobu", "seats": 2})).await.text("id");
    for client in [&mut player, &mut server.client()] {
        assert_eq!(client.get(REVIEW, &[&id, "1"], "").await.text("code"), "not-over");
        let (status, lines) = ask(client, &id).await;
        assert_eq!((status, lines[0]["code"].as_str()), (409, Some("not-over")));
    }
    assert_eq!(made.load(Ordering::SeqCst), 0);
}

#[tokio::test]
async fn a_review_that_fails_says_why_and_can_be_asked_for_again() {
    let mut server = TestServer::new();
    let failed = Arc::new(AtomicUsize::new(0));
    let count = failed.clone();
    let make: Box<MakeFn> = Box::new(move |_, _, _| match count.fetch_add(1, Ordering::SeqCst) {
        0 => Err(ApiError::unreadable_log()),
        _ => Ok("{}".to_owned()),
    });
    let app = &mut server.app;
    let reviewer = Reviewer::with_make_fn(app.node.clone(), app.store.clone(), app.archive.clone(), make);
    app.reviewer = Arc::new(reviewer);
    let mut player = server.client();
    let id = finished(&mut player).await;
    let (status, lines) = ask(&mut player, &id).await;
    let last = lines.last().unwrap();
    assert_eq!(
        (status, last["state"].as_str(), last["error"]["code"].as_str()),
        (200, Some("failed"), Some("void"))
    );
    assert_eq!(ask(&mut player, &id).await.1.last().unwrap(), &json!({"state": "ready"}));
}

#[tokio::test]
async fn a_review_that_is_not_read_to_its_end_is_cancelled() {
    let mut server = TestServer::new();
    let (sender, cancelled) = std::sync::mpsc::channel();
    let make: Box<MakeFn> = Box::new(move |_, stop, _| {
        while !stop.is_stopped() {
            std::thread::yield_now();
        }
        sender.send(()).unwrap();
        Err(ApiError::stopping())
    });
    let app = &mut server.app;
    let reviewer = Reviewer::with_make_fn(app.node.clone(), app.store.clone(), app.archive.clone(), make);
    app.reviewer = Arc::new(reviewer);
    let mut player = server.client();
    let id = finished(&mut player).await;
    let request = Request::post(format!("/api/tables/{id}/games/1/review"))
        .header(HOST, "localhost")
        .header(ORIGIN, "http://localhost")
        .header(COOKIE, player.cookie.as_deref().unwrap());
    let mut request = request.body(Body::empty()).unwrap();
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 4000))));
    let answer = player.router.clone().oneshot(request).await.unwrap();
    let mut lines = answer.into_body().into_data_stream();
    while !lines.next().await.unwrap().unwrap().starts_with(b"{\"state\":\"working\"") {}
    // The client goes away.
    drop(lines);
    tokio::task::spawn_blocking(move || cancelled.recv().unwrap()).await.unwrap();
}
