//! Random numbers of a comparison. They follow from the seed, the number of the deal and what they are for, and not from
//! the variant: all variants play the same deals with the same luck, as far as their rules allow (common random numbers).

use roshambo_bots::Rng;

/// What random numbers are for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Purpose {
    /// The order of the deck with this number in the game.
    Deck(u32),
    /// The decisions of the seat with this index.
    Seat(usize),
    /// What measures choose at random, by the place of the measure.
    Measure(u64),
}

/// The random numbers for one purpose of one deal.
pub(crate) fn stream(seed: u64, deal: u64, purpose: Purpose) -> Rng {
    Rng::new(stream_seed(seed, deal, purpose))
}

/// The seed of [`stream`].
pub(crate) fn stream_seed(seed: u64, deal: u64, purpose: Purpose) -> u64 {
    let purpose = match purpose {
        Purpose::Deck(number) => u64::from(number) << 2,
        Purpose::Seat(seat) => (seat as u64) << 2 | 1,
        Purpose::Measure(place) => place << 2 | 2,
    };
    mix(mix(mix(seed) ^ deal) ^ purpose)
}

/// The finalizer of SplitMix64: neighbouring numbers give unrelated ones.
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_of_different_purposes_and_deals_differ() {
        let seeds: Vec<u64> = (0..4)
            .flat_map(|deal| {
                let deck = (0..3).map(move |number| stream_seed(7, deal, Purpose::Deck(number)));
                let seats = (0..3).map(move |seat| stream_seed(7, deal, Purpose::Seat(seat)));
                deck.chain(seats).chain([stream_seed(7, deal, Purpose::Measure(0))])
            })
            .collect();
        let mut unique = seeds.clone();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(unique.len(), seeds.len());
    }
}
