//! Lessons, examples, uploaded records, practice, and replays of the own running game.

use serde_json::json;

use super::{Client, OWN_REPLAY, RECORD, REPLAY, TestServer};

const GAME: &str = "roshambo-record 1\ngame tsuefa\nseats 2\n---\n\
    1 setup RDFSPRPRSPRS\n2 setup RDFSPRRSPRSP\n1 a2-a3\n";

/// Calls the routes of the tutorial: the documented successes, and the refusals of each route.
pub(super) async fn tutorial_routes_answer_as_documented(client: &mut Client) {
    for game in ["paws", "paws-quick", "ninjan", "kanobu", "tsuefa"] {
        assert!(!client.get("/api/lessons/{game}", &[game], "").await.json()["scenes"].is_null());
        assert!(client.get("/api/examples/{game}", &[game], "").await.json().as_array().unwrap().len() > 5);
    }
    assert_eq!(client.get("/api/lessons/{game}", &["chess"], "").await.status, 404);
    assert_eq!(client.get("/api/examples/{game}", &["chess"], "").await.status, 404);
    let read = client.post("/api/records", &[], json!({"record": GAME, "view": "2"})).await;
    assert_eq!(read.json()["steps"].as_array().unwrap().len(), 3);
    assert_eq!(client.post("/api/records", &[], json!({"record": GAME, "view": "3"})).await.status, 400);
    assert_eq!(client.post("/api/records", &[], json!({"record": GAME, "view": "mine"})).await.status, 400);
    let practised =
        client.post("/api/practice", &[], json!({"record": GAME, "seat": 2, "then": ["2 a5-a4"]})).await;
    assert_eq!(practised.json()["record"], format!("{GAME}2 a5-a4\n"));
    for (then, status) in [("2 a5-b4", 409), ("1 a3-a4", 409), ("hello", 400), ("9 a5-a4", 400)] {
        let refused =
            client.post("/api/practice", &[], json!({"record": GAME, "seat": 2, "then": [then]})).await;
        assert_eq!(refused.status, status, "{then}: {}", refused.text);
    }
    for (attempt, code) in [
        (json!({"targets": ["a5", "b4"]}), "not-one-square"),
        (json!({"targets": ["a5", "a4"]}), "attempt-legal"),
        (json!({"targets": ["a5"]}), "attempt-no-move"),
        (json!({"seat": 1, "targets": ["a5", "a4"]}), "not-awaited"),
        (json!({"seat": 3, "targets": ["a5", "a4"]}), "no-such-seat"),
    ] {
        let request = json!({"record": GAME, "seat": 2, "attempt": attempt});
        let refused = client.post("/api/practice", &[], request).await;
        assert_eq!(refused.text("code"), code, "{attempt}: {}", refused.text);
    }
}

#[tokio::test]
async fn an_invalid_record_is_refused_with_its_line_number() {
    let server = TestServer::new();
    let mut client = server.client();
    for (wrong, line, code) in [
        (GAME.replace("game tsuefa", "game chess"), 2, "record"),
        (GAME.replace("2 setup RDFSPRRSPRSP", "2 setup RRRRRRRRRRRR"), 6, "flags"),
        (GAME.replace("a2-a3", "a2-a9"), 7, "malformed"),
        (String::new(), 1, "record"),
    ] {
        for path in ["/api/records", "/api/practice"] {
            let answer = client.post(path, &[], json!({"record": wrong})).await;
            assert_eq!(
                (answer.status.as_u16(), &answer.json()["args"]["line"]),
                (400, &json!(line)),
                "{}",
                answer.text
            );
            assert_eq!(
                answer.json()["phrase"]["args"]["line"],
                line,
                "the phrase for people has the line as well"
            );
            assert_eq!(answer.text("code"), code);
        }
    }
    let long = format!("{GAME}{}", "2 a5-a4\n".repeat(3000));
    assert_eq!(client.post("/api/records", &[], json!({"record": long})).await.status, 413);
    let longer = "x".repeat(600 * 1024);
    assert_eq!(client.post("/api/records", &[], json!({"record": longer})).await.status, 413);
}

#[tokio::test]
async fn an_uploaded_record_replays_like_the_original_game() {
    let server = TestServer::new();
    let mut client = server.client();
    let id = client.post("/api/quick", &[], json!({"game": "kanobu", "seats": 2})).await.text("id");
    client.post("/api/tables/{id}/commands", &[&id], json!({"kind": "resign"})).await;
    let record = client.get(RECORD, &[&id, "1"], "").await.text;
    for view in ["1", "2", "spectator", "full"] {
        let played = client.get(REPLAY, &[&id, "1"], &format!("?view={view}")).await.json();
        let brought = client.post("/api/records", &[], json!({"record": record, "view": view})).await.json();
        assert_eq!(played["start"], brought["start"]);
        assert_eq!(played["names"], brought["names"]);
        assert_eq!(played["steps"][0]["views"], brought["steps"][0]["views"]);
        assert_eq!(played["steps"][0]["events"], brought["steps"][0]["events"]);
    }
}

#[tokio::test]
async fn in_practice_bots_move_until_it_is_the_players_turn() {
    let server = TestServer::new();
    let mut client = server.client();
    let request = json!({"record": GAME, "seat": 1, "bots": true});
    let answer = tokio::select! {
        answer = client.post("/api/practice", &[], request) => answer.json(),
        () = server.keep_advancing() => unreachable!("the clock advances forever"),
    };
    assert_eq!(answer["steps"].as_array().unwrap().len(), 1, "the bot has moved");
    assert!(!answer["moves"].as_array().unwrap().is_empty());
    assert!(answer["record"].as_str().unwrap().starts_with(GAME));
}

#[tokio::test]
async fn a_running_game_with_other_people_or_of_the_pro_variant_has_no_replay() {
    let server = TestServer::new();
    let mut anna = server.client();
    let quick = json!({"game": "tsuefa", "seats": 2});
    let id = anna.post("/api/quick", &[], quick).await.text("id");
    let own = anna.get(OWN_REPLAY, &[&id], "?seat=1").await;
    assert_eq!(own.status, 200);
    assert!(!own.text.contains("\"entry\""), "only views and events are sent");
    let mut stranger = server.client();
    assert_eq!(
        stranger.get(OWN_REPLAY, &[&id], "?seat=1").await.status,
        409,
        "the stranger does not play in this game"
    );
    let pro = json!({"game": "tsuefa", "seats": 2, "options": {"variant": "pro"}});
    let id = anna.post("/api/quick", &[], pro).await.text("id");
    assert_eq!(anna.get(OWN_REPLAY, &[&id], "?seat=1").await.text("code"), "to-remember");
    let two = json!({"settings": {"game": "ninjan", "seats": 2}, "mine": [1, 2]});
    let id = anna.post("/api/tables", &[], two).await.text("id");
    assert_eq!(anna.get(OWN_REPLAY, &[&id], "?seat=1").await.text("code"), "not-playing");
    anna.post("/api/tables/{id}/commands", &[&id], json!({"kind": "start"})).await;
    assert_eq!(anna.get(OWN_REPLAY, &[&id], "?seat=1").await.text("code"), "not-alone");
}
