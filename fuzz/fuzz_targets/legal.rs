//! Plays a game that the input bytes choose: listed moves are legal, nothing panics, and samples are
//! consistent with the view of the seat.
#![no_main]

use libfuzzer_sys::fuzz_target;
use roshambo_rules::{Awaits, Dice, Game, Recall, Sampler, Viewer, deal_shuffled};
use roshambo_table::{GameId, with_game};

/// The input bytes as random numbers; 0 after the last byte.
struct Bytes<'a>(&'a [u8]);

impl Dice for Bytes<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let Some((first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        u32::from(*first) % bound
    }
}

fn play<G: Game>(seats: u8, mut dice: Bytes) {
    let Some(seats) = roshambo_rules::Seats::new(seats) else {
        return;
    };
    let mut game = G::new(seats, &G::Options::default());
    while !dice.0.is_empty() {
        let seat = match game.awaits() {
            Awaits::Over => return,
            Awaits::Deck => {
                deal_shuffled(&mut game, &mut dice, &mut Vec::new());
                continue;
            }
            awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) => awaits.seats().first().expect("an awaited seat"),
        };
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        for mv in &moves {
            assert_eq!(game.check(seat, *mv), Ok(()), "{mv}");
        }
        let viewer = Viewer::Seat(seat);
        let view = game.view(viewer, Recall::Memory);
        let sample = G::Sampler::new(&view).sample(&mut dice);
        assert_eq!(sample.view(viewer, Recall::Memory), view);
        let mv = game.sample_move(seat, &mut dice, &mut Vec::new());
        game.play(seat, mv).expect("a sampled move is legal");
    }
}

fuzz_target!(|bytes: &[u8]| {
    let [game, seats, rest @ ..] = bytes else {
        return;
    };
    let id = GameId::ALL[*game as usize % GameId::ALL.len()];
    let info = id.info();
    let seats = info.min_seats + seats % (info.max_seats - info.min_seats + 1);
    with_game!(id, G => play::<G>(seats, Bytes(rest)));
});
