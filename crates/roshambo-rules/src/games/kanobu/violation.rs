//! Why a move is refused, one variant per reason.
//!
//! A reason is made from what the seat sees: its own cards, the pile, the sizes of hands and deck.

use serde::Serialize;

use super::card_set::each;
use super::cards::{Card, Laid, Symbol};
use super::legal::{ANSWER, kinds};
use super::moves::{Move, is_answer};
use super::state::{Effect, Kanobu, Phase};
use crate::error::{RuleViolation, Ruling};
use crate::seat::Seat;

/// Why a rule of this game forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "KanobuViolation")]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Violation {
    /// The first player is being settled.
    ThrowFirst,
    /// Nobody throws now.
    NoThrow,
    /// The card is not in the hand.
    NotHeld {
        /// The card.
        card: Card,
    },
    /// Change colour without a colour.
    NoColourNamed,
    /// The card has not the colour that was named.
    NotTheNamedColour {
        /// The card.
        card: Card,
        /// What lies on top.
        top: Laid,
    },
    /// A sign shares no colour with the card below, or does not beat it.
    SignDoesNotFit {
        /// The card.
        card: Card,
        /// What lies on top.
        top: Laid,
    },
    /// Neither colour nor symbol is shared.
    NothingShared {
        /// The card.
        card: Card,
        /// What lies on top.
        top: Laid,
    },
    /// The next seat has too few cards to answer a chance.
    TooFewToAnswer {
        /// Who would have to answer.
        seat: Seat,
        /// How many cards that seat holds.
        cards: u8,
    },
    /// An effect waits, and this does not reply to it.
    EffectWaits {
        /// The effect.
        effect: Effect,
    },
    /// Nothing waits.
    NoEffect,
    /// Only a chance is answered with three cards.
    NotChance {
        /// The effect.
        effect: Effect,
    },
    /// The three cards are no answer.
    NoAnswer,
    /// A card can be played, so one must be.
    MustPlay {
        /// The first of them.
        card: Card,
    },
    /// Nothing can be drawn.
    NothingToDraw,
    /// A card can be drawn.
    CanDraw,
    /// Only the drawn card may be played.
    OnlyTheDrawn {
        /// The card.
        drawn: Card,
    },
    /// Nothing was drawn.
    NothingDrawn,
    /// One of the opened cards has to be picked.
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
    pub(super) fn refuse(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        match self.phase {
            Phase::Throwing => match mv {
                Move::Throw(_) => Ok(()),
                _ => Err(Violation::ThrowFirst),
            },
            Phase::Turn => self.refuse_in_turn(seat, mv),
            Phase::Waiting(effect) => self.refuse_reply(seat, mv, effect),
            Phase::Drawn { card, .. } => self.refuse_drawn(mv, card),
            Phase::Picking => self.refuse_pick(mv),
            // Nobody may act in these, so nobody is asked.
            Phase::Shuffling(_) | Phase::Over => Ok(()),
        }
    }

    fn refuse_in_turn(&self, seat: Seat, mv: Move) -> Result<(), Violation> {
        match mv {
            Move::Play(laid) => {
                self.refuse_not_held(seat, laid.card())?;
                self.refuse_unnamed(laid)?;
                self.refuse_misfit(laid.card())
            }
            Move::Draw | Move::Pass => match (each(self.playable(seat)).next(), self.can_draw()) {
                (Some(card), _) => Err(Violation::MustPlay { card }),
                (None, false) if mv == Move::Draw => Err(Violation::NothingToDraw),
                (None, true) if mv == Move::Pass => Err(Violation::CanDraw),
                (None, _) => Ok(()),
            },
            Move::Keep => Err(Violation::NothingDrawn),
            Move::Accept | Move::Answer(_) => Err(Violation::NoEffect),
            Move::Take(_) => Err(Violation::NothingOpened),
            Move::Throw(_) => Err(Violation::NoThrow),
        }
    }

    fn refuse_reply(&self, seat: Seat, mv: Move, effect: Effect) -> Result<(), Violation> {
        match mv {
            Move::Accept => Ok(()),
            Move::Play(laid) => {
                let card = laid.card();
                self.refuse_not_held(seat, card)?;
                if card.symbol() != effect.symbol && card != Card::CANCEL {
                    return Err(Violation::EffectWaits { effect });
                }
                self.refuse_chance(card)
            }
            Move::Answer(_) if effect.symbol != Symbol::Chance => Err(Violation::NotChance { effect }),
            Move::Answer(cards) => {
                is_answer(cards).map_err(|_| Violation::NoAnswer)?;
                cards.into_iter().try_for_each(|card| self.refuse_not_held(seat, card))
            }
            Move::Draw | Move::Keep | Move::Pass | Move::Take(_) => Err(Violation::EffectWaits { effect }),
            Move::Throw(_) => Err(Violation::NoThrow),
        }
    }

    fn refuse_drawn(&self, mv: Move, drawn: Card) -> Result<(), Violation> {
        match mv {
            Move::Keep => Ok(()),
            Move::Play(laid) if laid.card() == drawn => {
                self.refuse_unnamed(laid)?;
                self.refuse_misfit(drawn)
            }
            Move::Play(_) | Move::Draw | Move::Pass | Move::Accept | Move::Answer(_) | Move::Take(_) => {
                Err(Violation::OnlyTheDrawn { drawn })
            }
            Move::Throw(_) => Err(Violation::NoThrow),
        }
    }

    fn refuse_pick(&self, mv: Move) -> Result<(), Violation> {
        let refuse_unopened = |card: Card| {
            let open = kinds(self.opened.as_slice()) >> card.code() & 1 == 1;
            if open { Ok(()) } else { Err(Violation::NotOpened { card }) }
        };
        match mv {
            Move::Take(card) => refuse_unopened(card),
            Move::Play(laid) => {
                refuse_unopened(laid.card())?;
                self.refuse_unnamed(laid)?;
                self.refuse_misfit(laid.card())
            }
            Move::Draw | Move::Keep | Move::Pass | Move::Accept | Move::Answer(_) => Err(Violation::MustPick),
            Move::Throw(_) => Err(Violation::NoThrow),
        }
    }

    fn refuse_not_held(&self, seat: Seat, card: Card) -> Result<(), Violation> {
        if self.hands[seat].contains(card) { Ok(()) } else { Err(Violation::NotHeld { card }) }
    }

    fn refuse_unnamed(&self, laid: Laid) -> Result<(), Violation> {
        let unnamed = laid.card() == Card::CHANGE && laid.named().is_none();
        if unnamed { Err(Violation::NoColourNamed) } else { Ok(()) }
    }

    fn refuse_chance(&self, card: Card) -> Result<(), Violation> {
        let next = self.after(self.turn);
        if card.symbol() == Symbol::Chance && self.sizes[next] < ANSWER {
            return Err(Violation::TooFewToAnswer { seat: next, cards: self.sizes[next] });
        }
        Ok(())
    }

    fn refuse_misfit(&self, card: Card) -> Result<(), Violation> {
        let top = self.top();
        if top.takes() >> card.code() & 1 == 1 {
            return self.refuse_chance(card);
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
