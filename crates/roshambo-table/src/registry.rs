//! The registry: everything that depends on which games exist, generated from the one list
//! [`for_each_game!`](roshambo_rules::for_each_game) of the rules.
//!
//! A game in that list can be played, replayed, simulated and tested by everything above this crate.

use std::fmt;
use std::str::FromStr;

use roshambo_rules::{
    Awaits, CountUnseen, Game, GameOptions, OptionSpec, ParseError, Phrase, Present, PresentEvent, Say,
    Seats, Unseen, games,
};
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Runs code with a type alias for the game of an id: `with_game!(id, G => G::TITLE)`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $alias:ident => $body:expr) => {
        roshambo_rules::for_each_game!($crate::match_game, ($id) $alias ($body))
    };
}

/// The `match` of [`with_game!`], with one arm per game.
#[doc(hidden)]
#[macro_export]
macro_rules! match_game {
    (
        [($id:expr) $alias:ident ($body:expr)]
        $($variant:ident => $module:ident::$game:ident, $name:literal;)+
    ) => {
        match $id {
            $($crate::GameId::$variant => {
                type $alias = roshambo_rules::games::$module::$game;
                $body
            })+
        }
    };
}

macro_rules! define_registry {
    ($($variant:ident => $module:ident::$game:ident, $id:literal;)+) => {
        /// One of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum GameId {
            $(
                #[doc = concat!("`", $id, "`")]
                #[cfg_attr(feature = "typescript", ts(rename = $id))]
                $variant,
            )+
        }

        impl GameId {
            /// The number of games.
            pub const COUNT: usize = [$($id),+].len();

            /// All games, in the order of the list.
            pub const ALL: [GameId; GameId::COUNT] = [$(GameId::$variant),+];
        }

        /// A view of any game.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[serde(tag = "game")]
        pub enum AnyView {
            $(
                #[doc = concat!("`", $id, "`")]
                #[serde(rename = $id)]
                $variant(games::$module::View),
            )+
        }

        impl AnyView {
            /// Which game it shows.
            pub fn game(&self) -> GameId {
                match self {
                    $(AnyView::$variant(_) => GameId::$variant,)+
                }
            }

            /// What the game waits for.
            pub fn awaits(&self) -> Awaits {
                match self {
                    $(AnyView::$variant(view) => view.awaits,)+
                }
            }

            /// The number of seats.
            pub fn seats(&self) -> Seats {
                match self {
                    $(AnyView::$variant(view) => view.seats,)+
                }
            }

            /// The view of the game itself, as something that can be presented.
            pub(crate) fn present(&self) -> &dyn Present {
                match self {
                    $(AnyView::$variant(view) => view,)+
                }
            }

            /// What the viewer has not seen. `None` if nothing is hidden from the viewer, or if the
            /// viewer is a spectator or has to remember it unaided.
            pub fn unseen(&self) -> Option<Unseen> {
                // Before the deal no card has a place, and after the end it no longer matters.
                if matches!(self.awaits(), Awaits::Deck | Awaits::Over) {
                    return None;
                }
                match self {
                    $(AnyView::$variant(view) => view.unseen(),)+
                }
            }

            /// Whether remembering what was shown is part of the game, so that no front end may
            /// repeat it.
            pub fn requires_memory(&self) -> bool {
                match self {
                    $(AnyView::$variant(view) => view.requires_memory(),)+
                }
            }
        }

        /// An event of any game. It does not name the game: its table does.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[serde(untagged)]
        pub enum AnyEvent {
            $(
                #[doc = concat!("`", $id, "`")]
                $variant(games::$module::Event),
            )+
        }

        impl PresentEvent for AnyEvent {
            fn is_only_a_decision(&self) -> bool {
                match self {
                    $(AnyEvent::$variant(event) => event.is_only_a_decision(),)+
                }
            }
        }

        impl Say for AnyEvent {
            fn say(&self) -> Phrase {
                match self {
                    $(AnyEvent::$variant(event) => event.say(),)+
                }
            }
        }

        $(
            impl From<games::$module::View> for AnyView {
                fn from(view: games::$module::View) -> AnyView {
                    AnyView::$variant(view)
                }
            }

            impl From<games::$module::Event> for AnyEvent {
                fn from(event: games::$module::Event) -> AnyEvent {
                    AnyEvent::$variant(event)
                }
            }

            impl RegisteredGame for games::$module::$game {
                const GAME: GameId = GameId::$variant;

                fn view_of(view: &AnyView) -> Option<&games::$module::View> {
                    match view {
                        AnyView::$variant(view) => Some(view),
                        _ => None,
                    }
                }

                fn event_of(event: &AnyEvent) -> Option<&games::$module::Event> {
                    match event {
                        AnyEvent::$variant(event) => Some(event),
                        _ => None,
                    }
                }
            }
        )+
    };
}

roshambo_rules::for_each_game!(define_registry);

/// A game of the registry. Converts type-erased views and events back to its own types.
pub trait RegisteredGame: Game {
    /// Its id.
    const GAME: GameId;
    /// The view, if it is a view of this game.
    fn view_of(view: &AnyView) -> Option<&Self::View>;
    /// The event, if it is an event of this game.
    fn event_of(event: &AnyEvent) -> Option<&Self::Event>;
}

impl GameId {
    /// What is known about the game before it is played.
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

    /// The index of the game in [`GameId::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// The id in records and addresses.
    pub fn id(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// The smallest table at which the game can be played.
    pub fn fewest_seats(self) -> Seats {
        with_game!(self, G => const {
            Seats::new(*G::SEATS.start()).expect("the fewest seats of a game are a number of seats")
        })
    }

    /// A table of this many seats; `None` if the game cannot be played by so many.
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

/// What is known about a game before it is played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameInfo {
    /// The id in records and addresses.
    pub id: GameId,
    /// The id of the phrase with its title.
    pub title: &'static str,
    /// The id of the phrase that describes it in one line.
    pub about: &'static str,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The version of the rules.
    pub rules: u32,
    /// What can be chosen before the game.
    pub options: &'static [OptionSpec],
}
