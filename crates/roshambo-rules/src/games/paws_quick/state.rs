//! The state of a series and its options.

use serde::Serialize;

use super::house_rules::HouseRules;
use crate::games::paws_deck::{Card, CardSet, Comeback, Deck, Hands, MOST_SEATS};
use crate::options::{GameOptions, Opening, OptionError, OptionSpec};
use crate::seat::{BySeat, Seat, SeatSet, Seats};
use crate::sign::Sign;
use crate::text::number;
use crate::throw::Throw;

/// The number of cards dealt to each seat.
pub(super) const HAND_SIZE: usize = 11;

/// A series of quick Paws, Scissors, Paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PawsQuick {
    pub(super) seats: Seats,
    pub(super) opening: Opening,
    pub(super) house: HouseRules,
    /// The number of games of the series.
    pub(super) games: u8,
    /// Whether there are help tokens.
    pub(super) help: bool,
    pub(super) phase: Phase,
    /// The number of games dealt so far.
    pub(super) game: u8,
    /// The seat that opens this game; seat 1 until the throw for the first move is decided.
    pub(super) first: Seat,
    pub(super) turn: Seat,
    pub(super) throw: Throw,
    pub(super) spending: Spending,
    pub(super) table: Option<TableCards>,
    pub(super) hands: Hands,
    pub(super) discard: CardSet,
    pub(super) tokens: BySeat<u8, MOST_SEATS>,
    /// Penalty points of the game that has ended; 0 while a game is played.
    pub(super) points: BySeat<u8, MOST_SEATS>,
    pub(super) totals: BySeat<u16, MOST_SEATS>,
    pub(super) won: BySeat<u8, MOST_SEATS>,
    pub(super) deck: Deck,
    /// The number of colour jokers that were turned over before the starting card. They are the last
    /// cards of the deck. Everybody has seen them, and each exists once, so everybody always knows
    /// where they are.
    pub(super) turned: u8,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Shuffling,
    /// The seats throw for the first move.
    Throwing,
    Playing,
    /// Seats decide how many help tokens they spend on their penalty points.
    Spending,
    Over,
}

/// The sealed decisions on help tokens after a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spending {
    pub(super) among: SeatSet,
    pub(super) decided: SeatSet,
    /// 0 for seats that have not decided or do not take part.
    pub(super) amounts: BySeat<u8, MOST_SEATS>,
}

/// The cards on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PawsQuickTable"))]
pub struct TableCards {
    /// The seat that may replace them with a lead: the seat that played them, until it has a turn in
    /// which it plays no cards. A house rule removes this limit.
    pub owner: Option<Seat>,
    /// The sign of the cards.
    pub sign: Sign,
    /// The cards.
    pub cards: CardSet,
}

/// The options of a series.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Which seat has the first move of the series.
    pub opening: Opening,
    /// The number of games; by default the number of seats.
    pub games: Option<u8>,
    /// Whether there are help tokens; by default only in a series of more than one game.
    pub help: Option<bool>,
    /// Other readings of open points.
    pub house: HouseRules,
}

const GAMES: OptionSpec = OptionSpec {
    name: "games",
    values: "option-games-values",
    default: "option-games-default",
    about: "option-games",
    house_rule: &[],
};

const HELP: OptionSpec = OptionSpec {
    name: "help",
    values: "option-help-values",
    default: "option-help-default",
    about: "option-help",
    house_rule: &[],
};

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[Opening::SPEC, GAMES, HELP, Comeback::ONCE, HouseRules::TOKEN];

    fn set(&mut self, seats: Seats, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "opening" => self.opening = Opening::parse(value, seats)?,
            "games" => match number(value, GAMES.values) {
                Ok(games @ 1..=20) => self.games = Some(games as u8),
                Ok(_) | Err(_) => return Err(OptionError::value(&GAMES, value)),
            },
            "help" => match value {
                "on" => self.help = Some(true),
                "off" => self.help = Some(false),
                _ => return Err(OptionError::value(&HELP, value)),
            },
            "comeback" => self.house.comeback = Comeback::parse(value)?,
            "token" => self.house.set_token(value)?,
            _ => return Err(OptionError::unknown::<Options>(name)),
        }
        Ok(())
    }
}

impl PawsQuick {
    /// The colour jokers that were turned over, in that order.
    pub(super) fn turned_jokers(&self) -> &[Card] {
        self.deck.last(self.turned)
    }

    /// Makes the deck from the cards that were not dealt, and turns over the starting card. In a game
    /// for two, half of the other cards leave the game.
    pub(super) fn lay_out_deck(&mut self, order: &[Card]) -> Card {
        self.deck = Deck::shuffled(order, self.seats.count() * HAND_SIZE);
        // Colour jokers that are turned over go to the bottom of the deck (`paws-quick/2`).
        let jokers = self.deck.cards().iter().take_while(|card| card.sign().is_none()).count();
        self.deck.move_to_bottom(jokers);
        self.turned = jokers as u8;
        let start = self.deck.take_top();
        self.table = start.sign().map(|sign| TableCards { owner: None, sign, cards: CardSet::only(start) });
        if self.seats.count() == 2 {
            self.deck.remove_lower_half();
        }
        start
    }
}
