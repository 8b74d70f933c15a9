//! How much luck leaves to skill in Kanobu: the score of a player who sees every card.
//!
//! `cargo run --release -p roshambo-bots --example ceiling -- [--games K] [--seed S] [--iterations N]
//! [--against LEVEL]`
//!
//! The all-seeing player thinks as our bots do, but about the true state, hands and deck alike. No
//! player without that sight can be expected to do better, so its score against a level is a ceiling
//! for all others. Only this program can look: it runs the game itself, and the bots are handed
//! nothing but what their seat may see. Each deal is played twice, with seats swapped.

use std::process::ExitCode;
use std::sync::Arc;

use roshambo_bots::stats::{interval, mean};
use roshambo_bots::{Belief, Bot, Budget, Level, LevelBot, Limit, Luck, Search, Skill};
use roshambo_rules::games::kanobu::{Card, Event, Kanobu, Options};
use roshambo_rules::{Awaits, Dice, Game, Opening, Recall, Seat, Seats, Viewer};
use roshambo_table::{GameId, MoveList, NumberedEvent, Observation};

/// What is known to a player from whom nothing is hidden.
struct AllSeeing(Kanobu);

impl Belief<Kanobu> for AllSeeing {
    fn sample(&self, _: &mut Luck) -> Kanobu {
        self.0
    }
}

/// What was asked for.
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

/// A game run here, with all that its seats are told.
struct Room {
    game: Kanobu,
    events: Vec<Event>,
}

impl Room {
    /// What one seat may see.
    fn seen(&self, seat: Seat) -> Observation {
        let viewer = Viewer::Seat(seat);
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        let tell = |(number, event): (usize, &Event)| NumberedEvent {
            number: number as u64,
            event: self.game.redact(event, viewer, Recall::Memory).into(),
        };
        Observation {
            seat,
            view: self.game.view(viewer, Recall::Memory).into(),
            legal: MoveList::Listed(moves.iter().map(ToString::to_string).collect()),
            events: Arc::new(self.events.iter().enumerate().map(tell).collect()),
        }
    }

    fn shuffle(&mut self, luck: &mut Luck) -> Result<(), String> {
        let mut cards: Vec<Card> = Vec::new();
        self.game.awaited_deck(&mut cards);
        luck.shuffle(&mut cards);
        self.events.extend(self.game.shuffle(&cards).map_err(|refused| refused.to_string())?);
        Ok(())
    }
}

/// Plays one game between the all-seeing player in a seat and a bot in the other. The answer is what
/// the all-seeing player gets of the victory.
fn play(request: &Request, level: Level, deal: u64, seeing: Seat) -> Result<f64, String> {
    let seats = Seats::new(2).ok_or("two seats expected")?;
    let options = Options { opening: Opening::Seat(Seat::FIRST) };
    let mut room = Room { game: Kanobu::new(seats, &options), events: Vec::new() };
    let mut luck = Luck::stream(request.seed, deal);
    let mut search = Search::<Kanobu>::default();
    let mut bot = LevelBot::new(level, luck.seed());
    let budget = Budget::new(Limit::Iterations(request.iterations), 1);
    let bots_budget = Budget::new(level.iterations(GameId::Kanobu), 1);
    loop {
        let (seat, mv) = match room.game.awaits() {
            Awaits::Over => break,
            Awaits::Deck => {
                room.shuffle(&mut luck)?;
                continue;
            }
            Awaits::Turn { seat } if seat == seeing => {
                let thoughts = search.think(&AllSeeing(room.game), seat, &budget, luck.seed());
                (seat, thoughts.moves.first().ok_or("no move to play")?.mv)
            }
            awaits => {
                let seat = awaits.seats().first().ok_or("nobody to play")?;
                let decision =
                    bot.decide(&room.seen(seat), &bots_budget).map_err(|wrong| wrong.to_string())?;
                (seat, decision.mv.parse().map_err(|wrong| format!("{wrong}"))?)
            }
        };
        room.events.extend(room.game.play(seat, mv).map_err(|refused| refused.to_string())?);
    }
    let winners = room.game.outcome().ok_or("the game has no outcome")?.winners;
    Ok(if winners.contains(seeing) { 1.0 / winners.len() as f64 } else { 0.0 })
}

fn run() -> Result<(), String> {
    let request = Request::parse(std::env::args().skip(1))?;
    for level in &request.against {
        let mut scores = Vec::new();
        for deal in 0..request.games as u64 / 2 {
            let mut both = 0.0;
            for seeing in [Seat::FIRST, Seat::new(1)] {
                both += play(&request, *level, deal, seeing)?;
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
