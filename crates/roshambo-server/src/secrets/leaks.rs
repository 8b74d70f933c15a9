//! No secret is sent before the end: everything that all clients get during whole games is searched for the secrets in
//! the logs.

use std::time::Duration;

use roshambo_rules::{Dice, Seat};
use roshambo_table::fair::{self, TextHash};
use roshambo_table::{GameId, Stream, open, verify};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::test_server::{Socket, TestServer};
use crate::ids::{GuestId, TableId};
use crate::log_entry::LogEntry;
use crate::protocol::Opened;
use crate::store::Store;
use crate::table::OnlineTable;

/// A message that was sent.
struct Received {
    /// The seat of the client.
    to: Option<Seat>,
    /// The length of the log when it was sent.
    number: u64,
    text: String,
}

/// A text that at most one seat may know before the log has a certain length.
struct Secret {
    of: Option<Seat>,
    until: u64,
    text: String,
}

/// Plays random moves until the game is over, or only watches. Returns all messages.
async fn attend(mut socket: Socket, game: GameId, seats: u8, to: Option<Seat>, plays: bool) -> Vec<Received> {
    let fresh = open(game, game.seats(seats).unwrap(), &[]).unwrap();
    let mut dice = Stream::of_text(&format!("{game} {to:?}"));
    let (mut received, mut number, mut asked) = (Vec::new(), 0, None);
    loop {
        let text = socket.next().await;
        let message: Value = serde_json::from_str(&text).unwrap();
        assert_ne!(message["type"], "refused", "{text}");
        number = message["number"].as_u64().unwrap_or(number);
        received.push(Received { to, number, text });
        if asked.is_some() && message["answers"].as_u64() == asked {
            asked = None;
        }
        if message["table"]["status"] == "over" {
            return received;
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

/// Parts of the order of a deck, as a message would contain them. No player can know them.
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
fn secrets(entries: &[LogEntry]) -> Vec<Secret> {
    let mut secrets = Vec::new();
    let mut table = OnlineTable::rebuild(TableId(1), 0, &entries[..1]).unwrap();
    let mut over = entries.len() as u64;
    for entry in &entries[1..] {
        let effect = table.apply(entry).unwrap();
        if table.standing.is_some() {
            over = over.min(table.number);
        }
        let salt = |opened: Opened| Secret { of: None, until: table.number, text: opened.salt };
        secrets.extend(effect.opened.into_iter().map(salt));
    }
    let secret = |text: &str| Secret { of: None, until: over, text: text.to_owned() };
    for entry in entries {
        match entry {
            LogEntry::Started(started) => {
                secrets.push(secret(&started.promised.secret));
                let given = started.texts.iter().filter(|text| !text.is_empty());
                secrets.extend(given.map(|text| secret(text)));
                let own = fair::Secret::parse(&started.promised.secret).unwrap();
                secrets.extend(table.seating.seats.iter().map(|seat| secret(&own.default_text(seat))));
            }
            LogEntry::Deck { cards } => secrets.extend(orders(cards).iter().map(|order| secret(order))),
            LogEntry::Promised(promised) => secrets.push(secret(&promised.secret)),
            LogEntry::Move { seat, mv, .. } => {
                let layout = mv.strip_prefix("setup ");
                secrets.extend(layout.map(|layout| Secret { of: Some(*seat), ..secret(layout) }));
            }
            _ => {}
        }
    }
    secrets
}

async fn created(server: &TestServer, body: &Value) -> TableId {
    let (status, body) = server.ask(Some(GuestId(1)), "POST", "/api/tables", &body.to_string()).await;
    assert_eq!(status, 201, "{body}");
    let created: Value = serde_json::from_str(&body).unwrap();
    created["id"].as_str().unwrap().parse().unwrap()
}

async fn act(server: &TestServer, guest: i64, table: TableId, act: Value) {
    let path = format!("/api/tables/{table}/commands");
    let node = server.node(guest as usize);
    let (status, body) = node.ask(Some(GuestId(guest)), "POST", &path, &act.to_string()).await;
    assert_eq!(status, 200, "{body}");
}

/// Plays a whole game with this number of people, and bots at the other seats.
async fn assert_nothing_leaks(server: &TestServer, game: GameId, seats: u8, people: u8, pro: bool) {
    let options = if pro { json!({ "variant": "pro" }) } else { json!({}) };
    let settings = json!({ "game": game, "seats": seats, "options": options, "public": true });
    let table = created(server, &json!({ "settings": settings })).await;
    let all = game.seats(seats).unwrap();
    for seat in all.iter().skip(people.into()) {
        act(server, 1, table, json!({ "kind": "bot", "seat": seat, "level": "easy" })).await;
    }
    for (seat, guest) in all.iter().zip(1..=i64::from(people)) {
        if guest > 1 {
            act(server, guest, table, json!({ "kind": "sit" })).await;
        }
        let hash = TextHash::of(&format!("velvet claw {guest}")).to_string();
        act(server, guest, table, json!({ "kind": "commit", "seat": seat, "hash": hash })).await;
    }
    let mut clients = JoinSet::new();
    for (seat, guest) in all.iter().zip(1..=i64::from(people)) {
        let (node, other) = (server.node(guest as usize), server.node(guest as usize + 1));
        let socket = node.connect(Some(GuestId(guest)), table, "form=programs").await;
        clients.spawn(attend(socket, game, seats, Some(seat), true));
        let second = other.connect(Some(GuestId(guest)), table, "form=people").await;
        clients.spawn(attend(second, game, seats, Some(seat), false));
    }
    let spectator = server.connect(None, table, "form=people").await;
    clients.spawn(attend(spectator, game, seats, None, false));
    let mut answers = Vec::new();
    let paths = ["".to_owned(), "/games/1/record".to_owned(), "/games/1/replay?view=full".to_owned()];
    for path in &paths {
        // Before the start there is no game.
        let (status, body) = server.get(Some(GuestId(1)), &format!("/api/tables/{table}{path}")).await;
        assert_eq!(status, if path.is_empty() { 200 } else { 404 }, "{body}");
        answers.push(body);
    }
    act(server, 1, table, json!({ "kind": "start" })).await;
    for (seat, guest) in all.iter().zip(1..=i64::from(people)) {
        let text = format!("velvet claw {guest}");
        act(server, guest, table, json!({ "kind": "reveal", "seat": seat, "text": text })).await;
    }
    let mut received = Vec::new();
    while !clients.is_empty() {
        // The others would wait for a client that has failed.
        while let Some(attended) = clients.try_join_next() {
            received.extend(attended.unwrap_or_else(|error| panic!("{game}: a client failed: {error}")));
        }
        let list = server.get(None, "/api/tables").await.1;
        let mine = server.get(Some(GuestId(1)), "/api/me/tables").await.1;
        let info = server.get(Some(GuestId(2)), &format!("/api/tables/{table}")).await.1;
        // The game was not over when the last request was answered, so it was not over before.
        if info.contains(r#""status":"playing""#) {
            answers.extend([list, mine, info]);
        }
    }
    received.extend(answers.into_iter().map(|text| Received { to: None, number: 0, text }));
    let entries = server.store.entries(table, 0, u64::MAX >> 1).await.unwrap();
    let entries: Vec<LogEntry> = entries.iter().map(|entry| serde_json::from_str(entry).unwrap()).collect();
    let secrets = secrets(&entries);
    let salts = entries.iter().filter(|entry| matches!(entry, LogEntry::Move { salt: Some(_), .. })).count();
    let opening = |secret: &Secret| format!(r#""salt":"{}""#, secret.text);
    let opened = |secret: &&Secret| received.iter().any(|received| received.text.contains(&opening(secret)));
    assert_eq!(secrets.iter().filter(opened).count(), salts, "{game}: every seal is opened at the end");
    for Secret { of, until, text } in &secrets {
        let others = received.iter().filter(|received| of.is_none() || received.to != *of);
        for Received { number, text: sent, .. } in others.filter(|received| received.number < *until) {
            assert!(!sent.contains(text.as_str()), "{game}: {text} at {number}, before {until}: {sent}");
        }
    }
    let (status, record) = server.get(None, &format!("/api/tables/{table}/games/1/record")).await;
    assert_eq!(status, 200);
    assert!(
        verify(record.as_bytes()).unwrap().outcome.is_some(),
        "at the end the whole game can be verified"
    );
    let texts = ["velvet claw 1"].into_iter().map(str::to_owned);
    let proven = entries.iter().find_map(|entry| match entry {
        LogEntry::Started(started) => Some(started.promised.secret.clone()),
        _ => None,
    });
    assert!(texts.chain(proven).all(|secret| record.contains(&secret)), "at the end everything is revealed");
}

async fn assert_nothing_leaks_anywhere(nodes: usize) {
    let server = TestServer::with_nodes(nodes, Duration::ZERO).await;
    let games = [
        (GameId::Paws, 3, 2, false),
        (GameId::PawsQuick, 3, 2, false),
        (GameId::Ninjan, 3, 2, false),
        (GameId::Kanobu, 3, 2, false),
        (GameId::Tsuefa, 2, 1, false),
        (GameId::Tsuefa, 2, 2, true),
    ];
    for game in GameId::ALL {
        assert!(games.iter().any(|(other, ..)| *other == game), "secrets/leaks.rs lacks {game}");
    }
    for (game, seats, people, pro) in games {
        assert_nothing_leaks(&server, game, seats, people, pro).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_sent_before_the_game_is_over() {
    assert_nothing_leaks_anywhere(1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_sent_through_two_nodes_either() {
    assert_nothing_leaks_anywhere(2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_has_no_record_and_no_replay() {
    let server = TestServer::new(Duration::ZERO).await;
    let settings = json!({ "game": "kanobu", "seats": 2 });
    let table = created(&server, &json!({ "settings": settings })).await;
    act(&server, 1, table, json!({ "kind": "start", "fill": "easy" })).await;
    for guest in [None, Some(GuestId(1)), Some(GuestId(2))] {
        for view in ["record", "replay?view=full", "replay?view=1", "replay?view=spectator"] {
            let (status, body) = server.get(guest, &format!("/api/tables/{table}/games/1/{view}")).await;
            assert_eq!(status, 409, "{view}: {body}");
        }
    }
    server.stop().await;
}
