//! Players that are programs: a line of JSON in, a move out. `docs/outside-players.md` tells the
//! programs' side of it.

mod process;

use std::sync::{Arc, Mutex, PoisonError};

use roshambo_bots::{Bot, BotError, Budget, Considered, Decision};
use roshambo_rules::{Arg, ParseError, Phrase, say};
use roshambo_table::{MoveList, Observation};

use process::{Process, Silence};

/// How many legal moves an error names.
const EXAMPLES: usize = 5;

/// Programs that run and have no game just now.
#[derive(Default)]
pub(crate) struct Programs(Mutex<Vec<Process>>);

impl Programs {
    fn take(&self) -> Option<Process> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    fn give_back(&self, process: Process) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(process);
    }
}

/// A player that asks a program. It is started when it is first asked, and serves another game when
/// this one is over.
pub(crate) struct Outside {
    program: String,
    programs: Arc<Programs>,
    process: Option<Process>,
}

impl Outside {
    /// A player of this program.
    pub(crate) fn new(program: &str, programs: &Arc<Programs>) -> Outside {
        Outside { program: program.to_owned(), programs: Arc::clone(programs), process: None }
    }

    fn ask(&mut self, seen: &Observation, budget: &Budget) -> Result<String, Silence> {
        let question = serde_json::to_string(seen).map_err(std::io::Error::from)?;
        let mut process = match self.process.take().or_else(|| self.programs.take()) {
            Some(process) => process,
            None => Process::start(&self.program)?,
        };
        let answer = process.ask(question, &budget.stop)?;
        // A process that gave no answer is not asked again.
        self.process = Some(process);
        Ok(answer)
    }

    fn error(&self, problem: Phrase) -> BotError {
        BotError::Program { program: self.program.clone(), problem }
    }
}

impl Bot for Outside {
    fn decide(&mut self, seen: &Observation, budget: &Budget) -> Result<Decision, BotError> {
        let mv = self.ask(seen, budget).map_err(|silence| self.error(silence.say(expected(&seen.legal))))?;
        // Unlisted moves are checked by the table when they are played.
        if seen.legal.listed().is_some_and(|moves| !moves.contains(&mv)) {
            let shown = ParseError::new("", &mv).found;
            let problem =
                say!("program-illegal", answer = Arg::foreign(&shown), expected = expected(&seen.legal));
            return Err(self.error(problem));
        }
        let considered = vec![Considered { mv: mv.clone(), value: None, share: 1.0 }];
        Ok(Decision { mv, considered, iterations: 0 })
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.programs.give_back(process);
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
