//! When a move comes tells nothing: a bot's depends on what all know, and nobody's is made for him.

use std::time::Duration;

use roshambo_bots::Level;
use roshambo_rules::{Awaits, Seat};
use roshambo_table::{GameId, Stream};
use serde_json::Value;

use super::house::{House, Socket};
use super::worlds::{Case, next_fact, rebuilt};
use crate::fact::{Fact, Sitting};
use crate::ids::{GuestId, TableId};

const KANOBU: Case = Case { game: GameId::Kanobu, seats: 2, pro: false };
const PACE: Duration = Duration::from_millis(700);

/// The log of a game that waits for a seat with such a number of legal moves.
fn moment(sittings: &[Sitting], seat: Seat, wanted: impl Fn(usize) -> bool) -> Vec<Fact> {
    for number in 0..1000 {
        let seed = format!("moment {number}");
        let mut facts = KANOBU.begun(sittings.to_vec(), &seed);
        let (mut room, mut dice) = (rebuilt(&facts), Stream::of_text(&seed));
        while let Some(fact) = next_fact(&room, &mut dice) {
            room.apply(&fact).unwrap();
            facts.push(fact);
            let Some(play) = room.running() else { break };
            let count = play.table.legal(seat).listed().map(<[String]>::len);
            if play.table.awaits() == (Awaits::Turn { seat }) && count.is_some_and(&wanted) {
                return facts;
            }
        }
    }
    panic!("there is no such moment");
}

fn person(guest: i64) -> Sitting {
    Sitting::Person { guest: GuestId(guest), name: format!("Guest {guest}") }
}

fn is_update(text: &str) -> bool {
    serde_json::from_str::<Value>(text).unwrap()["type"] == "update"
}

/// Gives everything that is under way many chances to arrive. True if the table has moved on.
async fn moved_on(socket: &mut Socket) -> bool {
    for _ in 0..50 {
        if socket.so_far().await.iter().any(|text| is_update(text)) {
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_with_one_legal_move_is_announced_when_one_with_many_is() {
    for level in [Level::Easy, Level::Medium] {
        let house = House::new(PACE).await;
        let bot = Seat::new(1);
        let sittings = [person(1), Sitting::Bot { level }];
        let tables = [
            (TableId(1), moment(&sittings, bot, |legal| legal == 1)),
            (TableId(2), moment(&sittings, bot, |legal| legal > 3)),
        ];
        let mut sockets = Vec::new();
        for (table, facts) in &tables {
            house.furnish(*table, facts).await;
            sockets.push(house.connect(None, *table, "form=programs").await);
        }
        house.clock.advance(PACE - Duration::from_millis(1));
        for socket in &mut sockets {
            assert!(!moved_on(socket).await, "nothing before the pace");
        }
        house.clock.advance(Duration::from_millis(1));
        for socket in &mut sockets {
            socket.until(|message| message["type"] == "update").await;
        }
        house.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_with_a_single_legal_move_is_waited_for() {
    let house = House::new(PACE).await;
    let seat = Seat::new(1);
    let facts = moment(&[person(1), person(2)], seat, |legal| legal == 1);
    let room = rebuilt(&facts);
    house.furnish(TableId(1), &facts).await;
    let mut other = house.connect(Some(GuestId(1)), TableId(1), "form=programs").await;
    let mut mover = house.connect(Some(GuestId(2)), TableId(1), "form=programs").await;
    for _ in 0..4 {
        house.clock.advance(Duration::from_secs(600));
        assert!(!moved_on(&mut mover).await && !moved_on(&mut other).await, "nobody moves for him");
    }
    let only = room.running().unwrap().table.legal(seat);
    mover.play(1, seat, &only.listed().unwrap()[0], room.number).await;
    let told = other.until(|message| message["type"] == "update").await;
    let told: Value = serde_json::from_str(told.last().unwrap()).unwrap();
    assert!(told["number"].as_u64() > Some(room.number));
    house.stop().await;
}
