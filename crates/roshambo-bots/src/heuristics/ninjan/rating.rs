//! How good a choice of a card, and a choice of a pile for it, look.

use roshambo_rules::games::ninjan::{Card, CardSet, Move, Ninjan, Pile};
use roshambo_rules::{Game, Seat, Sign};

use super::features::PileSummary;
use super::weights::*;

/// Appends one rating for each move.
#[inline]
pub(super) fn rate(game: &Ninjan, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>) {
    let piles = PileSummary::of(game);
    for mv in moves {
        ratings.push(match mv {
            Move::Choose(card) => rate_choice(&piles, *card, game.seats().count()),
            Move::Pile(pile) => rate_pile(&piles, game, seat, *pile),
            Move::Throw(_) => 0.0,
        });
    }
}

/// The rating of choosing a card.
#[inline]
fn rate_choice(piles: &PileSummary, card: Card, seats: usize) -> f32 {
    let value = card.value() as f32;
    // The probability that it is resolved before the cards of the others. Values are from -6 to 10.
    let first = ((value + 7.0) / 17.0).powi(seats as i32 - 1);
    let trust = LAST_TRUST + (1.0 - LAST_TRUST) * first;
    match piles.best[card.sign()] {
        Some(gain) => CHOICE_SCALE * (trust * gain - LEFT_COST * value),
        None => -CHOICE_SCALE * PLACED_COST * value,
    }
}

/// The rating of putting the card that is being resolved on a pile.
#[inline]
fn rate_pile(piles: &PileSummary, game: &Ninjan, seat: Seat, pile: Pile) -> f32 {
    let Some(card) = game.card_to_resolve() else { return 0.0 };
    let place = pile as usize;
    let (sum, top, value) = (piles.sums[place], piles.tops[place], card.value() as f32);
    let later = game.revealed().without(CardSet::only(card));
    let own = game.hand(seat);
    // How much likelier the others are than this seat to take a pile with this sign on top.
    let danger = |sign: Sign| {
        let now = later.count_of(sign.beaten_by()) as f32;
        let mine = own.count_of(sign.beaten_by()) as f32 / own.len().max(1) as f32;
        LATER_THIS_ROUND * now.min(1.0) + LATER_ROUNDS * (1.0 / 3.0 - mine)
    };
    if card.sign().beats(top) {
        return PILE_SCALE * (sum - danger(card.sign()) * value);
    }
    // The pile keeps its cards and gets a new top.
    PILE_SCALE * (danger(top) * sum - danger(card.sign()) * (sum + value))
}
