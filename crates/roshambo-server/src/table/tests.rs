//! What guests can do at a table, as examples.

use std::collections::BTreeMap;

use roshambo_bots::Level;
use roshambo_rules::{Awaits, Seat};
use roshambo_table::fair::{Scheme, TextHash};
use roshambo_table::verify;

mod stand_ins;
mod undo;

use super::*;
use crate::guest::{Guest, Look};
use crate::ids::GuestId;
use crate::log_entry::StandInReason;
use crate::protocol::{
    BotRequest, ChangeRequest, Command, CommitRequest, OpenRequest, Player, RevealRequest, SeatInfo,
    SeatRequest, SitRequest, StartRequest, TableInfo,
};

const AT: Millis = 1_800_000_000_000;

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn guest(id: i64) -> Guest {
    Guest { id: GuestId(id), name: Some(format!("Guest {id}")), look: None }
}

fn open_request(settings: &str) -> OpenRequest {
    OpenRequest { settings: serde_json::from_str(settings).unwrap(), mine: None, bots: BTreeMap::new() }
}

/// A table with all entries that led to it.
struct Logged {
    table: OnlineTable,
    entries: Vec<LogEntry>,
}

impl Logged {
    /// A table that guest 1 opens.
    fn open(settings: &str) -> Logged {
        let opening = Opening::new(&guest(1), open_request(settings), AT).unwrap();
        let (table, steps) = opening.carry_out(TableId(7)).unwrap();
        Logged { table, entries: steps.into_iter().map(|step| step.entry).collect() }
    }

    fn change(
        &mut self,
        change: impl FnOnce(&mut Changes<'_>) -> Result<(), ApiError>,
    ) -> Result<(), String> {
        let mut changes = Changes::new(&mut self.table);
        let done = change(&mut changes);
        let steps = changes.into_steps();
        assert!(done.is_ok() || steps.is_empty(), "a refused command must change nothing");
        self.entries.extend(steps.into_iter().map(|step| step.entry));
        done.map_err(|error| error.code)
    }

    fn command(&mut self, who: i64, command: Command) -> Result<(), String> {
        self.change(|changes| changes.command(&guest(who), command, AT))
    }

    fn sit(&mut self, who: i64) -> Result<(), String> {
        self.command(who, Command::Sit(SitRequest::default()))
    }

    fn start(&mut self) {
        self.command(1, Command::Start(StartRequest::default())).unwrap();
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), String> {
        self.change(|changes| changes.make_move(seat, mv, 0))
    }

    /// Plays random moves until the game is over.
    fn play_on(&mut self) {
        while let Some(game) = self.table.running() {
            let seat = game.table.awaits().seats().iter().next().unwrap();
            let mut dice = roshambo_table::Stream::new([self.entries.len() as u8; 32], 0);
            let mv = game.table.driver().random_move(seat, &mut dice);
            self.play(seat, &mv).unwrap();
        }
    }

    fn info(&self) -> TableInfo {
        table_info(&self.table, None, false, |_| Presence::default())
    }

    fn seat_infos(&self) -> Vec<SeatInfo> {
        self.info().seats
    }

    fn player(&self, number: u32) -> Player {
        self.seat_infos()[seat(number).index()].player
    }

    fn seats_of(&self, guest: i64) -> Vec<Seat> {
        self.table.seating.seats_of(GuestId(guest)).collect()
    }
}

#[test]
fn the_host_sits_down_and_others_take_the_next_seats() {
    let mut logged = Logged::open(r#"{"game":"kanobu","seats":3}"#);
    assert_eq!(logged.seats_of(1), [seat(1)]);
    logged.sit(2).unwrap();
    assert_eq!(
        logged.command(3, Command::Sit(SitRequest { seat: Some(seat(2)), name: None })),
        Err("seat-taken".into())
    );
    logged.sit(3).unwrap();
    assert_eq!(logged.sit(4), Err("no-free-seat".into()));
}

#[test]
fn names_at_one_table_look_different() {
    let mut logged = Logged::open(r#"{"game":"kanobu","seats":3}"#);
    let named = |name: &str| Command::Sit(SitRequest { seat: None, name: Some(name.to_owned()) });
    logged.command(2, named("Guest 1")).unwrap();
    logged.command(3, named("guest 1")).unwrap();
    let names: Vec<_> = logged.seat_infos().into_iter().map(|info| info.name).collect();
    assert_eq!(names, [Some("Guest 1".into()), Some("Guest 1 2".into()), Some("guest 1 3".into())]);
}

fn change_to(settings: &str) -> Command {
    Command::Change(ChangeRequest { settings: serde_json::from_str(settings).unwrap() })
}

#[test]
fn between_games_the_host_changes_the_game_and_the_people_stay() {
    let mut logged = Logged::open(r#"{"game":"tsuefa"}"#);
    logged.sit(2).unwrap();
    let ninjan = r#"{"game":"ninjan","seats":3}"#;
    assert_eq!(logged.command(2, change_to(ninjan)), Err("host-only".into()));
    logged.start();
    assert_eq!(logged.command(1, change_to(ninjan)), Err("playing".into()));
    logged.play_on();
    let code = logged.table.code.clone();
    logged.command(1, change_to(ninjan)).unwrap();
    assert_eq!(logged.table.status(), Status::Waiting);
    assert_eq!((logged.seats_of(1), logged.seats_of(2)), (vec![seat(1)], vec![seat(2)]));
    assert_eq!((logged.player(3), logged.table.code.clone()), (Player::Empty, code));
    logged.sit(3).unwrap();
    logged.start();
    logged.play_on();
    let from = logged.entries.len();
    assert_eq!(
        (logged.table.games, logged.seats_of(1)),
        (2, vec![seat(1)]),
        "after a change nobody moves on by a seat"
    );
    assert_eq!(logged.command(1, change_to(r#"{"game":"tsuefa"}"#)), Err("too-few-seats".into()));
    assert_eq!(logged.entries.len(), from);
    let base = logged.table.base as usize;
    let again = OnlineTable::rebuild(TableId(7), base as u64, &logged.entries[base..]).unwrap();
    assert_eq!(table_info(&again, None, false, |_| Presence::default()), logged.info());
}

#[test]
fn if_the_next_game_has_fewer_seats_bots_leave_and_people_move_together() {
    let mut logged = Logged::open(r#"{"game":"kanobu","seats":4}"#);
    for number in [2, 3] {
        let level = Some(Level::Easy);
        logged.command(1, Command::Bot(BotRequest { seat: seat(number), level })).unwrap();
    }
    logged.sit(2).unwrap();
    assert_eq!(logged.seats_of(2), [seat(4)]);
    logged.command(1, change_to(r#"{"game":"kanobu","seats":3}"#)).unwrap();
    assert_eq!((logged.player(2), logged.seats_of(2)), (Player::Bot, vec![seat(3)]));
    logged.command(1, change_to(r#"{"game":"tsuefa"}"#)).unwrap();
    assert_eq!((logged.seats_of(1), logged.seats_of(2)), (vec![seat(1)], vec![seat(2)]));
    logged.start();
}

#[test]
fn one_person_may_hold_several_seats() {
    let mut logged = Logged::open(r#"{"game":"kanobu","seats":3}"#);
    logged.sit(1).unwrap();
    logged.sit(2).unwrap();
    assert_eq!(logged.seats_of(1).len(), 2);
    assert_eq!(logged.command(2, Command::Start(StartRequest::default())), Err("host-only".into()));
    logged.start();
    assert_eq!(logged.table.status(), Status::Playing);
}

#[test]
fn a_game_starts_when_all_seats_are_taken_or_bots_fill_them() {
    let mut logged = Logged::open(r#"{"game":"paws","seats":3}"#);
    assert_eq!(logged.command(1, Command::Start(StartRequest::default())), Err("seats-free".into()));
    logged.command(1, Command::Start(StartRequest { fill: Some(Level::Easy) })).unwrap();
    assert_eq!(logged.table.status(), Status::Playing);
    assert_eq!(
        (logged.player(1), logged.player(2), logged.player(3)),
        (Player::Person, Player::Bot, Player::Bot)
    );
    assert_eq!(logged.sit(2), Err("playing".into()));
}

#[test]
fn only_the_host_kicks_and_only_before_the_game() {
    let mut logged = Logged::open(r#"{"game":"kanobu","seats":2}"#);
    logged.sit(2).unwrap();
    let kick = |number| Command::Kick(SeatRequest { seat: seat(number) });
    assert_eq!(logged.command(2, kick(1)), Err("host-only".into()));
    assert_eq!(logged.command(1, kick(1)), Err("nobody-to-kick".into()));
    logged.command(1, kick(2)).unwrap();
    assert_eq!(logged.player(2), Player::Empty);
    assert_eq!(logged.sit(2), Err("kicked".into()));
    logged.sit(3).unwrap();
    logged.start();
    assert_eq!(logged.command(1, kick(2)), Err("playing".into()));
}

#[test]
fn when_the_host_leaves_before_the_game_the_next_person_is_host() {
    let mut logged = Logged::open(r#"{"game":"kanobu","seats":3}"#);
    logged.sit(2).unwrap();
    logged.command(1, Command::Leave).unwrap();
    assert_eq!(logged.table.seating.host(), GuestId(2));
    logged.command(2, Command::Start(StartRequest { fill: Some(Level::Random) })).unwrap();
}

fn commit(number: u32, text: &str) -> Command {
    Command::Commit(CommitRequest { seat: seat(number), hash: TextHash::of(text).to_string() })
}

fn reveal(number: u32, text: &str) -> Command {
    Command::Reveal(RevealRequest { seat: seat(number), text: text.into() })
}

#[test]
fn seating_a_bot_changes_neither_the_commitment_nor_the_texts() {
    let mut logged = Logged::open(r#"{"game":"ninjan","seats":3}"#);
    logged.command(1, commit(1, "paw")).unwrap();
    let before = logged.info();
    logged.command(1, Command::Bot(BotRequest { seat: seat(2), level: Some(Level::Hard) })).unwrap();
    let info = logged.info();
    assert_eq!(info.commitment, before.commitment);
    assert_eq!(info.seats[0].text, Some(TextHash::of("paw").to_string()));
}

#[test]
fn texts_are_revealed_only_when_all_hashes_are_fixed() {
    let mut logged = Logged::open(r#"{"game":"ninjan","seats":2}"#);
    logged.sit(2).unwrap();
    assert_eq!(logged.command(1, commit(2, "x")), Err("not-your-seat".into()));
    let no_hash = Command::Commit(CommitRequest { seat: seat(1), hash: "paw".into() });
    assert_eq!(logged.command(1, no_hash), Err("text-no-hash".into()));
    logged.command(1, commit(1, "claw")).unwrap();
    logged.command(1, commit(1, "paw")).unwrap();
    logged.command(2, commit(2, "tin")).unwrap();
    assert_eq!(logged.command(1, reveal(1, "paw")), Err("text-not-now".into()));
    logged.start();
    assert!(logged.info().starting && logged.table.status() == Status::Waiting);
    // After a restart the table still waits for the same texts.
    logged.table = OnlineTable::rebuild(TableId(7), 0, &logged.entries).unwrap();
    assert!(logged.info().starting && logged.info().seats[1].text.is_some());
    // Nothing that was fixed can change any more.
    assert_eq!(logged.command(2, commit(2, "other")), Err("starting".into()));
    assert_eq!(logged.command(2, Command::Leave), Err("starting".into()));
    assert_eq!(logged.command(1, Command::Start(StartRequest::default())), Err("starting".into()));
    assert_eq!(logged.command(1, reveal(1, "claw")), Err("text-other-hash".into()));
    assert_eq!(logged.command(1, reveal(2, "tin")), Err("not-your-seat".into()));
    logged.command(1, reveal(1, "paw")).unwrap();
    assert_eq!(logged.command(1, reveal(1, "paw")), Err("text-not-now".into()));
    assert_eq!(logged.table.status(), Status::Waiting);
    logged.command(2, reveal(2, "tin")).unwrap();
    assert!(!logged.info().starting && logged.table.status() == Status::Playing);
    let header = logged.table.game.as_ref().unwrap().table.header().clone();
    assert_eq!((header.meta("fair-text-1"), header.meta("fair-text-2")), (Some("paw"), Some("tin")));
}

#[test]
fn a_text_that_is_not_revealed_is_replaced_by_the_default_text_of_the_secret() {
    let mut logged = Logged::open(r#"{"game":"ninjan","seats":3}"#);
    logged.sit(2).unwrap();
    logged.sit(3).unwrap();
    logged.command(1, commit(1, "paw")).unwrap();
    logged.command(2, commit(2, "tin")).unwrap();
    logged.start();
    logged.command(1, reveal(1, "paw")).unwrap();
    logged.change(|changes| changes.start_game(AT)).unwrap();
    logged.play_on();
    let record = logged.table.game.as_ref().unwrap().table.header_with_secret();
    assert_eq!(record.meta("fair-hash-2"), Some(TextHash::of("tin").to_string().as_str()));
    assert_eq!(record.meta("fair-hash-3"), None);
    let secret = roshambo_table::fair::Secret::parse(record.meta("fair-secret").unwrap()).unwrap();
    for number in [2, 3] {
        let text = record.meta(&format!("fair-text-{number}")).unwrap();
        assert_eq!(text, secret.default_text(seat(number)));
    }
    assert_eq!(record.meta("fair-commitment"), Some(secret.commitment().to_string().as_str()));
}

#[test]
fn a_game_of_an_earlier_version_keeps_its_proof_and_the_next_one_gets_the_new_one() {
    let mut logged = Logged::open(r#"{"game":"ninjan","seats":2}"#);
    logged.sit(2).unwrap();
    logged.start();
    // As version 0.1 wrote it: without a scheme and hashes, with the texts of all seats.
    let started = logged.entries.iter().find(|entry| matches!(entry, LogEntry::Started(_))).unwrap();
    let mut json = serde_json::to_value(started).unwrap();
    let fields = json["started"].as_object_mut().unwrap();
    fields.remove("hashes");
    fields["texts"] = serde_json::json!(["paw", "tin"]);
    fields["promised"] = serde_json::json!({ "secret": "ab".repeat(32), "bots": { "2": "tin" } });
    let old: LogEntry = serde_json::from_value(json).unwrap();
    let mut table = OnlineTable::rebuild(TableId(7), 5, &[old]).unwrap();
    assert_eq!(table.game.as_ref().unwrap().table.header().meta("fair-bots"), Some("2"));
    let mut logged = Logged {
        entries: Vec::new(),
        table: {
            let mut changes = Changes::new(&mut table);
            changes.deal().unwrap();
            table
        },
    };
    logged.play_on();
    let verified = verify(logged.table.game.as_ref().unwrap().table.to_string().as_bytes()).unwrap();
    assert_eq!(verified.scheme, Scheme::Local);
    logged.command(1, Command::Again).unwrap();
    logged.command(2, Command::Again).unwrap();
    assert_eq!(logged.table.game.as_ref().unwrap().table.header().meta("fair-scheme"), Some("2"));
}

#[test]
fn a_table_rebuilt_from_its_log_is_the_same() {
    for settings in [
        r#"{"game":"ninjan","seats":3}"#,
        r#"{"game":"kanobu","seats":2,"clock":{"kind":"bank","seconds":60,"increment":2}}"#,
        r#"{"game":"tsuefa","options":{"variant":"pro"}}"#,
    ] {
        let mut logged = Logged::open(settings);
        logged.command(1, Command::Start(StartRequest { fill: Some(Level::Random) })).unwrap();
        logged.play_on();
        for from in [0, logged.table.base as usize] {
            let again = OnlineTable::rebuild(logged.table.id, from as u64, &logged.entries[from..]).unwrap();
            let again = Logged { table: again, entries: Vec::new() };
            assert_eq!(again.info(), logged.info());
            assert_eq!(again.table.number, logged.entries.len() as u64);
        }
    }
}

#[test]
fn a_seal_is_opened_when_all_have_decided_and_that_of_a_setup_at_the_end() {
    let mut logged = Logged::open(r#"{"game":"tsuefa"}"#);
    logged.sit(2).unwrap();
    logged.start();
    let mut opened = Vec::new();
    let mut sealed = 0;
    while let Some(game) = logged.table.running() {
        let mover = game.table.awaits().seats().iter().next().unwrap();
        let is_sealed = matches!(game.table.awaits(), Awaits::Sealed { .. });
        let mut dice = roshambo_table::Stream::new([logged.entries.len() as u8; 32], 1);
        let mv = game.table.driver().random_move(mover, &mut dice);
        let mut changes = Changes::new(&mut logged.table);
        changes.make_move(mover, &mv, 0).unwrap();
        for step in changes.into_steps() {
            assert_eq!(step.effect.seal.is_some(), is_sealed && matches!(step.entry, LogEntry::Move { .. }));
            sealed += usize::from(step.effect.seal.is_some());
            let over = logged.table.status() == Status::Over;
            for opening in &step.effect.opened {
                assert_eq!(
                    opening.hash,
                    roshambo_table::fair::seal(opening.seat, &opening.mv, &opening.salt)
                );
                assert!(over || !opening.mv.starts_with("setup"), "a setup stays secret");
            }
            opened.extend(step.effect.opened);
            logged.entries.push(step.entry);
        }
    }
    assert_eq!(opened.len(), sealed, "at the end every seal is open");
    assert!(opened.iter().filter(|opening| opening.mv.starts_with("setup")).count() == 2);
}

#[test]
fn in_the_next_game_every_player_moves_one_seat_further() {
    let mut logged = Logged::open(r#"{"game":"ninjan","seats":2}"#);
    logged.sit(2).unwrap();
    logged.start();
    assert_eq!(logged.command(1, Command::Again), Err("not-over".into()));
    logged.play_on();
    logged.command(1, Command::Again).unwrap();
    assert_eq!(logged.table.status(), Status::Over, "a rematch needs both players");
    logged.command(2, Command::Again).unwrap();
    assert_eq!((logged.table.status(), logged.table.games), (Status::Playing, 2));
    assert_eq!(logged.seats_of(1), [seat(2)]);
}

#[test]
fn a_text_moves_to_the_new_seat_with_its_player() {
    let mut logged = Logged::open(r#"{"game":"ninjan","seats":3}"#);
    logged.sit(2).unwrap();
    logged.command(1, Command::Bot(BotRequest { seat: seat(3), level: Some(Level::Random) })).unwrap();
    logged.start();
    logged.play_on();
    logged.command(1, commit(1, "paw")).unwrap();
    logged.command(1, Command::Again).unwrap();
    logged.command(2, Command::Again).unwrap();
    logged.command(1, reveal(1, "paw")).unwrap();
    let header = logged.table.game.as_ref().unwrap().table.header().clone();
    assert_eq!(header.meta("fair-text-2"), Some("paw"));
    assert_eq!(header.meta("fair-hash-1"), None);
}

#[test]
fn a_player_who_leaves_for_good_is_last_even_if_the_bot_does_better() {
    for game in ["kanobu", "ninjan", "paws", "paws-quick"] {
        let mut logged = Logged::open(&format!(r#"{{"game":"{game}","seats":3}}"#));
        logged.sit(2).unwrap();
        logged.sit(3).unwrap();
        logged.start();
        logged.command(2, Command::Resign).unwrap();
        assert_eq!(logged.player(2), Player::StandIn);
        assert_eq!(logged.command(2, Command::Back), Err("left-for-good".into()));
        logged.play_on();
        let standing = logged.table.standing.clone().unwrap();
        assert_eq!(standing.places[1], 3, "{game}");
        assert!(!standing.winners.contains(&seat(2)) && !standing.winners.is_empty());
        assert_eq!(standing.left, [seat(2)]);
    }
}

#[test]
fn when_one_of_two_players_resigns_the_other_wins_at_once() {
    let mut logged = Logged::open(r#"{"game":"tsuefa"}"#);
    logged.sit(2).unwrap();
    logged.start();
    logged.command(1, Command::Resign).unwrap();
    let standing = logged.table.standing.clone().unwrap();
    assert_eq!((standing.winners, standing.places, standing.outcome), (vec![seat(2)], vec![2, 1], None));
    assert_eq!(logged.seats_of(1).len(), 1, "a player who resigns keeps the seat");
    logged.command(1, Command::Again).unwrap();
    logged.command(2, Command::Again).unwrap();
    logged.command(1, Command::Leave).unwrap();
    assert_eq!(logged.player(2), Player::Empty, "a player who leaves frees the seat when the game is over");
}

#[test]
fn a_game_without_people_is_over() {
    let mut logged = Logged::open(r#"{"game":"kanobu","seats":4}"#);
    logged.command(1, Command::Start(StartRequest { fill: Some(Level::Random) })).unwrap();
    logged.command(1, Command::Leave).unwrap();
    assert_eq!(logged.table.status(), Status::Over);
    assert_eq!(logged.table.standing.clone().unwrap().places, [4, 1, 1, 1]);
}

#[test]
fn invalid_settings_are_refused() {
    for (settings, code) in [
        (r#"{"game":"tsuefa","seats":3}"#, "seats"),
        (r#"{"game":"kanobu","seats":7}"#, "seats"),
        (r#"{"game":"kanobu","options":{"opening":"9"}}"#, "option-value"),
        (r#"{"game":"kanobu","options":{"speed":"9"}}"#, "option-unknown"),
        (r#"{"game":"kanobu","clock":{"kind":"per-move","seconds":0}}"#, "times"),
        (r#"{"game":"kanobu","away":4000000000}"#, "times"),
    ] {
        let refused = Opening::new(&guest(1), open_request(settings), AT).unwrap_err();
        assert_eq!(refused.code, code, "{settings}");
    }
}

#[test]
fn an_invalid_log_is_an_error_and_not_a_panic() {
    let mut logged = Logged::open(r#"{"game":"kanobu","seats":2}"#);
    logged.sit(2).unwrap();
    logged.start();
    logged.play_on();
    let entries = &logged.entries;
    assert!(OnlineTable::rebuild(TableId(1), 0, &[]).is_err());
    for place in 0..entries.len() {
        // Leave out, double, or move each entry to the front. Some of these logs are still valid; none may panic.
        let (before, after) = entries.split_at(place);
        let _ = OnlineTable::rebuild(TableId(1), 0, after);
        let _ = OnlineTable::rebuild(TableId(1), 0, &[before, &after[1..]].concat());
        let _ = OnlineTable::rebuild(TableId(1), 0, &[before, &after[..1], after].concat());
    }
}

fn looks(logged: &Logged) -> Vec<(Option<String>, String)> {
    let look = |info: SeatInfo| (info.name, info.look.unwrap().to_string());
    logged.seat_infos().into_iter().map(look).collect()
}

#[test]
fn names_and_looks_follow_the_players_when_seats_rotate() {
    let mut logged = Logged::open(r#"{"game":"ninjan","seats":4}"#);
    let hare = Guest { look: Some("hare-blue".parse().unwrap()), ..guest(2) };
    logged.change(|changes| changes.command(&hare, Command::Sit(SitRequest::default()), AT)).unwrap();
    logged.command(1, Command::Start(StartRequest { fill: Some(Level::Easy) })).unwrap();
    let first = looks(&logged);
    assert_eq!(first[1], (Some("Guest 2".into()), "hare-blue".into()));
    assert_ne!(first[2].1, first[3].1, "bots differ");
    logged.play_on();
    logged.command(1, Command::Again).unwrap();
    logged.command(2, Command::Again).unwrap();
    let mut second = looks(&logged);
    assert_ne!(second, first);
    second.rotate_left(1);
    assert_eq!(second, first);
    let again = OnlineTable::rebuild(logged.table.id, 0, &logged.entries).unwrap();
    assert_eq!(table_info(&again, None, false, |_| Presence::default()), logged.info());
}

#[test]
fn players_of_an_old_log_get_a_look_that_stays_with_them() {
    let mut logged = Logged::open(r#"{"game":"ninjan","seats":3}"#);
    logged.sit(2).unwrap();
    for entry in &mut logged.entries {
        if let LogEntry::Sat { look, .. } = entry {
            *look = None;
        }
    }
    let bot = LogEntry::BotSat { seat: seat(3), level: Level::Easy, look: None };
    logged.entries.push(bot);
    let old = OnlineTable::rebuild(logged.table.id, 0, &logged.entries).unwrap();
    let mut logged = Logged { table: old, entries: logged.entries };
    let first = looks(&logged);
    assert_eq!(first[0].1, Look::of_guest(GuestId(1)).to_string());
    assert_eq!(first[2].1, Look::of_bot(seat(3)).to_string());
    logged.start();
    logged.play_on();
    logged.command(1, Command::Again).unwrap();
    logged.command(2, Command::Again).unwrap();
    let mut second = looks(&logged);
    second.rotate_left(1);
    assert_eq!(second, first);
}

#[test]
fn a_person_can_change_name_and_look_at_the_table() {
    let mut logged = Logged::open(r#"{"game":"ninjan","seats":2}"#);
    logged.sit(2).unwrap();
    let new = Guest { name: Some("Guest 1".into()), look: Some("fox-pink".parse().unwrap()), ..guest(2) };
    let introduce = |seat| Command::Introduce(SeatRequest { seat });
    logged.change(|changes| changes.command(&new, introduce(seat(2)), AT)).unwrap();
    assert_eq!(looks(&logged)[1], (Some("Guest 1 2".into()), "fox-pink".into()), "no two names are alike");
    assert_eq!(logged.command(2, introduce(seat(1))), Err("not-your-seat".into()));
}
