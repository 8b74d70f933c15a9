//! Small variants: positions near the end of a game, small enough to compute an equilibrium exactly.
//!
//! A variant is the view of a spectator in which only a few cards or items are unseen. Its *deals* are all
//! states that fit this view, each equally likely; a player learns their own cards from the deal. From there
//! the rules of the game apply unchanged. No deck is shuffled again. A position need not be reachable: the
//! cards that are not in play lie openly on piles or in discards, as if they had been left out.
//!
//! The tree of a variant is finite: after [`horizon`](SmallVariant::horizon) decisions the game is a draw.

mod every_outcome;
mod kanobu;
mod ninjan;
mod paws;
mod paws_quick;
mod tsuefa;

use roshambo_rules::{Game, Sampler};
use roshambo_table::GameId;

use crate::encode::Encode;
use crate::play::Play;
use crate::state::GameState;
use every_outcome::EveryOutcome;

/// A small variant of a game for two seats.
#[derive(Clone, Copy, Debug)]
pub struct SmallVariant {
    /// The game. Each game has one variant.
    pub game: GameId,
    /// The number of decisions after which the game is a draw.
    pub horizon: u32,
    /// What the position is.
    pub about: &'static str,
    deals: fn() -> Vec<GameState>,
}

impl SmallVariant {
    /// The variants of all games.
    pub const ALL: [SmallVariant; GameId::COUNT] =
        [paws::VARIANT, paws_quick::VARIANT, ninjan::VARIANT, kanobu::VARIANT, tsuefa::VARIANT];

    /// The variant of a game.
    pub fn of(game: GameId) -> SmallVariant {
        SmallVariant::ALL[game.index()]
    }

    /// The states with which the variant begins, each equally likely, always in the same order. A seat
    /// decides in each of them.
    pub fn deals(&self) -> Vec<GameState> {
        (self.deals)()
    }
}

/// All states that fit a view, each once.
fn all_states<G: Encode>(view: &G::View) -> Vec<GameState> {
    let sampler = <G as Game>::Sampler::new(view);
    let mut dice = EveryOutcome::default();
    let mut states: Vec<(G, u32)> = Vec::new();
    loop {
        let state = sampler.sample(&mut dice);
        match states.iter_mut().find(|(other, _)| *other == state) {
            Some((_, times)) => *times += 1,
            None => states.push((state, 1)),
        }
        if !dice.advance() {
            break;
        }
    }
    debug_assert!(states.iter().all(|(_, times)| *times == states[0].1), "all states are equally likely");
    states.into_iter().map(|(state, _)| GameState::of(Play::new(state))).collect()
}

/// Parses what a position consists of.
fn parsed<T: std::str::FromStr>(text: &str) -> T {
    match text.parse() {
        Ok(value) => value,
        Err(_) => unreachable!("{text} is in the notation"),
    }
}

/// Parses cards with spaces between them.
fn cards<T: std::str::FromStr, C: FromIterator<T>>(text: &str) -> C {
    text.split(' ').map(parsed).collect()
}
