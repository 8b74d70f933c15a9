//! Complete games over sockets, and what follows them: records, replays, histories, rematches.

use roshambo_rules::Seat;
use roshambo_table::fair::seal;
use serde_json::{Value, json};

use crate::person::{Person, begin, gather, play_all};
use crate::test_server::{TestServer, get};

const GAMES: [(&str, usize); 5] =
    [("kanobu", 3), ("ninjan", 2), ("paws", 3), ("paws-quick", 4), ("tsuefa", 2)];

/// Checks what is available after a game: its record, its replays, and the histories of its players.
async fn check_results(people: &mut [Person], game: u32) {
    let table = people[0].table.clone();
    let seats = people[0].seat_infos().len();
    let client = &mut people[0].client;
    let record = client.record(&table, game).await.unwrap();
    let verified = roshambo_table::verify(record.as_bytes()).unwrap();
    assert!(verified.outcome.is_some());
    let entries =
        record.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count();
    assert!(entries > 0, "{record}");
    let full = client.replay(&table, game, "full").await.unwrap();
    let steps = full["steps"].as_array().unwrap().clone();
    assert!(
        steps
            .iter()
            .all(|step| step["entry"].is_string() && step["views"].as_array().unwrap().len() == seats)
    );
    let viewers = (1..=seats).map(|seat| seat.to_string()).chain(["spectator".to_owned()]);
    for viewer in viewers {
        let replay = client.replay(&table, game, &viewer).await.unwrap();
        let seen = replay["steps"].as_array().unwrap();
        assert_eq!(seen.len(), steps.len(), "every viewer sees all steps");
        for (seen, step) in seen.iter().zip(&steps) {
            let seat = seen["views"][0]["seat"].as_u64();
            assert_eq!(seat.map_or("spectator".to_owned(), |seat| seat.to_string()), viewer);
            assert_eq!(seen["events"].as_array().unwrap().len(), step["events"].as_array().unwrap().len());
        }
    }
    assert!(client.replay(&table, game, &(seats + 1).to_string()).await.is_err());
    assert!(client.record(&table, game + 1).await.is_err());
    for person in people {
        let history = get(&mut person.client, "/api/me/games").await;
        assert_eq!((&history[0]["table"], &history[0]["game_number"]), (&json!(table), &json!(game)));
        assert!(history[0]["mine"].as_array().unwrap().contains(&json!(person.seat)));
    }
}

/// Checks that every seal a person received was opened and matches, and that nothing else was opened.
pub(crate) fn check_seals(person: &Person) {
    let mut closed: Vec<Value> = Vec::new();
    for message in &person.received {
        if message["seal"].is_object() {
            closed.push(message["seal"].clone());
        }
        for opened in message["opened"].as_array().into_iter().flatten() {
            let (seat, hash) = (&opened["seat"], &opened["hash"]);
            let place = closed.iter().position(|seal| seal["seat"] == *seat && seal["hash"] == *hash);
            closed.remove(place.expect("it was sealed before"));
            let seat = Seat::from_number(seat.as_u64().unwrap() as u32).unwrap();
            let made = seal(seat, opened["move"].as_str().unwrap(), opened["salt"].as_str().unwrap());
            assert_eq!(*hash, made);
        }
    }
    assert!(closed.is_empty(), "all seals are open at the end");
}

#[tokio::test]
async fn people_play_all_five_games_to_the_end_and_can_verify_them() {
    let server = TestServer::open().await;
    for (game, seats) in GAMES {
        let mut people = begin(&server, json!({ "game": game, "seats": seats }), seats).await;
        let mut spectator = Person::at(server.new_client(), &people[0].table).await;
        let watching = spectator.until_table(|table| table["status"] == "over");
        tokio::join!(play_all(&mut people), watching);
        assert!(spectator.view["seat"].is_null() && spectator.legal.is_empty(), "a spectator has no moves");
        let standing = spectator.info["standing"].clone();
        for person in &people {
            assert_eq!(person.info["standing"], standing, "all have the same standing");
            check_seals(person);
        }
        check_seals(&spectator);
        check_results(&mut people, 1).await;
    }
}

#[tokio::test]
async fn people_and_bots_play_all_five_games_to_the_end() {
    let server = TestServer::open().await;
    for (game, seats) in GAMES {
        let mut people = gather(&server, json!({ "game": game, "seats": seats }), 1).await;
        people[0].act(json!({ "kind": "start", "fill": "random" })).await;
        play_all(&mut people).await;
        check_seals(&people[0]);
        check_results(&mut people, 1).await;
    }
}

#[tokio::test]
async fn one_request_starts_a_game_against_bots() {
    let server = TestServer::open().await;
    for (game, _) in GAMES {
        let mut client = server.new_client();
        let quick = json!({ "game": game, "level": "easy" }).to_string();
        let created = client.ask("POST", "/api/quick", Some(&quick)).await.unwrap();
        let created: Value = serde_json::from_slice(&created.body).unwrap();
        let mut people = [Person::at(client, created["id"].as_str().unwrap()).await];
        assert_eq!((people[0].status(), people[0].seat), ("playing", Some(1)));
        play_all(&mut people).await;
        check_results(&mut people, 1).await;
        let table = people[0].table.clone();
        let record = people[0].client.record(&table, 1).await.unwrap();
        let verified = roshambo_table::verify(record.as_bytes()).unwrap();
        assert!(verified.given.is_empty(), "who commits to no text gets the default text");
    }
}

#[tokio::test]
async fn in_a_rematch_every_player_moves_one_seat_further() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 3 }), 3).await;
    for game in 1..=3_u8 {
        let seats: Vec<u8> = people.iter().map(|person| person.seat.unwrap()).collect();
        assert_eq!(seats, [0, 1, 2].map(|place| (place + game - 1) % 3 + 1));
        play_all(&mut people).await;
        check_results(&mut people, game.into()).await;
        for person in &mut people {
            person.act(json!({ "kind": "again" })).await;
        }
        for person in &mut people {
            person.until_table(|table| table["status"] == "playing").await;
        }
    }
}

#[tokio::test]
async fn a_game_that_is_not_over_has_no_record_and_no_replay() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "kanobu", "seats": 2 }), 2).await;
    people[0].step().await;
    let table = people[0].table.clone();
    for what in ["record", "replay?view=full", "replay?view=1", "replay?view=spectator"] {
        let path = format!("/api/tables/{table}/games/1/{what}");
        let refused = people[0].client.ask("GET", &path, None).await.unwrap_err();
        assert_eq!(refused.to_string(), "409 not-over", "{what}");
    }
}
