//! Players that are programs: a line of JSON in, a move out. `docs/outside-players.md` tells the
//! programs' side of it.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use roshambo_bots::{Bot, BotError, Budget, Considered, Decision};
use roshambo_table::Seen;

/// How long a program may think about a decision.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often it is looked whether anybody still wants to know.
const GLANCE: Duration = Duration::from_millis(50);
/// The longest answer that is read; the longest move has some hundred bytes.
const LONGEST_ANSWER: u64 = 4096;
/// How many legal moves an error names.
const EXAMPLES: usize = 5;

/// Programs that run and have no game just now.
#[derive(Default)]
pub(crate) struct Programs(Mutex<Vec<Running>>);

impl Programs {
    fn take(&self) -> Option<Running> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    fn give_back(&self, running: Running) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(running);
    }
}

/// A player that asks a program. It is started when it is first asked, and serves the next game
/// when this one is over.
pub(crate) struct Outside {
    program: String,
    programs: Arc<Programs>,
    running: Option<Running>,
}

impl Outside {
    /// A player of this program.
    pub(crate) fn new(program: &str, programs: &Arc<Programs>) -> Outside {
        Outside { program: program.to_owned(), programs: Arc::clone(programs), running: None }
    }

    fn ask(&mut self, seen: &Seen, budget: &Budget) -> Result<String, String> {
        let mut running = match self.running.take().or_else(|| self.programs.take()) {
            Some(running) => running,
            None => Running::start(&self.program)
                .map_err(|error| format!("cannot be started: {error}; expected a program that can be run"))?,
        };
        let question = serde_json::to_string(seen).map_err(|error| format!("cannot be asked: {error}"))?;
        let answer = running.ask(question, budget)?;
        self.running = Some(running);
        Ok(answer)
    }
}

impl Bot for Outside {
    fn decide(&mut self, seen: &Seen, budget: &Budget) -> Result<Decision, BotError> {
        let answered = self.ask(seen, budget).and_then(|answer| {
            let placeholder = seen.legal.iter().any(|legal| legal.ends_with("..."));
            if placeholder || seen.legal.contains(&answer) {
                return Ok(answer);
            }
            Err(format!("answered {answer:?}, which is not a legal move"))
        });
        let mv = answered.map_err(|problem| BotError::Program {
            program: self.program.clone(),
            problem: format!("{problem}; expected one line with a move such as {}", examples(&seen.legal)),
        })?;
        let considered = vec![Considered { mv: mv.clone(), value: None, share: 1.0 }];
        Ok(Decision { mv, considered, iterations: 0 })
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        if let Some(running) = self.running.take() {
            self.programs.give_back(running);
        }
    }
}

fn examples(legal: &[String]) -> String {
    let some = legal.iter().take(EXAMPLES).map(|mv| format!("{mv:?}")).collect::<Vec<_>>().join(", ");
    match legal.len() {
        count if count > EXAMPLES => format!("{some} ({} legal moves in all)", count),
        _ => some,
    }
}

/// A process, and the thread that talks to it: neither a full pipe nor silence can block us.
struct Running {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<io::Result<String>>,
}

impl Running {
    fn start(program: &str) -> io::Result<Running> {
        let mut command = command(program);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        // Ctrl-C is for us; programs end with their input.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (questions, to_ask) = channel();
        let (to_answer, answers) = channel();
        if let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || talk(stdin, BufReader::new(stdout), &to_ask, &to_answer));
        }
        Ok(Running { child, questions, answers })
    }

    fn ask(&mut self, question: String, budget: &Budget) -> Result<String, String> {
        let began = Instant::now();
        let mut answer = match self.questions.send(question) {
            Ok(()) => self.answers.recv_timeout(GLANCE),
            Err(_) => Err(RecvTimeoutError::Disconnected),
        };
        while let Err(RecvTimeoutError::Timeout) = answer {
            if budget.stop.is_told() {
                return Err("was not waited for".to_owned());
            }
            if began.elapsed() > PATIENCE {
                return Err(format!("gave no answer within {} seconds", PATIENCE.as_secs()));
            }
            answer = self.answers.recv_timeout(GLANCE);
        }
        match answer {
            Ok(Ok(line)) => Ok(line),
            Ok(Err(error)) if error.kind() != io::ErrorKind::BrokenPipe => {
                Err(format!("could not be read: {error}"))
            }
            _ => Err(self.how_it_ended()),
        }
    }

    fn how_it_ended(&mut self) -> String {
        // It has closed its output and is about to end, or went on without one.
        thread::sleep(GLANCE);
        match self.child.try_wait() {
            Ok(Some(status)) => format!("ended ({status}) without an answer"),
            _ => "closed its output without an answer".to_owned(),
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The command line: a path as it is, or words with spaces between them.
fn command(program: &str) -> Command {
    if Path::new(program).is_file() {
        // Without a folder it would be looked for elsewhere.
        return Command::new(Path::new(".").join(program));
    }
    let mut words = program.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or(program));
    command.args(words);
    command
}

fn talk(
    mut stdin: ChildStdin,
    mut stdout: BufReader<ChildStdout>,
    questions: &Receiver<String>,
    answers: &Sender<io::Result<String>>,
) {
    while let Ok(mut question) = questions.recv() {
        question.push('\n');
        let asked = stdin.write_all(question.as_bytes()).and_then(|()| stdin.flush());
        let answer = match asked {
            // Who has ended may have answered before.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error),
            _ => read_answer(&mut stdout),
        };
        let failed = answer.is_err();
        if answers.send(answer).is_err() || failed {
            return;
        }
    }
}

fn read_answer(stdout: &mut BufReader<ChildStdout>) -> io::Result<String> {
    let mut line = Vec::new();
    stdout.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Err(io::ErrorKind::BrokenPipe.into());
    }
    if line.len() as u64 == LONGEST_ANSWER {
        return Err(io::Error::other(format!("a line of more than {LONGEST_ANSWER} bytes")));
    }
    Ok(String::from_utf8_lossy(&line).trim_end().to_owned())
}
