//! Which moves are worth considering.
//!
//! A move that wins is the only candidate. A change of colour names one of the two colours of which the
//! seat holds the most cards. Of the many answers to a chance there is one candidate for each sign on
//! top, because the others differ little.

use roshambo_rules::games::kanobu::{Card, Colour, Kanobu, Kinds, Laid, Moment, Move, Symbol};
use roshambo_rules::{Game, Seat};

/// Appends the moves worth considering.
#[inline]
pub(super) fn list(game: &Kanobu, seat: Seat, moves: &mut Vec<Move>) {
    let playable = game.kinds_playable();
    match game.moment() {
        Moment::Turn if playable.is_empty() => game.legal_moves(seat, moves),
        Moment::Turn if game.hand_size(seat) == 1 => list_win(playable, moves),
        Moment::Turn => {
            list_plays(game, seat, playable, moves);
            // Where a house rule lets a seat draw at any time, that saves a violet card for the end.
            if (playable & !Kinds::VIOLET).is_empty() && game.may_draw_now() {
                moves.push(Move::Draw);
            }
        }
        Moment::Waiting(effect) => {
            if game.hand_size(seat) == 1 && !playable.is_empty() {
                return list_win(playable, moves);
            }
            if effect.symbol == Symbol::Chance {
                list_answers(game, seat, moves);
                if game.hand_size(seat) == 3 && !moves.is_empty() {
                    return moves.truncate(1);
                }
            }
            if moves.is_empty() {
                moves.push(Move::Accept);
            }
            list_plays(game, seat, playable, moves);
        }
        Moment::Drawn(_) => {
            moves.push(Move::Keep);
            list_plays(game, seat, playable, moves);
        }
        Moment::Picking => {
            for (i, card) in game.opened_cards().iter().enumerate() {
                if !game.opened_cards()[..i].contains(card) {
                    moves.push(Move::Take(*card));
                }
            }
            list_plays(game, seat, playable, moves);
        }
        Moment::Other => game.legal_moves(seat, moves),
    }
}

/// Playing the last card wins; the colour it names does not matter.
fn list_win(playable: Kinds, moves: &mut Vec<Move>) {
    for card in playable.iter() {
        let changes = card.symbol() == Symbol::Change;
        moves.push(Move::Play(if changes { Laid::naming(Colour::Blue) } else { card.laid() }));
    }
}

#[inline]
fn list_plays(game: &Kanobu, seat: Seat, playable: Kinds, moves: &mut Vec<Move>) {
    let change = Kinds::of_symbol(Symbol::Change);
    moves.extend((playable & !change).iter().map(|card| Move::Play(card.laid())));
    if playable.meets(change) {
        let held = Kinds::held(game.hand(seat));
        let counts = Colour::ALL.map(|colour| (held & Kinds::of_colour(colour)).len());
        let (mut best, mut second) = (0, 1);
        if counts[1] > counts[0] {
            (best, second) = (1, 0);
        }
        for colour in 2..Colour::ALL.len() {
            if counts[colour] > counts[best] {
                (best, second) = (colour, best);
            } else if counts[colour] > counts[second] {
                second = colour;
            }
        }
        moves.push(Move::Play(Laid::naming(Colour::ALL[best])));
        if counts[second] > 0 {
            moves.push(Move::Play(Laid::naming(Colour::ALL[second])));
        }
    }
}

/// For each sign, the answer with a card of that sign on top on which most of the remaining hand fits.
fn list_answers(game: &Kanobu, seat: Seat, moves: &mut Vec<Move>) {
    let held = Kinds::held(game.hand(seat));
    let signs = [Symbol::Rock, Symbol::Scissors, Symbol::Paper].map(|sign| held & Kinds::of_symbol(sign));
    // Cards of one colour are listed first, and are less useful than cards of two colours.
    let [Some(rock), Some(scissors), Some(paper)] = signs.map(|kinds| kinds.iter().next()) else { return };
    let hand = game.hand(seat);
    let best_top = |top: usize, below: [Card; 2]| {
        let mut rest = hand;
        below.into_iter().for_each(|card| rest.remove(card));
        let followers = |card: Card| {
            let mut rest = rest;
            rest.remove(card);
            rest.iter().filter(|left| Kinds::on(card.laid()).meets(Kinds::only(*left))).count()
        };
        let mut best = None;
        for card in signs[top].iter() {
            let count = followers(card);
            if best.is_none_or(|(most, _)| count > most) {
                best = Some((count, card));
            }
        }
        best.map(|(_, card)| Move::Answer([below[0], below[1], card]))
    };
    moves.extend(best_top(0, [scissors, paper]));
    moves.extend(best_top(1, [rock, paper]));
    moves.extend(best_top(2, [rock, scissors]));
}
