//! Rows that the tests write.

use roshambo_rules::Seat;
use roshambo_server::ids::{Code, GuestId, TableId};
use roshambo_server::protocol::{GameSummary, Status, TableSummary};
use roshambo_server::store::{Append, Ended, GuestRow, Index, Store};

pub fn index(id: TableId, status: Status, changed: u64) -> Index {
    let settings = serde_json::from_str(r#"{"game":"ninjan","public":true}"#).unwrap();
    let summary = TableSummary {
        id,
        settings,
        status,
        names: vec![None, None],
        looks: vec![],
        free: 1,
        opened: changed,
    };
    Index { summary, code: Code::random(), changed, base: 0, people: vec![], ended: None }
}

pub fn append(table: TableId, expected: u64, entries: &[&str]) -> Append {
    let entries = entries.iter().map(|entry| (*entry).to_owned()).collect();
    Append { table, expected, entries, fence: None, index: None }
}

pub fn indexed(append: Append, index: Index) -> Append {
    Append { index: Some(Box::new(index)), ..append }
}

pub fn opening(table: TableId, index: Index) -> Append {
    indexed(append(table, 0, &["opened"]), index)
}

pub async fn opened(store: &dyn Store) -> TableId {
    let table = TableId::random();
    store.append(opening(table, index(table, Status::Playing, 1000))).await.unwrap();
    table
}

pub async fn log(store: &dyn Store, table: TableId) -> Vec<String> {
    store.log(table).await.unwrap().map_or(Vec::new(), |log| log.entries)
}

pub fn guest(id: i64, seen: u64) -> GuestRow {
    GuestRow { id: GuestId(id), tokens: vec![[1; 32]], name: None, look: None, seen }
}

/// A game that has ended, from entry 1 to 5.
pub fn ended(table: TableId, game_number: u32, ended: u64, players: &[(i64, usize)]) -> Ended {
    let summary = GameSummary {
        table,
        game_number,
        game: "ninjan".parse().unwrap(),
        names: vec![],
        looks: vec![],
        mine: vec![],
        places: vec![],
        ended,
        seen: false,
    };
    let players = players.iter().map(|(guest, seat)| (GuestId(*guest), Seat::new(*seat))).collect();
    Ended { summary, players, from: 1, to: 5 }
}
