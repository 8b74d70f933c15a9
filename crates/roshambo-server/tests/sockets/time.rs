//! Clocks, absence and expiry, with a manual clock.

use serde_json::{Value, json};

use roshambo_table::fair::TextHash;

use crate::person::{Person, begin, code, gather};
use crate::test_server::{TestServer, act, get};

async fn seat_info(server: &TestServer, table: &str, seat: usize) -> Value {
    get(&mut server.new_client(), &format!("/api/tables/{table}")).await["seats"][seat - 1].clone()
}

fn settings(more: Value) -> Value {
    let mut settings = json!({ "game": "ninjan", "seats": 2, "level": "random" });
    settings.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    settings
}

fn has_stand_in(seat: usize) -> impl FnMut(&Value) -> bool {
    move |table| table["seats"][seat - 1]["player"] == "stand-in"
}

#[tokio::test]
async fn when_the_time_for_a_move_is_up_a_bot_makes_this_move_and_the_seat_stays_the_persons() {
    let server = TestServer::with_manual_clock().await;
    let clock = json!({ "clock": { "kind": "per-move", "seconds": 10 } });
    let mut people = begin(&server, settings(clock), 2).await;
    let table = people[0].table.clone();
    people[0].step().await;
    server.advance(9);
    let late = seat_info(&server, &table, 2).await;
    assert_eq!(
        (&late["player"], &late["clock"], &late["running"]),
        (&json!("person"), &json!(1000), &json!(true))
    );
    server.clock.set_calendar(0);
    assert_eq!(seat_info(&server, &table, 2).await, late, "a wall clock that jumps back changes nothing");
    server.advance(1);
    people[1].until_table(has_stand_in(2)).await;
    people[1].until_table(|table| table["seats"][1]["player"] == "person").await;
    assert_eq!(seat_info(&server, &table, 2).await["missed"], 1);
    let [first, second] = &mut people[..] else { panic!() };
    tokio::join!(first.play(), second.play());
    let info = get(&mut server.new_client(), &format!("/api/tables/{table}")).await;
    assert_eq!(info["standing"]["bot_moves"], json!([0, 1]));
    let record = first.client.record(&first.table, 1).await.unwrap();
    assert!(record.contains("\nmeta bot-moves-2=1\n"), "{record}");
    assert_eq!(roshambo_table::verify(record.as_bytes()).unwrap().bot_moves, [0, 1]);
}

#[tokio::test]
async fn a_game_does_not_wait_for_ever_for_a_text() {
    let server = TestServer::with_manual_clock().await;
    let mut people = gather(&server, settings(json!({})), 2).await;
    for (seat, person) in (1..).zip(&mut people) {
        let hash = TextHash::of(&format!("text {seat}")).to_string();
        person.act(json!({ "kind": "commit", "seat": seat, "hash": hash })).await;
    }
    people[0].act(json!({ "kind": "start" })).await;
    people[0].act(json!({ "kind": "reveal", "seat": 1, "text": "text 1" })).await;
    server.advance(9);
    assert_eq!(
        get(&mut server.new_client(), &format!("/api/tables/{}", people[0].table)).await["starting"],
        true
    );
    server.advance(1);
    for person in &mut people {
        person.until_table(|table| table["status"] == "playing").await;
    }
    let [first, second] = &mut people[..] else { panic!() };
    tokio::join!(first.play(), second.play());
    let record = first.client.record(&first.table, 1).await.unwrap();
    let verified = roshambo_table::verify(record.as_bytes()).unwrap();
    assert_eq!((verified.given.to_string(), verified.withheld.to_string()), ("1".to_owned(), "2".to_owned()));
    assert_eq!(verified.unsealed, 0);
}

#[tokio::test]
async fn a_time_bank_shrinks_while_thinking_and_grows_with_every_decision() {
    let server = TestServer::with_manual_clock().await;
    let clock = json!({ "clock": { "kind": "bank", "seconds": 20, "increment": 5 } });
    let mut people = begin(&server, settings(clock), 2).await;
    let table = people[0].table.clone();
    server.advance(8);
    people[0].step().await;
    let clocks = people[0].received.iter().rev().find(|message| message["clocks"].is_array()).unwrap();
    assert_eq!(clocks["clocks"], json!([17_000, 12_000]));
    server.advance(11);
    assert_eq!(seat_info(&server, &table, 2).await["clock"], 1000);
    assert_eq!(
        seat_info(&server, &table, 1).await["clock"],
        17_000,
        "after a decision the time bank does not shrink"
    );
    server.advance(1);
    people[1].until_table(has_stand_in(2)).await;
    people[1].until_table(|table| table["seats"][1]["player"] == "person").await;
    let left = seat_info(&server, &table, 2).await["clock"].as_u64().unwrap();
    assert_eq!(left, 5000, "a player who missed a move has the increment and no more");
}

#[tokio::test]
async fn a_player_who_is_away_for_too_long_is_replaced_while_another_waits() {
    let server = TestServer::with_manual_clock().await;
    let mut people = begin(&server, settings(json!({ "away": 60 })), 2).await;
    let table = people[0].table.clone();
    let gone = people.remove(1);
    let client = server.same_guest(&gone.client);
    drop(gone);
    let waiting = &mut people[0];
    waiting.until(|message| message["seats"][1]["connected"] == false).await;
    server.advance(59);
    assert_eq!(seat_info(&server, &table, 2).await["player"], "person");
    server.advance(1);
    waiting.until_table(has_stand_in(2)).await;
    let mut back = Person::at(client, &table).await;
    assert_eq!(back.seat_infos()[1]["player"], "stand-in", "a reconnect does not take the seat back");
    back.act(json!({ "kind": "back" })).await;
    back.until_table(|table| table["seats"][1]["player"] == "person").await;
    tokio::join!(waiting.play(), back.play());
}

#[tokio::test]
async fn an_absent_player_is_not_replaced_while_no_player_waits() {
    let server = TestServer::with_manual_clock().await;
    let people = begin(&server, settings(json!({ "away": 60 })), 2).await;
    let table = people[0].table.clone();
    let mut spectator = Person::at(server.new_client(), &table).await;
    drop(people);
    let (mut first, mut second) = (false, false);
    while !(first && second) {
        let message = spectator.receive().await;
        if message["type"] == "presence" {
            let connected = |seat: usize| message["seats"][seat]["connected"] == true;
            (first, second) = (!connected(0), !connected(1));
        }
    }
    server.advance(100_000);
    for seat in [1, 2] {
        assert_eq!(seat_info(&server, &table, seat).await["player"], "person");
    }
}

#[tokio::test]
async fn without_a_clock_a_bot_can_be_called_to_a_seat_that_was_silent_for_five_minutes() {
    let server = TestServer::with_manual_clock().await;
    let mut people = begin(&server, settings(json!({})), 2).await;
    let table = people[0].table.clone();
    people[0].step().await;
    let call = json!({ "kind": "call", "seat": 2 });
    server.advance(299);
    assert_eq!(code(&people[0].act(call.clone()).await), "not-silent");
    server.advance(1);
    people[0].until(|message| message["type"] == "presence" && message["seats"][1]["callable"] == true).await;
    assert_eq!(act(&mut server.new_client(), &table, call.clone()).await, Err("no-seat".to_owned()));
    assert_eq!(code(&people[0].act(json!({ "kind": "call", "seat": 1 })).await), "not-silent");
    let called = people[0].act(call).await;
    assert_eq!(called["type"], "update", "{called}");
    people[1].until_table(has_stand_in(2)).await;
    people[0].play().await;
}

#[tokio::test]
async fn a_silent_seat_stays_silent_after_idle_tables_were_unloaded() {
    let server = TestServer::with_manual_clock().await;
    let mut people = begin(&server, settings(json!({})), 2).await;
    people[0].step().await;
    // A second table, without connections, shows when idle tables are unloaded.
    let (table, _) =
        crate::test_server::open(&mut server.new_client(), json!({ "settings": settings(json!({})) })).await;
    server.advance(60);
    while tables_live(&server).await < 2 {}
    server.advance(300);
    people[0].until(|message| message["type"] == "presence" && message["seats"][1]["callable"] == true).await;
    while tables_live(&server).await > 1 {
        server.advance(60);
    }
    drop(table);
    let called = people[0].act(json!({ "kind": "call", "seat": 2 })).await;
    assert_eq!(called["type"], "update", "{called}");
}

/// The number of tables in memory.
pub(crate) async fn tables_live(server: &TestServer) -> u64 {
    let metrics = server.new_client().ask("GET", "/metrics", None).await.unwrap();
    let metrics = String::from_utf8(metrics.body).unwrap();
    let line =
        metrics.lines().find(|line| line.starts_with("roshambo_tables_live")).expect("the metric exists");
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn an_unused_table_is_unloaded_and_continues_later() {
    let server = TestServer::with_manual_clock().await;
    let people = begin(&server, settings(json!({})), 2).await;
    let (table, number, view) = (people[0].table.clone(), people[0].number, people[0].view.clone());
    let clients: Vec<_> = people.iter().map(|person| server.same_guest(&person.client)).collect();
    server.advance(60);
    while tables_live(&server).await == 0 {}
    drop(people);
    while tables_live(&server).await > 0 {
        server.advance(60);
    }
    let mut back = Vec::new();
    for client in clients {
        back.push(Person::since(client, &table, Some(number)).await);
    }
    assert_eq!((back[0].number, &back[0].view, &back[0].received[0]["events"]), (number, &view, &json!([])));
    crate::person::play_all(&mut back).await;
}

#[tokio::test]
async fn old_waiting_tables_and_inactive_guests_are_deleted() {
    let server = TestServer::with_manual_clock().await;
    let mut host = server.new_client();
    host.guest("Ann").await.unwrap();
    let (table, code) =
        crate::test_server::open(&mut host, json!({ "settings": settings(json!({ "public": true })) })).await;
    let mut other = server.new_client();
    other.guest("Bob").await.unwrap();
    assert_eq!(get(&mut other, "/api/me").await["name"], "Bob");
    let path = format!("/api/codes/{code}");
    server.advance(23 * 3600);
    assert!(other.ask("GET", &path, None).await.is_ok());
    while other.ask("GET", &path, None).await.is_ok() {
        server.advance(3600);
    }
    assert_eq!(get(&mut other, "/api/tables").await, json!([]));
    while act(&mut host, &table, json!({ "kind": "start", "fill": "random" })).await.is_ok() {
        server.advance(3600);
    }
    let mut third = server.new_client();
    let (_, code) = crate::test_server::open(&mut third, json!({ "settings": settings(json!({})) })).await;
    server.advance(401 * 24 * 3600);
    // One expiry deletes tables and guests, so when this table is gone, inactive guests are gone as well.
    while server.new_client().ask("GET", &format!("/api/codes/{code}"), None).await.is_ok() {
        server.advance(3600);
    }
    server.advance(61);
    assert_eq!(get(&mut other, "/api/me").await["name"], Value::Null);
}
