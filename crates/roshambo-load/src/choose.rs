//! Choosing a move as somebody who knows no rules: any of those that the server lists. Only where they
//! are too many to list the game itself is asked for one.

use std::str::FromStr;

use roshambo_rules::{Seat, Seats};
use roshambo_table::{Driver, GameId, Stream, open};

/// How the placeholder for moves that are not listed ends.
const UNLISTED: &str = "...";

/// Chooses moves at random, each equally likely.
pub struct Chooser {
    luck: fastrand::Rng,
    fresh: Option<Box<dyn Driver>>,
}

impl Chooser {
    /// For a table of this game; the same seed chooses the same.
    pub fn new(game: &str, seats: u8, options: &[(String, String)], seed: u64) -> Chooser {
        let fresh = GameId::from_str(game).ok().zip(Seats::new(seats));
        let fresh = fresh.and_then(|(game, seats)| open(game, seats, options).ok());
        let fresh = fresh.filter(|fresh| fresh.legal(Seat::FIRST).iter().any(|mv| mv.ends_with(UNLISTED)));
        Chooser { luck: fastrand::Rng::with_seed(seed), fresh }
    }

    /// Writes one of the legal moves of a seat into a text; says whether there is any.
    pub fn choose(&mut self, legal: &[&str], seat: Seat, into: &mut String) -> bool {
        into.clear();
        match (legal, &self.fresh) {
            ([], _) => return false,
            ([only], Some(fresh)) if only.ends_with(UNLISTED) => {
                let mut dice = Stream::of_text(&self.luck.u64(..).to_string());
                into.push_str(&fresh.random_move(seat, &mut dice));
            }
            _ => into.push_str(legal[self.luck.usize(..legal.len())]),
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
        assert!(chooser.choose(&["setup ..."], two, &mut text));
        let mut game = open(GameId::Tsuefa, Seats::FEWEST, &[]).unwrap();
        game.play(two, &text).unwrap();
    }

    #[test]
    fn every_listed_move_is_chosen_sooner_or_later() {
        let mut chooser = Chooser::new("ninjan", 2, &[], 1);
        let mut text = String::new();
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..100 {
            assert!(chooser.choose(&["choose R4", "choose S1"], Seat::FIRST, &mut text));
            seen.insert(text.clone());
        }
        assert_eq!(seen.len(), 2);
        assert!(!chooser.choose(&[], Seat::FIRST, &mut text));
    }
}
