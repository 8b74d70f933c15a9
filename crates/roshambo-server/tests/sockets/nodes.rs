//! Several servers with one store, and one table of people on a server with very many tables of bots.

use std::sync::Arc;

use futures_util::future::join_all;
use roshambo_load::{Client, Quick};
use roshambo_server::Server;
use roshambo_server::bus::InProcess;
use roshambo_server::store::Store;
use roshambo_server::store::shared::Shared;
use roshambo_server::time::Clock;
use serde_json::json;

use crate::person::{Person, begin, play_all};
use crate::test_server::{TempDir, TestServer, act, open, without_limits};

#[tokio::test]
async fn people_at_two_nodes_play_one_game() {
    let directory = TempDir::new();
    let store = directory.open();
    let (bus, clock) = (Arc::new(InProcess::default()), Clock::real());
    let store: Arc<dyn Store> = Arc::new(Shared::new(store, clock.clone()));
    let mut nodes = Vec::new();
    for _ in 0..2 {
        nodes.push(Server::start(without_limits(), store.clone(), bus.clone(), clock.clone()).await.unwrap());
    }
    let visitor = |node: usize| Client::new(&format!("http://{}", nodes[node].addr())).unwrap();
    for (game, bot) in [("ninjan", false), ("kanobu", false), ("ninjan", true)] {
        let (mut host, mut friend) = (visitor(0), visitor(1));
        let seats = if bot { 3 } else { 2 };
        let (table, _) = open(&mut host, json!({ "settings": { "game": game, "seats": seats } })).await;
        act(&mut friend, &table, json!({ "kind": "sit" })).await.unwrap();
        let mut people = vec![Person::at(host, &table).await, Person::at(friend, &table).await];
        // The other node may still be reading that the friend has sat down.
        people[0].until_table(|table| table["seats"][1]["player"] == "person").await;
        people[0].act(json!({ "kind": "start", "fill": "random" })).await;
        people[1].until_table(|table| table["status"] == "playing").await;
        let plays = people.iter_mut().map(|person| async move {
            while person.turn().await {
                let mv = person.choose().unwrap();
                let answer = person.make(&mv).await;
                // If both write at once, one node is second, and does it again.
                assert_eq!(answer["type"], "update", "{answer}");
            }
        });
        join_all(plays).await;
        assert_eq!(people[0].info["standing"], people[1].info["standing"]);
        people[1].send(json!({ "type": "say", "what": "thanks" })).await;
        people[0].until(|message| message["type"] == "said" && message["what"] == "thanks").await;
        for person in &mut people {
            let record = person.client.record(&table, 1).await.unwrap();
            assert!(roshambo_table::verify(record.as_bytes()).unwrap().outcome.is_some());
        }
    }
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test]
async fn experts_at_two_hundred_tables_do_not_keep_people_from_playing() {
    let server = TestServer::open().await;
    let mut tables = Vec::new();
    let mut client = server.new_client();
    for _ in 0..200 {
        let quick = Quick { game: "ninjan".to_owned(), seats: 2, level: "expert".to_owned() };
        tables.push(client.quick(&quick).await.unwrap().id);
    }
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 2 }), 2).await;
    play_all(&mut people).await;
    for table in &tables {
        // When a person decides, the server makes the bot decide first.
        let mut person = Person::at(server.same_guest(&client), table).await;
        assert!(person.step().await);
        assert!(person.received.iter().any(|message| message["seal"]["seat"] == 1));
    }
}
