//! Logs of random games, and logs that differ from them in what one viewer cannot know.

use roshambo_rules::{Dice, Recall, Seat, Viewer};
use roshambo_table::{AnyView, GameId, NumberedEvent, Stream, hex, sha256};

use crate::fact::{Fact, Promised, Sitting, Started};
use crate::ids::{GuestId, TableId};
use crate::protocol::Settings;
use crate::room::{Effect, Room};
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

/// All games, for several numbers of seats, with the variant that shows less.
pub(super) const CASES: [Case; 12] = [
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
    case(GameId::Tsuefa, 2),
    Case { game: GameId::Tsuefa, seats: 2, pro: true },
];

/// Who sits where: everybody at a seat of his own, or the first guest at two.
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

    /// The facts up to the start of a game in which these play.
    pub(super) fn begun(self, sittings: Vec<Sitting>, seed: &str) -> Vec<Fact> {
        let seats = self.game.seats(self.seats).unwrap();
        let (settings, code, host) = (self.settings(), "a1b0c1".parse().unwrap(), GuestId(1));
        let bots = seats.iter().zip(&sittings).filter(|(_, sitting)| matches!(sitting, Sitting::Bot { .. }));
        let bots = bots.map(|(seat, _)| (seat, format!("bot {seat}"))).collect();
        let promised = Promised { secret: hex(&sha256(seed)), bots };
        let texts = seats.iter().zip(&sittings).map(|(seat, sitting)| match sitting {
            Sitting::Person { .. } => format!("text {seat}"),
            Sitting::Bot { .. } => format!("bot {seat}"),
        });
        let texts = texts.collect();
        let mut facts = vec![Fact::Opened { host, settings: settings.clone(), code, at: AT }];
        facts.extend(seats.iter().zip(&sittings).map(|(seat, sitting)| match sitting.clone() {
            Sitting::Person { guest, name } => Fact::Sat { seat, guest, name },
            Sitting::Bot { level } => Fact::BotSat { seat, level },
        }));
        facts.push(Fact::Promised(promised.clone()));
        let code = "a1b0c1".parse().unwrap();
        let started =
            Started { host, settings, code, opened: AT, at: AT, game: 1, seats: sittings, promised, texts };
        facts.push(Fact::Started(Box::new(started)));
        facts
    }

    /// The facts up to the start of a game between people.
    pub(super) fn between_people(self, seating: Seating, seed: &str) -> Vec<Fact> {
        let seats = self.game.seats(self.seats).unwrap();
        let person = |seat: Seat| {
            let guest = seating.guest(seat);
            Sitting::Person { guest, name: format!("Guest {seat}") }
        };
        self.begun(seats.iter().map(person).collect(), seed)
    }

    /// The log of a whole random game.
    pub(super) fn played(self, seating: Seating, seed: &str) -> Vec<Fact> {
        play_out(self.between_people(seating, seed), seed)
    }
}

pub(super) fn rebuilt(facts: &[Fact]) -> Room {
    Room::rebuild(TABLE, 0, facts).unwrap()
}

/// What comes next in a random game; nothing when it is over.
pub(super) fn next_fact(room: &Room, dice: &mut Stream) -> Option<Fact> {
    let play = room.running()?;
    if let Some(cards) = play.table.next_deck() {
        return Some(Fact::Deck { cards });
    }
    let waiting: Vec<Seat> = room.awaited().iter().collect();
    let seat = waiting[dice.below(waiting.len() as u32) as usize];
    let mv = play.table.driver().random_move(seat, dice);
    let sealed = matches!(play.table.awaits(), roshambo_rules::Awaits::Sealed { .. });
    let salt = sealed.then(|| hex(&sha256(&format!("salt {}", room.number))[..16]));
    Some(Fact::Move { seat, mv, took: 0, salt })
}

/// Random moves until the game is over.
pub(super) fn play_out(mut facts: Vec<Fact>, seed: &str) -> Vec<Fact> {
    let (mut room, mut dice) = (rebuilt(&facts), Stream::of_text(seed));
    while let Some(fact) = next_fact(&room, &mut dice) {
        room.apply(&fact).unwrap();
        facts.push(fact);
    }
    facts
}

/// The same log with something else in one place that a viewer does not see at once: two cards of a deck have
/// changed places, or another player has decided otherwise. Nothing if there is no such place.
pub(super) fn lookalike(facts: &[Fact], viewer: Viewer, dice: &mut Stream) -> Option<(usize, Vec<Fact>)> {
    let places = |wanted: &dyn Fn(&Fact) -> bool| -> Vec<usize> {
        (0..facts.len()).filter(|place| wanted(&facts[*place])).collect()
    };
    let decks = places(&|fact| matches!(fact, Fact::Deck { .. }));
    let others = |fact: &Fact| matches!(fact, Fact::Move { seat, salt: Some(_), .. } if !viewer.is(*seat));
    let setups =
        places(&|fact| others(fact) && matches!(fact, Fact::Move { mv, .. } if mv.starts_with("setup")));
    let sealed = places(&others);
    let kinds: Vec<Vec<usize>> = [decks.clone(), decks, setups.clone(), setups, sealed]
        .into_iter()
        .filter(|places| !places.is_empty())
        .collect();
    let kind = kinds.get(dice.below(kinds.len().max(1) as u32) as usize)?;
    let place = kind[dice.below(kind.len() as u32) as usize];
    let mut other = facts.to_vec();
    match &mut other[place] {
        Fact::Deck { cards } => {
            let mut order: Vec<&str> = cards.split(' ').collect();
            let (a, b) = (dice.below(order.len() as u32), dice.below(order.len() as u32));
            order.swap(a as usize, b as usize);
            *cards = order.join(" ");
        }
        Fact::Move { seat, mv, .. } => match mv.strip_prefix("setup ") {
            Some(layout) if dice.below(4) > 0 => {
                let mut layout: Vec<char> = layout.chars().collect();
                let (a, b) = (dice.below(layout.len() as u32), dice.below(layout.len() as u32));
                layout.swap(a as usize, b as usize);
                *mv = format!("setup {}", layout.into_iter().collect::<String>());
            }
            _ => {
                let room = rebuilt(&facts[..place]);
                *mv = room.running()?.table.driver().random_move(*seat, dice);
            }
        },
        _ => return None,
    }
    (other[place] != facts[place]).then_some((place, other))
}

/// All that a viewer could have noted.
pub(super) fn memory(room: &Room, viewer: Viewer) -> Option<AnyView> {
    room.play.as_ref().map(|play| play.table.view(viewer, Recall::Memory))
}

/// What a viewer notes of a fact.
pub(super) type Noted = (Option<AnyView>, Vec<NumberedEvent>);

/// What a viewer notes of a fact. A view forgets a throw that was tied, a person does not: where a decision is
/// what differs, what the rules tell of its reveal is noted, too.
pub(super) fn note(room: &Room, effect: &Effect, viewer: Viewer, decision: bool) -> Noted {
    let play = room.play.as_ref().filter(|_| decision);
    let told = play.map(|play| play.table.events_for(effect.events.clone(), viewer, Recall::Memory));
    (memory(room, viewer), told.unwrap_or_default())
}

/// Whether this is a decision that will be revealed.
pub(super) fn is_decision(fact: &Fact) -> bool {
    matches!(fact, Fact::Move { mv, .. } if !mv.starts_with("setup"))
}

/// Whether somebody at the table can tell two rooms apart.
pub(super) fn somebody_sees(one: &Room, other: &Room) -> bool {
    Viewer::all(one.seats).any(|viewer| memory(one, viewer) != memory(other, viewer))
}
