//! Clients that are slow, dead, or too many, and a server that goes down.

use std::time::Duration;

use futures_util::SinkExt;
use roshambo_load::Client;
use roshambo_server::time::Clock;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::ClientRequestBuilder;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::house::{House, act};
use crate::person::{Person, begin, code, gather, play_all};

/// A connection in which every byte is the test's own.
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
    // Nothing but a fresh beginning fits into such an outbox.
    let house = House::with(Clock::real(), |config| config.limits.outbox = 1).await;
    let mut host = house.visitor();
    let (table, _) =
        crate::house::open(&mut host, json!({ "settings": { "game": "ninjan", "seats": 2 } })).await;
    let mut friend = house.visitor();
    act(&mut friend, &table, json!({ "kind": "sit" })).await.unwrap();
    act(&mut host, &table, json!({ "kind": "start" })).await.unwrap();
    let mut people = [Person::at(host, &table).await, Person::at(friend, &table).await];
    let plays = people.iter_mut().map(|person| async move {
        while person.turn().await {
            let mv = person.choose().unwrap();
            let (moving, number) = (person.moving(&mv), person.number);
            person.send(moving).await;
            while person.number <= number {
                let message = person.hear().await;
                assert_eq!(message["type"], "hello", "nothing else fits: {message}");
            }
        }
    });
    futures_util::future::join_all(plays).await;
    assert_eq!(people[0].info["standing"], people[1].info["standing"]);
    assert_eq!(people[0].status(), "over");
}

#[tokio::test]
async fn a_client_that_does_not_read_delays_no_other_client() {
    let house = House::with(Clock::real(), |config| config.times.write = Duration::from_millis(200)).await;
    let mut people = begin(&house, json!({ "game": "ninjan", "seats": 2 }), 2).await;
    let mut deaf = raw(&house.visitor(), &people[0].table).await;
    // It asks and asks, and takes none of the answers, until the server has had enough.
    let asking = tokio::spawn(async move {
        let question = json!({ "type": "x".repeat(3000) }).to_string();
        while deaf.send(Message::text(question.clone())).await.is_ok() {}
    });
    play_all(&mut people).await;
    asking.await.unwrap();
    let metrics = house.visitor().ask("GET", "/metrics", None).await.unwrap();
    let metrics = String::from_utf8(metrics.body).unwrap();
    assert!(metrics.contains("roshambo_dropped_slow_total 1"), "{metrics}");
}

#[tokio::test]
async fn a_half_open_connection_is_closed() {
    let house = House::with(Clock::real(), |config| config.times.ping = Duration::from_millis(200)).await;
    let mut people = gather(&house, json!({ "game": "ninjan", "seats": 2 }), 1).await;
    let mut other = house.visitor();
    act(&mut other, &people[0].table, json!({ "kind": "sit" })).await.unwrap();
    let half_open = raw(&other, &people[0].table).await;
    let there = |there: bool| {
        move |message: &Value| message["type"] == "presence" && message["seats"][1]["connected"] == there
    };
    people[0].until(there(true)).await;
    people[0].until(there(false)).await;
    let started = people[0].act(json!({ "kind": "start" })).await;
    assert_eq!(started["type"], "update", "who answers pings stays");
    drop(half_open);
}

#[tokio::test]
async fn messages_and_remarks_are_limited_including_invalid_ones() {
    let house = House::with(Clock::manual(), |config| {
        (config.limits.messages, config.limits.remarks) = (10, 3);
    });
    let house = house.await;
    let mut people = gather(&house, json!({ "game": "ninjan", "seats": 3 }), 3).await;
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
    assert_eq!(left["type"], "update", "others are not limited by it");
    house.pass(60);
    assert_eq!(
        people[1].act(json!({ "kind": "leave" })).await["type"],
        "update",
        "and later he is not, either"
    );
}

#[tokio::test]
async fn a_server_that_stops_says_goodbye_and_keeps_what_it_acknowledged() {
    let mut house = House::open().await;
    let mut people = begin(&house, json!({ "game": "kanobu", "seats": 2 }), 2).await;
    for _ in 0..4 {
        let mover = usize::from(people[0].legal.is_empty());
        people[mover].step().await;
        let number = people[mover].number;
        for person in &mut people {
            while person.number < number {
                person.hear().await;
            }
        }
    }
    let stopping = tokio::spawn(house.take().stop());
    for person in &mut people {
        let bye = person.until(|message| message["type"] == "bye").await;
        assert_eq!((&bye["why"], &bye["phrase"]["id"]), (&json!("restart"), &json!("server-stopping")));
        assert!(bye["retry"].is_u64(), "they are told when to come back: {bye}");
        person.until_end().await;
    }
    let late = people[0].client.ask("POST", "/api/quick", Some(r#"{"game":"ninjan"}"#)).await;
    assert!(late.is_err(), "nothing more is taken");
    stopping.await.unwrap();
    house.reopen().await;
    let mut back = Vec::new();
    for person in &people {
        let again = Person::since(house.again(&person.client), &person.table, Some(person.number)).await;
        assert_eq!((again.number, &again.view, &again.legal), (person.number, &person.view, &person.legal));
        assert_eq!(again.heard[0]["events"], json!([]), "nothing happened meanwhile");
        back.push(again);
    }
    play_all(&mut back).await;
    let table = back[0].table.clone();
    let record = back[0].client.record(&table, 1).await.unwrap();
    assert!(roshambo_table::verify(record.as_bytes()).unwrap().outcome.is_some());
}
