//! Why a move is refused, one variant per reason.

use serde::Serialize;

use super::legal::{beating_sizes, is_combination};
use super::moves::Move;
use super::state::{Combination, Paws, Phase};
use crate::error::{RuleViolation, Ruling};
use crate::games::paws_deck::{Card, CardSet, Colour, Kind, Misfit};
use crate::seat::Seat;
use crate::sign::Sign;

/// Why a rule of this game forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsViolation")]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Violation {
    /// The first player is being settled.
    ThrowFirst,
    /// Nobody throws now.
    NoThrow,
    /// The table is empty.
    MustLead,
    /// The combination on the table is somebody else's.
    NotYours {
        /// Whose it is.
        owner: Seat,
    },
    /// The card is not in the hand.
    NotHeld {
        /// The first card that is missing.
        card: Card,
    },
    /// A card shows another sign.
    WrongSign {
        /// The card.
        card: Card,
        /// The sign that was said.
        sign: Sign,
    },
    /// One colour was said, but there are two.
    NotOneColour {
        /// The second colour.
        colour: Colour,
    },
    /// Many colours were said, but one comes twice.
    ColourTwice {
        /// The colour.
        colour: Colour,
    },
    /// A single card is of one colour.
    ManySize {
        /// How many were given.
        size: usize,
    },
    /// The sign neither equals nor beats the one on the table.
    LosingSign {
        /// The sign that was said.
        said: Sign,
        /// The sign on the table.
        table: Sign,
    },
    /// The beating sign takes a single card, called one.
    BeatingIsSingle {
        /// How many were given.
        size: usize,
        /// What was said.
        kind: Kind,
    },
    /// Not the smallest force that beats the table.
    WrongSize {
        /// How many were given.
        size: usize,
        /// The kind that was said.
        kind: Kind,
        /// How many of one colour would beat it.
        one: usize,
        /// How many of many colours would beat it.
        many: usize,
    },
    /// The hand is more than one combination.
    NotOneCombination,
}

impl RuleViolation for Violation {
    fn ruling(&self) -> Ruling {
        Ruling(match self {
            Violation::ThrowFirst | Violation::NoThrow => "common/throw",
            Violation::MustLead => "paws/2",
            Violation::NotYours { .. } => "paws/6",
            Violation::NotHeld { .. } | Violation::NotOneCombination => "paws/moves",
            Violation::WrongSign { .. } | Violation::NotOneColour { .. } | Violation::ColourTwice { .. } => {
                "paws/combination"
            }
            Violation::ManySize { .. } => "paws/5",
            Violation::LosingSign { .. } | Violation::BeatingIsSingle { .. } => "paws/4",
            Violation::WrongSize { size: 1, .. } => "paws/1",
            Violation::WrongSize { .. } => "paws/3",
        })
    }
}

impl Paws {
    pub(super) fn refuse(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        let throwing = self.phase == Phase::Throwing;
        match (mv, self.table) {
            (Move::Throw(_), _) if throwing => Ok(()),
            (Move::Throw(_), _) => Err(Violation::NoThrow),
            (_, _) if throwing => Err(Violation::ThrowFirst),
            (Move::Lead { sign, card }, table) => self.refuse_lead(seat, sign, card, table),
            (Move::Play { .. } | Move::Pass | Move::Declare, None) => Err(Violation::MustLead),
            (Move::Play { sign, kind, cards }, Some(table)) => {
                self.refuse_cards(seat, sign, kind, cards)?;
                refuse_beating(sign, kind, cards, table)
            }
            (Move::Pass, Some(_)) => Ok(()),
            (Move::Declare, Some(_)) if is_combination(self.hands[seat]) => Ok(()),
            (Move::Declare, Some(_)) => Err(Violation::NotOneCombination),
        }
    }

    fn refuse_lead(
        &self,
        seat: Seat,
        sign: Sign,
        card: Card,
        table: Option<Combination>,
    ) -> Result<(), Violation> {
        match table {
            Some(Combination { owner, .. }) if owner != seat => Err(Violation::NotYours { owner }),
            _ => self.refuse_cards(seat, sign, Kind::One, CardSet::only(card)),
        }
    }

    fn refuse_cards(&self, seat: Seat, sign: Sign, kind: Kind, cards: CardSet) -> Result<(), Violation> {
        if let Some(card) = cards.first_beyond(self.hands[seat]) {
            return Err(Violation::NotHeld { card });
        }
        cards.fits(sign, kind).map_err(|misfit| match misfit {
            Misfit::Sign(card) => Violation::WrongSign { card, sign },
            Misfit::SecondColour(colour) => Violation::NotOneColour { colour },
            Misfit::RepeatedColour(colour) => Violation::ColourTwice { colour },
            Misfit::TooMany => Violation::ManySize { size: cards.len() },
        })
    }
}

fn refuse_beating(sign: Sign, kind: Kind, cards: CardSet, table: Combination) -> Result<(), Violation> {
    let size = cards.len();
    if sign.beats(table.sign) {
        let single = size == 1 && kind == Kind::One;
        return if single { Ok(()) } else { Err(Violation::BeatingIsSingle { size, kind }) };
    }
    if sign != table.sign {
        return Err(Violation::LosingSign { said: sign, table: table.sign });
    }
    if kind == Kind::Many && size < 2 {
        return Err(Violation::ManySize { size });
    }
    let (one, many) = beating_sizes(table);
    let beats = match kind {
        Kind::One => size == one,
        Kind::Many => size == many,
    };
    if beats { Ok(()) } else { Err(Violation::WrongSize { size, kind, one, many }) }
}
