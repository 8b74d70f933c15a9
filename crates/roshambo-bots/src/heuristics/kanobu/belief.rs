//! Which cards the others probably hold, given what they did.
//!
//! A seat that drew in a normal turn had no card that fitted, or probably had none if a house rule lets it
//! draw at any time; a seat that accepted an effect probably
//! could not answer it. Cards drawn later can be anything. The belief is a set of states (particles)
//! from the uniform sampler, each accepted with a probability equal to the likelihood of the evidence.

mod evidence;

use roshambo_rules::games::kanobu::{Kanobu, KanobuSampler, View};
use roshambo_rules::{Dice, Sampler};
use roshambo_table::NumberedEvent;

use crate::belief::Belief;
use crate::budget::SearchClock;
use crate::rng::Rng;
use evidence::collect;

/// The number of states to accept.
const STATES: usize = 512;
/// The maximum number of states to try.
const MAX_TRIES: usize = 5_000;
/// If fewer states were accepted, the set is filled up to this number with states from the uniform
/// sampler. This and the two numbers above were chosen by hand; not tuned.
const MIN_STATES: usize = 32;
/// A long search tries and accepts this many times as many states, so that it does not overfit to a
/// small set. Measured for two seats: with the same 512 states as `hard`, `expert` scored 44.0
/// [36.6, 51.4] per cent against it; with eight times as many it scores what `docs/bots.md` says.
const LONG_SEARCH_FACTOR: usize = 8;
/// The clock is read every this many tries.
const CHECK_INTERVAL: usize = 64;

/// A set of states that explain what the others did.
pub struct KanobuBelief {
    sampler: KanobuSampler,
    /// The accepted states, all equally likely. Empty if there is no evidence: then the sampler is used.
    states: Vec<Kanobu>,
}

impl KanobuBelief {
    /// The belief after these events. Accepts fewer states if the clock is up.
    pub(super) fn new(view: &View, events: &[NumberedEvent], clock: &SearchClock) -> KanobuBelief {
        let sampler = KanobuSampler::new(view);
        let mut evidence = collect(view.seats, view.house.draw, events);
        evidence.retain(|item| view.seat != Some(item.seat) && item.is_relevant(view));
        let mut states = Vec::new();
        if !evidence.is_empty() {
            let mut rng = Rng::new(events.len() as u64);
            let factor = if clock.is_long() { LONG_SEARCH_FACTOR } else { 1 };
            for tried in 0..MAX_TRIES * factor {
                if tried % CHECK_INTERVAL == CHECK_INTERVAL - 1 && clock.is_up() {
                    break;
                }
                let state = sampler.sample(&mut rng);
                let mut threshold = rng.unit();
                // Compares the product of the likelihoods with one random number, factor by factor, so
                // that most rejected states are rejected early.
                if evidence.iter().all(|item| {
                    let likelihood = item.likelihood(&state);
                    let accepted = threshold < likelihood;
                    threshold /= likelihood.max(f32::MIN_POSITIVE);
                    accepted
                }) {
                    states.push(state);
                    if states.len() == STATES * factor {
                        break;
                    }
                }
            }
            while states.len() < MIN_STATES {
                states.push(sampler.sample(&mut rng));
            }
        }
        KanobuBelief { sampler, states }
    }
}

impl Belief<Kanobu> for KanobuBelief {
    #[inline]
    fn sample(&self, rng: &mut Rng) -> Kanobu {
        if self.states.is_empty() { self.sampler.sample(rng) } else { rng.pick(&self.states) }
    }
}
