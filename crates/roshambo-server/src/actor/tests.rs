//! Situations that cannot be produced through the API: bots that never answer, and a slow disk.

mod eviction;
mod held_store;
mod no_store;
mod nodes;
mod pausing;
mod stalling;

use std::sync::Arc;

use futures_util::FutureExt;
use roshambo_rules::Seat;

use self::held_store::HeldStore;
use super::*;
use crate::app::App;
use crate::bus::InProcess;
use crate::config::Config;
use crate::durable::ClientId;
use crate::log_entry::StandInReason;
use crate::outbox::Delivery;
use crate::protocol::{
    ClientMessage, Command, Form, OpenRequest, QuickRequest, Remark, RevealRequest, SitRequest, StartRequest,
};
use crate::table::Opening;
use crate::time::Clock;
use moves::QueuedMove;

fn guest(id: i64) -> Guest {
    Guest { id: GuestId(id), name: None, look: None }
}

/// An app whose bots never answer: they are stopped, and its clock stands still.
fn app(store: Arc<HeldStore>) -> App {
    let app = App::new(&Config::default(), store, Arc::new(InProcess::default()), Clock::manual());
    app.node.bots.stop();
    app
}

#[tokio::test]
async fn a_queued_move_waits_for_the_bots_decision_even_if_its_person_takes_the_seat_back() {
    let app = app(HeldStore::new());
    let settings = serde_json::from_str(r#"{"game":"ninjan","seats":2}"#).unwrap();
    let request = OpenRequest { settings, mine: None, bots: Default::default() };
    let opening = Opening::new(&guest(1), request, 0).unwrap();
    let table = app.registry.open(opening).await.unwrap().into_inner().id;
    let actor = app.registry.get(table).await.unwrap();
    let command =
        async |who, command| commands::command(&actor, &guest(who), command).await.unwrap().into_inner();
    command(2, Command::Sit(SitRequest::default())).await;
    let number = command(1, Command::Start(StartRequest::default())).await;
    let connection = Connection::open(actor.clone(), Some(guest(1)), Form::Programs, None).await.unwrap();
    let [first, second] = [Seat::new(0), Seat::new(1)];
    {
        let mut state = actor.loaded().await.unwrap();
        scheduling::stand_in(&actor, &mut state, second, StandInReason::Called, Cause::default()).unwrap();
        // The bots are stopped, so the stand-in at the second seat never decides.
        let mv =
            state.table.as_ref().unwrap().running().unwrap().table.legal(first).listed().unwrap()[0].clone();
        let (client, guest) = (ClientId(0), GuestId(1));
        let queued = QueuedMove { client, guest, request: 1, seat: first, mv, number };
        moves::person_moves(&actor, &mut state, queued, 0).unwrap();
        assert_eq!(state.queued_moves.len(), 1, "the bot decides first");
    }
    command(2, Command::Back).await;
    let (question, mv) = {
        let state = actor.loaded().await.unwrap();
        assert_eq!(state.queued_moves.len(), 1, "the bot still decides first");
        let game = state.table.as_ref().unwrap().running().unwrap();
        (state.turns.question(second).unwrap(), game.table.legal(second).listed().unwrap()[0].clone())
    };
    let decision = roshambo_bots::Decision { mv, considered: Vec::new(), iterations: 0 };
    moves::bot_moves(&actor, second, question, Ok(decision));
    let state = actor.loaded().await.unwrap();
    assert!(state.queued_moves.is_empty());
    let table = state.table.as_ref().unwrap();
    assert!(table.running().unwrap().acted(first) > number);
    assert_eq!(table.bot(second), None, "after the decision of the bot the seat is the person's again");
    drop(state);
    drop(connection);
}

#[tokio::test]
async fn nothing_that_depends_on_a_move_is_answered_or_sent_before_the_move_is_durable() {
    let store = HeldStore::new();
    let app = app(store.clone());
    let request: QuickRequest = serde_json::from_str(r#"{"game":"kanobu"}"#).unwrap();
    let opening = Opening::quick(&guest(1), request, 0).unwrap();
    let table = app.registry.open(opening).await.unwrap().into_inner().id;
    let actor = app.registry.get(table).await.unwrap();
    let connection = Connection::open(actor.clone(), Some(guest(1)), Form::Programs, None).await.unwrap();
    assert!(matches!(connection.outbox.next().await, Delivery::Messages(_)), "the hello");
    let own = Seat::FIRST;
    let look_back = || app.archive.look_back(table, Some(GuestId(1)), own);
    let steps_before = look_back().await.unwrap().into_inner().steps.len();

    store.hold();
    {
        let mut state = actor.loaded().await.unwrap();
        let game = state.table.as_ref().unwrap().running().unwrap();
        let seat = game.table.awaits().seats().iter().next().unwrap();
        let mv = game.table.legal(seat).listed().unwrap()[0].clone();
        actor.change(&mut state, Cause::default(), |changes| changes.make_move(seat, &mv, 0)).unwrap();
    }
    let host = guest(1);
    let mut look_back = Box::pin(look_back());
    let mut unseen = Box::pin(app.advisor.unseen(table, GuestId(1), own));
    let mut hint = Box::pin(app.advisor.hint(table, GuestId(2), own));
    let mut info = Box::pin(actor.info(None));
    let mut refusal = Box::pin(commands::command(&actor, &host, Command::Again));
    // Give all tasks many chances to run.
    for _ in 0..100 {
        tokio::task::yield_now().await;
        assert!(look_back.as_mut().now_or_never().is_none(), "the replay of the running game");
        assert!(unseen.as_mut().now_or_never().is_none(), "the unseen cards");
        assert!(hint.as_mut().now_or_never().is_none(), "the refusal of a hint");
        assert!(info.as_mut().now_or_never().is_none(), "the table");
        assert!(refusal.as_mut().now_or_never().is_none(), "the refusal of a command");
        assert!(connection.outbox.next().now_or_never().is_none(), "an update");
    }
    store.release();
    assert!(look_back.await.unwrap().into_inner().steps.len() > steps_before);
    unseen.await.unwrap();
    assert_eq!(hint.await.unwrap_err().code, "not-your-seat");
    info.await.unwrap();
    assert_eq!(refusal.await.unwrap_err().code, "not-over");
    assert!(matches!(connection.outbox.next().await, Delivery::Messages(_)));
}

#[tokio::test]
async fn a_shutdown_waits_for_the_last_append() {
    let store = HeldStore::new();
    let app = app(store.clone());
    let request: QuickRequest = serde_json::from_str(r#"{"game":"kanobu"}"#).unwrap();
    let opening = Opening::quick(&guest(1), request, 0).unwrap();
    let table = app.registry.open(opening).await.unwrap().into_inner().id;
    let actor = app.registry.get(table).await.unwrap();
    store.hold();
    let host = guest(1);
    let mut left = Box::pin(commands::command(&actor, &host, Command::Leave));
    assert!(left.as_mut().now_or_never().is_none());
    let mut stopped = Box::pin(crate::maintenance::shut_down(&app.node, &app.registry));
    assert!(stopped.as_mut().now_or_never().is_none());
    // The store answers in order, so from now on the shutdown waits for nothing but the append.
    app.store.check().await.unwrap();
    for _ in 0..100 {
        tokio::task::yield_now().await;
        assert!(stopped.as_mut().now_or_never().is_none());
    }
    store.release();
    stopped.await;
    left.await.unwrap();
    let refused = commands::command(&actor, &host, Command::Again).await.unwrap_err();
    assert_eq!(refused.code, "stopping");
}

/// A table with a client, and an app whose tables hold little for the disk.
async fn flooded_app(
    store: Arc<HeldStore>,
    change: impl FnOnce(&mut Config),
) -> (App, Arc<TableActor>, Connection) {
    let mut config = Config::default();
    change(&mut config);
    let app = App::new(&config, store, Arc::new(InProcess::default()), Clock::manual());
    app.node.bots.stop();
    let (actor, connection) = quick_table(&app, 1).await;
    (app, actor, connection)
}

async fn quick_table(app: &App, host: i64) -> (Arc<TableActor>, Connection) {
    let request: QuickRequest = serde_json::from_str(r#"{"game":"kanobu"}"#).unwrap();
    let opening = Opening::quick(&guest(host), request, 0).unwrap();
    let table = app.registry.open(opening).await.unwrap().into_inner().id;
    let actor = app.registry.get(table).await.unwrap();
    let connection = Connection::open(actor.clone(), Some(guest(host)), Form::Programs, None).await.unwrap();
    assert!(matches!(connection.outbox.next().await, Delivery::Messages(_)), "the hello");
    (actor, connection)
}

/// Changes a table, so that everything after that waits for the disk.
async fn change_table(actor: &Arc<TableActor>) {
    let mut state = actor.loaded().await.unwrap();
    actor.change(&mut state, Cause::default(), |changes| changes.miss(Seat::FIRST, 0)).unwrap();
}

/// Sends every kind of message many times.
async fn flood(connection: &Connection) {
    for round in 0..200 {
        let command = Command::Reveal(RevealRequest { seat: Seat::FIRST, text: "x".repeat(90) });
        for message in [
            ClientMessage::Say { what: Remark::Hello },
            ClientMessage::Move { id: round, seat: Seat::FIRST, mv: "nonsense".to_owned(), number: 1 },
            ClientMessage::Attempt { id: round, seat: Seat::FIRST, targets: vec!["bR".to_owned()] },
            ClientMessage::Command { id: round, command },
            ClientMessage::Uncover { seat: Seat::FIRST },
            ClientMessage::Cover,
        ] {
            connection.receive(message).await;
        }
        connection.refuse(None, ApiError::internal());
    }
}

#[tokio::test]
async fn while_the_disk_is_slow_a_flood_is_refused_and_not_kept() {
    const LIMIT: usize = 16 * 1024;
    /// The largest message of this table, with the entries that one command appends.
    const SLACK: usize = 16 * 1024;
    let store = HeldStore::new();
    let (app, actor, connection) =
        flooded_app(store.clone(), |config| config.tables.table_backlog = LIMIT).await;
    store.hold();
    change_table(&actor).await;
    flood(&connection).await;
    let held = app.node.backlog.held();
    assert!((LIMIT..LIMIT + SLACK).contains(&held), "{held} bytes");
    let Delivery::Messages(notices) = connection.outbox.next().now_or_never().unwrap() else { panic!() };
    assert!(notices.iter().all(|notice| notice.contains(r#""code":"storage-slow""#)), "{notices:?}");
    let refused = commands::command(&actor, &guest(1), Command::Back).now_or_never().unwrap().unwrap_err();
    assert_eq!((refused.status, refused.code.as_str()), (503, "storage-slow"));
    let reading = actor.info(None).now_or_never().unwrap().unwrap_err();
    assert_eq!(reading.code, "storage-slow");
    let opened =
        Connection::open(actor.clone(), Some(guest(2)), Form::Programs, None).now_or_never().unwrap();
    assert_eq!(opened.err().unwrap().code, "storage-slow");
    // Another table is not affected.
    store.release();
    let (other, _connection) = quick_table(&app, 2).await;
    actor.flushed().await;
    other.flushed().await;
    assert_eq!(app.node.backlog.held(), 0);
    commands::command(&actor, &guest(1), Command::Resign).await.unwrap();
}

#[tokio::test]
async fn what_all_tables_hold_for_the_disk_is_bounded() {
    const LIMIT: usize = 64 * 1024;
    let store = HeldStore::new();
    let (app, actor, connection) = flooded_app(store.clone(), |config| config.tables.backlog = LIMIT).await;
    let (other, _connection) = quick_table(&app, 2).await;
    store.hold();
    change_table(&actor).await;
    flood(&connection).await;
    let held = app.node.backlog.held();
    assert!((LIMIT..LIMIT + 16 * 1024).contains(&held), "{held} bytes");
    let refused = commands::command(&other, &guest(2), Command::Resign).now_or_never().unwrap().unwrap_err();
    assert_eq!(refused.code, "storage-slow");
    let request: QuickRequest = serde_json::from_str(r#"{"game":"kanobu"}"#).unwrap();
    let opening = Opening::quick(&guest(3), request, 0).unwrap();
    let refused = app.registry.open(opening).now_or_never().unwrap().unwrap_err();
    assert_eq!(refused.code, "storage-slow");
    store.release();
    actor.flushed().await;
    commands::command(&other, &guest(2), Command::Resign).await.unwrap();
}

#[tokio::test]
async fn bots_wait_while_their_table_waits_for_the_disk_and_are_asked_afterwards() {
    let store = HeldStore::new();
    let (_app, actor, connection) =
        flooded_app(store.clone(), |config| config.tables.table_backlog = 4096).await;
    store.hold();
    change_table(&actor).await;
    flood(&connection).await;
    {
        let mut state = actor.lock();
        state.turns.clear();
        scheduling::schedule_bots_and_clocks(&actor, &mut state);
        assert_eq!(state.turns.question(Seat::FIRST), None);
    }
    store.release();
    actor.flushed().await;
    assert!(actor.lock().turns.question(Seat::FIRST).is_some());
}
