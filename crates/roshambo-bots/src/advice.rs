//! Why somebody would make a move, in words: what it gains, threatens, keeps and avoids.
//!
//! Everything said follows from what the seat sees ([`Observation`]), and is exact: numbers are counted, and
//! where something hidden decides, it is said how many of the unseen cards or items would. What a
//! move does to the table is asked of the rules: it is made in one state that fits the view, and only
//! what is the same in all of them is read off. So nothing here judges a move; that is left to bots.

mod kanobu;
mod ninjan;
mod paws;
mod paws_cards;
mod paws_quick;
#[cfg(test)]
mod tests;
mod tsuefa;

use roshambo_rules::{Game, Phrase, Sampler, Seat, say};
use roshambo_table::{Observation, RegisteredGame, with_game};

use crate::luck::Luck;

/// No more is said of a move.
const MOST: usize = 3;

/// One to three reasons for a legal move, the weightiest first; none for one that is not legal now.
pub fn reasons(seen: &Observation, mv: &str) -> Vec<Phrase> {
    if seen.legal.is_empty() {
        return Vec::new();
    }
    with_game!(seen.view.game(), G => reasons_in::<G>(seen, mv, 0)).unwrap_or_default()
}

/// The seed makes up what is hidden; a test holds that the answer is the same whatever it is.
fn reasons_in<G: Advice>(seen: &Observation, mv: &str, seed: u64) -> Option<Vec<Phrase>> {
    let view = G::view_of(&seen.view)?;
    let mv = mv.parse().ok()?;
    let state: G = G::Sampler::new(view).sample(&mut Luck::new(seed));
    state.check_seat(seen.seat).ok()?;
    state.check(seen.seat, mv).ok()?;
    let mut said = Vec::new();
    if seen.legal.listed().is_some_and(|moves| moves.len() == 1) {
        said.push(say!("advice-only"));
    }
    G::advise(&Sight { seat: seen.seat, view, state }, mv, &mut said);
    if said.is_empty() {
        said.push(say!("advice-unknown"));
    }
    said.truncate(MOST);
    Some(said)
}

/// What an adviser looks at.
struct Sight<'a, G: Game> {
    /// Whose move it is.
    seat: Seat,
    /// What that seat sees.
    view: &'a G::View,
    /// A state that fits. What the view does not tell is made up in it, and not to be spoken of.
    state: G,
}

/// A game whose moves can be explained.
trait Advice: RegisteredGame {
    /// Adds what is to be said of a legal move, the weightiest first.
    fn advise(sight: &Sight<'_, Self>, mv: Self::Move, said: &mut Vec<Phrase>);
}
