//! What people are told, in the order in which it happens.

use serde::Serialize;

use super::board::Square;
use super::item::{Clash, Item};
use super::layout::Layout;
use crate::game::Viewer;
use crate::seat::Seat;
use crate::sign::Sign;
use crate::throw::ThrowEvent;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "TsuefaEvent")]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Event {
    /// A seat has given its figures their items.
    SetUp {
        /// Who.
        seat: Seat,
        /// Which ones, if they are the viewer's own.
        layout: Option<Layout>,
    },
    /// Both have set up.
    Begins {
        /// Who moves first.
        seat: Seat,
    },
    /// A figure went to an empty square.
    Stepped {
        /// Whose.
        seat: Seat,
        /// Where it stood, while that is on show.
        from: Option<Square>,
        /// Where it stands, while that is on show.
        to: Option<Square>,
    },
    /// A figure attacked.
    Fought {
        /// Whose.
        seat: Seat,
        /// Where it stood, while that is on show.
        from: Option<Square>,
        /// Whom it attacked, while that is on show.
        to: Option<Square>,
        /// What the attacker carries, while that is on show.
        attacker: Option<Item>,
        /// What the defender carries, while that is on show.
        defender: Option<Item>,
        /// Who stays, while that is on show.
        result: Option<Clash>,
    },
    /// The throw for a tied fight has been won.
    TieSettled {
        /// By whom.
        seat: Seat,
        /// Where the winner's figure stands now, while that is on show.
        square: Option<Square>,
        /// What the winner's figure carries from now on, while that is on show.
        sign: Option<Sign>,
    },
    /// A flag has left the board.
    GameWon {
        /// Who wins; the flag was the other seat's.
        seat: Seat,
    },
    /// Nobody has attacked for too long.
    Drawn,
    /// Throwing for a tied fight.
    #[serde(untagged)]
    Throw(ThrowEvent),
}

impl Event {
    /// The event as one viewer may know it: no setup but his own, and nothing that a fight showed
    /// once it is no longer on show (`tsuefa/9`).
    ///
    /// Then squares and results go too. A player knows his own items, so the paths of the figures
    /// and who stayed would tell him what the other one carries: a log to be read instead of
    /// remembering.
    pub(super) fn seen_by(&self, viewer: Viewer, fights_on_show: bool) -> Event {
        match self {
            Event::SetUp { seat, layout } => {
                Event::SetUp { seat: *seat, layout: layout.filter(|_| viewer.is(*seat)) }
            }
            Event::Stepped { seat, from, to } => Event::Stepped {
                seat: *seat,
                from: from.filter(|_| fights_on_show),
                to: to.filter(|_| fights_on_show),
            },
            Event::Fought { seat, from, to, attacker, defender, result } => Event::Fought {
                seat: *seat,
                from: from.filter(|_| fights_on_show),
                to: to.filter(|_| fights_on_show),
                attacker: attacker.filter(|_| fights_on_show),
                defender: defender.filter(|_| fights_on_show),
                result: result.filter(|_| fights_on_show),
            },
            Event::TieSettled { seat, square, sign } => Event::TieSettled {
                seat: *seat,
                square: square.filter(|_| fights_on_show),
                sign: sign.filter(|_| fights_on_show),
            },
            // Any sign would do to work out the winner's: all of them go.
            Event::Throw(ThrowEvent::Thrown { signs, left }) => Event::Throw(ThrowEvent::Thrown {
                signs: if fights_on_show { signs.clone() } else { Vec::new() },
                left: *left,
            }),
            Event::Throw(ThrowEvent::Decided { .. })
            | Event::Begins { .. }
            | Event::GameWon { .. }
            | Event::Drawn => self.clone(),
        }
    }
}

impl From<ThrowEvent> for Event {
    fn from(event: ThrowEvent) -> Event {
        Event::Throw(event)
    }
}
