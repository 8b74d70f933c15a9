//! Who takes part, by which name, and how much it thinks.

use std::str::FromStr;
use std::sync::Arc;

use roshambo_bots::{Bot, BotSpec, Budget, LevelBot, Limit, SeatedBot, Stop};
use roshambo_rules::{Arg, ParseError, say};
use roshambo_table::GameId;

use crate::failure::Failure;
use crate::outside::{Outside, Programs};

/// A contender in a contest.
pub(crate) struct Entrant {
    /// As reports name it: `hard`, `hard@500`, and `hard#2` where it is listed again.
    pub(crate) name: String,
    contender: BotSpec,
    limit: Limit,
    programs: Arc<Programs>,
}

impl Entrant {
    /// A contender that thinks as long as its level says, whatever the machine.
    pub(crate) fn new(contender: &BotSpec, game: GameId, iterations: Option<u64>) -> Entrant {
        let limit = match (iterations, contender) {
            (Some(iterations), _) => Limit::Iterations(iterations),
            (None, BotSpec::Level(level)) => level.iterations(game),
            (None, BotSpec::Program(_)) => Limit::Iterations(0),
        };
        let name = match iterations {
            Some(iterations) => format!("{contender}@{iterations}"),
            None => contender.to_string(),
        };
        Entrant { name, contender: contender.clone(), limit, programs: Arc::default() }
    }

    /// Several, with iterations of their own for some; each gets a name of its own.
    pub(crate) fn all(
        contenders: &[BotSpec],
        iterations: &[Thinking],
        game: GameId,
    ) -> Result<Vec<Entrant>, Failure> {
        if !iterations.is_empty() && iterations.len() != contenders.len() {
            return Err(Failure::call(say!(
                "arena-iterations",
                found = iterations.len(),
                levels = contenders.len()
            )));
        }
        let mut entrants: Vec<Entrant> = Vec::new();
        for (place, contender) in contenders.iter().enumerate() {
            let own = iterations.get(place).and_then(|thinking| thinking.0);
            if own.is_some() && !contender.searches() {
                return Err(Failure::call(say!("arena-no-search", name = Arg::text(contender))));
            }
            let mut entrant = Entrant::new(contender, game, own);
            let again = format!("{}#", entrant.name);
            let same = |earlier: &&Entrant| earlier.name == entrant.name || earlier.name.starts_with(&again);
            let earlier = entrants.iter().filter(same).count();
            if earlier > 0 {
                entrant.name = format!("{again}{}", earlier + 1);
            }
            entrants.push(entrant);
        }
        Ok(entrants)
    }

    /// It sits down. One thread each: games are played side by side.
    pub(crate) fn player(&self, seed: u64, stop: &Stop) -> SeatedBot {
        let budget = Budget { stop: stop.clone(), ..Budget::new(self.limit, 1) };
        SeatedBot { bot: bot(&self.contender, seed, &self.programs), budget }
    }
}

/// A bot that plays as the contender does.
pub(crate) fn bot(contender: &BotSpec, seed: u64, programs: &Arc<Programs>) -> Box<dyn Bot> {
    match contender {
        BotSpec::Level(level) => Box::new(LevelBot::new(*level, seed)),
        BotSpec::Program(program) => Box::new(Outside::new(program, programs)),
    }
}

/// A number of iterations, or what the level does anyway.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thinking(Option<u64>);

impl FromStr for Thinking {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Thinking, ParseError> {
        match text {
            "-" | "0" => Ok(Thinking(None)),
            _ => text
                .parse()
                .map(|number| Thinking(Some(number)))
                .map_err(|_| ParseError::new("expected-iterations", text)),
        }
    }
}
