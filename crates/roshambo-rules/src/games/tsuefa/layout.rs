//! A setup: the items of a seat's figures at the start of the game.

use std::fmt;
use std::str::FromStr;

use super::item::{Item, Items};
use crate::dice::Dice;
use crate::text::{ParseError, as_text};

/// The number of figures of a seat.
pub(super) const FIGURES: usize = 12;

/// Twelve items: the back row from column a to f, then the front row. [`Violation`](super::Violation)
/// has the errors for a layout with the wrong items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TsuefaLayout", type = "string"))]
pub struct Layout(pub [Item; FIGURES]);

impl Layout {
    /// A random layout of these items, each order equally likely.
    pub(super) fn random(items: Items, dice: &mut impl Dice) -> Layout {
        let mut layout = [Item::Flag; FIGURES];
        for (place, item) in layout.iter_mut().zip(items.iter()) {
            *place = item;
        }
        dice.shuffle(&mut layout);
        Layout(layout)
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|item| item.fmt(f))
    }
}

impl FromStr for Layout {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Layout, ParseError> {
        let items: Option<Vec<Item>> = text.chars().map(Item::from_letter).collect();
        match items.map(<[Item; FIGURES]>::try_from) {
            Some(Ok(items)) => Ok(Layout(items)),
            Some(Err(_)) | None => Err(ParseError::new("expected-layout", text)),
        }
    }
}

as_text!(Layout);
