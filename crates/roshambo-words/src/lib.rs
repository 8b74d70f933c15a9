//! All texts in three languages: messages rendered with Fluent from `locales/`, and the rules pages.
//!
//! Other crates describe what to say as a [`Phrase`](roshambo_rules::Phrase): the id of a message and its
//! arguments. This crate renders phrases as text. It knows nothing about screens.
//!
//! ```
//! use roshambo_rules::{Seat, say};
//! use roshambo_words::{Lang, Words};
//!
//! let decided = say!("throw-decided", seat = Seat::new(1));
//! assert_eq!(Words::of(Lang::En).say(&decided), "Player 2 has decided");
//! assert_eq!(Words::of(Lang::Ru).say(&decided), "Игрок 2: выбор сделан");
//!
//! // For the player at this seat.
//! let words = Words::of(Lang::En).to(Some(Seat::new(1)));
//! assert_eq!(words.say(&decided), "You have decided");
//! ```

#![forbid(unsafe_code)]

mod files;
mod lang;
mod pages;
mod words;

pub use files::messages;
pub use lang::{Lang, UnknownLang};
pub use pages::{Page, page};
pub use words::Words;
