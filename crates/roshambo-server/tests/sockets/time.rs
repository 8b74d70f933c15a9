//! Time at a table, which stands still until the test lets it pass.

use serde_json::{Value, json};

use crate::house::{House, act, get};
use crate::person::{Person, begin, code};

async fn chair(house: &House, table: &str, seat: usize) -> Value {
    get(&mut house.visitor(), &format!("/api/tables/{table}")).await["seats"][seat - 1].clone()
}

fn settings(more: Value) -> Value {
    let mut settings = json!({ "game": "ninjan", "seats": 2, "level": "random" });
    settings.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    settings
}

fn stands_in(seat: usize) -> impl FnMut(&Value) -> bool {
    move |table| table["seats"][seat - 1]["player"] == "stand-in"
}

#[tokio::test]
async fn a_bot_takes_the_seat_when_the_time_for_a_move_is_up_and_not_before() {
    let house = House::still().await;
    let clock = json!({ "clock": { "kind": "per-move", "seconds": 10 } });
    let mut people = begin(&house, settings(clock), 2).await;
    let table = people[0].table.clone();
    people[0].step().await;
    house.pass(9);
    let late = chair(&house, &table, 2).await;
    assert_eq!(
        (&late["player"], &late["clock"], &late["running"]),
        (&json!("person"), &json!(1000), &json!(true))
    );
    house.clock.set_calendar(0);
    assert_eq!(chair(&house, &table, 2).await, late, "a calendar that jumps back changes nothing");
    house.pass(1);
    people[1].until_table(stands_in(2)).await;
    assert_eq!(chair(&house, &table, 2).await["level"], "random");
    let refused = {
        let mv = people[1].moving("choose R1");
        people[1].ask(mv).await
    };
    assert_eq!(code(&refused), "bot-plays");
    // The bot's decision has let the game go on; the person takes the seat back and plays.
    people[0].turn().await;
    let back = people[1].act(json!({ "kind": "back" })).await;
    assert_eq!(back["type"], "update", "{back}");
    people[1].until_table(|table| table["seats"][1]["player"] == "person").await;
    let [first, second] = &mut people[..] else { panic!() };
    tokio::join!(first.play(), second.play());
}

#[tokio::test]
async fn a_time_bank_shrinks_while_thinking_and_grows_with_every_decision() {
    let house = House::still().await;
    let clock = json!({ "clock": { "kind": "bank", "seconds": 20, "increment": 5 } });
    let mut people = begin(&house, settings(clock), 2).await;
    let table = people[0].table.clone();
    house.pass(8);
    people[0].step().await;
    let clocks = people[0].heard.iter().rev().find(|message| message["clocks"].is_array()).unwrap();
    assert_eq!(clocks["clocks"], json!([17_000, 12_000]));
    house.pass(11);
    assert_eq!(chair(&house, &table, 2).await["clock"], 1000);
    assert_eq!(chair(&house, &table, 1).await["clock"], 17_000, "who has decided spends nothing");
    house.pass(1);
    people[1].until_table(stands_in(2)).await;
    people[1].act(json!({ "kind": "back" })).await;
    people[1].until_table(|table| table["seats"][1]["player"] == "person").await;
    let left = chair(&house, &table, 2).await["clock"].as_u64().unwrap();
    assert!((15_000..=20_000).contains(&left), "who comes back has a little time: {left}");
}

#[tokio::test]
async fn a_player_who_is_away_for_too_long_is_replaced_while_another_waits() {
    let house = House::still().await;
    let mut people = begin(&house, settings(json!({ "away": 60 })), 2).await;
    let table = people[0].table.clone();
    let gone = people.remove(1);
    let client = house.again(&gone.client);
    drop(gone);
    let waiting = &mut people[0];
    waiting.until(|message| message["seats"][1]["connected"] == false).await;
    house.pass(59);
    assert_eq!(chair(&house, &table, 2).await["player"], "person");
    house.pass(1);
    waiting.until_table(stands_in(2)).await;
    let mut back = Person::at(client, &table).await;
    assert_eq!(back.seat_infos()[1]["player"], "stand-in", "to come back is not to take the seat back");
    back.act(json!({ "kind": "back" })).await;
    back.until_table(|table| table["seats"][1]["player"] == "person").await;
    tokio::join!(waiting.play(), back.play());
}

#[tokio::test]
async fn an_absent_player_is_not_replaced_while_no_player_waits() {
    let house = House::still().await;
    let people = begin(&house, settings(json!({ "away": 60 })), 2).await;
    let table = people[0].table.clone();
    let mut spectator = Person::at(house.visitor(), &table).await;
    drop(people);
    let (mut first, mut second) = (false, false);
    while !(first && second) {
        let message = spectator.hear().await;
        if message["type"] == "presence" {
            let connected = |seat: usize| message["seats"][seat]["connected"] == true;
            (first, second) = (!connected(0), !connected(1));
        }
    }
    house.pass(100_000);
    for seat in [1, 2] {
        assert_eq!(chair(&house, &table, seat).await["player"], "person");
    }
}

#[tokio::test]
async fn without_a_clock_a_bot_can_be_called_to_a_seat_that_was_silent_for_five_minutes() {
    let house = House::still().await;
    let mut people = begin(&house, settings(json!({})), 2).await;
    let table = people[0].table.clone();
    people[0].step().await;
    let call = json!({ "kind": "call", "seat": 2 });
    house.pass(299);
    assert_eq!(code(&people[0].act(call.clone()).await), "not-silent");
    house.pass(1);
    people[0].until(|message| message["type"] == "presence" && message["seats"][1]["callable"] == true).await;
    assert_eq!(act(&mut house.visitor(), &table, call.clone()).await, Err("no-seat".to_owned()));
    assert_eq!(code(&people[0].act(json!({ "kind": "call", "seat": 1 })).await), "not-silent");
    let called = people[0].act(call).await;
    assert_eq!(called["type"], "update", "{called}");
    people[1].until_table(stands_in(2)).await;
    people[0].play().await;
}

#[tokio::test]
async fn a_silent_seat_stays_silent_after_idle_tables_were_unloaded() {
    let house = House::still().await;
    let mut people = begin(&house, settings(json!({})), 2).await;
    people[0].step().await;
    // A second table, that nobody is connected to, shows when memory has been tidied up.
    let (table, _) =
        crate::house::open(&mut house.visitor(), json!({ "settings": settings(json!({})) })).await;
    house.pass(60);
    while tables_live(&house).await < 2 {}
    house.pass(300);
    people[0].until(|message| message["type"] == "presence" && message["seats"][1]["callable"] == true).await;
    while tables_live(&house).await > 1 {
        house.pass(60);
    }
    drop(table);
    let called = people[0].act(json!({ "kind": "call", "seat": 2 })).await;
    assert_eq!(called["type"], "update", "{called}");
}

/// How many tables are in memory.
pub(crate) async fn tables_live(house: &House) -> u64 {
    let metrics = house.visitor().ask("GET", "/metrics", None).await.unwrap();
    let metrics = String::from_utf8(metrics.body).unwrap();
    let line = metrics.lines().find(|line| line.starts_with("roshambo_tables_live")).expect("it is counted");
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn an_unused_table_is_unloaded_and_continues_later() {
    let house = House::still().await;
    let people = begin(&house, settings(json!({})), 2).await;
    let (table, number, view) = (people[0].table.clone(), people[0].number, people[0].view.clone());
    let clients: Vec<_> = people.iter().map(|person| house.again(&person.client)).collect();
    house.pass(60);
    while tables_live(&house).await == 0 {}
    drop(people);
    while tables_live(&house).await > 0 {
        house.pass(60);
    }
    let mut back = Vec::new();
    for client in clients {
        back.push(Person::since(client, &table, Some(number)).await);
    }
    assert_eq!((back[0].number, &back[0].view, &back[0].heard[0]["events"]), (number, &view, &json!([])));
    crate::person::play_all(&mut back).await;
}

#[tokio::test]
async fn old_waiting_tables_and_inactive_guests_are_deleted() {
    let house = House::still().await;
    let mut host = house.visitor();
    host.guest("Ann").await.unwrap();
    let (table, code) =
        crate::house::open(&mut host, json!({ "settings": settings(json!({ "public": true })) })).await;
    let mut other = house.visitor();
    other.guest("Bob").await.unwrap();
    assert_eq!(get(&mut other, "/api/me").await["name"], "Bob");
    let path = format!("/api/codes/{code}");
    house.pass(23 * 3600);
    assert!(other.ask("GET", &path, None).await.is_ok());
    while other.ask("GET", &path, None).await.is_ok() {
        house.pass(3600);
    }
    assert_eq!(get(&mut other, "/api/tables").await, json!([]));
    while act(&mut host, &table, json!({ "kind": "start", "fill": "random" })).await.is_ok() {
        house.pass(3600);
    }
    let mut third = house.visitor();
    let (_, code) = crate::house::open(&mut third, json!({ "settings": settings(json!({})) })).await;
    house.pass(401 * 24 * 3600);
    // What is old goes together: when this table is gone, whoever has not come is gone, too.
    while house.visitor().ask("GET", &format!("/api/codes/{code}"), None).await.is_ok() {
        house.pass(3600);
    }
    house.pass(61);
    assert_eq!(get(&mut other, "/api/me").await["name"], Value::Null);
}
