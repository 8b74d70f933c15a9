//! Examples of good play. Positions are reached by playing from a given deal.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use roshambo_rules::games::kanobu::{Card, Event, Kanobu, Kinds, Move, Options, Symbol};
use roshambo_rules::{Dice, Game, Opening, Recall, Seat, Seats, Viewer};
use roshambo_table::NumberedEvent;

use super::belief::KanobuBelief;
use crate::belief::{Belief, UniformBelief};
use crate::budget::{Budget, Limit, SearchClock};
use crate::buffers::argmax;
use crate::heuristics::Heuristics;
use crate::rng::Rng;
use crate::search::Search;

/// A game of two seats with these hands of six cards. Seat 1 plays first, on the start card.
fn deal(hands: [&str; 2], start: &str) -> (Kanobu, Vec<Event>) {
    let options = Options { opening: Opening::Seat(Seat::FIRST), ..Options::default() };
    let mut game = Kanobu::new(Seats::new(2).unwrap(), &options);
    let hands =
        hands.map(|hand| hand.split(' ').map(|card| card.parse::<Card>().unwrap()).collect::<Vec<_>>());
    let mut order: Vec<Card> = (0..6).flat_map(|i| [hands[0][i], hands[1][i]]).collect();
    order.push(start.parse().unwrap());
    let mut rest = Vec::new();
    game.awaited_deck(&mut rest);
    for card in &order {
        let place = rest.iter().position(|left| left == card).expect("a card once too often");
        rest.remove(place);
    }
    Rng::new(1).shuffle(&mut rest);
    order.extend(rest);
    let events = game.shuffle(&order).unwrap();
    (game, events)
}

/// Makes moves, each for the seat on turn.
fn play(game: &mut Kanobu, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves {
        let noted = game.play(game.whose_turn(), text.parse().unwrap());
        events.extend(noted.unwrap_or_else(|no| panic!("{text}: {no}")));
    }
    events
}

fn after(hands: [&str; 2], start: &str, moves: &[&str]) -> Kanobu {
    let (mut game, _) = deal(hands, start);
    play(&mut game, moves);
    game
}

/// The events as seat 1 receives them.
fn received(game: &Kanobu, events: &[Event]) -> Vec<NumberedEvent> {
    let redact = |event| game.redact(event, Viewer::Seat(Seat::FIRST), Recall::Memory).into();
    let numbered = events.iter().enumerate();
    numbered.map(|(number, event)| NumberedEvent { number: number as u64, event: redact(event) }).collect()
}

/// The move with the highest rating, which the medium level plays.
fn best(game: &Kanobu) -> String {
    let (mut moves, mut ratings) = (Vec::new(), Vec::new());
    let seat = game.whose_turn();
    game.candidates(seat, &mut moves);
    game.rate(seat, &moves, &mut ratings);
    moves[argmax(&ratings)].to_string()
}

fn candidates(game: &Kanobu) -> Vec<String> {
    let mut moves = Vec::new();
    game.candidates(game.whose_turn(), &mut moves);
    moves.iter().map(Move::to_string).collect()
}

const DULL: &str = "yR yS yP rR rS rP";

/// Four skips, each accepted: seat 1 is on turn again with two cards.
const RUN: [&str; 8] = ["play bX", "accept", "play bgX", "accept", "play gX", "accept", "play grX", "accept"];

#[test]
fn a_last_card_that_fits_is_the_only_candidate() {
    let mut game = after(["bX bgX gX grX gR vW", DULL], "bS", &RUN);
    play(&mut game, &["play gR", "draw", "keep"]);
    assert_eq!(candidates(&game).len(), 1);
    assert!(best(&game).starts_with("play vW"));
}

#[test]
fn a_chance_that_can_be_answered_is_answered() {
    let game = after(["vC bR bS bP gR gS", "yR yS yP rR b1 g1"], "bS", &["play vC"]);
    assert!(best(&game).starts_with("answer"), "{}", best(&game));
    assert!(candidates(&game).len() <= 4, "one answer for each sign on top");
}

#[test]
fn three_cards_are_passed_on_rather_than_drawn() {
    let game = after(["b3 bR bS bP gR gS", "r3 yS yP rR yR gP"], "bS", &["play b3"]);
    assert_eq!(best(&game), "play r3");
}

#[test]
fn a_cancel_is_kept_while_a_sign_fits() {
    let (game, _) = deal(["bR vN gS rS yP gP", DULL], "bS");
    assert_eq!(best(&game), "play bR");
}

#[test]
fn a_change_of_colour_names_the_colour_held_most() {
    let (game, _) = deal(["vW gR gS gP gX yR", DULL], "bP");
    assert_eq!(best(&game), "play vW g");
}

#[test]
fn a_seat_that_is_about_to_win_gets_three_cards() {
    let mut game = after(["bX bgX gX grX gR rS", "gP g3 rR yR yS yP"], "bS", &RUN);
    play(&mut game, &["play gR"]);
    assert_eq!(game.hand_size(Seat::FIRST), 1);
    assert_eq!(best(&game), "play g3");
}

#[test]
fn a_skip_is_played_before_a_card_that_fits_on_it() {
    let mut game = after(["bX bgX gX brX bR bP", DULL], "bS", &["play bX", "accept", "play bgX", "accept"]);
    play(&mut game, &["play gX", "accept"]);
    let mut left = game;
    play(&mut left, &["play brX", "accept"]);
    assert_eq!(left.hand_size(Seat::FIRST), 2);
    assert_eq!(best(&game), "play brX");
}

#[test]
fn a_seat_that_accepted_every_skip_probably_has_none() {
    let (mut game, mut events) = deal(["bX bgX gX grX rX rR", DULL], "bS");
    events.extend(play(&mut game, &RUN));
    let view = game.view(Viewer::Seat(Seat::FIRST), Recall::Memory);
    let belief = KanobuBelief::new(&view, &received(&game, &events), &SearchClock::endless());
    let budget = Budget::new(Limit::Iterations(500), 1);
    let result = Search::default().run(&belief, Seat::FIRST, &budget, 1);
    assert_eq!(result.moves[0].mv.to_string(), "play rX");
}

#[test]
fn drawing_three_cards_lowers_the_value() {
    let game = after(["b3 bR bS bP gR gS", DULL], "bS", &["play b3", "accept"]);
    let chance = game.value()[Seat::new(1)];
    assert!(chance < 0.45, "{chance}");
}

#[test]
fn a_seat_that_drew_is_believed_to_have_had_no_card_that_fits() {
    let (mut game, mut events) = deal(["bX bgX gX grX gR gS", DULL], "bS");
    events.extend(play(&mut game, &RUN));
    events.extend(play(&mut game, &["play gR", "draw", "keep"]));
    let events = received(&game, &events);
    let view = game.view(Viewer::Seat(Seat::FIRST), Recall::Memory);
    // A chance may not have been allowed, so it is not part of the evidence.
    let fitting = Kinds::on(game.top_card()) & !Kinds::of_symbol(Symbol::Chance);
    let mean = |belief: &dyn Fn(&mut Rng) -> Kanobu| {
        let mut rng = Rng::new(3);
        let hand = |rng: &mut Rng| Kinds::held(belief(rng).hand(Seat::new(1)));
        (0..500).map(|_| (hand(&mut rng) & fitting).len()).sum::<u32>() as f32 / 500.0
    };
    let (weighted, uniform) =
        (KanobuBelief::new(&view, &events, &SearchClock::endless()), UniformBelief::<Kanobu>::new(&view));
    let (informed, blind) = (mean(&|rng| weighted.sample(rng)), mean(&|rng| uniform.sample(rng)));
    // The seat had six of its seven cards at that time; only the drawn card may fit.
    assert!(informed < 0.5 && blind > 1.4, "{informed} against {blind}");
}
