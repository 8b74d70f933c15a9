//! Beliefs: probability distributions over the game states that are consistent with what a seat has
//! seen. Search draws one state per iteration from them (determinization).

use roshambo_rules::{Game, Sampler};

use crate::rng::Rng;

/// Samples states from a seat's information set, more likely states more often.
pub trait Belief<G: Game>: Send + Sync {
    /// Draws one state.
    fn sample(&self, rng: &mut Rng) -> G;
}

/// The belief that all states consistent with the view are equally likely.
pub struct UniformBelief<G: Game>(G::Sampler);

impl<G: Game> UniformBelief<G> {
    /// The uniform belief of the viewer who has this view.
    pub fn new(view: &G::View) -> UniformBelief<G> {
        UniformBelief(G::Sampler::new(view))
    }
}

impl<G: Game> Belief<G> for UniformBelief<G>
where
    G::Sampler: Send + Sync,
{
    #[inline]
    fn sample(&self, rng: &mut Rng) -> G {
        self.0.sample(rng)
    }
}
