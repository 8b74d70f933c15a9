//! STUB
mod consider;
mod hand;
pub mod rate;
mod tables;
pub mod value;
use crate::luck::Luck;
use crate::skill::{Iterations, Skill, Space, Uniform, Values};
use roshambo_rules::games::paws::{Move, Paws};
use roshambo_rules::{Awaits, Dice, Game, Seat};
impl Skill for Paws {
    const ITERATIONS: Iterations = Iterations { hard: 1000, expert: 12000 };
    const ROLLOUT: u32 = 8;
    type Belief = Uniform<Self>;
    fn rate(&self, seat: Seat, moves: &[Self::Move], ratings: &mut Vec<f32>) {
        rate::rate(self, seat, moves, ratings, &rate::W);
        let best = ratings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let t = *TEMP.get_or_init(|| std::env::var("T").map_or(0.5, |t| t.parse().unwrap()));
        for rating in ratings {
            *rating = ((*rating - best) * t + 3.0).max(-6.0);
        }
    }
    fn consider(&self, seat: Seat, moves: &mut Vec<Move>) {
        consider::consider(self, seat, moves);
    }
    fn is_horizon(&self) -> bool {
        self.awaits() == Awaits::Deck
    }
    fn value(&self) -> Values {
        value::value(self)
    }
    fn roll(&self, seat: Seat, luck: &mut Luck, space: &mut Space<Move>) -> Move {
        space.moves.clear();
        self.legal_moves(seat, &mut space.moves);
        let count = space.moves.len();
        if count == 1 || self.is_even_throw() {
            return luck.pick(&space.moves);
        }
        let judge = rate::Judge::new(self, seat, &rate::W);
        let mut best = (f32::NEG_INFINITY, space.moves[0]);
        for _ in 0..4.min(count) {
            let mv = luck.pick(&space.moves);
            let rating = judge.rating(mv);
            if rating > best.0 {
                best = (rating, mv);
            }
        }
        best.1
    }
    fn is_even_throw(&self) -> bool {
        matches!(self.awaits(), Awaits::Sealed { .. })
    }
    fn unsealed(view: &Self::View) -> Self::View {
        let mut view = view.clone();
        if let (Awaits::Sealed { waiting, decided }, Some(throw)) = (view.awaits, &mut view.throw) {
            let own = roshambo_rules::SeatSet::EMPTY;
            let kept = view.seat.filter(|seat| decided.contains(*seat)).map_or(own, |seat| own.with(seat));
            view.awaits = Awaits::Sealed { waiting: decided.iter().fold(waiting, roshambo_rules::SeatSet::with).without(kept), decided: kept };
            throw.decided = kept;
        }
        view
    }
}
static TEMP: std::sync::OnceLock<f32> = std::sync::OnceLock::new();
