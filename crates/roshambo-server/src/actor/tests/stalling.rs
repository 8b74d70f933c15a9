//! A model of a table with one player who stalls in every way that the protocol allows, while the others play at once.
//!
//! Time is simulated, and the model answers the questions to bots itself, so every run is repeatable. The laws:
//!
//! - Every game ends. Apart from the thinking time of the staller, only the pace of bots passes.
//! - The staller never thinks for longer than the settings of the table give to any player.
//! - A rematch starts without a player who does not answer.
//! - The game is never paused while an honest player is connected. While nobody is, nothing happens and no clock runs.

use std::collections::BTreeMap;
use std::time::Duration;

use proptest::prelude::*;
use roshambo_bots::Decision;
use roshambo_rules::{Seat, Seats};
use roshambo_table::Stream;
use roshambo_table::record::Entry;

use super::no_store::NoStore;
use super::*;
use crate::ids::TableId;
use crate::metrics::Metrics;
use crate::protocol::{ClientMessage, ClockSetting, SeatRequest, Settings, Status};

/// One step of the simulation.
const TICK: Duration = Duration::from_millis(500);
/// How long a bot takes.
const PACE: Duration = Duration::from_secs(1);
/// Without a clock: how long a person must be silent before others may call a bot.
const SILENCE: Duration = Duration::from_secs(20);
/// More decisions than any game of the model has.
const MOST_DECISIONS: u32 = 5000;

/// How the staller decides.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Pace {
    Never,
    LastMoment,
    AtOnce,
}

/// What the staller does.
#[derive(Clone, Copy, Debug)]
struct Staller {
    pace: Pace,
    /// Sends `back` all the time.
    takes_back: bool,
    /// Disconnects and reconnects in a loop.
    flaps: bool,
    /// Is disconnected from the start.
    is_gone: bool,
    /// Sends moves and calls that are refused.
    floods: bool,
    /// Resigns after this number of own decisions.
    resigns_after: Option<u32>,
    /// Answers after a game.
    wants_another_game: bool,
    /// Opened the table.
    hosts: bool,
    /// After this number of ticks everybody is disconnected for an hour.
    everybody_leaves_at: Option<u64>,
}

/// A table and everybody at it.
struct Model {
    actor: Arc<TableActor>,
    staller: Staller,
    staller_id: GuestId,
    honest: Vec<Guest>,
    connections: BTreeMap<GuestId, Connection>,
    settings: Settings,
    /// When each open question to a bot was asked.
    questions: BTreeMap<(Seat, u64), Duration>,
    dice: Stream,
    /// The thinking time of the staller in this game, by decision.
    thinking: BTreeMap<u64, Duration>,
    /// How often a bot replaced the staller in this game.
    replaced: u32,
    was_replaced: bool,
}

impl Model {
    async fn new(settings: &str, staller: Staller, seed: u8) -> Model {
        let settings: Settings = serde_json::from_str(settings).unwrap();
        let mut config = Config::default();
        config.times.silence = SILENCE;
        let metrics = Arc::new(Metrics::new(1));
        let bus = Arc::new(InProcess::default());
        let node = Node::new(config, Arc::new(NoStore), bus, Clock::manual(), metrics);
        node.bots.stop();
        let request = OpenRequest { settings, mine: None, bots: Default::default() };
        let (table, steps) =
            Opening::new(&guest(1), request, 0).unwrap().carry_out(TableId::random()).unwrap();
        let settings = table.settings.clone();
        let (actor, wait) = TableActor::open(node, table, steps).unwrap();
        wait.done().await.unwrap();
        let people = i64::from(settings.seats);
        let staller_id = if staller.hosts { 1 } else { people };
        let honest = (1..=people).filter(|id| *id != staller_id).map(guest).collect();
        let mut model = Model {
            actor,
            staller,
            staller_id: GuestId(staller_id),
            honest,
            connections: BTreeMap::new(),
            settings,
            questions: BTreeMap::new(),
            dice: Stream::new([seed; 32], 0),
            thinking: BTreeMap::new(),
            replaced: 0,
            was_replaced: false,
        };
        for id in 2..=people {
            model.command(&guest(id), Command::Sit(SitRequest::default())).await.unwrap();
        }
        for id in 1..=people {
            if id != staller_id || !staller.is_gone {
                model.connect(guest(id)).await;
            }
        }
        model.command(&guest(1), Command::Start(StartRequest::default())).await.unwrap();
        model
    }

    async fn connect(&mut self, guest: Guest) {
        let id = guest.id;
        let connection = Connection::open(self.actor.clone(), Some(guest), Form::Programs, None).await;
        self.connections.insert(id, connection.unwrap());
    }

    async fn command(&self, guest: &Guest, command: Command) -> Result<(), ApiError> {
        commands::command(&self.actor, guest, command).await.map(drop)
    }

    fn now(&self) -> Duration {
        self.actor.node.clock.now()
    }

    fn table<T>(&self, read: impl FnOnce(&OnlineTable, &TableState) -> T) -> T {
        let state = self.actor.lock();
        read(state.table.as_deref().unwrap(), &state)
    }

    fn seats(&self) -> Seats {
        self.settings.game.seats(self.settings.seats).unwrap()
    }

    fn status(&self) -> Status {
        self.table(|table, _| table.status())
    }

    fn games(&self) -> u32 {
        self.table(|table, _| table.games)
    }

    fn staller_seat(&self) -> Option<Seat> {
        self.table(|table, _| table.seating.seats_of(self.staller_id).next())
    }

    /// A decision that a guest has to make now: the seat, and a random legal move.
    fn decision(&mut self, guest: GuestId) -> Option<(Seat, String, u64)> {
        let state = self.actor.lock();
        let table = state.table.as_deref().unwrap();
        let seat = table.seating.seats_of(guest).find(|seat| table.awaits_person(*seat))?;
        if state.queued_moves.iter().any(|queued| queued.seat == seat) {
            return None;
        }
        let mv = table.running()?.table.driver().random_move(seat, &mut self.dice);
        Some((seat, mv, table.number))
    }

    /// Makes the decision of a guest. Returns whether there was one.
    async fn decide(&mut self, guest: GuestId) -> bool {
        let Some((seat, mv, number)) = self.decision(guest) else { return false };
        let Some(connection) = self.connections.get(&guest) else { return false };
        connection.receive(ClientMessage::Move { id: 1, seat, mv, number }).await;
        true
    }

    /// The honest players decide, agree to another game, and call bots wherever that is allowed.
    async fn play_honestly(&mut self) {
        loop {
            let mut decided = false;
            for guest in self.honest.clone() {
                decided |= self.decide(guest.id).await;
                if self.status() == Status::Over {
                    // Refused if the player has agreed and waits for the others.
                    let _ = self.command(&guest, Command::Again).await;
                }
            }
            if !decided {
                break;
            }
        }
        let callable = self.table(|table, state| {
            let clocks = state.clock_context(table, &self.actor.node);
            table.seating.seats.iter().filter(|seat| clocks.presence(*seat).callable).collect::<Vec<_>>()
        });
        for seat in callable {
            self.command(&self.honest[0], Command::Call(SeatRequest { seat })).await.unwrap();
        }
    }

    async fn stall(&mut self, tick: u64) {
        let Staller { pace, takes_back, flaps, floods, resigns_after, wants_another_game, .. } = self.staller;
        let guest = Guest { id: self.staller_id, name: None, look: None };
        if flaps && self.connections.remove(&guest.id).is_none() && tick.is_multiple_of(3) {
            self.connect(guest.clone()).await;
        }
        if self.status() == Status::Over {
            if wants_another_game {
                let _ = self.command(&guest, Command::Again).await;
            }
            return;
        }
        if takes_back {
            let _ = self.command(&guest, Command::Back).await;
        }
        let Some(seat) = self.staller_seat() else { return };
        if floods {
            for seat in self.seats().iter() {
                let _ = self.command(&guest, Command::Call(SeatRequest { seat })).await;
                if let Some(connection) = self.connections.get(&guest.id) {
                    let mv = "nonsense".to_owned();
                    connection.receive(ClientMessage::Move { id: 1, seat, mv, number: u64::MAX }).await;
                }
            }
        }
        if resigns_after.is_some_and(|count| self.thinking.len() as u32 > count) {
            let _ = self.command(&guest, Command::Resign).await;
        }
        let is_last_moment = self.table(|table, state| {
            let left = state.clock_context(table, &self.actor.node).presence(seat).clock;
            let used = table.running().and_then(|game| self.thinking.get(&game.acted(seat)));
            match left {
                Some(left) => left <= TICK.as_millis() as u64,
                None => used.is_some_and(|used| *used + 2 * TICK >= SILENCE),
            }
        });
        if pace == Pace::AtOnce || pace == Pace::LastMoment && is_last_moment {
            self.decide(guest.id).await;
        }
    }

    /// Answers the questions to bots that were asked long enough ago.
    fn answer_for_bots(&mut self) {
        let now = self.now();
        for seat in self.seats().iter() {
            let Some(number) = self.actor.lock().turns.question(seat) else { continue };
            if now < *self.questions.entry((seat, number)).or_insert(now) + PACE {
                continue;
            }
            let mv = {
                let state = self.actor.lock();
                let game = state.table.as_deref().and_then(OnlineTable::running).unwrap();
                game.table.driver().random_move(seat, &mut self.dice)
            };
            let decision = Decision { mv, considered: Vec::new(), iterations: 0 };
            moves::bot_moves(&self.actor, seat, number, Ok(decision));
        }
    }

    /// Lets time pass, and counts the staller's share of it.
    async fn pass_time(&mut self) {
        if let Some(seat) = self.staller_seat() {
            let (decision, is_replaced) = self.table(|table, _| {
                let acted =
                    table.running().filter(|_| table.awaits_person(seat)).map(|game| game.acted(seat));
                let state = table.seating.at(seat);
                (acted, state.stand_in && !state.returning)
            });
            if let Some(decision) = decision {
                *self.thinking.entry(decision).or_default() += TICK;
            }
            self.replaced += u32::from(is_replaced && !self.was_replaced);
            self.was_replaced = is_replaced;
        }
        self.actor.node.clock.advance(TICK);
        while self.actor.node.alarms.take_due(self.now()).is_some() {
            scheduling::on_alarm(&self.actor);
        }
        self.actor.flushed().await;
    }

    /// Checks the laws of a running game that began at `begun`.
    fn check(&self, begun: Duration) {
        let staller = self.staller_seat();
        let paused = self.table(|table, state| state.clock_context(table, &self.actor.node).is_paused());
        assert!(!paused, "the honest players are connected");
        let (decisions, of_seat) = self.table(|table, _| {
            let journal = table.game.as_ref().unwrap().table.journal();
            let is_own = |entry: &&Entry| matches!(entry, Entry::Move(seat, _) if Some(*seat) == staller);
            (journal.len() as u32, journal.iter().filter(is_own).count() as u32)
        });
        assert!(decisions < MOST_DECISIONS, "the game does not end by its rules");
        let own = self.thinking.len() as u32;
        let used: Duration = self.thinking.values().sum();
        let longest = self.thinking.values().max().copied().unwrap_or_default();
        match self.settings.clock {
            ClockSetting::None => {
                assert!(longest <= SILENCE + TICK, "{longest:?} for one decision");
                // Each call halves the time until the next one.
                let never_moves = self.staller.pace == Pace::Never;
                assert!(!never_moves || used <= 2 * SILENCE + TICK * own, "{used:?} without a move");
            }
            ClockSetting::PerMove { seconds } => {
                assert!(
                    longest <= Duration::from_secs(seconds.into()) + TICK,
                    "{longest:?} for one decision"
                );
            }
            ClockSetting::Bank { seconds, increment } => {
                let bank =
                    Duration::from_secs(seconds.into()) + Duration::from_secs(increment.into()) * of_seat;
                let limit = bank + TICK * (own + 1);
                assert!(used <= limit, "{used:?} instead of {limit:?} in the whole game");
            }
        }
        let most_replaced = 4;
        assert!(self.replaced <= most_replaced, "the staller was replaced {} times", self.replaced);
        let limit = used + (PACE + 2 * TICK) * (decisions + 1);
        let elapsed = self.now() - begun;
        assert!(elapsed <= limit, "{elapsed:?} passed, and the staller had {used:?} of it");
    }

    /// Everybody is disconnected for an hour, and returns. Returns how long that took.
    async fn leave_alone(&mut self) -> Duration {
        let here: Vec<GuestId> = self.connections.keys().copied().collect();
        self.connections.clear();
        let state = |model: &Model| {
            model.table(|table, state| {
                let clocks = state.clock_context(table, &model.actor.node);
                let seats = table.seating.seats;
                let left: Vec<_> = seats.iter().map(|seat| clocks.presence(seat).clock).collect();
                let is_running = seats.iter().any(|seat| clocks.presence(seat).running);
                (table.number, left, clocks.is_paused(), is_running)
            })
        };
        let before = state(self);
        assert!(before.2 && !before.3, "without people the game is paused");
        let begun = self.now();
        for _ in 0..60 {
            self.actor.node.clock.advance(Duration::from_secs(60));
            while self.actor.node.alarms.take_due(self.now()).is_some() {
                scheduling::on_alarm(&self.actor);
            }
            self.answer_for_bots();
            assert_eq!(state(self), before, "nothing happens while the game is paused");
        }
        for guest in here {
            self.connect(Guest { id: guest, name: None, look: None }).await;
        }
        self.now() - begun
    }

    /// Plays the game with this number to its end.
    async fn play_game(&mut self, game: u32) {
        (self.replaced, self.was_replaced) = (0, false);
        self.thinking.clear();
        let mut begun = self.now();
        for tick in 0.. {
            self.play_honestly().await;
            self.stall(tick).await;
            self.answer_for_bots();
            if self.staller.everybody_leaves_at == Some(tick) && self.status() == Status::Playing {
                begun += self.leave_alone().await;
            }
            // If everybody answers at once, the next game may have begun already.
            if self.status() == Status::Over || self.games() > game {
                return;
            }
            self.pass_time().await;
            self.check(begun);
        }
    }

    /// Waits until the game with this number has begun.
    async fn await_rematch(&mut self, game: u32) {
        let over = self.now();
        for tick in 0.. {
            if self.games() == game {
                return;
            }
            self.play_honestly().await;
            self.stall(tick).await;
            self.pass_time().await;
            let elapsed = self.now() - over;
            assert!(elapsed <= SILENCE + 2 * TICK, "no rematch {elapsed:?} after the game");
        }
    }
}

fn run(settings: String, staller: Staller, seed: u8) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut model = Model::new(&settings, staller, seed).await;
        model.play_game(1).await;
        model.await_rematch(2).await;
        model.play_game(2).await;
    });
}

const GAMES: [&str; 5] = [
    r#""game":"ninjan","seats":2"#,
    r#""game":"ninjan","seats":3"#,
    r#""game":"kanobu","seats":3"#,
    r#""game":"paws-quick","seats":3"#,
    r#""game":"tsuefa""#,
];
const CLOCKS: [&str; 4] = [
    r#"{"kind":"none"}"#,
    r#"{"kind":"per-move","seconds":5}"#,
    r#"{"kind":"bank","seconds":15,"increment":0}"#,
    r#"{"kind":"bank","seconds":10,"increment":2}"#,
];

fn settings(game: &str, clock: &str, away: u32) -> String {
    format!(r#"{{{game},"clock":{clock},"away":{away}}}"#)
}

fn staller() -> impl Strategy<Value = Staller> {
    let pace = prop_oneof![Just(Pace::Never), Just(Pace::LastMoment), Just(Pace::AtOnce)];
    let flags = any::<(bool, bool, bool, bool, bool, bool)>();
    let resigns = proptest::option::weighted(0.3, 0..8_u32);
    let leaves = proptest::option::weighted(0.3, 0..40_u64);
    (pace, flags, resigns, leaves).prop_map(|(pace, flags, resigns_after, everybody_leaves_at)| {
        let (takes_back, flaps, is_gone, floods, wants_another_game, hosts) = flags;
        Staller {
            pace,
            takes_back,
            flaps,
            is_gone,
            floods,
            resigns_after,
            wants_another_game,
            hosts,
            everybody_leaves_at,
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_table_with_a_staller_of_any_kind_always_ends_and_the_staller_gains_no_time(
        staller in staller(),
        game in 0..GAMES.len(),
        clock in 0..CLOCKS.len(),
        away in prop_oneof![Just(0_u32), Just(6)],
        seed in any::<u8>(),
    ) {
        run(settings(GAMES[game], CLOCKS[clock], away), staller, seed);
    }
}

/// The staller of the worst kind with every clock: never moves, and takes the seat back the moment a bot stands in.
#[test]
fn taking_a_seat_back_all_the_time_does_not_freeze_a_table() {
    for (place, clock) in CLOCKS.iter().enumerate() {
        for hosts in [false, true] {
            let staller = Staller {
                pace: Pace::Never,
                takes_back: true,
                flaps: false,
                is_gone: false,
                floods: true,
                resigns_after: None,
                wants_another_game: !hosts,
                hosts,
                everybody_leaves_at: Some(7),
            };
            run(settings(GAMES[place], clock, 0), staller, place as u8);
        }
    }
}
