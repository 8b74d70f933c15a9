//! Positions with the reasons that must be given in them.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use roshambo_rules::games::{
    kanobu::Kanobu, ninjan::Ninjan, paws::Paws, paws_quick::PawsQuick, tsuefa::Tsuefa,
};
use roshambo_rules::{Awaits, Dice, Game, GameOptions, Recall, Seat, Seats, Viewer};
use roshambo_table::{AnyView, GameId, MoveList, Observation, with_game};

use super::{Advice, reasons, reasons_in};
use crate::rng::Rng;

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// A game of two seats in which these cards are dealt: the cards before the hands, those of each hand, and
/// the cards after them. Hands are filled up to `size` from the rest of the deck.
fn dealt<G: Game>(options: &[(&str, &str)], before: &str, hands: [&str; 2], size: usize, after: &str) -> G {
    let seats = Seats::new(2).unwrap();
    let mut chosen = G::Options::default();
    options.iter().for_each(|(name, value)| chosen.set(seats, name, value).unwrap());
    let mut game = G::new(seats, &chosen);
    let mut rest = Vec::new();
    game.awaited_deck(&mut rest);
    let mut cards = |text: &str| -> Vec<G::Card> {
        let cards: Vec<G::Card> = text.split_whitespace().map(|card| card.parse().unwrap()).collect();
        for card in &cards {
            let place = rest.iter().position(|other| other == card).unwrap();
            rest.remove(place);
        }
        cards
    };
    let (mut order, mut hands, after) = (cards(before), hands.map(&mut cards), cards(after));
    for hand in &mut hands {
        while hand.len() < size {
            hand.push(rest.remove(0));
        }
    }
    for place in 0..size {
        order.extend(hands.iter().map(|hand| hand[place]));
    }
    order.extend(after.into_iter().chain(rest));
    game.shuffle(&order).unwrap();
    game
}

fn after<G: Game>(mut game: G, moves: &[(Seat, &str)]) -> G {
    for (seat, text) in moves {
        let mv = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(*seat, mv).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    game
}

/// The reasons for a move, as phrases without a language.
fn said<G: Game>(game: &G, seat: Seat, mv: &str) -> Vec<String>
where
    AnyView: From<G::View>,
{
    reasons(&seen(game, seat), mv).iter().map(ToString::to_string).collect()
}

fn seen<G: Game>(game: &G, seat: Seat) -> Observation
where
    AnyView: From<G::View>,
{
    let legal = match game.unlisted(seat) {
        Some(form) => MoveList::Unlisted { form },
        None => {
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            MoveList::Listed(moves.iter().map(ToString::to_string).collect())
        }
    };
    let view = game.view(Viewer::Seat(seat), Recall::Memory).into();
    Observation { seat, view, legal, events: Arc::default() }
}

#[track_caller]
fn check(said: &[String], wanted: &[&str]) {
    for phrase in wanted {
        assert!(said.iter().any(|said| said == phrase), "{phrase} is not in {said:#?}");
    }
}

fn ninjan(piles: &str, one: &str, two: &str) -> Ninjan {
    dealt(&[], piles, [one, two], 9, "")
}

#[test]
fn ninjan_reasons_name_the_sum_of_a_pile_and_what_the_next_seat_must_do() {
    // Both cards wait to be resolved: 9 before 1. Rock takes scissors.
    let game = after(ninjan("S3 S7 P1", "R9", "R1"), &[(ONE, "choose R9"), (TWO, "choose R1")]);
    check(
        &said(&game, ONE, "pile 2"),
        &[
            "advice-ninjan-takes(pile: ninjan-pile(pile: 2), sum: +7)",
            "advice-ninjan-richest(sum: +3)",
            "advice-ninjan-next-must(pile: ninjan-pile(pile: 1), seat: player(seat: 2), sum: +3)",
        ],
    );
    assert!(said(&game, ONE, "pile 3").is_empty(), "a card that beats a pile must take one");
    assert!(said(&game, TWO, "pile 2").is_empty(), "not its turn");
}

#[test]
fn ninjan_reasons_name_negative_piles_and_how_to_avoid_them() {
    let game = ninjan("S-6 S-5 S-4", "R9 S-3 P10", "");
    check(&said(&game, ONE, "choose R9"), &["advice-ninjan-would-suffer(sum: −4)"]);
    let avoiding = said(&game, ONE, "choose S-3");
    check(&avoiding, &["advice-ninjan-dumps(value: −3)"]);
    assert!(avoiding[1].starts_with("advice-ninjan-avoids("), "{avoiding:?}");
    let first = ninjan("S3 S7 P1", "R10", "");
    check(
        &said(&first, ONE, "choose R10"),
        &["advice-ninjan-would-take(pile: ninjan-pile(pile: 2), sum: +7)", "advice-ninjan-first"],
    );
}

fn kanobu(one: &str, two: &str, start: &str) -> Kanobu {
    dealt(&[("opening", "1")], "", [one, two], 6, start)
}

#[test]
fn kanobu_reasons_name_who_draws_and_what_is_passed_on() {
    let game = kanobu("b3 bR gS gP rR vW", "g3 bS bP yR yS yP", "b1");
    check(&said(&game, ONE, "play b3"), &["advice-kanobu-three(count: 3, seat: player(seat: 2))"]);
    let chained = after(game, &[(ONE, "play b3")]);
    check(
        &said(&chained, TWO, "play g3"),
        &["advice-kanobu-passes-on(count: 3)", "advice-kanobu-three(count: 6, seat: player(seat: 1))"],
    );
    check(
        &said(&chained, TWO, "accept"),
        &["advice-kanobu-accept-draw(count: 3)", "advice-kanobu-keeps-answer(count: 1)"],
    );
}

#[test]
fn kanobu_reasons_count_cards_of_the_named_colour_and_saved_violet_cards() {
    let game = kanobu("bR gS gP gR vW vN", "", "bS");
    check(
        &said(&game, ONE, "play vW g"),
        &["advice-kanobu-colour(colour: kanobu-colour(colour: green), count: 3)", "advice-left(count: 5)"],
    );
    check(&said(&game, ONE, "play bR"), &["advice-left(count: 5)", "advice-kanobu-saves(count: 2)"]);
}

fn paws(one: &str, two: &str) -> Paws {
    dealt(&[("opening", "1")], "", [one, two], 13, "")
}

#[test]
fn paws_reasons_count_played_cards_kept_jokers_and_beating_cards() {
    let game = paws("bR bR gR rR yR vR bS gS rS yS vS bP b*", "");
    let led = said(&game, ONE, "lead R bR");
    // 19 papers, the joker of paper and four colour jokers are unseen.
    check(
        &led,
        &[
            "advice-paws-sheds(count: 1, left: 12)",
            "advice-paws-beaters(count: 24, sign: sign-paper, total: 55)",
            "advice-paws-jokers(count: 1)",
        ],
    );
    let game = after(game, &[(ONE, "lead R bR"), (TWO, "pass")]);
    check(
        &said(&game, ONE, "play R many bR gR"),
        &["advice-paws-sheds(count: 2, left: 10)", "advice-paws-raise-many(count: 2)"],
    );
    check(&said(&game, ONE, "pass"), &["advice-pass-draws(count: 2)", "advice-pass-keeps(count: 12)"]);
    check(&said(&game, ONE, "play P one bP"), &["advice-paws-beats(count: 1, left: 12)"]);
}

#[test]
fn quick_paws_reasons_say_how_to_raise_a_set_and_what_a_pass_draws() {
    let hand = "bR bR bR gS gP gR rR yR yS yP *P";
    let game: PawsQuick = dealt(&[("opening", "1")], "", [hand, ""], 11, "vS");
    check(
        &said(&game, ONE, "play R bR bR bR"),
        &["advice-quick-beats(count: 3, drawn: 2, left: 10)", "advice-quick-raise(count: 4)"],
    );
    check(&said(&game, ONE, "combo gR gS gP"), &["advice-quick-combo(left: 8)"]);
    check(&said(&game, ONE, "pass"), &["advice-pass-draws(count: 3)", "advice-pass-keeps(count: 11)"]);
}

/// A game after both setups. The rows of seat 2 are mirrored: its back row is row 6.
fn tsuefa(one: &str, two: &str) -> Tsuefa {
    let game = Tsuefa::new(Seats::new(2).unwrap(), &Default::default());
    after(game, &[(ONE, one), (TWO, two)])
}

#[test]
fn tsuefa_reasons_say_what_a_setup_protects() {
    let game = Tsuefa::new(Seats::new(2).unwrap(), &Default::default());
    check(
        &said(&game, ONE, "setup FDSSSPPPRRRR"),
        &["advice-tsuefa-flag-back(count: 2)", "advice-tsuefa-dynamite-beside", "advice-tsuefa-differ"],
    );
    check(
        &said(&game, TWO, "setup RRRRSSDSPPFP"),
        &["advice-tsuefa-flag-front(count: 4)", "advice-tsuefa-differ"],
    );
    assert!(said(&game, ONE, "setup FFSSSPPPRRRR").is_empty(), "a setup has one flag");
    assert!(said(&game, ONE, "setup ...").is_empty(), "the form of a setup is not a setup");
}

#[test]
fn tsuefa_reasons_count_what_an_attacked_figure_can_carry() {
    let game = tsuefa("setup FDSSSPRPPRRR", "setup FDSSSPRPPRRR");
    let moves = [(ONE, "a2-a3"), (TWO, "f5-f4"), (ONE, "a3-a4"), (TWO, "f4-f3")];
    let game = after(game, &moves);
    // Rock against an unmoved figure: three scissors and the flag lose to it, four rocks tie.
    check(
        &said(&game, ONE, "a4-a5"),
        &[
            "advice-tsuefa-odds(both: 1, losses: 3, ties: 4, total: 12, wins: 4)",
            "advice-tsuefa-may-explode",
            "advice-tsuefa-attack-shows",
        ],
    );
    // The figure on f3 has moved, so it is not dynamite.
    check(
        &said(&game, ONE, "f2-f3"),
        &["advice-tsuefa-odds(both: 0, losses: 3, ties: 4, total: 11, wins: 4)", "advice-tsuefa-no-dynamite"],
    );
}

#[test]
fn tsuefa_reasons_name_shown_figures_that_win() {
    // Paper takes the rock on a5, and the scissors of b5 take the paper: now both seats know them.
    let game = tsuefa("setup FDRRRRPPSSSP", "setup FDPRRRRSPPSS");
    let game = after(
        game,
        &[(ONE, "a2-a3"), (TWO, "f5-f4"), (ONE, "a3-a4"), (TWO, "f4-f3"), (ONE, "a4-a5"), (TWO, "b5-a5")],
    );
    assert_eq!(game.figures(ONE).len(), 11, "the scissors have cut the paper");
    let game = after(game, &[(ONE, "b2-b3"), (TWO, "a5-a4"), (ONE, "b3-b4"), (TWO, "f3-e3")]);
    check(&said(&game, ONE, "b4-b3"), &["advice-tsuefa-flees(item: sign-scissors, square: a4)"]);
    check(&said(&game, ONE, "b4-a4"), &["advice-tsuefa-loses(item: sign-scissors)"]);
}

fn check_independence_of_hidden_cards<G: Advice>(seats: u8)
where
    AnyView: From<G::View>,
{
    let mut rng = Rng::new(u64::from(seats));
    let mut game = G::new(Seats::new(seats).unwrap(), &Default::default());
    for _ in 0..80 {
        let mut cards = Vec::new();
        match game.awaits() {
            Awaits::Over => break,
            Awaits::Deck => {
                game.awaited_deck(&mut cards);
                rng.shuffle(&mut cards);
                game.shuffle(&cards).unwrap();
            }
            awaits @ (Awaits::Turn { .. } | Awaits::Sealed { .. }) => {
                let seat = awaits.seats().first().unwrap();
                let observation = seen(&game, seat);
                let played = game.sample_move(seat, &mut rng, &mut Vec::new());
                for mv in observation
                    .legal
                    .listed()
                    .unwrap_or_default()
                    .iter()
                    .take(20)
                    .chain([&played.to_string()])
                {
                    let first = reasons_in::<G>(&observation, mv, 0);
                    for seed in 1..5 {
                        assert_eq!(first, reasons_in::<G>(&observation, mv, seed), "{mv}");
                    }
                }
                game.play(seat, played).unwrap();
            }
        }
    }
}

#[test]
fn reasons_do_not_depend_on_the_sampled_hidden_cards() {
    for game in GameId::ALL {
        let info = game.info();
        for seats in info.min_seats..=info.max_seats {
            with_game!(game, G => check_independence_of_hidden_cards::<G>(seats));
        }
    }
}
