//! The games as environments for learning: moves and views as numbers, many games stepped at once.
//!
//! * An [`Action`] is the number of a move. Each game has a fixed list of actions ([`action_count`],
//!   [`action_text`]). A move with very many variants is *factored*: it takes several actions, one
//!   after the other.
//! * A *tensor* is what one seat may know of a state, as a fixed number of `f32` values. [`fields`]
//!   describes every value. A tensor contains exactly what the view with
//!   [`Recall::Memory`](roshambo_rules::Recall::Memory) contains.
//! * [`GameState`] is a state of any game that is played by actions. Its user supplies chance.
//! * [`Env`] plays games one after the other, with chance from a seed. [`VectorEnv`] does the same for
//!   many games at once, on several threads, and writes into buffers that the caller reuses.
//! * [`SmallVariant`] is a position near the end of a game, small enough to solve exactly.
//!
//! The knowledge about a game is in its module under `games/`, which implements [`Encode`]. A
//! registered game without it does not compile. `docs/research.md` describes actions, tensors and
//! rewards for users.
//!
//! ```
//! use roshambo_env::{Env, EnvError};
//! use roshambo_table::GameId;
//!
//! let mut env = Env::new(GameId::Ninjan, 2, &[], 1)?;
//! while let Some(seat) = env.player() {
//!     let action = env.legal_actions()[0];
//!     env.step(seat, action)?;
//! }
//! assert_eq!(env.rewards().iter().sum::<f32>(), 0.0);
//! # Ok::<(), EnvError>(())
//! ```

#![forbid(unsafe_code)]

mod action;
mod encode;
mod env;
mod error;
mod games;
mod play;
mod reward;
mod slot;
mod small;
mod spec;
mod state;
mod tensor;
mod vector;

pub use action::Action;
pub use encode::{Choices, Encode};
pub use env::Env;
pub use error::EnvError;
pub use reward::rewards;
pub use small::SmallVariant;
pub use spec::{Spec, action_count, action_text, fields, tensor_len};
pub use state::GameState;
pub use tensor::{Field, Sink};
pub use vector::{Buffers, VectorEnv};
