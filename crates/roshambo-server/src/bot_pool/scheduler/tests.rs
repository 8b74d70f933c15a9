use std::sync::{Arc, Mutex};

use super::super::tests::question;
use super::*;

const PACE: Duration = Duration::from_millis(700);

fn ms(count: u64) -> Duration {
    Duration::from_millis(count)
}

fn ask(scheduler: &mut Scheduler, now: u64, table: i64, level: Level) -> Number {
    scheduler.ask(ms(now), question(table, level), Box::new(|_| {}))
}

/// Asks one question for each of this number of tables.
fn crowd(scheduler: &mut Scheduler, tables: i64) {
    for table in 0..tables {
        ask(scheduler, 0, table, Level::Expert);
    }
}

fn time(work: &Work) -> Duration {
    match work.budget.limit {
        Limit::Time(time) => time,
        Limit::Iterations(_) => panic!("a job in a slot has a time limit"),
    }
}

fn decide(scheduler: &mut Scheduler, now: u64, work: &Work) {
    scheduler.decided(
        ms(now),
        work.done(),
        Ok(Decision { mv: "x".to_owned(), considered: Vec::new(), iterations: 0 }),
    );
}

fn is_empty(scheduler: &Scheduler) -> bool {
    let Scheduler { jobs, due, busy, taken, .. } = scheduler;
    jobs.is_empty() && due.is_empty() && busy.is_empty() && *taken == 0 && scheduler.waiting() == 0
}

#[test]
fn a_single_question_gets_its_whole_time_and_many_share_it() {
    let given = |scheduler: &mut Scheduler| time(&scheduler.begin(ms(0)).unwrap());
    let mut scheduler = Scheduler::new(2, PACE);
    for table in 0..2 {
        ask(&mut scheduler, 0, table, Level::Expert);
        assert_eq!(given(&mut scheduler), ms(900), "all but the reserve for finishing");
    }
    let mut scheduler = Scheduler::new(2, PACE);
    crowd(&mut scheduler, 8);
    assert_eq!(given(&mut scheduler), ms(225), "eight questions share two slots");
    let mut scheduler = Scheduler::new(1, PACE);
    crowd(&mut scheduler, 1000);
    assert_eq!(given(&mut scheduler), LEAST - ENDING);
}

#[test]
fn the_last_questions_get_no_more_time_than_the_first() {
    let mut scheduler = Scheduler::new(1, PACE);
    crowd(&mut scheduler, 20);
    for _ in 0..19 {
        let work = scheduler.begin(ms(0)).unwrap();
        scheduler.cancel(work.number);
        decide(&mut scheduler, 0, &work);
    }
    assert_eq!(time(&scheduler.begin(ms(0)).unwrap()), ms(45), "a twentieth, less the reserve for finishing");
}

#[test]
fn a_move_is_released_at_the_later_of_pace_and_budget_however_soon_it_is_found() {
    for (level, release) in [(Level::Hard, 700), (Level::Expert, 1000)] {
        let mut scheduler = Scheduler::new(1, PACE);
        ask(&mut scheduler, 0, 1, level);
        let work = scheduler.begin(ms(0)).unwrap();
        decide(&mut scheduler, 1, &work);
        assert!(scheduler.take_due(ms(release - 1)).is_empty(), "{level}");
        assert_eq!(scheduler.next_due(), Some(ms(release)), "{level}");
        assert_eq!(scheduler.take_due(ms(release)).len(), 1, "{level}");
        assert!(is_empty(&scheduler));
    }
}

#[test]
fn a_late_start_is_released_one_budget_after_it() {
    let mut scheduler = Scheduler::new(1, PACE);
    ask(&mut scheduler, 0, 1, Level::Hard);
    let work = scheduler.begin(ms(5000)).unwrap();
    decide(&mut scheduler, 5001, &work);
    assert!(scheduler.take_due(ms(5099)).is_empty());
    assert_eq!(scheduler.take_due(ms(5100)).len(), 1);
}

#[test]
fn a_level_without_search_is_released_at_the_pace() {
    for level in [Level::Random, Level::Easy, Level::Medium] {
        let mut scheduler = Scheduler::new(1, PACE);
        ask(&mut scheduler, 30, 1, level);
        assert!(scheduler.begin(ms(30)).is_none(), "{level} takes no slot");
        let work = scheduler.begin_quick().unwrap();
        decide(&mut scheduler, 400, &work);
        assert!(scheduler.take_due(ms(729)).is_empty(), "{level}");
        assert_eq!(scheduler.take_due(ms(730)).len(), 1, "{level}");
        assert!(is_empty(&scheduler));
    }
}

#[test]
fn a_slot_is_taken_until_its_budget_is_over_even_if_the_move_was_found_at_once() {
    let mut scheduler = Scheduler::new(1, PACE);
    ask(&mut scheduler, 0, 1, Level::Expert);
    let work = scheduler.begin(ms(0)).unwrap();
    ask(&mut scheduler, 0, 2, Level::Expert);
    decide(&mut scheduler, 0, &work);
    scheduler.take_due(ms(999));
    assert!(scheduler.begin(ms(999)).is_none());
    scheduler.take_due(ms(1000));
    assert!(scheduler.begin(ms(1000)).is_some());
}

/// Simulates a busy server and returns when each question was asked and announced. `spent` is the part of its budget, in
/// tenths, that each bot needs.
fn announcements(spent: impl Fn(u64) -> u32) -> Vec<(u64, u64)> {
    let mut scheduler = Scheduler::new(2, ms(100));
    let announced = Arc::new(Mutex::new(Vec::new()));
    let mut thinking: Vec<(Duration, Work)> = Vec::new();
    for now in 0..8000 {
        while let Some(place) = thinking.iter().position(|(end, _)| *end <= ms(now)) {
            decide(&mut scheduler, now, &thinking.swap_remove(place).1);
        }
        for (answer, mv) in scheduler.take_due(ms(now)) {
            answer(mv);
            let mut announced = announced.lock().unwrap();
            let last: &mut (u64, u64) = announced.last_mut().unwrap();
            last.1 = now;
        }
        if now < 3000 && now % 60 == 0 {
            let level = if now % 180 == 0 { Level::Expert } else { Level::Hard };
            let announced = Arc::clone(&announced);
            let answer = move |_| announced.lock().unwrap().push((now, 0));
            scheduler.ask(ms(now), question((now % 7) as i64, level), Box::new(answer));
        }
        while let Some(work) = scheduler.begin(ms(now)) {
            let end = ms(now) + time(&work) * spent(work.number.0) / 10;
            thinking.push((end, work));
        }
    }
    assert!(is_empty(&scheduler));
    Arc::into_inner(announced).unwrap().into_inner().unwrap()
}

#[test]
fn how_soon_bots_are_done_changes_no_announcement_at_any_table() {
    let slow = announcements(|_| 10);
    assert_eq!(slow.len(), 50);
    assert_eq!(announcements(|_| 0), slow);
    assert_eq!(announcements(|number| (number * 7 % 11) as u32), slow);
}

#[test]
fn a_hurried_question_is_taken_before_quick_ones_and_released_at_once() {
    let mut scheduler = Scheduler::new(1, PACE);
    ask(&mut scheduler, 0, 1, Level::Medium);
    let expert = ask(&mut scheduler, 0, 2, Level::Expert);
    scheduler.hurry(ms(0), expert);
    assert!(scheduler.begin(ms(0)).is_none());
    let work = scheduler.begin_quick().unwrap();
    assert_eq!((work.number, work.budget.limit), (expert, HURRIED));
    decide(&mut scheduler, 1, &work);
    assert_eq!(scheduler.take_due(ms(1)).len(), 1);
}

#[test]
fn a_hurried_job_is_stopped_released_and_frees_its_slot() {
    let mut scheduler = Scheduler::new(1, PACE);
    let number = ask(&mut scheduler, 0, 1, Level::Expert);
    let work = scheduler.begin(ms(0)).unwrap();
    scheduler.hurry(ms(10), number);
    assert!(work.budget.stop.is_stopped());
    decide(&mut scheduler, 11, &work);
    assert_eq!(scheduler.take_due(ms(11)).len(), 1);
    assert!(is_empty(&scheduler));
}

#[test]
fn a_decided_move_is_released_when_a_person_waits_for_it() {
    let mut scheduler = Scheduler::new(1, PACE);
    let number = ask(&mut scheduler, 0, 1, Level::Expert);
    let work = scheduler.begin(ms(0)).unwrap();
    decide(&mut scheduler, 1, &work);
    scheduler.hurry(ms(2), number);
    scheduler.hurry(ms(2), number);
    assert_eq!(scheduler.take_due(ms(2)).len(), 1);
    assert!(is_empty(&scheduler));
}

#[test]
fn a_cancelled_question_leaves_nothing_at_any_stage() {
    for (level, hurried) in [(Level::Expert, false), (Level::Expert, true), (Level::Medium, false)] {
        for stage in 0..3 {
            let mut scheduler = Scheduler::new(1, PACE);
            let number = ask(&mut scheduler, 0, 1, level);
            if hurried {
                scheduler.hurry(ms(0), number);
            }
            let work =
                (stage > 0).then(|| scheduler.begin(ms(0)).or_else(|| scheduler.begin_quick()).unwrap());
            if let (2, Some(work)) = (stage, &work) {
                decide(&mut scheduler, 0, work);
            }
            assert!(scheduler.cancel(number).is_some());
            if let (1, Some(work)) = (stage, &work) {
                assert!(work.budget.stop.is_stopped());
                decide(&mut scheduler, 0, work);
            }
            assert!(is_empty(&scheduler), "{level} at stage {stage}");
            assert!(scheduler.take_due(ms(9999)).is_empty());
        }
    }
}

#[test]
fn a_closed_scheduler_hands_out_nothing() {
    let mut scheduler = Scheduler::new(1, PACE);
    ask(&mut scheduler, 0, 1, Level::Expert);
    ask(&mut scheduler, 0, 2, Level::Easy);
    assert_eq!(scheduler.close().len(), 2);
    assert!(scheduler.begin(ms(0)).is_none() && scheduler.begin_quick().is_none());
    assert!(is_empty(&scheduler));
}

#[test]
fn the_questions_of_one_guest_share_that_guests_time_and_take_none_from_others() {
    let mut scheduler = Scheduler::new(1, PACE);
    for _ in 0..100 {
        ask(&mut scheduler, 0, 1, Level::Expert);
    }
    let first = scheduler.begin(ms(0)).unwrap();
    assert_eq!(time(&first), ms(9), "a hundredth, less the reserve for finishing");
    ask(&mut scheduler, 0, 2, Level::Expert);
    decide(&mut scheduler, 10, &first);
    let second = scheduler.begin(ms(10)).unwrap();
    decide(&mut scheduler, 20, &second);
    let third = scheduler.begin(ms(20)).unwrap();
    assert_eq!((third.question.table, time(&third)), (crate::ids::TableId(2), ms(450)), "half of the slot");
}

/// The guest who comes to a busy server.
const NEWCOMER: i64 = -1;

/// Simulates one thinking thread and 1,500 tables that ask experts without a pause, of this number of guests. A newcomer
/// asks a level from time to time. Returns the longest time until the newcomer's answers, in milliseconds.
fn longest_wait(guests: i64, level: Level) -> u64 {
    const TABLES: i64 = 1500;
    let mut scheduler = Scheduler::new(1, PACE);
    let question = question(0, Level::Expert);
    let answered = Arc::new(Mutex::new(Vec::new()));
    let ask = |scheduler: &mut Scheduler, now: u64, table: i64, level: Level| {
        let payer = if table == NEWCOMER { NEWCOMER } else { table % guests };
        let payer = Payer::Guest(crate::ids::GuestId(payer));
        let question = Question { payer, level, ..question.clone() };
        let answered = Arc::clone(&answered);
        scheduler.ask(ms(now), question, Box::new(move |_| answered.lock().unwrap().push(table)));
    };
    for table in 0..TABLES {
        ask(&mut scheduler, 0, table, Level::Expert);
    }
    let mut thinking: Vec<(Duration, Work)> = Vec::new();
    let (mut asked, mut longest) = (None, 0);
    for now in 0..40_000 {
        while let Some(place) = thinking.iter().position(|(end, _)| *end <= ms(now)) {
            decide(&mut scheduler, now, &thinking.swap_remove(place).1);
        }
        for (answer, mv) in scheduler.take_due(ms(now)) {
            answer(mv);
        }
        for table in std::mem::take(&mut *answered.lock().unwrap()) {
            if table == NEWCOMER {
                longest = longest.max(now - asked.take().unwrap());
            } else {
                ask(&mut scheduler, now, table, Level::Expert);
            }
        }
        // Between two questions the newcomer's opponents think for a while.
        if asked.is_none() && now % 1234 == 7 {
            ask(&mut scheduler, now, NEWCOMER, level);
            asked = Some(now);
        }
        while let Some(work) = scheduler.begin(ms(now)) {
            thinking.push((ms(now) + time(&work), work));
        }
        while let Some(work) = scheduler.begin_quick() {
            thinking.push((ms(now + 1), work));
        }
    }
    assert!(asked.is_none_or(|asked| asked + 2000 > 40_000), "every question is answered");
    longest
}

#[test]
fn beside_1500_tables_of_experts_a_newcomers_medium_answers_as_on_an_idle_server() {
    for guests in [1, 1500] {
        assert_eq!(longest_wait(guests, Level::Medium), 700, "{guests} guests");
    }
}

#[test]
fn beside_1500_tables_of_experts_a_newcomers_hard_answers_within_two_seconds() {
    for guests in [1, 7, 1500] {
        let longest = longest_wait(guests, Level::Hard);
        assert!(longest <= 2000, "{longest} ms with {guests} guests");
    }
}

#[test]
fn a_newcomer_does_not_wait_behind_a_thousand_quick_questions_of_one_guest() {
    let mut scheduler = Scheduler::new(1, PACE);
    for _ in 0..1000 {
        ask(&mut scheduler, 0, 1, Level::Medium);
    }
    let number = ask(&mut scheduler, 0, 2, Level::Medium);
    let begun = [scheduler.begin_quick().unwrap().number, scheduler.begin_quick().unwrap().number];
    assert!(begun.contains(&number));
}
