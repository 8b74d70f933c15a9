//! A queue of questions in which tables take turns. The questions of one table keep their order.

use std::collections::{BTreeMap, VecDeque};

use super::scheduler::Number;
use crate::ids::TableId;

/// Waiting questions. A table without waiting questions uses no memory.
#[derive(Default)]
pub(super) struct Turns {
    asked: BTreeMap<TableId, VecDeque<Number>>,
    /// Every table with a waiting question, once; the next one first.
    order: VecDeque<TableId>,
    len: usize,
}

impl Turns {
    /// The number of waiting questions.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Adds a question. A table without waiting questions goes to the end of the order.
    pub(super) fn push(&mut self, table: TableId, question: Number) {
        let line = self.asked.entry(table).or_default();
        if line.is_empty() {
            self.order.push_back(table);
        }
        line.push_back(question);
        self.len += 1;
    }

    /// Removes the first question of the next table. That table goes to the end of the order.
    pub(super) fn pop(&mut self) -> Option<Number> {
        let table = self.order.pop_front()?;
        let line = self.asked.get_mut(&table)?;
        let question = line.pop_front()?;
        if line.is_empty() {
            self.asked.remove(&table);
        } else {
            self.order.push_back(table);
        }
        self.len -= 1;
        Some(question)
    }

    /// Removes a question.
    pub(super) fn remove(&mut self, table: TableId, question: Number) {
        let Some(line) = self.asked.get_mut(&table) else { return };
        let before = line.len();
        line.retain(|other| *other != question);
        self.len -= before - line.len();
        if line.is_empty() {
            self.asked.remove(&table);
            self.order.retain(|other| *other != table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rest(mut turns: Turns) -> Vec<u64> {
        std::iter::from_fn(|| turns.pop()).map(|Number(number)| number).collect()
    }

    #[test]
    fn tables_take_turns_and_a_tables_questions_keep_their_order() {
        let mut turns = Turns::default();
        for (table, number) in [(1, 1), (1, 2), (1, 3), (2, 4), (3, 5), (2, 6)] {
            turns.push(TableId(table), Number(number));
        }
        assert_eq!(turns.len(), 6);
        assert_eq!(rest(turns), [1, 4, 5, 2, 6, 3]);
    }

    #[test]
    fn a_removed_question_leaves_nothing() {
        let mut turns = Turns::default();
        for (table, number) in [(1, 1), (2, 2), (2, 3)] {
            turns.push(TableId(table), Number(number));
        }
        turns.remove(TableId(1), Number(1));
        turns.remove(TableId(2), Number(2));
        turns.remove(TableId(2), Number(7));
        turns.remove(TableId(9), Number(9));
        assert_eq!((turns.len(), turns.asked.len(), turns.order.len()), (1, 1, 1));
        assert_eq!(turns.pop(), Some(Number(3)));
        assert_eq!((turns.len(), turns.asked.len(), turns.order.len()), (0, 0, 0));
    }
}
