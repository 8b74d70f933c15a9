//! Why a move is illegal: one variant per reason.

use serde::Serialize;

use super::legal::beating_sizes;
use super::state::{Combination, Paws};
use crate::error::{RuleViolation, Ruling};
use crate::games::paws_deck::{Card, CardSet, Colour, Kind, Misfit};
use crate::seat::Seat;
use crate::sign::Sign;

/// Why a rule of this game forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsViolation"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Violation {
    /// The seats are throwing for the first move.
    ThrowFirst,
    /// There is no throw now.
    NoThrow,
    /// The table is empty.
    MustLead,
    /// The combination on the table belongs to another seat.
    NotYours {
        /// Its owner.
        owner: Seat,
    },
    /// The combination is the seat's own, but it has passed on it, and a house rule lets it replace it only
    /// once.
    PassedOn,
    /// The card is not in the hand.
    NotHeld {
        /// The first card that the hand does not contain.
        card: Card,
    },
    /// A card has another sign.
    WrongSign {
        /// The card.
        card: Card,
        /// The sign named in the move.
        sign: Sign,
    },
    /// The move says one colour, but the cards have two.
    NotOneColour {
        /// The second colour.
        colour: Colour,
    },
    /// The move says many colours, but one colour occurs twice.
    ColourTwice {
        /// The colour.
        colour: Colour,
    },
    /// A combination of many colours has two to five cards.
    ManySize {
        /// The number of cards.
        size: usize,
    },
    /// The sign neither equals nor beats the one on the table.
    LosingSign {
        /// The sign named in the move.
        said: Sign,
        /// The sign on the table.
        table: Sign,
    },
    /// The beating sign is played with a single card, as one colour.
    BeatingIsSingle {
        /// The number of cards.
        size: usize,
        /// The kind named in the move.
        kind: Kind,
    },
    /// The number of cards is not the one that beats the table.
    WrongSize {
        /// The number of cards.
        size: usize,
        /// The kind named in the move.
        kind: Kind,
        /// The number of cards of one colour that beats it.
        one: usize,
        /// The number of cards of many colours that beats it.
        many: usize,
    },
    /// The hand is not one combination.
    NotOneCombination,
}

impl RuleViolation for Violation {
    fn ruling(&self) -> Ruling {
        Ruling(match self {
            Violation::ThrowFirst | Violation::NoThrow => "common/throw",
            Violation::MustLead => "paws/2",
            Violation::NotYours { .. } => "paws/6",
            Violation::PassedOn => "paws/house-rules",
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
    pub(super) fn check_lead(
        &self,
        seat: Seat,
        sign: Sign,
        card: Card,
        table: Option<Combination>,
    ) -> Result<(), Violation> {
        match table {
            Some(Combination { owner, .. }) if owner != seat => Err(Violation::NotYours { owner }),
            Some(_) if self.passed_on => Err(Violation::PassedOn),
            Some(_) | None => self.check_cards(seat, sign, Kind::One, CardSet::only(card)),
        }
    }

    /// Checks that the cards are in the hand and are a combination.
    pub(super) fn check_cards(
        &self,
        seat: Seat,
        sign: Sign,
        kind: Kind,
        cards: CardSet,
    ) -> Result<(), Violation> {
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

/// Checks that a combination beats the one on the table.
pub(super) fn check_beats(
    sign: Sign,
    kind: Kind,
    cards: CardSet,
    table: Combination,
) -> Result<(), Violation> {
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
