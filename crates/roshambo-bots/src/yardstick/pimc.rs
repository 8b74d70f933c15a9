//! Flat perfect-information Monte Carlo: no tree, no belief.

use roshambo_rules::{Awaits, DiscardEvents, Seat, deal_shuffled};

use super::Tried;
use crate::budget::SearchClock;
use crate::buffers::argmax;
use crate::heuristics::{Heuristics, Values};
use crate::rng::Rng;
use crate::search::outcome_values;

/// Decisions after which a playout is evaluated where it is. The medium level ends every game earlier.
const MOST_DECISIONS: usize = 1000;

/// Tries every legal move once in each sampled state. Returns what each move gave, and the number of playouts.
pub(super) fn search<G: Heuristics>(
    sample: &mut impl FnMut(&mut Rng) -> G,
    seat: Seat,
    clock: &SearchClock,
    rng: &mut Rng,
) -> (Vec<Tried<G::Move>>, u64) {
    let mut moves = Vec::new();
    sample(rng).legal_moves(seat, &mut moves);
    let mut tried: Vec<_> = moves.iter().map(|mv| Tried { mv: *mv, visits: 0, value_sum: 0.0 }).collect();
    let mut playouts = 0;
    let mut player = MediumPlayer::default();
    while clock.allows(playouts) {
        let world = sample(rng);
        for one in &mut tried {
            let mut state = world.clone();
            state.apply(seat, one.mv, &mut DiscardEvents);
            one.value_sum += f64::from(player.play_out(state, rng)[seat]);
            one.visits += 1;
            playouts += 1;
        }
    }
    (tried, playouts)
}

/// Plays as the medium level does, with buffers that are reused.
struct MediumPlayer<G: Heuristics> {
    moves: Vec<G::Move>,
    ratings: Vec<f32>,
    deck: Vec<G::Card>,
}

impl<G: Heuristics> Default for MediumPlayer<G> {
    fn default() -> Self {
        MediumPlayer { moves: Vec::new(), ratings: Vec::new(), deck: Vec::new() }
    }
}

impl<G: Heuristics> MediumPlayer<G> {
    /// Plays to the end of the game or to a position that the search of the levels evaluates.
    fn play_out(&mut self, mut state: G, rng: &mut Rng) -> Values {
        for _ in 0..MOST_DECISIONS {
            if state.is_horizon() {
                break;
            }
            match state.awaits() {
                Awaits::Over => return outcome_values(&state),
                Awaits::Deck => deal_shuffled(&mut state, rng, &mut self.deck),
                awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) => {
                    let seat = awaits.seats().first().unwrap_or(Seat::FIRST);
                    let mv = self.choose(&state, seat, matches!(awaits, Awaits::Sealed { .. }), rng);
                    state.apply(seat, mv, &mut DiscardEvents);
                }
            }
        }
        if state.awaits() == Awaits::Over { outcome_values(&state) } else { state.value() }
    }

    /// The move with the highest rating; a sealed decision is drawn by the ratings.
    fn choose(&mut self, state: &G, seat: Seat, sealed: bool, rng: &mut Rng) -> G::Move {
        self.moves.clear();
        if state.unlisted(seat).is_some() {
            return state.sample_move(seat, rng, &mut self.moves);
        }
        state.candidates(seat, &mut self.moves);
        self.ratings.clear();
        state.rate(seat, &self.moves, &mut self.ratings);
        let best = argmax(&self.ratings);
        if !sealed {
            return self.moves[best];
        }
        let highest = self.ratings[best];
        let even = state.is_symmetric_throw();
        self.ratings
            .iter_mut()
            .for_each(|rating| *rating = if even { 1.0 } else { (*rating - highest).exp() });
        self.moves[rng.weighted(&self.ratings)]
    }
}
