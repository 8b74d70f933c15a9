//! What good players know of a game: the one place where bots are taught it.
//!
//! A [`Skill`] rates moves and values positions. The medium player plays the moves it rates best,
//! the easy one overlooks some of them, and search uses the same ratings to know where to look
//! first and the same values to know how it stands. All of it works on states sampled from a view,
//! so no skill can know more than its seat.

use roshambo_rules::{BySeat, Game, MOST_SEATS, Sampler, Seat};
use roshambo_table::{NumberedEvent, RegisteredGame};

use crate::budget::Clock;
use crate::luck::Luck;

/// The chance of each seat to win; shared victories count by share, draws for all alike.
pub type Values = BySeat<f32, MOST_SEATS>;

/// A game that bots can play well.
pub trait Skill: RegisteredGame {
    /// Iterations of the hard and the expert level where time is not counted: about 20 and 250
    /// milliseconds of one core.
    const ITERATIONS: Iterations;
    /// How many decisions a rollout makes before the position is valued; many: to the end.
    const ROLLOUT: u32;
    /// How much search looks at moves that seem worse: larger is broader.
    const CURIOSITY: f32 = 0.8;

    /// Whether what a seat hides changes how good its moves are, though not which ones there are:
    /// then search rates the moves of the others anew in each state that it samples.
    const RATES_ANEW: bool = false;

    /// States that fit what a seat has seen.
    type Belief: Belief<Self>;

    /// What to believe, from the present view (of which sealed decisions of others are taken back)
    /// and all that the seat was told since the game began. Ends early when the clock is up.
    fn believe(view: &Self::View, told: &[NumberedEvent], clock: &Clock) -> Self::Belief;

    /// Rates moves of a seat by what that seat can see, one rating for each, in the same order.
    /// The unit is the logarithm of how often good players choose: rated one higher means played
    /// e times as often. Only differences matter; useful ratings lie between -6 and 6.
    fn rate(&self, seat: Seat, moves: &[Self::Move], ratings: &mut Vec<f32>);

    /// Each seat's chance to win from here, the game not being over. They sum to 1.
    fn value(&self) -> Values;

    /// The moves worth a thought: at least one for each different effect that a good player would
    /// want, and only legal ones.
    #[inline]
    fn consider(&self, seat: Seat, moves: &mut Vec<Self::Move>) {
        self.legal_moves(seat, moves);
    }

    /// Whether search values this position and looks no further, though the game goes on.
    #[inline]
    fn is_horizon(&self) -> bool {
        false
    }

    /// A move for a rollout: quick, not always the best.
    #[inline]
    fn roll(&self, seat: Seat, luck: &mut Luck, space: &mut Space<Self::Move>) -> Self::Move {
        best_of(self, seat, 3, luck, space)
    }

    /// Whether the decisions awaited now are signs of a throw in which only winning counts: then
    /// each sign is as good as another, and a third of the time each is the only safe way.
    fn is_even_throw(&self) -> bool {
        false
    }

    /// The moves that throw rock, scissors and paper, where the winner's sign matters afterwards.
    fn telling_throw(&self) -> Option<[Self::Move; 3]> {
        None
    }

    /// What the last decision has shown to everybody beyond itself, as a number; 0 for nothing. The
    /// same move is thought about separately for each different thing that comes of it.
    #[inline]
    fn news(&self) -> u64 {
        0
    }

    /// A good move where moves are too many to list, different from time to time.
    fn unlisted_move(&self, seat: Seat, luck: &mut Luck) -> Self::Move {
        self.sample_move(seat, luck, &mut Vec::new())
    }

    /// The view as it would be if no other seat had sealed a decision yet: what others decide at
    /// the same time is for search to think about, not for the sampler to guess.
    fn unsealed(view: &Self::View) -> Self::View;
}

/// Fixed numbers of iterations.
#[derive(Clone, Copy, Debug)]
pub struct Iterations {
    /// About 20 milliseconds of one core.
    pub hard: u64,
    /// About 250 milliseconds of one core.
    pub expert: u64,
}

/// Makes states that fit what a seat has seen, the more likely ones more often.
pub trait Belief<G: Game>: Send + Sync {
    /// A state that fits.
    fn sample(&self, luck: &mut Luck) -> G;
}

/// The belief that all states that fit the view are equally likely.
pub struct Uniform<G: Game>(G::Sampler);

impl<G: Game> Uniform<G> {
    /// For a viewer who sees this.
    pub fn new(view: &G::View) -> Uniform<G> {
        Uniform(G::Sampler::new(view))
    }
}

impl<G: Game> Belief<G> for Uniform<G>
where
    G::Sampler: Send + Sync,
{
    #[inline]
    fn sample(&self, luck: &mut Luck) -> G {
        self.0.sample(luck)
    }
}

/// Space that is used again, so that thinking allocates nothing.
#[derive(Clone, Debug)]
pub struct Space<M> {
    /// For listing moves one at a time.
    pub scratch: Vec<M>,
    /// Moves to be rated.
    pub moves: Vec<M>,
    /// Their ratings.
    pub ratings: Vec<f32>,
}

impl<M> Default for Space<M> {
    fn default() -> Self {
        Space {
            scratch: Vec::with_capacity(256),
            moves: Vec::with_capacity(256),
            ratings: Vec::with_capacity(256),
        }
    }
}

/// The best rated of a few random moves.
#[inline]
pub fn best_of<G: Skill>(
    game: &G,
    seat: Seat,
    count: usize,
    luck: &mut Luck,
    space: &mut Space<G::Move>,
) -> G::Move {
    space.moves.clear();
    for _ in 0..count {
        let mv = game.sample_move(seat, luck, &mut space.scratch);
        space.moves.push(mv);
    }
    space.ratings.clear();
    game.rate(seat, &space.moves, &mut space.ratings);
    space.moves[highest(&space.ratings)]
}

/// The place of the highest number, the first of equals. There must be one.
#[inline]
pub fn highest(ratings: &[f32]) -> usize {
    let mut best = 0;
    for (place, rating) in ratings.iter().enumerate() {
        if *rating > ratings[best] {
            best = place;
        }
    }
    best
}
