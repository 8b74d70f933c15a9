//! STUB
use crate::skill::{Iterations, Skill, Uniform, Values};
use roshambo_rules::games::tsuefa::Tsuefa;
use roshambo_rules::{Game, Seat};
impl Skill for Tsuefa {
    const ITERATIONS: Iterations = Iterations { hard: 2000, expert: 25000 };
    const ROLLOUT: u32 = 1000;
    type Belief = Uniform<Self>;
    fn rate(&self, _: Seat, moves: &[Self::Move], ratings: &mut Vec<f32>) {
        ratings.extend(moves.iter().map(|_| 0.0));
    }
    fn value(&self) -> Values {
        super::by_strength(self.seats(), |_| 0.0)
    }
    fn unsealed(view: &Self::View) -> Self::View {
        view.clone()
    }
}
