//! The archive: replays and records of finished games, and a replay of the running game so far.

use std::sync::Arc;

use axum::http::StatusCode;
use roshambo_rules::{Recall, Seat, Viewer, say};
use roshambo_table::fair::seal;
use roshambo_table::record::{Entry, Header};
use roshambo_table::seal_meta;

use crate::api_error::ApiError;
use crate::durable::{Durable, FinishedGame};
use crate::ids::{GuestId, TableId};
use crate::log_entry::LogEntry;
use crate::node::Node;
use crate::protocol::{Replay, ReplayStep};
use crate::registry::TableRegistry;
use crate::store::Ended;
use crate::table::{OnlineTable, looks};
use crate::tutorial::{self, ReplayRenderer, ReplaySteps, ReplayStream, ReplayViewpoint};

/// Replays and records of the tables of this node.
pub(crate) struct Archive {
    node: Arc<Node>,
    registry: Arc<TableRegistry>,
}

impl Archive {
    pub(crate) fn new(node: Arc<Node>, registry: Arc<TableRegistry>) -> Archive {
        Archive { node, registry }
    }

    /// The replay of a finished game of a table. Games count from 1.
    pub(crate) async fn replay(
        &self,
        id: TableId,
        game: u32,
        viewpoint: ReplayViewpoint,
    ) -> Result<Durable<ReplayStream>, ApiError> {
        self.finished(id, game).await?.map(|finished| replay(id, finished, viewpoint)).transpose()
    }

    /// The record of a finished game, with the fairness proof and the seals of its sealed decisions.
    pub(crate) async fn record(&self, id: TableId, game: u32) -> Result<Durable<String>, ApiError> {
        self.finished(id, game).await?.map(|finished| record(id, &finished)).transpose()
    }

    /// The running game so far, as its only person has seen it. A person who plays against bots alone may
    /// look back, unless remembering is part of the game.
    pub(crate) async fn look_back(
        &self,
        id: TableId,
        guest: Option<GuestId>,
        seat: Seat,
    ) -> Result<Durable<ReplayStream>, ApiError> {
        let table = self.registry.get(id).await?;
        let journal = table.read(|table, _| journal(table, guest, seat)).await?;
        let viewpoint = ReplayViewpoint::Of(Viewer::Seat(seat));
        journal
            .transpose()?
            .map(|(header, entries)| {
                let entries = (1..).zip(entries).map(Ok);
                tutorial::tell(header, entries, viewpoint, Recall::Display)
            })
            .transpose()
    }

    /// What is known about a finished game without its entries.
    pub(crate) async fn ended(&self, id: TableId, game: u32) -> Result<Durable<Ended>, ApiError> {
        match self.node.log.ended_game(id, game).await? {
            Some(ended) => Ok(ended),
            None => Err(self.why_not_finished(id, game).await),
        }
    }

    async fn finished(&self, id: TableId, game: u32) -> Result<Durable<FinishedGame>, ApiError> {
        match self.node.log.finished_game(id, game).await? {
            Some(finished) => Ok(finished),
            None => Err(self.why_not_finished(id, game).await),
        }
    }

    /// Why there is no finished game with this number.
    async fn why_not_finished(&self, id: TableId, game: u32) -> ApiError {
        self.games_of(id).await.map_or_else(
            |error| error,
            |games| match game {
                0 => ApiError::no_such_table(),
                game if game > games => ApiError::no_such_table(),
                _ => ApiError::new(StatusCode::CONFLICT, say!("server-not-over")),
            },
        )
    }

    async fn games_of(&self, id: TableId) -> Result<u32, ApiError> {
        let table = self.registry.get(id).await?;
        Ok(table.read(|table, _| table.games).await?.into_inner())
    }
}

/// The journal of a running game, for its only person.
fn journal(
    table: &OnlineTable,
    guest: Option<GuestId>,
    seat: Seat,
) -> Result<(Header, Vec<Entry>), ApiError> {
    let refused = |phrase| ApiError::new(StatusCode::CONFLICT, phrase);
    let game = table.running().ok_or_else(|| refused(say!("server-not-playing")))?;
    let mut people = table.seating.people();
    let is_alone =
        guest.is_some() && people.next() == guest.map(|guest| (seat, guest)) && people.next().is_none();
    if !is_alone {
        return Err(refused(say!("server-not-alone")));
    }
    if table.forgets() {
        return Err(refused(say!("server-to-remember")));
    }
    Ok((game.table.header().clone(), game.table.journal().to_vec()))
}

/// The replay of a finished game. All entries are checked here, and rendered when they are sent.
fn replay(id: TableId, finished: FinishedGame, viewpoint: ReplayViewpoint) -> Result<ReplayStream, ApiError> {
    let FinishedGame { ended, entries } = finished;
    let standing = OnlineTable::rebuild(id, ended.from, &entries)?.standing;
    let standing = Some(standing.ok_or_else(ApiError::unreadable_log)?);
    let entries = without_undone(entries);
    let mut table = OnlineTable::rebuild(id, ended.from, &entries[..1])?;
    let game = table.game.as_ref().ok_or_else(ApiError::unreadable_log)?;
    let header = game.table.header().clone();
    tutorial::refuse_seat(&header, viewpoint.seat())?;
    let renderer = ReplayRenderer::new(&header, viewpoint, Recall::Memory);
    let start = renderer.views(game.table.driver());
    let mut len = 0;
    for entry in &entries[1..] {
        let effect = table.apply(entry)?;
        len += usize::from(effect.game && table.game.is_some());
    }
    let game = table.settings.game;
    let mut table = OnlineTable::rebuild(id, ended.from, &entries[..1])?;
    let steps =
        entries.into_iter().skip(1).filter_map(move |entry| step(&renderer, &mut table, &entry).transpose());
    let (names, looks) = (ended.summary.names, looks(&header));
    let head = Replay { game, names, looks, standing, start, steps: Vec::new() };
    Ok(ReplayStream::new(head, ReplaySteps::new(len, steps)))
}

/// The entries of a game without the decisions that were taken back, and what followed them in the game.
fn without_undone(entries: Vec<LogEntry>) -> Vec<LogEntry> {
    let mut kept: Vec<LogEntry> = Vec::with_capacity(entries.len());
    for entry in entries {
        let LogEntry::Undone { to, .. } = entry else {
            kept.push(entry);
            continue;
        };
        let mut position = 0;
        kept.retain(|entry| {
            let is_of_game = entry.journal_entry().is_some();
            position += u64::from(is_of_game);
            !is_of_game || position <= to
        });
    }
    kept
}

/// Applies an entry. Returns the step to show, if the entry is one of the game.
fn step(
    renderer: &ReplayRenderer,
    table: &mut OnlineTable,
    entry: &LogEntry,
) -> Result<Option<ReplayStep>, ApiError> {
    let journal_entry = entry.journal_entry();
    let next = table.running().zip(journal_entry.as_ref());
    let is_shown = next.is_some_and(|(game, next)| renderer.shows(game.table.awaits(), next));
    let effect = table.apply(entry)?;
    let Some(game) = table.game.as_ref().filter(|_| effect.game) else { return Ok(None) };
    let shown = journal_entry.as_ref().filter(|_| is_shown);
    let step = renderer.step(game.table.driver(), effect.events.clone(), shown);
    Ok(Some(ReplayStep { seal: effect.seal, ..step }))
}

fn record(id: TableId, finished: &FinishedGame) -> Result<String, ApiError> {
    let FinishedGame { ended, entries } = finished;
    let table = OnlineTable::rebuild(id, ended.from, entries)?;
    let game = table.game.as_ref().ok_or_else(ApiError::unreadable_log)?;
    let mut header = game.table.header_with_secret();
    header.meta.push(("ended".to_owned(), ended.summary.ended.to_string()));
    let standing = table.standing.as_ref().ok_or_else(ApiError::unreadable_log)?;
    header.add_bot_moves(&standing.bot_moves);
    header.add_undone(&standing.undone);
    let mut position = 0;
    for entry in &without_undone(entries[1..].to_vec()) {
        if let LogEntry::Move { seat, mv, salt: Some(salt), .. } = entry {
            header.meta.push(seal_meta(position, &seal(*seat, mv, salt), salt));
        }
        position += u64::from(entry.journal_entry().is_some());
    }
    let mut record = header.to_string();
    for entry in game.table.journal() {
        record += &format!("{entry}\n");
    }
    Ok(record)
}
