//! The list of games. A game that stands here is played, replayed, simulated and tested.

use std::fmt;
use std::str::FromStr;

use roshambo_rules::games::{kanobu, ninjan, paws, paws_quick, tsuefa};
use roshambo_rules::{
    Awaits, Game, GameOptions, OptionSpec, ParseError, Phrase, Present, PresentEvent, Say, Seats,
};
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Runs code with a type alias for the game of an id: `with_game!(id, G => G::TITLE)`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            $crate::GameId::Paws => {
                type $game = roshambo_rules::games::paws::Paws;
                $body
            }
            $crate::GameId::PawsQuick => {
                type $game = roshambo_rules::games::paws_quick::PawsQuick;
                $body
            }
            $crate::GameId::Ninjan => {
                type $game = roshambo_rules::games::ninjan::Ninjan;
                $body
            }
            $crate::GameId::Kanobu => {
                type $game = roshambo_rules::games::kanobu::Kanobu;
                $body
            }
            $crate::GameId::Tsuefa => {
                type $game = roshambo_rules::games::tsuefa::Tsuefa;
                $body
            }
        }
    };
}

/// One of the five games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "\"paws\" | \"paws-quick\" | \"ninjan\" | \"kanobu\" | \"tsuefa\"")]
pub enum GameId {
    /// Paws, Scissors, Paper, first edition.
    Paws,
    /// Paws, Scissors, Paper: quick rules, second edition.
    PawsQuick,
    /// Ninjan.
    Ninjan,
    /// Kanobu.
    Kanobu,
    /// Tsu-e-fa!
    Tsuefa,
}

impl GameId {
    /// All games, in the order in which they are listed.
    pub const ALL: [GameId; 5] =
        [GameId::Paws, GameId::PawsQuick, GameId::Ninjan, GameId::Kanobu, GameId::Tsuefa];

    /// What can be said of the game before it is played.
    pub fn info(self) -> GameInfo {
        with_game!(self, G => GameInfo {
            id: self,
            title: G::TITLE,
            about: G::ABOUT,
            min_seats: *G::SEATS.start(),
            max_seats: *G::SEATS.end(),
            rules: G::RULES_VERSION,
            options: <G as Game>::Options::SPECS,
        })
    }

    /// The id as records name it.
    pub fn id(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// The smallest table at which the game can be played.
    pub fn fewest_seats(self) -> Seats {
        Seats::new(self.info().min_seats).unwrap_or(Seats::FEWEST)
    }

    /// A table of this many seats, if the game can be played so.
    pub fn seats(self, count: u8) -> Option<Seats> {
        let info = self.info();
        if (info.min_seats..=info.max_seats).contains(&count) { Seats::new(count) } else { None }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for GameId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<GameId, ParseError> {
        GameId::ALL
            .into_iter()
            .find(|game| game.id() == text)
            .ok_or_else(|| ParseError::new("expected-game", text))
    }
}

impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameId, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::invalid_value(Unexpected::Str(&text), &"the id of a game"))
    }
}

/// What can be said of a game before it is played.
#[derive(Clone, Debug, Serialize, ts_rs::TS)]
pub struct GameInfo {
    /// As records name it.
    pub id: GameId,
    /// The id of the phrase that is its title.
    pub title: &'static str,
    /// The id of the phrase that says in one line what it is.
    pub about: &'static str,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The version of the rules.
    pub rules: u32,
    /// What can be chosen.
    pub options: &'static [OptionSpec],
}

/// A view of any game.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum AnyView {
    /// `paws`
    Paws(paws::View),
    /// `paws-quick`
    PawsQuick(paws_quick::View),
    /// `ninjan`
    Ninjan(ninjan::View),
    /// `kanobu`
    Kanobu(kanobu::View),
    /// `tsuefa`
    Tsuefa(tsuefa::View),
}

/// An event of any game; which one, its table tells.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
#[serde(untagged)]
pub enum AnyEvent {
    /// `paws`
    Paws(paws::Event),
    /// `paws-quick`
    PawsQuick(paws_quick::Event),
    /// `ninjan`
    Ninjan(ninjan::Event),
    /// `kanobu`
    Kanobu(kanobu::Event),
    /// `tsuefa`
    Tsuefa(tsuefa::Event),
}

/// A game of the list, and the way from the erased edge back to its own types.
pub trait RegisteredGame: Game {
    /// Its id.
    const GAME: GameId;
    /// The view, if it is one of this game.
    fn view_of(view: &AnyView) -> Option<&Self::View>;
    /// The event, if it is one of this game.
    fn event_of(event: &AnyEvent) -> Option<&Self::Event>;
}

macro_rules! wraps {
    ($($module:ident::$game:ident => $variant:ident),+) => {$(
        impl From<$module::View> for AnyView {
            fn from(view: $module::View) -> AnyView {
                AnyView::$variant(view)
            }
        }
        impl From<$module::Event> for AnyEvent {
            fn from(event: $module::Event) -> AnyEvent {
                AnyEvent::$variant(event)
            }
        }
        impl RegisteredGame for $module::$game {
            const GAME: GameId = GameId::$variant;
            fn view_of(view: &AnyView) -> Option<&$module::View> {
                match view {
                    AnyView::$variant(view) => Some(view),
                    _ => None,
                }
            }
            fn event_of(event: &AnyEvent) -> Option<&$module::Event> {
                match event {
                    AnyEvent::$variant(event) => Some(event),
                    _ => None,
                }
            }
        }
    )+

    impl AnyView {
        /// Which game.
        pub fn game(&self) -> GameId {
            match self {
                $(AnyView::$variant(_) => GameId::$variant),+
            }
        }

        /// What the game waits for.
        pub fn awaits(&self) -> Awaits {
            match self {
                $(AnyView::$variant(view) => view.awaits),+
            }
        }

        /// How many play.
        pub fn seats(&self) -> Seats {
            match self {
                $(AnyView::$variant(view) => view.seats),+
            }
        }

        /// The view of the game itself, to be presented.
        pub(crate) fn present(&self) -> &dyn Present {
            match self {
                $(AnyView::$variant(view) => view),+
            }
        }
    }

    impl PresentEvent for AnyEvent {
        fn is_only_a_decision(&self) -> bool {
            match self {
                $(AnyEvent::$variant(event) => event.is_only_a_decision()),+
            }
        }
    }

    impl Say for AnyEvent {
        fn say(&self) -> Phrase {
            match self {
                $(AnyEvent::$variant(event) => event.say()),+
            }
        }
    }};
}
wraps!(
    paws::Paws => Paws,
    paws_quick::PawsQuick => PawsQuick,
    ninjan::Ninjan => Ninjan,
    kanobu::Kanobu => Kanobu,
    tsuefa::Tsuefa => Tsuefa
);
