//! What people are told, in the order in which it happens.

use std::fmt;

use serde::Serialize;

use super::scoring::Score;
use crate::event::{Cards, Spaced};
use crate::game::Viewer;
use crate::games::paws_deck::{Card, CardSet};
use crate::seat::{Seat, SeatSet};
use crate::sign::Sign;
use crate::throw::ThrowEvent;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsQuickEvent")]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Event {
    /// A game was dealt.
    Dealt {
        /// Which game of the series, from 1.
        game: u8,
        /// Each seat's hand.
        hands: Vec<Cards<Card>>,
        /// Colour jokers turned over and put to the bottom of the deck, one after the other.
        turned: Vec<Card>,
        /// The starting card.
        start: Card,
        /// Cards left in the deck.
        deck: usize,
        /// Cards taken off its bottom, out of the game.
        left: usize,
    },
    /// A seat opens the game.
    Opens {
        /// Who.
        seat: Seat,
    },
    /// A seat raised, or changed to the beating sign.
    Played {
        /// Who.
        seat: Seat,
        /// What the cards are.
        sign: Sign,
        /// The cards.
        cards: CardSet,
    },
    /// A seat led on an empty table, or over its own cards.
    Led {
        /// Who.
        seat: Seat,
        /// What the cards are.
        sign: Sign,
        /// The cards.
        cards: CardSet,
    },
    /// A seat transferred the turn with a combo.
    Transferred {
        /// Who.
        seat: Seat,
        /// The combo.
        cards: CardSet,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat drew from the deck.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        cards: Cards<Card>,
    },
    /// A seat had to draw from an empty deck.
    DeckOut {
        /// Who.
        seat: Seat,
    },
    /// A seat used a help token on the table.
    Helped {
        /// Who.
        seat: Seat,
        /// The card that went to the discard pile.
        card: Card,
    },
    /// A game ended.
    GameEnded {
        /// Which.
        game: u8,
        /// How.
        ending: Ending,
        /// Everybody's penalty points before help tokens are spent.
        points: Vec<u8>,
    },
    /// A seat has decided how many help tokens to spend.
    SpendDecided {
        /// Who.
        seat: Seat,
        /// How many, if the viewer may know.
        amount: Option<u8>,
    },
    /// All have decided.
    Spent {
        /// How many help tokens each seat spends.
        amounts: Vec<u8>,
    },
    /// A game is scored.
    Scored {
        /// Each seat's score.
        scores: Vec<Score>,
    },
    /// Help tokens are given.
    TokensGiven {
        /// Who got one.
        seats: SeatSet,
        /// Everybody's tokens now.
        tokens: Vec<u8>,
        /// Tokens left in the supply.
        supply: u8,
    },
    /// The series is over.
    SeriesWon {
        /// Who won; several share the victory.
        seats: SeatSet,
        /// Everybody's penalty points.
        totals: Vec<u16>,
    },
    /// Throwing for the first move.
    #[serde(untagged)]
    Throw(ThrowEvent),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(rename = "PawsQuickEnding")]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ending {
    /// A hand was empty.
    EmptyHand {
        /// Whose; that seat wins.
        seat: Seat,
    },
    /// A card had to be drawn and the deck was empty.
    DeckOut,
}

impl Event {
    /// The event as one viewer may know it: of dealt and drawn cards and sealed decisions, only his own.
    pub(super) fn seen_by(&self, viewer: Viewer) -> Event {
        let only_own =
            |seat: Seat, cards: &Cards<Card>| if viewer.is(seat) { cards.clone() } else { cards.closed() };
        match self {
            Event::Dealt { game, hands, turned, start, deck, left } => Event::Dealt {
                game: *game,
                hands: hands.iter().enumerate().map(|(i, cards)| only_own(Seat::new(i), cards)).collect(),
                turned: turned.clone(),
                start: *start,
                deck: *deck,
                left: *left,
            },
            Event::Drew { seat, cards } => Event::Drew { seat: *seat, cards: only_own(*seat, cards) },
            Event::SpendDecided { seat, amount } => {
                Event::SpendDecided { seat: *seat, amount: amount.filter(|_| viewer.is(*seat)) }
            }
            Event::Throw(_)
            | Event::Opens { .. }
            | Event::Played { .. }
            | Event::Led { .. }
            | Event::Transferred { .. }
            | Event::Passed { .. }
            | Event::DeckOut { .. }
            | Event::Helped { .. }
            | Event::GameEnded { .. }
            | Event::Spent { .. }
            | Event::Scored { .. }
            | Event::TokensGiven { .. }
            | Event::SeriesWon { .. } => self.clone(),
        }
    }
}

impl From<ThrowEvent> for Event {
    fn from(event: ThrowEvent) -> Event {
        Event::Throw(event)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Dealt { game, hands, turned, start, deck, left } => {
                write!(f, "game {game} is dealt:")?;
                for (i, hand) in hands.iter().enumerate() {
                    write!(f, " seat {} {hand};", i + 1)?;
                }
                if !turned.is_empty() {
                    write!(f, " {} put to the bottom of the deck;", Spaced(turned))?;
                }
                write!(f, " {start} starts; {deck} cards left in the deck")?;
                if *left > 0 { write!(f, ", {left} out of the game") } else { Ok(()) }
            }
            Event::Throw(event) => event.fmt(f),
            Event::Opens { seat } => write!(f, "seat {seat} opens the game"),
            Event::Played { seat, sign, cards } => write!(f, "seat {seat} plays {cards} as {}", sign.word()),
            Event::Led { seat, sign, cards } => write!(f, "seat {seat} leads {cards} as {}", sign.word()),
            Event::Transferred { seat, cards } => write!(f, "seat {seat} transfers the turn with {cards}"),
            Event::Passed { seat } => write!(f, "seat {seat} passes"),
            Event::Drew { seat, cards } => write!(f, "seat {seat} draws {cards}"),
            Event::DeckOut { seat } => write!(f, "seat {seat} must draw, but the deck is empty"),
            Event::Helped { seat, card } => {
                write!(f, "seat {seat} uses a help token and takes {card} off the table")
            }
            Event::GameEnded { game, ending, points } => {
                write!(f, "game {game} ends: ")?;
                match ending {
                    Ending::EmptyHand { seat } => write!(f, "seat {seat} has an empty hand and wins it")?,
                    Ending::DeckOut => f.write_str("the deck has run out")?,
                }
                write!(f, "; cards left in hand: {}", Spaced(points))
            }
            Event::SpendDecided { seat, amount: Some(amount) } => {
                write!(f, "seat {seat} has decided to spend {amount}")
            }
            Event::SpendDecided { seat, amount: None } => write!(f, "seat {seat} has decided"),
            Event::Spent { amounts } => write!(f, "help tokens spent: {}", Spaced(amounts)),
            Event::Scored { scores } => {
                for (i, Score { seat, cards, spent, points, total, won }) in scores.iter().enumerate() {
                    let before = if i == 0 { "scores:" } else { ";" };
                    write!(f, "{before} seat {seat} {cards} card{}", if *cards == 1 { "" } else { "s" })?;
                    if *spent > 0 {
                        write!(f, " less {spent} for help tokens makes {points}")?;
                    }
                    write!(f, ", total {total}{}", if *won { ", wins the game" } else { "" })?;
                }
                Ok(())
            }
            Event::TokensGiven { seats, tokens, supply } => {
                match seats.len() {
                    1 => write!(f, "seat {seats} gets a help token")?,
                    _ => write!(f, "seats {seats} get a help token each")?,
                }
                write!(f, "; tokens: {}; supply: {supply}", Spaced(tokens))
            }
            Event::SeriesWon { seats, totals } => match seats.len() {
                1 => write!(f, "seat {seats} wins the series; totals: {}", Spaced(totals)),
                _ => write!(f, "seats {seats} share the victory; totals: {}", Spaced(totals)),
            },
        }
    }
}
