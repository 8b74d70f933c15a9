//! Choosing a move without knowing the rules: any move that the server lists. If the moves are too many
//! to list, the game itself makes a random one.

use std::str::FromStr;

use roshambo_rules::{Seat, Seats};
use roshambo_table::{Driver, GameId, Stream, open};

use crate::tells::Moves;

/// Chooses moves at random, each equally likely.
pub struct Chooser {
    luck: fastrand::Rng,
    /// A game that has not begun, if its first moves are unlisted.
    fresh: Option<Box<dyn Driver>>,
}

impl Chooser {
    /// For a table of this game; the same seed chooses the same.
    pub fn new(game: &str, seats: u8, options: &[(String, String)], seed: u64) -> Chooser {
        let fresh = GameId::from_str(game).ok().zip(Seats::new(seats));
        let fresh = fresh.and_then(|(game, seats)| open(game, seats, options).ok());
        let fresh = fresh.filter(|fresh| fresh.legal(Seat::FIRST).listed().is_none());
        Chooser { luck: fastrand::Rng::with_seed(seed), fresh }
    }

    /// Writes one of the legal moves of a seat into a text. False if there is none to choose from.
    pub fn choose<T: AsRef<str>>(&mut self, legal: &Moves<T>, seat: Seat, into: &mut String) -> bool {
        into.clear();
        match (legal, &self.fresh) {
            (Moves::Listed(moves), _) => {
                if moves.is_empty() {
                    return false;
                }
                into.push_str(moves[self.luck.usize(..moves.len())].as_ref());
            }
            (Moves::Unlisted, Some(fresh)) => {
                let mut dice = Stream::of_text(&self.luck.u64(..).to_string());
                into.push_str(&fresh.random_move(seat, &mut dice));
            }
            (Moves::Unlisted, None) => return false,
        }
        true
    }

    /// A number below this one.
    pub fn below(&mut self, bound: usize) -> usize {
        self.luck.usize(..bound.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_that_is_not_listed_is_made_by_the_game() {
        let mut chooser = Chooser::new("tsuefa", 2, &[], 1);
        let mut text = String::new();
        let two = Seat::from_number(2).unwrap();
        assert!(chooser.choose(&Moves::<&str>::Unlisted, two, &mut text));
        let mut game = open(GameId::Tsuefa, Seats::FEWEST, &[]).unwrap();
        game.play(two, &text).unwrap();
    }

    #[test]
    fn every_listed_move_is_chosen_sooner_or_later() {
        let mut chooser = Chooser::new("ninjan", 2, &[], 1);
        let mut text = String::new();
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..100 {
            let moves = Moves::Listed(vec!["choose R4", "choose S1"]);
            assert!(chooser.choose(&moves, Seat::FIRST, &mut text));
            seen.insert(text.clone());
        }
        assert_eq!(seen.len(), 2);
        assert!(!chooser.choose(&Moves::<&str>::NONE, Seat::FIRST, &mut text));
    }
}
