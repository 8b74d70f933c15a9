//! Ninjan: 54 actions.
//!
//! | actions | moves |
//! |---|---|
//! | 0–47 | `choose` each card, in canonical order: `R-6` to `R10`, `S-6` to `S10`, `P-6` to `P10` |
//! | 48–50 | `pile 1` to `pile 3` |
//! | 51–53 | `throw R`, `throw S`, `throw P` |

use roshambo_rules::games::ninjan::{Card, CardSet, DECK_SIZE, Move, Ninjan, Pile};
use roshambo_rules::{Game, Seat, Sign};

use super::common::{SIGNS, write_situation, write_throw};
use crate::action::Action;
use crate::encode::Encode;
use crate::tensor::Sink;

const FIRST_PILE: usize = DECK_SIZE;
const FIRST_THROW: usize = FIRST_PILE + Pile::ALL.len();

/// The number of values of a single card: its sign, one-hot, and its value.
const CARD: usize = SIGNS + 1;

impl Encode for Ninjan {
    const ACTIONS: usize = FIRST_THROW + SIGNS;

    type Choices = ();

    #[inline]
    fn list_actions(&self, seat: Seat, (): &(), moves: &mut Vec<Move>, actions: &mut Vec<Action>) {
        moves.clear();
        self.legal_moves(seat, moves);
        actions.extend(moves.iter().map(|mv| action_of(*mv)));
    }

    #[inline]
    fn choose(&self, _: Seat, (): &mut (), action: Action) -> Option<Move> {
        Some(move_of(action))
    }

    fn actions_of(_: Seat, mv: Move) -> Option<Vec<Action>> {
        Some(vec![action_of(mv)])
    }

    fn action_text(_: Seat, action: Action) -> String {
        move_of(action).to_string()
    }

    #[inline]
    fn encode(&self, viewer: Seat, (): &(), out: &mut impl Sink) {
        let places = write_situation(self, viewer, out);
        let n = places.count();
        write_throw(self.throw(), viewer, out);
        out.field("round", 1, "the number of the round, divided by 9; 0 before the deal")[0] =
            f32::from(self.round()) / 9.0;
        out.field("hand-size", 1, "the number of cards in each hand, divided by 9")[0] =
            self.hand(viewer).len() as f32 / 9.0;
        mark(
            self.hand(viewer),
            out.field("hand", DECK_SIZE, "the viewer's hand: 1 for each card, in canonical order"),
        );
        let choice = out.field(
            "choice",
            CARD,
            "the viewer's sealed choice: sign one-hot (R, S, P), value divided by 10",
        );
        write_card(self.sealed_choice(viewer), choice);
        let revealed = out.field(
            "revealed",
            n * CARD,
            "for each seat, the viewer's first: the revealed card that is not resolved yet, as in `choice`",
        );
        for (seat, place) in places.iter() {
            write_card(self.revealed_choice(seat), &mut revealed[place * CARD..][..CARD]);
        }
        let piles = out.field("piles", Pile::ALL.len() * DECK_SIZE, "for each pile: 1 for each card in it");
        for (pile, cards) in Pile::ALL.into_iter().zip(piles.chunks_exact_mut(DECK_SIZE)) {
            mark(self.pile(pile), cards);
        }
        let tops = out.field("tops", Pile::ALL.len() * CARD, "for each pile: its top card, as in `choice`");
        for (pile, top) in Pile::ALL.into_iter().zip(tops.chunks_exact_mut(CARD)) {
            let there = !self.pile(pile).is_empty();
            write_card(there.then(|| self.top(pile)), top);
        }
        let winnings = out.field(
            "winnings",
            n * DECK_SIZE,
            "for each seat, the viewer's first: 1 for each card that it has won",
        );
        for (seat, place) in places.iter() {
            mark(self.winnings(seat), &mut winnings[place * DECK_SIZE..][..DECK_SIZE]);
        }
        let sums = out.field(
            "sums",
            n,
            "for each seat, the viewer's first: the sum of the values of its winnings, divided by 100",
        );
        for (seat, place) in places.iter() {
            sums[place] = self.winnings(seat).sum() as f32 / 100.0;
        }
    }
}

#[inline]
fn action_of(mv: Move) -> Action {
    Action::new(match mv {
        Move::Choose(card) => card.index(),
        Move::Pile(pile) => FIRST_PILE + pile as usize,
        Move::Throw(sign) => FIRST_THROW + sign as usize,
    })
}

#[inline]
fn move_of(action: Action) -> Move {
    let index = action.index();
    if let Some(card) = Card::from_index(index) {
        return Move::Choose(card);
    }
    match Pile::ALL.get(index - FIRST_PILE) {
        Some(pile) => Move::Pile(*pile),
        None => Move::Throw(Sign::ALL[index - FIRST_THROW]),
    }
}

#[inline]
fn mark(cards: CardSet, field: &mut [f32]) {
    for card in cards.iter() {
        field[card.index()] = 1.0;
    }
}

#[inline]
fn write_card(card: Option<Card>, field: &mut [f32]) {
    if let Some(card) = card {
        field[card.sign() as usize] = 1.0;
        field[SIGNS] = card.value() as f32 / 10.0;
    }
}
