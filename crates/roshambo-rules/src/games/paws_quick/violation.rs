//! Why a move is illegal: one variant per reason.

use serde::Serialize;

use super::moves::Move;
use super::state::{PawsQuick, TableCards};
use crate::error::{RuleViolation, Ruling};
use crate::games::paws_deck::{Card, CardSet, Colour, Kind, Misfit};
use crate::seat::Seat;
use crate::sign::Sign;

/// The number of cards of a combo.
const COMBO_SIZE: usize = Sign::ALL.len();

/// Why a rule of this game forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsQuickViolation"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Violation {
    /// The seats are throwing for the first move.
    ThrowFirst,
    /// There is no throw now.
    NoThrow,
    /// The seats are deciding how many help tokens to spend.
    SpendFirst,
    /// Help tokens are spent only after a game.
    NoSpend,
    /// More tokens than the seat has tokens or penalty points.
    SpendTooMuch {
        /// The number of tokens in the move.
        amount: u8,
        /// The largest possible number.
        most: u8,
    },
    /// The table is empty.
    MustLead,
    /// The cards on the table belong to another seat or to no seat.
    NotYours {
        /// Their owner. The starting card has none, and neither have cards whose owner had a turn in
        /// which it played no cards.
        owner: Option<Seat>,
    },
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
    /// The cards have neither one colour nor all different colours.
    MixedColours {
        /// The second colour.
        second: Colour,
        /// The first colour that occurs twice.
        repeated: Colour,
    },
    /// There are more cards than colours, so the sign joker has no colour left.
    TooManyColours {
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
    /// In the same sign, more cards are needed than are on the table.
    TooFew {
        /// The number of cards.
        size: usize,
        /// The smallest number of cards that beats the table.
        least: usize,
    },
    /// A combo has three cards.
    ComboSize {
        /// The number of cards.
        size: usize,
    },
    /// A combo has each sign once, but a sign occurs twice.
    ComboSignTwice {
        /// The sign.
        sign: Sign,
    },
    /// A combo has one colour, but there are two.
    ComboColours {
        /// The second colour.
        colour: Colour,
    },
    /// The seat has no help token.
    NoToken,
    /// There is no card on the table to discard.
    NothingToHelp,
}

impl RuleViolation for Violation {
    fn ruling(&self) -> Ruling {
        Ruling(match self {
            Violation::ThrowFirst | Violation::NoThrow => "common/throw",
            Violation::WrongSign { .. }
            | Violation::MixedColours { .. }
            | Violation::TooManyColours { .. } => "paws-quick/1",
            Violation::NotYours { .. } => "paws-quick/3",
            Violation::NoToken | Violation::NothingToHelp => "paws-quick/7",
            Violation::SpendFirst | Violation::NoSpend | Violation::SpendTooMuch { .. } => "paws-quick/8",
            Violation::MustLead
            | Violation::NotHeld { .. }
            | Violation::LosingSign { .. }
            | Violation::TooFew { .. }
            | Violation::ComboSize { .. }
            | Violation::ComboSignTwice { .. }
            | Violation::ComboColours { .. } => "paws-quick/moves",
        })
    }
}

impl PawsQuick {
    /// Checks a move of a seat in its turn.
    pub(super) fn check_turn(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        match (mv, self.table) {
            (Move::Throw(_), _) => Err(Violation::NoThrow),
            (Move::Spend(_), _) => Err(Violation::NoSpend),
            (Move::Pass, _) => Ok(()),
            (Move::Help, _) if self.tokens[seat] == 0 => Err(Violation::NoToken),
            (Move::Help, None) => Err(Violation::NothingToHelp),
            (Move::Help, Some(_)) => Ok(()),
            (Move::Combo { cards }, _) => {
                self.check_held(seat, cards)?;
                check_combo(cards)
            }
            (Move::Lead { .. }, Some(TableCards { owner, .. })) if owner != Some(seat) => {
                Err(Violation::NotYours { owner })
            }
            (Move::Lead { sign, cards }, _) => {
                self.check_held(seat, cards)?;
                check_colours(sign, cards)
            }
            (Move::Play { .. }, None) => Err(Violation::MustLead),
            (Move::Play { sign, cards }, Some(table)) => {
                self.check_held(seat, cards)?;
                check_colours(sign, cards)?;
                check_beats(sign, cards, table)
            }
        }
    }

    fn check_held(&self, seat: Seat, cards: CardSet) -> Result<(), Violation> {
        cards.first_beyond(self.hands[seat]).map_or(Ok(()), |card| Err(Violation::NotHeld { card }))
    }
}

fn check_colours(sign: Sign, cards: CardSet) -> Result<(), Violation> {
    match (cards.fits(sign, Kind::One), cards.fits(sign, Kind::Many)) {
        (Ok(()), _) | (_, Ok(())) => Ok(()),
        (Err(Misfit::Sign(card)), _) | (_, Err(Misfit::Sign(card))) => {
            Err(Violation::WrongSign { card, sign })
        }
        (Err(Misfit::SecondColour(second)), Err(Misfit::RepeatedColour(repeated))) => {
            Err(Violation::MixedColours { second, repeated })
        }
        (Err(_), Err(_)) => Err(Violation::TooManyColours { size: cards.len() }),
    }
}

fn check_beats(sign: Sign, cards: CardSet, table: TableCards) -> Result<(), Violation> {
    let (size, least) = (cards.len(), table.cards.len() + 1);
    if sign != table.sign && !sign.beats(table.sign) {
        Err(Violation::LosingSign { said: sign, table: table.sign })
    } else if sign == table.sign && size < least {
        Err(Violation::TooFew { size, least })
    } else {
        Ok(())
    }
}

fn check_combo(cards: CardSet) -> Result<(), Violation> {
    if cards.len() != COMBO_SIZE {
        return Err(Violation::ComboSize { size: cards.len() });
    }
    let signs = |sign| cards.iter().filter(|card| card.sign() == Some(sign)).count();
    if let Some(sign) = Sign::ALL.into_iter().find(|sign| signs(*sign) > 1) {
        return Err(Violation::ComboSignTwice { sign });
    }
    let mut colours = cards.iter().filter_map(Card::colour);
    let first = colours.next();
    match colours.find(|colour| Some(*colour) != first) {
        Some(colour) => Err(Violation::ComboColours { colour }),
        None => Ok(()),
    }
}
