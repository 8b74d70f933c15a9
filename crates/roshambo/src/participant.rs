//! Participants of simulations and contests: a bot level or an external program, its name in reports and its search
//! budget.

use std::str::FromStr;
use std::sync::Arc;

use roshambo_bots::{Bot, BotSpec, Budget, LevelBot, Limit, SeatedBot, Stop, YardstickBot};
use roshambo_rules::{Arg, ParseError, say};
use roshambo_table::GameId;

use crate::external_player::{ExternalPlayer, IdleProcesses};
use crate::failure::Failure;

/// One participant.
pub(crate) struct Participant {
    /// The name in reports: `hard`, `hard@500` with its own number of iterations, `hard#2` for the second of that name.
    pub(crate) name: String,
    spec: BotSpec,
    limit: Limit,
    idle: Arc<IdleProcesses>,
}

impl Participant {
    /// A participant with the given number of search iterations, or that of its level. Never a time limit: results must
    /// not depend on the speed of the machine.
    pub(crate) fn new(spec: &BotSpec, game: GameId, iterations: Option<u64>) -> Participant {
        let limit = match (iterations, spec) {
            (Some(iterations), _) => Limit::Iterations(iterations),
            (None, BotSpec::Level(level)) => level.iterations(game),
            (None, BotSpec::Yardstick(yardstick)) => yardstick.iterations(game),
            (None, BotSpec::Program(_)) => Limit::Iterations(0),
        };
        let name = match iterations {
            Some(iterations) => format!("{spec}@{iterations}"),
            None => spec.to_string(),
        };
        Participant { name, spec: spec.clone(), limit, idle: Arc::default() }
    }

    /// Several participants with unique names. `iterations` is empty or has one entry for each.
    pub(crate) fn all(
        specs: &[BotSpec],
        iterations: &[IterationCount],
        game: GameId,
    ) -> Result<Vec<Participant>, Failure> {
        if !iterations.is_empty() && iterations.len() != specs.len() {
            return Err(Failure::call(say!(
                "arena-iterations",
                found = iterations.len(),
                levels = specs.len()
            )));
        }
        let mut participants: Vec<Participant> = Vec::new();
        for (index, spec) in specs.iter().enumerate() {
            let own = iterations.get(index).and_then(|count| count.0);
            if own.is_some() && !spec.searches() {
                return Err(Failure::call(say!("arena-no-search", name = Arg::text(spec))));
            }
            let mut participant = Participant::new(spec, game, own);
            let again = format!("{}#", participant.name);
            let same =
                |earlier: &&Participant| earlier.name == participant.name || earlier.name.starts_with(&again);
            let earlier = participants.iter().filter(same).count();
            if earlier > 0 {
                participant.name = format!("{again}{}", earlier + 1);
            }
            participants.push(participant);
        }
        Ok(participants)
    }

    /// The number of search iterations; `None` if the participant does not search.
    pub(crate) fn iterations(&self) -> Option<u64> {
        match self.limit {
            Limit::Iterations(iterations) if self.spec.searches() => Some(iterations),
            Limit::Iterations(_) | Limit::Time(_) => None,
        }
    }

    /// Changes the number of search iterations, also in the name.
    pub(crate) fn set_iterations(&mut self, iterations: u64) {
        let number = self.name.rsplit_once('#').map(|(_, number)| format!("#{number}")).unwrap_or_default();
        self.name = format!("{}@{iterations}{number}", self.spec);
        self.limit = Limit::Iterations(iterations);
    }

    /// A player for one game. It searches on one thread, since several games are played in parallel.
    pub(crate) fn player(&self, seed: u64, stop: &Stop) -> SeatedBot {
        let budget = Budget { stop: stop.clone(), ..Budget::new(self.limit, 1) };
        SeatedBot { bot: bot(&self.spec, seed, &self.idle), budget }
    }
}

/// The bot of a spec.
pub(crate) fn bot(spec: &BotSpec, seed: u64, idle: &Arc<IdleProcesses>) -> Box<dyn Bot> {
    match spec {
        BotSpec::Program(program) => Box::new(ExternalPlayer::new(program, idle)),
        BotSpec::Level(level) => Box::new(LevelBot::new(*level, seed)),
        BotSpec::Yardstick(yardstick) => Box::new(YardstickBot::new(*yardstick, seed)),
    }
}

/// A number of search iterations, or `-` for that of the level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IterationCount(Option<u64>);

impl FromStr for IterationCount {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<IterationCount, ParseError> {
        match text {
            "-" | "0" => Ok(IterationCount(None)),
            _ => text
                .parse()
                .map(|number| IterationCount(Some(number)))
                .map_err(|_| ParseError::new("expected-iterations", text)),
        }
    }
}
