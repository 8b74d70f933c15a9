//! Bots that take over a seat, and people who take it back.

use super::*;

/// A table of two people, with a bot in the place of the second.
fn replaced(clock: &str) -> Logged {
    let mut logged = Logged::open(&format!(r#"{{"game":"kanobu","seats":2,"clock":{clock}}}"#));
    logged.sit(2).unwrap();
    logged.start();
    logged.replace();
    logged
}

impl Logged {
    /// A bot takes the second seat while the game waits for it.
    fn replace(&mut self) {
        while !self.table.awaited().contains(seat(2)) {
            self.play_one();
        }
        self.change(|changes| changes.stand_in(seat(2), StandInReason::Time, 10_000)).unwrap();
    }

    /// Makes one random move, of the second seat if it may act.
    fn play_one(&mut self) {
        let game = self.table.running().unwrap();
        let awaited = game.table.awaits().seats();
        let mover = if awaited.contains(seat(2)) { seat(2) } else { awaited.iter().next().unwrap() };
        let mut dice = roshambo_table::Stream::new([self.entries.len() as u8; 32], 0);
        let mv = game.table.driver().random_move(mover, &mut dice);
        self.play(mover, &mv).unwrap();
    }
}

#[test]
fn a_person_gets_the_seat_back_after_the_decision_that_the_bot_has_to_make() {
    let mut logged = replaced(r#"{"kind":"none"}"#);
    assert_eq!(logged.table.bot(seat(2)), Some(Level::Medium));
    assert_eq!(logged.command(1, Command::Back), Err("no-stand-in".into()));
    logged.command(2, Command::Back).unwrap();
    assert!(logged.seat_infos()[1].returning && logged.table.bot(seat(2)).is_some(), "the bot decides");
    assert_eq!(logged.command(2, Command::Back), Err("bot-decides".into()));
    let refused = logged.table.check_plays(GuestId(2), seat(2)).unwrap_err();
    assert_eq!(refused.code, "bot-decides");
    logged.play_one();
    assert_eq!(logged.table.bot(seat(2)), None);
    assert!(!logged.seat_infos()[1].returning);
    let again = OnlineTable::rebuild(logged.table.id, 0, &logged.entries).unwrap();
    assert_eq!(table_info(&again, None, false, |_| Presence::default()), logged.info());
}

#[test]
fn a_person_gets_the_seat_back_at_once_while_it_is_not_to_act() {
    let mut logged = replaced(r#"{"kind":"none"}"#);
    while logged.table.awaited().contains(seat(2)) {
        logged.play_one();
    }
    logged.command(2, Command::Back).unwrap();
    assert_eq!(logged.table.bot(seat(2)), None);
}

#[test]
fn a_seat_can_be_taken_back_three_times_in_a_game_and_then_the_bot_keeps_it() {
    let mut logged = replaced(r#"{"kind":"per-move","seconds":10}"#);
    for _ in 0..3 {
        logged.command(2, Command::Back).unwrap();
        logged.play_one();
        assert_eq!(logged.player(2), Player::Person);
        logged.replace();
    }
    assert_eq!(logged.command(2, Command::Back), Err("no-more-returns".into()));
    assert!(logged.seat_infos()[1].kept);
    logged.play_on();
    assert_eq!(logged.player(2), Player::Person);
    logged.command(1, Command::Again).unwrap();
    logged.command(2, Command::Again).unwrap();
    // The players have changed seats.
    logged.change(|changes| changes.stand_in(seat(1), StandInReason::Away, 0)).unwrap();
    logged.command(2, Command::Back).unwrap();
}

#[test]
fn a_person_who_lets_the_time_run_out_gets_none_by_taking_the_seat_back() {
    let bank = |increment| format!(r#"{{"kind":"bank","seconds":10,"increment":{increment}}}"#);
    let mut logged = replaced(&bank(0));
    assert_eq!(logged.table.allowance(seat(2)), Some(Duration::ZERO));
    assert_eq!(logged.command(2, Command::Back), Err("out-of-time".into()));
    assert!(logged.seat_infos()[1].kept);

    let mut logged = replaced(&bank(3));
    logged.command(2, Command::Back).unwrap();
    logged.play_one();
    assert_eq!(
        logged.table.allowance(seat(2)),
        Some(Duration::from_secs(3)),
        "the increment of one decision"
    );
}

#[test]
fn a_log_with_more_returns_than_are_allowed_now_can_be_read() {
    let mut logged = replaced(r#"{"kind":"bank","seconds":10,"increment":0}"#);
    for _ in 0..10 {
        logged.entries.push(LogEntry::Back { seat: seat(2) });
        logged.entries.push(LogEntry::StandIn { seat: seat(2), why: StandInReason::Time, took: 15_000 });
    }
    logged.table = OnlineTable::rebuild(logged.table.id, 0, &logged.entries).unwrap();
    logged.play_on();
    assert_eq!(logged.table.status(), Status::Over);
}

#[test]
fn a_person_who_resigns_does_not_get_the_seat_back() {
    let mut logged = Logged::open(r#"{"game":"kanobu","seats":3}"#);
    logged.sit(2).unwrap();
    logged.sit(3).unwrap();
    logged.start();
    logged.replace();
    logged.command(2, Command::Back).unwrap();
    logged.command(2, Command::Resign).unwrap();
    logged.play_one();
    assert_eq!(logged.player(2), Player::StandIn);
}

#[test]
fn after_a_game_a_bot_replaces_a_person_who_does_not_answer_also_the_host() {
    for absent in [1, 2] {
        let mut logged = Logged::open(r#"{"game":"kanobu","seats":3}"#);
        logged.sit(2).unwrap();
        logged.sit(3).unwrap();
        logged.start();
        let early = logged.change(|changes| changes.replace_absent(seat(absent), AT));
        assert_eq!(early, Err("not-over".into()));
        logged.play_on();
        let mut others: Vec<i64> = vec![1, 2, 3];
        others.retain(|id| *id != i64::from(absent));
        logged.command(others[0], Command::Again).unwrap();
        logged.change(|changes| changes.replace_absent(seat(absent), AT)).unwrap();
        assert_eq!(logged.table.status(), Status::Over, "another person has not answered yet");
        assert_eq!(logged.table.seating.host(), GuestId(others[0]));
        logged.command(others[1], Command::Again).unwrap();
        assert_eq!((logged.table.status(), logged.table.games), (Status::Playing, 2));
        assert_eq!(logged.seats_of(i64::from(absent)), []);
    }
}
