//! A queue of questions in which guests share the threads fairly: weighted fair queueing with a virtual clock.
//!
//! Each guest has a line of questions, and each question has a cost. The next question is the one whose guest would
//! have used the least after it. So a guest with a thousand questions waits longer, and nobody else does; cheap
//! questions go before expensive ones, but not for ever; and a guest who has used little lately goes first.
//!
//! The virtual clock advances by the cost of each question, divided by the number of guests that wait. It stands for
//! what each guest could have used so far. A guest who had no questions for a while cannot save that up.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::Payer;
use super::scheduler::Number;

/// How many guests without questions are remembered because they have used more than their share. If there are more,
/// all of them are forgotten: memory stays bounded, and for a moment everybody counts as a newcomer.
const MOST_REMEMBERED: usize = 10_000;

/// Waiting questions.
#[derive(Default)]
pub(super) struct FairQueue {
    /// The virtual clock.
    clock: u64,
    lines: BTreeMap<Payer, Line>,
    /// The first question of each line, by the virtual time at which its guest has used it up.
    order: BTreeSet<(u64, Number, Payer)>,
    /// Guests without questions whose use is ahead of the virtual clock.
    ahead: BTreeMap<Payer, u64>,
    len: usize,
}

/// The questions of one guest, never empty.
struct Line {
    /// The virtual time up to which the guest has used its share.
    used: u64,
    /// The questions in order, with their costs.
    questions: VecDeque<(Number, u64)>,
}

impl Line {
    /// The place of the first question in the order of the queue.
    fn place(&self, payer: Payer) -> Option<(u64, Number, Payer)> {
        self.questions.front().map(|(number, cost)| (self.used + cost, *number, payer))
    }
}

impl FairQueue {
    /// The number of waiting questions.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Adds a question. The questions of one guest keep their order.
    pub(super) fn push(&mut self, payer: Payer, question: Number, cost: u64) {
        self.len += 1;
        if let Some(line) = self.lines.get_mut(&payer) {
            line.questions.push_back((question, cost));
            return;
        }
        let used = self.ahead.remove(&payer).unwrap_or(0).max(self.clock);
        let line = Line { used, questions: VecDeque::from([(question, cost)]) };
        self.order.extend(line.place(payer));
        self.lines.insert(payer, line);
    }

    /// Removes the next question.
    pub(super) fn pop(&mut self) -> Option<Number> {
        let (used, question, payer) = self.order.pop_first()?;
        let waiting = self.lines.len() as u64;
        let line = self.lines.get_mut(&payer)?;
        let (_, cost) = line.questions.pop_front()?;
        self.len -= 1;
        self.clock += cost / waiting;
        line.used = used;
        match line.place(payer) {
            Some(place) => drop(self.order.insert(place)),
            None => {
                self.lines.remove(&payer);
                self.remember(payer, used);
            }
        }
        Some(question)
    }

    /// Removes a question. It costs its guest nothing. Returns whether it was here.
    pub(super) fn remove(&mut self, payer: Payer, question: Number) -> bool {
        let Some(line) = self.lines.get_mut(&payer) else { return false };
        let Some(place) = line.questions.iter().position(|(other, _)| *other == question) else {
            return false;
        };
        if let Some(head) = line.place(payer) {
            self.order.remove(&head);
        }
        line.questions.remove(place);
        self.len -= 1;
        match line.place(payer) {
            Some(head) => drop(self.order.insert(head)),
            None => {
                let used = line.used;
                self.lines.remove(&payer);
                self.remember(payer, used);
            }
        }
        true
    }

    /// Remembers what a guest without questions has used, while that is more than its share.
    fn remember(&mut self, payer: Payer, used: u64) {
        if used <= self.clock {
            return;
        }
        if self.ahead.len() >= MOST_REMEMBERED {
            self.ahead.retain(|_, used| *used > self.clock);
        }
        if self.ahead.len() >= MOST_REMEMBERED {
            self.ahead.clear();
        }
        self.ahead.insert(payer, used);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::GuestId;

    fn guest(id: i64) -> Payer {
        Payer::Guest(GuestId(id))
    }

    fn queue(questions: &[(i64, u64, u64)]) -> FairQueue {
        let mut queue = FairQueue::default();
        for (payer, number, cost) in questions {
            queue.push(guest(*payer), Number(*number), *cost);
        }
        queue
    }

    fn rest(mut queue: FairQueue) -> Vec<u64> {
        std::iter::from_fn(|| queue.pop()).map(|Number(number)| number).collect()
    }

    #[test]
    fn guests_take_turns_and_a_guests_questions_keep_their_order() {
        let queue = queue(&[(1, 1, 10), (1, 2, 10), (1, 3, 10), (2, 4, 10), (3, 5, 10), (2, 6, 10)]);
        assert_eq!(queue.len(), 6);
        assert_eq!(rest(queue), [1, 4, 5, 2, 6, 3]);
    }

    #[test]
    fn a_cheap_question_goes_before_expensive_ones_but_cheap_ones_do_not_starve_them() {
        let mut queue = queue(&[(1, 1, 100), (2, 2, 100)]);
        let mut order = Vec::new();
        for number in 3..60 {
            // Each time another guest who has used nothing.
            queue.push(guest(number as i64), Number(number), 10);
            order.extend(queue.pop().map(|Number(number)| number));
        }
        assert_eq!(order[0], 3);
        let first = order.iter().position(|number| *number == 1).expect("it is answered");
        assert!((20..40).contains(&first), "its guest's share of three: {first}");
    }

    #[test]
    fn a_newcomer_goes_before_a_guest_who_has_just_been_served() {
        let mut queue = queue(&[(1, 1, 10), (2, 2, 10), (3, 3, 10)]);
        queue.pop();
        queue.push(guest(1), Number(4), 10);
        queue.push(guest(9), Number(5), 10);
        assert_eq!(rest(queue), [2, 3, 5, 4]);
    }

    #[test]
    fn a_removed_question_leaves_nothing_and_costs_nothing() {
        let mut queue = queue(&[(1, 1, 10), (2, 2, 10), (2, 3, 10), (2, 4, 10)]);
        assert!(queue.remove(guest(1), Number(1)));
        assert!(queue.remove(guest(2), Number(2)));
        assert!(queue.remove(guest(2), Number(4)));
        assert!(!queue.remove(guest(2), Number(7)));
        assert!(!queue.remove(guest(9), Number(9)));
        assert_eq!((queue.len(), queue.lines.len(), queue.order.len()), (1, 1, 1));
        assert_eq!(queue.order.first(), Some(&(10, Number(3), guest(2))));
        assert_eq!(queue.pop(), Some(Number(3)));
        assert_eq!((queue.len(), queue.lines.len(), queue.order.len(), queue.ahead.len()), (0, 0, 0, 0));
    }

    #[test]
    fn the_number_of_remembered_guests_is_bounded() {
        let mut queue = FairQueue::default();
        for number in 0..3 * MOST_REMEMBERED as u64 {
            // The second guest waits all the time, so the first is ahead of the clock when it is served.
            queue.push(guest(number as i64), Number(2 * number), 10);
            queue.push(guest(-1), Number(2 * number + 1), 1000);
            queue.pop();
            assert!(queue.ahead.len() <= MOST_REMEMBERED);
        }
    }
}
