//! The source of random numbers, passed in by the caller.
//!
//! The rules have no random number generator of their own. A function with a random result (a state
//! that is consistent with a view, a setup, a move) takes a [`Dice`] argument.

/// A source of random numbers, owned by the caller.
pub trait Dice {
    /// A number from 0 to `bound - 1`, each equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;

    /// Puts the items into a random order, each order equally likely.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            let chosen = self.below(last as u32 + 1) as usize;
            items.swap(last, chosen);
        }
    }

    /// One of the items, each equally likely. `items` is not empty.
    fn pick<T: Copy>(&mut self, items: &[T]) -> T
    where
        Self: Sized,
    {
        items[self.below(items.len() as u32) as usize]
    }
}
