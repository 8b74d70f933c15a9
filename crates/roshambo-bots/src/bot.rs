//! The one trait of all players that are not people, and our own bots behind it.

use std::any::Any;
use std::time::Instant;

use roshambo_rules::{Arg, Awaits, Phrase, Sampler, Say, Seat, error_by_phrase, say};
use roshambo_table::{GameId, Observation, with_game};
use serde::Serialize;

use crate::budget::{Budget, Clock};
use crate::level::Level;
use crate::luck::Luck;
use crate::search::Search;
use crate::skill::{Skill, highest};

/// A player for any seat of any game. It gets what the seat may see, and nothing else.
pub trait Bot: Send {
    /// What to play, and what it thinks of the other moves.
    fn decide(&mut self, seen: &Observation, budget: &Budget) -> Result<Decision, BotError>;
}

/// A bot's answer.
#[derive(Clone, Debug, Serialize)]
pub struct Decision {
    /// The move, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The moves it considered, the best first; only the one played, where it does not weigh moves.
    pub considered: Vec<Considered>,
    /// How many states it played out.
    pub iterations: u64,
}

/// What a bot thinks of one move.
#[derive(Clone, Debug, Serialize)]
pub struct Considered {
    /// The move, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The chance to win with it; only bots that search know.
    pub value: Option<f64>,
    /// How often the bot would play it, from 0 to 1.
    pub share: f64,
}

impl Considered {
    /// Six decimals are more than anybody believes of a bot.
    fn new(mv: impl ToString, value: Option<f64>, share: f64) -> Considered {
        let rounded = |number: f64| (number * 1e6).round() / 1e6;
        Considered { mv: mv.to_string(), value: value.map(rounded), share: rounded(share) }
    }
}

/// Why a bot has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotError {
    /// Asked at the wrong moment.
    NotAwaited(Seat),
    /// A program failed.
    Program {
        /// What was to be run.
        program: String,
        /// What it did or did not do.
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

/// One of our own bots.
pub struct LevelBot {
    level: Level,
    seed: u64,
    /// The search of the game last played, with its space.
    kept: Option<(GameId, Box<dyn Any + Send>)>,
}

impl LevelBot {
    /// A bot of a level. The same seed, asked the same with the same iterations and threads, gives
    /// the same answer.
    pub fn new(level: Level, seed: u64) -> LevelBot {
        LevelBot { level, seed, kept: None }
    }

    fn search<G: Skill>(&mut self) -> Box<Search<G>> {
        match self.kept.take() {
            Some((game, kept)) if game == G::GAME => kept.downcast().unwrap_or_default(),
            _ => Box::default(),
        }
    }

    fn decide_in<G: Skill>(&mut self, seen: &Observation, budget: &Budget) -> Option<Decision> {
        let view = G::view_of(&seen.view)?;
        // A stream for each moment of the game, so that a bot that comes late decides alike.
        let seed = Luck::stream(self.seed, seen.events.len() as u64 * 8 + seen.seat.index() as u64).seed();
        match self.level {
            Level::Random => random::<G>(view, seen.seat, seed),
            Level::Easy => by_thumb::<G>(view, seen.seat, seed, Some(OVERLOOKED)),
            Level::Medium => by_thumb::<G>(view, seen.seat, seed, None),
            Level::Hard | Level::Expert => self.think::<G>(view, seen, budget, seed),
        }
    }

    fn think<G: Skill>(
        &mut self,
        view: &G::View,
        seen: &Observation,
        budget: &Budget,
        seed: u64,
    ) -> Option<Decision> {
        let start = Instant::now();
        let belief = G::believe(&G::unsealed(view), &seen.events, &Clock::new(budget, start, 0));
        let mut search = self.search::<G>();
        let thoughts = search.think(&belief, seen.seat, &budget.after(start.elapsed()), seed);
        self.kept = Some((G::GAME, search));
        let shares: Vec<f32> = thoughts.moves.iter().map(|thought| thought.share as f32).collect();
        let played = thoughts.moves.get(Luck::stream(seed, 1 << 32).weighted(&shares))?.mv;
        let considered = thoughts.moves.iter();
        let considered =
            considered.map(|thought| Considered::new(thought.mv, Some(thought.value), thought.share));
        Some(Decision {
            mv: played.to_string(),
            considered: considered.collect(),
            iterations: thoughts.iterations,
        })
    }
}

fn random<G: Skill>(view: &G::View, seat: Seat, seed: u64) -> Option<Decision> {
    let mut luck = Luck::new(seed);
    let state: G = G::Sampler::new(view).sample(&mut luck);
    let played = state.sample_move(seat, &mut luck, &mut Vec::new());
    let mut moves = Vec::new();
    match state.unlisted(seat) {
        Some(_) => moves.push(played),
        None => state.legal_moves(seat, &mut moves),
    }
    let share = 1.0 / moves.len() as f64;
    let considered = moves.into_iter().map(|mv| Considered::new(mv, None, share));
    Some(Decision { mv: played.to_string(), considered: considered.collect(), iterations: 0 })
}

fn by_thumb<G: Skill>(view: &G::View, seat: Seat, seed: u64, overlooked: Option<f32>) -> Option<Decision> {
    let mut luck = Luck::new(seed);
    let state: G = G::Sampler::new(view).sample(&mut luck);
    let choice = thumb(&state, seat, &mut luck, overlooked);
    let shares: Vec<f32> = choice.iter().map(|(_, share)| *share).collect();
    let played = choice.get(luck.weighted(&shares))?.0;
    let considered = choice.into_iter().map(|(mv, share)| Considered::new(mv, None, share.into()));
    Some(Decision { mv: played.to_string(), considered: considered.collect(), iterations: 0 })
}

/// How often the easy player does not see a move.
const OVERLOOKED: f32 = 0.35;

/// Rules of thumb: the moves considered and how often each is played, the most frequent first. At a
/// turn that is the best rated one; sealed decisions are mixed by their ratings. Who overlooks
/// moves also mixes at a turn, and takes ratings half as seriously.
fn thumb<G: Skill>(state: &G, seat: Seat, luck: &mut Luck, overlooked: Option<f32>) -> Vec<(G::Move, f32)> {
    if state.unlisted(seat).is_some() {
        return vec![(state.unlisted_move(seat, luck), 1.0)];
    }
    let mut moves = Vec::new();
    state.consider(seat, &mut moves);
    let mut ratings = Vec::new();
    state.rate(seat, &moves, &mut ratings);
    let best = ratings.get(highest(&ratings)).copied().unwrap_or_default();
    let sealed = matches!(state.awaits(), Awaits::Sealed { .. });
    let mut shares: Vec<f32> = match overlooked {
        _ if state.is_even_throw() => vec![1.0; moves.len()],
        Some(chance) => ratings
            .iter()
            .map(|rating| if luck.unit() < chance { 0.0 } else { ((rating - best) / 2.0).exp() })
            .collect(),
        None if sealed => ratings.iter().map(|rating| (rating - best).exp()).collect(),
        None => ratings.iter().map(|rating| f32::from(u8::from(*rating == best))).collect(),
    };
    let sum: f32 = shares.iter().sum();
    if sum > 0.0 {
        shares.iter_mut().for_each(|share| *share /= sum);
    } else {
        // All overlooked: then it is seen that something must be played.
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
