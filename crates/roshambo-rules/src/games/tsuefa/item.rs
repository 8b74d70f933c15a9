//! The items that figures carry, and the results of fights.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::Serialize;

use crate::sign::Sign;
use crate::text::{ParseError, as_text, number};

/// The item of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "TsuefaItem", type = "\"R\" | \"S\" | \"P\" | \"D\" | \"F\"")
)]
pub enum Item {
    /// Rock, scissors or paper.
    Sign(Sign),
    /// Removes its attacker and itself from the board.
    Dynamite,
    /// Capturing the flag wins the game.
    Flag,
}

impl Item {
    /// All items, in canonical order.
    pub const ALL: [Item; 5] = [
        Item::Sign(Sign::Rock),
        Item::Sign(Sign::Scissors),
        Item::Sign(Sign::Paper),
        Item::Dynamite,
        Item::Flag,
    ];

    /// All items but dynamite (`tsuefa/1`).
    pub(super) const THAT_MOVE: [Item; 4] =
        [Item::Sign(Sign::Rock), Item::Sign(Sign::Scissors), Item::Sign(Sign::Paper), Item::Flag];

    /// The place in canonical order, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Item::Sign(sign) => sign as usize,
            Item::Dynamite => 3,
            Item::Flag => 4,
        }
    }

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Item::Sign(sign) => sign.letter(),
            Item::Dynamite => 'D',
            Item::Flag => 'F',
        }
    }

    /// The item of a letter of the notation.
    pub const fn from_letter(letter: char) -> Option<Item> {
        match (letter, Sign::from_letter(letter)) {
            (_, Some(sign)) => Some(Item::Sign(sign)),
            ('D', None) => Some(Item::Dynamite),
            ('F', None) => Some(Item::Flag),
            (_, None) => None,
        }
    }

    /// The result of an attack with this item (`tsuefa/2` to `tsuefa/5`).
    #[inline]
    pub const fn attacks(self, defender: Item) -> Clash {
        match (self, defender) {
            (Item::Dynamite, _) | (_, Item::Dynamite) => Clash::BothLeave,
            (_, Item::Flag) => Clash::AttackerWins,
            (Item::Flag, Item::Sign(_)) => Clash::DefenderWins,
            (Item::Sign(one), Item::Sign(other)) => {
                if one.beats(other) {
                    Clash::AttackerWins
                } else if other.beats(one) {
                    Clash::DefenderWins
                } else {
                    Clash::Tied
                }
            }
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

as_text!(Item);

/// The result of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TsuefaClash"))]
#[serde(rename_all = "kebab-case")]
pub enum Clash {
    /// The defender leaves the board, and the attacker moves to its square.
    AttackerWins,
    /// The attacker leaves the board, and the defender stays.
    DefenderWins,
    /// Both leave the board, because of dynamite.
    BothLeave,
    /// Both carry the same sign, so the players throw.
    Tied,
}

/// One value for each item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ByItem<T>(pub(super) [T; Item::ALL.len()]);

impl<T> Index<Item> for ByItem<T> {
    type Output = T;
    #[inline]
    fn index(&self, item: Item) -> &T {
        &self.0[item.index()]
    }
}

impl<T> IndexMut<Item> for ByItem<T> {
    #[inline]
    fn index_mut(&mut self, item: Item) -> &mut T {
        &mut self.0[item.index()]
    }
}

impl ByItem<u8> {
    /// The items in canonical order, each as many times as its count.
    pub(super) fn to_vec(self) -> Vec<Item> {
        Item::ALL.into_iter().flat_map(|item| (0..self[item]).map(move |_| item)).collect()
    }

    /// The number of each item in a list.
    pub(super) fn of(items: impl IntoIterator<Item = Item>) -> ByItem<u8> {
        let mut counts = ByItem::default();
        for item in items {
            counts[item] += 1;
        }
        counts
    }
}

/// The number of rocks, scissors and papers of each seat, as in the option `items`: `4-3-3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TsuefaItems", type = "string"))]
pub struct Items {
    rock: u8,
    scissors: u8,
    paper: u8,
}

impl Items {
    /// The number of figures that carry a sign.
    const SIGNS: u32 = 10;

    /// The number of items of this kind of each seat.
    pub const fn count(self, item: Item) -> u8 {
        match item {
            Item::Sign(Sign::Rock) => self.rock,
            Item::Sign(Sign::Scissors) => self.scissors,
            Item::Sign(Sign::Paper) => self.paper,
            Item::Dynamite | Item::Flag => 1,
        }
    }

    /// All twelve items of a seat, in canonical order.
    pub(super) fn iter(self) -> impl Iterator<Item = Item> {
        Item::ALL.into_iter().flat_map(move |item| (0..self.count(item)).map(move |_| item))
    }
}

impl Default for Items {
    fn default() -> Items {
        Items { rock: 4, scissors: 3, paper: 3 }
    }
}

impl fmt::Display for Items {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.rock, self.scissors, self.paper)
    }
}

impl FromStr for Items {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Items, ParseError> {
        const EXPECTED: &str = "option-items-values";
        let wrong = || ParseError::new(EXPECTED, text);
        let counts: Vec<u32> = text
            .split('-')
            .map(|count| number(count, EXPECTED))
            .collect::<Result<_, _>>()
            .map_err(|_| wrong())?;
        match counts[..] {
            [rock @ 1..Items::SIGNS, scissors @ 1..Items::SIGNS, paper @ 1..Items::SIGNS]
                if rock + scissors + paper == Items::SIGNS =>
            {
                Ok(Items { rock: rock as u8, scissors: scissors as u8, paper: paper as u8 })
            }
            _ => Err(wrong()),
        }
    }
}

as_text!(Items);
