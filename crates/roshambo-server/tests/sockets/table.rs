//! Commands and messages at a table: seats, refusals, seals, tabs, links.

use roshambo_table::fair::TextHash;
use serde_json::{Value, json};

use crate::person::{Person, begin, code, gather, play_all};
use crate::test_server::{TestServer, act, get, open};

/// Checks that the next message to a person is a remark that the speaker makes now, so nothing was sent before it.
async fn receives_only(person: &mut Person, speaker: &mut Person) {
    speaker.send(json!({ "type": "say", "what": "hello" })).await;
    let next = person.receive().await;
    assert_eq!(next["type"], "said", "{next}");
    speaker.until(|message| message["type"] == "said").await;
}

#[tokio::test]
async fn a_client_without_a_seat_cannot_play() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 2 }), 2).await;
    let table = people[0].table.clone();
    let mut visitor = Person::at(server.new_client(), &table).await;
    let mut guest = server.new_client();
    guest.guest("Ann").await.unwrap();
    let mut guest = Person::at(guest, &table).await;
    let mv = people[0].choose().unwrap();
    for number in [1, 2] {
        let moving = json!({ "type": "move", "seat": number, "move": mv, "number": people[0].number });
        assert_eq!(code(&visitor.ask(moving.clone()).await), "no-guest");
        assert_eq!(code(&guest.ask(moving.clone()).await), "not-your-seat");
    }
    let other = json!({ "type": "move", "seat": 2, "move": mv, "number": people[0].number });
    assert_eq!(code(&people[0].ask(other).await), "not-your-seat");
    let outside = json!({ "type": "move", "seat": 5, "move": mv, "number": people[0].number });
    assert_eq!(code(&people[0].ask(outside).await), "no-such-seat");
    for doing in ["leave", "resign", "back"] {
        assert_eq!(code(&guest.act(json!({ "kind": doing })).await), "no-seat");
        assert_eq!(code(&visitor.act(json!({ "kind": doing })).await), "no-guest");
    }
    assert_eq!(code(&guest.act(json!({ "kind": "sit" })).await), "playing");
    play_all(&mut people).await;
}

#[tokio::test]
async fn a_refusal_and_its_reason_go_only_to_the_sender() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 2 }), 2).await;
    let mut spectator = Person::at(server.new_client(), &people[0].table).await;
    let [first, second] = &mut people[..] else { panic!() };
    for wrong in ["choose R99", "nonsense", "", "choose", "\u{0}"] {
        let refused = first.make(wrong).await;
        assert!(!code(&refused).is_empty());
        assert!(refused["ruling"].is_string(), "{refused}");
        assert!(refused["phrase"]["id"].is_string(), "{refused}");
    }
    let mv = first.choose().unwrap();
    first.make(&mv).await;
    second.until(|message| message["seal"]["seat"] == 1).await;
    spectator.until(|message| message["seal"]["seat"] == 1).await;
    let twice = first.make(&mv).await;
    assert!(twice["ruling"].is_string() && twice["phrase"]["id"].is_string(), "{twice}");
    receives_only(second, first).await;
    let next = spectator.receive().await;
    assert_eq!(next["type"], "said", "{next}");
}

#[tokio::test]
async fn others_learn_only_that_a_sealed_decision_was_made() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 3 }), 3).await;
    let mut spectator = Person::at(server.new_client(), &people[0].table).await;
    let mv = people[0].choose().unwrap();
    let card = mv.split(' ').next_back().unwrap().to_owned();
    let answer = people[0].make(&mv).await;
    assert_eq!(answer["seal"]["seat"], 1);
    let [_, second, _] = &mut people[..] else { panic!() };
    for other in [second, &mut spectator] {
        let sent = other.until(|message| message["type"] == "update").await;
        assert_eq!(sent["seal"], answer["seal"], "all get the same seal");
        assert!(sent["opened"].is_null());
        assert!(!sent["events"].to_string().contains(&format!("\"{card}\"")), "{sent}");
        assert_eq!(sent["view"]["awaits"]["decided"], json!([1]));
    }
    let unseen = spectator.view["unseen"].as_array().unwrap();
    assert!(unseen.contains(&json!(card)), "for a spectator the card is still unseen");
}

/// A game of Ninjan with one person and two bots that take an hour for a decision unless they are hurried.
async fn game_with_slow_bots() -> (TestServer, Person) {
    let server = TestServer::with(roshambo_server::time::Clock::manual(), |config| {
        config.times.pace = std::time::Duration::from_secs(3600);
    });
    let server = server.await;
    let mut people = gather(&server, json!({ "game": "ninjan", "seats": 3 }), 1).await;
    let mut person = people.remove(0);
    person.act(json!({ "kind": "start", "fill": "random" })).await;
    (server, person)
}

#[tokio::test]
async fn bots_decide_first_even_if_the_person_is_quick() {
    let (_server, mut person) = game_with_slow_bots().await;
    let mv = person.choose().unwrap();
    let before = person.received.len();
    let answer = person.make(&mv).await;
    assert_eq!(answer["type"], "update", "{answer}");
    let sealed = |message: &&Value| message["seal"].is_object();
    let order: Vec<u64> = person.received[before..]
        .iter()
        .filter(sealed)
        .map(|m| m["seal"]["seat"].as_u64().unwrap())
        .collect();
    assert_eq!(order.len(), 3, "all three seats have decided");
    assert_eq!(order.last(), Some(&1), "the person's own seal is the last: {order:?}");
}

#[tokio::test]
async fn ready_makes_bots_decide_without_the_decision() {
    let (_server, mut person) = game_with_slow_bots().await;
    person.send(json!({ "type": "ready", "seat": 2 })).await;
    assert_eq!(code(&person.until(|message| message["type"] == "refused").await), "not-your-seat");
    person.send(json!({ "type": "ready", "seat": 1 })).await;
    for _ in 0..2 {
        person.until(|message| message["seal"].is_object()).await;
    }
    assert_eq!(person.view["awaits"]["waiting"], json!([1]), "only the person has not decided");
    // Now the decision leaves the client. The bots' seals cannot depend on it.
    let mv = person.choose().unwrap();
    assert_eq!(person.make(&mv).await["seal"]["seat"], 1);
}

#[tokio::test]
async fn a_quick_game_begins_when_the_visitor_reveals_the_text_of_the_hash() {
    let server = TestServer::open().await;
    let mut client = server.new_client();
    let hash = TextHash::of("paw").to_string();
    let request = json!({ "game": "kanobu", "level": "random", "text_hash": hash });
    let made = client.ask("POST", "/api/quick", Some(&request.to_string())).await.unwrap();
    let made: Value = serde_json::from_slice(&made.body).unwrap();
    let mut person = Person::at(client, made["id"].as_str().unwrap()).await;
    assert_eq!((person.status(), &person.info["starting"]), ("waiting", &json!(true)));
    assert_eq!(person.info["seats"][0]["text"], hash);
    let commitment = person.info["commitment"].clone();
    person.act(json!({ "kind": "reveal", "seat": 1, "text": "paw" })).await;
    person.until_table(|table| table["status"] == "playing").await;
    assert_eq!((&person.info["commitment"], &person.info["starting"]), (&commitment, &json!(false)));
}

#[tokio::test]
async fn only_the_uncovered_one_of_several_seats_at_one_device_is_shown() {
    let server = TestServer::open().await;
    let mut host = server.new_client();
    let request = json!({ "settings": { "game": "ninjan", "seats": 2 }, "mine": [1, 2] });
    let (table, _) = open(&mut host, request).await;
    let mut device = Person::at(host, &table).await;
    for game in 1..=2 {
        if game == 1 {
            device.act(json!({ "kind": "start" })).await;
        } else {
            device.act(json!({ "kind": "again" })).await;
        }
        device.until_table(|info| info["games"] == game && info["status"] == "playing").await;
        assert!(device.view["seat"].is_null() && device.legal.is_empty(), "a new game starts covered");
        device.send(json!({ "type": "uncover", "seat": 3 })).await;
        assert_eq!(code(&device.until(|message| message["type"] == "refused").await), "no-such-seat");
        while device.status() == "playing" {
            let awaits = device.view["awaits"].clone();
            let seat = awaits["waiting"][0].as_u64().or(awaits["seat"].as_u64()).unwrap();
            device.send(json!({ "type": "uncover", "seat": seat })).await;
            device.until(|message| message["type"] == "hello").await;
            assert_eq!(device.seat.map(u64::from), Some(seat));
            assert_eq!(device.view["seat"], seat);
            device.step().await;
            device.send(json!({ "type": "cover" })).await;
            device.until(|message| message["type"] == "hello").await;
            assert!(device.view["seat"].is_null() && device.legal.is_empty(), "a covered seat is not sent");
        }
    }
}

#[tokio::test]
async fn two_tabs_both_get_everything_and_a_move_sent_by_both_is_made_once() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 2 }), 2).await;
    let mut tab = people[0].tab(&server).await;
    let first = &mut people[0];
    let mv = first.choose().unwrap();
    let mut same = first.moving(&mv);
    same["id"] = 77.into();
    first.send(same.clone()).await;
    tab.send(same.clone()).await;
    let is_answer = |message: &Value| message["answers"] == 77 || message["id"] == 77;
    let (one, other) = (first.until(is_answer).await, tab.until(is_answer).await);
    let (taken, refused) = if one["type"] == "update" { (one, other) } else { (other, one) };
    assert_eq!(taken["type"], "update", "{taken}");
    assert_eq!(code(&refused), "stale");
    assert!(refused["args"]["number"].is_u64(), "{refused}");
    while first.number != tab.number {
        let behind = if first.number < tab.number { &mut *first } else { &mut tab };
        behind.receive().await;
    }
    assert_eq!(first.view, tab.view);
    play_all(&mut people).await;
    tab.until_table(|info| info["status"] == "over").await;
    assert_eq!(tab.view, people[0].view);
    let again = people[0].ask(same).await;
    assert!(["stale", "not-playing"].contains(&code(&again)), "{again}");
}

#[tokio::test]
async fn an_old_message_that_is_sent_again_is_refused() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 2 }), 2).await;
    let mv = people[0].choose().unwrap();
    let old = people[0].moving(&mv);
    people[0].ask(old.clone()).await;
    people[1].step().await;
    let number = people[1].number;
    people[0].until(|message| message["number"].as_u64() >= Some(number)).await;
    assert_eq!(code(&people[0].ask(old.clone()).await), "stale");
    play_all(&mut people).await;
    for person in &mut people {
        person.act(json!({ "kind": "again" })).await;
    }
    people[0].until_table(|table| table["games"] == 2).await;
    let mut other_game = old.clone();
    other_game["seat"] = people[0].seat.into();
    assert_eq!(code(&people[0].ask(other_game).await), "stale", "the message is for the previous game");
    let mut ahead = people[0].moving(&mv);
    ahead["number"] = (people[0].number + 100).into();
    assert_eq!(code(&people[0].ask(ahead).await), "stale", "the number is in the future");
}

#[tokio::test]
async fn a_reconnecting_client_gets_exactly_what_it_missed() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "kanobu", "seats": 2 }), 2).await;
    let table = people[0].table.clone();
    let start = people[0].number;
    let mut sent: Vec<(u64, Value)> = Vec::new();
    for _ in 0..6 {
        let mover = usize::from(people[0].legal.is_empty());
        people[mover].step().await;
        let number = people[mover].number;
        for person in &mut people {
            while person.number < number {
                person.receive().await;
            }
        }
    }
    let updates = people[0].received.iter().filter(|message| message["type"] == "update");
    for update in updates.filter(|update| update["number"].as_u64() >= Some(start)) {
        for event in update["events"].as_array().unwrap() {
            sent.push((update["number"].as_u64().unwrap(), event.clone()));
        }
    }
    let number = people[0].number;
    for since in start..=number {
        let back = Person::since(server.same_guest(&people[0].client), &table, Some(since)).await;
        let missed: Vec<&Value> = sent.iter().filter(|(at, _)| *at > since).map(|(_, event)| event).collect();
        let hello = &back.received[0];
        assert_eq!(hello["events"].as_array().unwrap().iter().collect::<Vec<_>>(), missed, "since {since}");
        assert_eq!((&hello["complete"], &back.view), (&json!(true), &people[0].view));
        assert_eq!(back.legal, people[0].legal);
    }
    let all = Person::at(server.same_guest(&people[0].client), &table).await.received[0]["events"].clone();
    for strange in [0, number + 1, number + 1000, u64::MAX] {
        let back = Person::since(server.same_guest(&people[0].client), &table, Some(strange)).await;
        assert_eq!(back.received[0]["complete"], false, "since {strange}");
        assert_eq!((&back.received[0]["events"], &back.view), (&all, &people[0].view));
    }
    play_all(&mut people).await;
    let over = people[0].number;
    for person in &mut people {
        person.act(json!({ "kind": "again" })).await;
    }
    let back = Person::since(server.same_guest(&people[0].client), &table, Some(over)).await;
    assert_eq!(back.received[0]["complete"], false, "another game has begun");
    for garbage in ["-1", "1.5", "x", "", "18446744073709551616"] {
        let path = format!("/api/tables/{table}/socket?since={garbage}");
        assert!(people[0].client.ask("GET", &path, None).await.is_err(), "{garbage}");
    }
}

#[tokio::test]
async fn a_player_who_leaves_for_good_is_last_and_the_others_play_on() {
    let server = TestServer::open().await;
    let settings = json!({ "game": "kanobu", "seats": 3, "level": "random" });
    let mut people = begin(&server, settings, 3).await;
    let mut leaver = people.remove(1);
    leaver.act(json!({ "kind": "leave" })).await;
    assert!(leaver.view["seat"].is_null() || leaver.legal.is_empty());
    play_all(&mut people).await;
    let info = &people[0].info;
    assert_eq!((&info["standing"]["places"][1], &info["standing"]["left"]), (&json!(3), &json!([2])));
    assert_eq!(info["seats"][1]["player"], "empty", "the seat is free");
    let history = get(&mut leaver.client, "/api/me/games").await;
    assert_eq!(history[0]["places"][1], 3, "the place is also in the history of the player who left");
}

#[tokio::test]
async fn when_one_of_two_resigns_the_other_has_won() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "tsuefa" }), 2).await;
    people[0].act(json!({ "kind": "resign" })).await;
    people[1].until_table(|table| table["status"] == "over").await;
    assert_eq!(people[1].info["standing"]["winners"], json!([2]));
    let table = people[0].table.clone();
    let record = people[0].client.record(&table, 1).await.unwrap();
    roshambo_table::verify(record.as_bytes()).unwrap();
    people[1].client.replay(&table, 1, "full").await.unwrap();
    for person in &mut people {
        person.act(json!({ "kind": "again" })).await;
    }
    people[0].until_table(|table| table["status"] == "playing").await;
}

#[tokio::test]
async fn only_the_host_kicks_and_starts_and_the_next_person_becomes_host() {
    let server = TestServer::open().await;
    let mut people = gather(&server, json!({ "game": "kanobu", "seats": 3 }), 2).await;
    let [host, guest] = &mut people[..] else { panic!() };
    assert_eq!(code(&host.act(json!({ "kind": "start" })).await), "seats-free");
    assert_eq!(code(&guest.act(json!({ "kind": "start", "fill": "random" })).await), "host-only");
    assert_eq!(code(&guest.act(json!({ "kind": "kick", "seat": 1 })).await), "host-only");
    assert_eq!(code(&guest.act(json!({ "kind": "bot", "seat": 3, "level": "easy" })).await), "host-only");
    host.act(json!({ "kind": "kick", "seat": 2 })).await;
    guest.until_table(|table| table["seats"][1]["player"] == "empty").await;
    assert_eq!(code(&guest.act(json!({ "kind": "leave" })).await), "no-seat");
    assert_eq!(code(&guest.act(json!({ "kind": "sit", "seat": 3 })).await), "kicked");
    let mut other = server.new_client();
    act(&mut other, &host.table, json!({ "kind": "sit", "seat": 3 })).await.unwrap();
    let mut guest = Person::at(other, &host.table).await;
    host.act(json!({ "kind": "leave" })).await;
    guest.until_table(|table| table["host"] == true).await;
    let started = guest.act(json!({ "kind": "start", "fill": "random" })).await;
    assert_eq!(started["type"], "update", "{started}");
    assert_eq!((guest.status(), guest.seat), ("playing", Some(3)));
    guest.play().await;
}

#[tokio::test]
async fn a_table_is_joined_by_its_code_and_listed_only_if_it_is_public() {
    let server = TestServer::open().await;
    let mut host = server.new_client();
    let (secret, code) = open(&mut host, json!({ "settings": { "game": "kanobu", "seats": 2 } })).await;
    let settings = json!({ "game": "ninjan", "seats": 3, "public": true });
    let (public, _) = open(&mut host, json!({ "settings": settings })).await;
    let mut friend = server.new_client();
    let found = get(&mut friend, &format!("/api/codes/{}", code.to_uppercase())).await;
    assert_eq!(found["id"], secret);
    act(&mut friend, &secret, json!({ "kind": "sit" })).await.unwrap();
    let ids = |list: &Value| -> Vec<Value> {
        list.as_array().unwrap().iter().map(|table| table["id"].clone()).collect()
    };
    let all = get(&mut friend, "/api/tables").await;
    assert_eq!(ids(&all), [json!(public)]);
    assert_eq!((&all[0]["free"], &all[0]["status"]), (&json!(2), &json!("waiting")));
    for (filter, there) in [
        ("game=ninjan", true),
        ("game=kanobu", false),
        ("status=waiting&free=true", true),
        ("status=playing", false),
    ] {
        let listed = get(&mut friend, &format!("/api/tables?{filter}")).await;
        assert_eq!(!ids(&listed).is_empty(), there, "{filter}");
    }
    act(&mut host, &public, json!({ "kind": "start", "fill": "random" })).await.unwrap();
    let listed = get(&mut friend, "/api/tables?status=playing").await;
    assert_eq!(ids(&listed), [json!(public)]);
    assert!(ids(&get(&mut friend, "/api/tables?free=true").await).is_empty());
    assert_eq!(ids(&get(&mut friend, "/api/me/tables").await), [json!(secret)]);
    assert!(friend.ask("GET", "/api/codes/zzzzzz", None).await.is_err());
    assert_eq!(
        act(&mut friend, "0000000000000", json!({ "kind": "sit" })).await,
        Err("no-such-table".into())
    );
}

#[tokio::test]
async fn a_decision_that_is_taken_back_is_in_no_record_and_the_record_says_so() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 2 }), 2).await;
    let [first, second] = &mut people[..] else { panic!() };
    first.step().await;
    second.step().await;
    first.act(json!({ "kind": "undo" })).await;
    second.until_table(|table| table["undo"]["yours"] == true).await;
    let old = second.number;
    let allow = json!({ "kind": "answer-undo", "seat": 1, "allow": true });
    second.send(json!({ "type": "command", "id": 90, "command": allow })).await;
    for person in [&mut *first, &mut *second] {
        let hello = person.until(|message| message["type"] == "hello").await;
        assert_eq!(hello["complete"], false);
        assert_eq!(hello["table"]["undone"][0]["seat"], 1);
        assert!(hello["table"]["undo"].is_null());
    }
    // A move that was sent before that is stale.
    let mv = second.choose().unwrap();
    let mut early = second.moving(&mv);
    early["number"] = old.into();
    assert_eq!(code(&second.ask(early).await), "stale");
    tokio::join!(first.play(), second.play());
    let record = first.client.record(&first.table, 1).await.unwrap();
    assert!(record.contains("\nmeta undo-1=1\n"), "{record}");
    let verified = roshambo_table::verify(record.as_bytes()).unwrap();
    assert_eq!(verified.undone, [1, 0]);
    let replay =
        get(&mut server.new_client(), &format!("/api/tables/{}/games/1/replay?view=full", first.table)).await;
    assert_eq!(replay["steps"].as_array().unwrap().len() as u64, verified.entries);
    assert_eq!(replay["standing"]["undone"], json!([1, 0]));
}
