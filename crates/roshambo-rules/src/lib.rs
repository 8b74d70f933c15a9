//! The rules of five rock-paper-scissors table games: pure, exact and fast.
//!
//! This crate does no input or output, reads no clock, has no random number generator and knows
//! nothing of tables, records or users. Chance is an input: the order of a shuffled deck.
//!
//! The feature `typescript` derives [`ts_rs::TS`](https://docs.rs/ts-rs) for everything that is sent
//! to clients. Only the export of the TypeScript bindings enables it.
//!
//! ```
//! use roshambo_rules::{Awaits, Game, Seat, Seats, games::tsuefa::Tsuefa};
//!
//! let mut game = Tsuefa::new(Seats::new(2).unwrap(), &Default::default());
//! let (one, two) = (Seat::new(0), Seat::new(1));
//! game.play(one, "setup FDSSSPPPRRRR".parse().unwrap()).unwrap();
//! game.play(two, "setup FDSSSPPPRRRR".parse().unwrap()).unwrap();
//! game.play(one, "c2-c3".parse().unwrap()).unwrap();
//! assert_eq!(game.awaits(), Awaits::Turn { seat: two });
//! let error = game.play(two, "c5-c3".parse().unwrap()).unwrap_err();
//! assert_eq!(error.ruling().to_string(), "tsuefa/moves");
//! ```

#![forbid(unsafe_code)]

mod counted_bits;
mod dice;
mod error;
mod event;
mod game;
pub mod games;
mod options;
mod phrase;
mod playout;
mod presentation;
mod seat;
mod sign;
mod text;
mod throw;
mod unseen;

pub use dice::Dice;
pub use error::{DeckError, PlayError, RuleViolation, Ruling};
pub use event::{Cards, DiscardEvents, EventSink, Spaced};
pub use game::{Awaits, Game, Outcome, Recall, Sampler, Scores, Viewer};
pub use options::{GameOptions, Opening, OptionError, OptionSpec};
pub use phrase::{Arg, MoveInput, Phrase, Say};
pub use playout::{PerftSupply, PlayoutBuffers, deal_shuffled, perft, playout};
pub use presentation::{Present, PresentEvent, SeatFact};
pub use seat::{BySeat, MOST_SEATS, Seat, SeatSet, Seats};
pub use sign::{BySign, Sign};
pub use text::{ParseError, number};
pub use throw::{Throw, ThrowEvent, ThrowResult, ThrowView, ThrownSign};
pub use unseen::{CardCount, CountUnseen, Unseen, UnseenFigure, UnseenGroup};
