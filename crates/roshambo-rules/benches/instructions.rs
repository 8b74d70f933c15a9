//! Instructions of random play, counted under valgrind: the same on every machine, however busy.
//!
//! Each benchmark plays the same games from the same seed; divide by the moves for a cost per move.

// The macros' own code.
#![allow(
    missing_docs,
    unused_qualifications,
    unreachable_pub,
    clippy::all,
    clippy::semicolon_if_nothing_returned
)]

use gungraun::prelude::*;
use roshambo_rules::games::{
    kanobu::Kanobu, ninjan::Ninjan, paws::Paws, paws_quick::PawsQuick, tsuefa::Tsuefa,
};
use roshambo_rules::{Dice, Game, Scratch, Seats, playout};
use std::hint::black_box;

struct Fast(fastrand::Rng);

impl Dice for Fast {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(..bound)
    }
}

/// So many games are long enough that starting up does not count.
const GAMES: usize = 50;

fn games<G: Game>(seats: u8) -> u64 {
    let Some(seats) = Seats::new(seats) else {
        return 0;
    };
    let start = G::new(seats, &G::Options::default());
    let mut dice = Fast(fastrand::Rng::with_seed(1));
    let mut scratch = Scratch::default();
    (0..GAMES).map(|_| playout(&mut start.clone(), &mut dice, &mut scratch)).sum()
}

macro_rules! random_play {
    ($($name:ident: $game:ty, $few:literal, $many:literal;)+) => {
        $(
            #[library_benchmark]
            #[bench::fewest($few)]
            #[bench::most($many)]
            fn $name(seats: u8) -> u64 {
                black_box(games::<$game>(black_box(seats)))
            }
        )+
        library_benchmark_group!(name = random_play, benchmarks = [$($name),+]);
    };
}

random_play! {
    paws: Paws, 2, 4;
    paws_quick: PawsQuick, 2, 4;
    ninjan: Ninjan, 2, 5;
    kanobu: Kanobu, 2, 6;
    tsuefa: Tsuefa, 2, 2;
}

main!(library_benchmark_groups = random_play);
