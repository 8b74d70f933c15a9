//! Items, moves, events and violations as phrases.

use super::NoCard;
use super::events::Event;
use super::item::{Clash, Item};
use super::moves::Move;
use super::state::SEATS;
use super::violation::Violation;
use crate::phrase::{Arg, MoveInput, Phrase, Say, error_by_phrase};
use crate::say;
use crate::sign::Sign;

impl Item {
    /// The code that messages select by, if they need another form of the word.
    const fn code(self) -> &'static str {
        match self {
            Item::Sign(Sign::Rock) => "rock",
            Item::Sign(Sign::Scissors) => "scissors",
            Item::Sign(Sign::Paper) => "paper",
            Item::Dynamite => "dynamite",
            Item::Flag => "flag",
        }
    }
}

impl Clash {
    /// The code that messages select by.
    const fn code(self) -> &'static str {
        match self {
            Clash::AttackerWins => "attacker-wins",
            Clash::DefenderWins => "defender-wins",
            Clash::BothLeave => "both-leave",
            Clash::Tied => "tied",
        }
    }
}

impl Say for Item {
    fn say(&self) -> Phrase {
        match self {
            Item::Sign(sign) => sign.say(),
            Item::Dynamite => say!("tsuefa-item-dynamite"),
            Item::Flag => say!("tsuefa-item-flag"),
        }
    }
}

impl Say for NoCard {
    fn say(&self) -> Phrase {
        match *self {}
    }
}

impl Say for Move {
    fn say(&self) -> Phrase {
        match self {
            Move::SetUp(layout) => {
                let (back, front) = layout.0.split_at(layout.0.len() / 2);
                say!("tsuefa-move-setup", back = Arg::list(back), front = Arg::list(front))
            }
            Move::Step { from, to } => {
                say!("tsuefa-move-step", from = Arg::text(from), to = Arg::text(to))
            }
            Move::Throw(sign) => say!("move-throw", sign = sign),
        }
    }
}

impl MoveInput for Move {
    fn targets(&self) -> Vec<String> {
        match self {
            Move::Step { from, to } => vec![from.to_string(), to.to_string()],
            Move::SetUp(_) | Move::Throw(_) => Vec::new(),
        }
    }

    fn in_order(&self) -> bool {
        matches!(self, Move::Step { .. })
    }
}

impl Say for Event {
    fn say(&self) -> Phrase {
        match self {
            // The owner sees the items on the board, so the phrase does not repeat them.
            Event::SetUp { seat, layout: _ } => say!("tsuefa-set-up", seat = seat),
            Event::Begins { seat } => say!("tsuefa-begins", seat = seat),
            Event::Stepped { seat, from: Some(from), to: Some(to) } => {
                say!("tsuefa-stepped", seat = seat, from = Arg::text(from), to = Arg::text(to))
            }
            Event::Stepped { seat, from: None, .. } | Event::Stepped { seat, to: None, .. } => {
                say!("tsuefa-stepped-unseen", seat = seat)
            }
            Event::Fought {
                seat,
                from: Some(from),
                to: Some(to),
                attacker: Some(attacker),
                defender: Some(defender),
                result: Some(result),
            } => say!(
                "tsuefa-fought",
                seat = seat,
                from = Arg::text(from),
                to = Arg::text(to),
                attacker = Arg::text(attacker.code()),
                defender = Arg::text(defender.code()),
                result = Arg::text(result.code()),
            ),
            Event::Fought { seat, .. } => say!("tsuefa-fought-unseen", seat = seat),
            Event::TieSettled { seat, square: Some(square), sign: Some(sign) } => {
                say!("tsuefa-tie-settled", seat = seat, square = Arg::text(square), sign = sign)
            }
            Event::TieSettled { seat, square: None, .. } | Event::TieSettled { seat, sign: None, .. } => {
                say!("tsuefa-tie-settled-unseen", seat = seat)
            }
            Event::GameWon { seat } => say!("tsuefa-game-won", seat = seat, loser = seat.next(SEATS)),
            Event::Drawn { steps } => say!("tsuefa-drawn", steps = *steps),
            Event::Throw(event) => event.say(),
        }
    }
}

impl Say for Violation {
    fn say(&self) -> Phrase {
        match self {
            Violation::SetUpFirst => say!("tsuefa-refused-set-up-first"),
            Violation::SetUpDone => say!("tsuefa-refused-set-up-done"),
            Violation::ThrowFirst => say!("tsuefa-refused-throw-first"),
            Violation::NoThrow => say!("tsuefa-refused-no-throw"),
            Violation::Flags { found } => say!("tsuefa-refused-flags", found = *found),
            Violation::Dynamites { found } => say!("tsuefa-refused-dynamites", found = *found),
            Violation::SignCount { sign, found, expected } => {
                say!("tsuefa-refused-sign-count", sign = sign, found = *found, expected = *expected)
            }
            Violation::NoFigure { square } => say!("tsuefa-refused-no-figure", square = Arg::text(square)),
            Violation::NotOneSquare { from, to } => {
                say!("tsuefa-refused-not-one-square", from = Arg::text(from), to = Arg::text(to))
            }
            Violation::DynamiteStays { square } => {
                say!("tsuefa-refused-dynamite-stays", square = Arg::text(square))
            }
            Violation::OntoOwn { square } => say!("tsuefa-refused-onto-own", square = Arg::text(square)),
        }
    }
}

error_by_phrase!(Violation);
