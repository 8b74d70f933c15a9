//! Where events go, and cards whose identity may be hidden in them.
//!
//! Applying a move emits events into an [`EventSink`]. Search uses [`DiscardEvents`], which costs
//! nothing; other callers collect the events in a `Vec`. An emitted event is complete.
//! [`Game::redact`](crate::Game::redact) removes what one viewer may not know. It hides parts of
//! events, never a whole event, so every viewer receives the same number of events.

use std::fmt;

use serde::Serialize;

use crate::game::Viewer;
use crate::seat::Seat;

/// A receiver of events.
pub trait EventSink<E> {
    /// Adds an event. A sink that discards events does not call `event`, so the event is not built.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// A sink that discards all events.
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

/// Cards that were dealt or drawn. Their number is public; which cards they are may be hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(bound = "C: ts_rs::TS"))]
pub struct Cards<C> {
    /// The number of cards.
    pub count: usize,
    /// The cards, if the viewer may know them.
    pub cards: Option<Vec<C>>,
}

impl<C> Cards<C> {
    /// Cards that the viewer may know.
    pub fn open(cards: Vec<C>) -> Cards<C> {
        Cards { count: cards.len(), cards: Some(cards) }
    }
}

impl<C: Clone> Cards<C> {
    /// The cards as a viewer may know them: only their owner sees which cards they are.
    #[must_use]
    pub fn redacted(&self, owner: Seat, viewer: Viewer) -> Cards<C> {
        if viewer.is(owner) { self.clone() } else { Cards { count: self.count, cards: None } }
    }

    /// The hands of all seats as a viewer may know them: each hand is open to its owner only.
    pub fn redacted_hands(hands: &[Cards<C>], viewer: Viewer) -> Vec<Cards<C>> {
        hands.iter().enumerate().map(|(i, hand)| hand.redacted(Seat::new(i), viewer)).collect()
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
