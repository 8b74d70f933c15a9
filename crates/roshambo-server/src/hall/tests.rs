//! What needs a hall without doors: moments that the bots' quickness hides from outside.

use std::sync::Arc;

use roshambo_rules::Seat;

use super::live::Early;
use super::*;
use crate::bus::InProcess;
use crate::fact::Why;
use crate::protocol::{Form, OpenRequest, SitRequest};
use crate::store::sqlite::Sqlite;

fn guest(id: i64) -> Guest {
    Guest { id: GuestId(id), name: String::new() }
}

#[tokio::test]
async fn a_decision_that_waits_for_a_bot_is_taken_when_a_person_takes_the_bot_s_seat_back() {
    let folder = std::env::temp_dir().join(format!("roshambo-hall-{}", TableId::random()));
    std::fs::create_dir(&folder).unwrap();
    let store = Arc::new(Sqlite::open(&folder.join("test.db")).unwrap());
    let metrics = Arc::new(Metrics::new(store.schema()));
    let bus = Arc::new(InProcess::default());
    let hall = Hall::new(Config::default(), store, bus, Clock::manual(), metrics);
    let settings = serde_json::from_str(r#"{"game":"ninjan","seats":2}"#).unwrap();
    let request = OpenRequest { settings, mine: None, bots: Default::default() };
    let table = hall.open(&guest(1), request).await.unwrap().id;
    hall.act(table, &guest(2), Command::Sit(SitRequest::default())).await.unwrap();
    let number = hall.act(table, &guest(1), Command::Start(StartRequest::default())).await.unwrap();
    let connection = hall.connect(table, Some(guest(1)), Form::Programs, None).await.unwrap();
    let (live, seats) = (hall.find(table), [Seat::new(0), Seat::new(1)]);
    // Bots that never answer, however they are hurried, on the manual clock.
    hall.pool.stop();
    {
        let mut inner = hall.loaded(&live).await.unwrap();
        hall.stand_in(&live, &mut inner, seats[1], Why::Called, None).unwrap();
        let room = inner.room.as_ref().unwrap();
        let mv = room.running().unwrap().table.legal(seats[0]).listed().unwrap()[0].clone();
        let early = Early { client: 0, guest: GuestId(1), id: 1, seat: seats[0], mv, number };
        hall.person_moves(&live, &mut inner, early).unwrap();
        assert_eq!(inner.early.len(), 1, "the bot decides first");
    }
    hall.act(table, &guest(2), Command::Back).await.unwrap();
    let inner = hall.loaded(&live).await.unwrap();
    assert!(inner.early.is_empty());
    assert!(inner.room.as_ref().unwrap().running().unwrap().acted(seats[0]) > number);
    drop(inner);
    drop(connection);
    // What cannot be removed the system removes in time.
    let _ = std::fs::remove_dir_all(&folder);
}
