//! Quick random numbers for decisions that are never stored, only played.

use roshambo_rules::Dice;

/// A fast generator; the same seed gives the same numbers.
#[derive(Clone, Debug)]
pub struct Luck(fastrand::Rng);

impl Luck {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> Luck {
        Luck(fastrand::Rng::with_seed(seed))
    }

    /// The numbers of one of many streams of a seed.
    pub fn stream(seed: u64, stream: u64) -> Luck {
        Luck::new(seed ^ stream.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// A seed for further numbers.
    pub fn seed(&mut self) -> u64 {
        self.0.u64(..)
    }

    /// A number from 0 up to, not including, 1.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        self.0.f32()
    }

    /// One of the places, each in proportion to its weight, which is at least 0; the first if all
    /// are 0. There must be one.
    #[inline]
    pub fn weighted(&mut self, weights: &[f32]) -> usize {
        let mut left = self.unit() * weights.iter().sum::<f32>();
        for (place, weight) in weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return place;
            }
        }
        // Rounding left a crumb: the last one that has any weight.
        weights.iter().rposition(|weight| *weight > 0.0).unwrap_or(0)
    }
}

impl Dice for Luck {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(..bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_drawn_in_proportion_to_their_weights() {
        let mut luck = Luck::new(1);
        let mut counts = [0; 3];
        for _ in 0..10_000 {
            counts[luck.weighted(&[1.0, 0.0, 3.0])] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((2_300..2_700).contains(&counts[0]), "{counts:?}");
        assert_eq!(luck.weighted(&[0.0, 0.0]), 0);
    }

    #[test]
    fn a_seed_gives_the_same_numbers_and_its_streams_differ() {
        let numbers = |mut luck: Luck| -> Vec<u32> { (0..8).map(|_| luck.below(1000)).collect() };
        assert_eq!(numbers(Luck::stream(7, 1)), numbers(Luck::stream(7, 1)));
        assert_ne!(numbers(Luck::stream(7, 1)), numbers(Luck::stream(7, 2)));
        assert_ne!(numbers(Luck::stream(7, 1)), numbers(Luck::stream(8, 1)));
    }
}
