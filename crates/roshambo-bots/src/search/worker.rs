//! One thread of search: sample a state, walk down the tree, look ahead, remember what it was worth.

use roshambo_rules::{Awaits, DiscardEvents, MOST_SEATS, Seat, SeatSet, deal_shuffled};

use super::tree::{NONE, Tree};
use crate::budget::Clock;
use crate::luck::Luck;
use crate::skill::{Belief, Skill, Space, Values};

/// Deeper than this no tree grows.
const DEEPEST: usize = 64;
/// So often a new position is only valued before its moves are looked at: most are never seen again.
const SHY: u32 = 2;
/// How often a sealed decision is taken just to learn what it is worth.
const CURIOUS: f32 = 0.12;
/// How many candidates stand for moves too many to list.
const POOL: usize = 12;
/// What an untried move is thought to be worth less than its node.
const DOUBT: f32 = 0.08;

/// A tree and the space to grow it; kept from decision to decision.
pub(super) struct Worker<G: Skill> {
    tree: Tree<G::Move>,
    path: Vec<Step>,
    /// Edges available at sealed decisions of the path, and how often each was to be played.
    sealed: Vec<(u32, f32)>,
    found: Vec<u32>,
    shares: Vec<f32>,
    space: Space<G::Move>,
    deck: Vec<G::Card>,
    /// Candidates for each seat whose moves at the root are too many to list.
    pools: [Vec<G::Move>; MOST_SEATS],
    luck: Luck,
    /// Who thinks.
    thinker: Seat,
}

/// One decision on the way down.
#[derive(Clone, Copy, Debug)]
struct Step {
    edge: u32,
    /// For a sealed decision, the part of `sealed` that belongs to it.
    sealed: Option<(u32, u32)>,
}

/// What one move at the root has come to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried<M> {
    pub(super) mv: M,
    pub(super) visits: u64,
    pub(super) sum: f64,
    pub(super) share: f64,
}

/// What it is worth to a seat to win a throw with each sign, and to lose to each.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Settled {
    pub(super) wins: [f64; 3],
    pub(super) losses: [f64; 3],
    pub(super) iterations: u64,
}

impl<G: Skill> Worker<G> {
    pub(super) fn new() -> Worker<G> {
        Worker {
            tree: Tree::new(),
            path: Vec::new(),
            sealed: Vec::new(),
            found: Vec::new(),
            shares: Vec::new(),
            space: Space::default(),
            deck: Vec::new(),
            pools: Default::default(),
            luck: Luck::new(0),
            thinker: Seat::FIRST,
        }
    }

    /// Thinks until the clock says stop. The answer is how many iterations that were.
    pub(super) fn run(
        &mut self,
        belief: &impl Belief<G>,
        seat: Seat,
        clock: &Clock,
        seed: u64,
        thread: u64,
    ) -> u64 {
        self.thinker = seat;
        self.tree.clear();
        // The same candidates on all threads, so that what they find can be added up.
        self.luck = Luck::new(seed);
        self.fill_pools(&belief.sample(&mut self.luck.clone()));
        self.luck = Luck::stream(seed, thread);
        let mut done = 0;
        while clock.allows(done) {
            let state = belief.sample(&mut self.luck);
            self.iterate(state);
            done += 1;
        }
        done
    }

    fn fill_pools(&mut self, state: &G) {
        for seat in state.awaits().seats().iter() {
            let pool = &mut self.pools[seat.index()];
            pool.clear();
            if state.unlisted(seat).is_some() {
                pool.extend((0..POOL).map(|_| state.unlisted_move(seat, &mut self.luck)));
                pool.sort_unstable();
                pool.dedup();
            }
        }
    }

    /// What a seat's moves at the root have come to.
    pub(super) fn tried(&self, seat: Seat) -> impl Iterator<Item = Tried<G::Move>> {
        self.tree.edges(Tree::<G::Move>::ROOT).filter(move |edge| edge.seat == seat).map(|edge| Tried {
            mv: edge.mv,
            visits: edge.visits.into(),
            sum: edge.sum.into(),
            share: edge.share.into(),
        })
    }

    /// Appraises each way to settle a throw whose winner keeps the sign, from one sampled state
    /// after the other.
    pub(super) fn settle_throw(
        &mut self,
        belief: &impl Belief<G>,
        seat: Seat,
        throws: [G::Move; 3],
        clock: &Clock,
        luck: Luck,
    ) -> Settled {
        /// States looked at.
        const SAMPLES: u32 = 6;
        let mut settled = Settled::default();
        self.thinker = seat;
        self.luck = luck;
        for sample in 0..SAMPLES {
            let state = belief.sample(&mut self.luck);
            let Some(other) = state.awaits().seats().without(SeatSet::only(seat)).first() else {
                continue;
            };
            for sign in 0..3 {
                // Each sign beats the next.
                let loser = (sign + 1) % 3;
                for (won, mine, theirs) in [(true, sign, loser), (false, loser, sign)] {
                    let mut after = state.clone();
                    after.apply(seat, throws[mine], &mut DiscardEvents);
                    after.apply(other, throws[theirs], &mut DiscardEvents);
                    let part = sample * 6 + 2 * sign as u32 + u32::from(!won);
                    let value =
                        self.appraise(&after, seat, &clock.part(part, SAMPLES * 6), &mut settled.iterations);
                    let values = if won { &mut settled.wins } else { &mut settled.losses };
                    values[sign] += value / f64::from(SAMPLES);
                }
            }
        }
        settled
    }

    /// Thinks about a position as a whole: what the seat can expect of it.
    fn appraise(&mut self, state: &G, seat: Seat, clock: &Clock, iterations: &mut u64) -> f64 {
        self.tree.clear();
        let (mut done, mut sum) = (0, 0.0);
        while clock.allows(done) {
            sum += f64::from(self.iterate(state.clone())[seat]);
            done += 1;
        }
        *iterations += done;
        sum / done.max(1) as f64
    }

    fn iterate(&mut self, mut state: G) -> Values {
        self.path.clear();
        self.sealed.clear();
        let mut node = Tree::<G::Move>::ROOT;
        let values = loop {
            if state.is_horizon() {
                break state.value();
            }
            let child = match state.awaits() {
                Awaits::Over => break outcome_values(&state),
                Awaits::Deck => {
                    deal_shuffled(&mut state, &mut self.luck, &mut self.deck);
                    continue;
                }
                Awaits::Turn { seat } => self.take_turn(&mut state, node, seat),
                Awaits::Sealed { waiting, .. } => self.decide_together(&mut state, node, waiting),
            };
            match child {
                Some(child) if self.path.len() < DEEPEST && self.tree.visit(child) >= SHY => node = child,
                _ => break self.roll_out(state),
            }
        };
        self.remember(&values);
        values
    }

    /// Makes the most promising move. The answer is where it leads, unless that is new.
    fn take_turn(&mut self, state: &mut G, node: u32, seat: Seat) -> Option<u32> {
        self.link(state, node, seat);
        let edge = self.most_promising();
        self.path.push(Step { edge, sealed: None });
        let taken = self.tree.edge(edge);
        let child = taken.child;
        state.apply(seat, taken.mv, &mut DiscardEvents);
        let news = state.news();
        if news != 0 && !self.tree.is_full() {
            let (child, new) = self.tree.joint(mixed(u64::from(edge), news));
            return (!new).then_some(child);
        }
        if child == NONE && !self.tree.is_full() {
            let new = self.tree.add_node();
            self.tree.edge_mut(edge).child = new;
        }
        (child != NONE).then_some(child)
    }

    /// The edges of all moves worth a thought, into `found`.
    fn link(&mut self, state: &G, node: u32, seat: Seat) {
        self.space.moves.clear();
        if state.unlisted(seat).is_none() {
            state.consider(seat, &mut self.space.moves);
        } else {
            self.space.moves.extend_from_slice(&self.pools[seat.index()]);
        }
        self.found.clear();
        self.tree.find(node, seat, &self.space.moves, &mut self.found);
        let anew = G::RATES_ANEW && seat != self.thinker;
        if !anew && !self.found.contains(&NONE) {
            return;
        }
        self.space.ratings.clear();
        state.rate(seat, &self.space.moves, &mut self.space.ratings);
        for place in 0..self.found.len() {
            let prior = self.space.ratings[place].clamp(-6.0, 6.0).exp();
            match self.found[place] {
                NONE => self.found[place] = self.tree.add_edge(node, seat, self.space.moves[place], prior),
                known if anew => self.tree.edge_mut(known).prior = prior,
                _ => {}
            }
        }
    }

    /// Of the edges found, the one with the best mean plus what curiosity adds: the more for moves
    /// that look good and were tried less often than they could have been.
    fn most_promising(&mut self) -> u32 {
        let (mut visits, mut sum, mut priors) = (0, 0.0, 0.0);
        for edge in &self.found {
            let edge = self.tree.edge_mut(*edge);
            edge.available += 1;
            visits += edge.visits;
            sum += edge.sum;
            priors += edge.prior;
        }
        let untried = if visits == 0 { 0.5 } else { (sum / visits as f32 - DOUBT).max(0.0) };
        let curiosity = G::CURIOSITY / priors;
        let mut best = (f32::NEG_INFINITY, NONE);
        for place in &self.found {
            let edge = self.tree.edge(*place);
            let wonder = curiosity * edge.prior * (edge.available as f32).sqrt() / (1.0 + edge.visits as f32);
            let promise = edge.mean_or(untried) + wonder;
            if promise > best.0 {
                best = (promise, *place);
            }
        }
        best.1
    }

    /// All waiting seats decide, each without knowing of the others.
    fn decide_together(&mut self, state: &mut G, node: u32, waiting: SeatSet) -> Option<u32> {
        let mut key = u64::from(node);
        let even = state.is_even_throw() || state.telling_throw().is_some();
        let before = state.clone();
        for seat in waiting.iter() {
            let mv = if even {
                before.sample_move(seat, &mut self.luck, &mut self.space.scratch)
            } else {
                self.decide(&before, node, seat, &mut key)
            };
            state.apply(seat, mv, &mut DiscardEvents);
        }
        if even {
            // Signs of a throw are public once shown, but only who wins counts: one node for all.
            key ^= state.awaits().seats().iter().fold(1, |bits, seat| bits << 1 | seat.index() as u64) << 40;
            key = mixed(key, state.news());
        }
        if self.tree.is_full() {
            return None;
        }
        let (child, new) = self.tree.joint(key);
        (!new).then_some(child)
    }

    /// One seat's sealed decision, by regret: what would have been better is played more often.
    fn decide(&mut self, state: &G, node: u32, seat: Seat, key: &mut u64) -> G::Move {
        self.link(state, node, seat);
        let (mut regrets, mut priors) = (0.0, 0.0);
        for edge in &self.found {
            let edge = self.tree.edge(*edge);
            regrets += edge.regret;
            priors += edge.prior;
        }
        let from = self.sealed.len() as u32;
        self.shares.clear();
        for place in &self.found {
            let edge = self.tree.edge(*place);
            let share = if regrets > 0.0 { edge.regret / regrets } else { edge.prior / priors };
            self.sealed.push((*place, share));
            self.shares.push(share);
        }
        let place = if self.luck.unit() < CURIOUS {
            (self.luck.unit() * self.found.len() as f32) as usize
        } else {
            self.luck.weighted(&self.shares)
        };
        let edge = self.found[place.min(self.found.len() - 1)];
        self.path.push(Step { edge, sealed: Some((from, self.sealed.len() as u32)) });
        *key = mixed(*key, u64::from(edge) << 20);
        self.tree.edge(edge).mv
    }

    /// Plays on quickly, then values the position.
    fn roll_out(&mut self, mut state: G) -> Values {
        for _ in 0..G::ROLLOUT {
            if state.is_horizon() {
                break;
            }
            let seat = match state.awaits() {
                Awaits::Over => return outcome_values(&state),
                Awaits::Deck => {
                    deal_shuffled(&mut state, &mut self.luck, &mut self.deck);
                    continue;
                }
                Awaits::Turn { seat } => seat,
                Awaits::Sealed { waiting, .. } => waiting.first().unwrap_or(Seat::FIRST),
            };
            let mv = state.roll(seat, &mut self.luck, &mut self.space);
            state.apply(seat, mv, &mut DiscardEvents);
        }
        if state.awaits() == Awaits::Over { outcome_values(&state) } else { state.value() }
    }

    fn remember(&mut self, values: &Values) {
        for step in &self.path {
            let edge = self.tree.edge_mut(step.edge);
            edge.visits += 1;
            edge.sum += values[edge.seat];
            let Some((from, to)) = step.sealed else {
                continue;
            };
            let available = &self.sealed[from as usize..to as usize];
            // What the seat gets on average when it plays as it does; untried moves count for that.
            let (mut expected, mut tried) = (0.0, 0.0);
            for (edge, share) in available {
                let edge = self.tree.edge(*edge);
                if edge.visits > 0 {
                    expected += share * edge.sum / edge.visits as f32;
                    tried += share;
                }
            }
            let expected =
                if tried > 0.0 { expected / tried } else { values[self.tree.edge(step.edge).seat] };
            for (edge, share) in available {
                let edge = self.tree.edge_mut(*edge);
                edge.available += 1;
                edge.regret = (edge.regret + edge.mean_or(expected) - expected).max(0.0);
                edge.share += share;
            }
        }
    }
}

/// One key of two numbers.
#[inline]
fn mixed(one: u64, other: u64) -> u64 {
    (one ^ other).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// A victory is one, shared by those who share it, and a draw by all.
pub(crate) fn outcome_values<G: Skill>(state: &G) -> Values {
    let mut values = Values::default();
    let winners = state.outcome().map_or(SeatSet::EMPTY, |outcome| outcome.winners);
    let sharing = if winners.is_empty() { state.seats().all() } else { winners };
    for seat in sharing.iter() {
        values[seat] = 1.0 / sharing.len() as f32;
    }
    values
}
