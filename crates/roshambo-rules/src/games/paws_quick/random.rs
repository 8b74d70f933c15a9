//! Random legal moves, each equally likely, without listing the others.

use super::moves::Move;
use super::state::PawsQuick;
use crate::dice::Dice;
use crate::games::paws_deck::{BothKinds, SignCards};
use crate::seat::Seat;
use crate::sign::Sign;

impl PawsQuick {
    /// A random move of a seat in its turn. The number of a move is its place in the list of `legal.rs`.
    #[inline]
    pub(super) fn random_turn(&self, seat: Seat, dice: &mut impl Dice) -> Move {
        let hand = self.hands[seat];
        let of = |sign, least| BothKinds::at_least(SignCards::of(hand, sign), least);
        let combos = hand.combo_count();
        let helps = u32::from(self.table.is_some() && self.tokens[seat] > 0);
        let plays =
            self.table.map(|table| [of(table.sign, table.cards.len() + 1), of(table.sign.beaten_by(), 1)]);
        let leads = self.may_lead(seat).then(|| Sign::ALL.map(|sign| of(sign, 1)));
        let play_count = plays.map_or(0, |plays| plays[0].len() + plays[1].len());
        let lead_count = leads.map_or(0, |leads| leads[0].len() + leads[1].len() + leads[2].len());
        let others = 1 + combos + helps;

        let mut n = dice.below(others + play_count + lead_count);
        if n == 0 {
            return Move::Pass;
        }
        if n <= combos {
            return Move::Combo { cards: hand.nth_combo(n - 1) };
        }
        if n < others {
            return Move::Help;
        }
        n -= others;
        for play in plays.iter().flatten() {
            if n < play.len() {
                return Move::Play { sign: play.sign(), cards: play.nth(n) };
            }
            n -= play.len();
        }
        for lead in leads.iter().flatten() {
            if n < lead.len() {
                return Move::Lead { sign: lead.sign(), cards: lead.nth(n) };
            }
            n -= lead.len();
        }
        // Not reached: the bound is the sum of all counts.
        Move::Pass
    }
}
