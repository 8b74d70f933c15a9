//! Lessons, examples, records that are brought, practice, and looking back at one's own game.

use serde_json::json;

use super::{Client, House, RECORD, REPLAY, RETRACE};

const GAME: &str = "roshambo-record 1\ngame tsuefa\nseats 2\n---\n\
    1 setup RDFSPRPRSPRS\n2 setup RDFSPRRSPRSP\n1 a2-a3\n";

/// The answers of the document that succeed, and what is refused at each door.
pub(super) async fn every_door_answers_as_it_is_described(client: &mut Client) {
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
async fn what_is_wrong_with_a_record_is_said_with_its_line() {
    let house = House::new();
    let mut client = house.client();
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
            assert_eq!(answer.json()["phrase"]["args"]["line"], line, "people are told, too");
            assert_eq!(answer.text("code"), code);
        }
    }
    let long = format!("{GAME}{}", "2 a5-a4\n".repeat(3000));
    assert_eq!(client.post("/api/records", &[], json!({"record": long})).await.status, 413);
    let longer = "x".repeat(600 * 1024);
    assert_eq!(client.post("/api/records", &[], json!({"record": longer})).await.status, 413);
}

#[tokio::test]
async fn a_record_that_is_brought_is_told_like_the_game_it_was_taken_from() {
    let house = House::new();
    let mut client = house.client();
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
async fn who_practises_is_answered_by_bots_until_it_is_his_turn() {
    let house = House::new();
    let mut client = house.client();
    let request = json!({"record": GAME, "seat": 1, "bots": true});
    let answer = tokio::select! {
        answer = client.post("/api/practice", &[], request) => answer.json(),
        () = house.pass() => unreachable!("time passes for ever"),
    };
    assert_eq!(answer["steps"].as_array().unwrap().len(), 1, "the other one has moved");
    assert!(!answer["moves"].as_array().unwrap().is_empty());
    assert!(answer["record"].as_str().unwrap().starts_with(GAME));
}

#[tokio::test]
async fn nobody_looks_back_where_others_play_or_where_one_has_to_remember() {
    let house = House::new();
    let mut anna = house.client();
    let quick = json!({"game": "tsuefa", "seats": 2});
    let id = anna.post("/api/quick", &[], quick).await.text("id");
    let own = anna.get(RETRACE, &[&id], "?seat=1").await;
    assert_eq!(own.status, 200);
    assert!(!own.text.contains("\"entry\""), "nothing but what views and events tell");
    let mut stranger = house.client();
    assert_eq!(stranger.get(RETRACE, &[&id], "?seat=1").await.status, 409, "it is not his game");
    let pro = json!({"game": "tsuefa", "seats": 2, "options": {"variant": "pro"}});
    let id = anna.post("/api/quick", &[], pro).await.text("id");
    assert_eq!(anna.get(RETRACE, &[&id], "?seat=1").await.text("code"), "to-remember");
    let two = json!({"settings": {"game": "ninjan", "seats": 2}, "mine": [1, 2]});
    let id = anna.post("/api/tables", &[], two).await.text("id");
    assert_eq!(anna.get(RETRACE, &[&id], "?seat=1").await.text("code"), "not-playing");
    anna.post("/api/tables/{id}/commands", &[&id], json!({"kind": "start"})).await;
    assert_eq!(anna.get(RETRACE, &[&id], "?seat=1").await.text("code"), "not-alone");
}
