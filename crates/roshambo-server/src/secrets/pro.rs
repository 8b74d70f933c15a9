//! Pro Tsu-e-fa: what a fight shows is shown once. Who was away, or reads the log, does not get it again.

use std::collections::BTreeMap;
use std::time::Duration;

use roshambo_rules::{Recall, Seat, Viewer};
use roshambo_table::GameId;
use serde_json::Value;

use super::house::House;
use super::worlds::{Case, Seating, TABLE, rebuilt};
use crate::fact::Fact;
use crate::ids::GuestId;
use crate::protocol::{Form, Status};
use crate::render::{self, Ear};
use crate::room::{Presence, Room};

const PRO: Case = Case { game: GameId::Tsuefa, seats: 2, pro: true };

/// The events of a message by their numbers.
fn events(message: &str) -> BTreeMap<u64, Value> {
    let message: Value = serde_json::from_str(message).unwrap();
    let events = message["events"].as_array().unwrap().iter();
    events.map(|event| (event["number"].as_u64().unwrap(), event.clone())).collect()
}

fn ear(viewer: Viewer) -> Ear {
    Ear { guest: None, uncovered: viewer.seat(), form: Form::Programs }
}

/// Of what a viewer was told, what is another thing now when it is read again.
fn withheld(room: &Room, viewer: Viewer, told: &BTreeMap<u64, Value>) -> Vec<u64> {
    let table = &room.play.as_ref().unwrap().table;
    let again = table.events_for(0..table.driver().events(), viewer, Recall::Display);
    let again = again.into_iter().map(|event| (event.number, serde_json::to_value(event).unwrap()));
    again.filter(|(number, event)| told[number] != *event).map(|(number, _)| number).collect()
}

#[test]
fn a_fight_is_shown_once_and_not_again_until_the_game_is_over() {
    let (mut kept, mut fights) = (0, 0);
    for number in 0..10 {
        let facts = PRO.played(Seating::Own, &format!("pro {number}"));
        let start = facts.iter().position(|fact| matches!(fact, Fact::Started(_))).unwrap();
        let mut room = rebuilt(&facts[..=start]);
        let mut told: BTreeMap<String, BTreeMap<u64, Value>> = BTreeMap::new();
        for (step, fact) in facts[start + 1..].iter().enumerate() {
            let effect = room.apply(fact).unwrap();
            let playing = room.status() == Status::Playing;
            for viewer in Viewer::all(room.seats) {
                let told = told.entry(viewer.to_string()).or_default();
                for (number, event) in events(&render::update(&room, &effect, ear(viewer), None, None, None))
                {
                    let items = ["attacker", "defender", "result", "from", "to"];
                    if event["code"] == "fought" {
                        fights += 1;
                        assert!(items.iter().all(|item| !event[item].is_null()), "a fight is shown: {event}");
                    }
                    assert!(told.insert(number, event).is_none(), "each event is told once");
                }
                if playing && step % 5 != 0 {
                    continue;
                }
                let withheld = withheld(&room, viewer, told);
                for since in [None, Some(0), Some(start as u64 + 1), Some(room.number - 1), Some(room.number)]
                {
                    let info = room.info(None, |_| Presence::default());
                    let again = events(&render::hello(&room, ear(viewer), info, since));
                    for (number, event) in again {
                        if !playing {
                            let shown = |name: &str| event.get(name).is_none_or(|item| !item.is_null());
                            assert!(
                                shown("attacker") && shown("defender"),
                                "in the end all is told: {event}"
                            );
                        } else if withheld.contains(&number) {
                            kept += 1;
                            assert_ne!(told[&number], event, "{viewer} is told again");
                            assert!(event["attacker"].is_null() && event["sign"].is_null(), "{event}");
                        }
                    }
                }
            }
        }
    }
    assert!(fights > 100 && kept > 1000, "{fights} fights were shown, {kept} times not again");
}

/// The log of a game up to a move whose fight is on show for that moment only.
fn before_a_fight() -> (Vec<Fact>, Seat, String) {
    for number in 0..100 {
        let facts = PRO.played(Seating::Own, &format!("pro {number}"));
        let start = facts.iter().position(|fact| matches!(fact, Fact::Started(_))).unwrap();
        let mut room = rebuilt(&facts[..=start]);
        for place in start + 1..facts.len() {
            let effect = room.apply(&facts[place]).unwrap();
            let update = render::update(&room, &effect, ear(Viewer::Spectator), None, None, None);
            let Some(play) = room.running() else { break };
            let again = play.table.events_for(effect.events.clone(), Viewer::Spectator, Recall::Display);
            let again = serde_json::to_string(&again).unwrap();
            if let Fact::Move { seat, mv, .. } = &facts[place]
                && update.contains(r#""attacker":{"#) | update.contains(r#""attacker":""#)
                && again.contains(r#""attacker":null"#)
            {
                return (facts[..place].to_vec(), *seat, mv.clone());
            }
        }
    }
    panic!("nobody fights");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_was_away_during_a_fight_is_not_shown_it_when_he_comes_back() {
    let (facts, seat, mv) = before_a_fight();
    let house = House::new(Duration::ZERO).await;
    house.furnish(TABLE, &facts).await;
    let number = facts.len() as u64;
    let mover = Some(Seating::Own.guest(seat));
    let mut fighter = house.connect(mover, TABLE, "form=programs").await;
    let mut spectator = house.connect(None, TABLE, "form=people").await;
    spectator.next().await;
    fighter.play(1, seat, &mv, number).await;
    let fought = |told: &str| events(told).into_values().find(|event| event["code"] == "fought");
    for socket in [&mut fighter, &mut spectator] {
        let told = socket.until(|message| message["type"] == "update").await;
        let fight = fought(told.last().unwrap()).unwrap();
        assert!(!fight["attacker"].is_null() && !fight["defender"].is_null(), "it is shown once: {fight}");
    }
    for guest in [None, Some(GuestId(1)), Some(GuestId(2)), Some(GuestId(9))] {
        for since in [String::new(), "&since=0".into(), format!("&since={number}")] {
            let mut again = house.connect(guest, TABLE, &format!("form=people{since}")).await;
            let hello = again.next().await;
            let last = events(&hello).into_values().rfind(|event| event["code"] == "fought").unwrap();
            let items = ["attacker", "defender", "result", "from", "to"];
            assert!(items.iter().all(|item| last[item].is_null()), "{guest:?}{since}: {last}");
        }
    }
    house.stop().await;
}
