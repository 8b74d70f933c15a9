//! The tables of `docs/review.md`: the mean luck of each seat, and the loss by decisions of each level.
//!
//! `cargo run --release -p roshambo-review --example validate -- luck|levels|policy [--game GAME] [--games K] [--seed S]
//! [--effort F] [--levels L1,L2,…]`
//!
//! `luck` plays games between different levels and splits them with few rollouts: the mean luck of each seat is 0 for any
//! number of rollouts. `levels` plays each level against the medium one, with seats changing from game to game, and
//! judges only the decisions of that level. `policy` prints how fast rollouts are, and how well equities predict the
//! results of games between bots of level hard, compared with the static values of the heuristics.

use std::process::ExitCode;
use std::thread::available_parallelism;
use std::time::Instant;

use roshambo_bots::{Budget, Evaluator, Heuristics, Level, LevelBot, SeatedBot, play_to_end};
use roshambo_review::{Depth, Review, Settings, review};
use roshambo_rules::{Awaits, DiscardEvents, Seat, Seats};
use roshambo_table::fair::Proof;
use roshambo_table::record::{Entry, Header};
use roshambo_table::{GameId, Table, with_game};

/// What is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Luck,
    Levels,
    Policy,
}

/// The command-line arguments.
struct Request {
    what: What,
    games: u64,
    seed: u64,
    effort: f64,
    only: Vec<GameId>,
    levels: Vec<Level>,
}

impl Request {
    fn parse(mut args: impl Iterator<Item = String>) -> Result<Request, String> {
        let what = match args.next().as_deref() {
            Some("luck") => What::Luck,
            Some("levels") => What::Levels,
            Some("policy") => What::Policy,
            _ => return Err("expected luck, levels or policy".to_owned()),
        };
        let mut request = Request {
            what,
            games: 200,
            seed: 1,
            effort: 0.1,
            only: GameId::ALL.to_vec(),
            levels: Level::ALL.to_vec(),
        };
        while let Some(name) = args.next() {
            let value = args.next().ok_or_else(|| format!("{name} needs a value"))?;
            let wrong = |_| format!("{name}: {value} is wrong");
            match name.as_str() {
                "--games" => request.games = value.parse().map_err(|_| wrong(()))?,
                "--seed" => request.seed = value.parse().map_err(|_| wrong(()))?,
                "--effort" => request.effort = value.parse().map_err(|_| wrong(()))?,
                "--game" => request.only = vec![value.parse().map_err(|_| wrong(()))?],
                "--levels" => {
                    let levels: Result<_, _> = value.split(',').map(str::parse).collect();
                    request.levels = levels.map_err(|_| wrong(()))?;
                }
                _ => return Err(format!("unknown argument {name}")),
            }
        }
        Ok(request)
    }
}

fn main() -> ExitCode {
    let request = match Request::parse(std::env::args().skip(1)) {
        Ok(request) => request,
        Err(problem) => {
            eprintln!("{problem}");
            return ExitCode::from(2);
        }
    };
    for game in request.only.clone() {
        match request.what {
            What::Luck => print_luck(game, &request),
            What::Levels => print_levels(game, &request),
            What::Policy => with_game!(game, G => print_policy::<G>(game, &request)),
        }
    }
    ExitCode::SUCCESS
}

fn play(game: GameId, levels: &[Level], seed: u64) -> Option<Table> {
    let seats = Seats::new(levels.len() as u8)?;
    let proof = Proof::seeded(seats, seats.all(), &format!("validate {seed}"));
    let mut table = Table::open_fair(Header::new(game, seats, Vec::new()), proof).ok()?;
    let seated = |(place, level): (usize, &Level)| SeatedBot {
        bot: Box::new(LevelBot::new(*level, seed * 10 + place as u64)),
        budget: Budget::new(level.iterations(game), 1),
    };
    let mut players: Vec<SeatedBot> = levels.iter().enumerate().map(seated).collect();
    play_to_end(&mut table, &mut players).ok()?;
    Some(table)
}

/// Reviews one game for each number, on all cores, one thread for each game.
fn reviews(
    request: &Request,
    levels: impl Fn(u64) -> (Vec<Level>, Option<Seat>) + Sync,
    game: GameId,
) -> Vec<Review> {
    let threads = available_parallelism().map_or(1, usize::from) as u64;
    let part = |thread: u64| {
        let numbers = (0..request.games).filter(move |number| number % threads == thread);
        let one = |number: u64| {
            let (levels, seat) = levels(number);
            let seed = request.seed * 1_000_000 + number;
            let table = play(game, &levels, seed)?;
            let settings = Settings { seat, seed, effort: request.effort, ..Settings::new(Depth::Normal) };
            review(table.header(), table.journal(), &settings, &|_| ()).ok()
        };
        numbers.filter_map(one).collect::<Vec<Review>>()
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
        running.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    })
}

/// The mean of samples and half of its 95 % interval.
fn interval(samples: &[f64]) -> (f64, f64) {
    let count = samples.len() as f64;
    let mean = samples.iter().sum::<f64>() / count;
    let squares: f64 = samples.iter().map(|sample| (sample - mean).powi(2)).sum();
    (mean, 1.96 * (squares / (count - 1.0) / count).sqrt())
}

fn print_luck(game: GameId, request: &Request) {
    let seats = game.fewest_seats().count();
    let mix = [Level::Random, Level::Medium, Level::Easy];
    let all = reviews(request, |_| (mix.iter().cycle().take(seats).copied().collect(), None), game);
    for seat in 0..seats {
        let of = |figure: fn(&roshambo_review::SeatTotal) -> f64| -> (f64, f64) {
            interval(&all.iter().map(|review| figure(&review.totals[seat])).collect::<Vec<_>>())
        };
        let (luck, luck_half) = of(|total| total.luck.value);
        let (own, own_half) = of(|total| total.own_choices.value);
        let rest = all.iter().map(|review| {
            let total = &review.totals[seat];
            let sum =
                total.luck.value + total.own_choices.value + total.other_choices.value + total.guessing.value;
            (total.end - total.start.value - sum).abs()
        });
        println!(
            "{game:<10} seat {} {:<6} {:>5} games  luck {:>6.2} ± {:.2} %  own choices {:>6.2} ± {:.2} %  largest rest {:.1e}",
            seat + 1,
            mix[seat % 3],
            all.len(),
            luck * 100.0,
            luck_half * 100.0,
            own * 100.0,
            own_half * 100.0,
            rest.fold(0.0, f64::max),
        );
    }
}

fn print_levels(game: GameId, request: &Request) {
    let seats = game.fewest_seats().count();
    for level in &request.levels {
        let seating = |number: u64| {
            let own = number as usize % seats;
            let mut levels = vec![Level::Medium; seats];
            levels[own] = *level;
            (levels, Some(Seat::new(own)))
        };
        let all = reviews(request, seating, game);
        let judged = |review: &Review| review.totals.iter().find(|total| total.decisions > 0).cloned();
        let losses: Vec<f64> = all.iter().filter_map(judged).map(|total| total.loss.value).collect();
        let choices: Vec<f64> = all.iter().filter_map(judged).map(|total| total.own_choices.value).collect();
        let won: Vec<f64> = all.iter().filter_map(judged).map(|total| total.end).collect();
        let ((loss, loss_half), (own, own_half), (won, won_half)) =
            (interval(&losses), interval(&choices), interval(&won));
        println!(
            "{game:<10} {level:<6} {:>5} games  loss {:>6.1} ± {:.1} %  choices {:>6.1} ± {:.1} %  score {:>5.1} ± {:.1} %",
            all.len(),
            loss * 100.0,
            loss_half * 100.0,
            own * 100.0,
            own_half * 100.0,
            won * 100.0,
            won_half * 100.0,
        );
    }
}

/// The mean squared error of predictions of the score of seat 1, from the middle of each game.
fn print_policy<G: Heuristics>(game: GameId, request: &Request) {
    let start = G::new(game.fewest_seats(), &G::Options::default());
    let mut evaluator = Evaluator::<G>::new(request.seed);
    let clock = Instant::now();
    evaluator.equity(&start, 1000);
    let per_second = 1000.0 / clock.elapsed().as_secs_f64();
    let (mut rollouts, mut values) = (Vec::new(), Vec::new());
    let levels = vec![Level::Hard; game.fewest_seats().count()];
    for number in 0..request.games {
        let Some(table) = play(game, &levels, request.seed * 1_000_000 + number) else { continue };
        let score = match table.outcome() {
            Some(outcome) if outcome.winners.is_empty() => 1.0 / levels.len() as f64,
            Some(outcome) if outcome.winners.contains(Seat::FIRST) => 1.0 / outcome.winners.len() as f64,
            _ => 0.0,
        };
        let mut state = start.clone();
        for entry in &table.journal()[..table.journal().len() / 2] {
            match entry {
                Entry::Deck(cards) => {
                    let order: Vec<G::Card> = cards.split(' ').filter_map(|card| card.parse().ok()).collect();
                    state.deal(&order, &mut DiscardEvents);
                }
                Entry::Move(seat, text) => {
                    if let Ok(mv) = text.parse() {
                        state.apply(*seat, mv, &mut DiscardEvents);
                    }
                }
            }
        }
        let error = |predicted: f64| (predicted - score) * (predicted - score);
        rollouts.push(error(evaluator.equity(&state, 300).mean(Seat::FIRST)));
        if state.awaits() != Awaits::Over {
            values.push(error(f64::from(state.value()[Seat::FIRST])));
        }
    }
    let ((rollouts, rollouts_half), (values, values_half)) = (interval(&rollouts), interval(&values));
    println!(
        "{game:<10} {per_second:>8.0} rollouts/s  {} games  squared error: equity {rollouts:.4} ± {rollouts_half:.4}  static value {values:.4} ± {values_half:.4}",
        request.games,
    );
}
