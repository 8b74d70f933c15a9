//! A scratch tool: GAME A B SEATS PAIRS SEED [A_ITER] [B_ITER]
#![allow(missing_docs, clippy::unwrap_used)]
use roshambo_bots::*;
use roshambo_rules::Seats;
use roshambo_table::fair::{Promise, Secret};
use roshambo_table::record::Header;
use roshambo_table::{GameId, Table, hex, sha256};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let game: GameId = args[0].parse().unwrap();
    let levels: Vec<Level> = args[1..3].iter().map(|l| l.parse().unwrap()).collect();
    let seats = Seats::new(args[3].parse().unwrap()).unwrap();
    let deals: usize = args[4].parse().unwrap();
    let seed: u64 = args[5].parse().unwrap();
    let iter = |i: usize, level: Level| {
        args.get(6 + i).map_or(level.iterations(game), |n| Limit::Iterations(n.parse().unwrap()))
    };
    let next = AtomicUsize::new(0);
    let scores = Mutex::new(Vec::new());
    let began = std::time::Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..std::env::var("JOBS").map_or(2, |j| j.parse().unwrap()) {
            scope.spawn(|| {
                loop {
                    let deal = next.fetch_add(1, Ordering::Relaxed);
                    if deal >= deals {
                        return;
                    }
                    let mut score = 0.0;
                    let mut moves = 0;
                    for rotation in seats.iter() {
                        let hash = |what: &str| sha256(&format!("duel {seed} {deal} {what}"));
                        let bots = seats.iter().map(|seat| (seat, hex(&hash(&format!("text {seat}"))[..8])));
                        let proof =
                            Promise::new(seats, Secret(hash("secret")), bots).unwrap().close().unwrap();
                        let mut table = Table::open_fair(Header::new(game, seats, vec![]), proof).unwrap();
                        let mut players: Vec<Player> = seats
                            .iter()
                            .map(|seat| {
                                let i = usize::from(seat != rotation);
                                let level = levels[i];
                                let limit = if matches!(level, Level::Hard | Level::Expert) {
                                    iter(i, level)
                                } else {
                                    level.iterations(game)
                                };
                                Player {
                                    bot: Box::new(LevelBot::new(
                                        level,
                                        seed * 1000 + deal as u64 * 10 + seat.index() as u64,
                                    )),
                                    budget: Budget::new(limit, 1),
                                }
                            })
                            .collect();
                        play_on(&mut table, &mut players).unwrap();
                        let winners = table.outcome().unwrap().winners;
                        score += if winners.is_empty() {
                            1.0 / seats.count() as f64
                        } else if winners.contains(rotation) {
                            1.0 / winners.len() as f64
                        } else {
                            0.0
                        };
                        moves += table.journal().len();
                    }
                    scores.lock().unwrap().push((score / seats.count() as f64, moves));
                }
            });
        }
    });
    let scores = scores.into_inner().unwrap();
    let n = scores.len() as f64;
    let mean = scores.iter().map(|s| s.0).sum::<f64>() / n;
    let var = scores.iter().map(|s| (s.0 - mean).powi(2)).sum::<f64>() / (n - 1.0);
    let half = 1.96 * (var / n).sqrt();
    let moves = scores.iter().map(|s| s.1).sum::<usize>() as f64 / n / seats.count() as f64;
    println!(
        "{game} {} vs {} seats {seats}: {:.1} % [{:.1}, {:.1}] fair {:.1}; {} games, {moves:.0} entries each, {:.0} s",
        levels[0],
        levels[1],
        mean * 100.0,
        (mean - half) * 100.0,
        (mean + half) * 100.0,
        100.0 / seats.count() as f64,
        deals * seats.count(),
        began.elapsed().as_secs_f64()
    );
}
