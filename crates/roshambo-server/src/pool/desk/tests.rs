use std::sync::{Arc, Mutex};

use super::super::tests::question;
use super::*;

const PACE: Duration = Duration::from_millis(700);

fn ms(count: u64) -> Duration {
    Duration::from_millis(count)
}

fn ask(desk: &mut Desk, now: u64, table: i64, level: Level) -> Number {
    desk.ask(ms(now), question(table, level), Box::new(|_| {}))
}

/// So many tables ask at once.
fn crowd(desk: &mut Desk, tables: i64) {
    for table in 0..tables {
        ask(desk, 0, table, Level::Expert);
    }
}

fn time(work: &Work) -> Duration {
    match work.budget.limit {
        Limit::Time(time) => time,
        Limit::Iterations(_) => panic!("a lane is given for a time"),
    }
}

fn decide(desk: &mut Desk, now: u64, work: &Work) {
    desk.decided(
        ms(now),
        work.done(),
        Ok(Decision { mv: "x".to_owned(), considered: Vec::new(), iterations: 0 }),
    );
}

fn is_empty(desk: &Desk) -> bool {
    desk.sheets.is_empty() && desk.due.is_empty() && desk.waiting() == 0 && desk.taken == 0
}

#[test]
fn one_who_is_alone_thinks_for_its_whole_time_and_a_crowd_shares_it() {
    let given = |desk: &mut Desk| time(&desk.begin(ms(0)).unwrap());
    let mut desk = Desk::new(2, PACE);
    for table in 0..2 {
        ask(&mut desk, 0, table, Level::Expert);
        assert_eq!(given(&mut desk), ms(900), "all but the end");
    }
    let mut desk = Desk::new(2, PACE);
    crowd(&mut desk, 8);
    assert_eq!(given(&mut desk), ms(225), "eight for two");
    let mut desk = Desk::new(1, PACE);
    crowd(&mut desk, 1000);
    assert_eq!(given(&mut desk), LEAST - ENDING);
}

#[test]
fn those_who_come_last_get_no_more_for_the_queue_being_shorter_by_then() {
    let mut desk = Desk::new(1, PACE);
    crowd(&mut desk, 20);
    for _ in 0..19 {
        let work = desk.begin(ms(0)).unwrap();
        desk.cancel(work.number);
        decide(&mut desk, 0, &work);
    }
    assert_eq!(time(&desk.begin(ms(0)).unwrap()), ms(45), "a twentieth, less the end");
}

#[test]
fn a_move_is_released_at_the_later_of_pace_and_budget_however_soon_it_is_found() {
    for (level, release) in [(Level::Hard, 700), (Level::Expert, 1000)] {
        let mut desk = Desk::new(1, PACE);
        ask(&mut desk, 0, 1, level);
        let work = desk.begin(ms(0)).unwrap();
        decide(&mut desk, 1, &work);
        assert!(desk.take_due(ms(release - 1)).is_empty(), "{level}");
        assert_eq!(desk.next_due(), Some(ms(release)), "{level}");
        assert_eq!(desk.take_due(ms(release)).len(), 1, "{level}");
        assert!(is_empty(&desk));
    }
}

#[test]
fn who_begins_late_is_released_a_budget_after_it_began() {
    let mut desk = Desk::new(1, PACE);
    ask(&mut desk, 0, 1, Level::Hard);
    let work = desk.begin(ms(5000)).unwrap();
    decide(&mut desk, 5001, &work);
    assert!(desk.take_due(ms(5099)).is_empty());
    assert_eq!(desk.take_due(ms(5100)).len(), 1);
}

#[test]
fn who_does_not_search_is_released_at_the_pace_whenever_it_was_asked() {
    for level in [Level::Random, Level::Easy, Level::Medium] {
        let mut desk = Desk::new(1, PACE);
        ask(&mut desk, 30, 1, level);
        assert!(desk.begin(ms(30)).is_none(), "{level} takes no lane");
        let work = desk.begin_quick().unwrap();
        decide(&mut desk, 400, &work);
        assert!(desk.take_due(ms(729)).is_empty(), "{level}");
        assert_eq!(desk.take_due(ms(730)).len(), 1, "{level}");
        assert!(is_empty(&desk));
    }
}

#[test]
fn a_lane_is_taken_until_its_budget_is_over_even_if_the_move_was_found_at_once() {
    let mut desk = Desk::new(1, PACE);
    ask(&mut desk, 0, 1, Level::Expert);
    let work = desk.begin(ms(0)).unwrap();
    ask(&mut desk, 0, 2, Level::Expert);
    decide(&mut desk, 0, &work);
    desk.take_due(ms(999));
    assert!(desk.begin(ms(999)).is_none());
    desk.take_due(ms(1000));
    assert!(desk.begin(ms(1000)).is_some());
}

/// Plays a busy afternoon and tells when each move was announced. `spent` says how much of its
/// budget, in tenths, each bot needs.
fn announcements(spent: impl Fn(u64) -> u32) -> Vec<(u64, u64)> {
    let mut desk = Desk::new(2, ms(100));
    let told = Arc::new(Mutex::new(Vec::new()));
    let mut thinking: Vec<(Duration, Work)> = Vec::new();
    for now in 0..8000 {
        while let Some(place) = thinking.iter().position(|(end, _)| *end <= ms(now)) {
            decide(&mut desk, now, &thinking.swap_remove(place).1);
        }
        for (answer, mv) in desk.take_due(ms(now)) {
            answer(mv);
            let mut told = told.lock().unwrap();
            let last: &mut (u64, u64) = told.last_mut().unwrap();
            last.1 = now;
        }
        if now < 3000 && now % 60 == 0 {
            let level = if now % 180 == 0 { Level::Expert } else { Level::Hard };
            let told = Arc::clone(&told);
            let answer = move |_| told.lock().unwrap().push((now, 0));
            desk.ask(ms(now), question((now % 7) as i64, level), Box::new(answer));
        }
        while let Some(work) = desk.begin(ms(now)) {
            let end = ms(now) + time(&work) * spent(work.number.0) / 10;
            thinking.push((end, work));
        }
    }
    assert!(is_empty(&desk));
    Arc::into_inner(told).unwrap().into_inner().unwrap()
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
    let mut desk = Desk::new(1, PACE);
    ask(&mut desk, 0, 1, Level::Medium);
    let expert = ask(&mut desk, 0, 2, Level::Expert);
    desk.hurry(ms(0), expert);
    assert!(desk.begin(ms(0)).is_none());
    let work = desk.begin_quick().unwrap();
    assert_eq!((work.number, work.budget.limit), (expert, HURRIED));
    decide(&mut desk, 1, &work);
    assert_eq!(desk.take_due(ms(1)).len(), 1);
}

#[test]
fn a_hurried_thinker_is_stopped_released_and_out_of_its_lane() {
    let mut desk = Desk::new(1, PACE);
    let number = ask(&mut desk, 0, 1, Level::Expert);
    let work = desk.begin(ms(0)).unwrap();
    desk.hurry(ms(10), number);
    assert!(work.budget.stop.is_stopped());
    decide(&mut desk, 11, &work);
    assert_eq!(desk.take_due(ms(11)).len(), 1);
    assert!(is_empty(&desk));
}

#[test]
fn a_decided_move_is_released_when_somebody_waits_for_it() {
    let mut desk = Desk::new(1, PACE);
    let number = ask(&mut desk, 0, 1, Level::Expert);
    let work = desk.begin(ms(0)).unwrap();
    decide(&mut desk, 1, &work);
    desk.hurry(ms(2), number);
    desk.hurry(ms(2), number);
    assert_eq!(desk.take_due(ms(2)).len(), 1);
    assert!(is_empty(&desk));
}

#[test]
fn a_cancelled_question_leaves_nothing_at_any_stage() {
    for (level, hurried) in [(Level::Expert, false), (Level::Expert, true), (Level::Medium, false)] {
        for stage in 0..3 {
            let mut desk = Desk::new(1, PACE);
            let number = ask(&mut desk, 0, 1, level);
            if hurried {
                desk.hurry(ms(0), number);
            }
            let work = (stage > 0).then(|| desk.begin(ms(0)).or_else(|| desk.begin_quick()).unwrap());
            if let (2, Some(work)) = (stage, &work) {
                decide(&mut desk, 0, work);
            }
            assert!(desk.cancel(number).is_some());
            if let (1, Some(work)) = (stage, &work) {
                assert!(work.budget.stop.is_stopped());
                decide(&mut desk, 0, work);
            }
            assert!(is_empty(&desk), "{level} at stage {stage}");
            assert!(desk.take_due(ms(9999)).is_empty());
        }
    }
}

#[test]
fn a_closed_desk_hands_out_nothing() {
    let mut desk = Desk::new(1, PACE);
    ask(&mut desk, 0, 1, Level::Expert);
    ask(&mut desk, 0, 2, Level::Easy);
    assert_eq!(desk.close().len(), 2);
    assert!(desk.begin(ms(0)).is_none() && desk.begin_quick().is_none());
    assert!(is_empty(&desk));
}
