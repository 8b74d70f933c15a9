//! The rulings of `kanobu.md`, one by one. Positions are written as a pile, hands and a deck.

mod effects;
mod house_rules;
mod knowledge;
mod random_play;
mod turns;
mod violations;

use super::deck::{Deck, Pile};
use super::knowledge::Knowledge;
use super::makeup::DECK_SIZE;
use super::state::{MOST_MOVES, Phase};
use super::*;
use crate::error::{PlayError, RuleViolation};
use crate::event::DiscardEvents;
use crate::game::Sampler;

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

/// A running game with seat 1 to move. The pile is listed from its lowest card (`vW=r` is change colour
/// with red named); all its cards were played. The deck is listed from its top card.
fn position(pile: &str, hands: &[&str], deck: &str) -> Kanobu {
    let seats = Seats::new(hands.len() as u8).unwrap();
    let mut game = Kanobu::new(seats, &Options::default());
    let pile: Vec<Laid> = pile.split(' ').map(|text| text.replace('=', " ").parse().unwrap()).collect();
    game.pile = Pile::new(&pile, false);
    let deck = cards(deck);
    game.deck = Deck::new(&deck, deck.len());
    let mut hidden: CardSet = deck.into_iter().collect();
    game.knowledge = Knowledge::dealt(seats, CardSet::EMPTY, 0);
    for (i, hand) in hands.iter().enumerate() {
        game.hands.0[i] = cards(hand).into_iter().collect();
        game.sizes.0[i] = game.hands.0[i].len() as u8;
        game.knowledge.least.0[i] = game.sizes.0[i];
        game.knowledge.most.0[i] = game.sizes.0[i];
        hidden.add_all(game.hands.0[i]);
    }
    game.knowledge.pool = hidden;
    game.phase = Phase::Turn;
    game
}

fn legal(game: &Kanobu) -> String {
    let mut moves = Vec::new();
    for seat in game.awaits().seats().iter() {
        game.legal_moves(seat, &mut moves);
    }
    let mut texts: Vec<String> = moves.iter().map(Move::to_string).collect();
    texts.sort();
    texts.join(", ")
}

fn violation(game: &Kanobu, text: &str) -> Violation {
    match game.clone().play(game.turn, text.parse().unwrap()) {
        Err(PlayError::Rule(violation)) => violation,
        other => panic!("{text} a rule should forbid this move, got {other:?}"),
    }
}

fn ruling(game: &Kanobu, text: &str) -> &'static str {
    violation(game, text).ruling().0
}

/// Makes moves of the seat whose turn it is. `deck …` is the order of a deck.
fn play(game: &mut Kanobu, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves {
        let noted = match text.strip_prefix("deck ") {
            Some(order) => game.shuffle(&cards(order)).unwrap(),
            None => game.play(game.turn, text.parse().unwrap()).unwrap_or_else(|no| panic!("{text}: {no}")),
        };
        events.extend(noted);
    }
    events
}

fn pile(game: &Kanobu) -> String {
    game.pile.as_slice().iter().map(Laid::to_string).collect::<Vec<_>>().join(", ")
}

fn deck(game: &Kanobu) -> String {
    game.deck.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

fn hand(game: &Kanobu, number: u32) -> String {
    game.hands[seat(number)].to_string()
}

fn turn(game: &Kanobu) -> u8 {
    assert_eq!(game.awaits(), Awaits::Turn { seat: game.turn });
    game.turn.number()
}

#[test]
fn a_move_and_a_state_stay_small() {
    assert!(size_of::<Move>() <= 4);
    assert!(size_of::<Kanobu>() <= 512, "{}", size_of::<Kanobu>());
}

#[test]
fn only_the_texts_of_moves_are_parsed() {
    for text in [
        "play bR",
        "play vW r",
        "play vW",
        "play v*",
        "draw",
        "keep",
        "pass",
        "accept",
        "take bgP",
        "answer bR rS yP",
        "answer rS yP bR",
        "answer bR yP rS",
        "answer bR bR bX",
        "throw S",
    ] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for wrong in [
        "",
        "play",
        "play bR r",
        "play vW v",
        "play vN b",
        "play  bR",
        "draw 1",
        "take",
        "take vW r",
        "Draw",
        "answer bR rS",
        "answer rS bR yP",
        "answer yP bR rS",
        "answer yP rS bR",
        "answer bR rS yP ",
        "answer bR rS yP gR",
        "answer bR rS vW r",
        "throw X",
        "keep bR",
        "accept ",
    ] {
        assert!(wrong.parse::<Move>().is_err(), "{wrong:?}");
    }
}
