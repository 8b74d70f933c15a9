//! The one trait that all games implement, and the few types in its signatures.
//!
//! A value of a type that implements [`Game`] is the full state of one game. The state waits for
//! one of four things ([`Awaits`]). Its inputs are moves of seats and orders of shuffled decks; an
//! input changes the state and emits events. [`Game::view`] returns what one viewer may know.
//!
//! There are two ways to make a move: [`Game::play`] checks the move and returns an error if it is
//! illegal; [`Game::apply`] assumes a legal move and is fast.

use std::fmt;
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::dice::Dice;
use crate::error::{DeckError, PlayError, RuleViolation};
use crate::event::EventSink;
use crate::options::GameOptions;
use crate::phrase::{MoveInput, Say};
use crate::presentation::{Present, PresentEvent};
use crate::seat::{BySeat, MOST_SEATS, Seat, SeatSet, Seats};
use crate::text::ParseError;
use crate::unseen::CountUnseen;

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Awaits {
    /// A move of one seat.
    Turn {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// Sealed decisions of several seats, in any order.
    Sealed {
        /// The seats that have not decided yet.
        waiting: SeatSet,
        /// The seats that have decided.
        decided: SeatSet,
    },
    /// The order of a shuffled deck.
    Deck,
    /// Nothing: the game is over.
    Over,
}

impl Awaits {
    /// The seats that may act now.
    #[inline]
    pub fn seats(self) -> SeatSet {
        match self {
            Awaits::Turn { seat } => SeatSet::only(seat),
            Awaits::Sealed { waiting, .. } => waiting,
            Awaits::Deck | Awaits::Over => SeatSet::EMPTY,
        }
    }
}

/// Who sees a view or an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Someone without a seat, who sees only what is public.
    Spectator,
}

impl Viewer {
    /// The viewer at this seat, or a spectator.
    pub fn of(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The viewer's seat; `None` for a spectator.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether the viewer sits at this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// All possible viewers of a game: each seat, then a spectator.
    pub fn all(seats: Seats) -> impl Iterator<Item = Viewer> {
        seats.iter().map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

/// Which part of the information that a viewer has received is shown again.
///
/// The two variants differ only in games where remembering is part of the play (`tsuefa/9`, pro).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recall {
    /// What the table shows now, and what a log may repeat later.
    Display,
    /// Everything that the viewer has ever been shown: for new events as they happen, and for bots.
    Memory,
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome {
    /// One seat, several seats that share the victory, or no seat in a draw.
    pub winners: SeatSet,
    /// The score of each seat, in the game's own unit.
    pub scores: Scores,
}

impl Outcome {
    /// An outcome with these winners, in which `score` gives the score of each seat.
    pub fn new(seats: Seats, winners: SeatSet, score: impl Fn(Seat) -> i32) -> Outcome {
        let mut by_seat = BySeat::default();
        for seat in seats.iter() {
            by_seat[seat] = score(seat);
        }
        Outcome { winners, scores: Scores { seats, by_seat } }
    }
}

/// The score of each seat of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Scores {
    seats: Seats,
    by_seat: BySeat<i32, MOST_SEATS>,
}

impl Scores {
    /// The scores in seat order.
    pub fn as_slice(&self) -> &[i32] {
        &self.by_seat.0[..self.seats.count()]
    }
}

impl Serialize for Scores {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

/// The state of a game, with the rules as methods.
pub trait Game: Clone + PartialEq + Eq + fmt::Debug + Send + Sync + 'static {
    /// The id of the game, as used in records.
    const ID: &'static str;
    /// The id of the phrase with the title.
    const TITLE: &'static str;
    /// The id of the phrase that describes the game in one line.
    const ABOUT: &'static str;
    /// The possible numbers of seats.
    const SEATS: RangeInclusive<u8>;
    /// The version of the rules. Records of another version cannot be replayed.
    const RULES_VERSION: u32 = 1;
    /// Whether the lower of two scores is the better one.
    const LOW_SCORES_WIN: bool = false;

    /// The options that can be chosen before the game.
    type Options: GameOptions;
    /// A card of the deck. `Ord` is the canonical order of cards.
    type Card: Copy + Ord + fmt::Display + FromStr<Err = ParseError> + Say + Send + Sync;
    /// A move. Its text (`Display` and `FromStr`) is its only encoding.
    type Move: Copy
        + Eq
        + Ord
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = ParseError>
        + MoveInput
        + Send
        + Sync;
    /// Why a rule of the game forbids a move.
    type Violation: RuleViolation;
    /// Something that happened.
    type Event: Clone + PartialEq + fmt::Debug + Say + PresentEvent + Serialize + Send + Sync;
    /// What one viewer may know of a state.
    type View: Clone + PartialEq + fmt::Debug + CountUnseen + Present + Serialize + Send + Sync;
    /// Draws random states that are consistent with a view.
    type Sampler: Sampler<Self>;

    /// A new game, before any input. `SEATS` contains the number of seats.
    fn new(seats: Seats, options: &Self::Options) -> Self;

    /// The number of seats.
    fn seats(&self) -> Seats;

    /// What the game waits for.
    fn awaits(&self) -> Awaits;

    /// The outcome, if the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Appends the cards whose order is awaited, in canonical order. Appends nothing unless the game
    /// awaits a deck.
    fn awaited_deck(&self, cards: &mut Vec<Self::Card>);

    /// Sets the order of the awaited deck, top card first, without checking it.
    fn deal(&mut self, order: &[Self::Card], events: &mut impl EventSink<Self::Event>);

    /// Appends every card of the game, wherever it is, in any order. From the first deal on these
    /// are always the same cards; a law checks that.
    fn all_cards(&self, cards: &mut Vec<Self::Card>);

    /// The number of cards of the deck that may still be drawn or stay out of the game, and that nobody has seen.
    fn undrawn(&self) -> usize;

    /// Puts the undrawn cards into a random order, each order equally likely. No viewer can notice it; a law checks that.
    /// Evaluations use it, so that what is drawn next is chance and not known from the state.
    fn reshuffle_undrawn(&mut self, dice: &mut impl Dice);

    /// Appends all legal moves of a seat that may act now, each once.
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Self::Move>);

    /// A text that describes the seat's legal moves, if there are too many to list them. Such moves
    /// can only be checked and sampled.
    fn unlisted(&self, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// Whether a sealed decision stays secret until the game is over, not only until all seats have
    /// decided.
    fn stays_sealed(_mv: Self::Move) -> bool {
        false
    }

    /// A random legal move of a seat that may act now, each equally likely. `scratch` is a buffer
    /// that the caller reuses.
    #[inline]
    fn sample_move(&self, seat: Seat, dice: &mut impl Dice, scratch: &mut Vec<Self::Move>) -> Self::Move {
        scratch.clear();
        self.legal_moves(seat, scratch);
        dice.pick(scratch)
    }

    /// Returns an error with the reason if a seat that may act now may not make this move.
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Self::Violation>;

    /// Makes a move that is known to be legal, without checking it.
    fn apply(&mut self, seat: Seat, mv: Self::Move, events: &mut impl EventSink<Self::Event>);

    /// The part that a viewer may know of an event that led to this state.
    fn redact(&self, event: &Self::Event, viewer: Viewer, recall: Recall) -> Self::Event;

    /// The part that a viewer may know of this state.
    fn view(&self, viewer: Viewer, recall: Recall) -> Self::View;

    /// Checks a move and makes it. An illegal move returns an error and changes nothing.
    fn play(&mut self, seat: Seat, mv: Self::Move) -> Result<Vec<Self::Event>, PlayError<Self::Violation>> {
        self.check_seat(seat)?;
        self.check(seat, mv).map_err(PlayError::Rule)?;
        let mut events = Vec::new();
        self.apply(seat, mv, &mut events);
        Ok(events)
    }

    /// Returns an error with the reason if a seat may not act now.
    fn check_seat(&self, seat: Seat) -> Result<(), PlayError<Self::Violation>> {
        let seats = self.seats();
        if !seats.all().contains(seat) {
            return Err(PlayError::NoSuchSeat { seat, seats });
        }
        match self.awaits() {
            Awaits::Over => Err(PlayError::GameOver),
            Awaits::Deck => Err(PlayError::DeckAwaited),
            Awaits::Turn { seat: awaited } if awaited == seat => Ok(()),
            Awaits::Sealed { waiting, .. } if waiting.contains(seat) => Ok(()),
            Awaits::Sealed { waiting, decided } if decided.contains(seat) => {
                Err(PlayError::AlreadyDecided { seat, awaited: waiting })
            }
            awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) => {
                Err(PlayError::NotAwaited { seat, awaited: awaits.seats() })
            }
        }
    }

    /// Checks the order of the awaited deck and deals it. A wrong order returns an error and changes
    /// nothing.
    fn shuffle(&mut self, order: &[Self::Card]) -> Result<Vec<Self::Event>, DeckError> {
        if self.awaits() != Awaits::Deck {
            return Err(DeckError::NotAwaited);
        }
        let mut awaited = Vec::new();
        self.awaited_deck(&mut awaited);
        if order.len() != awaited.len() {
            return Err(DeckError::WrongSize { found: order.len(), expected: awaited.len() });
        }
        let mut given = order.to_vec();
        given.sort_unstable();
        if let Some((surplus, missing)) = surplus_and_missing(&given, &awaited) {
            return Err(DeckError::WrongCards { surplus: surplus.to_string(), missing: missing.to_string() });
        }
        let mut events = Vec::new();
        self.deal(order, &mut events);
        Ok(events)
    }
}

/// If the two lists contain different cards: a card that `given` has too many of, and a card that it
/// has too few of.
fn surplus_and_missing<C: Copy + Ord>(given: &[C], awaited: &[C]) -> Option<(C, C)> {
    let excess = |of: &[C], over: &[C]| {
        let count = |cards: &[C], card: &C| cards.iter().filter(|c| *c == card).count();
        of.iter().copied().find(|card| count(of, card) > count(over, card))
    };
    Some((excess(given, awaited)?, excess(awaited, given)?))
}

/// Draws random full states that are consistent with what one viewer knows, for search.
///
/// A sampler is prepared once from a view with [`Recall::Memory`]; each sample is then fast. All
/// consistent states are equally likely, with the exceptions that the module `view` of a game lists.
pub trait Sampler<G: Game>: Sized {
    /// Prepares sampling for a viewer with this view.
    fn new(view: &G::View) -> Self;

    /// A random state that is consistent with the view.
    fn sample(&self, dice: &mut impl Dice) -> G;
}
