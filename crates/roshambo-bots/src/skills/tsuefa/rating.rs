//! Rules of thumb for steps, attacks and throws.

use roshambo_rules::games::tsuefa::{Move, Square, Squares, Tsuefa};
use roshambo_rules::{Seat, Sign};

use super::eyes::Eyes;

/// How much each thing counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Attacking a shown figure that loses, draws, wins.
    pub(super) capture: f32,
    pub(super) even: f32,
    pub(super) blunder: f32,
    /// Attacking a hidden figure: what it would be worth if that is the flag, loses, draws, wins, or
    /// is dynamite.
    pub(super) find_flag: f32,
    pub(super) find_prey: f32,
    pub(super) find_equal: f32,
    pub(super) find_beater: f32,
    pub(super) find_dynamite: f32,
    /// Showing an own item that was hidden.
    pub(super) reveal: f32,
    /// Standing beside a figure that has shown to beat this one: as a shown figure, as a hidden one.
    pub(super) danger: f32,
    pub(super) doubtful_danger: f32,
    /// Standing beside hidden figures, times the odds that they win: shown, hidden.
    pub(super) risk: f32,
    pub(super) doubtful_risk: f32,
    /// A step nearer to a shown figure that loses, and to hidden ones that never moved.
    pub(super) hunt: f32,
    pub(super) raid: f32,
    pub(super) forward: f32,
    /// Attacking who stands beside the own flag, or two steps away.
    pub(super) rescue: f32,
    pub(super) guard: f32,
    /// Leaving the flag's side.
    pub(super) desert: f32,
    /// Stepping with the flag; stepping with it out of an attack.
    pub(super) flag_step: f32,
    pub(super) flag_flight: f32,
    /// Attacking after a hundred quiet steps would be worth so much more.
    pub(super) impatience: f32,
    /// A figure's first step: it shows that it is no dynamite.
    pub(super) first_step: f32,
}

pub(super) const WEIGHTS: Weights = Weights {
    capture: 4.34,
    even: 0.01,
    blunder: -3.00,
    find_flag: 10.44,
    find_prey: 2.00,
    find_equal: -0.10,
    find_beater: -3.66,
    find_dynamite: -0.83,
    reveal: -0.32,
    danger: -1.91,
    doubtful_danger: -1.24,
    risk: -0.40,
    doubtful_risk: -0.11,
    hunt: 0.52,
    raid: 0.41,
    forward: 0.39,
    rescue: 1.40,
    guard: 0.45,
    desert: -0.16,
    flag_step: -0.41,
    flag_flight: 3.93,
    impatience: 2.00,
    first_step: -0.22,
};

/// Rings around targets that are told apart.
const RINGS: usize = 6;

/// What is worked out once for all moves of a list.
struct Plan<'a> {
    eyes: Eyes,
    weights: &'a Weights,
    /// Squares beside shown figures that beat each sign.
    danger: [Squares; 3],
    /// Squares beside hidden figures.
    risk: Squares,
    /// How likely a hidden figure beats each sign.
    beaters: [f32; 3],
    /// Around shown prey of each sign, and around what may be the flag.
    hunts: [[Squares; RINGS]; 3],
    raid: [Squares; RINGS],
    beside_flag: Squares,
    near_flag: Squares,
    moved: Squares,
    impatience: f32,
}

pub(super) fn rate(game: &Tsuefa, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>, weights: &Weights) {
    let eyes = Eyes::new(game, seat);
    if let Some((from, to)) = game.fight() {
        let own = if eyes.own.contains(from) { from } else { to };
        ratings.extend(moves.iter().map(|mv| rate_throw(&eyes, own, to, *mv)));
        return;
    }
    let plan = Plan::new(game, eyes, weights);
    ratings.extend(moves.iter().map(|mv| plan.rate(*mv)));
}

/// The sign that the winner keeps is worth more where its prey is near, and where much of it is left.
fn rate_throw(eyes: &Eyes, own: Square, to: Square, mv: Move) -> f32 {
    let Move::Throw(sign) = mv else { return 0.0 };
    let rival = if own == to { Squares::EMPTY } else { Squares::only(to) };
    let near = Squares::only(to).around();
    let near = near.or(near.around());
    let count = |sign: Sign| eyes.known[sign as usize].without(rival).and(near).len() as f32;
    let (prey, beater) = (sign.prey(), sign.beaten_by());
    let left = eyes.counts[prey as usize] - eyes.counts[beater as usize];
    0.25 * (count(prey) - count(beater)) + 0.1 * left
}

impl<'a> Plan<'a> {
    #[inline]
    fn new(game: &Tsuefa, eyes: Eyes, weights: &'a Weights) -> Plan<'a> {
        let hidden = eyes.all_hidden();
        let aims = if eyes.hidden[0].is_empty() { hidden } else { eyes.hidden[0] };
        let beside_flag = eyes.flag.around();
        // A figure that moved has no dynamite: its odds are those of one that can attack.
        let beaters = Sign::ALL.map(|sign| {
            let beater = sign.beaten_by() as usize;
            eyes.odds[2].signs[beater]
        });
        Plan {
            danger: Sign::ALL.map(|sign| eyes.known[sign.beaten_by() as usize].around()),
            risk: hidden.around(),
            beaters,
            hunts: Sign::ALL.map(|sign| rings(eyes.known[sign.prey() as usize])),
            raid: rings(aims),
            beside_flag,
            near_flag: beside_flag.around().or(beside_flag).without(eyes.flag),
            moved: game.moved(),
            impatience: weights.impatience * f32::from(game.quiet()) / 100.0,
            eyes,
            weights,
        }
    }

    fn rate(&self, mv: Move) -> f32 {
        let Move::Step { from, to } = mv else { return 0.0 };
        match self.eyes.sign(from) {
            Some(sign) if self.eyes.their.contains(to) => self.rate_attack(sign, from, to),
            Some(sign) => self.rate_step(sign, from, to),
            None => self.rate_flag_step(to),
        }
    }

    fn rate_attack(&self, sign: Sign, from: Square, to: Square) -> f32 {
        let (eyes, weights) = (&self.eyes, self.weights);
        let own_shown = eyes.shown.contains(from);
        let standing = self.standing(sign, from, own_shown);
        let after = self.standing(sign, to, true);
        let known = |sign: Sign| eyes.known[sign as usize].contains(to);
        let gain = if known(sign.prey()) {
            weights.capture + after
        } else if known(sign) {
            weights.even
        } else if known(sign.beaten_by()) {
            weights.blunder
        } else {
            let odds = eyes.odds_at(to);
            let prey = odds.signs[sign.prey() as usize];
            odds.flag * weights.find_flag
                + prey * (weights.find_prey + after)
                + odds.signs[sign as usize] * weights.find_equal
                + odds.signs[sign.beaten_by() as usize] * weights.find_beater
                + odds.dynamite * weights.find_dynamite
        };
        let mut rating = gain - standing + self.impatience;
        if !own_shown {
            rating += weights.reveal;
        }
        if self.beside_flag.contains(to) {
            rating += weights.rescue;
        } else if self.near_flag.contains(to) {
            rating += weights.guard;
        }
        rating
    }

    fn rate_step(&self, sign: Sign, from: Square, to: Square) -> f32 {
        let (eyes, weights) = (&self.eyes, self.weights);
        let shown = eyes.shown.contains(from);
        let mut rating = self.standing(sign, to, shown) - self.standing(sign, from, shown);
        let nearer = |rings: &[Squares; RINGS]| nearness(rings, to) - nearness(rings, from);
        rating += weights.hunt * nearer(&self.hunts[sign as usize]);
        rating += weights.raid * nearer(&self.raid);
        let ahead = |square: Square| -f32::from(square.row().abs_diff(eyes.far));
        rating += weights.forward * (ahead(to) - ahead(from));
        if self.beside_flag.contains(from) && !self.beside_flag.contains(to) {
            rating += weights.desert;
        }
        if !self.moved.contains(from) {
            rating += weights.first_step;
        }
        rating
    }

    fn rate_flag_step(&self, to: Square) -> f32 {
        let (eyes, weights) = (&self.eyes, self.weights);
        if eyes.their.contains(to) {
            let sure = eyes.all_hidden().len() == 1 && eyes.all_hidden().contains(to);
            return if sure { weights.find_flag } else { weights.blunder };
        }
        let beside = |flag: Squares| flag.around().and(eyes.their).len() as f32;
        let relief = beside(eyes.flag) - beside(Squares::only(to));
        weights.flag_step + weights.flag_flight * relief
    }

    /// What it is worth to stand there.
    #[inline]
    fn standing(&self, sign: Sign, square: Square, shown: bool) -> f32 {
        let weights = self.weights;
        let (danger, risk) = if shown {
            (weights.danger, weights.risk)
        } else {
            (weights.doubtful_danger, weights.doubtful_risk)
        };
        if self.danger[sign as usize].contains(square) {
            danger
        } else if self.risk.contains(square) {
            risk * self.beaters[sign as usize]
        } else {
            0.0
        }
    }
}

/// The squares up to one, two and more steps away.
#[inline]
fn rings(aims: Squares) -> [Squares; RINGS] {
    let mut rings = [aims; RINGS];
    let mut reached = aims;
    for ring in &mut rings {
        *ring = reached;
        reached = reached.or(reached.around());
    }
    rings
}

/// In how many rings a square lies.
#[inline]
fn nearness(rings: &[Squares; RINGS], square: Square) -> f32 {
    rings.iter().map(|ring| f32::from(u8::from(ring.contains(square)))).sum()
}
