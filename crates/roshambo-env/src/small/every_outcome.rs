//! Dice that go through all sequences of results, one after the other.

use roshambo_rules::Dice;

/// Every possible sequence of results of code that uses dice.
#[derive(Default)]
pub(super) struct EveryOutcome {
    /// The results of this sequence so far, with their bounds.
    results: Vec<(u32, u32)>,
    /// The number of results that were asked for.
    asked: usize,
}

impl EveryOutcome {
    /// Goes to the next sequence. Returns whether there is one.
    pub(super) fn advance(&mut self) -> bool {
        self.asked = 0;
        while let Some((result, bound)) = self.results.pop() {
            if result + 1 < bound {
                self.results.push((result + 1, bound));
                return true;
            }
        }
        false
    }
}

impl Dice for EveryOutcome {
    fn below(&mut self, bound: u32) -> u32 {
        if self.asked == self.results.len() {
            self.results.push((0, bound));
        }
        self.asked += 1;
        self.results[self.asked - 1].0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_order_of_a_shuffle_occurs_once() {
        let mut dice = EveryOutcome::default();
        let mut orders: BTreeMap<[u8; 4], u32> = BTreeMap::new();
        loop {
            let mut items = [1, 2, 3, 4];
            dice.shuffle(&mut items);
            *orders.entry(items).or_default() += 1;
            if !dice.advance() {
                break;
            }
        }
        assert_eq!(orders.len(), 24);
        assert!(orders.values().all(|count| *count == 1));
    }
}
