//! The tables of the crash test: every game, with bots and without.

use std::collections::BTreeMap;

use roshambo_rules::{Seat, Seats};
use roshambo_table::GameId;

use crate::messages::OpenTable;

/// The game, the seats and the number of people of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableSetup {
    pub(super) game: GameId,
    pub(super) seats: Seats,
    /// The number of seats with a client. Bots play the others.
    pub(super) people: usize,
}

impl TableSetup {
    /// Each game three times: with the fewest people, with four people if possible, and with one person and bots.
    pub(super) fn mixed() -> Vec<TableSetup> {
        let setups = |game: GameId| {
            let few = game.fewest_seats();
            let many = game.seats(4).unwrap_or(few);
            let all = |seats: Seats| TableSetup { game, seats, people: seats.count() };
            [all(few), all(many), TableSetup { game, seats: few, people: 1 }]
        };
        GameId::ALL.into_iter().flat_map(setups).collect()
    }

    pub(super) fn request(&self) -> OpenTable {
        let mut request = OpenTable::of(self.game.id(), self.seats.count() as u8);
        // A bot must not take a seat because the connection broke during a crash.
        request.settings.away = Some(0);
        let bots = (self.people..self.seats.count()).map(|seat| (Seat::new(seat), "random".to_owned()));
        request.bots = BTreeMap::from_iter(bots);
        request
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_played_with_bots_and_without() {
        let setups = TableSetup::mixed();
        for game in GameId::ALL {
            let of_game: Vec<_> = setups.iter().filter(|setup| setup.game == game).collect();
            assert!(of_game.iter().any(|setup| setup.people == setup.seats.count()), "{game} without bots");
            assert!(of_game.iter().any(|setup| setup.people < setup.seats.count()), "{game} with bots");
        }
    }
}
