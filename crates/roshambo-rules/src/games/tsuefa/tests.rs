//! The rulings of `tsuefa.md`, one by one. Positions are drawn with row 6 at the top. The items of seat 1
//! are in upper case, those of seat 2 in lower case.

mod random;
mod secrets;

use super::*;
use crate::error::{PlayError, RuleViolation};
use crate::options::GameOptions;
use crate::seat::SeatSet;
use board::Squares;
use state::{Phase, SEATS};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);
const ITEMS: &str = "setup FDSSSPPPRRRR";

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

/// A running game before the first fight and the first step.
fn position(turn: Seat, rows: [&str; 6]) -> Tsuefa {
    let mut game = Tsuefa::new(SEATS, &Options::default());
    for (row, letters) in rows.iter().rev().enumerate() {
        for (column, letter) in letters.chars().enumerate().filter(|(_, letter)| *letter != '.') {
            let square = Square::new(column as u8, row as u8).unwrap();
            let seat = if letter.is_ascii_uppercase() { ONE } else { TWO };
            game.board.figures[seat].add(square);
            game.board.items[Item::from_letter(letter.to_ascii_uppercase()).unwrap()].add(square);
        }
    }
    game.phase = Phase::Moving;
    game.turn = turn;
    game
}

/// The board in the format of `position`.
fn drawn(game: &Tsuefa) -> [String; 6] {
    let letter = |square| match (game.board.owner(square), game.board.item(square)) {
        (Some(ONE), Some(item)) => item.letter(),
        (Some(_), Some(item)) => item.letter().to_ascii_lowercase(),
        _ => '.',
    };
    [5, 4, 3, 2, 1, 0].map(|row| (0..6).map(|column| letter(Square::new(column, row).unwrap())).collect())
}

/// A figure of seat 1 on c3 and one of seat 2 on c4, with seat 1 to move. The flags are far away.
fn face_to_face(attacker: char, defender: char) -> Tsuefa {
    let (upper, lower) = (format!("..{defender}..."), format!("..{attacker}..."));
    position(ONE, ["f....d", "......", &upper, &lower, "......", "F....D"])
}

fn play(game: &mut Tsuefa, seat: Seat, text: &str) -> Vec<Event> {
    game.play(seat, text.parse().unwrap()).unwrap()
}

fn violation(game: &Tsuefa, seat: Seat, text: &str) -> Violation {
    match game.clone().play(seat, text.parse().unwrap()) {
        Err(PlayError::Rule(violation)) => violation,
        other => panic!("{text} a rule should forbid this move, got {other:?}"),
    }
}

fn legal(game: &Tsuefa, seat: Seat) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let mut texts: Vec<String> = moves.iter().map(Move::to_string).collect();
    texts.sort();
    texts
}

fn outcome(game: &Tsuefa) -> Option<(String, Vec<i32>)> {
    game.outcome().map(|outcome| (outcome.winners.to_string(), outcome.scores.as_slice().to_vec()))
}

fn started() -> Tsuefa {
    let mut game = Tsuefa::new(SEATS, &Options::default());
    play(&mut game, TWO, ITEMS);
    play(&mut game, ONE, ITEMS);
    game
}

#[test]
fn both_seats_set_up_in_secret_and_seat_one_moves_first() {
    let mut game = Tsuefa::new(SEATS, &Options::default());
    assert_eq!(game.awaits(), Awaits::Sealed { waiting: SEATS.all(), decided: SeatSet::EMPTY });
    assert_eq!((game.unlisted(ONE), game.unlisted(TWO)), (Some("setup ..."), Some("setup ...")));
    assert_eq!(legal(&game, ONE), [""; 0]);
    play(&mut game, TWO, ITEMS);
    assert_eq!((game.unlisted(ONE), game.unlisted(TWO)), (Some("setup ..."), None));
    assert!(matches!(game.play(TWO, ITEMS.parse().unwrap()), Err(PlayError::AlreadyDecided { .. })));
    let events = play(&mut game, ONE, ITEMS);
    assert_eq!(events.last(), Some(&Event::Begins { seat: ONE }));
    assert_eq!(game.awaits(), Awaits::Turn { seat: ONE });
    assert_eq!(drawn(&game), ["fdsssp", "pprrrr", "......", "......", "PPRRRR", "FDSSSP"]);
}

#[test]
fn a_setup_has_one_flag_one_dynamite_and_the_signs_of_the_option() {
    let mut options = Options::default();
    let game = Tsuefa::new(SEATS, &options);
    let found = |text| violation(&game, ONE, text);
    assert_eq!(found("setup FFSSSPPPRRRD"), Violation::Flags { found: 2 });
    assert_eq!(found("setup SDSSSPPPRRRR"), Violation::Flags { found: 0 });
    assert_eq!(found("setup FSSSSPPPRRRR"), Violation::Dynamites { found: 0 });
    let few = found("setup FDSSSSPPRRRR");
    assert_eq!(few, Violation::SignCount { sign: Sign::Paper, found: 2, expected: 3 });
    for reason in [found("a2-a3"), found("throw R")] {
        assert_eq!((reason, reason.ruling().0), (Violation::SetUpFirst, "tsuefa/setup"));
    }
    options.set(SEATS, "items", "8-1-1").unwrap();
    let game = Tsuefa::new(SEATS, &options);
    assert_eq!(violation(&game, ONE, ITEMS).ruling().0, "tsuefa/setup");
    assert_eq!(game.check(ONE, "setup FDSPRRRRRRRR".parse().unwrap()), Ok(()));
    assert_eq!(violation(&started(), ONE, ITEMS), Violation::SetUpDone);
}

#[test]
fn a_figure_moves_one_square_up_down_left_or_right() {
    let game = position(ONE, ["f....r", "......", "..R...", ".....R", "r.....", "F....D"]);
    let steps = ["a1-a2", "a1-b1", "c4-b4", "c4-c3", "c4-c5", "c4-d4", "f3-e3", "f3-f2", "f3-f4"];
    assert_eq!(legal(&game, ONE), steps);
    for text in ["c4-d5", "c4-c4", "c4-c6", "f3-a4"] {
        let reason = violation(&game, ONE, text);
        assert!(matches!(reason, Violation::NotOneSquare { .. }) && reason.ruling().0 == "tsuefa/moves");
    }
    assert_eq!(violation(&game, ONE, "b1-b2"), Violation::NoFigure { square: square("b1") });
    assert_eq!(violation(&game, ONE, "a2-a3"), Violation::NoFigure { square: square("a2") });
    assert_eq!(violation(&started(), ONE, "c1-c2"), Violation::OntoOwn { square: square("c2") });
    assert_eq!(violation(&game, ONE, "throw R"), Violation::NoThrow);
}

#[test]
fn dynamite_never_moves_but_the_flag_may() {
    let mut game = face_to_face('R', 'p');
    assert_eq!(violation(&game, ONE, "f1-f2").ruling().0, "tsuefa/1");
    play(&mut game, ONE, "a1-a2");
    assert_eq!(game.awaits(), Awaits::Turn { seat: TWO });
}

#[test]
fn the_winner_of_a_fight_stays_and_both_items_are_shown() {
    for (attacker, defender) in [('R', 's'), ('S', 'p'), ('P', 'r')] {
        let mut game = face_to_face(attacker, defender);
        let events = play(&mut game, ONE, "c3-c4");
        assert!(matches!(events[..], [Event::Fought { result: Some(Clash::AttackerWins), .. }]));
        assert_eq!(drawn(&game)[2..4], [format!("..{attacker}..."), "......".to_owned()]);
        assert_eq!(game.board.shown, Squares::only(square("c4")));
        assert_eq!(game.lost[TWO].to_vec(), [Item::from_letter(defender.to_ascii_uppercase()).unwrap()]);
    }
    for (attacker, defender) in [('S', 'r'), ('P', 's'), ('R', 'p')] {
        let mut game = face_to_face(attacker, defender);
        play(&mut game, ONE, "c3-c4");
        assert_eq!(drawn(&game)[2..4], [format!("..{defender}..."), "......".to_owned()]);
        assert_eq!(game.board.shown, Squares::only(square("c4")));
        assert_eq!(game.awaits(), Awaits::Turn { seat: TWO });
    }
}

#[test]
fn attacking_dynamite_removes_both_figures_even_an_attacking_flag() {
    let mut game = face_to_face('R', 'd');
    play(&mut game, ONE, "c3-c4");
    assert_eq!(drawn(&game), ["f....d", "......", "......", "......", "......", "F....D"]);
    assert_eq!(outcome(&game), None);
    let mut game = position(TWO, ["......", "......", "..f...", "..D...", "......", "F....."]);
    let events = play(&mut game, TWO, "c4-c3");
    assert_eq!(drawn(&game)[2..4], ["......", "......"]);
    assert_eq!(events.last(), Some(&Event::GameWon { seat: ONE }));
    assert_eq!(outcome(&game), Some(("1".to_owned(), vec![1, 0])));
}

#[test]
fn equal_signs_lead_to_throws_until_one_seat_wins_and_its_figure_carries_the_sign_that_won() {
    let mut game = face_to_face('S', 's');
    play(&mut game, ONE, "c3-c4");
    assert_eq!(game.awaits(), Awaits::Sealed { waiting: SEATS.all(), decided: SeatSet::EMPTY });
    assert_eq!(legal(&game, TWO), ["throw P", "throw R", "throw S"]);
    for text in ["a6-a5", ITEMS] {
        let reason = violation(&game, TWO, text);
        assert_eq!((reason, reason.ruling().0), (Violation::ThrowFirst, "common/throw"));
    }
    play(&mut game, TWO, "throw R");
    play(&mut game, ONE, "throw R");
    assert_eq!(game.awaits(), Awaits::Sealed { waiting: SEATS.all(), decided: SeatSet::EMPTY });
    play(&mut game, ONE, "throw P");
    play(&mut game, TWO, "throw R");
    assert_eq!(drawn(&game)[2..4], ["..P...", "......"]);
    assert_eq!(game.awaits(), Awaits::Turn { seat: TWO });
    assert!(game.board.shown.contains(square("c4")));
    assert_eq!(game.lost[TWO].to_vec(), ["S".parse().map(Item::Sign).unwrap()]);
}

/// The example record: the defender wins the throw and stays, with the sign that won.
#[test]
fn a_defender_that_wins_the_throw_stays_with_the_sign_that_won() {
    let mut game = started();
    let moves = ["c2-c3", "f5-f4", "c3-c4", "f4-f3", "c4-c5"];
    for (text, seat) in moves.into_iter().zip([ONE, TWO].into_iter().cycle()) {
        play(&mut game, seat, text);
    }
    play(&mut game, ONE, "throw R");
    play(&mut game, TWO, "throw P");
    assert_eq!(drawn(&game), ["fdsssp", "ppprr.", "......", ".....r", "PP.RRR", "FDSSSP"]);
}

#[test]
fn a_flag_loses_to_every_attacker_and_loses_attacking_but_captures_the_other_flag() {
    for attacker in ['R', 'S', 'P', 'F'] {
        let row = format!("..{attacker}...");
        let own = if attacker == 'F' { "......" } else { "F....." };
        let mut game = position(ONE, ["r.....", "......", "..f...", &row, "......", own]);
        play(&mut game, ONE, "c3-c4");
        assert_eq!(drawn(&game)[2..4], [row, "......".to_owned()]);
        assert_eq!(outcome(&game), Some(("1".to_owned(), vec![1, 0])));
    }
    for defender in ['r', 's', 'p', 'd'] {
        let row = format!("..{defender}...");
        let mut game = position(ONE, ["f.....", "......", &row, "..F...", "......", "R....."]);
        play(&mut game, ONE, "c3-c4");
        assert_eq!(outcome(&game), Some(("2".to_owned(), vec![0, 1])));
        assert_eq!(game.play(TWO, "a6-a5".parse().unwrap()), Err(PlayError::GameOver));
    }
}

#[test]
fn a_flag_in_the_corner_behind_dynamite_still_leaves_a_legal_move() {
    let game = position(ONE, ["f.....", "......", "......", "......", "D.....", "FR...."]);
    assert_eq!(legal(&game, ONE), ["b1-b2", "b1-c1"]);
}

#[test]
fn the_hundredth_step_in_a_row_without_an_attack_is_a_draw() {
    let mut game = face_to_face('R', 's');
    let there_and_back = [(ONE, "a1-a2"), (TWO, "a6-a5"), (ONE, "a2-a1"), (TWO, "a5-a6")];
    for (seat, text) in there_and_back.into_iter().cycle().take(99) {
        play(&mut game, seat, text);
    }
    play(&mut game, TWO, "c4-c3");
    assert_eq!((game.quiet, outcome(&game)), (0, None), "an attack resets the count");
    let from_here = [(ONE, "a1-a2"), (TWO, "a5-a6"), (ONE, "a2-a1"), (TWO, "a6-a5")];
    for (seat, text) in from_here.into_iter().cycle().take(99) {
        play(&mut game, seat, text);
    }
    assert_eq!((game.quiet, outcome(&game)), (99, None));
    let events = play(&mut game, TWO, "a6-a5");
    assert_eq!(events.last(), Some(&Event::Drawn { steps: 100 }));
    assert_eq!(outcome(&game), Some((String::new(), vec![0, 0])));
}

#[test]
fn a_house_rule_says_after_how_many_steps_without_an_attack_the_game_is_a_draw() {
    let mut options = Options::default();
    for wrong in ["19", "201", "0100", "", "-1", "hundred"] {
        assert!(options.set(SEATS, "quiet", wrong).is_err(), "{wrong:?}");
    }
    options.set(SEATS, "quiet", "100").unwrap();
    assert_eq!(options, Options::default());
    options.set(SEATS, "quiet", "30").unwrap();
    let mut game = face_to_face('R', 's');
    game.house = options.house;
    let there_and_back = [(ONE, "a1-a2"), (TWO, "a6-a5"), (ONE, "a2-a1"), (TWO, "a5-a6")];
    for (seat, text) in there_and_back.into_iter().cycle().take(29) {
        play(&mut game, seat, text);
    }
    assert_eq!(outcome(&game), None);
    let events = play(&mut game, TWO, "a6-a5");
    assert_eq!(events.last(), Some(&Event::Drawn { steps: 30 }));
    assert_eq!(outcome(&game), Some((String::new(), vec![0, 0])));
}

#[test]
fn options_are_the_variant_and_ten_signs() {
    let mut options = Options::default();
    for (name, value) in [("variant", "novice"), ("items", "4-3-3")] {
        options.set(SEATS, name, value).unwrap();
    }
    for wrong in ["4-3-4", "10-0-0", "4-3-03", "4-3", "4-3-2-1", "", "8-1--1", "4294967295-10-1", "4-3-3 "] {
        assert!(options.set(SEATS, "items", wrong).is_err(), "{wrong:?}");
    }
    assert!(options.set(SEATS, "variant", "Pro").is_err());
    assert!(options.set(SEATS, "opening", "1").is_err());
    assert_eq!(options, Options::default(), "a default value may be set explicitly");
    options.set(SEATS, "items", "1-1-8").unwrap();
    options.set(SEATS, "variant", "pro").unwrap();
    assert_ne!(options, Options::default());
}

#[test]
fn a_move_has_one_text() {
    for text in [ITEMS, "a1-f6", "c3-c3", "throw S"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    let wrong = [
        "setup",
        "setup FDSSSPPPRRR",
        "setup FDSSSPPPRRRRR",
        "setup FDSSSPPPRRRX",
        "setup fDSSSPPPRRRR",
        "a0-a1",
        "a6-a7",
        "g1-f1",
        "a2a3",
        "a2 - a3",
        "a2-a3-a4",
        "A2-A3",
        "throw",
        "throw F",
        "",
        "pass",
    ];
    for text in wrong {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
    assert!("R".parse::<NoCard>().is_err());
}

#[test]
fn a_move_and_a_state_stay_small() {
    assert!(size_of::<Move>() <= 12, "{}", size_of::<Move>());
    assert!(size_of::<Tsuefa>() <= 112, "{}", size_of::<Tsuefa>());
}

#[test]
fn the_caller_can_assign_the_items_of_hidden_figures() {
    struct None;
    impl Dice for None {
        fn below(&mut self, _: u32) -> u32 {
            0
        }
    }
    let game = position(ONE, ["f....d", "......", "..r...", "..R...", "......", "F....D"]);
    let sampler =
        <TsuefaSampler as crate::Sampler<Tsuefa>>::new(&game.view(Viewer::Seat(ONE), Recall::Memory));
    let given = [("a6", 'D'), ("f6", 'R'), ("c4", 'F')];
    let items = given.map(|(text, letter)| (square(text), Item::from_letter(letter).unwrap()));
    let thought = sampler.sample_with(items, &mut None);
    assert_eq!(drawn(&thought), ["d....r", "......", "..f...", "..R...", "......", "F....D"]);
    assert_eq!(thought.awaits(), game.awaits());
}

#[test]
fn squares_around_a_set_are_one_step_away_and_on_the_board() {
    let texts = |squares: Squares| squares.iter().map(|square| square.to_string()).collect::<Vec<_>>();
    assert_eq!(texts(Squares::only(square("a1")).around()), ["b1", "a2"]);
    assert_eq!(texts(Squares::only(square("f6")).around()), ["f5", "e6"]);
    assert_eq!(texts(Squares::only(square("c3")).around()), ["c2", "b3", "d3", "c4"]);
    assert_eq!(texts(Squares::row(5)), ["a6", "b6", "c6", "d6", "e6", "f6"]);
    assert_eq!(Squares::row(6), Squares::EMPTY);
}
