//! What a good player does, by example. Positions are reached by play from a deal that is written out.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use roshambo_rules::games::kanobu::{Card, Event, Kanobu, Kinds, Move, Options, Symbol};
use roshambo_rules::{
    Awaits, Dice, DiscardEvents, Game, Opening, Recall, Sampler, Seat, SeatSet, Seats, Viewer, deal_shuffled,
};
use roshambo_table::NumberedEvent;

use super::belief::Hunch;
use crate::budget::{Budget, Clock, Limit};
use crate::luck::Luck;
use crate::search::Search;
use crate::skill::{Belief, Skill, Space, Uniform, highest};

/// Two seats with these hands of six, the first one to play on a start card.
fn deal(hands: [&str; 2], start: &str) -> (Kanobu, Vec<Event>) {
    let options = Options { opening: Opening::Seat(Seat::FIRST) };
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
    Luck::new(1).shuffle(&mut rest);
    order.extend(rest);
    let events = game.shuffle(&order).unwrap();
    (game, events)
}

/// Makes moves of whoever's turn it is.
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

/// What the first seat was told.
fn tell(game: &Kanobu, events: &[Event]) -> Vec<NumberedEvent> {
    let redact = |event| game.redact(event, Viewer::Seat(Seat::FIRST), Recall::Memory).into();
    let numbered = events.iter().enumerate();
    numbered.map(|(number, event)| NumberedEvent { number: number as u64, event: redact(event) }).collect()
}

/// What rules of thumb play.
fn best(game: &Kanobu) -> String {
    let (mut moves, mut ratings) = (Vec::new(), Vec::new());
    let seat = game.whose_turn();
    game.consider(seat, &mut moves);
    game.rate(seat, &moves, &mut ratings);
    moves[highest(&ratings)].to_string()
}

fn considered(game: &Kanobu) -> Vec<String> {
    let mut moves = Vec::new();
    game.consider(game.whose_turn(), &mut moves);
    moves.iter().map(Move::to_string).collect()
}

const DULL: &str = "yR yS yP rR rS rP";

/// Four skips, each accepted: the player is on turn again with two cards.
const RUN: [&str; 8] = ["play bX", "accept", "play bgX", "accept", "play gX", "accept", "play grX", "accept"];

#[test]
fn a_last_card_that_fits_is_all_there_is_to_think_of() {
    let mut game = after(["bX bgX gX grX gR vW", DULL], "bS", &RUN);
    play(&mut game, &["play gR", "draw", "keep"]);
    assert_eq!(considered(&game).len(), 1);
    assert!(best(&game).starts_with("play vW"));
}

#[test]
fn a_chance_that_can_be_answered_is_answered() {
    let game = after(["vC bR bS bP gR gS", "yR yS yP rR b1 g1"], "bS", &["play vC"]);
    assert!(best(&game).starts_with("answer"), "{}", best(&game));
    assert!(considered(&game).len() <= 4, "one answer for each sign on top is enough");
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
fn a_change_of_colour_names_what_is_held_most() {
    let (game, _) = deal(["vW gR gS gP gX yR", DULL], "bP");
    assert_eq!(best(&game), "play vW g");
}

#[test]
fn whoever_is_about_to_win_gets_three_cards() {
    let mut game = after(["bX bgX gX grX gR rS", "gP g3 rR yR yS yP"], "bS", &RUN);
    play(&mut game, &["play gR"]);
    assert_eq!(game.hand_size(Seat::FIRST), 1);
    assert_eq!(best(&game), "play g3");
}

#[test]
fn of_two_cards_the_skip_goes_first_if_the_other_fits_on_it() {
    let mut game = after(["bX bgX gX brX bR bP", DULL], "bS", &["play bX", "accept", "play bgX", "accept"]);
    play(&mut game, &["play gX", "accept"]);
    let mut left = game;
    play(&mut left, &["play brX", "accept"]);
    assert_eq!(left.hand_size(Seat::FIRST), 2);
    assert_eq!(best(&game), "play brX");
}

#[test]
fn who_accepted_every_skip_will_hardly_pass_the_next_one_on() {
    let (mut game, mut events) = deal(["bX bgX gX grX rX rR", DULL], "bS");
    events.extend(play(&mut game, &RUN));
    let view = game.view(Viewer::Seat(Seat::FIRST), Recall::Memory);
    let belief = Hunch::new(&view, &tell(&game, &events), &Clock::endless());
    let budget = Budget::new(Limit::Iterations(500), 1);
    let thoughts = Search::default().think(&belief, Seat::FIRST, &budget, 1);
    assert_eq!(thoughts.moves[0].mv.to_string(), "play rX");
}

#[test]
fn three_more_cards_are_worth_much() {
    let game = after(["b3 bR bS bP gR gS", DULL], "bS", &["play b3", "accept"]);
    let chance = game.value()[Seat::new(1)];
    assert!(chance < 0.45, "{chance}");
}

#[test]
fn who_drew_had_nothing_that_fits() {
    let (mut game, mut events) = deal(["bX bgX gX grX gR gS", DULL], "bS");
    events.extend(play(&mut game, &RUN));
    events.extend(play(&mut game, &["play gR", "draw", "keep"]));
    let told = tell(&game, &events);
    let view = game.view(Viewer::Seat(Seat::FIRST), Recall::Memory);
    // Whether a chance was allowed is not asked.
    let fitting = Kinds::on(game.top_card()) & !Kinds::of_symbol(Symbol::Chance);
    let mean = |belief: &dyn Fn(&mut Luck) -> Kanobu| {
        let mut luck = Luck::new(3);
        let hand = |luck: &mut Luck| Kinds::held(belief(luck).hand(Seat::new(1)));
        (0..500).map(|_| (hand(&mut luck) & fitting).len()).sum::<u32>() as f32 / 500.0
    };
    let (hunch, uniform) = (Hunch::new(&view, &told, &Clock::endless()), Uniform::<Kanobu>::new(&view));
    let (informed, blind) = (mean(&|luck| hunch.sample(luck)), mean(&|luck| uniform.sample(luck)));
    // Six of its seven cards are of that time; only the one drawn may fit.
    assert!(informed < 0.5 && blind > 1.4, "{informed} against {blind}");
}

#[test]
fn a_throw_is_thought_about_as_if_nobody_else_had_thrown() {
    let mut game = Kanobu::new(Seats::new(3).unwrap(), &Options::default());
    deal_shuffled(&mut game, &mut Luck::new(1), &mut Vec::new());
    game.play(Seat::new(1), "throw R".parse().unwrap()).unwrap();
    let view = Kanobu::unsealed(&game.view(Viewer::Seat(Seat::FIRST), Recall::Memory));
    let state: Kanobu = <Kanobu as Game>::Sampler::new(&view).sample(&mut Luck::new(1));
    let nobody = Awaits::Sealed { waiting: game.seats().all(), decided: SeatSet::EMPTY };
    assert_eq!(state.awaits(), nobody);
    assert!(state.is_even_throw());
}

/// Everything that is asked of a skill, at every decision of random games.
#[test]
fn there_is_always_a_legal_move_to_think_of_and_chances_sum_to_one() {
    for seats in Kanobu::SEATS {
        let mut luck = Luck::new(seats.into());
        for _ in 0..15 {
            let mut game = Kanobu::new(Seats::new(seats).unwrap(), &Options::default());
            check_playout(&mut game, &mut luck);
        }
    }
}

fn check_playout(game: &mut Kanobu, luck: &mut Luck) {
    let (mut deck, mut space) = (Vec::new(), Space::default());
    loop {
        let seat = match game.awaits() {
            Awaits::Over => return,
            Awaits::Deck => {
                deal_shuffled(game, luck, &mut deck);
                continue;
            }
            awaits => awaits.seats().first().unwrap(),
        };
        let (mut moves, mut ratings) = (Vec::new(), Vec::new());
        game.consider(seat, &mut moves);
        assert!(!moves.is_empty());
        for mv in &moves {
            assert_eq!(game.check(seat, *mv), Ok(()), "{mv}");
        }
        game.rate(seat, &moves, &mut ratings);
        assert!(ratings.len() == moves.len() && ratings.iter().all(|rating| rating.is_finite()));
        let sum: f32 = game.seats().iter().map(|seat| game.value()[seat]).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        let rolled = game.roll(seat, luck, &mut space);
        assert_eq!(game.check(seat, rolled), Ok(()), "{rolled}");
        let mv = game.sample_move(seat, luck, &mut Vec::new());
        game.apply(seat, mv, &mut DiscardEvents);
    }
}
