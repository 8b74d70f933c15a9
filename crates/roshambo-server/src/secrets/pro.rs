//! Pro Tsu-e-fa: a fight is shown once. A client that was disconnected, or reads the log, does not see it again.

use std::collections::BTreeMap;
use std::time::Duration;

use roshambo_rules::{Recall, Seat, Viewer};
use roshambo_table::GameId;
use serde_json::Value;

use super::test_server::TestServer;
use super::worlds::{Case, Seating, TABLE, rebuilt};
use crate::ids::GuestId;
use crate::log_entry::LogEntry;
use crate::protocol::{Form, Status};
use crate::render::{self, Recipient};
use crate::table::{OnlineTable, Presence, table_info};

const PRO: Case = Case { game: GameId::Tsuefa, seats: 2, pro: true };

/// The events of a message by their numbers.
fn events(message: &str) -> BTreeMap<u64, Value> {
    let message: Value = serde_json::from_str(message).unwrap();
    let events = message["events"].as_array().unwrap().iter();
    events.map(|event| (event["number"].as_u64().unwrap(), event.clone())).collect()
}

fn recipient(viewer: Viewer) -> Recipient {
    Recipient { guest: None, uncovered: viewer.seat(), form: Form::Programs }
}

/// The numbers of events that a viewer saw and that look different when they are read again.
fn withheld(table: &OnlineTable, viewer: Viewer, seen: &BTreeMap<u64, Value>) -> Vec<u64> {
    let table = &table.game.as_ref().unwrap().table;
    let again = table.events_for(0..table.driver().events(), viewer, Recall::Display);
    let again = again.into_iter().map(|event| (event.number, serde_json::to_value(event).unwrap()));
    again.filter(|(number, event)| seen[number] != *event).map(|(number, _)| number).collect()
}

#[test]
fn a_fight_is_shown_once_and_not_again_until_the_game_is_over() {
    let (mut kept, mut fights) = (0, 0);
    for number in 0..10 {
        let entries = PRO.played(Seating::Own, &format!("pro {number}"));
        let start = entries.iter().position(|entry| matches!(entry, LogEntry::Started(_))).unwrap();
        let mut table = rebuilt(&entries[..=start]);
        let mut seen_by: BTreeMap<String, BTreeMap<u64, Value>> = BTreeMap::new();
        for (step, entry) in entries[start + 1..].iter().enumerate() {
            let effect = table.apply(entry).unwrap();
            let playing = table.status() == Status::Playing;
            for viewer in Viewer::all(table.seating.seats) {
                let seen = seen_by.entry(viewer.to_string()).or_default();
                let update = render::update(&table, &effect, recipient(viewer), None, None, None).unwrap();
                for (number, event) in events(&update) {
                    let items = ["attacker", "defender", "result", "from", "to"];
                    if event["code"] == "fought" {
                        fights += 1;
                        assert!(items.iter().all(|item| !event[item].is_null()), "a fight is shown: {event}");
                    }
                    assert!(seen.insert(number, event).is_none(), "each event is sent once");
                }
                if playing && step % 5 != 0 {
                    continue;
                }
                let withheld = withheld(&table, viewer, seen);
                for since in
                    [None, Some(0), Some(start as u64 + 1), Some(table.number - 1), Some(table.number)]
                {
                    let info = table_info(&table, None, false, |_| Presence::default());
                    let again = events(&render::hello(&table, recipient(viewer), info, since).unwrap());
                    for (number, event) in again {
                        if !playing {
                            let shown = |name: &str| event.get(name).is_none_or(|item| !item.is_null());
                            assert!(
                                shown("attacker") && shown("defender"),
                                "at the end everything is shown: {event}"
                            );
                        } else if withheld.contains(&number) {
                            kept += 1;
                            assert_ne!(seen[&number], event, "{viewer} sees it again");
                            assert!(event["attacker"].is_null() && event["sign"].is_null(), "{event}");
                        }
                    }
                }
            }
        }
    }
    assert!(fights > 100 && kept > 1000, "{fights} fights were shown, {kept} times not again");
}

/// The log of a game up to a move whose fight is visible only at that moment.
fn before_a_fight() -> (Vec<LogEntry>, Seat, String) {
    for number in 0..100 {
        let entries = PRO.played(Seating::Own, &format!("pro {number}"));
        let start = entries.iter().position(|entry| matches!(entry, LogEntry::Started(_))).unwrap();
        let mut table = rebuilt(&entries[..=start]);
        for place in start + 1..entries.len() {
            let effect = table.apply(&entries[place]).unwrap();
            let update =
                render::update(&table, &effect, recipient(Viewer::Spectator), None, None, None).unwrap();
            let Some(game) = table.running() else { break };
            let again = game.table.events_for(effect.events.clone(), Viewer::Spectator, Recall::Display);
            let again = serde_json::to_string(&again).unwrap();
            if let LogEntry::Move { seat, mv, .. } = &entries[place]
                && update.contains(r#""attacker":{"#) | update.contains(r#""attacker":""#)
                && again.contains(r#""attacker":null"#)
            {
                return (entries[..place].to_vec(), *seat, mv.clone());
            }
        }
    }
    panic!("no fight was found");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_missed_a_fight_does_not_see_it_after_reconnecting() {
    let (entries, seat, mv) = before_a_fight();
    let server = TestServer::new(Duration::ZERO).await;
    server.add_table(TABLE, &entries).await;
    let number = entries.len() as u64;
    let mover = Some(Seating::Own.guest(seat));
    let mut fighter = server.connect(mover, TABLE, "form=programs").await;
    let mut spectator = server.connect(None, TABLE, "form=people").await;
    spectator.next().await;
    fighter.play(1, seat, &mv, number).await;
    let fought = |message: &str| events(message).into_values().find(|event| event["code"] == "fought");
    for socket in [&mut fighter, &mut spectator] {
        let messages = socket.until(|message| message["type"] == "update").await;
        let fight = fought(messages.last().unwrap()).unwrap();
        assert!(!fight["attacker"].is_null() && !fight["defender"].is_null(), "it is shown once: {fight}");
    }
    for guest in [None, Some(GuestId(1)), Some(GuestId(2)), Some(GuestId(9))] {
        for since in [String::new(), "&since=0".into(), format!("&since={number}")] {
            let mut again = server.connect(guest, TABLE, &format!("form=people{since}")).await;
            let hello = again.next().await;
            let last = events(&hello).into_values().rfind(|event| event["code"] == "fought").unwrap();
            let items = ["attacker", "defender", "result", "from", "to"];
            assert!(items.iter().all(|item| last[item].is_null()), "{guest:?}{since}: {last}");
        }
    }
    server.stop().await;
}
