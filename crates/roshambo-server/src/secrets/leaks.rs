//! Secrets never leave before the end: all that everybody is sent during whole games, searched for all that is
//! secret in their logs.

use std::time::Duration;

use roshambo_rules::{Dice, Seat};
use roshambo_table::{GameId, Stream, open, verify};
use serde_json::{Value, json};

use super::house::{House, Socket};
use crate::fact::Fact;
use crate::ids::{GuestId, TableId};
use crate::protocol::Opened;
use crate::room::Room;
use crate::store::Store;

/// Something that was sent.
struct Heard {
    /// Whose seat it was sent to.
    to: Option<Seat>,
    /// The length of the log that it speaks of.
    number: u64,
    text: String,
}

/// Something that only one seat may know, or nobody, before the log is so long.
struct Secret {
    of: Option<Seat>,
    until: u64,
    text: String,
}

/// Plays at random until the game is over, or only looks, and keeps all that it is sent.
async fn attend(mut socket: Socket, game: GameId, seats: u8, to: Option<Seat>, plays: bool) -> Vec<Heard> {
    let fresh = open(game, game.seats(seats).unwrap(), &[]).unwrap();
    let mut dice = Stream::of_text(&format!("{game} {to:?}"));
    let (mut heard, mut number, mut asked) = (Vec::new(), 0, None);
    loop {
        let text = socket.next().await;
        let message: Value = serde_json::from_str(&text).unwrap();
        assert_ne!(message["type"], "refused", "{text}");
        number = message["number"].as_u64().unwrap_or(number);
        heard.push(Heard { to, number, text });
        if asked.is_some() && message["answers"].as_u64() == asked {
            asked = None;
        }
        if message["table"]["status"] == "over" {
            return heard;
        }
        let legal = message["legal"].as_array().filter(|_| asked.is_none());
        if let (Some(legal), Some(seat)) = (legal, to.filter(|_| plays)) {
            let mv = match message["unlisted"].is_string() {
                true => fresh.random_move(seat, &mut dice),
                false => legal[dice.below(legal.len() as u32) as usize].as_str().unwrap().to_owned(),
            };
            asked = Some(number);
            socket.play(number, seat, &mv, number).await;
        }
    }
}

/// The parts of a deck's order that nobody can know, as they would be written.
fn orders(cards: &str) -> Vec<String> {
    let order: Vec<&str> = cards.split(' ').collect();
    let length = (order.len() / 2).max(4);
    let runs = order.windows(length).flat_map(|run| {
        let back: Vec<&str> = run.iter().rev().copied().collect();
        [run.join(" "), run.join("\",\""), back.join(" "), back.join("\",\"")]
    });
    runs.collect()
}

/// All secrets of a game.
fn secrets(facts: &[Fact]) -> Vec<Secret> {
    let mut secrets = Vec::new();
    let mut room = Room::rebuild(TableId(1), 0, &facts[..1]).unwrap();
    let mut over = facts.len() as u64;
    for fact in &facts[1..] {
        let effect = room.apply(fact).unwrap();
        if room.standing.is_some() {
            over = over.min(room.number);
        }
        let salt = |opened: Opened| Secret { of: None, until: room.number, text: opened.salt };
        secrets.extend(effect.opened.into_iter().map(salt));
    }
    let secret = |text: &str| Secret { of: None, until: over, text: text.to_owned() };
    for fact in facts {
        match fact {
            Fact::Started(started) => {
                secrets.push(secret(&started.promised.secret));
                secrets.extend(started.texts.iter().map(|text| secret(text)));
            }
            Fact::Deck { cards } => secrets.extend(orders(cards).iter().map(|order| secret(order))),
            Fact::Promised(promised) => {
                secrets.push(secret(&promised.secret));
                secrets.extend(promised.bots.values().map(|text| secret(text)));
            }
            Fact::Move { seat, mv, .. } => {
                let layout = mv.strip_prefix("setup ");
                secrets.extend(layout.map(|layout| Secret { of: Some(*seat), ..secret(layout) }));
            }
            _ => {}
        }
    }
    secrets
}

async fn created(house: &House, body: &Value) -> TableId {
    let (status, body) = house.ask(Some(GuestId(1)), "POST", "/api/tables", &body.to_string()).await;
    assert_eq!(status, 201, "{body}");
    let created: Value = serde_json::from_str(&body).unwrap();
    created["id"].as_str().unwrap().parse().unwrap()
}

async fn act(house: &House, guest: i64, table: TableId, act: Value) {
    let path = format!("/api/tables/{table}/commands");
    let (status, body) = house.ask(Some(GuestId(guest)), "POST", &path, &act.to_string()).await;
    assert_eq!(status, 200, "{body}");
}

/// A whole game with so many people, and bots at the other seats.
async fn nothing_leaves(house: &House, game: GameId, seats: u8, people: u8, pro: bool) {
    let options = if pro { json!({ "variant": "pro" }) } else { json!({}) };
    let settings = json!({ "game": game, "seats": seats, "options": options, "public": true });
    let table = created(house, &json!({ "settings": settings })).await;
    let all = game.seats(seats).unwrap();
    for seat in all.iter().skip(people.into()) {
        act(house, 1, table, json!({ "kind": "bot", "seat": seat, "level": "easy" })).await;
    }
    for (seat, guest) in all.iter().zip(1..=i64::from(people)) {
        if guest > 1 {
            act(house, guest, table, json!({ "kind": "sit" })).await;
        }
        act(
            house,
            guest,
            table,
            json!({ "kind": "text", "seat": seat, "text": format!("velvet claw {guest}") }),
        )
        .await;
    }
    let mut tasks = Vec::new();
    for (seat, guest) in all.iter().zip(1..=i64::from(people)) {
        let socket = house.connect(Some(GuestId(guest)), table, "form=programs").await;
        tasks.push(tokio::spawn(attend(socket, game, seats, Some(seat), true)));
        let second = house.connect(Some(GuestId(guest)), table, "form=people").await;
        tasks.push(tokio::spawn(attend(second, game, seats, Some(seat), false)));
    }
    let spectator = house.connect(None, table, "form=people").await;
    tasks.push(tokio::spawn(attend(spectator, game, seats, None, false)));
    let mut answers = Vec::new();
    let paths = ["".to_owned(), "/games/1/record".to_owned(), "/games/1/replay?view=full".to_owned()];
    for path in &paths {
        // Before the start there is no game.
        let (status, body) = house.get(Some(GuestId(1)), &format!("/api/tables/{table}{path}")).await;
        assert_eq!(status, if path.is_empty() { 200 } else { 404 }, "{body}");
        answers.push(body);
    }
    act(house, 1, table, json!({ "kind": "start" })).await;
    while tasks.iter().any(|task| !task.is_finished()) {
        let list = house.get(None, "/api/tables").await.1;
        let mine = house.get(Some(GuestId(1)), "/api/me/tables").await.1;
        let info = house.get(Some(GuestId(2)), &format!("/api/tables/{table}")).await.1;
        // The game was not over when the last was asked, so it was not when the others were.
        if info.contains(r#""status":"playing""#) {
            answers.extend([list, mine, info]);
        }
    }
    let mut heard = Vec::new();
    for task in tasks {
        heard.extend(task.await.unwrap());
    }
    heard.extend(answers.into_iter().map(|text| Heard { to: None, number: 0, text }));
    let facts = house.store.facts(table, 0, u64::MAX >> 1).await.unwrap();
    let facts: Vec<Fact> = facts.iter().map(|fact| serde_json::from_str(fact).unwrap()).collect();
    let secrets = secrets(&facts);
    let salts = facts.iter().filter(|fact| matches!(fact, Fact::Move { salt: Some(_), .. })).count();
    let opening = |secret: &Secret| format!(r#""salt":"{}""#, secret.text);
    let opened = |secret: &&Secret| heard.iter().any(|heard| heard.text.contains(&opening(secret)));
    assert_eq!(secrets.iter().filter(opened).count(), salts, "{game}: every seal is opened in the end");
    for Secret { of, until, text } in &secrets {
        let others = heard.iter().filter(|heard| of.is_none() || heard.to != *of);
        for Heard { number, text: told, .. } in others.filter(|heard| heard.number < *until) {
            assert!(!told.contains(text.as_str()), "{game}: {text} at {number}, before {until}: {told}");
        }
    }
    let (status, record) = house.get(None, &format!("/api/tables/{table}/games/1/record")).await;
    assert_eq!(status, 200);
    assert!(verify(record.as_bytes()).unwrap().outcome.is_some(), "in the end all is proven");
    let texts = ["velvet claw 1"].into_iter().map(str::to_owned);
    let proven = facts.iter().find_map(|fact| match fact {
        Fact::Started(started) => Some(started.promised.secret.clone()),
        _ => None,
    });
    assert!(texts.chain(proven).all(|secret| record.contains(&secret)), "and all is told");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_deck_text_or_salt_is_sent_before_the_game_is_over() {
    let house = House::new(Duration::ZERO).await;
    for (game, seats, people, pro) in [
        (GameId::Paws, 3, 2, false),
        (GameId::PawsQuick, 3, 2, false),
        (GameId::Ninjan, 3, 2, false),
        (GameId::Kanobu, 3, 2, false),
        (GameId::Tsuefa, 2, 1, false),
        (GameId::Tsuefa, 2, 2, true),
    ] {
        nothing_leaves(&house, game, seats, people, pro).await;
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_is_played_has_no_record_and_no_replay() {
    let house = House::new(Duration::ZERO).await;
    let settings = json!({ "game": "kanobu", "seats": 2 });
    let table = created(&house, &json!({ "settings": settings })).await;
    act(&house, 1, table, json!({ "kind": "start", "fill": "easy" })).await;
    for guest in [None, Some(GuestId(1)), Some(GuestId(2))] {
        for view in ["record", "replay?view=full", "replay?view=1", "replay?view=spectator"] {
            let (status, body) = house.get(guest, &format!("/api/tables/{table}/games/1/{view}")).await;
            assert_eq!(status, 409, "{view}: {body}");
        }
    }
    house.stop().await;
}
