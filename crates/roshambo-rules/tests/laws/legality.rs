//! A move is listed if and only if it is legal, and its text can be parsed.

use roshambo_rules::{Dice, Game, PlayError, Seat};

use super::mutate::mutated;
use super::play::{Random, Tally};

/// Only awaited seats may act.
pub fn only_awaited_seats_may_act<G: Game>(game: &G) {
    let awaited = game.awaits().seats();
    for seat in game.seats().iter() {
        assert_eq!(game.check_seat(seat).is_ok(), awaited.contains(seat));
    }
}

/// Listed moves are different, legal, and parsed from their texts.
pub fn listed_moves_are_legal<G: Game>(game: &G, seat: Seat, closely: bool) {
    let moves = legal_moves(game, seat);
    assert!(!moves.is_empty() || game.unlisted(seat).is_some(), "an awaited seat can always move");
    let few = if closely { moves.len() } else { 2 };
    for mv in moves.iter().take(few) {
        assert_eq!(game.check(seat, *mv), Ok(()), "{mv} is listed");
        assert_eq!(mv.to_string().parse(), Ok(*mv));
    }
    if closely {
        let mut sorted = moves.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), moves.len(), "every move is listed once");
    }
}

/// Every number that the dice may show chooses a different listed move, so all are equally likely.
pub fn listed_moves_are_equally_likely<G: Game>(game: &G, seat: Seat) {
    if game.unlisted(seat).is_some() {
        return;
    }
    let mut moves = legal_moves(game, seat);
    let mut sampled: Vec<G::Move> = (0..moves.len() as u32)
        .map(|number| {
            let mut dice = Numbered { number, bound: None };
            let mv = game.sample_move(seat, &mut dice, &mut Vec::new());
            assert_eq!(dice.bound.unwrap_or(1) as usize, moves.len());
            mv
        })
        .collect();
    moves.sort_unstable();
    sampled.sort_unstable();
    assert_eq!(sampled, moves);
}

/// Dice that are thrown at most once, and show a given number.
struct Numbered {
    number: u32,
    bound: Option<u32>,
}

impl Dice for Numbered {
    fn below(&mut self, bound: u32) -> u32 {
        assert_eq!(self.bound.replace(bound), None, "one number chooses the move");
        self.number
    }
}

/// A text that can be parsed as a move is legal if and only if it is listed.
pub fn legal_texts_are_listed<G: Game>(game: &G, seat: Seat, dice: &mut Random, tally: &mut Tally) {
    if game.unlisted(seat).is_some() {
        let mv = game.sample_move(seat, dice, &mut Vec::new());
        assert_eq!(game.check(seat, mv), Ok(()));
        return;
    }
    let moves = legal_moves(game, seat);
    for text in texts_to_try(game, &moves, dice) {
        let Ok(mv) = text.parse::<G::Move>() else {
            continue;
        };
        assert_eq!(mv.to_string(), text, "a move has exactly one text");
        let legal = match game.clone().play(seat, mv) {
            Ok(_) => true,
            Err(PlayError::Rule(violation)) => {
                assert!(!violation.to_string().is_empty());
                false
            }
            Err(other) => panic!("only a rule may reject a move of an awaited seat: {other}"),
        };
        assert_eq!(legal, moves.contains(&mv), "{seat} {text}");
        *if legal { &mut tally.legal_texts } else { &mut tally.illegal_texts } += 1;
    }
}

/// Texts that are similar to legal moves of this seat, and moves of other seats.
pub fn texts_to_try<G: Game>(game: &G, moves: &[G::Move], dice: &mut Random) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for seat in game.seats().iter() {
        let others = legal_moves(game, seat);
        texts.extend(others.iter().take(20).map(ToString::to_string));
    }
    let mut all: Vec<String> = moves.iter().map(ToString::to_string).collect();
    all.extend(
        ["pass", "throw R", "declare", "draw", "keep", "accept", "help", "spend 0", "pile 1"]
            .map(String::from),
    );
    texts.push((0..dice.below(30)).map(|_| char::from(32 + dice.below(95) as u8)).collect());
    for _ in 0..40 {
        let (one, other) = (all[dice.below(all.len() as u32) as usize].clone(), dice.below(all.len() as u32));
        texts.push(mutated(&one, &all[other as usize], dice));
    }
    texts
}

/// All legal moves.
pub fn legal_moves<G: Game>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves
}
