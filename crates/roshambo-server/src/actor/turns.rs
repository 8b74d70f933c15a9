//! Whose turn it is: since when people are to act, which bots have been asked, and the next alarm.

use std::time::Duration;

use roshambo_rules::{MOST_SEATS, Seat};

use super::sleeping::SleepingClocks;
use crate::bot_pool::Ticket;
use crate::bus::Waiting;

/// The turns of one table.
#[derive(Default)]
pub(crate) struct Turns {
    /// Since when each person is to act, with the length of the log after that seat's previous decision.
    waiting: [Option<(u64, Duration)>; MOST_SEATS],
    /// The question to each bot, with the length of the log when it was asked.
    questions: [Option<(u64, Ticket)>; MOST_SEATS],
    /// Since when the game is paused.
    paused_since: Option<Duration>,
    /// Since when the people of a table that is starting are to reveal their texts.
    starting_since: Option<Duration>,
    /// Since when a game is over, with its number.
    over: Option<(u32, Duration)>,
    /// When the table is looked at next.
    pub(super) alarm: Option<Duration>,
}

impl Turns {
    /// Since when the person at a seat is to act.
    pub(super) fn waiting_since(&self, seat: Seat) -> Option<Duration> {
        self.waiting[seat.index()].map(|(_, since)| since)
    }

    /// Notes whether people are to reveal their texts.
    pub(super) fn await_texts(&mut self, starting: bool, now: Duration) {
        self.starting_since = starting.then(|| self.starting_since.unwrap_or(now));
    }

    /// Since when people are to reveal their texts.
    pub(super) fn starting_since(&self) -> Option<Duration> {
        self.starting_since
    }

    /// Since when the game is paused. Clocks stand still from then on.
    pub(super) fn paused_since(&self) -> Option<Duration> {
        self.paused_since
    }

    /// The game is paused: bots that were asked need not answer, clocks stand still, and no time is up.
    pub(super) fn pause(&mut self, now: Duration) {
        self.paused_since.get_or_insert(now);
        self.questions = Default::default();
        self.alarm = None;
    }

    /// The game goes on, and the clocks go on from where they were.
    pub(super) fn resume(&mut self, now: Duration) {
        let Some(since) = self.paused_since.take() else { return };
        for (_, waiting) in self.waiting.iter_mut().flatten() {
            *waiting += now.saturating_sub(since);
        }
    }

    /// The seat is not to act.
    pub(super) fn stop(&mut self, seat: Seat) {
        self.waiting[seat.index()] = None;
        self.questions[seat.index()] = None;
    }

    /// A person is to act. The time restarts after each decision, also if the same seat acts twice in a row.
    pub(super) fn await_person(&mut self, seat: Seat, acted: u64, now: Duration) {
        self.questions[seat.index()] = None;
        let waiting = &mut self.waiting[seat.index()];
        *waiting = waiting.filter(|(after, _)| *after == acted).or(Some((acted, now)));
    }

    /// Since when the game is over.
    pub(super) fn over_since(&self) -> Option<Duration> {
        self.over.map(|(_, since)| since)
    }

    /// A game is over, or no game if there is no number. The time restarts with each game.
    pub(super) fn await_rematch(&mut self, over: Option<u32>, now: Duration) {
        self.over = over.map(|game| self.over.filter(|(other, _)| *other == game).unwrap_or((game, now)));
    }

    /// A bot is to act. Returns whether it still has to be asked.
    pub(super) fn await_bot(&mut self, seat: Seat, acted: u64) -> bool {
        self.waiting[seat.index()] = None;
        self.questions[seat.index()].as_ref().is_none_or(|(asked, _)| *asked < acted)
    }

    /// A bot was asked when the log had this length.
    pub(super) fn asked(&mut self, seat: Seat, number: u64, ticket: Ticket) {
        self.questions[seat.index()] = Some((number, ticket));
    }

    /// The answer to a question has arrived. Returns whether it is still wanted.
    pub(super) fn answered(&mut self, seat: Seat, number: u64) -> bool {
        let question = &mut self.questions[seat.index()];
        let wanted = question.as_ref().is_some_and(|(asked, _)| *asked == number);
        if wanted {
            *question = None;
        }
        wanted
    }

    /// The length of the log when the bot of a seat was asked, if it was.
    #[cfg(test)]
    pub(super) fn question(&self, seat: Seat) -> Option<u64> {
        self.questions[seat.index()].as_ref().map(|(asked, _)| *asked)
    }

    /// Makes a bot answer at once. Returns whether it was thinking.
    pub(super) fn hurry(&self, seat: Seat) -> bool {
        match &self.questions[seat.index()] {
            Some((_, ticket)) => {
                ticket.hurry();
                true
            }
            None => false,
        }
    }

    /// Whether the table waits for a bot.
    pub(super) fn is_asking(&self) -> bool {
        self.questions.iter().any(Option::is_some)
    }

    /// Makes all bots that were asked answer at once.
    pub(super) fn hurry_all(&self) {
        self.questions.iter().flatten().for_each(|(_, ticket)| ticket.hurry());
    }

    /// Forgets the questions to bots: their answers are not wanted any more.
    pub(super) fn forget_questions(&mut self) {
        self.questions = Default::default();
    }

    /// How long each person who is to act has taken so far, for other nodes.
    pub(super) fn spent(&self, now: Duration) -> Vec<Waiting> {
        let now = self.paused_since.unwrap_or(now);
        let seats = self.waiting.iter().enumerate();
        let waiting = seats.filter_map(|(index, waiting)| {
            let (acted, since) = (*waiting)?;
            let spent = now.saturating_sub(since).as_millis() as u64;
            Some(Waiting { seat: Seat::new(index), acted, spent })
        });
        waiting.collect()
    }

    /// Another node says how long people have taken. If that is longer than known here, it counts: this node may have
    /// loaded the table later.
    pub(super) fn adopt(&mut self, clocks: &[Waiting], now: Duration) {
        let now = self.paused_since.unwrap_or(now);
        for clock in clocks {
            let waiting = self.waiting.get_mut(clock.seat.index()).and_then(Option::as_mut);
            if let Some((_, since)) = waiting.filter(|(acted, _)| *acted == clock.acted) {
                *since = (*since).min(now.saturating_sub(Duration::from_millis(clock.spent)));
            }
        }
    }

    /// What must be kept if the table is evicted now; `None` if nobody is to act.
    pub(super) fn sleep(&self, now: Duration) -> Option<SleepingClocks> {
        let clock = |(index, waiting): (usize, &Option<(u64, Duration)>)| {
            waiting.map(|(acted, since)| (Seat::new(index), acted, since))
        };
        let waiting: Box<[_]> = self.waiting.iter().enumerate().filter_map(clock).collect();
        (!waiting.is_empty()).then_some(SleepingClocks {
            waiting,
            paused_since: self.paused_since,
            since: now,
        })
    }

    /// Puts the clocks of a table that was evicted back.
    pub(super) fn wake(&mut self, clocks: SleepingClocks) {
        for (seat, acted, since) in clocks.waiting {
            self.waiting[seat.index()] = Some((acted, since));
        }
        self.paused_since = clocks.paused_since;
    }

    /// Forgets all turns. The alarm stays set.
    pub(super) fn clear(&mut self) {
        self.waiting = Default::default();
        self.questions = Default::default();
        self.paused_since = None;
        self.starting_since = None;
        self.over = None;
    }
}
