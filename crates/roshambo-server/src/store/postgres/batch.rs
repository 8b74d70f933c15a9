//! Which of the waiting appends share one statement.
//!
//! A statement has at most one place for each table. Appends of one table that follow each other are merged into one.
//! Others wait for the next statement, so that the order of the appends of each table is kept.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet, VecDeque};

use tokio::sync::oneshot;

use crate::ids::TableId;
use crate::store::cluster::Fence;
use crate::store::{Append, Index, StoreError};

/// An append and who waits for it.
pub(super) struct Queued {
    pub(super) append: Append,
    pub(super) answer: oneshot::Sender<Result<(), StoreError>>,
}

/// Appends of one table that follow each other, done together or not at all. There is at least one.
pub(super) struct Group {
    pub(super) table: TableId,
    pub(super) appends: Vec<Queued>,
}

impl From<Queued> for Group {
    fn from(first: Queued) -> Group {
        Group { table: first.append.table, appends: vec![first] }
    }
}

impl Group {
    /// Answers all callers.
    pub(super) fn answer(self, outcome: &Result<(), StoreError>) {
        for queued in self.appends {
            // Sending fails if the caller has dropped the future. That is fine.
            let _ = queued.answer.send(outcome.clone());
        }
    }

    fn appends(&self) -> impl DoubleEndedIterator<Item = &Append> {
        self.appends.iter().map(|queued| &queued.append)
    }

    /// The length that the log must have.
    pub(super) fn expected(&self) -> u64 {
        self.appends().next().map_or(0, |first| first.expected)
    }

    /// The fence that the lease must have.
    pub(super) fn fence(&self) -> Option<Fence> {
        self.appends().next().and_then(|first| first.fence)
    }

    /// All entries, in order.
    pub(super) fn entries(&self) -> impl Iterator<Item = &String> {
        self.appends().flat_map(|append| &append.entries)
    }

    /// The new state of the index: the last one.
    pub(super) fn index(&self) -> Option<&Index> {
        self.appends().rev().find_map(|append| append.index.as_deref())
    }

    /// Whether an append can be merged: it follows the last one under the same lease, and no finished game is lost
    /// because its index is replaced.
    fn continues_with(&self, next: &Append) -> bool {
        let end = self.expected() + self.entries().count() as u64;
        let has_ended = self.index().is_some_and(|index| index.ended.is_some());
        next.expected == end && next.fence == self.fence() && !(has_ended && next.index.is_some())
    }
}

/// Takes as many appends as one statement can do. The rest stays, in order.
pub(super) fn take(waiting: &mut VecDeque<Queued>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut places: HashMap<TableId, usize> = HashMap::new();
    let mut blocked: HashSet<TableId> = HashSet::new();
    let mut rest = VecDeque::new();
    for queued in waiting.drain(..) {
        let table = queued.append.table;
        if blocked.contains(&table) {
            rest.push_back(queued);
            continue;
        }
        match places.entry(table) {
            Entry::Vacant(place) => {
                place.insert(groups.len());
                groups.push(Group::from(queued));
            }
            Entry::Occupied(place) if groups[*place.get()].continues_with(&queued.append) => {
                groups[*place.get()].appends.push(queued);
            }
            Entry::Occupied(_) => {
                blocked.insert(table);
                rest.push_back(queued);
            }
        }
    }
    *waiting = rest;
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queued(table: i64, expected: u64, entries: usize, fence: Option<i64>) -> Queued {
        let entries = (0..entries).map(|n| (expected + n as u64).to_string()).collect();
        let append =
            Append { table: TableId(table), expected, entries, fence: fence.map(Fence), index: None };
        Queued { append, answer: oneshot::channel().0 }
    }

    fn shown(groups: &[Group]) -> Vec<(i64, u64, String)> {
        let entries = |group: &Group| group.entries().cloned().collect::<Vec<_>>().join(" ");
        groups.iter().map(|group| (group.table.0, group.expected(), entries(group))).collect()
    }

    #[test]
    fn appends_that_follow_each_other_are_merged_and_others_wait_in_order() {
        let mut waiting = VecDeque::from([
            queued(1, 5, 2, None),
            queued(2, 3, 1, None),
            queued(1, 7, 1, None),
            queued(2, 3, 1, None),
            queued(2, 4, 1, None),
            queued(1, 8, 1, Some(1)),
            queued(1, 9, 1, None),
        ]);
        let first = take(&mut waiting);
        assert_eq!(shown(&first), [(1, 5, "5 6 7".to_owned()), (2, 3, "3".to_owned())]);
        let second = take(&mut waiting);
        assert_eq!(shown(&second), [(2, 3, "3 4".to_owned()), (1, 8, "8".to_owned())]);
        assert_eq!(second[1].fence(), Some(Fence(1)));
        assert_eq!(shown(&take(&mut waiting)), [(1, 9, "9".to_owned())]);
        assert!(take(&mut waiting).is_empty());
    }
}
