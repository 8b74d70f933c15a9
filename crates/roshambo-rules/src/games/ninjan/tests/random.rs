//! Properties that hold in every position of random games, and the distribution of samples.

use super::super::state::ROUNDS;
use super::*;
use crate::dice::Dice;
use crate::game::Sampler;
use crate::sign::Sign;

struct Rng(fastrand::Rng);

impl Dice for Rng {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(..bound)
    }
}

fn every_move() -> impl Iterator<Item = Move> {
    Card::all().map(Move::Choose).chain(Pile::ALL.map(Move::Pile)).chain(Sign::ALL.map(Move::Throw))
}

/// Checks the properties of one position.
fn check_position(game: &Ninjan, dice: &mut Rng) {
    for seat in game.awaits().seats().iter() {
        let mut listed = Vec::new();
        game.legal_moves(seat, &mut listed);
        let good: Vec<Move> = every_move().filter(|mv| game.check(seat, *mv).is_ok()).collect();
        assert_eq!(listed, good);
    }
    for viewer in Viewer::all(game.seats) {
        let view = game.view(viewer, Recall::Memory);
        let sampled = NinjanSampler::new(&view).sample(dice);
        assert_eq!(sampled.view(viewer, Recall::Memory), view);
        let hidden: usize = game.seats.iter().filter(|s| !viewer.is(*s)).map(|s| game.hands[s].len()).sum();
        assert_eq!(view.unseen.len(), hidden + game.unused());
        for seat in game.seats.iter() {
            let sealed = sampled.chosen[seat].filter(|_| matches!(sampled.phase, Phase::Choosing { .. }));
            assert!(sealed.is_none_or(|card| sampled.hands[seat].contains(card)));
            assert_eq!(sampled.chosen[seat].is_some(), game.chosen[seat].is_some());
        }
    }
    let places =
        game.hands.0.into_iter().chain(game.winnings.0).chain([game.piles.all_cards(), game.revealed]);
    let (together, count) =
        places.fold((CardSet::EMPTY, 0), |(set, count), cards| (set.with(cards), count + cards.len()));
    assert_eq!(together.len(), count, "no card is in two places");
    assert_eq!(count + game.unused(), DECK_SIZE);
}

#[test]
fn random_games_lose_no_card_and_every_view_can_be_sampled() {
    let mut dice = Rng(fastrand::Rng::with_seed(9));
    let mut throws = 0;
    for round in 0..60 {
        let seats = Seats::new(2 + round % 4).unwrap();
        let mut game = Ninjan::new(seats, &Options::default());
        check_position(&game, &mut dice);
        let mut deck = CardSet::DECK.to_vec();
        dice.shuffle(&mut deck);
        game.shuffle(&deck).unwrap();
        let mut plies = 0;
        while game.outcome().is_none() {
            check_position(&game, &mut dice);
            let waiting: Vec<Seat> = game.awaits().seats().iter().collect();
            let seat = dice.pick(&waiting);
            let mv = game.sample_move(seat, &mut dice, &mut Vec::new());
            game.play(seat, mv).unwrap();
            plies += 1;
        }
        check_position(&game, &mut dice);
        let moves = seats.count() * usize::from(ROUNDS) * 2;
        assert!(plies >= moves);
        throws += plies - moves;
    }
    assert!(throws > 0, "some games have a throw");
}

#[test]
fn every_unseen_card_is_sampled_in_every_place_with_equal_probability() {
    let mut game = position(8, ["R8", "P7", "P1"], &["P5 P6", "S-6 S1", "R1 R2"]);
    play(&mut game, 2, "choose S-6");
    let view = game.view(Viewer::Seat(seat(1)), Recall::Memory);
    let sampler = NinjanSampler::new(&view);
    let mut dice = Rng(fastrand::Rng::with_seed(8));
    let (samples, mut sealed, mut held) = (40_000, [0_i32; DECK_SIZE], [0_i32; DECK_SIZE]);
    for _ in 0..samples {
        let game = sampler.sample(&mut dice);
        for (i, card) in view.unseen.iter().enumerate() {
            sealed[i] += i32::from(game.chosen.0[1] == Some(card));
            held[i] += i32::from(game.hands.0[2].contains(card));
        }
    }
    let unseen = view.unseen.len() as i32;
    for i in 0..unseen as usize {
        assert!((sealed[i] - samples / unseen).abs() < 200, "{sealed:?}");
        assert!((held[i] - 2 * samples / unseen).abs() < 280, "{held:?}");
    }
}
