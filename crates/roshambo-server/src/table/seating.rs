//! Who sits at which seat of a table, and what they want.

use axum::http::StatusCode;
use roshambo_rules::{Seat, SeatSet, Seats, say};

use crate::api_error::ApiError;
use crate::guest::Look;
use crate::ids::GuestId;
use crate::log_entry::Sitting;

/// How often a person may take a seat back from a bot in one game. After that the bot keeps the seat, so that
/// nobody gains from being replaced again and again.
pub(super) const MOST_RETURNS: u8 = 3;

/// From this many decisions in a row on that a person missed on the clock, a bot takes over the seat.
pub(super) const MOST_MISSED: u8 = 3;

/// The seats of one table.
pub(crate) struct Seating {
    pub(crate) seats: Seats,
    states: Vec<SeatState>,
    /// The guest who opened the table.
    opened_by: GuestId,
    /// Guests that the host removed. They cannot sit down before the next game.
    kicked: Vec<GuestId>,
}

/// One seat of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatState {
    pub(crate) sitting: Option<Sitting>,
    /// The hash of the text that the person committed to, for the next shuffle.
    pub(super) text_hash: Option<String>,
    /// That text, once it is revealed.
    pub(super) text: Option<String>,
    /// Whether a bot plays for the person.
    pub(crate) stand_in: bool,
    /// Whether the person gets the seat back after the decision that the bot has to make now.
    pub(crate) returning: bool,
    /// How many decisions in a row bots made because the person's time ran out.
    pub(crate) missed: u8,
    /// How often the person took the seat back in this game.
    returns: u8,
    /// How often others called a bot to the seat in this game.
    pub(crate) calls: u8,
    /// Whether the person left the game for good.
    pub(crate) left: bool,
    /// Whether the seat becomes free when the game is over.
    pub(super) gone: bool,
    /// Whether the person wants another game.
    pub(crate) again: bool,
}

impl SeatState {
    pub(super) fn taken_by(sitting: Sitting) -> SeatState {
        SeatState { sitting: Some(sitting), ..SeatState::default() }
    }

    /// The person at the seat, also while a bot plays for them.
    pub(crate) fn guest(&self) -> Option<GuestId> {
        match self.sitting {
            Some(Sitting::Person { guest, .. }) if !self.gone => Some(guest),
            _ => None,
        }
    }

    /// The person has another name or look from now on.
    pub(super) fn introduce(&mut self, new_name: Option<&str>, new_look: Look) -> Result<(), ApiError> {
        let Some(Sitting::Person { name, look, .. }) = &mut self.sitting else {
            return Err(ApiError::unreadable_log());
        };
        (*name, *look) = (new_name.map(ToOwned::to_owned), Some(new_look));
        Ok(())
    }

    /// A bot makes the decision that the person missed.
    pub(super) fn miss(&mut self) {
        (self.stand_in, self.returning) = (true, true);
        self.missed = self.missed.saturating_add(1);
    }

    /// A bot plays for the person from now on.
    pub(super) fn replace(&mut self, called: bool) {
        (self.stand_in, self.returning) = (true, false);
        self.calls = self.calls.saturating_add(called.into());
    }

    /// The person takes the seat back: at once, or after the decision that the bot has to make now. The clock of
    /// a decision that a bot has taken over never starts again.
    pub(super) fn take_back(&mut self, bot_decides: bool) {
        self.returns = self.returns.saturating_add(1);
        (self.stand_in, self.returning) = (bot_decides, bot_decides);
    }

    /// A decision was made. Returns whether that changed the seat.
    pub(super) fn decided(&mut self) -> bool {
        if !self.stand_in {
            return std::mem::take(&mut self.missed) > 0;
        }
        let returned = std::mem::take(&mut self.returning);
        self.stand_in = !returned;
        returned
    }

    /// Whether a person has the seat: the next decision is theirs, or the one after it.
    pub(super) fn is_held(&self) -> bool {
        self.guest().is_some() && !self.left && (!self.stand_in || self.returning)
    }

    /// Whether the person has taken the seat back as often as is allowed.
    pub(super) fn has_no_returns_left(&self) -> bool {
        self.returns >= MOST_RETURNS
    }

    fn is_free(&self) -> bool {
        self.sitting.is_none()
    }
}

impl Seating {
    /// A table without players.
    pub(super) fn new(seats: Seats, opened_by: GuestId) -> Seating {
        let states = vec![SeatState::default(); seats.count()];
        Seating { seats, states, opened_by, kicked: Vec::new() }
    }

    /// A seat that exists.
    pub(crate) fn at(&self, seat: Seat) -> &SeatState {
        &self.states[seat.index()]
    }

    /// All seats in order.
    pub(crate) fn states(&self) -> &[SeatState] {
        &self.states
    }

    /// A seat that a log entry names; an error if it does not exist.
    pub(super) fn entry_mut(&mut self, seat: Seat) -> Result<&mut SeatState, ApiError> {
        self.states.get_mut(seat.index()).ok_or_else(ApiError::unreadable_log)
    }

    /// Frees a seat.
    pub(super) fn stand_up(&mut self, seat: Seat, kicked: bool) -> Result<(), ApiError> {
        let before = std::mem::take(self.entry_mut(seat)?);
        self.kicked.extend(before.guest().filter(|_| kicked));
        Ok(())
    }

    /// Seats the players of a new game.
    pub(super) fn begin_game(&mut self, sittings: &[Sitting]) {
        for (state, sitting) in self.states.iter_mut().zip(sittings) {
            *state = SeatState::taken_by(sitting.clone());
        }
        self.kicked.clear();
    }

    /// Changes the number of seats, which is enough for all people. Everybody keeps their seat if the number stays the
    /// same; otherwise the players move together, and the last bots leave if there are too many players.
    pub(super) fn resize(&mut self, seats: Seats) {
        self.states.iter_mut().for_each(|state| state.again = false);
        if seats != self.seats {
            self.states.retain(|state| !state.is_free());
            while self.states.len() > seats.count()
                && let Some(bot) = self.states.iter().rposition(|state| state.guest().is_none())
            {
                self.states.remove(bot);
            }
            self.states.resize(seats.count(), SeatState::default());
            self.seats = seats;
        }
    }

    /// Frees the seats of those who left and gives the others their seats back from bots.
    pub(super) fn end_game(&mut self) {
        for state in &mut self.states {
            if state.gone {
                *state = SeatState::default();
            }
            (state.stand_in, state.returning, state.again) = (false, false, false);
            state.missed = 0;
        }
    }

    /// Gives people their seats back from bots that had to make a single decision which was taken back.
    pub(super) fn spare(&mut self, awaited: SeatSet) {
        for seat in self.seats.iter().filter(|seat| !awaited.contains(*seat)) {
            let state = &mut self.states[seat.index()];
            state.stand_in &= !std::mem::take(&mut state.returning);
        }
    }

    /// Removes all texts and their hashes: they belong to another promise.
    pub(super) fn clear_texts(&mut self) {
        self.states.iter_mut().for_each(|state| (state.text_hash, state.text) = (None, None));
    }

    /// Whether a person has committed to a text and not revealed it yet.
    pub(super) fn awaits_texts(&self) -> bool {
        self.states.iter().any(|state| state.text_hash.is_some() && state.text.is_none())
    }

    /// The seats of a guest.
    pub(crate) fn seats_of(&self, guest: GuestId) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(move |seat| self.at(*seat).guest() == Some(guest))
    }

    /// The people at the table, once for each of their seats.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, GuestId)> {
        self.seats.iter().filter_map(|seat| Some((seat, self.at(seat).guest()?)))
    }

    /// The seats at which nobody sits.
    pub(super) fn free(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(|seat| self.at(*seat).is_free())
    }

    /// The seats whose people left the game for good.
    pub(super) fn left(&self) -> SeatSet {
        self.seats.iter().filter(|seat| self.at(*seat).left).collect()
    }

    /// The guest who may kick, add bots and start: who opened the table or, after that guest left, the first
    /// person at it.
    pub(crate) fn host(&self) -> GuestId {
        let present = self.people().any(|(_, guest)| guest == self.opened_by);
        if present { self.opened_by } else { self.people().next().map_or(self.opened_by, |(_, guest)| guest) }
    }

    pub(super) fn is_kicked(&self, guest: GuestId) -> bool {
        self.kicked.contains(&guest)
    }

    /// Who sits at each seat in the next game. After a game everybody moves one seat on, with their names and looks.
    pub(super) fn next_sittings(&self, after_a_game: bool) -> Vec<Option<Sitting>> {
        let looked = |seat| Some(self.at(seat).sitting.clone()?.with_look(seat));
        let mut sittings: Vec<_> = self.seats.iter().map(looked).collect();
        sittings.rotate_right(usize::from(after_a_game));
        sittings
    }

    /// The text hashes and the revealed texts for the next game. They move on with their players.
    pub(super) fn next_texts(&self, after_a_game: bool) -> (Vec<Option<String>>, Vec<String>) {
        let texts = self.states.iter().map(|state| (state.text_hash.clone(), state.text.clone()));
        let mut texts: Vec<_> = texts.map(|(hash, text)| (hash, text.unwrap_or_default())).collect();
        texts.rotate_right(usize::from(after_a_game));
        texts.into_iter().unzip()
    }

    /// Refuses a seat that the table does not have.
    pub(crate) fn check_exists(&self, seat: Seat) -> Result<(), ApiError> {
        if self.seats.all().contains(seat) {
            return Ok(());
        }
        let phrase = say!("server-no-such-seat", seat = seat.number(), seats = self.seats.count() as u8);
        Err(ApiError::new(StatusCode::BAD_REQUEST, phrase))
    }

    /// Refuses a seat that is not this guest's.
    pub(crate) fn check_owner(&self, guest: GuestId, seat: Seat) -> Result<(), ApiError> {
        self.check_exists(seat)?;
        if self.at(seat).guest() == Some(guest) {
            return Ok(());
        }
        Err(ApiError::new(StatusCode::FORBIDDEN, say!("server-not-your-seat", seat = seat.number())))
    }
}
