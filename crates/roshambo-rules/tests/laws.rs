//! The laws that hold for every game, written once.
//!
//! `laws!` below lists the cases: each game with each number of seats, and a few options. A test
//! fails if a game or a number of seats has no case. Each case plays random games
//! (`Tally::is_complete` says how many), seeded by `ROSHAMBO_LAW_SEED`.

#![allow(unreachable_pub, missing_docs, clippy::unwrap_used)]

mod laws {
    pub mod commute;
    pub mod interference;
    pub mod legality;
    pub mod mutate;
    pub mod play;
    pub mod sampling;
}

use laws::play::{Case, Tally, seed};
use roshambo_rules::games::{
    self, kanobu::Kanobu, ninjan::Ninjan, paws::Paws, paws_quick::PawsQuick, tsuefa::Tsuefa,
};
use roshambo_rules::{Game, for_each_game};

/// Plays random games of one case and checks the laws at every step.
fn check_laws<G: Game>(seats: u8, options: &[(&str, &str)]) {
    let case = Case::<G>::new(seats, options);
    let mut tally = Tally::default();
    while !tally.is_complete() {
        let mut dice = laws::play::dice(seed() << 32 | tally.games);
        let journal = laws::play::random_game(&case, &mut dice, &mut tally);
        laws::play::replay_gives_an_equal_state(&case, &journal);
        laws::interference::indistinguishable_games_look_the_same(&case, &journal, &mut dice, &mut tally);
        tally.games += 1;
    }
    tally.assert_that_every_law_was_tested();
}

macro_rules! laws {
    ($($name:ident: $game:ty, $seats:literal, [$($option:literal = $value:literal),*];)+) => {
        $(
            #[test]
            fn $name() {
                check_laws::<$game>($seats, &[$(($option, $value)),*]);
            }
        )+

        /// The game and the number of seats of each case.
        const CASES: &[(&str, u8)] = &[$((<$game>::ID, $seats)),+];
    };
}

laws! {
    paws_with_two: Paws, 2, [];
    paws_with_three: Paws, 3, ["opening" = "2", "comeback" = "once", "jokers" = "two"];
    paws_with_four: Paws, 4, [];
    paws_quick_with_two: PawsQuick, 2, [];
    paws_quick_with_three: PawsQuick, 3, ["games" = "4", "opening" = "3"];
    paws_quick_with_four: PawsQuick, 4, ["games" = "3"];
    paws_quick_without_help: PawsQuick, 4, ["games" = "2", "help" = "off", "comeback" = "always"];
    paws_quick_with_house_rules: PawsQuick, 2, ["games" = "4", "comeback" = "always", "token" = "game"];
    ninjan_with_two: Ninjan, 2, [];
    ninjan_with_three: Ninjan, 3, [];
    ninjan_with_four: Ninjan, 4, ["triple" = "scissors"];
    ninjan_with_five: Ninjan, 5, ["triple" = "paper"];
    kanobu_with_two: Kanobu, 2, [];
    kanobu_with_three: Kanobu, 3, ["opening" = "3", "draw" = "free", "answer" = "keeps-turn"];
    kanobu_with_four: Kanobu, 4, [];
    kanobu_with_five: Kanobu, 5, ["answer" = "keeps-turn"];
    kanobu_with_six: Kanobu, 6, [];
    tsuefa_novice: Tsuefa, 2, [];
    tsuefa_pro: Tsuefa, 2, ["variant" = "pro"];
    tsuefa_with_other_items: Tsuefa, 2, ["items" = "1-1-8", "quiet" = "20"];
}

macro_rules! seats_of_each_game {
    ($($variant:ident => $module:ident::$game:ident, $id:literal;)+) => {
        [$(($id, games::$module::$game::SEATS)),+]
    };
}

#[test]
fn every_game_has_a_case_for_each_number_of_seats() {
    for (game, seats) in for_each_game!(seats_of_each_game) {
        for seats in seats {
            assert!(CASES.contains(&(game, seats)), "laws! has no case of {game} with {seats} seats");
        }
    }
}
