//! An upper bound for the score of any Kanobu player: the score of a player who sees every card.
//!
//! `cargo run --release -p roshambo-bots --example ceiling -- [--games K] [--seed S] [--iterations N]
//! [--against LEVEL]`
//!
//! The omniscient player searches like the bots, but in the true state, including all hands and the order
//! of the deck. A player without that knowledge cannot be expected to do better, so its score against a
//! level is a ceiling for all others. Kanobu depends much on the cards; this program measures how much.
//! It runs the game itself; the bots receive only what their seat may see. Each deal is played twice,
//! with seats swapped.

use std::process::ExitCode;
use std::sync::Arc;

use roshambo_bots::stats::{interval, mean};
use roshambo_bots::{Belief, Bot, Budget, Heuristics, Level, LevelBot, Limit, Rng, Search};
use roshambo_rules::games::kanobu::{Card, Event, Kanobu, Options};
use roshambo_rules::{Awaits, Dice, Game, Opening, Recall, Seat, Seats, Viewer};
use roshambo_table::{GameId, MoveList, NumberedEvent, Observation};

/// The belief of a player who knows the true state.
struct Omniscient(Kanobu);

impl Belief<Kanobu> for Omniscient {
    fn sample(&self, _: &mut Rng) -> Kanobu {
        self.0
    }
}

/// The command-line arguments.
struct Request {
    games: usize,
    seed: u64,
    iterations: u64,
    against: Vec<Level>,
}

impl Request {
    fn parse(mut args: impl Iterator<Item = String>) -> Result<Request, String> {
        let mut request = Request {
            games: 200,
            seed: 1,
            iterations: Kanobu::ITERATIONS.hard,
            against: vec![Level::Random, Level::Hard],
        };
        while let Some(name) = args.next() {
            let mut value = || args.next().ok_or_else(|| format!("{name} needs a value"));
            match name.as_str() {
                "--games" => request.games = number(&name, &value()?)?,
                "--seed" => request.seed = number(&name, &value()?)?,
                "--iterations" => request.iterations = number(&name, &value()?)?,
                "--against" => {
                    request.against = vec![value()?.parse().map_err(|wrong| format!("{name}: {wrong}"))?];
                }
                _ => {
                    return Err(format!(
                        "unknown argument {name:?}, expected --games K, --seed S, --iterations N or --against LEVEL"
                    ));
                }
            }
        }
        if request.games < 4 {
            return Err("--games: expected at least 4, two deals with seats swapped".to_owned());
        }
        Ok(request)
    }
}

fn number<N: std::str::FromStr>(name: &str, text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("{name}: expected a whole number, got {text:?}"))
}

/// A running game with its events.
struct RunningGame {
    game: Kanobu,
    events: Vec<Event>,
}

impl RunningGame {
    /// What one seat may see.
    fn observation(&self, seat: Seat) -> Observation {
        let viewer = Viewer::Seat(seat);
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        let numbered = |(number, event): (usize, &Event)| NumberedEvent {
            number: number as u64,
            event: self.game.redact(event, viewer, Recall::Memory).into(),
        };
        Observation {
            seat,
            view: self.game.view(viewer, Recall::Memory).into(),
            legal: MoveList::Listed(moves.iter().map(ToString::to_string).collect()),
            events: Arc::new(self.events.iter().enumerate().map(numbered).collect()),
        }
    }

    fn shuffle(&mut self, rng: &mut Rng) -> Result<(), String> {
        let mut cards: Vec<Card> = Vec::new();
        self.game.awaited_deck(&mut cards);
        rng.shuffle(&mut cards);
        self.events.extend(self.game.shuffle(&cards).map_err(|refused| refused.to_string())?);
        Ok(())
    }
}

/// Plays one game between the omniscient player and a bot. Returns the omniscient player's share of the
/// victory.
fn play(request: &Request, level: Level, deal: u64, omniscient: Seat) -> Result<f64, String> {
    let seats = Seats::new(2).ok_or("two seats expected")?;
    let options = Options { opening: Opening::Seat(Seat::FIRST), ..Options::default() };
    let mut running = RunningGame { game: Kanobu::new(seats, &options), events: Vec::new() };
    let mut rng = Rng::stream(request.seed, deal);
    let mut search = Search::<Kanobu>::default();
    let mut bot = LevelBot::new(level, rng.seed());
    let budget = Budget::new(Limit::Iterations(request.iterations), 1);
    let bots_budget = Budget::new(level.iterations(GameId::Kanobu), 1);
    loop {
        let (seat, mv) = match running.game.awaits() {
            Awaits::Over => break,
            Awaits::Deck => {
                running.shuffle(&mut rng)?;
                continue;
            }
            Awaits::Turn { seat } if seat == omniscient => {
                let result = search.run(&Omniscient(running.game), seat, &budget, rng.seed());
                (seat, result.moves.first().ok_or("no move to play")?.mv)
            }
            awaits => {
                let seat = awaits.seats().first().ok_or("nobody to play")?;
                let decision = bot
                    .decide(&running.observation(seat), &bots_budget)
                    .map_err(|wrong| wrong.to_string())?;
                (seat, decision.mv.parse().map_err(|wrong| format!("{wrong}"))?)
            }
        };
        running.events.extend(running.game.play(seat, mv).map_err(|refused| refused.to_string())?);
    }
    let winners = running.game.outcome().ok_or("the game has no outcome")?.winners;
    Ok(if winners.contains(omniscient) { 1.0 / winners.len() as f64 } else { 0.0 })
}

fn run() -> Result<(), String> {
    let request = Request::parse(std::env::args().skip(1))?;
    for level in &request.against {
        let mut scores = Vec::new();
        for deal in 0..request.games as u64 / 2 {
            let mut both = 0.0;
            for omniscient in [Seat::FIRST, Seat::new(1)] {
                both += play(&request, *level, deal, omniscient)?;
            }
            scores.push(both / 2.0);
        }
        let (mean, (low, high)) = (mean(&scores).unwrap_or_default(), interval(&scores));
        println!(
            "kanobu, all-seeing against {level}: {:.1} % of {} games, 95 % interval {:.1} to {:.1}",
            100.0 * mean,
            2 * scores.len(),
            100.0 * low,
            100.0 * high,
        );
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("ceiling: {problem}");
            ExitCode::FAILURE
        }
    }
}
