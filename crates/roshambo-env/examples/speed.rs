//! Decisions per second of each game with random actions, including masks and tensors.
//!
//! `cargo run --release -p roshambo-env --example speed [SECONDS [GAMES [THREADS]]]`

#![allow(missing_docs)]

use std::error::Error;
use std::time::{Duration, Instant};

use roshambo_env::{Buffers, Env, Spec, VectorEnv};
use roshambo_table::GameId;

/// Steps between two looks at the clock.
const STEPS: u64 = 256;

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Result<Vec<usize>, _> = std::env::args().skip(1).map(|word| word.parse()).collect();
    let numbers = numbers?;
    let number = |place: usize, default| numbers.get(place).copied().unwrap_or(default);
    let time = Duration::from_secs(number(0, 2) as u64);
    let (games, threads) = (number(1, 1024), number(2, 2));
    println!("million decisions per second: one game; {games} games on 1 thread and on {threads} threads");
    println!("game        seats  actions  tensor   one game  1 thread  {threads} threads");
    for game in GameId::ALL {
        let info = game.info();
        for seats in info.min_seats..=info.max_seats {
            let one = single(game, seats, time)?;
            let (spec, few) = vector(game, seats, games, 1, time)?;
            let (_, many) = vector(game, seats, games, threads, time)?;
            let (actions, tensor) = (spec.actions, spec.tensor);
            println!(
                "{game:<10}  {seats:>5}  {actions:>7}  {tensor:>6}  {one:>9.2}  {few:>8.2}  {many:>9.2}"
            );
        }
    }
    Ok(())
}

fn single(game: GameId, seats: u8, time: Duration) -> Result<f64, Box<dyn Error>> {
    let mut env = Env::new(game, seats, &[], 1)?;
    let spec = env.spec();
    let (mut tensor, mut mask) = (vec![0.0; spec.tensor], vec![false; spec.actions]);
    let (start, mut decisions) = (Instant::now(), 0_u64);
    while start.elapsed() < time {
        for _ in 0..STEPS {
            let (Some(seat), Some(action)) = (env.player(), env.random_action()) else {
                env.reset();
                continue;
            };
            env.write_tensor(seat, &mut tensor)?;
            env.write_mask(&mut mask)?;
            env.step(seat, action)?;
            decisions += 1;
        }
    }
    Ok(decisions as f64 / start.elapsed().as_secs_f64() / 1e6)
}

fn vector(
    game: GameId,
    seats: u8,
    games: usize,
    threads: usize,
    time: Duration,
) -> Result<(Spec, f64), Box<dyn Error>> {
    let mut env = VectorEnv::new(game, seats, &[], games, threads, 1)?;
    let spec = env.spec();
    let mut rows = Rows::new(&spec, games);
    let mut actions = vec![0; games];
    env.reset(1, rows.buffers())?;
    let (start, mut decisions) = (Instant::now(), 0);
    while start.elapsed() < time {
        for _ in 0..STEPS.div_ceil(games as u64) {
            env.random_actions(&mut actions)?;
            env.step(&actions, rows.buffers())?;
            decisions += games;
        }
    }
    Ok((spec, decisions as f64 / start.elapsed().as_secs_f64() / 1e6))
}

/// The memory of the buffers.
struct Rows {
    tensors: Vec<f32>,
    masks: Vec<bool>,
    players: Vec<i32>,
    rewards: Vec<f32>,
    scores: Vec<f32>,
    done: Vec<bool>,
    truncated: Vec<bool>,
}

impl Rows {
    fn new(spec: &Spec, games: usize) -> Rows {
        let seats = spec.seats.count();
        Rows {
            tensors: vec![0.0; games * spec.tensor],
            masks: vec![false; games * spec.actions],
            players: vec![0; games],
            rewards: vec![0.0; games * seats],
            scores: vec![0.0; games * seats],
            done: vec![false; games],
            truncated: vec![false; games],
        }
    }

    fn buffers(&mut self) -> Buffers<'_> {
        Buffers {
            tensors: &mut self.tensors,
            masks: &mut self.masks,
            players: &mut self.players,
            rewards: &mut self.rewards,
            scores: &mut self.scores,
            done: &mut self.done,
            truncated: &mut self.truncated,
        }
    }
}
