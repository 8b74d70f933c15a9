//! stand-in
use crate::ids::TableId;
use crate::time::Clock;
use roshambo_bots::{Bot, BotError, Budget, Level, LevelBot};
use roshambo_rules::Seat;
use roshambo_table::Seen;
use std::time::Duration;
pub(crate) struct Question {
    pub(crate) table: TableId,
    pub(crate) seat: Seat,
    pub(crate) seen: Seen,
    pub(crate) level: Level,
    pub(crate) seed: u64,
}
#[derive(Clone)]
pub(crate) struct Pool;
impl Pool {
    pub(crate) fn new(_threads: usize, _pace: Duration, _clock: Clock) -> Pool {
        Pool
    }
    pub(crate) fn ask(
        &self,
        q: Question,
        answer: impl FnOnce(Result<String, BotError>) + Send + 'static,
    ) -> Ticket {
        std::thread::spawn(move || {
            let _ = (q.table, q.seat);
            let d = LevelBot::new(q.level, q.seed).decide(&q.seen, &Budget::new(q.level.time(), 1));
            answer(d.map(|d| d.mv));
        });
        Ticket
    }
    pub(crate) fn waiting(&self) -> usize {
        0
    }
    pub(crate) fn stop(&self) {}
}
pub(crate) struct Ticket;
impl Ticket {
    pub(crate) fn hurry(&self) {}
}
