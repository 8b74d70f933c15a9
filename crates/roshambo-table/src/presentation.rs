//! What a view says about itself beyond its data, the same for every front end.
//!
//! The rules of each game write it ([`roshambo_rules::Present`]). It is a function of the view, so
//! it shows nobody more than the view does.

use roshambo_rules::{Awaits, Phrase, Say, SeatFact};
use serde::Serialize;

use crate::registry::AnyView;
use crate::with_game;

/// A view in words, and facts to draw beside the seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Presentation {
    /// What the viewer is asked to do now.
    pub prompt: Phrase,
    /// The whole table in words, for people who cannot see it.
    pub description: Vec<Phrase>,
    /// Small facts beside each seat, in seat order.
    pub facts: Vec<Vec<SeatFact>>,
    /// With how many targets an attempt can be written; with any other number there is no move.
    pub attempt_sizes: Vec<usize>,
    /// Whether the log must not keep what events showed: remembering it is part of the running
    /// game.
    pub requires_memory: bool,
}

impl AnyView {
    /// The view in words, and the facts beside the seats.
    pub fn presentation(&self) -> Presentation {
        let view = self.present();
        Presentation {
            prompt: view.prompt(),
            description: view.description(),
            facts: self.seats().iter().map(|seat| view.seat_facts(seat)).collect(),
            attempt_sizes: view.attempt_sizes(),
            requires_memory: self.requires_memory() && self.awaits() != Awaits::Over,
        }
    }

    /// How an attempt by pointing at these targets is written in notation, legal or not; `None` if
    /// no move is made with such targets.
    pub fn attempt(&self, targets: &[&str]) -> Option<String> {
        self.present().attempt(targets)
    }

    /// What a card of the game is called; `None` if the text is not a card.
    pub fn card_name(&self, card: &str) -> Option<Phrase> {
        with_game!(self.game(), G => {
            card.parse::<<G as roshambo_rules::Game>::Card>().ok().map(|card| card.say())
        })
    }
}
