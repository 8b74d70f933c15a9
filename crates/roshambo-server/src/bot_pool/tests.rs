use std::sync::mpsc::{self, Receiver, Sender};

use roshambo_bots::{Bot, Budget, LevelBot, Limit, next_seat};
use roshambo_rules::Seats;
use roshambo_table::fair::{Proof, Secret};
use roshambo_table::record::Header;
use roshambo_table::{GameId, Table};

use super::*;

const PACE: Duration = Duration::from_millis(700);

/// The first observation of the wanted kind in a game between bots of medium level.
fn moment(wanted: impl Fn(&Observation) -> bool) -> Observation {
    for deal in 0..=255 {
        let seats = Seats::FEWEST;
        let texts = seats.iter().map(|seat| format!("text {seat}")).collect();
        let proof = Proof::local(Secret([deal; 32]), seats.all(), texts).unwrap();
        let header = Header::new(GameId::Kanobu, seats, Default::default());
        let mut table = Table::open_fair(header, proof).unwrap();
        while let Some(seat) = next_seat(&table) {
            let seen = Observation::of(table.driver(), seat);
            if wanted(&seen) {
                return seen;
            }
            let budget = Budget::new(Limit::Iterations(1), 1);
            let decision = LevelBot::new(Level::Medium, 7).decide(&seen, &budget).unwrap();
            table.play(seat, &decision.mv).unwrap();
        }
    }
    panic!("no such moment was found");
}

fn legal(seen: &Observation) -> &[String] {
    seen.legal.listed().unwrap()
}

pub(super) fn question(table: i64, level: Level) -> Question {
    let seen = moment(|seen| legal(seen).len() > 1);
    Question {
        payer: Payer::Guest(GuestId(table)),
        table: TableId(table),
        seat: seen.seat,
        seen,
        level,
        seed: 1,
    }
}

/// An answer that sends the number of the table with the move. The receiver sees when the last one was called or dropped.
fn report(to: &Sender<(i64, String)>, table: i64) -> impl FnOnce(Result<Decision, BotError>) + Send + use<> {
    let to = to.clone();
    move |decision| to.send((table, decision.unwrap().mv)).unwrap()
}

fn wait_until(holds: impl Fn() -> bool) {
    while !holds() {
        thread::yield_now();
    }
}

/// A pool without pace on a manual clock, whose bots think until they are stopped. The receiver gets the tables whose
/// questions have begun.
fn endless(threads: usize) -> (BotPool, Receiver<i64>) {
    let (begun, begins) = mpsc::channel();
    let decide_fn = move |question: &Question, budget: &Budget| {
        if let Limit::Time(_) = budget.limit {
            let _ = begun.send(question.table.0);
            wait_until(|| budget.stop.is_stopped());
        }
        decide::decide(question, &Budget::new(Limit::Iterations(1), 1))
    };
    (BotPool::with_decide_fn(threads, Duration::ZERO, Clock::manual(), Box::new(decide_fn)), begins)
}

#[test]
fn one_legal_move_and_many_are_released_at_the_same_time() {
    let clock = Clock::manual();
    let pool = BotPool::new(2, PACE, clock.clone());
    let (answer, answers) = mpsc::channel();
    let moments = [moment(|seen| legal(seen).len() == 1), moment(|seen| legal(seen).len() > 3)];
    let asked = moments.into_iter().enumerate().map(|(table, seen)| {
        let (answer, clock, legal) = (answer.clone(), clock.clone(), legal(&seen).to_vec());
        let question = Question { seen, ..question(table as i64, Level::Hard) };
        pool.ask(question, move |decision| {
            answer.send((clock.now(), legal.contains(&decision.unwrap().mv))).unwrap();
        })
    });
    let _tickets: Vec<Ticket> = asked.collect();
    wait_until(|| pool.0.0.scheduler().next_due().is_some() && pool.0.0.scheduler().all_decided());
    clock.advance(PACE - Duration::from_millis(1));
    wait_until(|| pool.0.0.scheduler().next_due() == Some(PACE));
    assert!(answers.try_recv().is_err());
    clock.advance(Duration::from_millis(1));
    assert_eq!(answers.recv(), Ok((PACE, true)));
    assert_eq!(answers.recv(), Ok((PACE, true)));
}

#[test]
fn guests_take_turns_however_many_questions_one_asks() {
    let (pool, begins) = endless(1);
    let (answer, _answers) = mpsc::channel();
    let tickets =
        [1, 2, 2, 2, 3, 4].map(|table| pool.ask(question(table, Level::Expert), report(&answer, table)));
    let mut order = vec![begins.recv().unwrap()];
    // Each dropped ticket frees the slot for the next question. Those of table 2 keep their order.
    let mut tickets = tickets.map(Some);
    for place in [0, 1, 4, 5, 2] {
        tickets[place] = None;
        order.push(begins.recv().unwrap());
    }
    assert_eq!(order, [1, 2, 3, 4, 2, 2]);
}

#[test]
fn a_hurried_question_is_answered_while_experts_think() {
    let (pool, begins) = endless(2);
    let (answer, answers) = mpsc::channel();
    let tickets = [1, 2, 3, 4].map(|table| pool.ask(question(table, Level::Expert), report(&answer, table)));
    let mut begun = [begins.recv().unwrap(), begins.recv().unwrap()];
    begun.sort();
    assert_eq!((begun, pool.waiting()), ([1, 2], 2));
    tickets[3].hurry();
    assert_eq!(answers.recv().unwrap().0, 4, "it waited");
    let _quick = pool.ask(question(5, Level::Medium), report(&answer, 5));
    assert_eq!(answers.recv().unwrap().0, 5, "it needs no slot");
    tickets[0].hurry();
    assert_eq!(answers.recv().unwrap().0, 1, "it was thinking");
    assert_eq!(begins.recv(), Ok(3));
    assert!(answers.try_recv().is_err());
}

#[test]
fn a_dropped_ticket_stops_thinking_and_is_not_answered() {
    let (pool, begins) = endless(1);
    let (answer, answers) = mpsc::channel();
    let thinking = pool.ask(question(1, Level::Expert), report(&answer, 1));
    assert_eq!(begins.recv(), Ok(1));
    let waiting = pool.ask(question(2, Level::Expert), report(&answer, 2));
    let (other, others) = mpsc::channel();
    let next = pool.ask(question(3, Level::Expert), report(&other, 3));
    drop((waiting, thinking, answer));
    assert!(answers.recv().is_err(), "no answer is called, and none is kept");
    assert_eq!(begins.recv(), Ok(3), "the slot is free");
    next.hurry();
    assert_eq!(others.recv().unwrap().0, 3);
}

#[test]
fn a_stopped_pool_answers_no_question_and_its_threads_end() {
    let (pool, begins) = endless(2);
    let (answer, answers) = mpsc::channel();
    let early = [1, 2, 3].map(|table| pool.ask(question(table, Level::Expert), report(&answer, table)));
    pool.stop();
    let late = pool.ask(question(4, Level::Easy), report(&answer, 4));
    late.hurry();
    drop(answer);
    assert!(answers.recv().is_err());
    drop((early, late, pool));
    // The threads own the function, which owns the sender.
    while begins.recv().is_ok() {}
}

#[test]
fn the_threads_end_with_the_last_handle() {
    let (pool, begins) = endless(1);
    let other = pool.clone();
    drop(pool);
    let ticket = other.ask(question(1, Level::Expert), |_| {});
    assert_eq!(begins.recv(), Ok(1));
    drop((other, ticket));
    assert!(begins.recv().is_err());
}

#[test]
fn a_bot_that_panics_plays_a_legal_move_and_the_pool_goes_on() {
    let decide_fn = |_: &Question, _: &Budget| panic!("a bug in a bot");
    let pool = BotPool::with_decide_fn(1, Duration::ZERO, Clock::real(), Box::new(decide_fn));
    let (answer, answers) = mpsc::channel();
    for level in [Level::Medium, Level::Hard, Level::Medium, Level::Hard] {
        let question = question(1, level);
        let legal = legal(&question.seen).to_vec();
        let _ticket = pool.ask(question, report(&answer, 1));
        assert!(legal.contains(&answers.recv().unwrap().1));
    }
}

#[test]
fn the_pool_survives_an_answer_that_panics() {
    let pool = BotPool::new(1, Duration::ZERO, Clock::real());
    let (answer, answers) = mpsc::channel();
    let _broken = pool.ask(question(1, Level::Easy), |_| panic!("a bug in a table"));
    let _next = pool.ask(question(2, Level::Easy), report(&answer, 2));
    assert_eq!(answers.recv().unwrap().0, 2);
}

#[test]
fn two_hundred_experts_are_all_answered_and_quick_bots_do_not_wait_for_them() {
    let clock = Clock::manual();
    let (given, budgets) = mpsc::channel();
    let decide_fn = move |question: &Question, budget: &Budget| {
        if let Limit::Time(time) = budget.limit {
            given.send(time).unwrap();
        }
        decide::decide(question, &Budget::new(Limit::Iterations(10), 1))
    };
    let pool = BotPool::with_decide_fn(2, Duration::ZERO, clock.clone(), Box::new(decide_fn));
    let (answer, answers) = mpsc::channel();
    let expert = question(0, Level::Expert);
    let experts = (0..200).map(|table| {
        let question = Question { table: TableId(table), ..expert.clone() };
        pool.ask(question, report(&answer, table))
    });
    let experts: Vec<Ticket> = experts.collect();
    let _quick = pool.ask(question(1000, Level::Medium), report(&answer, 1000));
    assert_eq!(answers.recv().unwrap().0, 1000);
    experts[150].hurry();
    assert_eq!(answers.recv().unwrap().0, 150);

    let mut answered: Vec<i64> = Vec::new();
    while answered.len() < 199 {
        clock.advance(Duration::from_millis(5));
        thread::yield_now();
        answered.extend(answers.try_iter().map(|(table, _)| table));
    }
    answered.sort();
    assert_eq!(answered, (0..200).filter(|table| *table != 150).collect::<Vec<_>>());
    let budgets: Vec<Duration> = budgets.try_iter().collect();
    assert_eq!(budgets.len(), 199);
    let least = budgets.iter().min().unwrap();
    assert!(*least < Duration::from_millis(11), "two hundred questions share two threads: {least:?}");
    let all: Duration = budgets.iter().sum();
    assert!(all < Duration::from_secs(6), "two threads need at most three seconds: {all:?}");
    assert_eq!(pool.waiting(), 0);
}

#[cfg(target_os = "linux")]
#[test]
fn only_thinking_threads_have_a_lower_priority() {
    let priority = || rustix::process::getpriority_process(None).unwrap();
    let before = priority();
    let thinker = thread::spawn(move || {
        lower_priority();
        priority()
    });
    assert_eq!(thinker.join().unwrap(), (before + 10).min(19));
    assert_eq!(priority(), before);
}
