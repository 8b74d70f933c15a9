//! Clients that send invalid messages: each gets a refusal or loses its connection, and no table is affected.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::Message;

use crate::clients::raw;
use crate::person::{Person, begin, code, play_all};
use crate::test_server::TestServer;

#[tokio::test]
async fn an_unreadable_message_is_refused_and_the_connection_stays_open() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 2 }), 2).await;
    let deep = format!("{}{}", "[".repeat(2000), "]".repeat(2000));
    let wide = format!(r#"{{"type":"move","id":1,"seat":1,"move":"{}","number":1}}"#, "x".repeat(3900));
    for text in [
        "",
        " ",
        "null",
        "[]",
        "{}",
        "{",
        r#"{"type":"fly"}"#,
        r#"{"type":"uncover","seat":1,"more":1}"#,
        r#"{"type":"move","id":-1,"seat":1,"move":"x","number":1}"#,
        r#"{"type":"move","id":1,"seat":0,"move":"x","number":1}"#,
        r#"{"type":"move","id":1,"seat":256,"move":"x","number":1}"#,
        r#"{"type":"move","id":1e99,"seat":1,"move":"x","number":1}"#,
        r#"{"type":"command","id":1,"command": {"kind":"win"}}"#,
        r#"{"type":"say","what":"<script>"}"#,
        r#"{"type":"uncover","seat":6}"#,
        "\u{feff}{}",
        &deep,
        &wide,
    ] {
        people[0].socket.send_text(text).await.unwrap();
        let refused = people[0].until(|message| message["type"] == "refused").await;
        assert!(refused["phrase"]["id"].is_string(), "{text}: {refused}");
    }
    play_all(&mut people).await;
}

#[tokio::test]
async fn binary_messages_are_refused_and_broken_or_long_messages_end_the_connection() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 2 }), 2).await;
    let client = server.same_guest(&people[0].client);
    let mut bytes = raw(&client, &people[0].table).await;
    bytes.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    loop {
        let Message::Text(text) = bytes.next().await.unwrap().unwrap() else { continue };
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["type"] == "refused" {
            assert_eq!(code(&message), "not-understood");
            break;
        }
    }
    // A text frame with invalid UTF-8, a frame with an impossible length, a frame without a mask, and bytes that are not a frame.
    let broken: [&[u8]; 4] = [
        &[0x81, 0x84, 0, 0, 0, 0, 0xff, 0xfe, 0x80, 0x80],
        &[0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
        &[0x81, 0x02, b'{', b'}'],
        &[0xff; 64],
    ];
    for frame in broken {
        let mut client = raw(&client, &people[0].table).await;
        client.get_mut().write_all(frame).await.unwrap();
        while let Some(Ok(_)) = client.next().await {}
    }
    let mut long = raw(&client, &people[0].table).await;
    let _ = long.send(Message::text("x".repeat(1 << 20))).await;
    while let Some(Ok(_)) = long.next().await {}
    play_all(&mut people).await;
}

#[tokio::test]
async fn a_thousand_corrupted_messages_change_nothing() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 2 }), 2).await;
    let table = people[0].table.clone();
    let before = (people[0].number, people[0].view.clone());
    let mut client = server.new_client();
    client.guest("Mallory").await.unwrap();
    let mv = people[0].choose().unwrap();
    let valid: Vec<String> = [
        json!({ "type": "move", "id": 1, "seat": 1, "move": mv, "number": before.0 }),
        json!({ "type": "attempt", "id": 6, "seat": 1, "targets": ["R8"] }),
        json!({ "type": "command", "id": 2, "command": { "kind": "sit", "seat": 2 } }),
        json!({ "type": "command", "id": 3, "command": { "kind": "kick", "seat": 1 } }),
        json!({ "type": "command", "id": 4, "command": { "kind": "start", "fill": "easy" } }),
        json!({ "type": "command", "id": 5, "command": { "kind": "resign" } }),
        json!({ "type": "uncover", "seat": 1 }),
    ]
    .iter()
    .map(Value::to_string)
    .collect();
    let mut rng = fastrand::Rng::with_seed(5);
    let mut socket = Person::at(server.same_guest(&client), &table).await;
    for _ in 0..1000 {
        let mut text = rng.choice(&valid).unwrap().clone().into_bytes();
        for _ in 0..rng.usize(0..4) {
            let place = rng.usize(..text.len());
            match rng.u8(..4) {
                0 => text[place] = rng.u8(..),
                1 => drop(text.remove(place)),
                2 => text.insert(place, rng.u8(..)),
                _ => text.truncate(place.max(1)),
            }
        }
        let text = String::from_utf8_lossy(&text).into_owned();
        socket.socket.send_text(&text).await.unwrap();
        let answer = socket.until(|message| message["type"] != "presence").await;
        assert_eq!(answer["type"], "refused", "{text}: {answer}");
    }
    let after = Person::at(server.same_guest(&people[0].client), &table).await;
    assert_eq!((after.number, after.view), before, "the table has not changed");
    play_all(&mut people).await;
}

#[tokio::test]
async fn an_attempt_is_judged_by_the_rules_and_never_played() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 2 }), 2).await;
    let before = (people[0].number, people[0].view.clone());
    let hand = before.1["hand"].as_array().unwrap().clone();
    let card = hand[0].as_str().unwrap();
    let other = if hand.contains(&json!("R8")) { "R9" } else { "R8" };
    let other = if hand.contains(&json!(other)) { "R10" } else { other };
    for (seat, targets, code) in [
        (1, json!(["1"]), "choose-expected"),
        (1, json!([other]), "not-held"),
        (1, json!([card]), "attempt-legal"),
        (1, json!([card, other]), "attempt-no-move"),
        (1, json!(["R8\n2 pass"]), "attempt-no-move"),
        (2, json!([card]), "not-your-seat"),
        (3, json!([card]), "no-such-seat"),
    ] {
        let attempt = json!({ "type": "attempt", "id": 7, "seat": seat, "targets": targets });
        people[0].socket.send_text(&attempt.to_string()).await.unwrap();
        let refused = people[0].until(|message| message["type"] == "refused").await;
        assert_eq!((&refused["id"], &refused["code"]), (&json!(7), &json!(code)), "{refused}");
        assert!(refused["phrase"]["id"].is_string(), "{refused}");
    }
    let after = Person::at(server.same_guest(&people[0].client), &people[0].table).await;
    assert_eq!((after.number, after.view), before, "no move was made");
    let mut spectator = Person::at(server.new_client(), &people[0].table).await;
    let attempt = json!({ "type": "attempt", "id": 8, "seat": 1, "targets": [card] });
    spectator.socket.send_text(&attempt.to_string()).await.unwrap();
    let refused = spectator.until(|message| message["type"] == "refused").await;
    assert_eq!(refused["code"], "no-guest");
    play_all(&mut people).await;
}
