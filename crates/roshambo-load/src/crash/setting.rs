//! Which tables are played: all games, turns and sealed decisions, with bots and without.

use std::collections::BTreeMap;

use roshambo_rules::{Seat, Seats};
use roshambo_table::GameId;

use crate::asks::OpenTable;

/// A kind of table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting {
    pub(super) game: GameId,
    pub(super) seats: Seats,
    /// How many of the seats have people; bots sit at the others.
    pub(super) people: usize,
}

impl Setting {
    /// Each game with as few people as it needs, with as many as it takes, and with one among bots.
    pub(super) fn mixed() -> Vec<Setting> {
        let of = |game: GameId| {
            let few = game.fewest_seats();
            let many = game.seats(4).unwrap_or(few);
            let all = |seats: Seats| Setting { game, seats, people: seats.count() };
            [all(few), all(many), Setting { game, seats: few, people: 1 }]
        };
        GameId::ALL.into_iter().flat_map(of).collect()
    }

    pub(super) fn request(&self) -> OpenTable {
        let mut request = OpenTable::of(self.game.id(), self.seats.count() as u8);
        // Nobody's seat is taken by a bot because the server was away.
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
        let settings = Setting::mixed();
        for game in GameId::ALL {
            let own: Vec<_> = settings.iter().filter(|setting| setting.game == game).collect();
            assert!(own.iter().any(|setting| setting.people == setting.seats.count()));
            assert!(own.iter().any(|setting| setting.people < setting.seats.count()));
        }
    }
}
