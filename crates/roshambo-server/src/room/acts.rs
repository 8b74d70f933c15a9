//! What can be done at a table, and when: each act becomes facts, or is refused with a reason.

use axum::http::StatusCode;
use roshambo_bots::Level;
use roshambo_rules::{Arg, Awaits, Phrase, Seat, say};
use roshambo_table::{fair, hex};

use super::{Room, Step};
use crate::api_error::ApiError;
use crate::attempt;
use crate::fact::{Fact, Sitting, Started, Why};
use crate::gate::{alike, clean_name};
use crate::hall::Guest;
use crate::ids::{GuestId, random};
use crate::protocol::{ClockSetting, Command, OpenRequest, Settings, Status};
use crate::time::Millis;

/// The longest times that can be chosen, in seconds: a week, as the text `server-times` says in words.
const LONGEST: u32 = 7 * 24 * 60 * 60;

fn refused(phrase: Phrase) -> ApiError {
    ApiError::new(StatusCode::CONFLICT, phrase)
}

fn wrong(phrase: Phrase) -> ApiError {
    ApiError::new(StatusCode::BAD_REQUEST, phrase)
}

/// Completes settings and checks them.
pub(crate) fn checked(mut settings: Settings) -> Result<Settings, ApiError> {
    let info = settings.game.info();
    if settings.seats == 0 {
        settings.seats = info.min_seats;
    }
    let seats = settings.game.seats(settings.seats).ok_or_else(|| {
        let (fewest, most) = (info.min_seats, info.max_seats);
        let game = Arg::text(settings.game.id());
        wrong(say!("server-seats", game = game, fewest = fewest, most = most, found = settings.seats))
    })?;
    let options: Vec<(String, String)> = settings.options.clone().into_iter().collect();
    roshambo_table::open(settings.game, seats, &options)
        .map_err(|error| wrong(roshambo_rules::Say::say(&error)))?;
    let times = match settings.clock {
        ClockSetting::None => vec![],
        ClockSetting::PerMove { seconds } => vec![(1, seconds)],
        ClockSetting::Bank { seconds, increment } => vec![(1, seconds), (0, increment)],
    };
    if times.iter().chain(&[(0, settings.away)]).any(|(least, time)| !(*least..=LONGEST).contains(time)) {
        return Err(wrong(say!("server-times")));
    }
    Ok(settings)
}

impl Room {
    /// The facts that open a table; the first of them makes the room.
    pub(crate) fn opening(
        host: &Guest,
        request: OpenRequest,
        at: Millis,
    ) -> Result<(Fact, Vec<Command>), ApiError> {
        let settings = checked(request.settings)?;
        let seats = settings.game.seats(settings.seats).ok_or_else(super::unreadable)?;
        let free = seats.iter().find(|seat| !request.bots.contains_key(seat));
        let mine = request.mine.unwrap_or_else(|| free.into_iter().collect());
        let outside = |seat: &&Seat| !seats.all().contains(**seat);
        if let Some(seat) = mine.iter().chain(request.bots.keys()).find(outside) {
            return Err(wrong(say!("server-no-such-seat", seat = seat.number(), seats = settings.seats)));
        }
        let bots = request
            .bots
            .into_iter()
            .map(|(seat, level)| Command::Bot(crate::protocol::BotRequest { seat, level: Some(level) }));
        let people = mine
            .into_iter()
            .map(|seat| Command::Sit(crate::protocol::SitRequest { seat: Some(seat), ..Default::default() }));
        let fact = Fact::Opened { host: host.id, settings, code: crate::ids::Code::random(), at };
        Ok((fact, bots.chain(people).collect()))
    }

    /// Applies a fact that follows from what was checked.
    pub(crate) fn push(&mut self, fact: Fact, steps: &mut Vec<Step>) -> Result<(), ApiError> {
        let effect = self.apply(&fact)?;
        steps.push(Step { fact, effect });
        Ok(())
    }

    /// Does something at the table. On an error the room may have to be rebuilt if `steps` are not empty.
    pub(crate) fn act(
        &mut self,
        guest: &Guest,
        act: Command,
        at: Millis,
        steps: &mut Vec<Step>,
    ) -> Result<(), ApiError> {
        match act {
            Command::Sit(request) => {
                let name = match &request.name {
                    Some(name) => clean_name(name)?,
                    None => guest.name.clone(),
                };
                self.sit(guest.id, request.seat, name, steps)
            }
            Command::Leave => self.leave(guest.id, true, steps),
            Command::Resign => self.leave(guest.id, false, steps),
            Command::Kick(request) => self.kick(guest.id, request.seat, steps),
            Command::Bot(request) => self.seat_bot(guest.id, request.seat, request.level, steps),
            Command::Text(request) => self.text(guest.id, request.seat, request.text, steps),
            Command::Start(request) => self.begin(guest.id, request.fill, at, steps),
            Command::Again => self.again(guest.id, at, steps),
            Command::Back => self.back(guest.id, steps),
            // Whether a seat was silent for long enough, the table's clock knows.
            Command::Call(_) => Err(refused(say!("server-not-silent"))),
        }
    }

    fn between_games(&self) -> Result<(), ApiError> {
        match self.status() {
            Status::Waiting | Status::Over => Ok(()),
            Status::Playing => Err(refused(say!("server-playing"))),
            Status::Void => Err(super::unreadable()),
        }
    }

    fn in_game(&self) -> Result<(), ApiError> {
        match self.status() {
            Status::Playing => Ok(()),
            Status::Waiting | Status::Over => Err(refused(say!("server-not-playing"))),
            Status::Void => Err(super::unreadable()),
        }
    }

    fn as_host(&self, guest: GuestId) -> Result<(), ApiError> {
        if self.host() == guest { Ok(()) } else { Err(forbidden(say!("server-host-only"))) }
    }

    fn as_player(&self, guest: GuestId) -> Result<Vec<Seat>, ApiError> {
        let seats: Vec<Seat> = self.seats_of(guest).collect();
        if seats.is_empty() { Err(forbidden(say!("server-no-seat"))) } else { Ok(seats) }
    }

    /// Whether a guest holds this seat.
    pub(crate) fn own(&self, guest: GuestId, seat: Seat) -> Result<(), ApiError> {
        self.known(seat)?;
        let own = self.seats_of(guest).any(|own| own == seat);
        if own { Ok(()) } else { Err(forbidden(say!("server-not-your-seat", seat = seat.number()))) }
    }

    /// Whether a guest plays this seat: it is their own, and no bot stands in for them.
    pub(crate) fn plays_seat(&self, guest: GuestId, seat: Seat) -> Result<(), ApiError> {
        self.own(guest, seat)?;
        match self.running().and_then(|_| self.bot(seat)) {
            None => Ok(()),
            Some(_) => Err(refused(say!("server-bot-plays", seat = seat.number()))),
        }
    }

    /// Why what a guest points at makes no move. Nothing is made.
    pub(crate) fn attempt(&self, guest: GuestId, seat: Seat, targets: &[String]) -> ApiError {
        match (self.plays_seat(guest, seat), self.running()) {
            (Err(error), _) => error,
            (Ok(()), Some(play)) => attempt::refuse(&play.table, seat, targets),
            (Ok(()), None) => refused(say!("server-not-playing")),
        }
    }

    fn known(&self, seat: Seat) -> Result<(), ApiError> {
        if self.seats.all().contains(seat) {
            return Ok(());
        }
        Err(wrong(say!("server-no-such-seat", seat = seat.number(), seats = self.settings.seats)))
    }

    fn sit(
        &mut self,
        guest: GuestId,
        seat: Option<Seat>,
        name: String,
        steps: &mut Vec<Step>,
    ) -> Result<(), ApiError> {
        self.between_games()?;
        if self.kicked.contains(&guest) {
            return Err(forbidden(say!("server-kicked")));
        }
        let free = |seat: &Seat| self.places[seat.index()].sitting.is_none();
        let seat = match seat {
            Some(seat) => {
                self.known(seat)?;
                Some(seat)
                    .filter(free)
                    .ok_or_else(|| refused(say!("server-seat-taken", seat = seat.number())))?
            }
            None => self.seats.iter().find(free).ok_or_else(|| refused(say!("server-no-free-seat")))?,
        };
        let name = self.distinct(name);
        self.push(Fact::Sat { seat, guest, name }, steps)
    }

    /// Names at one table differ also to the eye: a second Anna is called 'Anna 2'.
    fn distinct(&self, name: String) -> String {
        let taken = |other: &str| {
            self.places.iter().any(|place| match &place.sitting {
                Some(Sitting::Person { name, .. }) => alike(name, other),
                Some(Sitting::Bot { .. }) | None => false,
            })
        };
        let free = |name: &String| name.is_empty() || !taken(name);
        let numbered = (2..).map(|number| format!("{name} {number}"));
        std::iter::once(name.clone()).chain(numbered).find(free).unwrap_or(name)
    }

    /// Stands up; during a game for good. With `gone` the seat becomes free, else only the game is given up.
    fn leave(&mut self, guest: GuestId, gone: bool, steps: &mut Vec<Step>) -> Result<(), ApiError> {
        let seats = self.as_player(guest)?;
        if self.between_games().is_ok() {
            if !gone {
                self.in_game()?;
            }
            return seats
                .into_iter()
                .try_for_each(|seat| self.push(Fact::Stood { seat, kicked: false }, steps));
        }
        self.in_game()?;
        for seat in seats {
            if gone || !self.places[seat.index()].left {
                self.push(Fact::Left { seat, gone }, steps)?;
            }
        }
        let stayed = self.seats.iter().filter(|seat| !self.places[seat.index()].left);
        let people = stayed.clone().filter(|seat| self.places[seat.index()].guest().is_some());
        if people.count() == 0 || stayed.count() == 1 {
            self.push(Fact::GivenUp, steps)?;
            self.push(Fact::Promised(self.new_promise()), steps)?;
        }
        Ok(())
    }

    fn kick(&mut self, guest: GuestId, seat: Seat, steps: &mut Vec<Step>) -> Result<(), ApiError> {
        self.as_host(guest)?;
        self.known(seat)?;
        self.between_games()?;
        match self.places[seat.index()].guest() {
            Some(other) if other != guest => self.push(Fact::Stood { seat, kicked: true }, steps),
            _ => Err(refused(say!("server-nobody-to-kick", seat = seat.number()))),
        }
    }

    fn seat_bot(
        &mut self,
        guest: GuestId,
        seat: Seat,
        level: Option<Level>,
        steps: &mut Vec<Step>,
    ) -> Result<(), ApiError> {
        // While a table is being opened nobody sits at it yet, and its host is the one who opens it.
        self.as_host(guest)?;
        self.known(seat)?;
        self.between_games()?;
        match (&self.places[seat.index()].sitting, level) {
            (Some(Sitting::Person { .. }), _) => {
                return Err(refused(say!("server-seat-taken", seat = seat.number())));
            }
            (None, None) => return Err(refused(say!("server-no-bot", seat = seat.number()))),
            (_, Some(level)) => self.push(Fact::BotSat { seat, level }, steps)?,
            (Some(Sitting::Bot { .. }), None) => self.push(Fact::Stood { seat, kicked: false }, steps)?,
        }
        self.push(Fact::Promised(self.new_promise()), steps)
    }

    fn text(
        &mut self,
        guest: GuestId,
        seat: Seat,
        text: String,
        steps: &mut Vec<Step>,
    ) -> Result<(), ApiError> {
        self.own(guest, seat)?;
        self.between_games()?;
        if self.places[seat.index()].text.is_some() {
            return Err(refused(say!("text-already-given", seat = seat)));
        }
        if text.is_empty() || text.len() > fair::LONGEST_TEXT || text.chars().any(char::is_control) {
            return Err(wrong(say!("text-malformed", most = fair::LONGEST_TEXT)));
        }
        self.push(Fact::Text { seat, text }, steps)
    }

    fn begin(
        &mut self,
        guest: GuestId,
        fill: Option<Level>,
        at: Millis,
        steps: &mut Vec<Step>,
    ) -> Result<(), ApiError> {
        self.as_host(guest)?;
        self.between_games()?;
        self.as_player(guest)?;
        let wants = |seat: Seat, other| other == guest || self.places[seat.index()].again;
        if self.games > 0 && !self.people().all(|(seat, other)| wants(seat, other)) {
            return Err(refused(say!("server-not-all-again")));
        }
        let free = self.seats.iter().filter(|seat| self.places[seat.index()].sitting.is_none());
        let free: Vec<Seat> = free.collect();
        match fill {
            Some(level) if !free.is_empty() => {
                for seat in free {
                    self.push(Fact::BotSat { seat, level }, steps)?;
                }
                self.push(Fact::Promised(self.new_promise()), steps)?;
            }
            _ if !free.is_empty() => return Err(refused(say!("server-seats-free", free = free.len()))),
            _ => {}
        }
        self.start_now(at, steps)
    }

    fn again(&mut self, guest: GuestId, at: Millis, steps: &mut Vec<Step>) -> Result<(), ApiError> {
        let seats = self.as_player(guest)?;
        if self.status() != Status::Over {
            return Err(refused(say!("server-not-over")));
        }
        for seat in seats {
            if !self.places[seat.index()].again {
                self.push(Fact::Again { seat }, steps)?;
            }
        }
        let ready = |seat: Seat| match &self.places[seat.index()].sitting {
            Some(Sitting::Person { .. }) => self.places[seat.index()].again,
            Some(Sitting::Bot { .. }) => true,
            None => false,
        };
        if self.seats.iter().all(ready) { self.start_now(at, steps) } else { Ok(()) }
    }

    /// Makes the promise for the next game, if there is none yet.
    pub(crate) fn promise_once(&mut self, steps: &mut Vec<Step>) -> Result<(), ApiError> {
        match self.promised {
            Some(_) => Ok(()),
            None => self.push(Fact::Promised(self.new_promise()), steps),
        }
    }

    fn start_now(&mut self, at: Millis, steps: &mut Vec<Step>) -> Result<(), ApiError> {
        self.promise_once(steps)?;
        let promised = self.promised.clone().ok_or_else(super::unreadable)?;
        let sittings: Option<Vec<Sitting>> = self.next_sittings().into_iter().collect();
        let mut given: Vec<Option<String>> = self.places.iter().map(|place| place.text.clone()).collect();
        if self.games > 0 {
            given.rotate_right(1);
        }
        let text = |(seat, given): (Seat, Option<String>)| {
            promised.bots.get(&seat).cloned().or(given).unwrap_or_else(|| hex(&random::<16>()))
        };
        let started = Started {
            host: self.host(),
            settings: self.settings.clone(),
            code: self.code.clone(),
            opened: self.opened,
            at,
            game: self.games + 1,
            seats: sittings.ok_or_else(super::unreadable)?,
            texts: self.seats.iter().zip(given).map(text).collect(),
            promised,
        };
        self.push(Fact::Started(Box::new(started)), steps)?;
        self.deal(steps)
    }

    /// Deals whatever deck is awaited.
    fn deal(&mut self, steps: &mut Vec<Step>) -> Result<(), ApiError> {
        while let Some(cards) = self.running().and_then(|play| play.table.next_deck()) {
            self.push(Fact::Deck { cards }, steps)?;
        }
        Ok(())
    }

    /// Makes a move of a seat; who may do so was checked.
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        mv: &str,
        took: u64,
        steps: &mut Vec<Step>,
    ) -> Result<(), ApiError> {
        self.in_game()?;
        let sealed = matches!(self.running().map(|play| play.table.awaits()), Some(Awaits::Sealed { .. }));
        let salt = sealed.then(|| hex(&random::<16>()));
        self.push(Fact::Move { seat, mv: mv.to_owned(), took, salt }, steps)?;
        self.deal(steps)?;
        if self.status() == Status::Over {
            self.push(Fact::Promised(self.new_promise()), steps)?;
        }
        Ok(())
    }

    /// A bot takes a seat over.
    pub(crate) fn stand_in(
        &mut self,
        seat: Seat,
        why: Why,
        took: u64,
        steps: &mut Vec<Step>,
    ) -> Result<(), ApiError> {
        self.push(Fact::StandIn { seat, why, took }, steps)
    }

    fn back(&mut self, guest: GuestId, steps: &mut Vec<Step>) -> Result<(), ApiError> {
        self.in_game()?;
        let seats = self.as_player(guest)?.into_iter();
        let seats: Vec<Seat> = seats.filter(|seat| self.places[seat.index()].stand_in).collect();
        if seats.is_empty() {
            return Err(refused(say!("server-no-stand-in")));
        }
        let seats: Vec<Seat> = seats.into_iter().filter(|seat| !self.places[seat.index()].left).collect();
        if seats.is_empty() {
            return Err(refused(say!("server-left-for-good")));
        }
        seats.into_iter().try_for_each(|seat| self.push(Fact::Back { seat }, steps))
    }
}

fn forbidden(phrase: Phrase) -> ApiError {
    ApiError::new(StatusCode::FORBIDDEN, phrase)
}
