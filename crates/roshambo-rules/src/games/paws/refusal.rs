//! Why a move is refused, one variant per reason.

use serde::Serialize;

use super::legal::{beating_sizes, is_combination};
use super::moves::Move;
use super::state::{Combination, Paws, Phase};
use crate::games::paws_deck::{Card, CardSet, Colour, Kind, Misfit};
use crate::refusal::{Reason, Ruling};
use crate::seat::Seat;
use crate::sign::Sign;

/// Why a rule of this game forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsRefused")]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refused {
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

impl Reason for Refused {
    fn ruling(&self) -> Ruling {
        Ruling(match self {
            Refused::ThrowFirst | Refused::NoThrow => "common/throw",
            Refused::MustLead => "paws/2",
            Refused::NotYours { .. } => "paws/6",
            Refused::NotHeld { .. } | Refused::NotOneCombination => "paws/moves",
            Refused::WrongSign { .. } | Refused::NotOneColour { .. } | Refused::ColourTwice { .. } => {
                "paws/combination"
            }
            Refused::ManySize { .. } => "paws/5",
            Refused::LosingSign { .. } | Refused::BeatingIsSingle { .. } => "paws/4",
            Refused::WrongSize { size: 1, .. } => "paws/1",
            Refused::WrongSize { .. } => "paws/3",
        })
    }
}

impl Paws {
    pub(super) fn refuse(&self, seat: Seat, mv: Move) -> Result<(), Refused> {
        let throwing = self.phase == Phase::Throwing;
        match (mv, self.table) {
            (Move::Throw(_), _) if throwing => Ok(()),
            (Move::Throw(_), _) => Err(Refused::NoThrow),
            (_, _) if throwing => Err(Refused::ThrowFirst),
            (Move::Lead { sign, card }, table) => self.refuse_lead(seat, sign, card, table),
            (Move::Play { .. } | Move::Pass | Move::Declare, None) => Err(Refused::MustLead),
            (Move::Play { sign, kind, cards }, Some(table)) => {
                self.refuse_cards(seat, sign, kind, cards)?;
                refuse_beating(sign, kind, cards, table)
            }
            (Move::Pass, Some(_)) => Ok(()),
            (Move::Declare, Some(_)) if is_combination(self.hands[seat]) => Ok(()),
            (Move::Declare, Some(_)) => Err(Refused::NotOneCombination),
        }
    }

    fn refuse_lead(
        &self,
        seat: Seat,
        sign: Sign,
        card: Card,
        table: Option<Combination>,
    ) -> Result<(), Refused> {
        match table {
            Some(Combination { owner, .. }) if owner != seat => Err(Refused::NotYours { owner }),
            _ => self.refuse_cards(seat, sign, Kind::One, CardSet::only(card)),
        }
    }

    fn refuse_cards(&self, seat: Seat, sign: Sign, kind: Kind, cards: CardSet) -> Result<(), Refused> {
        if let Some(card) = cards.first_beyond(self.hands[seat]) {
            return Err(Refused::NotHeld { card });
        }
        cards.fits(sign, kind).map_err(|misfit| match misfit {
            Misfit::Sign(card) => Refused::WrongSign { card, sign },
            Misfit::SecondColour(colour) => Refused::NotOneColour { colour },
            Misfit::RepeatedColour(colour) => Refused::ColourTwice { colour },
            Misfit::TooMany => Refused::ManySize { size: cards.len() },
        })
    }
}

fn refuse_beating(sign: Sign, kind: Kind, cards: CardSet, table: Combination) -> Result<(), Refused> {
    let size = cards.len();
    if sign.beats(table.sign) {
        let single = size == 1 && kind == Kind::One;
        return if single { Ok(()) } else { Err(Refused::BeatingIsSingle { size, kind }) };
    }
    if sign != table.sign {
        return Err(Refused::LosingSign { said: sign, table: table.sign });
    }
    if kind == Kind::Many && size < 2 {
        return Err(Refused::ManySize { size });
    }
    let (one, many) = beating_sizes(table);
    let beats = match kind {
        Kind::One => size == one,
        Kind::Many => size == many,
    };
    if beats { Ok(()) } else { Err(Refused::WrongSize { size, kind, one, many }) }
}
