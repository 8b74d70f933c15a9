//! Opening a table: its settings are checked, then the host's seats and the bots are seated.

use axum::http::StatusCode;
use roshambo_rules::{Phrase, Say, Seat, say};

use super::{Changes, Effect, OnlineTable, Step};
use crate::api_error::ApiError;
use crate::guest::Guest;
use crate::ids::{Code, GuestId, TableId};
use crate::log_entry::LogEntry;
use crate::protocol::{
    BotRequest, ClockSetting, Command, CommitRequest, OpenRequest, QuickRequest, Settings, SitRequest,
    StartRequest,
};
use crate::time::Millis;

/// The longest times that can be chosen, in seconds: one week, as the message `server-times` says.
const LONGEST_SECONDS: u32 = 7 * 24 * 60 * 60;

/// A table that can be opened: its first log entry, and the commands that follow at once.
#[derive(Debug)]
pub(crate) struct Opening {
    host: Guest,
    at: Millis,
    entry: LogEntry,
    commands: Vec<Command>,
}

impl Opening {
    /// Checks a request for a table.
    pub(crate) fn new(host: &Guest, request: OpenRequest, at: Millis) -> Result<Opening, ApiError> {
        let settings = checked(request.settings)?;
        let seats = settings.game.seats(settings.seats).ok_or_else(ApiError::unreadable_log)?;
        let free = seats.iter().find(|seat| !request.bots.contains_key(seat));
        let mine = request.mine.unwrap_or_else(|| free.into_iter().collect());
        let outside = |seat: &&Seat| !seats.all().contains(**seat);
        if let Some(seat) = mine.iter().chain(request.bots.keys()).find(outside) {
            return Err(invalid(say!("server-no-such-seat", seat = seat.number(), seats = settings.seats)));
        }
        let bots = request.bots.into_iter();
        let bots = bots.map(|(seat, level)| Command::Bot(BotRequest { seat, level: Some(level) }));
        let people = mine.into_iter();
        let people = people.map(|seat| Command::Sit(SitRequest { seat: Some(seat), name: None }));
        // People first: bots take colours that nobody has.
        let commands = people.chain(bots).collect();
        let entry = LogEntry::Opened { host: host.id, settings, code: Code::random(), at };
        Ok(Opening { host: host.clone(), at, entry, commands })
    }

    /// Checks a request for a game against bots. It starts at once, or with the visitor's text.
    pub(crate) fn quick(host: &Guest, request: QuickRequest, at: Millis) -> Result<Opening, ApiError> {
        let QuickRequest { game, seats, options, level, text_hash } = request;
        let count = if seats == 0 { game.info().min_seats } else { seats };
        let bots = (2..=count).filter_map(|number| Seat::from_number(number.into()));
        let bots = bots.map(|seat| (seat, level)).collect();
        let settings = Settings { seats, options, level, ..Settings::of(game) };
        let mut opening = Opening::new(host, OpenRequest { settings, mine: None, bots }, at)?;
        let commit = text_hash.map(|hash| Command::Commit(CommitRequest { seat: Seat::FIRST, hash }));
        opening.commands.extend(commit);
        opening.commands.push(Command::Start(StartRequest { fill: None }));
        Ok(opening)
    }

    /// The guest who opens the table.
    pub(crate) fn host(&self) -> GuestId {
        self.host.id
    }

    /// Makes the table, with all steps that led to it.
    pub(crate) fn carry_out(self, id: TableId) -> Result<(OnlineTable, Vec<Step>), ApiError> {
        let mut table = OnlineTable::rebuild(id, 0, std::slice::from_ref(&self.entry))?;
        let mut changes = Changes::new(&mut table);
        // The commitment comes first, so that texts can be given for it.
        changes.ensure_promise()?;
        for command in self.commands {
            changes.command(&self.host, command, self.at)?;
        }
        let mut steps = vec![Step { entry: self.entry, effect: Effect::default() }];
        steps.extend(changes.into_steps());
        Ok((table, steps))
    }
}

/// Completes settings and checks them.
pub(super) fn checked(mut settings: Settings) -> Result<Settings, ApiError> {
    let info = settings.game.info();
    if settings.seats == 0 {
        settings.seats = info.min_seats;
    }
    let seats = settings.game.seats(settings.seats).ok_or_else(|| {
        let (fewest, most) = (info.min_seats, info.max_seats);
        let game = Phrase::new(info.title);
        invalid(say!("server-seats", game = game, fewest = fewest, most = most, found = settings.seats))
    })?;
    let options: Vec<(String, String)> = settings.options.clone().into_iter().collect();
    roshambo_table::open(settings.game, seats, &options).map_err(|error| invalid(error.say()))?;
    let times = match settings.clock {
        ClockSetting::None => vec![],
        ClockSetting::PerMove { seconds } => vec![(1, seconds)],
        ClockSetting::Bank { seconds, increment } => vec![(1, seconds), (0, increment)],
    };
    let within = |(least, seconds): &(u32, u32)| (*least..=LONGEST_SECONDS).contains(seconds);
    if !times.iter().chain(&[(0, settings.away)]).all(within) {
        return Err(invalid(say!("server-times")));
    }
    Ok(settings)
}

fn invalid(phrase: Phrase) -> ApiError {
    ApiError::new(StatusCode::BAD_REQUEST, phrase)
}
