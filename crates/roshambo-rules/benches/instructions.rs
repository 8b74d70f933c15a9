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
use roshambo_rules::{Dice, Game, PlayoutBuffers, Seats, for_each_game, games, playout};
use std::hint::black_box;

struct Fast(fastrand::Rng);

impl Dice for Fast {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(..bound)
    }
}

/// Enough games that the cost of starting the program is negligible.
const GAMES: usize = 50;

fn play_games<G: Game>(seats: u8) -> u64 {
    let seats = Seats::new(seats).expect("the game's own number of seats");
    let start = G::new(seats, &G::Options::default());
    let mut dice = Fast(fastrand::Rng::with_seed(1));
    let mut buffers = PlayoutBuffers::default();
    (0..GAMES).map(|_| playout(&mut start.clone(), &mut dice, &mut buffers)).sum()
}

macro_rules! random_play {
    ($($variant:ident => $module:ident::$game:ident, $id:literal;)+) => {
        $(
            #[library_benchmark]
            #[bench::fewest(*games::$module::$game::SEATS.start())]
            #[bench::most(*games::$module::$game::SEATS.end())]
            fn $module(seats: u8) -> u64 {
                black_box(play_games::<games::$module::$game>(black_box(seats)))
            }
        )+
        library_benchmark_group!(name = random_play, benchmarks = [$($module),+]);
    };
}

for_each_game!(random_play);

main!(library_benchmark_groups = random_play);
