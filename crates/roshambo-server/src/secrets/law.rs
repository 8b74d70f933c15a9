//! The law of non-interference, over rooms: hundreds of games for every kind of table.

use roshambo_rules::{Dice, Seat, Viewer};
use roshambo_table::{GameId, MoveList, Stream};

use super::worlds::{AT, CASES, Case, Noted, Seating, is_decision, lookalike, note, rebuilt, somebody_sees};
use crate::api_error::ApiError;
use crate::fact::Fact;
use crate::ids::GuestId;
use crate::protocol::{Form, ServerMessage, Status};
use crate::render::{self, Ear};
use crate::room::{Effect, Presence, Room};

/// Games for each kind of table, with one lookalike for each viewer.
const GAMES: u32 = 75;
/// After how many comparisons of rooms that others can tell apart a kind of table was put to the test.
const ENOUGH: u64 = 250;

/// What no game takes for a move.
const NONSENSE: [&str; 6] = ["", "x", "setup", "setup RRRR", "choose", "Ж \u{0} \""];

fn presence(_: Seat) -> Presence {
    Presence::default()
}

/// Those who see the table with these eyes, each in one of the forms.
fn ears(room: &Room, viewer: Viewer, seating: Seating, dice: &mut Stream) -> Vec<Ear> {
    let guests = match viewer {
        Viewer::Seat(seat) => vec![Some(seating.guest(seat))],
        // Nobody, a stranger, and who holds two seats and has covered both.
        Viewer::Spectator if seating == Seating::Double => vec![None, Some(GuestId(99)), Some(GuestId(1))],
        Viewer::Spectator => vec![None, Some(GuestId(99))],
    };
    assert!(guests.iter().flatten().all(|guest| guest.0 == 99 || room.seats_of(*guest).count() > 0));
    let ear = |guest| {
        let form = if dice.below(2) == 0 { Form::People } else { Form::Programs };
        Ear { guest, uncovered: viewer.seat(), form }
    };
    guests.into_iter().map(ear).collect()
}

/// One commit of the hall, with what a viewer notes of it; nothing if it is not legal here. A seal hides by its salt.
fn commit(room: &mut Room, facts: &[Fact], viewer: Viewer, decision: bool) -> Option<(Effect, Vec<Noted>)> {
    let (mut effect, mut noted) = (Effect::default(), Vec::new());
    for fact in facts {
        let next = room.apply(fact).ok()?;
        noted.push(note(room, &next, viewer, decision));
        effect.add(next);
    }
    if let Some(seal) = &mut effect.seal {
        seal.hash = String::new();
    }
    Some((effect, noted))
}

/// How a room answers a move that cannot be made.
fn refusal(room: &mut Room, ear: Ear, seat: Seat, mv: &str) -> String {
    let refused =
        |trouble: ApiError| render::text(&ServerMessage::Refused { id: Some(1), trouble }).to_string();
    let own = ear.guest.map_or(Ok(()), |guest| room.own(guest, seat));
    let mut steps = Vec::new();
    let answer = own.and_then(|()| room.decide(seat, mv, 0, &mut steps));
    assert!(steps.is_empty(), "{mv} was to be refused");
    refused(answer.unwrap_err())
}

/// How a room answers an attempt with what a move points at.
fn attempt(room: &Room, guest: GuestId, seat: Seat, mv: &str) -> String {
    let option = room.running().and_then(|play| play.table.driver().move_option(mv));
    let trouble = room.attempt(guest, seat, &option.map(|option| option.targets).unwrap_or_default());
    render::text(&ServerMessage::Refused { id: Some(1), trouble }).to_string()
}

/// Whether a move would be taken, so that it is no wrong one.
fn is_legal(room: &Room, seat: Seat, mv: &str) -> bool {
    match room.running().map(|play| play.table.legal(seat)) {
        Some(MoveList::Listed(moves)) => moves.iter().any(|listed| listed == mv),
        // A complete setup. Whether its items are right does not matter here.
        Some(MoveList::Unlisted { .. }) => mv.len() > 12,
        None => false,
    }
}

/// All that is told of a room to one ear: the step, everything anew, lists, refusals.
fn told(room: &mut Room, effect: &Effect, ear: Ear, wrong: &[(Seat, &str)], anew: bool) -> Vec<String> {
    let info = room.info(ear.guest, presence);
    let clocks = Some(vec![0; room.seats.count()]);
    let table = effect.table.then(|| info.clone());
    let mut told = vec![render::update(room, effect, ear, table, clocks, None).to_string()];
    for (seat, mv) in wrong {
        told.push(refusal(room, ear, *seat, mv));
        told.extend(ear.guest.map(|guest| attempt(room, guest, *seat, mv)));
    }
    if anew {
        for since in [None, Some(0), Some(room.number * 2 / 3), Some(room.number)] {
            told.push(render::hello(room, ear, info.clone(), since).to_string());
        }
        told.push(serde_json::to_string(&info).unwrap());
        told.push(serde_json::to_string(&room.index(AT, false).summary).unwrap());
    }
    told
}

/// Plays two logs side by side. The answer is how often rooms were compared that others can tell apart.
fn compare(one: &[Fact], other: &[Fact], viewer: Viewer, seating: Seating, dice: &mut Stream) -> u64 {
    let start = one.iter().position(|fact| matches!(fact, Fact::Started(_))).unwrap();
    let (mut room, mut twin) = (rebuilt(&one[..start]), rebuilt(&other[..start]));
    let decision = one.iter().zip(other).any(|(one, other)| one != other && is_decision(one));
    let (mut place, mut changed, mut compared) = (start, false, 0);
    while place < one.len() {
        let decks = one[place + 1..].iter().take_while(|fact| matches!(fact, Fact::Deck { .. }));
        let facts = place..place + 1 + decks.count();
        place = facts.end;
        changed |= one[facts.clone()] != other[facts.clone()];
        if !changed {
            for fact in &one[facts] {
                room.apply(fact).unwrap();
                twin.apply(fact).unwrap();
            }
            continue;
        }
        let (effect, noted) = commit(&mut room, &one[facts.clone()], viewer, decision).unwrap();
        // What is not legal any more is a difference that has come to light.
        let Some((twins, twins_noted)) = commit(&mut twin, &other[facts], viewer, decision) else { break };
        if noted != twins_noted || room.status() == Status::Over {
            break;
        }
        let apart = somebody_sees(&room, &twin);
        compared += u64::from(apart);
        let anew = dice.below(6) == 0;
        for ear in ears(&room, viewer, seating, dice) {
            let mut wrong: Vec<(Seat, &str)> = Vec::new();
            for _ in 0..2 {
                let seat = ear.uncovered.unwrap_or(Seat::new(dice.below(room.seats.count() as u32) as usize));
                let mv = match (&one[dice.below(one.len() as u32) as usize], dice.below(2)) {
                    (Fact::Move { mv, .. }, 0) => mv.as_str(),
                    _ => NONSENSE[dice.below(NONSENSE.len() as u32) as usize],
                };
                // Who covers his seats may still move at them; whoever looks on may not.
                let looks_on = ear.guest.is_none_or(|guest| room.own(guest, seat).is_err());
                if (ear.uncovered.is_some() && !is_legal(&room, seat, mv))
                    || (ear.guest.is_some() && looks_on)
                {
                    wrong.push((seat, mv));
                }
            }
            let [mine, twins] = [(&mut room, &effect), (&mut twin, &twins)]
                .map(|(room, effect)| told(room, effect, ear, &wrong, anew));
            assert_eq!(mine, twins, "{viewer} of {:?} hears a difference at {place}", room.settings.game);
        }
    }
    compared
}

fn holds_for(case: Case) {
    let mut compared = 0;
    for number in 0..GAMES {
        let seed = format!("{case:?} {number}");
        let seating = if number % 3 == 0 { Seating::Double } else { Seating::Own };
        let facts = case.played(seating, &seed);
        let mut dice = Stream::of_text(&format!("changes of {seed}"));
        let seats = case.game.seats(case.seats).unwrap();
        for viewer in Viewer::all(seats) {
            if let Some((_, other)) = lookalike(&facts, viewer, &mut dice) {
                compared += compare(&facts, &other, viewer, seating, &mut dice);
            }
        }
    }
    assert!(compared >= ENOUGH, "{case:?} was put to the test only {compared} times");
}

fn holds_for_game(game: GameId) {
    CASES.into_iter().filter(|case| case.game == game).for_each(holds_for);
}

#[test]
fn what_a_viewer_of_paws_cannot_know_changes_no_byte_that_he_is_told() {
    holds_for_game(GameId::Paws);
}

#[test]
fn what_a_viewer_of_quick_paws_cannot_know_changes_no_byte_that_he_is_told() {
    holds_for_game(GameId::PawsQuick);
}

#[test]
fn what_a_viewer_of_ninjan_cannot_know_changes_no_byte_that_he_is_told() {
    holds_for_game(GameId::Ninjan);
}

#[test]
fn what_a_viewer_of_kanobu_cannot_know_changes_no_byte_that_he_is_told() {
    holds_for_game(GameId::Kanobu);
}

#[test]
fn what_a_viewer_of_tsuefa_cannot_know_changes_no_byte_that_he_is_told() {
    holds_for_game(GameId::Tsuefa);
}
