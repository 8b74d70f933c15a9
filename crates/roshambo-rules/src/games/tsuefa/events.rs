//! The events of a game, and what each viewer may know of them.

use serde::Serialize;

use super::board::Square;
use super::item::{Clash, Item};
use super::layout::Layout;
use crate::game::Viewer;
use crate::seat::Seat;
use crate::sign::Sign;
use crate::throw::ThrowEvent;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TsuefaEvent"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Event {
    /// A seat sealed its setup.
    SetUp {
        /// The seat.
        seat: Seat,
        /// The setup, if it is the viewer's own.
        layout: Option<Layout>,
    },
    /// Both seats have set up.
    Begins {
        /// The seat that moves first.
        seat: Seat,
    },
    /// A figure moved to an empty square.
    Stepped {
        /// The owner of the figure.
        seat: Seat,
        /// The square where it was, if fights are visible.
        from: Option<Square>,
        /// The square where it is now, if fights are visible.
        to: Option<Square>,
    },
    /// A figure attacked.
    Fought {
        /// The owner of the figure.
        seat: Seat,
        /// The square where it was, if fights are visible.
        from: Option<Square>,
        /// The square that it attacked, if fights are visible.
        to: Option<Square>,
        /// The item of the attacker, if fights are visible.
        attacker: Option<Item>,
        /// The item of the defender, if fights are visible.
        defender: Option<Item>,
        /// The result, if fights are visible.
        result: Option<Clash>,
    },
    /// The throw for a tied fight was won.
    TieSettled {
        /// The winner of the throw.
        seat: Seat,
        /// The square where the winner's figure is now, if fights are visible.
        square: Option<Square>,
        /// The new item of the winner's figure, if fights are visible.
        sign: Option<Sign>,
    },
    /// A flag left the board.
    GameWon {
        /// The winner. The flag belonged to the other seat.
        seat: Seat,
    },
    /// The game is a draw after too many steps without an attack.
    Drawn {
        /// Their number.
        steps: u8,
    },
    /// An event of the throw for a tied fight.
    #[serde(untagged)]
    Throw(ThrowEvent),
}

impl Event {
    /// The event as a viewer may know it: setups are known to their owner only, and fights may not be
    /// visible (`tsuefa/9`).
    ///
    /// If fights are not visible, squares and results are hidden, too. Players know their own items, so
    /// the paths of the figures and the results would tell them the items of the other side, and a
    /// player could read the log instead of remembering.
    pub(super) fn redacted(&self, viewer: Viewer, fights_visible: bool) -> Event {
        match self {
            Event::SetUp { seat, layout } => {
                Event::SetUp { seat: *seat, layout: layout.filter(|_| viewer.is(*seat)) }
            }
            Event::Stepped { seat, from, to } => Event::Stepped {
                seat: *seat,
                from: from.filter(|_| fights_visible),
                to: to.filter(|_| fights_visible),
            },
            Event::Fought { seat, from, to, attacker, defender, result } => Event::Fought {
                seat: *seat,
                from: from.filter(|_| fights_visible),
                to: to.filter(|_| fights_visible),
                attacker: attacker.filter(|_| fights_visible),
                defender: defender.filter(|_| fights_visible),
                result: result.filter(|_| fights_visible),
            },
            Event::TieSettled { seat, square, sign } => Event::TieSettled {
                seat: *seat,
                square: square.filter(|_| fights_visible),
                sign: sign.filter(|_| fights_visible),
            },
            // Any single sign would be enough to infer the winner's, so all signs are hidden.
            Event::Throw(ThrowEvent::Thrown { signs, left }) => Event::Throw(ThrowEvent::Thrown {
                signs: if fights_visible { signs.clone() } else { Vec::new() },
                left: *left,
            }),
            Event::Throw(ThrowEvent::Decided { .. })
            | Event::Begins { .. }
            | Event::GameWon { .. }
            | Event::Drawn { .. } => self.clone(),
        }
    }
}

impl From<ThrowEvent> for Event {
    fn from(event: ThrowEvent) -> Event {
        Event::Throw(event)
    }
}
