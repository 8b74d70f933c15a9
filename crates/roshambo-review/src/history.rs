//! A record as typed states and inputs, with what each seat could know before its decisions.

use roshambo_bots::Heuristics;
use roshambo_rules::{Awaits, Game, GameOptions, Seat};
use roshambo_table::record::{Entry, Header, Problem, RecordError};
use roshambo_table::{MoveError, Observation, open};

use crate::error::ReviewError;

/// A finished game: `states[k]` is the state after `k` entries.
pub(crate) struct History<G: Game> {
    pub(crate) states: Vec<G>,
    pub(crate) inputs: Vec<Input<G>>,
    /// The number of events after `k` entries.
    pub(crate) events: Vec<u64>,
}

/// An entry of the record.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Input<G: Game> {
    Deck,
    Move(Seat, G::Move),
}

impl<G: Game> Input<G> {
    /// The seat whose move it is.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Input::Deck => None,
            Input::Move(seat, _) => Some(*seat),
        }
    }
}

impl<G: Heuristics> History<G> {
    /// Replays the journal of a finished game.
    pub(crate) fn replay(header: &Header, journal: &[Entry]) -> Result<History<G>, ReviewError> {
        let mut options = G::Options::default();
        for (name, value) in &header.options {
            options.set(header.seats, name, value).map_err(|error| at(0, error.into()))?;
        }
        let mut state = G::new(header.seats, &options);
        let mut history = History { states: vec![state.clone()], inputs: Vec::new(), events: vec![0] };
        let mut events = 0;
        for (index, entry) in journal.iter().enumerate() {
            let (input, count) = apply(&mut state, entry).map_err(|error| at(index + 1, error.into()))?;
            events += count as u64;
            history.inputs.push(input);
            history.states.push(state.clone());
            history.events.push(events);
        }
        if state.awaits() == Awaits::Over { Ok(history) } else { Err(ReviewError::Unfinished) }
    }
}

/// Applies an entry with all checks. Returns the input and the number of its events.
fn apply<G: Game>(state: &mut G, entry: &Entry) -> Result<(Input<G>, usize), MoveError> {
    match entry {
        Entry::Deck(cards) => {
            let order: Result<Vec<G::Card>, _> = cards.split(' ').map(str::parse).collect();
            let order = order.map_err(|error| MoveError::malformed(&error))?;
            Ok((Input::Deck, state.shuffle(&order)?.len()))
        }
        Entry::Move(seat, text) => {
            let mv = text.parse().map_err(|error| MoveError::malformed(&error))?;
            Ok((Input::Move(*seat, mv), state.play(*seat, mv)?.len()))
        }
    }
}

/// An error at an entry of the journal, counted from 1.
fn at(entry: usize, problem: Problem) -> ReviewError {
    ReviewError::Record(RecordError { line: entry as u64, problem })
}

/// What the deciding seat could know before each of these entries, counted from 1 and rising.
pub(crate) fn observations(
    header: &Header,
    journal: &[Entry],
    entries: &[usize],
) -> Result<Vec<Observation>, ReviewError> {
    let mut driver = open(header.game, header.seats, &header.options).map_err(|error| at(0, error.into()))?;
    let mut wanted = entries.iter().copied().peekable();
    let mut observations = Vec::new();
    for (index, entry) in journal.iter().enumerate() {
        if let (Some(_), Entry::Move(seat, _)) = (wanted.next_if_eq(&(index + 1)), entry) {
            observations.push(Observation::of(&*driver, *seat));
        }
        driver.apply(entry).map_err(|error| at(index + 1, error.into()))?;
    }
    Ok(observations)
}
