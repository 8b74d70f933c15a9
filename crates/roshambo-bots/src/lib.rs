//! Bots for all registered games, any seat and any number of seats.
//!
//! A bot receives what its seat may see ([`Observation`](roshambo_table::Observation)) and returns a
//! move. It never receives a game state, so it cannot use hidden information. Game knowledge is in one
//! implementation of [`Heuristics`] per game; the levels differ in how they use it. The crate also
//! explains moves in words ([`reasons`]), evaluates the results of contests ([`stats`]), and estimates who wins from a full
//! state ([`Evaluator`]), which no bot may use.
//!
//! The crate does no file, network or user I/O. It reads the clock only to stop in time.
//!
//! ```
//! use roshambo_bots::{Bot, Budget, Level, LevelBot, Limit};
//! use roshambo_rules::{Seat, Seats};
//! use roshambo_table::{GameId, Observation, open};
//!
//! // In Tsu-e-fa! both seats start with a setup; no deck is needed.
//! let driver = open(GameId::Tsuefa, Seats::new(2).unwrap(), &[]).unwrap();
//! let observation = Observation::of(&*driver, Seat::FIRST);
//! let mut bot = LevelBot::new(Level::Medium, 1);
//! let decision = bot.decide(&observation, &Budget::new(Limit::Iterations(0), 1)).unwrap();
//! assert!(decision.mv.starts_with("setup "));
//! ```

#![forbid(unsafe_code)]

mod advice;
mod belief;
mod bot;
mod bot_spec;
mod budget;
mod buffers;
mod contest;
mod equity;
mod heuristics;
mod level;
mod mixed;
mod rng;
mod search;
pub mod stats;
mod yardstick;

pub use advice::{comparison, reasons};
pub use belief::{Belief, UniformBelief};
pub use bot::{Bot, BotError, Decision, LevelBot, MoveEvaluation, quick_move};
pub use bot_spec::BotSpec;
pub use budget::{Budget, Limit, SearchClock, Stop};
pub use buffers::{RatingBuffers, argmax, best_of_random};
pub use contest::{ContestError, SeatedBot, next_seat, play_to_end};
pub use equity::{Estimate, Evaluator, Policy};
pub use heuristics::{Heuristics, Iterations, Values};
pub use level::Level;
pub use rng::Rng;
pub use search::{Search, SearchResult, SearchedMove};
pub use yardstick::{Yardstick, YardstickBot};
