//! The parts of a view that a client without knowledge of the rules needs.

use std::fmt;

use roshambo_rules::Seat;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// The part of a view that is the same for all games: the viewer, and the seats that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct ViewSummary {
    /// The seat of the viewer. `None` for a spectator.
    pub seat: Option<Seat>,
    /// What the game waits for.
    pub awaits: Awaited,
}

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Awaited {
    /// Whether the game is over.
    pub over: bool,
    /// Whether decisions are sealed.
    pub sealed: bool,
    /// The seats that may act now.
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

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatBits(u8);

impl SeatBits {
    fn bit(seat: Seat) -> u8 {
        1 << seat.index()
    }

    /// Whether the set contains this seat.
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
