//! Replays and positions that are made from records: records of visitors, examples, running games. Nothing is
//! stored here.
//!
//! A record from a visitor is replayed like any other. An error in it is reported with its line. The number
//! of its entries is limited.

mod replay_stream;

use axum::http::StatusCode;
use roshambo_rules::{Awaits, Outcome, Recall, Say, Seat, SeatSet, Viewer, say};
use roshambo_table::record::{self, Entry, Header, Problem, Reader, RecordError, Step};
use roshambo_table::{Driver, GameId, MoveError, NumberedEvent, Table};
use roshambo_tutorial::{ContentError, Example, examples};

use crate::api_error::ApiError;
use crate::protocol::{ExampleView, Form, PresentedView, RefusedMove, Replay, ReplayStep, Standing};
use crate::render::with_phrases;
use crate::table::{finished, looks, names};

pub(crate) use replay_stream::{ReplaySteps, ReplayStream};

/// The maximum number of entries in a record. No game by the rulebooks is longer.
const MOST_ENTRIES: usize = 3000;

/// An entry with its line, or the error at its line.
type NumberedEntry = Result<(u64, Entry), RecordError>;

/// The response for an error in a record, with its line.
fn record_error(error: &RecordError) -> ApiError {
    let error_response = match &error.problem {
        Problem::Refused(refused) => ApiError {
            status: StatusCode::BAD_REQUEST.as_u16(),
            phrase: error.say(),
            ..refused.clone().into()
        },
        _ => ApiError { code: "record".to_owned(), ..ApiError::new(StatusCode::BAD_REQUEST, error.say()) },
    };
    error_response.with("line", error.line)
}

/// The header and the entries of a record from a visitor.
pub(crate) fn parse(record: &str) -> Result<(Header, Vec<NumberedEntry>), ApiError> {
    let mut reader = Reader::new(record.as_bytes()).map_err(|error| record_error(&error))?;
    let entries: Vec<NumberedEntry> = reader.by_ref().take(MOST_ENTRIES + 1).collect();
    if entries.len() > MOST_ENTRIES {
        let phrase = say!("server-record-too-long", most = MOST_ENTRIES as u64);
        return Err(ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, phrase));
    }
    Ok((reader.header().clone(), entries))
}

/// The table at the end of a record.
pub(crate) fn played(header: Header, entries: Vec<NumberedEntry>) -> Result<Table, ApiError> {
    let mut table = Table::open(header).map_err(|_| ApiError::unreadable_log())?;
    table.take_all(entries).map_err(|error| record_error(&error))?;
    Ok(table)
}

/// From where a replay is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplayViewpoint {
    /// As a seat or a spectator saw it.
    Of(Viewer),
    /// With everything that was hidden.
    Full,
}

impl ReplayViewpoint {
    /// The seat, if it is the viewpoint of one.
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            ReplayViewpoint::Of(Viewer::Seat(seat)) => Some(seat),
            ReplayViewpoint::Of(Viewer::Spectator) | ReplayViewpoint::Full => None,
        }
    }
}

/// How a game is shown: the viewpoint, its viewers, and what they recall.
pub(crate) struct ReplayRenderer {
    viewpoint: ReplayViewpoint,
    viewers: Vec<Viewer>,
    recall: Recall,
}

impl ReplayRenderer {
    /// The caller must check that the game has the seat of the viewpoint.
    pub(crate) fn new(header: &Header, viewpoint: ReplayViewpoint, recall: Recall) -> ReplayRenderer {
        let viewers = match viewpoint {
            ReplayViewpoint::Of(viewer) => vec![viewer],
            ReplayViewpoint::Full => header.seats.iter().map(Viewer::Seat).collect(),
        };
        ReplayRenderer { viewpoint, viewers, recall }
    }

    /// The views of a game in its current state.
    pub(crate) fn views(&self, game: &dyn Driver) -> Vec<PresentedView> {
        let view = |viewer: &Viewer| PresentedView::for_people(game.view(*viewer, self.recall));
        self.viewers.iter().map(view).collect()
    }

    /// The step for an entry that was applied. `shown` is the entry, if its text may be shown.
    pub(crate) fn step(
        &self,
        game: &dyn Driver,
        events: std::ops::Range<u64>,
        shown: Option<&Entry>,
    ) -> ReplayStep {
        let numbered = match self.viewpoint {
            ReplayViewpoint::Full => {
                let full = game.full_events(events.clone());
                (events.start..).zip(full).map(|(number, event)| NumberedEvent { number, event }).collect()
            }
            ReplayViewpoint::Of(viewer) => game.events_for(events, viewer, self.recall),
        };
        ReplayStep {
            entry: shown.map(ToString::to_string),
            events: with_phrases(numbered, Form::People),
            views: self.views(game),
            seal: None,
        }
    }

    /// Whether the text of an entry may be shown. `awaited` is what the game waited for before the entry. In
    /// a running game the text is not shown, because only views and events are redacted.
    pub(crate) fn shows(&self, awaited: Awaits, entry: &Entry) -> bool {
        let sealed = matches!(awaited, Awaits::Sealed { .. });
        let hidden = self.recall == Recall::Display || sealed || matches!(entry, Entry::Deck(_));
        self.viewpoint == ReplayViewpoint::Full || !hidden
    }

    /// Applies an entry to a table. Returns the step to show.
    pub(crate) fn take(&self, table: &mut Table, entry: Entry) -> Result<ReplayStep, MoveError> {
        let shown = self.shows(table.awaits(), &entry).then(|| entry.clone());
        let events = table.take(entry)?;
        Ok(self.step(table.driver(), events, shown.as_ref()))
    }
}

/// The standing of a game that no player left.
pub(crate) fn standing(header: &Header, outcome: Option<Outcome>) -> Option<Standing> {
    let (bot_moves, undone) = (header.bot_moves(), header.undone());
    outcome.map(|outcome| finished(header.game, header.seats, outcome, SeatSet::EMPTY, bot_moves, undone))
}

/// Refuses a seat that the game does not have.
pub(crate) fn refuse_seat(header: &Header, seat: Option<Seat>) -> Result<(), ApiError> {
    match seat.filter(|seat| !header.seats.all().contains(*seat)) {
        None => Ok(()),
        Some(seat) => {
            let phrase =
                say!("server-no-such-seat", seat = seat.number(), seats = header.seats.count() as u64);
            Err(ApiError::new(StatusCode::BAD_REQUEST, phrase))
        }
    }
}

/// The replay of a record from a visitor.
pub(crate) fn replay(record: &str, viewpoint: ReplayViewpoint) -> Result<ReplayStream, ApiError> {
    let (header, entries) = parse(record)?;
    refuse_seat(&header, viewpoint.seat())?;
    // A visitor who has the record may know everything in it.
    tell(header, entries, viewpoint, Recall::Memory)
}

/// The replay of a game, entry by entry. All entries are checked here, and rendered when they are sent.
pub(crate) fn tell(
    header: Header,
    entries: impl IntoIterator<Item = NumberedEntry>,
    viewpoint: ReplayViewpoint,
    recall: Recall,
) -> Result<ReplayStream, ApiError> {
    let open_error = |_| ApiError::unreadable_log();
    let mut checked = record::Replay::new(header.clone(), entries.into_iter()).map_err(open_error)?;
    let mut entries = Vec::new();
    while let Some(step) = checked.next() {
        let Step { line, entry, .. } = step.map_err(|error| record_error(&error))?;
        entries.push((line, entry));
        checked.drop_events();
    }
    let standing = standing(&header, checked.game().outcome());
    drop(checked);
    let renderer = ReplayRenderer::new(&header, viewpoint, recall);
    let (game, names, looks, len) = (header.game, names(&header), looks(&header), entries.len());
    let mut replay = record::Replay::new(header, entries.into_iter().map(Ok)).map_err(open_error)?;
    let start = renderer.views(replay.game());
    let steps = std::iter::from_fn(move || {
        let step = replay.next()?.map_err(|error| record_error(&error));
        Some(step.map(|Step { entry, awaited, events, .. }| {
            let shown = renderer.shows(awaited, &entry).then_some(&entry);
            renderer.step(replay.game(), events, shown)
        }))
    });
    let head = Replay { game, names, looks, standing, start, steps: Vec::new() };
    Ok(ReplayStream::new(head, ReplaySteps::new(len, steps)))
}

/// The examples of a game, with their views, steps and refusals.
pub(crate) fn shown(game: GameId) -> Result<Vec<ExampleView>, ApiError> {
    examples(game).map_err(broken_content)?.iter().map(show).collect()
}

/// The response if a file of the tutorial cannot be read.
pub(crate) fn broken_content(error: &ContentError) -> ApiError {
    tracing::error!(%error, "a file of the tutorial cannot be read");
    ApiError::internal()
}

fn show(example: &Example) -> Result<ExampleView, ApiError> {
    let open = || Table::replay(example.record.as_bytes()).map_err(|error| record_error(&error));
    let viewer = example.seat.map_or(Viewer::Spectator, Viewer::Seat);
    let mut table = open()?;
    let renderer = ReplayRenderer::new(table.header(), ReplayViewpoint::Of(viewer), Recall::Display);
    let view = PresentedView::for_people(table.view(viewer, Recall::Display));
    let then = example.then.iter().map(|entry| renderer.take(&mut table, entry.clone()));
    let steps = then.collect::<Result<_, _>>()?;
    let mut refused = Vec::new();
    for entry in &example.refused {
        let mut table = open()?;
        let Entry::Move(seat, text) = entry else { continue };
        let called = table.driver().move_option(text).map(|option| option.phrase);
        if let Err(MoveError { phrase, ruling, .. }) = table.take(entry.clone()) {
            refused.push(RefusedMove { seat: *seat, called, phrase, ruling });
        }
    }
    let record = example.record.clone();
    Ok(ExampleView { ruling: example.ruling, seat: example.seat, record, view, steps, refused })
}
