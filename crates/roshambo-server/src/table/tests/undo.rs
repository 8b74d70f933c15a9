//! Decisions that people take back.

use roshambo_table::record::Entry;

use super::*;
use crate::protocol::AnswerUndoRequest;
use crate::table::undo::MOST_UNDOS;

fn answer(number: u32, allow: bool) -> Command {
    Command::AnswerUndo(AnswerUndoRequest { seat: seat(number), allow })
}

impl Logged {
    fn journal(&self) -> Vec<Entry> {
        self.table.running().unwrap().table.journal().to_vec()
    }

    /// Makes a random decision of an awaited seat, by default of the first.
    fn decide(&mut self, wanted: Option<u32>) -> (Seat, String) {
        let game = self.table.running().unwrap();
        let first = game.table.awaits().seats().iter().next().unwrap();
        let mover = wanted.map_or(first, seat);
        let mut dice = roshambo_table::Stream::new([self.entries.len() as u8; 32], 2);
        let mv = game.table.driver().random_move(mover, &mut dice);
        self.play(mover, &mv).unwrap();
        (mover, mv)
    }

    /// A table for a number of people.
    fn of_people(settings: &str, people: i64) -> Logged {
        let mut logged = Logged::open(settings);
        (2..=people).for_each(|who| logged.sit(who).unwrap());
        logged.command(1, Command::Start(StartRequest { fill: Some(Level::Random) })).unwrap();
        logged
    }

    fn undo_of(&self, who: i64) -> Option<(u8, bool)> {
        let info = table_info(&self.table, Some(GuestId(who)), false, |_| Presence::default());
        info.undo.map(|undo| (undo.seat.number(), undo.yours))
    }
}

#[test]
fn against_bots_the_last_decision_is_taken_back_and_the_decks_come_out_the_same() {
    for settings in [
        r#"{"game":"kanobu","seats":3,"clock":{"kind":"bank","seconds":60,"increment":5}}"#,
        r#"{"game":"ninjan","seats":3}"#,
        r#"{"game":"paws","seats":2}"#,
        r#"{"game":"paws-quick","seats":2}"#,
        r#"{"game":"tsuefa","options":{"variant":"pro"}}"#,
    ] {
        let mut logged = Logged::of_people(settings, 1);
        assert_eq!(logged.command(1, Command::Undo), Err("nothing-to-undo".into()));
        let mut own = 0;
        while own < 12 && logged.table.running().is_some() {
            let (time, before) = (logged.table.allowance(seat(1)), logged.journal());
            let (mover, mv) = logged.decide(None);
            own += usize::from(mover == seat(1));
            if mover != seat(1) || own % 3 > 0 || logged.table.running().is_none() {
                continue;
            }
            let after = logged.journal();
            logged.command(1, Command::Undo).unwrap();
            assert_eq!(logged.table.allowance(seat(1)), time, "{settings}: no time is won");
            let kept = logged.journal();
            assert!(kept.len() <= before.len() && before.starts_with(&kept), "{settings}");
            // All decisions that were revealed with it are made again.
            for entry in &before[kept.len()..] {
                let Entry::Move(seat, mv) = entry else { panic!("{settings}: a deck was taken back") };
                logged.play(*seat, mv).unwrap();
            }
            logged.play(mover, &mv).unwrap();
            assert_eq!(logged.journal(), after, "{settings}: the same moves give the same decks");
        }
        assert!(own > 3, "{settings}");
        let undone = logged.info().undone.len() as u32;
        logged.play_on();
        assert_eq!(logged.info().standing.unwrap().undone[0], undone);
        for from in [0, logged.table.base as usize] {
            let again = OnlineTable::rebuild(logged.table.id, from as u64, &logged.entries[from..]).unwrap();
            let again = Logged { table: again, entries: Vec::new() };
            assert_eq!(again.info(), logged.info());
            let journal = |logged: &Logged| logged.table.game.as_ref().unwrap().table.journal().to_vec();
            assert_eq!(journal(&again), journal(&logged));
        }
    }
}

#[test]
fn decisions_that_were_revealed_together_are_taken_back_together_and_sealed_ones_alone() {
    let mut logged = Logged::of_people(r#"{"game":"ninjan","seats":2}"#, 2);
    let start = logged.journal();
    logged.decide(Some(2));
    logged.decide(Some(1));
    let revealed = logged.journal();
    assert!(revealed.len() >= start.len() + 2);
    logged.command(1, Command::Undo).unwrap();
    logged.command(2, answer(1, true)).unwrap();
    assert_eq!(logged.journal(), start, "both decide again");
    logged.decide(Some(2));
    let one = logged.journal();
    logged.command(2, Command::Undo).unwrap();
    logged.command(1, answer(2, true)).unwrap();
    assert_eq!(logged.journal(), start);
    assert_eq!(one.len(), start.len() + 1);
}

#[test]
fn all_other_people_must_allow_it() {
    let mut logged = Logged::of_people(r#"{"game":"kanobu","seats":4}"#, 3);
    while logged.decide(None).0 != seat(1) {}
    let before = logged.journal();
    logged.command(1, Command::Undo).unwrap();
    assert_eq!(logged.undo_of(1), Some((1, false)));
    assert_eq!(logged.undo_of(2), Some((1, true)));
    for (who, command, error) in [
        (1, Command::Undo, "undo-asked"),
        (1, answer(1, true), "undo-not-asked"),
        (2, answer(3, true), "undo-not-asked"),
        (9, answer(1, true), "no-seat"),
        (9, Command::Undo, "no-seat"),
    ] {
        assert_eq!(logged.command(who, command), Err(error.into()));
    }
    logged.command(2, answer(1, true)).unwrap();
    assert_eq!(logged.command(2, answer(1, true)), Err("undo-not-asked".into()), "once is enough");
    assert_eq!(logged.journal(), before);
    logged.command(3, answer(1, true)).unwrap();
    assert!(logged.journal().len() < before.len());
    assert_eq!(logged.undo_of(2), None);
    // Moves of those who have not seen it are refused.
    let game = logged.table.running().unwrap();
    assert!(logged.table.seating.seats.iter().all(|seat| game.acted(seat) == logged.table.number));
    assert!(!game.events_since(logged.table.number - 1).1, "the events that clients have seen are void");
    assert!(game.events_since(logged.table.number).1);
}

#[test]
fn a_request_ends_when_somebody_refuses_or_a_person_moves_or_leaves() {
    let asked = || {
        let mut logged = Logged::of_people(r#"{"game":"kanobu","seats":4}"#, 3);
        while logged.decide(None).0 != seat(1) {}
        logged.command(1, Command::Undo).unwrap();
        logged
    };
    let mut logged = asked();
    logged.command(3, answer(1, false)).unwrap();
    assert_eq!(logged.undo_of(2), None);
    assert_eq!(logged.command(2, answer(1, true)), Err("undo-not-asked".into()));
    let mut logged = asked();
    logged.command(1, answer(1, false)).unwrap();
    assert_eq!(logged.undo_of(2), None, "the person who asked can end it");
    let mut logged = asked();
    while logged.decide(None).0 == seat(4) {
        assert!(logged.undo_of(2).is_some(), "a bot ends no request");
    }
    assert_eq!(logged.undo_of(2), None);
    for who in [1, 2] {
        let mut logged = asked();
        logged.command(who, Command::Resign).unwrap();
        assert_eq!(logged.undo_of(3), None);
    }
}

#[test]
fn a_person_asks_a_limited_number_of_times_and_only_in_a_game_that_they_play() {
    let mut logged = Logged::of_people(r#"{"game":"tsuefa"}"#, 2);
    logged.decide(Some(1));
    for _ in 0..MOST_UNDOS {
        logged.command(1, Command::Undo).unwrap();
        logged.command(2, answer(1, false)).unwrap();
    }
    assert_eq!(logged.command(1, Command::Undo), Err("no-more-undos".into()));
    logged.decide(Some(2));
    logged.change(|changes| changes.stand_in(seat(2), StandInReason::Away, 0)).unwrap();
    assert_eq!(logged.command(2, Command::Undo), Err("bot-plays".into()));
    logged.command(1, Command::Resign).unwrap();
    assert_eq!(logged.command(2, Command::Undo), Err("not-playing".into()));
}

#[test]
fn a_bot_that_had_to_decide_for_a_person_need_not_if_that_decision_was_taken_back() {
    let mut logged = Logged::of_people(r#"{"game":"tsuefa"}"#, 2);
    let is_turn = |logged: &Logged| {
        matches!(logged.table.running().unwrap().table.awaits(), Awaits::Turn { .. })
            && logged.table.awaited().contains(seat(2))
    };
    while logged.decide(None).0 != seat(1) || !is_turn(&logged) {}
    logged.change(|changes| changes.miss(seat(2), 0)).unwrap();
    assert_eq!(logged.player(2), Player::StandIn);
    logged.command(1, Command::Undo).unwrap();
    logged.command(2, answer(1, true)).unwrap();
    assert!(!logged.table.awaited().contains(seat(2)));
    assert_eq!(logged.player(2), Player::Person);
}

#[test]
fn an_invalid_undo_in_a_log_is_an_error_and_not_a_panic() {
    let mut logged = Logged::of_people(r#"{"game":"ninjan","seats":2}"#, 1);
    logged.decide(Some(1));
    let length = logged.journal().len() as u64;
    for entry in [
        LogEntry::UndoAsked { seat: seat(5) },
        LogEntry::UndoAnswered { seat: seat(5), allowed: true },
        LogEntry::Undone { seat: seat(1), to: length },
        LogEntry::Undone { seat: seat(1), to: u64::MAX },
    ] {
        let before = logged.info();
        assert!(logged.table.apply(&entry).is_err(), "{entry:?}");
        assert_eq!(logged.info(), before);
    }
    logged.table.apply(&LogEntry::UndoAnswered { seat: seat(1), allowed: true }).unwrap();
    logged.table.apply(&LogEntry::Undone { seat: seat(1), to: 0 }).unwrap();
}
