//! A full disk, a database that is moved away or at its limit, and a log that cannot be read.

use roshambo_server::ids::TableId;
use roshambo_server::store::{Append, Store};
use roshambo_server::time::Clock;
use serde_json::json;

use crate::person::{Person, begin, code, gather, play_all};
use crate::test_server::{TestServer, act, get};

#[tokio::test]
async fn a_move_is_refused_while_the_disk_is_full_and_works_when_there_is_space() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "tsuefa" }), 2).await;
    let mut spectator = Person::at(server.new_client(), &people[0].table).await;
    server.store.limit_pages(1).await.unwrap();
    let (mover, mv, refused) = loop {
        let mover = usize::from(people[0].legal.is_empty());
        let mv = people[mover].choose().expect("the disk is full before the game is over");
        let answer = people[mover].make(&mv).await;
        if answer["type"] == "refused" {
            break (mover, mv, answer);
        }
        let number = people[mover].number;
        for person in people.iter_mut().chain([&mut spectator]) {
            while person.number < number {
                person.receive().await;
            }
        }
    };
    assert_eq!(code(&refused), "not-stored");
    assert_eq!(refused["args"]["retry"], 5);
    let (number, view) = (people[mover].number, people[mover].view.clone());
    let unready = server.new_client().ask("GET", "/readyz", None).await.unwrap_err();
    assert_eq!(unready.to_string(), "503 not-ready");
    for person in people.iter_mut().chain([&mut spectator]) {
        // All clients are resynchronised to the last durable state.
        let hello = person.until(|message| message["type"] == "hello").await;
        assert_eq!(hello["number"], number, "only durable entries are sent");
    }
    assert_eq!(people[mover].view, view);
    server.store.limit_pages(u32::MAX - 1).await.unwrap();
    let taken = people[mover].make(&mv).await;
    assert_eq!(taken["type"], "update", "the same move works now: {taken}");
    server.new_client().ask("GET", "/readyz", None).await.unwrap();
    people[0].act(json!({ "kind": "resign" })).await;
    people[1].until_table(|table| table["status"] == "over").await;
    let table = people[0].table.clone();
    let record = people[0].client.record(&table, 1).await.unwrap();
    roshambo_table::verify(record.as_bytes()).unwrap();
}

#[tokio::test]
async fn a_move_is_refused_while_the_database_is_moved_away_and_works_when_it_is_back() {
    let mut server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "tsuefa" }), 2).await;
    people[0].step().await;
    let table = people[0].table.clone();
    let (file, away) = (server.database(), server.database().with_extension("away"));
    std::fs::rename(&file, &away).unwrap();
    let mv = people[1].choose().unwrap();
    let refused = people[1].make(&mv).await;
    assert_eq!(code(&refused), "not-stored", "{refused}");
    let unready = server.new_client().ask("GET", "/readyz", None).await.unwrap_err();
    assert_eq!(unready.to_string(), "503 not-ready");
    let opened = server.new_client().ask("POST", "/api/quick", Some(r#"{"game":"kanobu"}"#)).await;
    assert!(opened.is_err(), "no table can be opened");
    std::fs::rename(&away, &file).unwrap();
    server.new_client().ask("GET", "/readyz", None).await.unwrap();
    people[1].until(|message| message["type"] == "hello").await;
    let taken = people[1].make(&mv).await;
    assert_eq!(taken["type"], "update", "the same move works now: {taken}");
    let number = people[1].number;
    server.stop().await;
    server.reopen().await;
    let again = Person::at(server.same_guest(&people[1].client), &table).await;
    assert_eq!((again.number, &again.view), (number, &people[1].view));
}

#[tokio::test]
async fn an_unreadable_log_voids_only_its_own_table_with_a_notice() {
    let mut server = TestServer::open().await;
    let harmed = begin(&server, json!({ "game": "kanobu", "seats": 2, "public": true }), 2).await;
    let fine = begin(&server, json!({ "game": "kanobu", "seats": 2 }), 2).await;
    server.stop().await;
    let store = server.open_store();
    let table: TableId = harmed[0].table.parse().unwrap();
    let log = store.log(table).await.unwrap().unwrap();
    let expected = log.from + log.entries.len() as u64;
    let entries = vec![r#"{"move":{"seat":1,"m":"nonsense"}}"#.to_owned()];
    store.append(Append { table, expected, entries, fence: None, index: None }).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    server.reopen().await;
    let mut player = Person::at(server.same_guest(&harmed[0].client), &harmed[0].table).await;
    assert_eq!(player.status(), "void");
    assert_eq!(player.info["notice"]["id"], "server-void");
    assert!(player.view.is_null());
    for doing in ["sit", "start", "leave", "again"] {
        let refused = player.act(json!({ "kind": doing })).await;
        assert_eq!(refused["type"], "refused", "{refused}");
    }
    assert!(act(&mut server.new_client(), &harmed[0].table, json!({ "kind": "sit" })).await.is_err());
    let listed = get(&mut server.new_client(), "/api/tables").await;
    assert_eq!(listed, json!([]), "a void table is in no list");
    let mut back = Vec::new();
    for person in &fine {
        back.push(Person::at(server.same_guest(&person.client), &person.table).await);
    }
    play_all(&mut back).await;
}

#[tokio::test]
async fn a_database_at_its_limit_refuses_new_games_and_running_games_go_on() {
    let server = TestServer::with(Clock::manual(), |config| config.max_database = 300 << 10).await;
    let mut people = begin(&server, json!({ "game": "kanobu", "seats": 2 }), 2).await;
    let mut waiting = gather(&server, json!({ "game": "kanobu", "seats": 2 }), 2).await;
    let mut client = server.new_client();
    let quick = json!({ "game": "ninjan", "seats": 2 }).to_string();
    let mut opened = 0;
    let refused = loop {
        // The database is measured every minute.
        server.advance(60);
        match client.ask("POST", "/api/quick", Some(&quick)).await {
            Ok(_) => opened += 1,
            Err(refused) => break refused,
        }
        assert!(opened < 2000, "the limit is never reached");
    };
    assert!(opened > 0);
    assert_eq!(refused.to_string(), "507 database-full");
    let start = waiting[0].act(json!({ "kind": "start" })).await;
    assert_eq!(code(&start), "database-full", "{start}");
    let metrics = client.ask("GET", "/metrics", None).await.unwrap();
    let metrics = String::from_utf8(metrics.body.to_vec()).unwrap();
    assert!(metrics.contains("roshambo_database_max_bytes 307200"), "{metrics}");
    play_all(&mut people).await;
    let again = people[0].act(json!({ "kind": "again" })).await;
    assert_eq!(code(&again), "database-full", "{again}");
}
