//! Commands before a game and after it: seats, bots, texts, the start.

use axum::http::StatusCode;
use roshambo_bots::Level;
use roshambo_rules::{Arg, Say, Seat, say};
use roshambo_table::fair::{SeatText, TextHash};

use super::{Changes, conflict, forbidden};
use crate::api_error::ApiError;
use crate::guest::{Face, Guest, Look, alike};
use crate::ids::GuestId;
use crate::log_entry::{LogEntry, Sitting, Started};
use crate::protocol::{Settings, Status};
use crate::table::opening::checked;
use crate::time::Millis;

impl Changes<'_> {
    /// A guest takes a seat, or the first free one. `other` is the name of another person at the guest's device.
    pub(super) fn sit(
        &mut self,
        guest: &Guest,
        seat: Option<Seat>,
        other: Option<String>,
    ) -> Result<(), ApiError> {
        self.check_between_games()?;
        let seating = &self.table.seating;
        if seating.is_kicked(guest.id) {
            return Err(forbidden(say!("server-kicked")));
        }
        let seat = match seat {
            Some(seat) => {
                seating.check_exists(seat)?;
                if seating.at(seat).sitting.is_some() {
                    return Err(conflict(say!("server-seat-taken", seat = seat.number())));
                }
                seat
            }
            None => seating.free().next().ok_or_else(|| conflict(say!("server-no-free-seat")))?,
        };
        let look = match (&other, guest.look) {
            (Some(name), _) => Look::of_name(name).unlike(&self.looks_except(seat)),
            // A look that somebody chose is the same at every table; only a further seat of the guest differs.
            (None, Some(look)) if seating.seats_of(guest.id).next().is_none() => look,
            (None, _) => guest.look().unlike(&self.looks_except(seat)),
        };
        let name = other.or_else(|| guest.name.clone()).map(|name| self.distinct_name(name, seat));
        self.push(LogEntry::Sat { seat, guest: guest.id, name, look: Some(look) })
    }

    /// A person shows the name and look that they have chosen meanwhile.
    pub(super) fn introduce(&mut self, guest: &Guest, seat: Seat) -> Result<(), ApiError> {
        self.table.seating.check_owner(guest.id, seat)?;
        let name = guest.name.clone().map(|name| self.distinct_name(name, seat));
        let look = guest.look.unwrap_or_else(|| guest.look().unlike(&self.looks_except(seat)));
        self.push(LogEntry::Introduced { seat, name, look })
    }

    /// What the players at the other seats look like.
    fn looks_except(&self, seat: Seat) -> Vec<Look> {
        let seating = &self.table.seating;
        let others = seating.seats.iter().filter(|other| *other != seat);
        others.filter_map(|other| Some(seating.at(other).sitting.as_ref()?.look(other))).collect()
    }

    /// Makes a name unlike all others at the table: the second Anna is called 'Anna 2'.
    fn distinct_name(&self, name: String, seat: Seat) -> String {
        let seating = &self.table.seating;
        let taken = |wanted: &str| {
            let others = seating.seats.iter().filter(|other| *other != seat);
            others.filter_map(|other| seating.at(other).sitting.as_ref()).any(|sitting| match sitting {
                Sitting::Person { name: Some(name), .. } => alike(name, wanted),
                Sitting::Person { name: None, .. } | Sitting::Bot { .. } => false,
            })
        };
        let numbered = (2..).map(|number| format!("{name} {number}"));
        std::iter::once(name.clone()).chain(numbered).find(|name| !taken(name)).unwrap_or(name)
    }

    pub(super) fn kick(&mut self, guest: GuestId, seat: Seat) -> Result<(), ApiError> {
        self.check_host(guest)?;
        self.table.seating.check_exists(seat)?;
        self.check_between_games()?;
        match self.table.seating.at(seat).guest() {
            Some(other) if other != guest => self.push(LogEntry::Stood { seat, kicked: true }),
            _ => Err(conflict(say!("server-nobody-to-kick", seat = seat.number()))),
        }
    }

    /// Puts a bot at a seat, or removes it if there is no level.
    pub(super) fn seat_bot(
        &mut self,
        guest: GuestId,
        seat: Seat,
        level: Option<Level>,
    ) -> Result<(), ApiError> {
        self.check_host(guest)?;
        self.table.seating.check_exists(seat)?;
        self.check_between_games()?;
        match (&self.table.seating.at(seat).sitting, level) {
            (Some(Sitting::Person { .. }), _) => {
                Err(conflict(say!("server-seat-taken", seat = seat.number())))
            }
            (None, None) => Err(conflict(say!("server-no-bot", seat = seat.number()))),
            (_, Some(level)) => self.add_bot(seat, level),
            (Some(Sitting::Bot { .. }), None) => self.push(LogEntry::Stood { seat, kicked: false }),
        }
    }

    /// Seats a bot. It looks like no other bot at the table, and a bot that only changes its level keeps its look.
    fn add_bot(&mut self, seat: Seat, level: Level) -> Result<(), ApiError> {
        let seating = &self.table.seating;
        let bot_at = |seat: Seat| match &seating.at(seat).sitting {
            Some(bot @ Sitting::Bot { .. }) => Some(bot.look(seat)),
            Some(Sitting::Person { .. }) | None => None,
        };
        let others = seating.seats.iter().filter(|other| *other != seat).filter_map(bot_at);
        let faces: Vec<Face> = others.map(|look| look.face).collect();
        let mut looks = std::iter::once(seat).chain(seating.seats.iter()).map(Look::of_bot);
        let new = looks.find(|look| !faces.contains(&look.face)).unwrap_or(Look::of_bot(seat));
        let look = bot_at(seat).unwrap_or_else(|| new.in_free_colour(&self.looks_except(seat)));
        self.push(LogEntry::BotSat { seat, level, look: Some(look) })
    }

    /// A person commits to a text for the next shuffle. Until the game is about to begin, it can be replaced.
    pub(super) fn commit_text(&mut self, guest: GuestId, seat: Seat, hash: &str) -> Result<(), ApiError> {
        self.table.seating.check_owner(guest, seat)?;
        self.check_between_games()?;
        let hash = TextHash::parse(hash).ok_or_else(|| {
            ApiError::new(StatusCode::BAD_REQUEST, say!("text-no-hash", found = Arg::foreign(hash)))
        })?;
        self.push(LogEntry::TextHash { seat, hash: hash.to_string() })
    }

    /// A person reveals the text that they committed to. The game begins with the last one.
    pub(super) fn reveal_text(
        &mut self,
        guest: GuestId,
        seat: Seat,
        text: String,
        at: Millis,
    ) -> Result<(), ApiError> {
        self.table.seating.check_owner(guest, seat)?;
        let state = self.table.seating.at(seat);
        if !self.table.starting || state.text.is_some() {
            return Err(conflict(say!("text-not-now")));
        }
        let hash = state.text_hash.as_deref().and_then(TextHash::parse);
        let hash = hash.ok_or_else(|| conflict(say!("text-not-now")))?;
        SeatText::revealed(hash, &text)
            .map_err(|refused| ApiError::new(StatusCode::BAD_REQUEST, refused.say()))?;
        self.push(LogEntry::Text { seat, text })?;
        if self.table.seating.awaits_texts() { Ok(()) } else { self.start_game(at) }
    }

    /// The host chooses another game or other settings for the next game.
    pub(super) fn change_settings(&mut self, guest: GuestId, settings: Settings) -> Result<(), ApiError> {
        self.check_host(guest)?;
        self.check_between_games()?;
        let settings = checked(settings)?;
        let people = self.table.seating.people().count();
        if people > usize::from(settings.seats) {
            return Err(conflict(say!("server-too-few-seats", people = people, most = settings.seats)));
        }
        self.push(LogEntry::Changed { settings })
    }

    /// The host starts the game. `fill` is the level of bots for the free seats.
    pub(super) fn start(&mut self, guest: GuestId, fill: Option<Level>, at: Millis) -> Result<(), ApiError> {
        self.check_host(guest)?;
        self.check_between_games()?;
        self.seats_of_player(guest)?;
        let seating = &self.table.seating;
        let wants = |seat: Seat, other| other == guest || seating.at(seat).again;
        if self.table.status() == Status::Over && !seating.people().all(|(seat, other)| wants(seat, other)) {
            return Err(conflict(say!("server-not-all-again")));
        }
        let free: Vec<Seat> = seating.free().collect();
        match fill {
            _ if free.is_empty() => {}
            Some(level) => {
                free.into_iter().try_for_each(|seat| self.add_bot(seat, level))?;
            }
            None => return Err(conflict(say!("server-seats-free", free = free.len()))),
        }
        self.prepare_game(at)
    }

    /// A person wants another game. It starts when all do.
    pub(super) fn want_another_game(&mut self, guest: GuestId, at: Millis) -> Result<(), ApiError> {
        let seats = self.seats_of_player(guest)?;
        if self.table.status() != Status::Over {
            return Err(conflict(say!("server-not-over")));
        }
        self.check_between_games()?;
        for seat in seats {
            if !self.table.seating.at(seat).again {
                self.push(LogEntry::Again { seat })?;
            }
        }
        self.start_if_all_want(at)
    }

    /// A bot takes the seat of a person who does not answer after a game, so that the others can play on.
    pub(crate) fn replace_absent(&mut self, seat: Seat, at: Millis) -> Result<(), ApiError> {
        if self.table.status() != Status::Over {
            return Err(conflict(say!("server-not-over")));
        }
        let level = self.table.settings.level;
        self.check_between_games()?;
        self.add_bot(seat, level)?;
        self.start_if_all_want(at)
    }

    fn start_if_all_want(&mut self, at: Millis) -> Result<(), ApiError> {
        let all_ready = self.table.seating.states().iter().all(|state| match &state.sitting {
            Some(Sitting::Person { .. }) => state.again,
            Some(Sitting::Bot { .. }) => true,
            None => false,
        });
        if all_ready { self.prepare_game(at) } else { Ok(()) }
    }

    /// Fixes the text hashes and asks for the texts. Without hashes the game begins at once.
    fn prepare_game(&mut self, at: Millis) -> Result<(), ApiError> {
        self.ensure_promise()?;
        if self.table.seating.awaits_texts() { self.push(LogEntry::Starting) } else { self.start_game(at) }
    }

    /// Begins the game with the texts that were revealed, and default texts for the other seats.
    pub(crate) fn start_game(&mut self, at: Millis) -> Result<(), ApiError> {
        let table = &*self.table;
        let (seating, after_a_game) = (&table.seating, table.status() == Status::Over);
        let promised = table.promise.as_ref().ok_or_else(ApiError::unreadable_log)?.promised.clone();
        let (hashes, texts) = seating.next_texts(after_a_game);
        let sittings: Option<Vec<Sitting>> = seating.next_sittings(after_a_game).into_iter().collect();
        let started = Started {
            host: seating.host(),
            settings: table.settings.clone(),
            code: table.code.clone(),
            opened: table.opened,
            at,
            game: table.games + 1,
            seats: sittings.ok_or_else(ApiError::unreadable_log)?,
            promised,
            hashes,
            texts,
        };
        self.push(LogEntry::Started(Box::new(started)))?;
        self.deal()
    }
}
