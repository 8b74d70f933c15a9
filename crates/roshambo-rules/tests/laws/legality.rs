//! Generated ⇔ legal, and the notation round trip.

use roshambo_rules::{Dice, Game, PlayError, Seat};

use super::mutate::mutated;
use super::play::{Random, Tally};

/// A seat that is not awaited is refused whatever it says.
pub fn only_awaited_seats_may_act<G: Game>(game: &G) {
    let awaited = game.awaits().seats();
    for seat in game.seats().iter() {
        assert_eq!(game.refuse_seat(seat).is_ok(), awaited.contains(seat));
    }
}

/// RegisteredGame moves are different, pass the check, and their texts read back.
pub fn what_is_listed_is_legal<G: Game>(game: &G, seat: Seat, closely: bool) {
    let moves = listed(game, seat);
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

/// Whatever text is read as a move: it is legal if and only if it is listed.
pub fn what_is_legal_is_listed<G: Game>(game: &G, seat: Seat, dice: &mut Random, tally: &mut Tally) {
    if game.unlisted(seat).is_some() {
        let mv = game.sample_move(seat, dice, &mut Vec::new());
        assert_eq!(game.check(seat, mv), Ok(()));
        return;
    }
    let moves = listed(game, seat);
    for text in texts_to_try(game, &moves, dice) {
        let Ok(mv) = text.parse::<G::Move>() else {
            continue;
        };
        assert_eq!(mv.to_string(), text, "a text that is read is the text that is printed");
        let legal = match game.clone().play(seat, mv) {
            Ok(_) => true,
            Err(PlayError::Rule(reason)) => {
                assert!(!reason.to_string().is_empty());
                false
            }
            Err(other) => panic!("an awaited seat is refused by a rule only: {other}"),
        };
        assert_eq!(legal, moves.contains(&mv), "{seat} {text}");
        *if legal { &mut tally.accepted_texts } else { &mut tally.refused_texts } += 1;
    }
}

/// Texts near to legal moves of this seat, and moves that other seats would have in its place.
pub fn texts_to_try<G: Game>(game: &G, moves: &[G::Move], dice: &mut Random) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for seat in game.seats().iter() {
        let others = listed(game, seat);
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
pub fn listed<G: Game>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves
}
