//! Quick Paws, Scissors, Paper, as good players play it.

mod candidates;
mod shape;
mod thumb;
mod worth;

use roshambo_rules::games::paws_quick::{Move, PawsQuick, View};
use roshambo_rules::{Awaits, Game, Seat, SeatSet};

use crate::luck::Luck;
use crate::skill::{Iterations, Skill, Space, Uniform, Values};
use candidates::each_candidate;
use thumb::Sight;

impl Skill for PawsQuick {
    const ITERATIONS: Iterations = Iterations { hard: 2000, expert: 25000 };
    const ROLLOUT: u32 = 1000;
    type Belief = Uniform<Self>;

    #[inline]
    fn rate(&self, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>) {
        if !self.is_game_on() {
            let last = self.games_to_come() == 0;
            ratings.extend(moves.iter().map(|mv| rate_spending(*mv, last)));
            return;
        }
        let sight = Sight::new(self, seat);
        ratings.extend(moves.iter().map(|mv| sight.rate(*mv)));
    }

    #[inline]
    fn value(&self) -> Values {
        worth::worth(self)
    }

    #[inline]
    fn consider(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.awaits() {
            Awaits::Turn { .. } => {
                each_candidate(self.hand(seat), seat, self.table(), self.tokens(seat) > 0, |mv| {
                    moves.push(mv);
                });
            }
            _ => self.legal_moves(seat, moves),
        }
    }

    #[inline]
    fn is_horizon(&self) -> bool {
        self.awaits() == Awaits::Deck
    }

    #[inline]
    fn roll(&self, seat: Seat, luck: &mut Luck, space: &mut Space<Move>) -> Move {
        if !matches!(self.awaits(), Awaits::Turn { .. }) {
            return self.sample_move(seat, luck, &mut space.scratch);
        }
        let sight = Sight::new(self, seat);
        let mut best = (f32::NEG_INFINITY, Move::Pass);
        each_candidate(self.hand(seat), seat, self.table(), self.tokens(seat) > 0, |mv| {
            let rating = sight.rate(mv) + luck.unit();
            if rating > best.0 {
                best = (rating, mv);
            }
        });
        best.1
    }

    fn is_even_throw(&self) -> bool {
        self.is_throwing()
    }

    fn unsealed(view: &View) -> View {
        let mut view = view.clone();
        let Awaits::Sealed { .. } = view.awaits else {
            return view;
        };
        let own = |decided: SeatSet| match view.seat {
            Some(seat) if decided.contains(seat) => SeatSet::only(seat),
            _ => SeatSet::EMPTY,
        };
        if let Some(throw) = &mut view.throw {
            throw.decided = own(throw.decided);
            view.awaits =
                Awaits::Sealed { waiting: throw.among.without(throw.decided), decided: throw.decided };
        } else if let Some(spending) = &mut view.spending {
            spending.decided = own(spending.decided);
            let decided = spending.decided;
            view.awaits = Awaits::Sealed { waiting: spending.among.without(decided), decided };
        }
        view
    }
}

/// After the last game tokens are worth nothing; before, they do more good kept.
fn rate_spending(mv: Move, last: bool) -> f32 {
    let Move::Spend(tokens) = mv else { return 0.0 };
    if last { 3.0 * f32::from(tokens) } else { -2.0 * f32::from(tokens) }
}
