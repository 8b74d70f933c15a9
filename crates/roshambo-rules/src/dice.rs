//! Randomness as an argument.
//!
//! The rules draw no random numbers. Where a caller wants something random (a
//! state that fits a view, a setup, a move) it hands in the [`Dice`].

/// A source of random numbers, owned by the caller.
pub trait Dice {
    /// A number from 0 up to, not including, `bound`, each equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;

    /// Puts the items into a random order, each equally likely.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            let chosen = self.below(last as u32 + 1) as usize;
            items.swap(last, chosen);
        }
    }

    /// One of the items, each equally likely. There must be one.
    fn pick<T: Copy>(&mut self, items: &[T]) -> T
    where
        Self: Sized,
    {
        items[self.below(items.len() as u32) as usize]
    }
}
