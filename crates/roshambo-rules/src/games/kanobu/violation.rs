//! Why a move is illegal: one variant per reason.
//!
//! A violation contains only what the seat may know: its own cards, the pile, the sizes of the hands and
//! of the deck.

use serde::Serialize;

use super::card_set::each;
use super::cards::{Card, Laid, Symbol};
use super::legal::{ANSWER, kinds};
use super::moves::{Move, check_answer};
use super::state::{Effect, Kanobu};
use crate::error::{RuleViolation, Ruling};
use crate::seat::Seat;

/// Why a rule of this game forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KanobuViolation"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Violation {
    /// The seats are throwing for the first move.
    ThrowFirst,
    /// There is no throw now.
    NoThrow,
    /// The card is not in the hand.
    NotHeld {
        /// The card.
        card: Card,
    },
    /// The move does not name a colour for change colour.
    NoColourNamed,
    /// The card does not have the named colour.
    NotTheNamedColour {
        /// The card.
        card: Card,
        /// The top card of the pile.
        top: Laid,
    },
    /// The sign has no colour of the top card, or does not beat its sign.
    SignDoesNotFit {
        /// The card.
        card: Card,
        /// The top card of the pile.
        top: Laid,
    },
    /// The card has neither a colour nor the symbol of the top card.
    NothingShared {
        /// The card.
        card: Card,
        /// The top card of the pile.
        top: Laid,
    },
    /// The next seat has too few cards to answer a chance.
    TooFewToAnswer {
        /// The next seat.
        seat: Seat,
        /// The number of cards in its hand.
        cards: u8,
    },
    /// An effect waits, and the move is not a reply to it.
    EffectWaits {
        /// The effect.
        effect: Effect,
    },
    /// No effect waits.
    NoEffect,
    /// Three cards answer only a chance.
    NotChance {
        /// The effect.
        effect: Effect,
    },
    /// The three cards are not a rock, a scissors and a paper.
    NoAnswer,
    /// The seat must play, because it has a card that fits.
    MustPlay {
        /// The first card that fits.
        card: Card,
    },
    /// There is no card to draw.
    NothingToDraw,
    /// The seat must draw, because there is a card to draw.
    CanDraw,
    /// Only the drawn card may be played.
    OnlyTheDrawn {
        /// The card.
        drawn: Card,
    },
    /// The seat has not drawn a card.
    NothingDrawn,
    /// The seat must pick one of the opened cards.
    MustPick,
    /// The card was not opened.
    NotOpened {
        /// The card.
        card: Card,
    },
    /// There are no opened cards.
    NothingOpened,
}

impl RuleViolation for Violation {
    fn ruling(&self) -> Ruling {
        Ruling(match self {
            Violation::ThrowFirst | Violation::NoThrow => "common/throw",
            Violation::NotHeld { .. }
            | Violation::NoEffect
            | Violation::CanDraw
            | Violation::OnlyTheDrawn { .. }
            | Violation::NothingDrawn => "kanobu/turn",
            Violation::NoColourNamed => "kanobu/17",
            Violation::NotTheNamedColour { .. } => "kanobu/1",
            Violation::SignDoesNotFit { .. } => "kanobu/3",
            Violation::NothingShared { .. } => "kanobu/4",
            Violation::TooFewToAnswer { .. } => "kanobu/5",
            Violation::EffectWaits { .. } | Violation::NotChance { .. } => "kanobu/6",
            Violation::NoAnswer => "kanobu/10",
            Violation::MustPlay { .. } => "kanobu/20",
            Violation::NothingToDraw => "kanobu/16",
            Violation::MustPick | Violation::NotOpened { .. } | Violation::NothingOpened => "kanobu/12",
        })
    }
}

impl Kanobu {
    /// Checks a move in a normal turn.
    pub(super) fn check_turn(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        match mv {
            Move::Play(laid) => {
                self.check_held(seat, laid.card())?;
                self.check_named(laid)?;
                self.check_fits(laid.card())
            }
            Move::Draw if self.may_draw(self.playable(seat)) => Ok(()),
            Move::Pass if self.may_draw(self.playable(seat)) => Err(Violation::CanDraw),
            Move::Draw | Move::Pass => match each(self.playable(seat)).next() {
                Some(card) => Err(Violation::MustPlay { card }),
                None if mv == Move::Draw => Err(Violation::NothingToDraw),
                None => Ok(()),
            },
            Move::Keep => Err(Violation::NothingDrawn),
            Move::Accept | Move::Answer(_) => Err(Violation::NoEffect),
            Move::Take(_) => Err(Violation::NothingOpened),
            Move::Throw(_) => Err(Violation::NoThrow),
        }
    }

    /// Checks a reply to an effect.
    pub(super) fn check_reply(&self, seat: Seat, mv: Move, effect: Effect) -> Result<(), Violation> {
        match mv {
            Move::Accept => Ok(()),
            Move::Play(laid) => {
                let card = laid.card();
                self.check_held(seat, card)?;
                if card.symbol() != effect.symbol && card != Card::CANCEL {
                    return Err(Violation::EffectWaits { effect });
                }
                self.check_chance(card)
            }
            Move::Answer(_) if effect.symbol != Symbol::Chance => Err(Violation::NotChance { effect }),
            Move::Answer(cards) => {
                check_answer(cards).map_err(|_| Violation::NoAnswer)?;
                cards.into_iter().try_for_each(|card| self.check_held(seat, card))
            }
            Move::Draw | Move::Keep | Move::Pass | Move::Take(_) => Err(Violation::EffectWaits { effect }),
            Move::Throw(_) => Err(Violation::NoThrow),
        }
    }

    /// Checks a move after drawing a card.
    pub(super) fn check_drawn(&self, mv: Move, drawn: Card) -> Result<(), Violation> {
        match mv {
            Move::Keep => Ok(()),
            Move::Play(laid) if laid.card() == drawn => {
                self.check_named(laid)?;
                self.check_fits(drawn)
            }
            Move::Play(_) | Move::Draw | Move::Pass | Move::Accept | Move::Answer(_) | Move::Take(_) => {
                Err(Violation::OnlyTheDrawn { drawn })
            }
            Move::Throw(_) => Err(Violation::NoThrow),
        }
    }

    /// Checks a choice from the opened cards.
    pub(super) fn check_pick(&self, mv: Move) -> Result<(), Violation> {
        let check_opened = |card: Card| {
            let open = kinds(self.opened.as_slice()) >> card.code() & 1 == 1;
            if open { Ok(()) } else { Err(Violation::NotOpened { card }) }
        };
        match mv {
            Move::Take(card) => check_opened(card),
            Move::Play(laid) => {
                check_opened(laid.card())?;
                self.check_named(laid)?;
                self.check_fits(laid.card())
            }
            Move::Draw | Move::Keep | Move::Pass | Move::Accept | Move::Answer(_) => Err(Violation::MustPick),
            Move::Throw(_) => Err(Violation::NoThrow),
        }
    }

    fn check_held(&self, seat: Seat, card: Card) -> Result<(), Violation> {
        if self.hands[seat].contains(card) { Ok(()) } else { Err(Violation::NotHeld { card }) }
    }

    fn check_named(&self, laid: Laid) -> Result<(), Violation> {
        let unnamed = laid.card() == Card::CHANGE && laid.named().is_none();
        if unnamed { Err(Violation::NoColourNamed) } else { Ok(()) }
    }

    fn check_chance(&self, card: Card) -> Result<(), Violation> {
        let next = self.seat_after(self.turn);
        if card.symbol() == Symbol::Chance && self.sizes[next] < ANSWER {
            return Err(Violation::TooFewToAnswer { seat: next, cards: self.sizes[next] });
        }
        Ok(())
    }

    fn check_fits(&self, card: Card) -> Result<(), Violation> {
        let top = self.pile.top();
        if top.takes() >> card.code() & 1 == 1 {
            return self.check_chance(card);
        }
        Err(if top.named().is_some() {
            Violation::NotTheNamedColour { card, top }
        } else if card.symbol().sign().is_some() {
            Violation::SignDoesNotFit { card, top }
        } else {
            Violation::NothingShared { card, top }
        })
    }
}
