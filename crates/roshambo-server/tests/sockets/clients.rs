//! Slow and dead clients, rate limits of messages, and a server that stops.

use std::time::Duration;

use futures_util::SinkExt;
use roshambo_load::Client;
use roshambo_server::time::Clock;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::ClientRequestBuilder;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::person::{Person, begin, code, gather, play_all};
use crate::test_server::{TestServer, act};

/// A WebSocket connection without the client library, so that the test controls every byte.
pub(crate) async fn raw(client: &Client, table: &str) -> WebSocketStream<TcpStream> {
    let base = client.base();
    let uri = format!("ws://{}/api/tables/{table}/socket", base.authority()).parse().unwrap();
    let mut request = ClientRequestBuilder::new(uri);
    if let Some(cookie) = client.identity().cookie() {
        request = request.with_header("Cookie", cookie).with_header("Origin", base.origin());
    }
    let stream = TcpStream::connect(base.authority()).await.unwrap();
    client_async(request, stream).await.unwrap().0
}

#[tokio::test]
async fn a_client_that_cannot_keep_up_is_resynchronised() {
    // Such a small outbox always overflows, so the server sends a full `hello` instead of updates.
    let server = TestServer::with(Clock::real(), |config| config.limits.outbox = 1).await;
    let mut host = server.new_client();
    let (table, _) =
        crate::test_server::open(&mut host, json!({ "settings": { "game": "ninjan", "seats": 2 } })).await;
    let mut friend = server.new_client();
    act(&mut friend, &table, json!({ "kind": "sit" })).await.unwrap();
    act(&mut host, &table, json!({ "kind": "start" })).await.unwrap();
    let mut people = [Person::at(host, &table).await, Person::at(friend, &table).await];
    let plays = people.iter_mut().map(|person| async move {
        while person.turn().await {
            let mv = person.choose().unwrap();
            let (moving, number) = (person.moving(&mv), person.number);
            person.send(moving).await;
            while person.number <= number {
                let message = person.receive().await;
                assert_eq!(message["type"], "hello", "updates do not fit: {message}");
            }
        }
    });
    futures_util::future::join_all(plays).await;
    assert_eq!(people[0].info["standing"], people[1].info["standing"]);
    assert_eq!(people[0].status(), "over");
}

#[tokio::test]
async fn a_client_that_does_not_read_delays_no_other_client() {
    let server =
        TestServer::with(Clock::real(), |config| config.times.write = Duration::from_millis(200)).await;
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 2 }), 2).await;
    let mut silent = raw(&server.new_client(), &people[0].table).await;
    // This client sends messages and never reads the answers, until the server disconnects it.
    let asking = tokio::spawn(async move {
        let question = json!({ "type": "x".repeat(3000) }).to_string();
        while silent.send(Message::text(question.clone())).await.is_ok() {}
    });
    play_all(&mut people).await;
    asking.await.unwrap();
    let metrics = server.new_client().ask("GET", "/metrics", None).await.unwrap();
    let metrics = String::from_utf8(metrics.body).unwrap();
    assert!(metrics.contains("roshambo_dropped_slow_total 1"), "{metrics}");
}

#[tokio::test]
async fn a_half_open_connection_is_closed() {
    let server =
        TestServer::with(Clock::real(), |config| config.times.ping = Duration::from_millis(200)).await;
    let mut people = gather(&server, json!({ "game": "ninjan", "seats": 2 }), 1).await;
    let mut other = server.new_client();
    act(&mut other, &people[0].table, json!({ "kind": "sit" })).await.unwrap();
    let half_open = raw(&other, &people[0].table).await;
    let presence = |connected: bool| {
        move |message: &Value| message["type"] == "presence" && message["seats"][1]["connected"] == connected
    };
    people[0].until(presence(true)).await;
    people[0].until(presence(false)).await;
    let started = people[0].act(json!({ "kind": "start" })).await;
    assert_eq!(started["type"], "update", "a client that answers pings stays connected");
    drop(half_open);
}

#[tokio::test]
async fn messages_and_remarks_are_limited_including_invalid_ones() {
    let server = TestServer::with(Clock::manual(), |config| {
        (config.limits.messages, config.limits.remarks) = (10, 3);
    });
    let server = server.await;
    let mut people = gather(&server, json!({ "game": "ninjan", "seats": 3 }), 3).await;
    for round in 0..5 {
        people[0].send(json!({ "type": "say", "what": "hello" })).await;
        let answer = people[0].until(|message| message["type"] != "presence").await;
        if round < 3 {
            assert_eq!(answer["type"], "said");
        } else {
            assert_eq!(code(&answer), "too-many-remarks");
            assert!(answer["args"]["retry"].is_u64(), "{answer}");
        }
    }
    for round in 0..12 {
        people[1].send(json!({ "type": "nonsense" })).await;
        let refused = people[1].until(|message| message["type"] == "refused").await;
        assert_eq!(code(&refused), if round < 10 { "not-understood" } else { "too-many-messages" });
    }
    assert_eq!(code(&people[1].act(json!({ "kind": "leave" })).await), "too-many-messages");
    let left = people[2].act(json!({ "kind": "leave" })).await;
    assert_eq!(left["type"], "update", "other guests are not limited");
    server.advance(60);
    assert_eq!(
        people[1].act(json!({ "kind": "leave" })).await["type"],
        "update",
        "after a minute the guest is not limited any more"
    );
}

#[tokio::test]
async fn a_server_that_stops_says_goodbye_and_keeps_what_it_acknowledged() {
    let mut server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "kanobu", "seats": 2 }), 2).await;
    for _ in 0..4 {
        let mover = usize::from(people[0].legal.is_empty());
        people[mover].step().await;
        let number = people[mover].number;
        for person in &mut people {
            while person.number < number {
                person.receive().await;
            }
        }
    }
    let stopping = tokio::spawn(server.take().stop());
    for person in &mut people {
        let bye = person.until(|message| message["type"] == "bye").await;
        assert_eq!((&bye["why"], &bye["phrase"]["id"]), (&json!("restart"), &json!("server-stopping")));
        assert!(bye["retry"].is_u64(), "the message has a retry time: {bye}");
        person.until_end().await;
    }
    let late = people[0].client.ask("POST", "/api/quick", Some(r#"{"game":"ninjan"}"#)).await;
    assert!(late.is_err(), "a stopping server accepts no requests");
    stopping.await.unwrap();
    server.reopen().await;
    let mut back = Vec::new();
    for person in &people {
        let again =
            Person::since(server.same_guest(&person.client), &person.table, Some(person.number)).await;
        assert_eq!((again.number, &again.view, &again.legal), (person.number, &person.view, &person.legal));
        assert_eq!(again.received[0]["events"], json!([]), "nothing happened meanwhile");
        back.push(again);
    }
    play_all(&mut back).await;
    let table = back[0].table.clone();
    let record = back[0].client.record(&table, 1).await.unwrap();
    assert!(roshambo_table::verify(record.as_bytes()).unwrap().outcome.is_some());
}
