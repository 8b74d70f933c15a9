//! What happened: events and who may read what in them.
//!
//! Applying a move *notes* events. Search plays with [`DiscardEvents`], which costs
//! nothing; everybody else collects them in a `Vec`. A noted event is complete;
//! [`Game::redact`](crate::Game::redact) makes from it what one viewer may know. Nobody's list
//! is ever shorter than another's, so a gap tells nothing.

use std::fmt;

use serde::Serialize;

/// Where the events of a move go.
pub trait EventSink<E> {
    /// Notes an event; a quiet log never builds it.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// The log of those who do not listen.
#[derive(Clone, Copy, Debug, Default)]
pub struct DiscardEvents;

impl<E> EventSink<E> for DiscardEvents {
    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Cards that went somewhere: how many is public, which ones may not be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(bound = "C: ts_rs::TS")]
pub struct Cards<C> {
    /// How many there were.
    pub count: usize,
    /// Which ones, if the viewer may know.
    pub cards: Option<Vec<C>>,
}

impl<C> Cards<C> {
    /// Cards seen by the viewer.
    pub fn open(cards: Vec<C>) -> Cards<C> {
        Cards { count: cards.len(), cards: Some(cards) }
    }

    /// The same cards, face down.
    #[must_use]
    pub fn closed(&self) -> Cards<C> {
        Cards { count: self.count, cards: None }
    }
}

impl<C: fmt::Display> fmt::Display for Cards<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.cards {
            Some(cards) if !cards.is_empty() => Spaced(cards).fmt(f),
            _ if self.count == 1 => f.write_str("1 card"),
            _ => write!(f, "{} cards", self.count),
        }
    }
}

/// Displays items with one space between them.
pub struct Spaced<'a, T>(pub &'a [T]);

impl<T: fmt::Display> fmt::Display for Spaced<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, item) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            item.fmt(f)?;
        }
        Ok(())
    }
}
