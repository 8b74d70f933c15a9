//! Why a good player would make a move.

use roshambo_rules::{Phrase, say};
use roshambo_table::Seen;

/// What speaks for a move, in words.
pub fn reasons(seen: &Seen, mv: &str) -> Vec<Phrase> {
    if seen.legal.iter().any(|legal| legal == mv) { vec![say!("cards", count = seen.legal.len())] } else { vec![] }
}
