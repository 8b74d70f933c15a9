//! Reasons for a move, in words: what it gains, threatens, keeps and avoids.
//!
//! All statements follow from what the seat sees ([`Observation`]) and are exact. Numbers are counted;
//! where hidden cards or items decide, the reason says how many of the unseen ones would. To find out
//! what a move does, the rules make it in one sampled state that fits the view, and the reasons use only
//! results that are the same in all such states. Reasons do not judge whether a move is good; bots do
//! that.
//!
//! Each game implements [`Advice`] in its own file. A registered game without it does not compile:
//! [`reasons`] dispatches over all of [`GameId`](roshambo_table::GameId) with `with_game!`, which
//! requires the trait.

mod kanobu;
mod ninjan;
mod paws;
mod paws_cards;
mod paws_quick;
#[cfg(test)]
mod tests;
mod tsuefa;

use roshambo_rules::{Game, Phrase, Sampler, Say, Seat, say};
use roshambo_table::{Observation, RegisteredGame, with_game};

use crate::rng::Rng;

/// The maximum number of reasons for a move.
const MAX_REASONS: usize = 3;

/// One to three reasons for a legal move, the most important first. Empty if the move is illegal or it is
/// not the seat's turn.
pub fn reasons(seen: &Observation, mv: &str) -> Vec<Phrase> {
    if seen.legal.is_empty() {
        return Vec::new();
    }
    with_game!(seen.view.game(), G => reasons_in::<G>(seen, mv, 0)).unwrap_or_default()
}

/// Why a legal move is better than another one, as far as words can say it: the better move and what only it does, then the
/// other move and what only that does. Empty if one of the moves is illegal.
pub fn comparison(seen: &Observation, better: &str, played: &str) -> Vec<Phrase> {
    let (of_better, of_played) = (reasons(seen, better), reasons(seen, played));
    if of_better.is_empty() || of_played.is_empty() {
        return Vec::new();
    }
    let only = |own: &[Phrase], other: &[Phrase]| -> Vec<Phrase> {
        let unknown = say!("advice-unknown");
        own.iter().filter(|reason| **reason != unknown && !other.contains(reason)).cloned().collect()
    };
    let (gained, lost) = (only(&of_better, &of_played), only(&of_played, &of_better));
    let named = |text: &str| with_game!(seen.view.game(), G => move_phrase::<G>(text));
    let mut phrases = Vec::new();
    if let Some(mv) = named(better) {
        phrases.push(match gained.is_empty() && lost.is_empty() {
            true => say!("advice-better-later", mv = mv),
            false => say!("advice-better", mv = mv),
        });
    }
    phrases.extend(gained);
    if let (Some(mv), false) = (named(played), lost.is_empty()) {
        phrases.push(say!("advice-instead", mv = mv));
        phrases.extend(lost);
    }
    phrases
}

/// A move in words.
fn move_phrase<G: Game>(text: &str) -> Option<Phrase> {
    text.parse::<G::Move>().ok().map(|mv| mv.say())
}

/// The seed decides which hidden cards are sampled. The reasons must not depend on it; a test checks that.
fn reasons_in<G: Advice>(seen: &Observation, mv: &str, seed: u64) -> Option<Vec<Phrase>> {
    let view = G::view_of(&seen.view)?;
    let mv = mv.parse().ok()?;
    let state: G = G::Sampler::new(view).sample(&mut Rng::new(seed));
    state.check_seat(seen.seat).ok()?;
    state.check(seen.seat, mv).ok()?;
    let mut reasons = Vec::new();
    if seen.legal.listed().is_some_and(|moves| moves.len() == 1) {
        reasons.push(say!("advice-only"));
    }
    G::advise(&AdviceContext { seat: seen.seat, view, state }, mv, &mut reasons);
    if reasons.is_empty() {
        reasons.push(say!("advice-unknown"));
    }
    reasons.truncate(MAX_REASONS);
    Some(reasons)
}

/// What the reasons for a move are derived from.
struct AdviceContext<'a, G: Game> {
    /// The seat that makes the move.
    seat: Seat,
    /// The view of that seat.
    view: &'a G::View,
    /// A sampled state that fits the view. Its hidden parts are arbitrary, so reasons must not mention
    /// them.
    state: G,
}

/// A game whose moves can be explained.
trait Advice: RegisteredGame {
    /// Appends the reasons for a legal move, the most important first.
    fn advise(context: &AdviceContext<'_, Self>, mv: Self::Move, reasons: &mut Vec<Phrase>);
}
