//! Chooses random moves from those that the server lists. If the moves are too many to list, the rules generate one.

use std::str::FromStr;

use roshambo_rules::{Seat, Seats};
use roshambo_table::{Driver, GameId, Stream, open};

use crate::messages::Moves;

/// Chooses moves at random, each equally likely.
pub struct Chooser {
    rng: fastrand::Rng,
    /// A game that has not begun, if its first moves are unlisted.
    new_game: Option<Box<dyn Driver>>,
}

impl Chooser {
    /// A chooser for a table of this game. The same seed gives the same choices.
    pub fn new(game: &str, seats: u8, options: &[(String, String)], seed: u64) -> Chooser {
        let new_game = GameId::from_str(game).ok().zip(Seats::new(seats));
        let new_game = new_game.and_then(|(game, seats)| open(game, seats, options).ok());
        let new_game = new_game.filter(|new_game| new_game.legal(Seat::FIRST).listed().is_none());
        Chooser { rng: fastrand::Rng::with_seed(seed), new_game }
    }

    /// Writes one of the legal moves of a seat into a text. Returns false if the seat has no legal move.
    pub fn choose<T: AsRef<str>>(&mut self, legal: &Moves<T>, seat: Seat, into: &mut String) -> bool {
        into.clear();
        match (legal, &self.new_game) {
            (Moves::Listed(moves), _) => {
                if moves.is_empty() {
                    return false;
                }
                into.push_str(moves[self.rng.usize(..moves.len())].as_ref());
            }
            (Moves::Unlisted, Some(new_game)) => {
                let mut dice = Stream::of_text(&self.rng.u64(..).to_string());
                into.push_str(&new_game.random_move(seat, &mut dice));
            }
            (Moves::Unlisted, None) => return false,
        }
        true
    }

    /// A random number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.rng.usize(..bound.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_that_is_not_listed_is_generated_by_the_rules() {
        let mut chooser = Chooser::new("tsuefa", 2, &[], 1);
        let mut text = String::new();
        let two = Seat::from_number(2).unwrap();
        assert!(chooser.choose(&Moves::<&str>::Unlisted, two, &mut text));
        let mut game = open(GameId::Tsuefa, Seats::FEWEST, &[]).unwrap();
        game.play(two, &text).unwrap();
    }

    #[test]
    fn every_listed_move_is_chosen_at_some_time() {
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
