//! Players that are external programs. A program reads one line of JSON per decision and answers with a move;
//! `docs/outside-players.md` describes the protocol for authors of such programs.

mod process;

use std::sync::{Arc, Mutex, PoisonError};

use roshambo_bots::{Bot, BotError, Budget, Decision, MoveEvaluation};
use roshambo_rules::{Arg, ParseError, Phrase, say};
use roshambo_table::{MoveList, Observation};

use process::{NoAnswer, Process};

/// How many legal moves an error message lists.
const EXAMPLES: usize = 5;

/// Processes of one program that are running and not in a game.
#[derive(Default)]
pub(crate) struct IdleProcesses(Mutex<Vec<Process>>);

impl IdleProcesses {
    fn take(&self) -> Option<Process> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    fn give_back(&self, process: Process) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(process);
    }
}

/// A player that asks an external program. The process is started at the first decision and reused for other games
/// when this one is over.
pub(crate) struct ExternalPlayer {
    program: String,
    idle: Arc<IdleProcesses>,
    process: Option<Process>,
}

impl ExternalPlayer {
    /// A player that runs this program.
    pub(crate) fn new(program: &str, idle: &Arc<IdleProcesses>) -> ExternalPlayer {
        ExternalPlayer { program: program.to_owned(), idle: Arc::clone(idle), process: None }
    }

    fn ask(&mut self, seen: &Observation, budget: &Budget) -> Result<String, NoAnswer> {
        let question = serde_json::to_string(seen).map_err(std::io::Error::from)?;
        let mut process = match self.process.take().or_else(|| self.idle.take()) {
            Some(process) => process,
            None => Process::start(&self.program)?,
        };
        let answer = process.ask(question, &budget.stop)?;
        // A process that failed to answer has been dropped, which ends it.
        self.process = Some(process);
        Ok(answer)
    }

    fn error(&self, problem: Phrase) -> BotError {
        BotError::Program { program: self.program.clone(), problem }
    }
}

impl Bot for ExternalPlayer {
    fn decide(&mut self, seen: &Observation, budget: &Budget) -> Result<Decision, BotError> {
        let mv = self.ask(seen, budget).map_err(|reason| self.error(reason.say(expected(&seen.legal))))?;
        // If there are too many moves to list, the table checks the answer.
        if seen.legal.listed().is_some_and(|moves| !moves.contains(&mv)) {
            let shown = ParseError::new("", &mv).found;
            let problem =
                say!("program-illegal", answer = Arg::foreign(&shown), expected = expected(&seen.legal));
            return Err(self.error(problem));
        }
        let considered = vec![MoveEvaluation { mv: mv.clone(), value: None, share: 1.0 }];
        Ok(Decision { mv, considered, iterations: 0 })
    }
}

impl Drop for ExternalPlayer {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.idle.give_back(process);
        }
    }
}

/// What the program should have answered.
fn expected(legal: &MoveList) -> Phrase {
    let quoted = |mv: &str| say!("quoted", text = Arg::text(mv));
    match legal {
        MoveList::Listed(moves) => {
            let examples = Arg::list(moves.iter().take(EXAMPLES).map(|mv| quoted(mv)));
            match moves.len() {
                count if count > EXAMPLES => {
                    say!("program-expected-of-many", moves = examples, count = count)
                }
                _ => say!("program-expected", moves = examples),
            }
        }
        MoveList::Unlisted { form } => say!("program-expected", moves = Arg::list([quoted(form)])),
    }
}
