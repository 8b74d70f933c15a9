//! Opens tables whose people sit at different nodes, and checks them after all games are over.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;

use super::kind::TableKind;
use super::player::Player;
use super::shared::{SharedTable, Stage};
use crate::client::{Client, Guest};
use crate::failure::Failure;
use crate::messages::Command;

/// The time limit for the checks of one table. They take milliseconds, and longer beside other work.
const CHECK_LIMIT: Duration = Duration::from_secs(180);

/// Opens the table with this number, seats its people and starts the game. Nobody is connected yet.
pub(super) async fn open(
    stage: &Arc<Stage>,
    number: usize,
    seed: u64,
) -> Result<(Arc<SharedTable>, Vec<Player>), Failure> {
    let kind = TableKind::mixed(number);
    let node = |person: usize| (number + person) % stage.addresses.places().len();
    let visitor = |person: usize| {
        let base = stage.addresses.get(node(person)).ok_or(Failure::Closed)?;
        Ok::<_, Failure>(Client::with(base, Guest::default()))
    };
    let mut host = visitor(0)?;
    let id = host.open(&kind.request()).await?.id;
    let mut guests = vec![host.identity().clone()];
    for person in 1..kind.people {
        let mut friend = visitor(person)?;
        friend.command(&id, &Command::sit()).await?;
        guests.push(friend.identity().clone());
    }
    host.command(&id, &Command::start()).await?;
    let homes: Vec<usize> = (0..kind.people).map(node).collect();
    let table = Arc::new(SharedTable::new(id, kind, &homes));
    let player = |(person, guest): (usize, Guest)| {
        let seed = seed.wrapping_mul(1_000_003).wrapping_add((number * 10 + person) as u64);
        Player::new(table.clone(), person, guest, stage.clone(), seed)
    };
    let players = guests.into_iter().enumerate().map(player).collect();
    Ok((table, players))
}

/// What was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Checked {
    /// Records.
    pub(super) records: u64,
    /// Views that were compared with those of another node.
    pub(super) views: u64,
}

/// Checks a table that is not played any more: all its records at all nodes, and what all nodes show to its people.
pub(super) async fn check(
    stage: &Stage,
    table: &SharedTable,
    players: &mut [Player],
) -> Result<Checked, String> {
    let checks = check_all(stage, table, players);
    let checked =
        timeout(CHECK_LIMIT, checks).await.unwrap_or_else(|_| Err("no answer for a long time".to_owned()));
    checked.map_err(|problem| format!("table {} ({:?}): {problem}", table.id, table.kind))
}

async fn check_all(stage: &Stage, table: &SharedTable, players: &mut [Player]) -> Result<Checked, String> {
    let mut checked = Checked::default();
    let begun = players.iter().map(|player| player.client.game()).max().unwrap_or(0);
    // The game of somebody who never moves goes on.
    let finished = if table.kind.has_sleeper { begun.saturating_sub(1) } else { begun };
    for game in 1..=finished {
        // All nodes read the records from the same database: the last one at all of them is enough.
        let places = stage.addresses.places();
        let places = if game == finished { places } else { 0..1 };
        let mut first: Option<String> = None;
        for place in places {
            let base = stage.addresses.get(place).ok_or("a node is down")?;
            let record = Client::with(base, Guest::default()).record(&table.id, game).await;
            let record = record.map_err(|failure| format!("the record of game {game}: {failure}"))?;
            if first.as_ref().is_some_and(|first| *first != record) {
                return Err(format!("two nodes have different records of game {game}"));
            }
            first = Some(record);
        }
        if let Some(record) = first {
            let fits = table.ledger().check_record(game, &record, table.kind.has_sleeper);
            fits.map_err(|problem| format!("the record of game {game}: {problem}"))?;
            checked.records += 1;
        }
    }
    for player in players {
        for place in stage.addresses.places() {
            let base = stage.addresses.get(place).ok_or("a node is down")?;
            let compared = player.client.compare_new_connection(&base, &table.id).await;
            compared.map_err(|failure| failure.to_string())??;
            checked.views += 1;
        }
    }
    Ok(checked)
}
