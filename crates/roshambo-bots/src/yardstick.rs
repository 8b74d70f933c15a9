//! Textbook players, as yardsticks for the strength of the levels.
//!
//! They know nothing of the games that is not said here, so a claim such as 'expert wins 80 % against them'
//! means the same to everybody who knows the literature. They play every game at every seat, search on one
//! thread, and are no levels: people do not meet them.
//!
//! * [`Yardstick::PlainIsmcts`]: single-observer information-set Monte Carlo tree search with UCB1, uniformly
//!   sampled states and random playouts to the end of the game (Cowling, Powley and Whitehouse: Information
//!   Set Monte Carlo Tree Search, 2012). Sealed decisions use decoupled UCB1, and the move is drawn in
//!   proportion to the visits.
//! * [`Yardstick::Pimc`]: flat perfect-information Monte Carlo. In each uniformly sampled state, every legal
//!   move is tried once, followed by moves of the medium level to the end of the round, which is evaluated
//!   as the search of the levels does.
//!
//! Where moves are too many to list (the setup of Tsu-e-fa!), both play a random one.

mod pimc;
mod plain_ismcts;

use std::fmt;
use std::str::FromStr;
use std::time::Instant;

use roshambo_rules::{Awaits, ParseError, Sampler, Seat};
use roshambo_table::{GameId, Observation, with_game};

use crate::bot::{Bot, BotError, Decision, MoveEvaluation};
use crate::budget::{Budget, Limit, SearchClock};
use crate::buffers::argmax;
use crate::heuristics::Heuristics;
use crate::level::Level;
use crate::rng::Rng;

/// A textbook player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Yardstick {
    /// Plain information-set Monte Carlo tree search.
    PlainIsmcts,
    /// Flat perfect-information Monte Carlo.
    Pimc,
}

impl Yardstick {
    /// All of them.
    pub const ALL: [Yardstick; 2] = [Yardstick::PlainIsmcts, Yardstick::Pimc];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Yardstick::PlainIsmcts => "plain-ismcts",
            Yardstick::Pimc => "pimc",
        }
    }

    /// The number of iterations for one decision, unless the caller chooses another: as many as the expert
    /// level has. An iteration is one playout; it takes another time than one of the expert level.
    pub fn iterations(self, game: GameId) -> Limit {
        Level::Expert.iterations(game)
    }
}

impl fmt::Display for Yardstick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Yardstick {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Yardstick, ParseError> {
        Yardstick::ALL
            .into_iter()
            .find(|yardstick| yardstick.name() == text)
            .ok_or_else(|| ParseError::new("expected-contender", text))
    }
}

/// A bot that plays as one of the yardsticks.
pub struct YardstickBot {
    kind: Yardstick,
    seed: u64,
}

/// What a yardstick found out about one move.
#[derive(Clone, Copy, Debug)]
struct Tried<M> {
    mv: M,
    visits: u32,
    value_sum: f64,
}

impl<M> Tried<M> {
    /// The mean value; 0 without visits.
    fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.value_sum / f64::from(self.visits) }
    }
}

impl YardstickBot {
    /// A bot of this kind. The same seed, observation and number of iterations give the same decision.
    pub fn new(kind: Yardstick, seed: u64) -> YardstickBot {
        YardstickBot { kind, seed }
    }

    fn decide_in<G: Heuristics>(&self, seen: &Observation, budget: &Budget) -> Option<Decision> {
        let start = Instant::now();
        let view = G::reopen_sealed(G::view_of(&seen.view)?);
        let sampler = G::Sampler::new(&view);
        let mut rng = Rng::stream(self.seed, seen.events.len() as u64 * 8 + seen.seat.index() as u64);
        let example: G = sampler.sample(&mut rng);
        if example.unlisted(seen.seat).is_some() {
            let mv = example.sample_move(seen.seat, &mut rng, &mut Vec::new());
            return Some(decision(mv.to_string(), vec![MoveEvaluation::new(mv, None, 1.0)], 0));
        }
        let clock = SearchClock::new(&Budget { threads: 1, ..budget.clone() }, start, 0);
        let mut sample = |rng: &mut Rng| -> G { sampler.sample(rng) };
        let (tried, playouts) = match self.kind {
            Yardstick::PlainIsmcts => plain_ismcts::search(&mut sample, seen.seat, &clock, &mut rng),
            Yardstick::Pimc => pimc::search(&mut sample, seen.seat, &clock, &mut rng),
        };
        choose(self.kind, &example, seen.seat, tried, playouts, &mut rng)
    }
}

/// Chooses among the moves that were tried.
fn choose<G: Heuristics>(
    kind: Yardstick,
    state: &G,
    seat: Seat,
    mut tried: Vec<Tried<G::Move>>,
    playouts: u64,
    rng: &mut Rng,
) -> Option<Decision> {
    debug_assert!(state.awaits().seats().contains(seat));
    let sealed = matches!(state.awaits(), Awaits::Sealed { .. });
    let shares: Vec<f32> = match kind {
        // All signs of such a throw have the same value; the noise of the playouts must not choose one.
        _ if state.is_symmetric_throw() => vec![1.0; tried.len()],
        Yardstick::PlainIsmcts if sealed => tried.iter().map(|one| one.visits as f32).collect(),
        Yardstick::PlainIsmcts => only_best(tried.iter().map(|one| one.visits as f32).collect()),
        Yardstick::Pimc => only_best(tried.iter().map(|one| one.mean() as f32).collect()),
    };
    let played = tried.get(rng.weighted(&shares))?.mv;
    let sum: f32 = shares.iter().sum();
    let mut considered: Vec<MoveEvaluation> = tried
        .drain(..)
        .zip(shares)
        .map(|(one, share)| {
            let share = if sum > 0.0 { f64::from(share / sum) } else { 0.0 };
            MoveEvaluation::new(one.mv, Some(one.mean()), share)
        })
        .collect();
    considered.sort_by(|a, b| {
        b.share.total_cmp(&a.share).then(b.value.unwrap_or(0.0).total_cmp(&a.value.unwrap_or(0.0)))
    });
    Some(decision(played.to_string(), considered, playouts))
}

/// 1 for the first of the highest scores, 0 for all others.
fn only_best(mut scores: Vec<f32>) -> Vec<f32> {
    let best = argmax(&scores);
    scores.iter_mut().enumerate().for_each(|(place, score)| *score = f32::from(u8::from(place == best)));
    scores
}

fn decision(mv: String, considered: Vec<MoveEvaluation>, iterations: u64) -> Decision {
    Decision { mv, considered, iterations }
}

impl Bot for YardstickBot {
    fn decide(&mut self, seen: &Observation, budget: &Budget) -> Result<Decision, BotError> {
        if seen.legal.is_empty() {
            return Err(BotError::NotAwaited(seen.seat));
        }
        let decision = with_game!(seen.view.game(), G => self.decide_in::<G>(seen, budget));
        decision.ok_or(BotError::NotAwaited(seen.seat))
    }
}

#[cfg(test)]
mod tests {
    use roshambo_rules::Seats;
    use roshambo_table::Table;
    use roshambo_table::fair::Proof;
    use roshambo_table::record::Header;

    use super::*;
    use crate::bot::LevelBot;
    use crate::contest::{SeatedBot, play_to_end};

    /// The share of victories of a yardstick over random moves. The same every time.
    fn share(kind: Yardstick, game: GameId, deals: u8) -> f64 {
        let seats = Seats::new(2).unwrap();
        let budget = Budget::new(Limit::Iterations(100), 1);
        let mut won = 0.0;
        for deal in 0..deals {
            let own = Seat::new(usize::from(deal % 2));
            let proof = Proof::seeded(seats, seats.all(), &format!("yardstick {}", deal / 2));
            let mut table = Table::open_fair(Header::new(game, seats, Vec::new()), proof).unwrap();
            let bot = |seat: Seat| -> Box<dyn Bot> {
                if seat == own {
                    Box::new(YardstickBot::new(kind, u64::from(deal)))
                } else {
                    Box::new(LevelBot::new(Level::Random, u64::from(deal)))
                }
            };
            let mut players: Vec<SeatedBot> =
                seats.iter().map(|seat| SeatedBot { bot: bot(seat), budget: budget.clone() }).collect();
            play_to_end(&mut table, &mut players).unwrap();
            let winners = table.outcome().unwrap().winners;
            won += match winners.contains(own) {
                true => 1.0 / winners.len() as f64,
                false if winners.is_empty() => 0.5,
                false => 0.0,
            };
        }
        won / f64::from(deals)
    }

    #[test]
    fn both_play_far_better_than_random_moves() {
        for kind in Yardstick::ALL {
            for game in [GameId::Ninjan, GameId::PawsQuick] {
                let share = share(kind, game, 20);
                assert!(share > 0.7, "{kind} in {game}: {share}");
            }
        }
    }

    #[test]
    fn parsing_a_printed_name_gives_the_same_yardstick() {
        assert!(Yardstick::ALL.into_iter().all(|kind| kind.to_string().parse() == Ok(kind)));
        assert!("ismcts".parse::<Yardstick>().is_err());
    }
}
