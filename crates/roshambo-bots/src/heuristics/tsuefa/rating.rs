//! How good a step, an attack or a throw looks.

use roshambo_rules::games::tsuefa::{Move, Square, Squares, Tsuefa};
use roshambo_rules::{Seat, Sign};

use super::features::KnownBoard;
use super::weights::{RATING, RatingWeights, THROW_LEFT, THROW_NEAR};

/// How many steps away a target still attracts figures. Chosen by hand; not tuned.
const RINGS: usize = 6;

/// Rates steps and attacks of one seat. Everything that does not depend on the move is computed once.
struct Rater {
    board: KnownBoard,
    weights: &'static RatingWeights,
    /// For each sign, the squares beside shown figures that beat it.
    danger: [Squares; 3],
    /// Squares beside hidden figures.
    risk: Squares,
    /// For each sign, the probability that a hidden figure beats it.
    beaters: [f32; 3],
    /// For each sign, rings around shown figures that it beats.
    hunts: [[Squares; RINGS]; 3],
    /// Rings around figures that may be the flag.
    raid: [Squares; RINGS],
    beside_flag: Squares,
    near_flag: Squares,
    moved: Squares,
    impatience: f32,
}

/// Appends one rating for each move.
pub(super) fn rate(game: &Tsuefa, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>) {
    let board = KnownBoard::new(game, seat);
    if let Some((from, to)) = game.fight() {
        let own = if board.own.contains(from) { from } else { to };
        ratings.extend(moves.iter().map(|mv| rate_throw(&board, own, to, *mv)));
        return;
    }
    let rater = Rater::new(game, board);
    ratings.extend(moves.iter().map(|mv| rater.rate(*mv)));
}

/// The winner keeps its sign, which is better if figures that it beats are near, and if many of them are
/// left.
fn rate_throw(board: &KnownBoard, own: Square, to: Square, mv: Move) -> f32 {
    let Move::Throw(sign) = mv else { return 0.0 };
    let rival = if own == to { Squares::EMPTY } else { Squares::only(to) };
    let near = Squares::only(to).around();
    let near = near.or(near.around());
    let count = |sign: Sign| board.known[sign as usize].without(rival).and(near).len() as f32;
    let (prey, beater) = (sign.prey(), sign.beaten_by());
    let left = board.counts[prey as usize] - board.counts[beater as usize];
    THROW_NEAR * (count(prey) - count(beater)) + THROW_LEFT * left
}

impl Rater {
    #[inline]
    fn new(game: &Tsuefa, board: KnownBoard) -> Rater {
        let weights = &RATING;
        let hidden = board.all_hidden();
        let targets = if board.hidden[0].is_empty() { hidden } else { board.hidden[0] };
        let beside_flag = board.flag.around();
        // Only a figure that can move can attack: use the probabilities of figures that have moved.
        let beaters = Sign::ALL.map(|sign| {
            let beater = sign.beaten_by() as usize;
            board.odds[2].signs[beater]
        });
        Rater {
            danger: Sign::ALL.map(|sign| board.known[sign.beaten_by() as usize].around()),
            risk: hidden.around(),
            beaters,
            hunts: Sign::ALL.map(|sign| rings(board.known[sign.prey() as usize])),
            raid: rings(targets),
            beside_flag,
            near_flag: beside_flag.around().or(beside_flag).without(board.flag),
            moved: game.moved(),
            impatience: weights.impatience * f32::from(game.quiet()) / f32::from(game.house_rules().quiet),
            board,
            weights,
        }
    }

    fn rate(&self, mv: Move) -> f32 {
        let Move::Step { from, to } = mv else { return 0.0 };
        match self.board.sign(from) {
            Some(sign) if self.board.their.contains(to) => self.rate_attack(sign, from, to),
            Some(sign) => self.rate_step(sign, from, to),
            None => self.rate_flag_step(to),
        }
    }

    fn rate_attack(&self, sign: Sign, from: Square, to: Square) -> f32 {
        let (board, weights) = (&self.board, self.weights);
        let own_shown = board.shown.contains(from);
        let standing = self.standing(sign, from, own_shown);
        let after = self.standing(sign, to, true);
        let known = |sign: Sign| board.known[sign as usize].contains(to);
        let gain = if known(sign.prey()) {
            weights.capture + after
        } else if known(sign) {
            weights.even
        } else if known(sign.beaten_by()) {
            weights.blunder
        } else {
            let odds = board.odds_at(to);
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
        let (board, weights) = (&self.board, self.weights);
        let shown = board.shown.contains(from);
        let mut rating = self.standing(sign, to, shown) - self.standing(sign, from, shown);
        let nearer = |rings: &[Squares; RINGS]| nearness(rings, to) - nearness(rings, from);
        rating += weights.hunt * nearer(&self.hunts[sign as usize]);
        rating += weights.raid * nearer(&self.raid);
        let ahead = |square: Square| -f32::from(square.row().abs_diff(board.far));
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
        let (board, weights) = (&self.board, self.weights);
        if board.their.contains(to) {
            let sure = board.all_hidden().len() == 1 && board.all_hidden().contains(to);
            return if sure { weights.find_flag } else { weights.blunder };
        }
        let beside = |flag: Squares| flag.around().and(board.their).len() as f32;
        let relief = beside(board.flag) - beside(Squares::only(to));
        weights.flag_step + weights.flag_flight * relief
    }

    /// The score of standing on a square.
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

/// The squares at most 0, 1, 2 and more steps away from the targets.
#[inline]
fn rings(targets: Squares) -> [Squares; RINGS] {
    let mut rings = [targets; RINGS];
    let mut reached = targets;
    for ring in &mut rings {
        *ring = reached;
        reached = reached.or(reached.around());
    }
    rings
}

/// The number of rings that contain a square: larger if it is nearer to a target.
#[inline]
fn nearness(rings: &[Squares; RINGS], square: Square) -> f32 {
    rings.iter().map(|ring| f32::from(u8::from(ring.contains(square)))).sum()
}
