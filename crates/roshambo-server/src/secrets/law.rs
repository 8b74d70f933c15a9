//! The law of non-interference for tables in memory: many games for every kind of table.

use roshambo_rules::{Dice, Seat, Viewer};
use roshambo_table::{GameId, MoveList, Stream};

use super::worlds::{
    AT, CASES, Case, Noted, Seating, any_viewer_differs, is_decision, lookalike, note, rebuilt,
};
use crate::ids::GuestId;
use crate::log_entry::LogEntry;
use crate::protocol::{Form, ServerMessage, Status, encode};
use crate::render::{self, Recipient};
use crate::table::{Changes, Effect, OnlineTable, Presence, index, table_info};

/// The most games for each kind of table, with one lookalike for each viewer.
const MOST_GAMES: u32 = 75;
/// The fewest games, however many comparisons they give: games differ more from each other than moves of one game.
const FEWEST_GAMES: u32 = 12;
/// The number of comparisons after which a kind of table has been tested enough. Only those count in which the two tables
/// really differ for some other viewer. `make soak` sets `ROSHAMBO_COMPARISONS` to more.
const COMPARISONS: u64 = 1000;
/// The minimum number of comparisons. With fewer, the test would prove little.
const ENOUGH: u64 = 250;

/// How many games and comparisons are needed at most.
fn effort() -> (u32, u64) {
    match std::env::var("ROSHAMBO_COMPARISONS") {
        Ok(text) => (u32::MAX, text.parse().expect("ROSHAMBO_COMPARISONS is a number")),
        Err(_) => (MOST_GAMES, COMPARISONS),
    }
}

/// Texts that are not a move in any game.
const INVALID_MOVES: [&str; 6] = ["", "x", "setup", "setup RRRR", "choose", "Ж \u{0} \""];

fn presence(_: Seat) -> Presence {
    Presence::default()
}

/// Recipients with this view, each with a random form.
fn recipients(table: &OnlineTable, viewer: Viewer, seating: Seating, dice: &mut Stream) -> Vec<Recipient> {
    let guests = match viewer {
        Viewer::Seat(seat) => vec![Some(seating.guest(seat))],
        // A visitor without a session, a guest without a seat, and a guest who has covered both their seats.
        Viewer::Spectator if seating == Seating::Double => vec![None, Some(GuestId(99)), Some(GuestId(1))],
        Viewer::Spectator => vec![None, Some(GuestId(99))],
    };
    assert!(guests.iter().flatten().all(|guest| guest.0 == 99 || table.seating.seats_of(*guest).count() > 0));
    let recipient = |guest| {
        let form = if dice.below(2) == 0 { Form::People } else { Form::Programs };
        Recipient { guest, uncovered: viewer.seat(), form }
    };
    guests.into_iter().map(recipient).collect()
}

/// Applies the entries of one commit. Returns what a viewer could note of it, or `None` if it is not legal here. The
/// hash of a seal is removed: its random salt makes it different in every world.
fn commit(
    table: &mut OnlineTable,
    entries: &[LogEntry],
    viewer: Viewer,
    decision: bool,
) -> Option<(Effect, Vec<Noted>)> {
    let (mut effect, mut noted) = (Effect::default(), Vec::new());
    for entry in entries {
        let next = table.apply(entry).ok()?;
        noted.push(note(table, &next, viewer, decision));
        effect.add(next);
    }
    if let Some(seal) = &mut effect.seal {
        seal.hash = String::new();
    }
    Some((effect, noted))
}

/// How a table answers a move that cannot be made.
fn refusal(table: &mut OnlineTable, recipient: Recipient, seat: Seat, mv: &str) -> String {
    let own = recipient.guest.map_or(Ok(()), |guest| table.seating.check_owner(guest, seat));
    let mut changes = Changes::new(table);
    let answer = own.and_then(|()| changes.make_move(seat, mv, 0));
    assert!(changes.into_steps().is_empty(), "{mv} should have been refused");
    let error = answer.unwrap_err();
    encode(&ServerMessage::Refused { id: Some(1), error }).unwrap().to_string()
}

/// Whether a move would be accepted.
fn is_legal(table: &OnlineTable, seat: Seat, mv: &str) -> bool {
    match table.running().map(|game| game.table.legal(seat)) {
        Some(MoveList::Listed(moves)) => moves.iter().any(|listed| listed == mv),
        // A complete setup. Whether its items are right does not matter here.
        Some(MoveList::Unlisted { .. }) => mv.len() > 12,
        None => false,
    }
}

/// How a table answers an attempt with the targets of a move.
fn attempt(table: &OnlineTable, guest: GuestId, seat: Seat, mv: &str) -> String {
    let option = table.running().and_then(|game| game.table.driver().move_option(mv));
    let targets = option.map(|option| option.targets).unwrap_or_default();
    let error = table.refuse_attempt(guest, seat, &targets);
    encode(&ServerMessage::Refused { id: Some(1), error }).unwrap().to_string()
}

/// Everything that one recipient gets about a table: the update, refusals and, if `all`, also `hello` and lists.
fn sent(
    table: &mut OnlineTable,
    effect: &Effect,
    recipient: Recipient,
    wrong: &[(Seat, &str)],
    all: bool,
) -> Vec<String> {
    let info = table_info(table, recipient.guest, false, presence);
    let clocks = Some(vec![0; table.seating.seats.count()]);
    let with_info = effect.table.then(|| info.clone());
    let update = render::update(table, effect, recipient, with_info, clocks, None).unwrap();
    let mut sent = vec![update.to_string()];
    for (seat, mv) in wrong {
        sent.push(refusal(table, recipient, *seat, mv));
        sent.extend(recipient.guest.map(|guest| attempt(table, guest, *seat, mv)));
    }
    if all {
        for since in [None, Some(0), Some(table.number * 2 / 3), Some(table.number)] {
            sent.push(render::hello(table, recipient, info.clone(), since).unwrap().to_string());
        }
        sent.push(serde_json::to_string(&info).unwrap());
        sent.push(serde_json::to_string(&index(table, AT, false).summary).unwrap());
    }
    sent
}

/// Plays two logs side by side. Returns the number of comparisons in which another viewer can tell the tables apart.
fn compare(one: &[LogEntry], other: &[LogEntry], viewer: Viewer, seating: Seating, dice: &mut Stream) -> u64 {
    let start = one.iter().position(|entry| matches!(entry, LogEntry::Started(_))).unwrap();
    let (mut table, mut twin) = (rebuilt(&one[..start]), rebuilt(&other[..start]));
    let decision = one.iter().zip(other).any(|(one, other)| one != other && is_decision(one));
    let (mut place, mut changed, mut compared) = (start, false, 0);
    while place < one.len() {
        let decks = one[place + 1..].iter().take_while(|entry| matches!(entry, LogEntry::Deck { .. }));
        let entries = place..place + 1 + decks.count();
        place = entries.end;
        changed |= one[entries.clone()] != other[entries.clone()];
        if !changed {
            for entry in &one[entries] {
                table.apply(entry).unwrap();
                twin.apply(entry).unwrap();
            }
            continue;
        }
        let (effect, noted) = commit(&mut table, &one[entries.clone()], viewer, decision).unwrap();
        // If a move is not legal any more, the worlds have become distinguishable.
        let Some((twins, twins_noted)) = commit(&mut twin, &other[entries], viewer, decision) else { break };
        if noted != twins_noted || table.status() == Status::Over {
            break;
        }
        let apart = any_viewer_differs(&table, &twin);
        compared += u64::from(apart);
        let all = dice.below(6) == 0;
        for recipient in recipients(&table, viewer, seating, dice) {
            let mut wrong: Vec<(Seat, &str)> = Vec::new();
            for _ in 0..2 {
                let seat = recipient
                    .uncovered
                    .unwrap_or(Seat::new(dice.below(table.seating.seats.count() as u32) as usize));
                let mv = match (&one[dice.below(one.len() as u32) as usize], dice.below(2)) {
                    (LogEntry::Move { mv, .. }, 0) => mv.as_str(),
                    _ => INVALID_MOVES[dice.below(INVALID_MOVES.len() as u32) as usize],
                };
                // A guest who covers their seats may still move; a spectator may not.
                let is_spectator =
                    recipient.guest.is_none_or(|guest| table.seating.check_owner(guest, seat).is_err());
                if (recipient.uncovered.is_some() && !is_legal(&table, seat, mv))
                    || (recipient.guest.is_some() && is_spectator)
                {
                    wrong.push((seat, mv));
                }
            }
            let [mine, twins] = [(&mut table, &effect), (&mut twin, &twins)]
                .map(|(table, effect)| sent(table, effect, recipient, &wrong, all));
            assert_eq!(mine, twins, "{viewer} of {:?} gets different bytes at {place}", table.settings.game);
        }
    }
    compared
}

fn holds_for(case: Case) {
    let (most_games, comparisons) = effort();
    let mut compared = 0;
    for number in 0..most_games {
        if number >= FEWEST_GAMES && compared >= comparisons {
            break;
        }
        let seed = format!("{case:?} {number}");
        let seating = if number % 3 == 0 { Seating::Double } else { Seating::Own };
        let entries = case.played(seating, &seed);
        let mut dice = Stream::of_text(&format!("changes of {seed}"));
        let seats = case.game.seats(case.seats).unwrap();
        for viewer in Viewer::all(seats) {
            if let Some((_, other)) = lookalike(&entries, viewer, &mut dice) {
                compared += compare(&entries, &other, viewer, seating, &mut dice);
            }
        }
    }
    assert!(compared >= ENOUGH, "{case:?} was compared only {compared} times");
}

/// Defines one test for each game, so that they run in parallel, and the list of tested games.
macro_rules! tests_for_games {
    ($($name:ident: $game:expr,)*) => {
        $(#[test]
        fn $name() {
            CASES.into_iter().filter(|case| case.game == $game).for_each(holds_for);
        })*

        const TESTED: &[GameId] = &[$($game),*];
    };
}

tests_for_games! {
    what_a_viewer_of_paws_cannot_know_changes_no_byte_sent_to_them: GameId::Paws,
    what_a_viewer_of_quick_paws_cannot_know_changes_no_byte_sent_to_them: GameId::PawsQuick,
    what_a_viewer_of_ninjan_cannot_know_changes_no_byte_sent_to_them: GameId::Ninjan,
    what_a_viewer_of_kanobu_cannot_know_changes_no_byte_sent_to_them: GameId::Kanobu,
    what_a_viewer_of_tsuefa_cannot_know_changes_no_byte_sent_to_them: GameId::Tsuefa,
}

#[test]
fn the_law_is_tested_for_every_registered_game() {
    for game in GameId::ALL {
        assert!(TESTED.contains(&game), "secrets/law.rs has no test for {game}");
    }
}
