//! The visitor: name and look, the move to another device, results and scores.

use super::*;

const TRANSFER: &str = "/api/me/transfer";

/// The visitor has finished the first game of this table.
pub(super) async fn routes_answer_as_documented(client: &mut Client, table: &str) {
    let look = json!({"face": "ghost", "colour": "blue"});
    let chosen = client.call("put", "/api/me", &[], "", Some(json!({"look": look}))).await.json();
    assert_eq!(chosen, json!({"name": "Anna", "look": look}));
    let seen = json!({"table": table, "game_number": 1});
    assert_eq!(client.get("/api/me/games", &[], "").await.json()[0]["seen"], false);
    assert_eq!(client.call("put", "/api/me/games/seen", &[], "", Some(seen)).await.text, "true");
    assert_eq!(client.get("/api/me/games", &[], "").await.json()[0]["seen"], true);
    assert_eq!(client.get("/api/me/scores", &[], "").await.json(), json!([]), "bots have no score");
    let secret = client.call("post", TRANSFER, &[], "", None).await.text("secret");
    client.call("put", TRANSFER, &[], "", Some(json!({"secret": secret}))).await;
}

async fn put(client: &mut Client, path: &str, body: Value) -> Answer {
    client.call("put", path, &[], "", Some(body)).await
}

#[tokio::test]
async fn a_link_makes_another_device_the_same_guest_once() {
    let server = TestServer::new();
    let (mut old, mut new, mut third) = (server.client(), server.client(), server.client());
    put(&mut old, "/api/me", json!({"name": "Anna"})).await;
    put(&mut new, "/api/me", json!({"name": "Somebody else"})).await;
    let secret = old.call("post", TRANSFER, &[], "", None).await.text("secret");
    let moved = put(&mut new, TRANSFER, json!({"secret": secret})).await;
    assert_eq!((moved.status, moved.text("name").as_str()), (StatusCode::OK, "Anna"));
    assert_ne!(old.cookie, new.cookie, "each device has a session of its own");
    let again = put(&mut third, TRANSFER, json!({"secret": secret})).await;
    assert_eq!((again.status, again.text("code").as_str()), (StatusCode::NOT_FOUND, "transfer-gone"));
    assert_eq!(third.cookie, None);

    // Both devices are the same guest.
    let id = new.post("/api/quick", &[], json!({"game": "kanobu"})).await.text("id");
    assert_eq!(old.get("/api/me/tables", &[], "").await.json()[0]["id"], id);
    put(&mut old, "/api/me", json!({"look": {"face": "fox", "colour": "pink"}})).await;
    assert_eq!(new.get("/api/me", &[], "").await.json()["look"]["face"], "fox");
}

#[tokio::test]
async fn a_link_is_valid_for_ten_minutes_and_only_the_last_one() {
    let server = TestServer::new();
    let (mut old, mut new) = (server.client(), server.client());
    let first = old.call("post", TRANSFER, &[], "", None).await.text("secret");
    let second = old.call("post", TRANSFER, &[], "", None).await;
    assert_eq!(second.json()["seconds"], 600);
    assert_eq!(put(&mut new, TRANSFER, json!({"secret": first})).await.status, 404);
    server.clock.advance(Duration::from_secs(600));
    assert_eq!(put(&mut new, TRANSFER, json!({"secret": second.text("secret")})).await.status, 404);
    let third = old.call("post", TRANSFER, &[], "", None).await;
    server.clock.advance(Duration::from_secs(599));
    assert_eq!(put(&mut new, TRANSFER, json!({"secret": third.text("secret")})).await.status, 200);
}

#[tokio::test]
async fn secrets_cannot_be_guessed_quickly_and_are_not_in_the_database() {
    let server = TestServer::new();
    let (mut old, mut new) = (server.client(), server.client());
    let secret = old.call("post", TRANSFER, &[], "", None).await.text("secret");
    assert_eq!(secret.len(), 32);
    for entry in std::fs::read_dir(&server.folder).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        assert!(!bytes.windows(32).any(|window| window == secret.as_bytes()));
    }
    let guess =
        async |client: &mut Client| client.raw("PUT", TRANSFER, Some(json!({"secret": "00"}))).await.status;
    while guess(&mut new).await == StatusCode::NOT_FOUND {}
    let blocked = new.raw("PUT", TRANSFER, Some(json!({"secret": secret}))).await;
    assert_eq!(blocked.status, 429, "a right guess is not answered either");
    server.clock.advance(Duration::from_secs(60));
    assert_eq!(put(&mut new, TRANSFER, json!({"secret": secret})).await.status, 200);
}

#[tokio::test]
async fn people_have_a_running_score_of_the_games_whose_end_they_have_seen() {
    let server = TestServer::new();
    let (mut anna, mut bob) = (server.client(), server.client());
    put(&mut anna, "/api/me", json!({"name": "Anna"})).await;
    put(&mut bob, "/api/me", json!({"name": "Bob"})).await;
    let settings = json!({"game": "ninjan", "seats": 2});
    let id = anna.post("/api/tables", &[], json!({"settings": settings})).await.text("id");
    bob.post(COMMANDS, &[&id], json!({"kind": "sit"})).await;
    anna.post(COMMANDS, &[&id], json!({"kind": "start"})).await;
    bob.post(COMMANDS, &[&id], json!({"kind": "resign"})).await;
    assert_eq!(anna.get("/api/me/scores", &[], "").await.json(), json!([]), "nothing is given away");
    put(&mut anna, "/api/me/games/seen", json!({"table": id, "game_number": 1})).await;
    let scores = anna.get("/api/me/scores", &[], "").await.json();
    assert_eq!(scores[0]["games"], 1);
    let wins =
        |who: usize| (scores[0]["people"][who]["name"].clone(), scores[0]["people"][who]["wins"].clone());
    assert_eq!((wins(0), wins(1)), ((json!("Anna"), json!(1)), (json!("Bob"), json!(0))));
    assert_eq!(bob.get("/api/me/games", &[], "").await.json()[0]["seen"], false);
}
