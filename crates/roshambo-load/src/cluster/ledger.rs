//! What all clients of a table have sent and received, and whether it fits together.

use std::collections::BTreeMap;

use roshambo_rules::Seat;
use roshambo_table::record::{Entry, Reader};

use crate::load::check_record;
use crate::messages::{Awaited, Status};

/// What became of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// The server has confirmed it: it must be in the record.
    Acknowledged,
    /// There was no answer, or the server could not say: it may be in the record.
    Unknown,
    /// The server has refused it: it must not be in the record.
    Refused,
}

/// A move that a client has sent.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SentMove {
    mv: String,
    fate: Fate,
}

/// The state of a table after a step, as far as all clients must agree about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Facts {
    pub(super) game: u32,
    pub(super) status: Status,
    /// The number of the next event, if the client knows it.
    pub(super) next_event: Option<u64>,
    pub(super) awaited: Option<Awaited>,
}

impl Facts {
    fn fits(&self, other: &Facts) -> bool {
        let events = self.next_event.zip(other.next_event);
        (self.game, self.status, self.awaited) == (other.game, other.status, other.awaited)
            && events.is_none_or(|(one, other)| one == other)
    }
}

/// What all clients of one table have sent and received.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    /// The state after each step that a client has received.
    facts: BTreeMap<u64, Facts>,
    /// The moves of each seat of each game, in the order in which they were sent.
    sent: BTreeMap<(u32, Seat), Vec<SentMove>>,
    /// The acknowledged moves by the numbers of their steps, with their games.
    acknowledged: BTreeMap<u64, (u32, Seat, String)>,
    /// The result of each game.
    standings: BTreeMap<u32, String>,
}

impl Ledger {
    /// A client shows the table after the step `number`. Others may have shown the same step.
    pub(super) fn show(&mut self, number: u64, facts: Facts) -> Result<(), String> {
        let known = *self.facts.entry(number).or_insert(facts);
        if known.fits(&facts) {
            Ok(())
        } else {
            Err(format!("after {number}, one client shows {known:?} and another {facts:?}"))
        }
    }

    /// A client shows the result of a game.
    pub(super) fn show_standing(&mut self, game: u32, standing: &str) -> Result<(), String> {
        let known = self.standings.entry(game).or_insert_with(|| standing.to_owned());
        if known == standing {
            Ok(())
        } else {
            Err(format!("one client shows the result {known} of game {game}, and another {standing}"))
        }
    }

    /// A client sends a move. Its answer is still unknown.
    pub(super) fn send(&mut self, game: u32, seat: Seat, mv: &str) {
        let sent = SentMove { mv: mv.to_owned(), fate: Fate::Unknown };
        self.sent.entry((game, seat)).or_default().push(sent);
    }

    /// The last move of a seat was refused for a reason that means that it will never be stored.
    pub(super) fn refuse(&mut self, game: u32, seat: Seat) {
        self.settle(game, seat, Fate::Refused);
    }

    /// The last move of a seat was acknowledged as the step `number`.
    pub(super) fn acknowledge(&mut self, game: u32, number: u64, seat: Seat, mv: &str) -> Result<(), String> {
        self.settle(game, seat, Fate::Acknowledged);
        match self.acknowledged.insert(number, (game, seat, mv.to_owned())) {
            None => Ok(()),
            Some(other) => {
                Err(format!("both '{mv}' of seat {seat} and {other:?} are acknowledged as {number}"))
            }
        }
    }

    fn settle(&mut self, game: u32, seat: Seat, fate: Fate) {
        if let Some(last) = self.sent.get_mut(&(game, seat)).and_then(|sent| sent.last_mut()) {
            last.fate = fate;
        }
    }

    /// The number of acknowledged moves.
    pub(super) fn moves(&self) -> usize {
        self.acknowledged.len()
    }

    /// Checks the record of a game: it is valid and complete, it contains all acknowledged moves in their order, and of
    /// the seats of people it contains no move that was not sent, or not as often. With `is_timed`, bots may have moved for
    /// people whose time was up.
    pub(super) fn check_record(&self, game: u32, record: &str, is_timed: bool) -> Result<(), String> {
        let moves: Vec<(u64, Seat, String)> = self
            .acknowledged
            .iter()
            .filter(|(_, (of, ..))| *of == game)
            .map(|(number, (_, seat, mv))| (*number, *seat, mv.clone()))
            .collect();
        check_record(record, &moves)?;
        let reader = Reader::new(record.as_bytes()).map_err(|error| error.to_string())?;
        let mut recorded: BTreeMap<Seat, Vec<String>> = BTreeMap::new();
        for entry in reader {
            if let (_, Entry::Move(seat, text)) = entry.map_err(|error| error.to_string())? {
                recorded.entry(seat).or_default().push(text.to_owned());
            }
        }
        for ((_, seat), sent) in self.sent.range((game, Seat::FIRST)..(game + 1, Seat::FIRST)) {
            let recorded = recorded.get(seat).map_or(&[][..], Vec::as_slice);
            if !is_timed && !is_explained(recorded, sent) {
                return Err(format!("seat {seat} sent {sent:?}, and the record contains {recorded:?}"));
            }
        }
        Ok(())
    }
}

/// Whether the recorded moves of a seat are those that its person has sent, in the same order: all that were acknowledged,
/// none that was refused, and any of the others.
fn is_explained(recorded: &[String], sent: &[SentMove]) -> bool {
    // The numbers of sent moves up to which the recorded moves so far can be explained.
    let mut reached = vec![0];
    let skip = |reached: &mut Vec<usize>| {
        let mut place = 0;
        while let Some(next) = reached.get(place).copied() {
            let is_optional = sent.get(next).is_some_and(|sent| sent.fate != Fate::Acknowledged);
            if is_optional && !reached.contains(&(next + 1)) {
                reached.push(next + 1);
            }
            place += 1;
        }
    };
    skip(&mut reached);
    for mv in recorded {
        let fits =
            |next: &usize| sent.get(*next).is_some_and(|sent| sent.mv == *mv && sent.fate != Fate::Refused);
        reached = reached.into_iter().filter(fits).map(|next| next + 1).collect();
        skip(&mut reached);
    }
    reached.contains(&sent.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(moves: &[(&str, Fate)]) -> Vec<SentMove> {
        moves.iter().map(|(mv, fate)| SentMove { mv: (*mv).to_owned(), fate: *fate }).collect()
    }

    fn explained(recorded: &[&str], moves: &[(&str, Fate)]) -> bool {
        let recorded: Vec<String> = recorded.iter().map(|mv| (*mv).to_owned()).collect();
        is_explained(&recorded, &sent(moves))
    }

    #[test]
    fn a_record_has_all_acknowledged_moves_once_and_none_that_were_refused() {
        use Fate::{Acknowledged, Refused, Unknown};
        let moves = [("a", Acknowledged), ("b", Unknown), ("c", Refused), ("a", Acknowledged)];
        assert!(explained(&["a", "a"], &moves) && explained(&["a", "b", "a"], &moves));
        assert!(!explained(&["a"], &moves), "an acknowledged move is missing");
        assert!(!explained(&["a", "b", "b", "a"], &moves), "a move is there twice");
        assert!(!explained(&["a", "c", "a"], &moves), "a move was refused");
        assert!(!explained(&["b", "a", "a"], &moves), "the order is different");
        assert!(!explained(&["a", "d", "a"], &moves), "nobody sent it");
    }

    #[test]
    fn a_move_without_an_answer_may_be_sent_again() {
        use Fate::{Acknowledged, Unknown};
        let moves = [("a", Unknown), ("a", Unknown), ("a", Acknowledged)];
        assert!(explained(&["a"], &moves) && explained(&["a", "a"], &moves));
        assert!(!explained(&[], &moves) && !explained(&["a", "a", "a", "a"], &moves));
    }

    #[test]
    fn clients_must_agree_about_every_step_and_result() {
        let facts = |game, next_event| Facts { game, status: Status::Playing, next_event, awaited: None };
        let mut ledger = Ledger::default();
        assert_eq!(ledger.show(7, facts(1, Some(3))), Ok(()));
        assert_eq!(ledger.show(7, facts(1, Some(3))), Ok(()));
        assert_eq!(ledger.show(7, facts(1, None)), Ok(()), "one client may not know the number of the event");
        assert!(ledger.show(7, facts(1, Some(4))).is_err());
        assert!(ledger.show(7, facts(2, Some(3))).is_err());
        assert_eq!(ledger.show_standing(1, "first"), Ok(()));
        assert!(ledger.show_standing(1, "second").is_err());
        assert_eq!(ledger.acknowledge(1, 7, Seat::FIRST, "a"), Ok(()));
        assert!(ledger.acknowledge(1, 7, Seat::FIRST, "b").is_err(), "two moves have the same number");
    }
}
