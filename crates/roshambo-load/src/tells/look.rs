//! The few things of a view that a player who knows no rules needs.

use std::fmt;

use roshambo_rules::Seat;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// A view of any game: whose it is, and whom the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Look {
    /// Who looks; nobody for a spectator.
    pub seat: Option<Seat>,
    /// Whom the game waits for.
    pub awaits: Awaited,
}

/// Whom a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Awaited {
    /// Whether the game is over.
    pub over: bool,
    /// Whether decisions are sealed.
    pub sealed: bool,
    /// Who may act now.
    pub may_act: SeatBits,
}

impl<'de> Deserialize<'de> for Awaited {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Awaited, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Kind {
            Turn,
            Sealed,
            Deck,
            Over,
        }
        #[derive(Deserialize)]
        struct Awaits {
            kind: Kind,
            seat: Option<Seat>,
            #[serde(default)]
            waiting: SeatBits,
        }
        let awaits = Awaits::deserialize(deserializer)?;
        let mut may_act = awaits.waiting;
        may_act.0 |= awaits.seat.map_or(0, SeatBits::bit);
        let (over, sealed) = (matches!(awaits.kind, Kind::Over), matches!(awaits.kind, Kind::Sealed));
        Ok(Awaited { over, sealed, may_act })
    }
}

/// Some seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatBits(u8);

impl SeatBits {
    fn bit(seat: Seat) -> u8 {
        1 << seat.index()
    }

    /// Whether this seat is among them.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & SeatBits::bit(seat) != 0
    }
}

impl<'de> Deserialize<'de> for SeatBits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatBits, D::Error> {
        struct List;

        impl<'de> Visitor<'de> for List {
            type Value = SeatBits;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("seats")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<SeatBits, A::Error> {
                let mut bits = SeatBits::default();
                while let Some(seat) = list.next_element::<Seat>()? {
                    bits.0 |= SeatBits::bit(seat);
                }
                Ok(bits)
            }
        }

        deserializer.deserialize_seq(List)
    }
}
