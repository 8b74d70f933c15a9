//! Bots for all five games, any seat and any number of seats.
//!
//! A bot gets what its seat may see ([`Observation`](roshambo_table::Observation)) and answers with a move; it
//! never gets a state. What good players know stands in one [`Skill`] per game; the levels differ in
//! how they use it. This crate knows nothing of files, networks or users; it looks at the clock only
//! to stop in time.

#![forbid(unsafe_code)]

mod advice;
mod bot;
mod budget;
mod contender;
mod contest;
mod level;
mod luck;
mod mixed;
mod search;
mod skill;
mod skills;
pub mod stats;

pub use advice::reasons;
pub use bot::{Bot, BotError, Considered, Decision, LevelBot};
pub use budget::{Budget, Clock, Limit, Stop};
pub use contender::Contender;
pub use contest::{ContestError, Player, next_seat, play_on};
pub use level::Level;
pub use luck::Luck;
pub use search::{Search, Thought, Thoughts};
pub use skill::{Belief, Iterations, Skill, Space, Uniform, Values, best_of, highest};
