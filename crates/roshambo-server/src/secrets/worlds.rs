//! Logs of random games, and logs that differ from them in something that one viewer cannot know.

use std::collections::BTreeMap;

use roshambo_rules::{Dice, Recall, Seat, Viewer};
use roshambo_table::fair::TextHash;
use roshambo_table::{AnyView, GameId, NumberedEvent, Stream, hex, sha256};

use crate::ids::{GuestId, TableId};
use crate::log_entry::{LogEntry, PromiseScheme, Promised, Sitting, Started};
use crate::protocol::Settings;
use crate::table::{Effect, OnlineTable};
use crate::time::Millis;

pub(super) const AT: Millis = 1_800_000_000_000;
pub(super) const TABLE: TableId = TableId(7);

/// A kind of table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Case {
    pub(super) game: GameId,
    pub(super) seats: u8,
    pub(super) pro: bool,
}

const fn case(game: GameId, seats: u8) -> Case {
    Case { game, seats, pro: false }
}

/// All games with the fewest and the most seats, and the variant of Tsu-e-fa that shows less.
pub(super) const CASES: [Case; 13] = [
    case(GameId::Paws, 2),
    case(GameId::Paws, 4),
    case(GameId::PawsQuick, 2),
    case(GameId::PawsQuick, 4),
    case(GameId::Ninjan, 2),
    case(GameId::Ninjan, 3),
    case(GameId::Ninjan, 5),
    case(GameId::Kanobu, 2),
    case(GameId::Kanobu, 3),
    case(GameId::Kanobu, 4),
    case(GameId::Kanobu, 6),
    case(GameId::Tsuefa, 2),
    Case { game: GameId::Tsuefa, seats: 2, pro: true },
];

#[test]
fn the_cases_cover_every_registered_game_with_the_fewest_and_the_most_seats() {
    for game in GameId::ALL {
        let info = game.info();
        for seats in [info.min_seats, info.max_seats] {
            let covered = CASES.iter().any(|case| case.game == game && case.seats == seats);
            assert!(covered, "CASES in secrets/worlds.rs lacks {game} with {seats} seats");
        }
    }
}

/// Who sits where: every guest at one seat, or the first guest at two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seating {
    Own,
    Double,
}

impl Seating {
    pub(super) fn guest(self, seat: Seat) -> GuestId {
        let number = i64::from(seat.number());
        GuestId(if self == Seating::Double { (number - 1).max(1) } else { number })
    }
}

impl Case {
    pub(super) fn settings(self) -> Settings {
        let options = if self.pro { r#"{"variant":"pro"}"# } else { "{}" };
        let (game, seats) = (self.game, self.seats);
        let text = format!(r#"{{"game":"{game}","seats":{seats},"options":{options},"public":true}}"#);
        serde_json::from_str(&text).unwrap()
    }

    /// The entries up to the start of a game with these players.
    pub(super) fn begun(self, sittings: Vec<Sitting>, seed: &str) -> Vec<LogEntry> {
        let seats = self.game.seats(self.seats).unwrap();
        let (settings, code, host) = (self.settings(), "a1b0c1".parse().unwrap(), GuestId(1));
        let scheme = PromiseScheme::TextHashes;
        let promised = Promised { secret: hex(&sha256(seed)), scheme, bots: BTreeMap::new() };
        let texts = seats.iter().zip(&sittings).map(|(seat, sitting)| match sitting {
            Sitting::Person { .. } => {
                let text = format!("text {seat}");
                (Some(TextHash::of(&text).to_string()), text)
            }
            Sitting::Bot { .. } => (None, String::new()),
        });
        let (hashes, texts) = texts.unzip();
        let mut entries = vec![LogEntry::Opened { host, settings: settings.clone(), code, at: AT }];
        entries.extend(seats.iter().zip(&sittings).map(|(seat, sitting)| match sitting.clone() {
            Sitting::Person { guest, name, look } => LogEntry::Sat { seat, guest, name, look },
            Sitting::Bot { level, look } => LogEntry::BotSat { seat, level, look },
        }));
        entries.push(LogEntry::Promised(promised.clone()));
        let code = "a1b0c1".parse().unwrap();
        entries.push(LogEntry::Started(Box::new(Started {
            host,
            settings,
            code,
            opened: AT,
            at: AT,
            game: 1,
            seats: sittings,
            promised,
            hashes,
            texts,
        })));
        entries
    }

    /// The entries up to the start of a game between people.
    pub(super) fn between_people(self, seating: Seating, seed: &str) -> Vec<LogEntry> {
        let seats = self.game.seats(self.seats).unwrap();
        let person = |seat: Seat| {
            let guest = seating.guest(seat);
            Sitting::Person { guest, name: Some(format!("Guest {seat}")), look: None }
        };
        self.begun(seats.iter().map(person).collect(), seed)
    }

    /// The log of a whole random game.
    pub(super) fn played(self, seating: Seating, seed: &str) -> Vec<LogEntry> {
        play_out(self.between_people(seating, seed), seed)
    }
}

pub(super) fn rebuilt(entries: &[LogEntry]) -> OnlineTable {
    OnlineTable::rebuild(TABLE, 0, entries).unwrap()
}

/// The next entry of a random game; `None` when it is over.
pub(super) fn next_entry(table: &OnlineTable, dice: &mut Stream) -> Option<LogEntry> {
    let game = table.running()?;
    if let Some(cards) = game.table.next_deck() {
        return Some(LogEntry::Deck { cards });
    }
    let waiting: Vec<Seat> = table.awaited().iter().collect();
    let seat = waiting[dice.below(waiting.len() as u32) as usize];
    let mv = game.table.driver().random_move(seat, dice);
    let sealed = matches!(game.table.awaits(), roshambo_rules::Awaits::Sealed { .. });
    let salt = sealed.then(|| hex(&sha256(&format!("salt {}", table.number))[..16]));
    Some(LogEntry::Move { seat, mv, took: 0, salt })
}

/// Random moves until the game is over.
pub(super) fn play_out(mut entries: Vec<LogEntry>, seed: &str) -> Vec<LogEntry> {
    let (mut table, mut dice) = (rebuilt(&entries), Stream::of_text(seed));
    while let Some(entry) = next_entry(&table, &mut dice) {
        table.apply(&entry).unwrap();
        entries.push(entry);
    }
    entries
}

/// The same log with one change that a viewer does not see at once: two cards of a deck are swapped, or another player
/// has decided differently. `None` if there is no such change.
pub(super) fn lookalike(
    entries: &[LogEntry],
    viewer: Viewer,
    dice: &mut Stream,
) -> Option<(usize, Vec<LogEntry>)> {
    let places = |wanted: &dyn Fn(&LogEntry) -> bool| -> Vec<usize> {
        (0..entries.len()).filter(|place| wanted(&entries[*place])).collect()
    };
    let decks = places(&|entry| matches!(entry, LogEntry::Deck { .. }));
    let others =
        |entry: &LogEntry| matches!(entry, LogEntry::Move { seat, salt: Some(_), .. } if !viewer.is(*seat));
    let setups = places(&|entry| {
        others(entry) && matches!(entry, LogEntry::Move { mv, .. } if mv.starts_with("setup"))
    });
    let sealed = places(&others);
    let kinds: Vec<Vec<usize>> = [decks.clone(), decks, setups.clone(), setups, sealed]
        .into_iter()
        .filter(|places| !places.is_empty())
        .collect();
    let kind = kinds.get(dice.below(kinds.len().max(1) as u32) as usize)?;
    let place = kind[dice.below(kind.len() as u32) as usize];
    let mut other = entries.to_vec();
    match &mut other[place] {
        LogEntry::Deck { cards } => {
            let mut order: Vec<&str> = cards.split(' ').collect();
            let (a, b) = (dice.below(order.len() as u32), dice.below(order.len() as u32));
            order.swap(a as usize, b as usize);
            *cards = order.join(" ");
        }
        LogEntry::Move { seat, mv, .. } => match mv.strip_prefix("setup ") {
            Some(layout) if dice.below(4) > 0 => {
                let mut layout: Vec<char> = layout.chars().collect();
                let (a, b) = (dice.below(layout.len() as u32), dice.below(layout.len() as u32));
                layout.swap(a as usize, b as usize);
                *mv = format!("setup {}", layout.into_iter().collect::<String>());
            }
            _ => {
                let table = rebuilt(&entries[..place]);
                *mv = table.running()?.table.driver().random_move(*seat, dice);
            }
        },
        _ => return None,
    }
    (other[place] != entries[place]).then_some((place, other))
}

/// Everything that a viewer could have noted.
pub(super) fn memory(table: &OnlineTable, viewer: Viewer) -> Option<AnyView> {
    table.game.as_ref().map(|game| game.table.view(viewer, Recall::Memory))
}

/// What a viewer can note of an entry.
pub(super) type Noted = (Option<AnyView>, Vec<NumberedEvent>);

/// What a viewer can note of an entry. A view does not keep a tied throw, but a person remembers it. So if the worlds
/// differ in a decision, the events of its reveal count as well.
pub(super) fn note(table: &OnlineTable, effect: &Effect, viewer: Viewer, decision: bool) -> Noted {
    let game = table.game.as_ref().filter(|_| decision);
    let events = game.map(|game| game.table.events_for(effect.events.clone(), viewer, Recall::Memory));
    (memory(table, viewer), events.unwrap_or_default())
}

/// Whether an entry is a decision that will be revealed.
pub(super) fn is_decision(entry: &LogEntry) -> bool {
    matches!(entry, LogEntry::Move { mv, .. } if !mv.starts_with("setup"))
}

/// Whether any viewer at the table can tell two tables apart.
pub(super) fn any_viewer_differs(one: &OnlineTable, other: &OnlineTable) -> bool {
    Viewer::all(one.seating.seats).any(|viewer| memory(one, viewer) != memory(other, viewer))
}
