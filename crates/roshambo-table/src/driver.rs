//! The type-erased driver: a game of any kind behind one object, with moves and decks as text.
//!
//! Code above this module handles all games alike. Where it needs the type of a game again, it
//! uses [`with_game!`](crate::with_game).

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use roshambo_rules::{
    Awaits, Dice, Game, GameOptions, OptionError, Outcome, PlayError, Recall, Seat, Seats, Viewer,
};

use crate::move_error::MoveError;
use crate::move_list::{MoveList, MoveOption};
use crate::record::Entry;
use crate::registry::{AnyEvent, AnyView, GameId, RegisteredGame};
use crate::stream::Stream;
use crate::with_game;

/// A game of any kind, with its events.
pub trait Driver: Send + Sync {
    /// Which game it is.
    fn game(&self) -> GameId;
    /// The number of seats.
    fn seats(&self) -> Seats;
    /// What the game waits for.
    fn awaits(&self) -> Awaits;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The legal moves of a seat.
    fn legal(&self, seat: Seat) -> MoveList;
    /// The legal moves of a seat, each with its targets. Empty if the seat may not act now, or if
    /// the moves are too many to list.
    fn move_options(&self, seat: Seat) -> Vec<MoveOption>;
    /// A move with its targets, legal or not; `None` if the text is not in the notation.
    fn move_option(&self, text: &str) -> Option<MoveOption>;
    /// A random legal move of a seat that may act now; all are equally likely.
    fn random_move(&self, seat: Seat, dice: &mut Stream) -> String;
    /// Whether the rules allow a move of a seat now, and if not, why. Nothing changes.
    fn check(&self, seat: Seat, text: &str) -> Result<(), MoveError>;
    /// Makes a move. Returns the numbers of its events.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Range<u64>, MoveError>;
    /// Deals a deck given as cards with one space between them, top first. Returns the numbers of
    /// its events.
    fn deal(&mut self, cards: &str) -> Result<Range<u64>, MoveError>;
    /// Applies an entry of a record. Returns the numbers of its events.
    fn apply(&mut self, entry: &Entry) -> Result<Range<u64>, MoveError> {
        match entry {
            Entry::Deck(cards) => self.deal(cards),
            Entry::Move(seat, text) => self.play(*seat, text),
        }
    }
    /// Whether a sealed decision stays secret until the game is over, even after the other sealed
    /// decisions are revealed.
    fn stays_sealed(&self, text: &str) -> bool;
    /// The awaited deck, shuffled, in the form that `deal` takes; `None` unless a deck is awaited.
    fn shuffled_deck(&self, dice: &mut Stream) -> Option<String>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer, recall: Recall) -> AnyView;
    /// Events as a viewer may know them. Every viewer gets every number.
    fn events_for(&self, numbers: Range<u64>, viewer: Viewer, recall: Recall) -> Vec<NumberedEvent>;
    /// All events since the last `drop_events`, as a seat may know them with [`Recall::Memory`].
    /// The list is kept and extended, so that asking again costs little.
    fn history(&self, seat: Seat) -> Arc<Vec<NumberedEvent>>;
    /// Events with nothing hidden, for readers who may know everything.
    fn full_events(&self, numbers: Range<u64>) -> Vec<AnyEvent>;
    /// The number of events so far.
    fn events(&self) -> u64;
    /// Frees all events so far. Their numbers are not used again.
    fn drop_events(&mut self);
    /// An independent copy, with all events.
    fn fork(&self) -> Box<dyn Driver>;
}

impl Clone for Box<dyn Driver> {
    fn clone(&self) -> Box<dyn Driver> {
        self.fork()
    }
}

/// An event with its number.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NumberedEvent {
    /// Counted from 0 over the whole game; the same for every viewer.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub number: u64,
    /// What the viewer may know of it.
    #[serde(flatten)]
    pub event: AnyEvent,
}

/// Sets up a game of any kind.
pub fn open(
    game: GameId,
    seats: Seats,
    options: &[(String, String)],
) -> Result<Box<dyn Driver>, OptionError> {
    with_game!(game, G => {
        let mut chosen = <G as Game>::Options::default();
        for (name, value) in options {
            chosen.set(seats, name, value)?;
        }
        Ok(Box::new(GameDriver::<G>::new(G::new(seats, &chosen))))
    })
}

/// The driver of one kind of game.
struct GameDriver<G: Game> {
    game: G,
    /// The events since the last `drop_events`.
    events: Vec<G::Event>,
    /// How many events were dropped: the number of the first of `events`.
    dropped: u64,
    /// By seat: the part of `events` that was asked for so far, as that seat may know it.
    histories: Vec<Mutex<Arc<Vec<NumberedEvent>>>>,
}

impl<G: Game> GameDriver<G> {
    fn new(game: G) -> GameDriver<G> {
        let histories = game.seats().iter().map(|_| Mutex::default()).collect();
        GameDriver { game, events: Vec::new(), dropped: 0, histories }
    }

    /// Keeps new events. Returns their numbers.
    fn keep(&mut self, events: Vec<G::Event>) -> Range<u64> {
        let before = self.dropped + self.events.len() as u64;
        self.events.extend(events);
        before..self.dropped + self.events.len() as u64
    }

    fn numbered(&self, numbers: Range<u64>) -> impl Iterator<Item = (u64, &G::Event)> {
        let index = |number: u64| number.saturating_sub(self.dropped) as usize;
        let end = index(numbers.end).min(self.events.len());
        let start = index(numbers.start).min(end);
        (self.dropped + start as u64..).zip(&self.events[start..end])
    }
}

impl<G: RegisteredGame> Driver for GameDriver<G>
where
    AnyView: From<G::View>,
    AnyEvent: From<G::Event>,
{
    fn game(&self) -> GameId {
        G::GAME
    }

    fn seats(&self) -> Seats {
        self.game.seats()
    }

    fn awaits(&self) -> Awaits {
        self.game.awaits()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn legal(&self, seat: Seat) -> MoveList {
        if !self.awaits().seats().contains(seat) {
            return MoveList::NONE;
        }
        if let Some(form) = self.game.unlisted(seat) {
            return MoveList::Unlisted { form };
        }
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        MoveList::Listed(texts)
    }

    fn move_options(&self, seat: Seat) -> Vec<MoveOption> {
        if !self.awaits().seats().contains(seat) || self.game.unlisted(seat).is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        moves.sort_unstable();
        moves.iter().map(MoveOption::new).collect()
    }

    fn move_option(&self, text: &str) -> Option<MoveOption> {
        text.parse::<G::Move>().ok().map(|mv| MoveOption::new(&mv))
    }

    fn random_move(&self, seat: Seat, dice: &mut Stream) -> String {
        self.game.sample_move(seat, dice, &mut Vec::new()).to_string()
    }

    fn check(&self, seat: Seat, text: &str) -> Result<(), MoveError> {
        self.game.check_seat(seat)?;
        let mv = text.parse().map_err(|error| MoveError::malformed(&error))?;
        self.game.check(seat, mv).map_err(|violation| PlayError::Rule(violation).into())
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Range<u64>, MoveError> {
        self.game.check_seat(seat)?;
        let mv = text.parse().map_err(|error| MoveError::malformed(&error))?;
        let events = self.game.play(seat, mv)?;
        Ok(self.keep(events))
    }

    fn deal(&mut self, cards: &str) -> Result<Range<u64>, MoveError> {
        if self.awaits() != Awaits::Deck {
            return Err(roshambo_rules::DeckError::NotAwaited.into());
        }
        let order: Result<Vec<G::Card>, _> = cards.split(' ').map(str::parse).collect();
        let order = order.map_err(|error| MoveError::malformed(&error))?;
        let events = self.game.shuffle(&order)?;
        Ok(self.keep(events))
    }

    fn stays_sealed(&self, text: &str) -> bool {
        text.parse().is_ok_and(G::stays_sealed)
    }

    fn shuffled_deck(&self, dice: &mut Stream) -> Option<String> {
        if self.awaits() != Awaits::Deck {
            return None;
        }
        let mut cards = Vec::new();
        self.game.awaited_deck(&mut cards);
        dice.shuffle(&mut cards);
        let texts: Vec<String> = cards.iter().map(ToString::to_string).collect();
        Some(texts.join(" "))
    }

    fn view(&self, viewer: Viewer, recall: Recall) -> AnyView {
        self.game.view(viewer, recall).into()
    }

    fn events_for(&self, numbers: Range<u64>, viewer: Viewer, recall: Recall) -> Vec<NumberedEvent> {
        self.numbered(numbers)
            .map(|(number, event)| NumberedEvent {
                number,
                event: self.game.redact(event, viewer, recall).into(),
            })
            .collect()
    }

    fn history(&self, seat: Seat) -> Arc<Vec<NumberedEvent>> {
        let viewer = Viewer::Seat(seat);
        let Some(history) = self.histories.get(seat.index()) else {
            return Arc::new(self.events_for(0..self.events(), viewer, Recall::Memory));
        };
        let mut history = history.lock().unwrap_or_else(PoisonError::into_inner);
        let known = self.dropped + history.len() as u64;
        if known < self.events() {
            // With `Recall::Memory`, redaction does not depend on the state, so that what was
            // redacted earlier stays right. This copies the list only while an earlier observation
            // of the same seat is still in use.
            let new = self.events_for(known..self.events(), viewer, Recall::Memory);
            Arc::make_mut(&mut history).extend(new);
        }
        Arc::clone(&history)
    }

    fn full_events(&self, numbers: Range<u64>) -> Vec<AnyEvent> {
        self.numbered(numbers).map(|(_, event)| event.clone().into()).collect()
    }

    fn events(&self) -> u64 {
        self.dropped + self.events.len() as u64
    }

    fn drop_events(&mut self) {
        self.dropped = self.events();
        self.events.clear();
        for history in &mut self.histories {
            *history = Mutex::default();
        }
    }

    fn fork(&self) -> Box<dyn Driver> {
        let (game, events) = (self.game.clone(), self.events.clone());
        Box::new(GameDriver { events, dropped: self.dropped, ..GameDriver::new(game) })
    }
}
