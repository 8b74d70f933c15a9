//! Examples of good play. Positions are drawn with row 6 on top, the items of seat 1 in upper case and
//! those of seat 2 in lower case.

#![allow(clippy::unwrap_used)]

mod beliefs;
mod laws;
mod setups;

use roshambo_rules::games::tsuefa::{
    FigureView, HouseRules, Item, Items, Move, Square, Tsuefa, TsuefaSampler, Variant, View,
};
use roshambo_rules::{Awaits, DiscardEvents, Game, Sampler, Seat, Seats};

use crate::belief::{Belief, UniformBelief};
use crate::budget::{Budget, Limit};
use crate::buffers::argmax;
use crate::heuristics::Heuristics;
use crate::rng::Rng;
use crate::search::Search;

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// A position with seat 1 on turn. The figures on the squares in `shown` have shown their items and
/// have moved.
fn position(rows: [&str; 6], shown: &[&str]) -> Tsuefa {
    let shown: Vec<Square> = shown.iter().map(|text| text.parse().unwrap()).collect();
    let mut figures = Vec::new();
    for (row, letters) in rows.iter().rev().enumerate() {
        for (column, letter) in letters.chars().enumerate().filter(|(_, letter)| *letter != '.') {
            let square = Square::new(column as u8, row as u8).unwrap();
            let fought = shown.contains(&square);
            figures.push(FigureView {
                square,
                seat: if letter.is_ascii_uppercase() { ONE } else { TWO },
                item: Item::from_letter(letter.to_ascii_uppercase()),
                shown: Some(fought),
                moved: Some(fought),
            });
        }
    }
    let view = View {
        seat: None,
        seats: Seats::new(2).unwrap(),
        variant: Variant::Novice,
        items: Items::default(),
        house: HouseRules::default(),
        awaits: Awaits::Turn { seat: ONE },
        turn: ONE,
        quiet: 0,
        figures,
        fight: None,
        hidden: Some(vec![vec![], vec![]]),
        lost: Some(vec![vec![], vec![]]),
        outcome: None,
    };
    TsuefaSampler::new(&view).sample(&mut Rng::new(1))
}

fn candidates(game: &Tsuefa) -> Vec<String> {
    let mut moves = Vec::new();
    game.candidates(ONE, &mut moves);
    moves.iter().map(Move::to_string).collect()
}

/// The move with the highest rating, which the medium level plays.
fn best(game: &Tsuefa) -> String {
    let (mut moves, mut ratings) = (Vec::new(), Vec::new());
    game.candidates(ONE, &mut moves);
    game.rate(ONE, &moves, &mut ratings);
    moves[argmax(&ratings)].to_string()
}

fn rating(game: &Tsuefa, text: &str) -> f32 {
    let mut ratings = Vec::new();
    game.rate(ONE, &[text.parse().unwrap()], &mut ratings);
    ratings[0]
}

#[test]
fn a_shown_figure_is_attacked_with_the_sign_that_beats_it() {
    let game = position(["f....d", "......", "..s...", ".PRS..", "......", "F....D"], &["c4"]);
    assert_eq!(best(&game), "c3-c4");
}

#[test]
fn attacking_a_shown_figure_that_wins_is_no_candidate() {
    let game = position(["f....d", "......", "..p...", "..R...", "......", "F....D"], &["c4"]);
    assert!(!candidates(&game).contains(&"c3-c4".to_owned()));
    let hidden = position(["f....d", "......", "..p...", "..R...", "......", "F....D"], &[]);
    assert!(candidates(&hidden).contains(&"c3-c4".to_owned()), "the seat does not know a hidden item");
}

#[test]
fn a_shown_figure_flees_from_the_sign_that_beats_it() {
    let game = position(["f....d", "......", "..p...", "..R...", "......", "FS...D"], &["c4", "c3"]);
    assert!(["c3-b3", "c3-d3", "c3-c2"].contains(&best(&game).as_str()), "{}", best(&game));
}

#[test]
fn a_figure_moves_towards_a_shown_figure_that_it_beats() {
    let game = position(["....fd", "......", "....s.", "......", ".R....", "F....D"], &["e4"]);
    assert!(rating(&game, "b2-c2") > rating(&game, "b2-a2") + 0.8);
}

#[test]
fn an_enemy_beside_the_flag_is_attacked() {
    let game = position(["f....d", "......", "...R..", "......", "rP....", "F....D"], &["a2"]);
    assert_eq!(best(&game), "b2-a2");
}

#[test]
fn the_flag_moves_only_if_an_enemy_is_near() {
    let flag_steps = |game: &Tsuefa| candidates(game).iter().any(|text| text.starts_with("a1-"));
    assert!(!flag_steps(&position(["f....d", "......", "......", "...r..", "....R.", "F....D"], &[])));
    let attacked = position(["f....d", "......", "......", "......", "r...R.", "F....D"], &["a2"]);
    assert!(flag_steps(&attacked));
    assert_eq!(best(&attacked), "a1-b1");
}

#[test]
fn the_only_hidden_figure_left_must_be_the_flag() {
    let game = position(["..fr..", "..R...", "......", "......", "......", "F....D"], &["d6", "c5"]);
    assert_eq!(best(&game), "c5-c6");
}

#[test]
fn attacking_a_hidden_figure_depends_on_the_items_still_hidden() {
    let prey = position(["f....d", "..s.s.", "..s...", "..RR..", "......", "F....D"], &[]);
    let beaters = position(["f....d", "..p.p.", "..p...", "..RR..", "......", "F....D"], &[]);
    assert!(rating(&prey, "c3-c4") > rating(&beaters, "c3-c4") + 1.0);
}

#[test]
fn the_best_sign_for_a_throw_beats_figures_nearby() {
    let mut game =
        position(["f....d", "..ss..", "..r...", "..R...", "......", "F....D"], &["c5", "d5", "c3"]);
    game.apply(ONE, "c3-c4".parse().unwrap(), &mut DiscardEvents);
    assert_eq!(game.asymmetric_throw().map(|throws| throws.map(|mv| mv.to_string())).unwrap()[0], "throw R");
    assert!(rating(&game, "throw R") > rating(&game, "throw P") + 0.3);
    assert!(rating(&game, "throw R") > rating(&game, "throw S"));
}

#[test]
fn a_fight_has_a_public_outcome_and_a_quiet_step_has_none() {
    let after = |rows: [&str; 6], text: &str| {
        let mut game = position(rows, &[]);
        game.apply(ONE, text.parse().unwrap(), &mut DiscardEvents);
        game.public_outcome()
    };
    let hidden = |letter: &str| format!("..{letter}...");
    let results = ["s", "p", "d", "r"]
        .map(|letter| after(["f.....", "......", &hidden(letter), "..R...", "......", "F....D"], "c3-c4"));
    for (place, result) in results.iter().enumerate() {
        assert!(!results[..place].contains(result), "{results:?}");
    }
    assert_eq!(after(["f.....", "......", "..s...", "..R...", "......", "F....D"], "c3-b3"), 0);
}

/// The flag is known, because only one figure has not shown its item.
#[test]
fn search_captures_a_flag_that_is_known_and_guards_its_own() {
    let search = |game: &Tsuefa| {
        let view = game.view(roshambo_rules::Viewer::Seat(ONE), roshambo_rules::Recall::Memory);
        let belief = UniformBelief::<Tsuefa>::new(&view);
        let result = Search::default().run(&belief, ONE, &Budget::new(Limit::Iterations(400), 1), 5);
        result.moves[0].mv.to_string()
    };
    let open = position(["..fr..", "..R...", "......", "......", "......", "F....D"], &["d6", "c5"]);
    assert_eq!(search(&open), "c5-c6");
    let besieged = position(["f....d", "......", "...S..", "......", "rP....", "F....D"], &["a2"]);
    assert_eq!(search(&besieged), "b2-a2");
}
