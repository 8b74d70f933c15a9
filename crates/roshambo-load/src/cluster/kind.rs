//! The tables of a fault test.

use std::collections::BTreeMap;

use roshambo_rules::Seat;
use roshambo_table::GameId;

use crate::messages::{Clock, OpenTable};

/// The game of a table, and who plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TableKind {
    pub(super) game: GameId,
    /// The number of people, who sit at different nodes.
    pub(super) people: usize,
    /// The number of bots.
    pub(super) bots: usize,
    /// Whether the last person never moves, so that bots decide for them when their time is up.
    pub(super) has_sleeper: bool,
}

/// The time for each move at a table with somebody who never moves, in seconds.
const TIME_OF_SLEEPER: u32 = 1;

impl TableKind {
    const fn of(game: GameId, people: usize, bots: usize) -> TableKind {
        TableKind { game, people, bots, has_sleeper: false }
    }

    /// The kinds, which repeat. Most are two people at Ninjan, who decide at the same time at two nodes.
    const MIXED: [TableKind; 10] = [
        TableKind::of(GameId::Ninjan, 2, 0),
        TableKind::of(GameId::Ninjan, 2, 1),
        TableKind { has_sleeper: true, ..TableKind::of(GameId::Ninjan, 2, 0) },
        TableKind::of(GameId::Kanobu, 2, 0),
        TableKind::of(GameId::Ninjan, 1, 1),
        TableKind::of(GameId::Ninjan, 2, 0),
        TableKind::of(GameId::Paws, 2, 0),
        TableKind::of(GameId::Ninjan, 2, 1),
        TableKind::of(GameId::Ninjan, 2, 0),
        TableKind::of(GameId::Ninjan, 2, 0),
    ];

    /// The kind of the table with this number.
    pub(super) fn mixed(table: usize) -> TableKind {
        TableKind::MIXED[table % TableKind::MIXED.len()]
    }

    /// Whether a node has to act for somebody at the table: for a bot, or for a person whose time is up.
    pub(super) fn is_driven(&self) -> bool {
        self.bots > 0 || self.has_sleeper
    }

    /// The number of seats.
    pub(super) fn seats(&self) -> u8 {
        (self.people + self.bots) as u8
    }

    pub(super) fn request(&self) -> OpenTable {
        let mut request = OpenTable::of(self.game.id(), self.seats());
        // A bot must not take a seat because the connection broke.
        request.settings.away = Some(0);
        request.settings.clock = self.has_sleeper.then_some(Clock::PerMove { seconds: TIME_OF_SLEEPER });
        let bots =
            (self.people..usize::from(self.seats())).map(|seat| (Seat::new(seat), "random".to_owned()));
        request.bots = BTreeMap::from_iter(bots);
        request
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_tables_are_enough_for_bots_clocks_and_two_games_and_seven_for_three() {
        let four: Vec<TableKind> = (0..4).map(TableKind::mixed).collect();
        assert!(four.iter().any(|kind| kind.bots > 0 && kind.people > 1));
        assert!(four.iter().any(|kind| kind.has_sleeper));
        assert!(four.iter().any(|kind| !kind.is_driven() && kind.game == GameId::Kanobu));
        assert!(four.iter().any(|kind| !kind.is_driven() && kind.game == GameId::Ninjan));
        let kinds: Vec<TableKind> = (0..7).map(TableKind::mixed).collect();
        for game in [GameId::Ninjan, GameId::Kanobu, GameId::Paws] {
            assert!(kinds.iter().any(|kind| kind.game == game));
        }
    }
}
