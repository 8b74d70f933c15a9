//! Timing reveals nothing: the time of a bot's move depends only on public information, and no move is made for a person.

use std::time::Duration;

use roshambo_bots::Level;
use roshambo_rules::{Awaits, Seat};
use roshambo_table::{GameId, Stream};
use serde_json::Value;

use super::test_server::{Socket, TestServer};
use super::worlds::{Case, next_entry, rebuilt};
use crate::ids::{GuestId, TableId};
use crate::log_entry::{LogEntry, Sitting};

const KANOBU: Case = Case { game: GameId::Kanobu, seats: 2, pro: false };
const PACE: Duration = Duration::from_millis(700);

/// The log of a game that waits for this seat, with a number of legal moves that `wanted` accepts.
fn find_log(sittings: &[Sitting], seat: Seat, wanted: impl Fn(usize) -> bool) -> Vec<LogEntry> {
    for number in 0..1000 {
        let seed = format!("moment {number}");
        let mut entries = KANOBU.begun(sittings.to_vec(), &seed);
        let (mut table, mut dice) = (rebuilt(&entries), Stream::of_text(&seed));
        while let Some(entry) = next_entry(&table, &mut dice) {
            table.apply(&entry).unwrap();
            entries.push(entry);
            let Some(game) = table.running() else { break };
            let count = game.table.legal(seat).listed().map(<[String]>::len);
            if game.table.awaits() == (Awaits::Turn { seat }) && count.is_some_and(&wanted) {
                return entries;
            }
        }
    }
    panic!("no such position was found");
}

fn person(guest: i64) -> Sitting {
    Sitting::Person { guest: GuestId(guest), name: Some(format!("Guest {guest}")), look: None }
}

fn is_update(text: &str) -> bool {
    serde_json::from_str::<Value>(text).unwrap()["type"] == "update"
}

/// Gives pending messages many chances to arrive. Returns whether the table has changed.
async fn moved_on(socket: &mut Socket) -> bool {
    for _ in 0..50 {
        if socket.so_far().await.iter().any(|text| is_update(text)) {
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_with_one_legal_move_is_announced_at_the_same_time_as_one_with_many() {
    for level in [Level::Easy, Level::Medium] {
        let server = TestServer::new(PACE).await;
        let bot = Seat::new(1);
        let sittings = [person(1), Sitting::Bot { level, look: None }];
        let tables = [
            (TableId(1), find_log(&sittings, bot, |legal| legal == 1)),
            (TableId(2), find_log(&sittings, bot, |legal| legal > 3)),
        ];
        let mut sockets = Vec::new();
        for (table, entries) in &tables {
            server.add_table(*table, entries).await;
            // Without a person the game would be paused.
            sockets.push(server.connect(Some(GuestId(1)), *table, "form=programs").await);
        }
        server.clock.advance(PACE - Duration::from_millis(1));
        for socket in &mut sockets {
            assert!(!moved_on(socket).await, "no move comes before the pace");
        }
        server.clock.advance(Duration::from_millis(1));
        for socket in &mut sockets {
            socket.until(|message| message["type"] == "update").await;
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_only_legal_move_of_a_person_is_not_made_automatically() {
    let server = TestServer::new(PACE).await;
    let seat = Seat::new(1);
    let entries = find_log(&[person(1), person(2)], seat, |legal| legal == 1);
    let table = rebuilt(&entries);
    server.add_table(TableId(1), &entries).await;
    let mut other = server.connect(Some(GuestId(1)), TableId(1), "form=programs").await;
    let mut mover = server.connect(Some(GuestId(2)), TableId(1), "form=programs").await;
    for _ in 0..4 {
        server.clock.advance(Duration::from_secs(600));
        assert!(!moved_on(&mut mover).await && !moved_on(&mut other).await, "no move is made for a person");
    }
    let only = table.running().unwrap().table.legal(seat);
    mover.play(1, seat, &only.listed().unwrap()[0], table.number).await;
    let update = other.until(|message| message["type"] == "update").await;
    let update: Value = serde_json::from_str(update.last().unwrap()).unwrap();
    assert!(update["number"].as_u64() > Some(table.number));
    server.stop().await;
}
