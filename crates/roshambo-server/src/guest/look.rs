//! What a player looks like to others: a face and a colour.
//!
//! A look belongs to the player, not to the seat: it stays the same when seats rotate. Guests choose theirs; until then
//! they have a default that follows from their id. A bot is named after its face.

use std::fmt;
use std::str::FromStr;

use roshambo_rules::Seat;
use roshambo_table::{hex, sha256};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::ids::GuestId;

/// Defines an enum with the list of its values and their names, which are the names in JSON and in records.
macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            /// All values.
            pub const ALL: [$name; [$($text),+].len()] = [$($name::$variant),+];

            /// The name in JSON and in records.
            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)+ }
            }
        }
    };
}

named! {
    /// One of our drawings.
    Face {
        /// Round, with pointed ears.
        Cat = "cat",
        /// Square, with round ears.
        Bear = "bear",
        /// A triangle with a comb.
        Rooster = "rooster",
        /// A diamond with horns.
        Imp = "imp",
        /// A hexagon with wide, pointed ears.
        Fox = "fox",
        /// A flower with a leaf.
        Sprout = "sprout",
        /// A drop with a wavy hem.
        Ghost = "ghost",
        /// An egg with long ears.
        Hare = "hare",
    }
}

named! {
    /// The colour of a face, and of the player's name in the log.
    Colour {
        /// Orange.
        Orange = "orange",
        /// Teal.
        Teal = "teal",
        /// Yellow.
        Yellow = "yellow",
        /// Violet.
        Violet = "violet",
        /// Pink.
        Pink = "pink",
        /// Green.
        Green = "green",
        /// Blue.
        Blue = "blue",
        /// Grey.
        Grey = "grey",
    }
}

/// What a player looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// The face.
    pub face: Face,
    /// The colour.
    pub colour: Colour,
}

impl Look {
    /// The look of a guest who has not chosen one.
    pub(crate) fn of_guest(id: GuestId) -> Look {
        Look::from_text(&hex(&id.0.to_be_bytes()))
    }

    /// The look of a person who is only known by name: a further player at a guest's device.
    pub(crate) fn of_name(name: &str) -> Look {
        Look::from_text(name)
    }

    fn from_text(text: &str) -> Look {
        let [face, colour, ..] = sha256(text);
        Look {
            face: Face::ALL[usize::from(face) % Face::ALL.len()],
            colour: Colour::ALL[usize::from(colour) % Colour::ALL.len()],
        }
    }

    /// The look of the bot that is seated at a seat first.
    pub(crate) fn of_bot(seat: Seat) -> Look {
        let index = seat.index();
        Look { face: Face::ALL[index % Face::ALL.len()], colour: Colour::ALL[index % Colour::ALL.len()] }
    }

    /// This look, or if another player of the table has it, the same face in a colour that nobody has.
    pub(crate) fn unlike(self, others: &[Look]) -> Look {
        if others.contains(&self) { self.in_free_colour(others) } else { self }
    }

    /// The same face in a colour that no other player of the table has: this one, or the next that is free.
    pub(crate) fn in_free_colour(self, others: &[Look]) -> Look {
        let first = Colour::ALL.iter().position(|colour| *colour == self.colour).unwrap_or(0);
        let mut colours = Colour::ALL.into_iter().cycle().skip(first).take(Colour::ALL.len());
        let free = colours.find(|colour| others.iter().all(|other| other.colour != *colour));
        Look { colour: free.unwrap_or(self.colour), ..self }
    }
}

/// As in records: `cat-orange`.
impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.face.name(), self.colour.name())
    }
}

impl FromStr for Look {
    type Err = ();

    fn from_str(text: &str) -> Result<Look, ()> {
        let (face, colour) = text.split_once('-').ok_or(())?;
        let face = Face::ALL.into_iter().find(|one| one.name() == face).ok_or(())?;
        let colour = Colour::ALL.into_iter().find(|one| one.name() == colour).ok_or(())?;
        Ok(Look { face, colour })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_is_written_and_read_by_its_names() {
        for face in Face::ALL {
            for colour in Colour::ALL {
                let look = Look { face, colour };
                assert_eq!(look.to_string().parse(), Ok(look));
                let json = format!(r#"{{"face":"{}","colour":"{}"}}"#, face.name(), colour.name());
                assert_eq!(serde_json::to_string(&look).unwrap(), json);
                assert_eq!(serde_json::from_str::<Look>(&json).unwrap(), look);
            }
        }
        for wrong in ["", "cat", "cat-", "cat-red", "dog-orange", "cat-orange-teal"] {
            assert!(wrong.parse::<Look>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_default_look_of_a_guest_is_always_the_same() {
        let looks: Vec<String> = (1..5).map(|id| Look::of_guest(GuestId(id)).to_string()).collect();
        assert_eq!(looks, (1..5).map(|id| Look::of_guest(GuestId(id)).to_string()).collect::<Vec<_>>());
        assert!(looks.iter().any(|look| *look != looks[0]));
    }

    #[test]
    fn two_default_looks_at_a_table_differ_in_colour() {
        let look: Look = "cat-grey".parse().unwrap();
        assert_eq!(look.unlike(&[]), look);
        let other = look.unlike(&[look]);
        assert_eq!((other.face, other.colour), (Face::Cat, Colour::Orange));
        assert_eq!(look.unlike(&[look, other]).colour, Colour::Teal);
    }
}
