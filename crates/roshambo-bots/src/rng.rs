//! A fast random number generator for decisions of bots.
//!
//! Only the moves that follow from these numbers are stored, never the numbers, so the generator may
//! change between versions. Shuffles that are stored and replayed use `stream.rs` of the
//! table crate.

use roshambo_rules::Dice;

/// A fast generator. The same seed gives the same numbers.
#[derive(Clone, Debug)]
pub struct Rng(fastrand::Rng);

impl Rng {
    /// A generator with this seed.
    pub fn new(seed: u64) -> Rng {
        Rng(fastrand::Rng::with_seed(seed))
    }

    /// A generator for one of many independent streams of a seed.
    pub fn stream(seed: u64, stream: u64) -> Rng {
        Rng::new(seed ^ stream.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// A seed for another generator.
    pub fn seed(&mut self) -> u64 {
        self.0.u64(..)
    }

    /// A number in the half-open interval from 0 to 1.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        self.0.f32()
    }

    /// An index, chosen with a probability in proportion to its weight. Weights must not be negative.
    /// Returns 0 if all weights are 0.
    #[inline]
    pub fn weighted(&mut self, weights: &[f32]) -> usize {
        let mut left = self.unit() * weights.iter().sum::<f32>();
        for (place, weight) in weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return place;
            }
        }
        // Rounding errors can leave a remainder: return the last index with a positive weight.
        weights.iter().rposition(|weight| *weight > 0.0).unwrap_or(0)
    }
}

impl Dice for Rng {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(..bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_are_drawn_in_proportion_to_their_weights() {
        let mut rng = Rng::new(1);
        let mut counts = [0; 3];
        for _ in 0..10_000 {
            counts[rng.weighted(&[1.0, 0.0, 3.0])] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((2_300..2_700).contains(&counts[0]), "{counts:?}");
        assert_eq!(rng.weighted(&[0.0, 0.0]), 0);
    }

    #[test]
    fn a_seed_gives_the_same_numbers_and_its_streams_differ() {
        let numbers = |mut rng: Rng| -> Vec<u32> { (0..8).map(|_| rng.below(1000)).collect() };
        assert_eq!(numbers(Rng::stream(7, 1)), numbers(Rng::stream(7, 1)));
        assert_ne!(numbers(Rng::stream(7, 1)), numbers(Rng::stream(7, 2)));
        assert_ne!(numbers(Rng::stream(7, 1)), numbers(Rng::stream(8, 1)));
    }
}
