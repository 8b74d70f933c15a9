//! Examples of good play, on positions given by piles and hands.

#![allow(clippy::unwrap_used)]

use roshambo_rules::games::ninjan::{Card, CardSet, Ninjan};
use roshambo_rules::{Awaits, Game, Recall, Seat, Seats, Viewer};

use crate::belief::UniformBelief;
use crate::budget::{Budget, Limit};
use crate::buffers::argmax;
use crate::heuristics::Heuristics;
use crate::search::Search;

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// A game of two seats with these piles and these cards in hand. Hands are filled up to nine cards.
fn dealt(piles: &str, one: &str, two: &str) -> Ninjan {
    let (piles, mut one, mut two) = (cards(piles), cards(one), cards(two));
    let used: CardSet = piles.iter().chain(&one).chain(&two).copied().collect();
    let mut rest = Card::all().filter(|card| !used.contains(*card)).collect::<Vec<_>>().into_iter();
    for hand in [&mut one, &mut two] {
        while hand.len() < 9 {
            hand.push(rest.next().unwrap());
        }
    }
    let hands = one.into_iter().zip(two).flat_map(|(a, b)| [a, b]);
    let order: Vec<Card> = piles.into_iter().chain(hands).chain(rest).collect();
    let mut game = Ninjan::new(Seats::new(2).unwrap(), &Default::default());
    game.shuffle(&order).unwrap();
    game
}

fn best(game: &Ninjan, seat: Seat) -> String {
    let (mut moves, mut ratings) = (Vec::new(), Vec::new());
    game.legal_moves(seat, &mut moves);
    game.rate(seat, &moves, &mut ratings);
    moves[argmax(&ratings)].to_string()
}

fn after(mut game: Ninjan, moves: &[(Seat, &str)]) -> Ninjan {
    for (seat, text) in moves {
        game.play(*seat, text.parse().unwrap()).unwrap();
    }
    game
}

#[test]
fn a_high_card_is_chosen_to_take_a_rich_pile() {
    let hand = "R9 R-3 S4 S-2 P8 P-6 P2 S5 S1";
    assert_eq!(best(&dealt("S10 R-5 P1", hand, ""), ONE), "choose R9");
}

#[test]
fn a_card_that_would_have_to_take_a_negative_pile_is_kept() {
    let game = dealt("S-6 S-5 S-4", "R9 S3", "");
    let (mut ratings, moves) = (Vec::new(), ["choose R9", "choose S3"].map(|text| text.parse().unwrap()));
    game.rate(ONE, &moves, &mut ratings);
    assert!(ratings[0] < ratings[1], "{ratings:?}");
}

#[test]
fn the_richer_of_two_piles_is_taken() {
    let game = after(dealt("S3 S7 P1", "R9", "R1"), &[(ONE, "choose R9"), (TWO, "choose R1")]);
    assert_eq!(best(&game, ONE), "pile 2");
}

#[test]
fn a_negative_card_is_put_on_the_pile_that_the_other_is_about_to_take() {
    // Seat 2's rock must take scissors; seat 1's negative scissors beat nothing and go first.
    let game = after(dealt("R5 R4 S8", "S-2", "R-3"), &[(ONE, "choose S-2"), (TWO, "choose R-3")]);
    assert_eq!(game.awaits(), Awaits::Turn { seat: ONE });
    assert_eq!(best(&game, ONE), "pile 3");
}

#[test]
fn search_mixes_sealed_choices() {
    let game = dealt("S6 R6 P6", "R5 S5 P5 R3 S3 P3 R7 S7 P7", "");
    let view = Ninjan::reopen_sealed(&game.view(Viewer::Seat(ONE), Recall::Memory));
    let budget = Budget::new(Limit::Iterations(3_000), 1);
    let result = Search::default().run(&UniformBelief::<Ninjan>::new(&view), ONE, &budget, 7);
    let played: Vec<f64> =
        result.moves.iter().map(|searched| searched.share).filter(|share| *share > 0.0).collect();
    assert!(played.len() > 1, "{result:?}");
    assert!((played.iter().sum::<f64>() - 1.0).abs() < 1e-6);
}
