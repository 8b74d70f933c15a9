//! Hints and unseen cards: who may ask for them, when, how often, and what is answered.

use std::time::Duration;

use roshambo_load::{Client, Failure};
use roshambo_server::time::Clock;
use serde_json::{Value, json};

use crate::person::{Person, begin, gather, play_all};
use crate::test_server::{TestServer, act, get, open};

async fn asked(client: &mut Client, method: &str, path: &str, body: Option<Value>) -> Result<Value, String> {
    let body = body.map(|body| body.to_string());
    match client.ask(method, path, body.as_deref()).await {
        Ok(answer) => Ok(serde_json::from_slice(&answer.body).unwrap()),
        Err(Failure::Status { status, code }) => Err(format!("{status} {code}")),
        Err(failure) => panic!("{failure}"),
    }
}

async fn hint(client: &mut Client, table: &str, seat: u64) -> Result<Value, String> {
    asked(client, "POST", &format!("/api/tables/{table}/hint"), Some(json!({ "seat": seat }))).await
}

async fn unseen(client: &mut Client, table: &str, seat: u64) -> Result<Value, String> {
    asked(client, "GET", &format!("/api/tables/{table}/unseen?seat={seat}"), None).await
}

fn refused(answer: Result<Value, String>) -> String {
    answer.expect_err("the request should be refused")
}

/// A person in a game against bots.
async fn against_bots(server: &TestServer, request: Value) -> Person {
    let mut visitor = server.new_client();
    let created = asked(&mut visitor, "POST", "/api/quick", Some(request)).await.unwrap();
    Person::at(visitor, created["id"].as_str().unwrap()).await
}

#[tokio::test]
async fn against_bots_a_hint_is_a_legal_move_with_reasons_and_can_be_made() {
    let server = TestServer::open().await;
    for game in ["paws", "paws-quick", "ninjan", "kanobu", "tsuefa"] {
        let mut person = against_bots(&server, json!({ "game": game, "level": "random" })).await;
        assert_eq!(person.info["hints"], true, "{game}");
        for _ in 0..6 {
            while person.legal.is_empty() && person.status() == "playing" {
                person.receive().await;
            }
            if person.status() != "playing" {
                break;
            }
            let (table, seat) = (person.table.clone(), person.seat.unwrap().into());
            let hint = hint(&mut person.client, &table, seat).await.unwrap();
            let mv = hint["move"].as_str().unwrap().to_owned();
            let listed = person.legal.contains(&mv);
            assert!(listed || mv.starts_with("setup "), "{game}: {mv} of {:?}", person.legal);
            assert_eq!(hint["option"]["move"].as_str(), listed.then_some(mv.as_str()), "{game}: {hint}");
            assert!(!hint["reasons"].as_array().unwrap().is_empty(), "{game}: {hint}");
            assert!(hint["chance"].as_u64().is_none_or(|chance| chance <= 100), "{game}: {hint}");
            let made = person.make(&mv).await;
            assert_eq!(made["type"], "update", "{game}: {made}");
        }
    }
}

#[tokio::test]
async fn between_people_there_are_hints_only_if_the_table_allows_them() {
    let server = TestServer::open().await;
    for allowed in [false, true] {
        let settings = json!({ "game": "ninjan", "seats": 3, "hints": allowed });
        let mut people = gather(&server, settings, 2).await;
        people[0].act(json!({ "kind": "start", "fill": "random" })).await;
        people[1].until_table(|info| info["status"] == "playing").await;
        let table = people[0].table.clone();
        for (person, seat) in people.iter_mut().zip([1, 2]) {
            assert_eq!(person.info["settings"]["hints"], allowed, "all players get the setting");
            assert_eq!(person.info["hints"], allowed);
            match hint(&mut person.client, &table, seat).await {
                Ok(hint) => assert!(allowed && hint["move"].is_string(), "{hint}"),
                Err(code) => assert!(!allowed && code == "403 no-hints", "{code}"),
            }
        }
        let mut spectator = Person::at(server.new_client(), &table).await;
        assert_eq!(spectator.info["hints"], false);
        assert_eq!(refused(hint(&mut spectator.client, &table, 1).await), "403 no-seat");
    }
}

#[tokio::test]
async fn a_hint_is_given_only_for_the_own_seat_while_it_must_act() {
    let server = TestServer::open().await;
    let settings = json!({ "game": "ninjan", "seats": 2, "hints": true });
    let mut waiting = server.new_client();
    let (early, _) = open(&mut waiting, json!({ "settings": settings })).await;
    assert_eq!(refused(hint(&mut waiting, &early, 1).await), "409 not-playing");
    assert_eq!(unseen(&mut waiting, &early, 1).await, Ok(Value::Null));
    let mut people = begin(&server, settings, 2).await;
    let table = people[0].table.clone();
    let mut stranger = server.new_client();
    stranger.guest("Ann").await.unwrap();
    let [first, second] = &mut people[..] else { panic!() };
    for (client, seat, why) in [
        (&mut stranger, 1, "403 not-your-seat"),
        (&mut server.new_client(), 1, "403 no-seat"),
        (&mut first.client, 2, "403 not-your-seat"),
        (&mut second.client, 1, "403 not-your-seat"),
    ] {
        assert_eq!(refused(hint(client, &table, seat).await), why);
        assert_eq!(refused(unseen(client, &table, seat).await), why);
    }
    let client = &mut people[0].client;
    assert_eq!(refused(hint(client, &table, 5).await), "400 no-such-seat");
    assert_eq!(refused(hint(client, &table, 0).await), "400 bad-body");
    assert_eq!(refused(unseen(client, &table, 5).await), "400 no-such-seat");
    assert_eq!(refused(unseen(client, &table, 0).await), "400 bad-query");
    assert_eq!(refused(hint(client, "0000000000000", 1).await), "404 no-such-table");
    assert_eq!(refused(unseen(client, "0000000000000", 1).await), "404 no-such-table");
    let mv = people[0].choose().unwrap();
    people[0].make(&mv).await;
    assert_eq!(refused(hint(&mut people[0].client, &table, 1).await), "409 hint-not-awaited");
    assert!(unseen(&mut people[0].client, &table, 1).await.is_ok(), "unseen cards are available at any time");
    play_all(&mut people).await;
    assert_eq!(refused(hint(&mut people[0].client, &table, 1).await), "409 not-playing");
    assert_eq!(unseen(&mut people[0].client, &table, 1).await, Ok(Value::Null));
}

#[tokio::test]
async fn two_people_at_one_device_do_not_count_as_one_person_against_bots() {
    let server = TestServer::open().await;
    let mut host = server.new_client();
    let request =
        json!({ "settings": { "game": "ninjan", "seats": 3 }, "mine": [1, 2], "bots": { "3": "random" } });
    let (table, _) = open(&mut host, request).await;
    act(&mut host, &table, json!({ "kind": "start" })).await.unwrap();
    assert_eq!(refused(hint(&mut host, &table, 1).await), "403 no-hints");
    assert_eq!(get(&mut host, &format!("/api/tables/{table}")).await["hints"], false);
    assert!(unseen(&mut host, &table, 2).await.is_ok());
}

#[tokio::test]
async fn hints_are_limited_including_refused_ones() {
    let server = TestServer::with(Clock::manual(), |config| config.limits.hints = 2).await;
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 2 }), 2).await;
    let table = people[0].table.clone();
    for _ in 0..2 {
        assert_eq!(refused(hint(&mut people[0].client, &table, 1).await), "403 no-hints");
    }
    assert_eq!(refused(hint(&mut people[0].client, &table, 1).await), "429 too-many-hints");
    assert_eq!(
        refused(hint(&mut people[1].client, &table, 2).await),
        "403 no-hints",
        "each guest has a separate limit"
    );
    server.advance(30);
    assert_eq!(
        refused(hint(&mut people[0].client, &table, 1).await),
        "403 no-hints",
        "after a while the guest may ask again"
    );
}

/// Waits until bots have been asked this number of times.
async fn until_asked(server: &TestServer, times: u64) {
    let wanted = format!("roshambo_bots_asked_total {times}\n");
    loop {
        let metrics = server.new_client().ask("GET", "/metrics", None).await.unwrap().body;
        if String::from_utf8(metrics.to_vec()).unwrap().contains(&wanted) {
            return;
        }
    }
}

/// A server whose bots answer only when the test advances the clock or a player is waiting for them.
async fn slow() -> TestServer {
    TestServer::with(Clock::manual(), |config| config.times.pace = Duration::from_secs(3600)).await
}

#[tokio::test]
async fn a_hint_for_a_position_that_has_passed_is_refused() {
    let server = slow().await;
    let mut person = against_bots(&server, json!({ "game": "ninjan", "level": "random" })).await;
    let (table, mut other) = (person.table.clone(), server.same_guest(&person.client));
    let asking = tokio::spawn(async move { hint(&mut other, &table, 1).await });
    until_asked(&server, 2).await;
    let mv = person.choose().unwrap();
    assert_eq!(person.make(&mv).await["type"], "update");
    server.advance(3600);
    // The bot may begin only now. Its time to think is measured by the same clock.
    while !asking.is_finished() {
        server.advance(1);
        server.new_client().ask("GET", "/metrics", None).await.unwrap();
    }
    assert_eq!(refused(asking.await.unwrap()), "409 hint-late");
}

#[tokio::test]
async fn a_pending_hint_is_refused_when_the_server_stops() {
    let mut server = slow().await;
    let person = against_bots(&server, json!({ "game": "ninjan", "level": "random" })).await;
    let (table, mut other) = (person.table.clone(), server.same_guest(&person.client));
    let asking = tokio::spawn(async move { hint(&mut other, &table, 1).await });
    until_asked(&server, 2).await;
    server.stop().await;
    assert_eq!(refused(asking.await.unwrap()), "503 stopping");
}

#[tokio::test]
async fn unseen_cards_are_counted_but_never_in_the_pro_variant() {
    let server = TestServer::open().await;
    let mut person = against_bots(&server, json!({ "game": "ninjan", "level": "random" })).await;
    let table = person.table.clone();
    let before = unseen(&mut person.client, &table, 1).await.unwrap();
    assert_eq!(before["kind"], "cards");
    let listed =
        before["groups"].as_array().unwrap().iter().flat_map(|group| group["cards"].as_array().unwrap());
    let counted: u64 = listed.map(|card| card["count"].as_u64().unwrap()).sum();
    assert_eq!(before["total"].as_u64(), Some(counted));
    let mv = person.choose().unwrap();
    person.make(&mv).await;
    while person.legal.is_empty() {
        person.receive().await;
    }
    let after = unseen(&mut person.client, &table, 1).await.unwrap();
    assert!(after["total"].as_u64() < Some(counted), "the revealed card is not counted any more: {after}");
    let options = json!({ "variant": "pro" });
    let mut pro =
        against_bots(&server, json!({ "game": "tsuefa", "level": "random", "options": options })).await;
    let table = pro.table.clone();
    for _ in 0..4 {
        assert_eq!(unseen(&mut pro.client, &table, 1).await, Ok(Value::Null));
        while pro.legal.is_empty() && pro.status() == "playing" {
            pro.receive().await;
        }
        if pro.status() != "playing" || !pro.step().await {
            break;
        }
    }
}
