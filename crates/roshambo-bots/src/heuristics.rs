//! What bots know about each game.
//!
//! [`Heuristics`] is everything that bots need to know about a game beyond its rules: which moves are
//! worth considering, how good each one looks, who is likely to win from a position, and what the
//! others' moves reveal about their hidden cards. The medium level plays the move with the highest
//! rating, the easy level overlooks some moves, and search uses ratings as priors and in rollouts,
//! and values to evaluate positions. All of it works on states that were sampled from a view, so it
//! cannot know more than its seat.
//!
//! Each game has a module whose documentation says in words how good players play. Its folder holds
//! these files, in this order; a game leaves out a file where it uses the default of the trait:
//!
//! * `belief.rs`: which hidden cards or items are likely, given what happened;
//! * `candidates.rs`: which moves are worth considering;
//! * `features.rs`: what ratings and values read from a hand or a position;
//! * `rating.rs`: how good a move looks;
//! * `value.rs`: each seat's chance to win;
//! * `weights.rs`: the numbers used by ratings and values, and where they come from;
//! * `tests.rs`: examples of good play.
//!
//! Types with the same role have the same name in every game: a `Rater` rates the moves of one seat, and a
//! piece of `Evidence` is something that a seat's behaviour says about its hidden cards. Both are private
//! to the game. Everything that is visible outside a game has a name of its own, such as `KanobuBelief`.
//!
//! A registered game without heuristics does not compile: `LevelBot` dispatches over all of
//! [`GameId`](roshambo_table::GameId) with `with_game!`, which requires this trait.

mod common;
mod kanobu;
#[cfg(test)]
mod laws;
mod ninjan;
mod paws;
mod paws_quick;
mod tsuefa;

use roshambo_rules::{BySeat, MOST_SEATS, Seat};
use roshambo_table::{NumberedEvent, RegisteredGame};

use crate::belief::Belief;
use crate::budget::SearchClock;
use crate::buffers::{RatingBuffers, best_of_random};
use crate::rng::Rng;

/// Each seat's chance to win, from 0 to 1. A shared victory counts by share, a draw equally for all.
pub type Values = BySeat<f32, MOST_SEATS>;

/// A game that bots can play well.
pub trait Heuristics: RegisteredGame {
    /// Iterations per decision of the hard and the expert level where the result must not depend on
    /// the machine. Set with `roshambo bench bots` to about 20 and 250 milliseconds of one core.
    const ITERATIONS: Iterations;
    /// How many games [`Evaluator`](crate::Evaluator) plays from the start to the end in a second of one core. Set with
    /// `roshambo bench review`; reviews choose their number of rollouts by it.
    const ROLLOUTS_PER_SECOND: u64;
    /// The number of decisions that a rollout makes before the position is evaluated. A large number
    /// plays to the end of the game or to the horizon.
    const ROLLOUT_DEPTH: u32;
    /// The exploration constant of PUCT, in units of value (0 to 1). A larger constant visits moves
    /// that look worse more often. The default was chosen by hand; not tuned.
    const EXPLORATION: f32 = 0.8;

    /// Whether hidden information changes how good a seat's moves are, but not which moves it has.
    /// If so, search rates the moves of the other seats again in each sampled state.
    const RERATE_PER_SAMPLE: bool = false;

    /// The distribution over the states that a seat considers possible.
    type Belief: Belief<Self>;

    /// Infers the belief from the present view, in which sealed decisions of other seats are reopened
    /// (see [`reopen_sealed`](Self::reopen_sealed)), and from all events that the seat has received
    /// since the game began. Ends early when the clock is up.
    fn infer_belief(view: &Self::View, events: &[NumberedEvent], clock: &SearchClock) -> Self::Belief;

    /// Appends one rating for each move, in the same order, using only what the seat can see. The
    /// unit is the natural logarithm of how often good players choose the move: a rating that is
    /// higher by one means e times as often. Only differences matter. Search clamps ratings to
    /// -6..=6.
    fn rate(&self, seat: Seat, moves: &[Self::Move], ratings: &mut Vec<f32>);

    /// Each seat's chance to win from here. The game must not be over. The chances sum to 1.
    fn value(&self) -> Values;

    /// Appends the moves worth considering: only legal ones, at least one, and at least one for each
    /// different effect that a good player could want.
    #[inline]
    fn candidates(&self, seat: Seat, moves: &mut Vec<Self::Move>) {
        self.legal_moves(seat, moves);
    }

    /// Whether search evaluates this position and does not continue, although the game goes on.
    #[inline]
    fn is_horizon(&self) -> bool {
        false
    }

    /// A move for a rollout. It must be quick to find; it need not be the best.
    #[inline]
    fn rollout_move(&self, seat: Seat, rng: &mut Rng, buffers: &mut RatingBuffers<Self::Move>) -> Self::Move {
        best_of_random(self, seat, 3, rng, buffers)
    }

    /// Whether the decisions awaited now are signs of a throw in which only winning counts. Then the
    /// equilibrium strategy is to play each sign a third of the time, and no search is needed.
    fn is_symmetric_throw(&self) -> bool {
        false
    }

    /// The moves that throw rock, scissors and paper, if a throw is awaited whose winner keeps the
    /// sign, so that the signs differ in value.
    fn asymmetric_throw(&self) -> Option<[Self::Move; 3]> {
        None
    }

    /// A hash of what the last decision revealed to everybody beyond the decision itself; 0 for
    /// nothing. Search keeps a separate node for each result of the same move.
    #[inline]
    fn public_outcome(&self) -> u64 {
        0
    }

    /// A good move where the moves are too many to list, drawn from a distribution that all levels but `random` share. Such
    /// decisions come first, and search does not choose among them.
    fn unlisted_move(&self, seat: Seat, rng: &mut Rng) -> Self::Move {
        self.sample_move(seat, rng, &mut Vec::new())
    }

    /// The view as it would be if no other seat had made its sealed decision yet. Search models what
    /// the others decide at the same time; the sampler must not guess it.
    fn reopen_sealed(view: &Self::View) -> Self::View;
}

/// Iterations per decision of the levels that search.
#[derive(Clone, Copy, Debug)]
pub struct Iterations {
    /// About 20 milliseconds of one core.
    pub hard: u64,
    /// About 250 milliseconds of one core.
    pub expert: u64,
}
