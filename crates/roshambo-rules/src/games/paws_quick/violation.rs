//! Why a move is refused, one variant per reason.

use serde::Serialize;

use super::moves::Move;
use super::state::{PawsQuick, Phase, Table};
use crate::error::{RuleViolation, Ruling};
use crate::games::paws_deck::{Card, CardSet, Colour, Kind, Misfit};
use crate::seat::Seat;
use crate::sign::Sign;

/// How many cards a combo has.
const COMBO_SIZE: usize = Sign::ALL.len();

/// Why a rule of this game forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsQuickViolation")]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Violation {
    /// The first player is being settled.
    ThrowFirst,
    /// Nobody throws now.
    NoThrow,
    /// The game is being scored.
    SpendFirst,
    /// The game is still being played.
    NoSpend,
    /// More tokens than the seat has, or than it has points.
    SpendTooMuch {
        /// How many were said.
        amount: u8,
        /// The smaller of tokens and penalty points.
        most: u8,
    },
    /// The table is empty.
    MustLead,
    /// The cards on the table are somebody else's, or nobody's.
    NotYours {
        /// Whose they are; nobody's are the starting card and cards whose player has not played since.
        owner: Option<Seat>,
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
    /// Neither one colour nor all different ones.
    MixedColours {
        /// The second colour.
        second: Colour,
        /// The first colour that comes twice.
        repeated: Colour,
    },
    /// The sign joker finds no colour any more.
    TooManyColours {
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
    /// In the same sign there must be more cards than lie there.
    TooFew {
        /// How many were given.
        size: usize,
        /// How many would do.
        least: usize,
    },
    /// A combo has three cards.
    ComboSize {
        /// How many were given.
        size: usize,
    },
    /// A combo has each sign once.
    ComboSignTwice {
        /// The sign.
        sign: Sign,
    },
    /// A combo has one colour.
    ComboColours {
        /// The second colour.
        colour: Colour,
    },
    /// The seat holds no help token.
    NoToken,
    /// There is no card to take away.
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
    pub(super) fn refuse(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        match (self.phase, mv) {
            (Phase::Throwing, Move::Throw(_)) => Ok(()),
            (Phase::Throwing, _) => Err(Violation::ThrowFirst),
            (Phase::Spending, Move::Spend(amount)) => {
                let most = self.most_to_spend(seat);
                if amount <= most { Ok(()) } else { Err(Violation::SpendTooMuch { amount, most }) }
            }
            (Phase::Spending, _) => Err(Violation::SpendFirst),
            (Phase::Shuffling | Phase::Playing | Phase::Over, _) => self.refuse_turn(seat, mv),
        }
    }

    fn refuse_turn(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        match (mv, self.table) {
            (Move::Throw(_), _) => Err(Violation::NoThrow),
            (Move::Spend(_), _) => Err(Violation::NoSpend),
            (Move::Pass, _) => Ok(()),
            (Move::Help, _) if self.tokens[seat] == 0 => Err(Violation::NoToken),
            (Move::Help, None) => Err(Violation::NothingToHelp),
            (Move::Help, Some(_)) => Ok(()),
            (Move::Combo { cards }, _) => {
                self.refuse_unheld(seat, cards)?;
                refuse_combo(cards)
            }
            (Move::Lead { .. }, Some(Table { owner, .. })) if owner != Some(seat) => {
                Err(Violation::NotYours { owner })
            }
            (Move::Lead { sign, cards }, _) => {
                self.refuse_unheld(seat, cards)?;
                refuse_colours(sign, cards)
            }
            (Move::Play { .. }, None) => Err(Violation::MustLead),
            (Move::Play { sign, cards }, Some(table)) => {
                self.refuse_unheld(seat, cards)?;
                refuse_colours(sign, cards)?;
                refuse_beating(sign, cards, table)
            }
        }
    }

    fn refuse_unheld(&self, seat: Seat, cards: CardSet) -> Result<(), Violation> {
        cards.first_beyond(self.hands[seat]).map_or(Ok(()), |card| Err(Violation::NotHeld { card }))
    }
}

fn refuse_colours(sign: Sign, cards: CardSet) -> Result<(), Violation> {
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

fn refuse_beating(sign: Sign, cards: CardSet, table: Table) -> Result<(), Violation> {
    let (size, least) = (cards.len(), table.cards.len() + 1);
    if sign != table.sign && !sign.beats(table.sign) {
        Err(Violation::LosingSign { said: sign, table: table.sign })
    } else if sign == table.sign && size < least {
        Err(Violation::TooFew { size, least })
    } else {
        Ok(())
    }
}

fn refuse_combo(cards: CardSet) -> Result<(), Violation> {
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
