//! What expires, with a manual clock and a calendar that can be wrong.

use std::path::PathBuf;

use super::*;
use crate::actor::Connection;
use crate::bus::InProcess;
use crate::config::Config;
use crate::guest::Guest;
use crate::ids::{Code, GuestId, TableId};
use crate::metrics::Metrics;
use crate::protocol::{Form, OpenRequest, Status, TableSummary};
use crate::store::sqlite::Sqlite;
use crate::store::{Append, GuestRow, Index, Store};
use crate::table::Opening;
use crate::time::Clock;

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const DAY_MILLIS: i64 = 24 * 60 * 60 * 1000;

/// A node without background tasks, and its expirer. The database is removed with it.
struct Expiring {
    node: Arc<Node>,
    registry: Arc<TableRegistry>,
    expirer: Expirer,
    store: Arc<Sqlite>,
    clock: Clock,
    folder: PathBuf,
}

impl Drop for Expiring {
    fn drop(&mut self) {
        // If this fails, the operating system cleans the folder up later.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Expiring {
    fn new() -> Expiring {
        Expiring::with_max_database(0)
    }

    fn with_max_database(max_database: u64) -> Expiring {
        let folder = std::env::temp_dir().join(format!("roshambo-expiry-{}", TableId::random()));
        std::fs::create_dir(&folder).unwrap();
        let store = Arc::new(Sqlite::open(&folder.join("test.db")).unwrap());
        let (clock, bus) = (Clock::manual(), Arc::new(InProcess::default()));
        let config = Config { bot_threads: 1, max_database, ..Config::default() };
        let node = Node::new(config, store.clone(), bus, clock.clone(), Arc::new(Metrics::new(2)));
        let registry = TableRegistry::new(node.clone());
        Expiring { expirer: Expirer::new(&node), node, registry, store, clock, folder }
    }

    /// Stores a table that changes now.
    async fn table(&self, status: Status) -> TableId {
        let (table, now) = (TableId::random(), self.clock.calendar());
        let settings = serde_json::from_str(r#"{"game":"ninjan"}"#).unwrap();
        let summary =
            TableSummary { id: table, settings, status, names: vec![], looks: vec![], free: 0, opened: now };
        let index =
            Index { summary, code: Code::random(), changed: now, base: 0, people: vec![], ended: None };
        let (entries, index) = (vec!["{}".to_owned()], Some(Box::new(index)));
        self.store.append(Append { table, expected: 0, entries, fence: None, index }).await.unwrap();
        table
    }

    /// Stores a guest who is seen now.
    async fn guest(&self, id: i64) -> GuestId {
        let row = GuestRow {
            id: GuestId(id),
            tokens: vec![[1; 32]],
            name: None,
            look: None,
            seen: self.clock.calendar(),
        };
        self.store.add_guest(row).await.unwrap();
        GuestId(id)
    }

    /// One table of each status and a guest.
    async fn rows(&self, guest: i64) -> Vec<TableId> {
        self.guest(guest).await;
        let mut tables = Vec::new();
        for status in [Status::Waiting, Status::Playing, Status::Over, Status::Void] {
            tables.push(self.table(status).await);
        }
        tables
    }

    async fn exists(&self, table: TableId) -> bool {
        self.store.log(table).await.unwrap().is_some()
    }

    async fn left(&self, tables: &[TableId]) -> Vec<bool> {
        let mut left = Vec::new();
        for table in tables {
            left.push(self.exists(*table).await);
        }
        left
    }

    async fn has_guest(&self, id: i64) -> bool {
        self.store.guest(GuestId(id)).await.unwrap().is_some()
    }

    /// Advances the clock and the calendar, then sweeps.
    async fn after(&mut self, time: Duration) {
        self.clock.advance(time);
        self.expirer.sweep(&self.node, &self.registry).await;
    }

    async fn days(&mut self, days: u32) {
        for _ in 0..days {
            self.after(DAY).await;
        }
    }

    fn restart(&mut self) {
        self.expirer = Expirer::new(&self.node);
    }

    fn set_calendar_by(&self, days: i64) {
        self.clock.set_calendar(self.clock.calendar().saturating_add_signed(days * DAY_MILLIS));
    }
}

#[tokio::test]
async fn a_calendar_that_is_wrong_for_a_minute_deletes_nothing() {
    for days in [15, 401, 40_000, -15, -401] {
        let mut expiring = Expiring::new();
        expiring.days(2).await;
        let before = expiring.rows(1).await;
        expiring.set_calendar_by(days);
        expiring.after(MINUTE).await;
        let during = expiring.rows(2).await;
        expiring.after(MINUTE).await;
        expiring.set_calendar_by(-days);
        for _ in 0..60 {
            expiring.after(MINUTE).await;
        }
        assert_eq!(expiring.left(&before).await, [true; 4], "{days} days");
        assert_eq!(expiring.left(&during).await, [true; 4], "{days} days");
        // When the calendar is trusted again, only the table that has waited for a day is gone.
        expiring.days(2).await;
        assert_eq!(expiring.left(&before).await, [false, true, true, true], "{days} days");
        assert_eq!(expiring.left(&during).await[1..], [true; 3], "{days} days");
        assert!(expiring.has_guest(1).await && expiring.has_guest(2).await, "{days} days");
    }
}

#[tokio::test]
async fn a_calendar_that_stays_far_ahead_deletes_nothing_for_a_day() {
    let mut expiring = Expiring::new();
    expiring.days(2).await;
    let tables = expiring.rows(1).await;
    expiring.set_calendar_by(401);
    for _ in 0..23 {
        expiring.after(DAY / 24).await;
    }
    assert_eq!(expiring.left(&tables).await, [true; 4]);
    assert!(expiring.has_guest(1).await);
}

#[tokio::test]
async fn nothing_expires_in_the_first_day_after_a_start() {
    let mut expiring = Expiring::new();
    expiring.days(2).await;
    let tables = expiring.rows(1).await;
    // The server was off for 401 days, or its calendar is wrong.
    expiring.set_calendar_by(401);
    expiring.restart();
    for _ in 0..23 {
        expiring.after(DAY / 24).await;
    }
    assert_eq!(expiring.left(&tables).await, [true; 4]);
    expiring.after(DAY).await;
    assert_eq!(expiring.left(&tables).await, [false; 4]);
    assert!(!expiring.has_guest(1).await);
}

#[tokio::test]
async fn a_server_that_is_restarted_every_day_deletes_old_tables() {
    let mut expiring = Expiring::new();
    expiring.days(2).await;
    let tables = expiring.rows(1).await;
    for _ in 0..15 {
        expiring.restart();
        expiring.after(MINUTE).await;
        expiring.after(DAY / 2).await;
        expiring.after(DAY / 2).await;
    }
    assert_eq!(expiring.left(&tables).await, [false, false, true, true]);
}

#[tokio::test]
async fn with_a_steady_calendar_everything_expires_after_its_time() {
    let mut expiring = Expiring::new();
    let tables = expiring.rows(1).await;
    expiring.days(1).await;
    assert_eq!(expiring.left(&tables).await, [true; 4]);
    expiring.days(1).await;
    assert_eq!(expiring.left(&tables).await, [false, true, true, true]);
    expiring.days(12).await;
    assert_eq!(expiring.left(&tables).await, [false, true, true, true]);
    expiring.days(1).await;
    assert_eq!(expiring.left(&tables).await, [false, false, true, true]);
    expiring.days(385).await;
    assert_eq!(expiring.left(&tables).await, [false, false, true, true]);
    assert!(expiring.has_guest(1).await);
    expiring.days(1).await;
    assert_eq!(expiring.left(&tables).await, [false; 4]);
    assert!(!expiring.has_guest(1).await);
}

#[tokio::test]
async fn what_is_written_while_the_calendar_is_behind_does_not_expire_when_it_is_right() {
    let mut expiring = Expiring::new();
    expiring.days(2).await;
    // The machine starts with the date of its firmware, and gets the right one after some hours.
    expiring.set_calendar_by(-5000);
    expiring.after(MINUTE).await;
    let tables = expiring.rows(1).await;
    expiring.after(DAY / 4).await;
    expiring.set_calendar_by(5000);
    expiring.days(3).await;
    assert_eq!(expiring.left(&tables).await[1..], [true; 3]);
    assert!(expiring.has_guest(1).await);
}

#[tokio::test]
async fn a_table_in_memory_and_a_connected_guest_never_expire() {
    let mut expiring = Expiring::new();
    let host = Guest { id: expiring.guest(1).await, name: None, look: None };
    let watcher = Guest { id: expiring.guest(2).await, name: None, look: None };
    let settings = serde_json::from_str(r#"{"game":"ninjan","seats":2}"#).unwrap();
    let request = OpenRequest { settings, mine: None, bots: Default::default() };
    let opening = Opening::new(&host, request, expiring.clock.calendar()).unwrap();
    let table = expiring.registry.open(opening).await.unwrap().into_inner().id;
    let actor = expiring.registry.get(table).await.unwrap();
    let connection = Connection::open(actor, Some(watcher), Form::Programs, None).await.unwrap();
    expiring.days(402).await;
    assert!(expiring.exists(table).await && expiring.has_guest(2).await);
    assert!(expiring.has_guest(1).await, "a guest with a table is kept");
    drop(connection);
    expiring.registry.evict_idle();
    expiring.days(2).await;
    assert!(!expiring.exists(table).await);
    assert!(!expiring.has_guest(1).await && !expiring.has_guest(2).await);
}

#[tokio::test]
async fn one_sweep_deletes_a_limited_number() {
    let mut expiring = Expiring::new();
    let mut tables = Vec::new();
    for _ in 0..300 {
        tables.push(expiring.table(Status::Waiting).await);
    }
    expiring.days(2).await;
    let left = expiring.left(&tables).await.iter().filter(|left| **left).count();
    assert_eq!(left, 300 - 16 * BATCHES);
    expiring.clock.advance(MINUTE / 2);
    expiring.expirer.sweep(&expiring.node, &expiring.registry).await;
    assert_eq!(
        expiring.left(&tables).await.iter().filter(|left| **left).count(),
        left,
        "a minute has not passed"
    );
    expiring.after(MINUTE / 2).await;
    assert_eq!(expiring.left(&tables).await, [false; 300]);
}

#[tokio::test]
async fn finished_games_expire_earlier_while_the_database_is_crowded() {
    for (max_database, left) in [(1 << 30, true), (1, false)] {
        let mut expiring = Expiring::with_max_database(max_database);
        let table = expiring.table(Status::Over).await;
        expiring.days(30).await;
        assert!(expiring.exists(table).await);
        expiring.days(1).await;
        assert_eq!(expiring.exists(table).await, left, "{max_database}");
    }
}
