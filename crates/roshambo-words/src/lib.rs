//! All texts, in three languages: phrases rendered from `locales/`, and the rules pages.
//!
//! This crate knows Fluent and nothing of screens. What is said is decided elsewhere, as a
//! [`Phrase`](roshambo_rules::Phrase); here it gets its words.
//!
//! ```
//! use roshambo_rules::{Seat, say};
//! use roshambo_words::{Lang, Words};
//!
//! let passed = say!("throw-decided", seat = Seat::new(1));
//! assert_eq!(Words::of(Lang::En).say(&passed), "Player 2 has decided");
//! assert_eq!(Words::of(Lang::Ru).say(&passed), "Игрок 2: выбор сделан");
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
