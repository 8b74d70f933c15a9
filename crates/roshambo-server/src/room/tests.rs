//! What can be done at a table, as its visitors would put it.

use roshambo_bots::Level;
use roshambo_rules::{Awaits, Seat};
use roshambo_table::verify;

use super::*;
use crate::fact::Why;
use crate::hall::Guest;
use crate::protocol::{
    BotRequest, Command, OpenRequest, Player, SeatRequest, SitRequest, StartRequest, TextRequest,
};

const AT: Millis = 1_800_000_000_000;

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn guest(id: i64) -> Guest {
    Guest { id: GuestId(id), name: format!("Guest {id}") }
}

/// A room with all facts that led to it.
struct NumberedEvent {
    room: Room,
    facts: Vec<Fact>,
}

impl NumberedEvent {
    /// A table that guest 1 opens.
    fn open(settings: &str) -> NumberedEvent {
        let settings = serde_json::from_str(settings).unwrap();
        let request = OpenRequest { settings, mine: None, bots: BTreeMap::new() };
        let (opened, acts) = Room::opening(&guest(1), request, AT).unwrap();
        let room = Room::rebuild(TableId(7), 0, std::slice::from_ref(&opened)).unwrap();
        let mut told = NumberedEvent { room, facts: vec![opened] };
        acts.into_iter().for_each(|act| told.act(1, act).unwrap());
        let mut steps = Vec::new();
        let done = told.room.promise_once(&mut steps);
        told.keep(done, steps).unwrap();
        told
    }

    fn act(&mut self, who: i64, act: Command) -> Result<(), String> {
        let mut steps = Vec::new();
        let done = self.room.act(&guest(who), act, AT, &mut steps);
        self.keep(done, steps)
    }

    fn keep(&mut self, done: Result<(), ApiError>, steps: Vec<Step>) -> Result<(), String> {
        if done.is_err() {
            assert!(steps.is_empty(), "what is refused changes nothing");
        }
        self.facts.extend(steps.into_iter().map(|step| step.fact));
        done.map_err(|trouble| trouble.code)
    }

    fn sit(&mut self, who: i64) -> Result<(), String> {
        self.act(who, Command::Sit(SitRequest::default()))
    }

    fn start(&mut self) {
        self.act(1, Command::Start(StartRequest::default())).unwrap();
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), String> {
        let mut steps = Vec::new();
        let done = self.room.decide(seat, mv, 0, &mut steps);
        self.keep(done, steps)
    }

    /// Plays the first legal moves until the game is over.
    fn play_on(&mut self) {
        while let Some(play) = self.room.running() {
            let seat = play.table.awaits().seats().iter().next().unwrap();
            let mut dice = roshambo_table::Stream::new([self.facts.len() as u8; 32], 0);
            let mv = play.table.driver().random_move(seat, &mut dice);
            self.play(seat, &mv).unwrap();
        }
    }

    fn player(&self, number: u32) -> Player {
        self.room.seat_infos(None, |_| Presence::default())[seat(number).index()].player
    }
}

#[test]
fn whoever_opens_a_table_sits_at_it_and_others_take_the_next_seats() {
    let mut told = NumberedEvent::open(r#"{"game":"kanobu","seats":3}"#);
    assert_eq!(told.room.seats_of(GuestId(1)).collect::<Vec<_>>(), [seat(1)]);
    told.sit(2).unwrap();
    assert_eq!(
        told.act(3, Command::Sit(SitRequest { seat: Some(seat(2)), name: None })),
        Err("seat-taken".into())
    );
    told.sit(3).unwrap();
    assert_eq!(told.sit(4), Err("no-free-seat".into()));
}

#[test]
fn two_names_at_one_table_differ_also_to_the_eye() {
    let mut told = NumberedEvent::open(r#"{"game":"kanobu","seats":3}"#);
    let named = |name: &str| Command::Sit(SitRequest { seat: None, name: Some(name.to_owned()) });
    told.act(2, named("Guest 1")).unwrap();
    told.act(3, named("guest 1")).unwrap();
    let names: Vec<_> =
        told.room.seat_infos(None, |_| Presence::default()).into_iter().map(|chair| chair.name).collect();
    assert_eq!(names, [Some("Guest 1".into()), Some("Guest 1 2".into()), Some("guest 1 3".into())]);
}

#[test]
fn one_person_may_hold_several_seats() {
    let mut told = NumberedEvent::open(r#"{"game":"kanobu","seats":3}"#);
    told.sit(1).unwrap();
    told.sit(2).unwrap();
    assert_eq!(told.room.seats_of(GuestId(1)).count(), 2);
    assert_eq!(told.act(2, Command::Start(StartRequest::default())), Err("host-only".into()));
    told.start();
    assert_eq!(told.room.status(), Status::Playing);
}

#[test]
fn a_game_starts_when_all_seats_are_taken_or_bots_fill_them() {
    let mut told = NumberedEvent::open(r#"{"game":"paws","seats":3}"#);
    assert_eq!(told.act(1, Command::Start(StartRequest::default())), Err("seats-free".into()));
    told.act(1, Command::Start(StartRequest { fill: Some(Level::Easy) })).unwrap();
    assert_eq!(told.room.status(), Status::Playing);
    assert_eq!((told.player(1), told.player(2), told.player(3)), (Player::Person, Player::Bot, Player::Bot));
    assert_eq!(told.sit(2), Err("playing".into()));
}

#[test]
fn the_host_kicks_before_the_game_and_nobody_else_does() {
    let mut told = NumberedEvent::open(r#"{"game":"kanobu","seats":2}"#);
    told.sit(2).unwrap();
    let kick = |number| Command::Kick(SeatRequest { seat: seat(number) });
    assert_eq!(told.act(2, kick(1)), Err("host-only".into()));
    assert_eq!(told.act(1, kick(1)), Err("nobody-to-kick".into()));
    told.act(1, kick(2)).unwrap();
    assert_eq!(told.player(2), Player::Empty);
    assert_eq!(told.sit(2), Err("kicked".into()));
    told.sit(3).unwrap();
    told.start();
    assert_eq!(told.act(1, kick(2)), Err("playing".into()));
}

#[test]
fn when_the_host_leaves_before_the_game_the_next_person_is_host() {
    let mut told = NumberedEvent::open(r#"{"game":"kanobu","seats":3}"#);
    told.sit(2).unwrap();
    told.act(1, Command::Leave).unwrap();
    assert_eq!(told.room.host(), GuestId(2));
    told.act(2, Command::Start(StartRequest { fill: Some(Level::Random) })).unwrap();
}

#[test]
fn a_new_bot_makes_a_new_promise_and_voids_the_texts_given_before() {
    let mut told = NumberedEvent::open(r#"{"game":"ninjan","seats":3}"#);
    let before = told.room.info(None, |_| Presence::default()).commitment;
    told.act(1, Command::Text(TextRequest { seat: seat(1), text: "paw".into() })).unwrap();
    assert!(told.room.seat_infos(None, |_| Presence::default())[0].text);
    told.act(1, Command::Bot(BotRequest { seat: seat(2), level: Some(Level::Hard) })).unwrap();
    let info = told.room.info(None, |_| Presence::default());
    assert_ne!(info.commitment, before);
    assert!(!info.seats[0].text, "the text was given for the old promise");
}

#[test]
fn a_text_is_given_once_for_one_s_own_seat() {
    let mut told = NumberedEvent::open(r#"{"game":"ninjan","seats":2}"#);
    told.sit(2).unwrap();
    let text = |number, text: &str| Command::Text(TextRequest { seat: seat(number), text: text.into() });
    assert_eq!(told.act(1, text(2, "x")), Err("not-your-seat".into()));
    assert_eq!(told.act(1, text(1, "a\nb")), Err("text-malformed".into()));
    told.act(1, text(1, "paw")).unwrap();
    assert_eq!(told.act(1, text(1, "claw")), Err("text-already-given".into()));
    told.start();
    let header = told.room.play.as_ref().unwrap().table.header().clone();
    assert_eq!(header.meta("fair-text-1"), Some("paw"));
    assert_eq!(header.meta("fair-text-2").map(str::len), Some(32), "who gives none gets a random one");
}

#[test]
fn a_room_rebuilt_from_its_log_is_the_same_room() {
    for settings in [
        r#"{"game":"ninjan","seats":3}"#,
        r#"{"game":"kanobu","seats":2,"clock":{"kind":"bank","seconds":60,"increment":2}}"#,
        r#"{"game":"tsuefa","options":{"variant":"pro"}}"#,
    ] {
        let mut told = NumberedEvent::open(settings);
        told.act(1, Command::Start(StartRequest { fill: Some(Level::Random) })).unwrap();
        told.play_on();
        for from in [0, told.room.base as usize] {
            let again = Room::rebuild(told.room.id, from as u64, &told.facts[from..]).unwrap();
            let info =
                |room: &Room| serde_json::to_string(&room.info(None, |_| Presence::default())).unwrap();
            assert_eq!(info(&again), info(&told.room));
            assert_eq!(again.number, told.facts.len() as u64);
        }
    }
}

#[test]
fn the_record_of_a_finished_game_verifies() {
    let mut told = NumberedEvent::open(r#"{"game":"paws-quick","seats":4}"#);
    told.act(1, Command::Start(StartRequest { fill: Some(Level::Random) })).unwrap();
    told.play_on();
    let record = told.room.play.as_ref().unwrap().table.to_string();
    assert!(verify(record.as_bytes()).unwrap().outcome.is_some());
}

#[test]
fn a_seal_is_opened_when_all_have_decided_and_a_setup_s_only_at_the_end() {
    let mut told = NumberedEvent::open(r#"{"game":"tsuefa"}"#);
    told.sit(2).unwrap();
    told.start();
    let mut opened = Vec::new();
    let mut sealed = 0;
    while let Some(play) = told.room.running() {
        let mover = play.table.awaits().seats().iter().next().unwrap();
        let is_sealed = matches!(play.table.awaits(), Awaits::Sealed { .. });
        let mut dice = roshambo_table::Stream::new([told.facts.len() as u8; 32], 1);
        let mv = play.table.driver().random_move(mover, &mut dice);
        let mut steps = Vec::new();
        told.room.decide(mover, &mv, 0, &mut steps).unwrap();
        for step in steps {
            assert_eq!(step.effect.seal.is_some(), is_sealed && matches!(step.fact, Fact::Move { .. }));
            sealed += usize::from(step.effect.seal.is_some());
            let over = told.room.status() == Status::Over;
            for opening in &step.effect.opened {
                assert_eq!(
                    opening.hash,
                    roshambo_table::fair::seal(opening.seat, &opening.mv, &opening.salt)
                );
                assert!(over || !opening.mv.starts_with("setup"), "a setup stays secret");
            }
            opened.extend(step.effect.opened);
            told.facts.push(step.fact);
        }
    }
    assert_eq!(opened.len(), sealed, "in the end every seal is open");
    assert!(opened.iter().filter(|opening| opening.mv.starts_with("setup")).count() == 2);
}

#[test]
fn after_a_game_all_who_want_another_one_sit_one_seat_further() {
    let mut told = NumberedEvent::open(r#"{"game":"ninjan","seats":2}"#);
    told.sit(2).unwrap();
    told.start();
    assert_eq!(told.act(1, Command::Again), Err("not-over".into()));
    told.play_on();
    told.act(1, Command::Again).unwrap();
    assert_eq!(told.room.status(), Status::Over, "both have to want it");
    told.act(2, Command::Again).unwrap();
    assert_eq!((told.room.status(), told.room.games), (Status::Playing, 2));
    assert_eq!(told.room.seats_of(GuestId(1)).collect::<Vec<_>>(), [seat(2)]);
}

#[test]
fn a_text_moves_on_with_its_person() {
    let mut told = NumberedEvent::open(r#"{"game":"ninjan","seats":3}"#);
    told.sit(2).unwrap();
    told.act(1, Command::Bot(BotRequest { seat: seat(3), level: Some(Level::Random) })).unwrap();
    told.start();
    told.play_on();
    told.act(1, Command::Text(TextRequest { seat: seat(1), text: "paw".into() })).unwrap();
    told.act(1, Command::Again).unwrap();
    told.act(2, Command::Again).unwrap();
    let header = told.room.play.as_ref().unwrap().table.header().clone();
    assert_eq!(header.meta("fair-text-2"), Some("paw"));
    assert_eq!(header.meta("fair-bots"), Some("1"));
}

#[test]
fn whoever_leaves_for_good_is_last_whatever_the_bot_reaches() {
    for game in ["kanobu", "ninjan", "paws", "paws-quick"] {
        let mut told = NumberedEvent::open(&format!(r#"{{"game":"{game}","seats":3}}"#));
        told.sit(2).unwrap();
        told.sit(3).unwrap();
        told.start();
        told.act(2, Command::Resign).unwrap();
        assert_eq!(told.player(2), Player::StandIn);
        assert_eq!(told.act(2, Command::Back), Err("left-for-good".into()));
        told.play_on();
        let standing = told.room.standing.clone().unwrap();
        assert_eq!(standing.places[1], 3, "{game}");
        assert!(!standing.winners.contains(&seat(2)) && !standing.winners.is_empty());
        assert_eq!(standing.left, [seat(2)]);
    }
}

#[test]
fn when_one_of_two_resigns_the_other_has_won_at_once() {
    let mut told = NumberedEvent::open(r#"{"game":"tsuefa"}"#);
    told.sit(2).unwrap();
    told.start();
    told.act(1, Command::Resign).unwrap();
    let standing = told.room.standing.clone().unwrap();
    assert_eq!((standing.winners, standing.places, standing.outcome), (vec![seat(2)], vec![2, 1], None));
    assert_eq!(told.room.seats_of(GuestId(1)).count(), 1, "and may still play another game");
    told.act(1, Command::Again).unwrap();
    told.act(2, Command::Again).unwrap();
    told.act(1, Command::Leave).unwrap();
    assert_eq!(told.player(2), Player::Empty, "who leaves frees the seat when the game is over");
}

#[test]
fn a_game_that_no_person_is_left_in_is_over() {
    let mut told = NumberedEvent::open(r#"{"game":"kanobu","seats":4}"#);
    told.act(1, Command::Start(StartRequest { fill: Some(Level::Random) })).unwrap();
    told.act(1, Command::Leave).unwrap();
    assert_eq!(told.room.status(), Status::Over);
    assert_eq!(told.room.standing.clone().unwrap().places, [4, 1, 1, 1]);
}

#[test]
fn a_seat_that_a_bot_took_over_is_taken_back_with_a_little_time() {
    let mut told = NumberedEvent::open(
        r#"{"game":"kanobu","seats":2,"clock":{"kind":"bank","seconds":10,"increment":0}}"#,
    );
    told.sit(2).unwrap();
    told.start();
    let mut steps = Vec::new();
    told.room.stand_in(seat(2), Why::Time, 10_000, &mut steps).unwrap();
    assert_eq!(told.room.bot(seat(2)), Some(Level::Medium));
    assert_eq!(told.room.allowance(seat(2)), Some(std::time::Duration::ZERO));
    assert_eq!(told.act(1, Command::Back), Err("no-stand-in".into()));
    told.act(2, Command::Back).unwrap();
    assert_eq!(told.room.bot(seat(2)), None);
    assert_eq!(told.room.allowance(seat(2)), Some(std::time::Duration::from_secs(15)));
}

#[test]
fn settings_that_make_no_sense_are_refused() {
    for (settings, code) in [
        (r#"{"game":"tsuefa","seats":3}"#, "seats"),
        (r#"{"game":"kanobu","seats":7}"#, "seats"),
        (r#"{"game":"kanobu","options":{"opening":"9"}}"#, "option-value"),
        (r#"{"game":"kanobu","options":{"speed":"9"}}"#, "option-unknown"),
        (r#"{"game":"kanobu","clock":{"kind":"per-move","seconds":0}}"#, "times"),
        (r#"{"game":"kanobu","away":4000000000}"#, "times"),
    ] {
        let request = OpenRequest {
            settings: serde_json::from_str(settings).unwrap(),
            mine: None,
            bots: BTreeMap::new(),
        };
        assert_eq!(Room::opening(&guest(1), request, AT).unwrap_err().code, code, "{settings}");
    }
}

#[test]
fn a_log_that_makes_no_sense_is_an_error_and_no_panic() {
    let mut told = NumberedEvent::open(r#"{"game":"kanobu","seats":2}"#);
    told.sit(2).unwrap();
    told.start();
    told.play_on();
    let facts = &told.facts;
    assert!(Room::rebuild(TableId(1), 0, &[]).is_err());
    for place in 0..facts.len() {
        // Every fact left out, doubled, or moved to the front: some logs are still fine, none panics.
        let (before, after) = facts.split_at(place);
        let _ = Room::rebuild(TableId(1), 0, after);
        let _ = Room::rebuild(TableId(1), 0, &[before, &after[1..]].concat());
        let _ = Room::rebuild(TableId(1), 0, &[before, &after[..1], after].concat());
    }
}
