//! Tables that are not in memory: their clocks stand still, and the memory for tables is bounded.

use std::time::Duration;

use super::held_store::HeldStore;
use super::*;
use crate::ids::TableId;
use crate::protocol::SeatInfo;

fn app(clock: &Clock, change: impl FnOnce(&mut Config)) -> App {
    let mut config = Config::default();
    change(&mut config);
    let app = App::new(&config, HeldStore::new(), Arc::new(InProcess::default()), clock.clone());
    app.node.bots.stop();
    app
}

async fn open(app: &App, host: i64, settings: &str) -> Result<TableId, ApiError> {
    let settings = serde_json::from_str(settings).unwrap();
    let request = OpenRequest { settings, mine: None, bots: Default::default() };
    let opening = Opening::new(&guest(host), request, 0).unwrap();
    app.registry.open(opening).await.map(|created| created.into_inner().id)
}

/// A game of two people with this clock.
async fn game(app: &App, clock: &str) -> TableId {
    let settings = format!(r#"{{"game":"kanobu","seats":2,"clock":{clock}}}"#);
    let id = open(app, 1, &settings).await.unwrap();
    let actor = app.registry.get(id).await.unwrap();
    commands::command(&actor, &guest(2), Command::Sit(SitRequest::default())).await.unwrap();
    commands::command(&actor, &guest(1), Command::Start(StartRequest::default())).await.unwrap();
    id
}

/// The seat whose clock runs.
async fn awaited(app: &App, id: TableId) -> Option<SeatInfo> {
    let info = app.registry.get(id).await.unwrap().info(None).await.unwrap().into_inner();
    info.seats.into_iter().find(|seat| seat.running)
}

/// A connection of a guest.
async fn connect(app: &App, id: TableId, who: i64) -> Connection {
    let actor = app.registry.get(id).await.unwrap();
    Connection::open(actor, Some(guest(who)), Form::Programs, None).await.unwrap()
}

#[tokio::test]
async fn a_game_without_people_is_evicted_and_its_clock_stands_still() {
    let clock = Clock::manual();
    let app = app(&clock, |_| {});
    let id = game(&app, r#"{"kind":"per-move","seconds":604800}"#).await;
    let later = |seconds| clock.advance(Duration::from_secs(seconds));
    for played in 1..=3 {
        let people = (connect(&app, id, 1).await, connect(&app, id, 2).await);
        let awaited_now = awaited(&app, id).await.unwrap();
        assert_eq!(awaited_now.clock, Some((604_800 - 1000 * (played - 1)) * 1000));
        later(1000);
        drop(people);
        assert!(awaited(&app, id).await.is_none(), "no clock runs");
        later(700_000);
        app.registry.evict_idle();
        // A task that ends a connection may hold the table a little longer.
        while app.registry.in_memory(id).is_some() {
            tokio::task::yield_now().await;
            app.registry.evict_idle();
        }
        later(700_000);
    }
    let info = app.registry.get(id).await.unwrap().info(None).await.unwrap().into_inner();
    assert!(info.paused);
    assert!(info.seats.iter().any(|seat| seat.clock == Some((604_800 - 3000) * 1000)));
}

#[tokio::test]
async fn the_time_of_silence_stands_still_while_nobody_is_there() {
    let clock = Clock::manual();
    let app = app(&clock, |_| {});
    let id = game(&app, r#"{"kind":"none"}"#).await;
    let person = connect(&app, id, 1).await;
    clock.advance(Duration::from_secs(150));
    drop(person);
    clock.advance(Duration::from_secs(1000));
    app.registry.evict_idle();
    assert!(app.registry.in_memory(id).is_none());
    clock.advance(Duration::from_secs(1000));
    let _person = connect(&app, id, 1).await;
    assert!(!awaited(&app, id).await.unwrap().callable);
    clock.advance(Duration::from_secs(149));
    assert!(!awaited(&app, id).await.unwrap().callable);
    clock.advance(Duration::from_secs(1));
    assert!(awaited(&app, id).await.unwrap().callable);
}

#[tokio::test]
async fn absence_counts_only_while_another_person_waits() {
    let clock = Clock::manual();
    let app = app(&clock, |_| {});
    let id = open(&app, 1, r#"{"game":"ninjan","seats":2,"away":60}"#).await.unwrap();
    let actor = app.registry.get(id).await.unwrap();
    commands::command(&actor, &guest(2), Command::Sit(SitRequest::default())).await.unwrap();
    commands::command(&actor, &guest(1), Command::Start(StartRequest::default())).await.unwrap();
    let connect = |who| Connection::open(actor.clone(), Some(guest(who)), Form::Programs, None);
    drop((connect(1).await.unwrap(), connect(2).await.unwrap()));
    clock.advance(Duration::from_secs(1000));
    let _waiting = connect(1).await.unwrap();
    let overdue = || {
        let state = actor.lock();
        state.clock_context(state.table.as_deref().unwrap(), &app.node).overdue()
    };
    assert_eq!(overdue(), None);
    clock.advance(Duration::from_secs(59));
    assert_eq!(overdue(), None);
    clock.advance(Duration::from_secs(1));
    let is_replaced = || actor.lock().table.as_ref().unwrap().seating.at(Seat::new(1)).stand_in;
    while !is_replaced() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn the_number_of_tables_in_memory_is_bounded_and_those_in_use_stay() {
    let clock = Clock::manual();
    let app = app(&clock, |config| config.tables.in_memory = 3);
    let settings = r#"{"game":"kanobu","seats":2}"#;
    let mut tables = Vec::new();
    for host in 1..=6 {
        clock.advance(Duration::from_secs(1));
        tables.push(open(&app, host, settings).await.unwrap());
        assert!(app.registry.all().len() <= 3);
    }
    assert!(app.registry.in_memory(tables[0]).is_none(), "the longest unused one made room");
    let mut connections = Vec::new();
    for id in &tables[..3] {
        let actor = app.registry.get(*id).await.unwrap();
        connections.push(Connection::open(actor, None, Form::Programs, None).await.unwrap());
    }
    let refused = app.registry.get(tables[3]).await.err().unwrap();
    assert_eq!((refused.status, refused.code.as_str()), (503, "tables-full"));
    assert_eq!(open(&app, 1, settings).await.unwrap_err().code, "tables-full");
    connections.pop();
    clock.advance(Duration::from_secs(1));
    app.registry.get(tables[3]).await.unwrap();
}

#[tokio::test]
async fn a_guest_has_a_bounded_number_of_tables_that_are_not_over() {
    let app = app(&Clock::manual(), |config| (config.tables.per_guest, config.tables.open) = (2, 3));
    let settings = r#"{"game":"kanobu","seats":2}"#;
    let first = open(&app, 1, settings).await.unwrap();
    open(&app, 1, settings).await.unwrap();
    let refused = open(&app, 1, settings).await.unwrap_err();
    assert_eq!((refused.status, refused.code.as_str()), (429, "too-many-open-tables"));
    open(&app, 2, settings).await.unwrap();
    let refused = open(&app, 3, settings).await.unwrap_err();
    assert_eq!((refused.status, refused.code.as_str()), (503, "tables-full"), "three in all");
    // A game that is over does not count.
    let actor = app.registry.get(first).await.unwrap();
    commands::command(&actor, &guest(2), Command::Sit(SitRequest::default())).await.unwrap();
    commands::command(&actor, &guest(1), Command::Start(StartRequest::default())).await.unwrap();
    commands::command(&actor, &guest(1), Command::Resign).await.unwrap();
    open(&app, 1, settings).await.unwrap();
}
