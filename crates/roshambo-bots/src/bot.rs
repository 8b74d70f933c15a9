//! The trait of all computer players, and the built-in bots that implement it.
//!
//! [`LevelBot`] plays every game at every level. It dispatches to the [`Heuristics`] of the game; a
//! registered game without them does not compile.

use std::any::Any;

use roshambo_rules::{Arg, Awaits, Phrase, Sampler, Say, Seat, error_by_phrase, say};
use roshambo_table::{GameId, Observation, with_game};
use serde::Serialize;

use crate::budget::Budget;
use crate::buffers::argmax;
use crate::heuristics::Heuristics;
use crate::level::Level;
use crate::rng::Rng;
use crate::search::Search;

/// A computer player for any seat of any game. It receives what the seat may see, and nothing else.
pub trait Bot: Send {
    /// Chooses a move and evaluates the alternatives.
    fn decide(&mut self, seen: &Observation, budget: &Budget) -> Result<Decision, BotError>;
}

/// A bot's answer.
#[derive(Clone, Debug, Serialize)]
pub struct Decision {
    /// The move, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The moves it considered, the best first. A bot that does not compare moves lists only the move
    /// it plays.
    pub considered: Vec<MoveEvaluation>,
    /// The number of search iterations, 0 without search.
    pub iterations: u64,
}

/// How a bot evaluates one move.
#[derive(Clone, Debug, Serialize)]
pub struct MoveEvaluation {
    /// The move, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The chance to win after it, from 0 to 1. Only bots that search know it.
    pub value: Option<f64>,
    /// The probability that the bot plays it, from 0 to 1.
    pub share: f64,
}

impl MoveEvaluation {
    /// Rounds to six decimals: more digits would only make reports longer.
    pub(crate) fn new(mv: impl ToString, value: Option<f64>, share: f64) -> MoveEvaluation {
        let rounded = |number: f64| (number * 1e6).round() / 1e6;
        MoveEvaluation { mv: mv.to_string(), value: value.map(rounded), share: rounded(share) }
    }
}

/// Why a bot has no decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotError {
    /// No decision of this seat is awaited.
    NotAwaited(Seat),
    /// An external program failed.
    Program {
        /// The command line of the program.
        program: String,
        /// What went wrong.
        problem: Phrase,
    },
}

impl Say for BotError {
    fn say(&self) -> Phrase {
        match self {
            BotError::NotAwaited(seat) => say!("bot-not-awaited", seat = seat),
            BotError::Program { program, problem } => {
                say!("bot-program", program = Arg::text(program), problem = problem)
            }
        }
    }
}

error_by_phrase!(BotError);

/// A built-in bot.
pub struct LevelBot {
    level: Level,
    seed: u64,
    /// The search of the game played last. It is kept to reuse its memory.
    search: Option<(GameId, Box<dyn Any + Send>)>,
}

impl LevelBot {
    /// A bot of a level. The same seed, observation, number of iterations and number of threads give
    /// the same decision.
    pub fn new(level: Level, seed: u64) -> LevelBot {
        LevelBot { level, seed, search: None }
    }

    fn take_search<G: Heuristics>(&mut self) -> Box<Search<G>> {
        match self.search.take() {
            Some((game, search)) if game == G::GAME => search.downcast().unwrap_or_default(),
            _ => Box::default(),
        }
    }

    fn decide_in<G: Heuristics>(&mut self, seen: &Observation, budget: &Budget) -> Option<Decision> {
        let view = G::view_of(&seen.view)?;
        // One stream per moment of the game, so that a bot that joins late decides the same way.
        let seed = Rng::stream(self.seed, seen.events.len() as u64 * 8 + seen.seat.index() as u64).seed();
        match self.level {
            Level::Random => random::<G>(view, seen.seat, seed),
            Level::Easy => by_rating::<G>(view, seen.seat, seed, Some(OVERLOOK_RATE)),
            Level::Medium => by_rating::<G>(view, seen.seat, seed, None),
            Level::Hard | Level::Expert => self.by_search::<G>(view, seen, budget, seed),
        }
    }

    fn by_search<G: Heuristics>(
        &mut self,
        view: &G::View,
        seen: &Observation,
        budget: &Budget,
        seed: u64,
    ) -> Option<Decision> {
        let mut search = self.take_search::<G>();
        let (_, result) = search.think(view, seen, budget, seed);
        self.search = Some((G::GAME, search));
        let shares: Vec<f32> = result.moves.iter().map(|searched| searched.share as f32).collect();
        let played = result.moves.get(Rng::stream(seed, 1 << 32).weighted(&shares))?.mv;
        let considered = result.moves.iter();
        let considered =
            considered.map(|searched| MoveEvaluation::new(searched.mv, Some(searched.value), searched.share));
        Some(Decision {
            mv: played.to_string(),
            considered: considered.collect(),
            iterations: result.iterations,
        })
    }
}

fn random<G: Heuristics>(view: &G::View, seat: Seat, seed: u64) -> Option<Decision> {
    let mut rng = Rng::new(seed);
    let state: G = G::Sampler::new(view).sample(&mut rng);
    let played = state.sample_move(seat, &mut rng, &mut Vec::new());
    let mut moves = Vec::new();
    match state.unlisted(seat) {
        Some(_) => moves.push(played),
        None => state.legal_moves(seat, &mut moves),
    }
    let share = 1.0 / moves.len() as f64;
    let considered = moves.into_iter().map(|mv| MoveEvaluation::new(mv, None, share));
    Some(Decision { mv: played.to_string(), considered: considered.collect(), iterations: 0 })
}

fn by_rating<G: Heuristics>(
    view: &G::View,
    seat: Seat,
    seed: u64,
    overlook_rate: Option<f32>,
) -> Option<Decision> {
    let (played, choice) = rated_move::<G>(view, seat, &mut Rng::new(seed), overlook_rate)?;
    let considered = choice.into_iter().map(|(mv, share)| MoveEvaluation::new(mv, None, share.into()));
    Some(Decision { mv: played.to_string(), considered: considered.collect(), iterations: 0 })
}

/// Candidate moves, each with its probability.
type MoveShares<M> = Vec<(M, f32)>;

/// A move by the ratings, and the probability of each candidate.
fn rated_move<G: Heuristics>(
    view: &G::View,
    seat: Seat,
    rng: &mut Rng,
    overlook_rate: Option<f32>,
) -> Option<(G::Move, MoveShares<G::Move>)> {
    let state: G = G::Sampler::new(view).sample(rng);
    let choice = rated_candidates(&state, seat, rng, overlook_rate);
    let shares: Vec<f32> = choice.iter().map(|(_, share)| *share).collect();
    let played = choice.get(rng.weighted(&shares))?.0;
    Some((played, choice))
}

/// The move of a level that does not search, without the texts of a [`Decision`]: for code that plays very many games.
/// `None` for levels that search.
pub fn quick_move<G: Heuristics>(level: Level, view: &G::View, seat: Seat, rng: &mut Rng) -> Option<G::Move> {
    match level {
        Level::Random => {
            let state: G = G::Sampler::new(view).sample(rng);
            Some(state.sample_move(seat, rng, &mut Vec::new()))
        }
        Level::Easy => rated_move::<G>(view, seat, rng, Some(OVERLOOK_RATE)).map(|(played, _)| played),
        Level::Medium => rated_move::<G>(view, seat, rng, None).map(|(played, _)| played),
        Level::Hard | Level::Expert => None,
    }
}

/// The probability that the easy level overlooks a move. Chosen by hand; not tuned.
const OVERLOOK_RATE: f32 = 0.35;

/// The candidate moves and the probability of each, the most probable first.
///
/// At a turn the move with the highest rating is played; ties are played equally often. Sealed
/// decisions are a mixed strategy, the softmax of the ratings. With an `overlook_rate` each move is
/// dropped with that probability, turns are mixed as well, and ratings count half.
fn rated_candidates<G: Heuristics>(
    state: &G,
    seat: Seat,
    rng: &mut Rng,
    overlook_rate: Option<f32>,
) -> MoveShares<G::Move> {
    if state.unlisted(seat).is_some() {
        return vec![(state.unlisted_move(seat, rng), 1.0)];
    }
    let mut moves = Vec::new();
    state.candidates(seat, &mut moves);
    let mut ratings = Vec::new();
    state.rate(seat, &moves, &mut ratings);
    let best = ratings.get(argmax(&ratings)).copied().unwrap_or_default();
    let sealed = matches!(state.awaits(), Awaits::Sealed { .. });
    let mut shares: Vec<f32> = match overlook_rate {
        _ if state.is_symmetric_throw() => vec![1.0; moves.len()],
        Some(rate) => ratings
            .iter()
            .map(|rating| if rng.unit() < rate { 0.0 } else { ((rating - best) / 2.0).exp() })
            .collect(),
        None if sealed => ratings.iter().map(|rating| (rating - best).exp()).collect(),
        None => ratings.iter().map(|rating| f32::from(u8::from(*rating == best))).collect(),
    };
    let sum: f32 = shares.iter().sum();
    if sum > 0.0 {
        shares.iter_mut().for_each(|share| *share /= sum);
    } else {
        // All moves were overlooked: play any of them.
        shares.fill(1.0 / moves.len() as f32);
    }
    let mut choice: Vec<(G::Move, f32)> = moves.into_iter().zip(shares).collect();
    choice.sort_by(|a, b| b.1.total_cmp(&a.1));
    choice
}

impl Bot for LevelBot {
    fn decide(&mut self, seen: &Observation, budget: &Budget) -> Result<Decision, BotError> {
        if seen.legal.is_empty() {
            return Err(BotError::NotAwaited(seen.seat));
        }
        let decision = with_game!(seen.view.game(), G => self.decide_in::<G>(seen, budget));
        decision.ok_or(BotError::NotAwaited(seen.seat))
    }
}
