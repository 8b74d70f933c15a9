//! Games that are looked at or practised with from their records: nothing of them is kept here.
//!
//! A record that a visitor brings is played by the rules like any other; whatever is wrong with it is said
//! with its line. How much of it is read is bounded.

use axum::http::StatusCode;
use roshambo_rules::{Outcome, Recall, Say, Seat, SeatSet, Viewer, say};
use roshambo_table::record::{Entry, Header, Problem, Reader, RecordError};
use roshambo_table::{GameId, MoveError, NumberedEvent, Table};
use roshambo_tutorial::{entry, examples};

use crate::api_error::ApiError;
use crate::protocol::{ExampleView, Form, RefusedMove, Replay, ReplayStep, Standing};
use crate::render::spoken;
use crate::table::{finished, names};

/// The most entries of a record that are read. No rulebook's game is so long.
const MOST_ENTRIES: usize = 3000;

/// A record that cannot be read, and where.
fn wrong(error: &RecordError) -> ApiError {
    let trouble = match &error.problem {
        Problem::Refused(refused) => ApiError {
            status: StatusCode::BAD_REQUEST.as_u16(),
            phrase: error.say(),
            ..refused.clone().into()
        },
        _ => ApiError { code: "record".to_owned(), ..ApiError::new(StatusCode::BAD_REQUEST, error.say()) },
    };
    trouble.with("line", error.line)
}

/// The header and the entries of a record, each with its line.
pub(crate) fn parse(record: &str) -> Result<(Header, Vec<(u64, Entry)>), ApiError> {
    let mut reader = Reader::new(record.as_bytes()).map_err(|error| wrong(&error))?;
    let mut entries = Vec::new();
    while let Some(next) = reader.entry().map_err(|error| wrong(&error))? {
        if entries.len() == MOST_ENTRIES {
            let phrase = say!("server-record-too-long", most = MOST_ENTRIES as u64);
            return Err(ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, phrase));
        }
        entries.push(next);
    }
    Ok((reader.header().clone(), entries))
}

/// The table after the entries of a record.
pub(crate) fn played(header: Header, entries: Vec<(u64, Entry)>) -> Result<Table, ApiError> {
    let mut table = Table::open(header).map_err(|_| ApiError::unreadable_log())?;
    for (line, next) in entries {
        table.take(next).map_err(|refused| wrong_at(line, refused))?;
    }
    Ok(table)
}

fn wrong_at(line: u64, refused: MoveError) -> ApiError {
    wrong(&RecordError { line, problem: Problem::Refused(refused) })
}

/// From where a game is looked at again.
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

/// How a game is looked at, and by whom.
pub(crate) struct Look {
    sight: ReplayViewpoint,
    viewers: Vec<Viewer>,
    recall: Recall,
}

impl Look {
    /// Whether there is such a seat is for the caller to know.
    pub(crate) fn new(header: &Header, sight: ReplayViewpoint, recall: Recall) -> Look {
        let viewers = match sight {
            ReplayViewpoint::Of(viewer) => vec![viewer],
            ReplayViewpoint::Full => header.seats.iter().map(Viewer::Seat).collect(),
        };
        Look { sight, viewers, recall }
    }

    /// What is seen of a game now.
    pub(crate) fn views(&self, table: &Table) -> Vec<roshambo_table::AnyView> {
        self.viewers.iter().map(|viewer| table.view(*viewer, self.recall)).collect()
    }

    /// An entry that was taken, as it is seen. Decks and sealed decisions are shown in full sight only.
    pub(crate) fn step(
        &self,
        table: &Table,
        events: std::ops::Range<u64>,
        shown: Option<&Entry>,
    ) -> ReplayStep {
        let told = match self.sight {
            ReplayViewpoint::Full => {
                let account = table.driver().full_events(events.clone());
                (events.start..).zip(account).map(|(number, event)| NumberedEvent { number, event }).collect()
            }
            ReplayViewpoint::Of(viewer) => table.events_for(events, viewer, self.recall),
        };
        ReplayStep {
            entry: shown.map(ToString::to_string),
            events: spoken(told, Form::People),
            views: self.views(table),
            seal: None,
        }
    }

    /// Whether the entry may be shown that comes next at this table. Of a game that is not over the views and
    /// events tell what may be known, and nothing else does.
    pub(crate) fn shows(&self, table: &Table, next: &Entry) -> bool {
        let sealed = matches!(table.awaits(), roshambo_rules::Awaits::Sealed { .. });
        let hidden = self.recall == Recall::Display || sealed || matches!(next, Entry::Deck(_));
        self.sight == ReplayViewpoint::Full || !hidden
    }

    /// Takes an entry, and says what is seen of it.
    pub(crate) fn take(&self, table: &mut Table, next: Entry) -> Result<ReplayStep, MoveError> {
        let shown = self.shows(table, &next).then(|| next.clone());
        let events = table.take(next)?;
        Ok(self.step(table, events, shown.as_ref()))
    }
}

/// The standing of a game that nobody left.
pub(crate) fn standing(header: &Header, outcome: Option<Outcome>) -> Option<Standing> {
    outcome.map(|outcome| finished(header.game, header.seats, outcome, SeatSet::EMPTY))
}

/// A seat that the game does not have.
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

/// A record, step by step.
pub(crate) fn replay(record: &str, sight: ReplayViewpoint) -> Result<Replay, ApiError> {
    let (header, entries) = parse(record)?;
    refuse_seat(&header, sight.seat())?;
    // Whoever has a record knows all that is in it.
    tell(header, entries, sight, Recall::Memory)
}

/// The entries of a game, step by step.
pub(crate) fn tell(
    header: Header,
    entries: Vec<(u64, Entry)>,
    sight: ReplayViewpoint,
    recall: Recall,
) -> Result<Replay, ApiError> {
    let look = Look::new(&header, sight, recall);
    let mut table = Table::open(header).map_err(|_| ApiError::unreadable_log())?;
    let start = look.views(&table);
    let mut steps = Vec::with_capacity(entries.len());
    for (line, next) in entries {
        steps.push(look.take(&mut table, next).map_err(|refused| wrong_at(line, refused))?);
    }
    let header = table.header();
    let standing = standing(header, table.outcome());
    Ok(Replay { game: header.game, names: names(header), standing, start, steps })
}

/// The examples of a game, as the rules make them.
pub(crate) fn shown(game: GameId) -> Vec<ExampleView> {
    // What cannot be played is no example: a test of the tutorial says which one.
    examples(game).iter().filter_map(|example| show(example).ok()).collect()
}

fn show(example: &roshambo_tutorial::Example) -> Result<ExampleView, ApiError> {
    let (header, entries) = parse(&example.record)?;
    let open = || played(header.clone(), entries.clone());
    let viewer = example.seat.map_or(Viewer::Spectator, Viewer::Seat);
    let look = Look::new(&header, ReplayViewpoint::Of(viewer), Recall::Display);
    let mut table = open()?;
    let view = table.view(viewer, Recall::Display);
    let then = example.then.iter().filter_map(|line| entry(line));
    let steps = then.map(|next| look.take(&mut table, next)).collect::<Result<_, _>>()?;
    let mut refused = Vec::new();
    for line in &example.refused {
        let mut table = open()?;
        let Some(Entry::Move(seat, text)) = entry(line) else { continue };
        let called = table.driver().move_option(&text).map(|way| way.phrase);
        if let Err(MoveError { phrase, ruling, .. }) = table.take(Entry::Move(seat, text)) {
            refused.push(RefusedMove { seat, called, phrase, ruling });
        }
    }
    let record = example.record.clone();
    Ok(ExampleView { ruling: example.ruling, seat: example.seat, record, view, steps, refused })
}
