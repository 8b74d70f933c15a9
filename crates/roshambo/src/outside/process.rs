//! A program that is asked line by line. It can be slow, silent, or gone; we never hang, and leave
//! no process behind.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use roshambo_bots::Stop;
use roshambo_rules::{Arg, Phrase, say};
use roshambo_table::record::io_phrase;

/// How long a program may think about a decision.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often it is looked whether anybody still wants to know.
const GLANCE: Duration = Duration::from_millis(50);
/// The longest answer that is read; the longest move has some dozens of bytes.
const LONGEST_ANSWER: u64 = 4096;

/// Why a program gave no answer.
#[derive(Debug)]
pub(super) enum Silence {
    /// There is no such program, or it may not be run.
    NotStarted(io::Error),
    /// It has ended.
    Ended(ExitStatus),
    /// It goes on, but will never answer.
    Closed,
    /// It thinks too long.
    Late,
    /// A line without end.
    TooLong,
    /// Nobody wants to know any more.
    Stopped,
    /// Something else.
    Broken(io::Error),
}

impl Silence {
    /// What the program did or did not do, and what was expected of it.
    pub(super) fn say(&self, expected: Phrase) -> Phrase {
        match self {
            Silence::NotStarted(error) => say!("program-not-started", error = io_phrase(error)),
            Silence::Ended(status) => say!("program-ended", how = ending(*status), expected = expected),
            Silence::Closed => say!("program-closed", expected = expected),
            Silence::Late => say!("program-late", seconds = PATIENCE.as_secs(), expected = expected),
            Silence::TooLong => say!("program-too-long", bytes = LONGEST_ANSWER, expected = expected),
            Silence::Stopped => say!("program-stopped"),
            Silence::Broken(error) => say!("program-broken", error = io_phrase(error), expected = expected),
        }
    }
}

fn ending(status: ExitStatus) -> Phrase {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return say!("program-signal", signal = signal);
    }
    say!("program-exit-status", code = status.code().map_or_else(|| Arg::text(status), Arg::from))
}

impl From<io::Error> for Silence {
    fn from(error: io::Error) -> Silence {
        Silence::Broken(error)
    }
}

/// A process, and the thread that talks to it: neither a full pipe nor silence can block us.
pub(super) struct Process {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<Result<String, Silence>>,
}

impl Process {
    /// Starts a program, given as a path or as words with spaces between them.
    pub(super) fn start(program: &str) -> Result<Process, Silence> {
        let mut command = command(program);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        // Ctrl-C is for us, and we end the program with all that it has started.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(Silence::NotStarted)?;
        let (questions, to_ask) = channel();
        let (to_answer, answers) = channel();
        if let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || talk(stdin, BufReader::new(stdout), &to_ask, &to_answer));
        }
        Ok(Process { child, questions, answers })
    }

    /// Asks and waits for the answer.
    pub(super) fn ask(&mut self, question: String, stop: &Stop) -> Result<String, Silence> {
        if stop.is_stopped() {
            return Err(Silence::Stopped);
        }
        let began = Instant::now();
        // If nobody takes the question, the answer will say so.
        let _ = self.questions.send(question);
        loop {
            match self.answers.recv_timeout(GLANCE) {
                Ok(Err(Silence::Closed)) | Err(RecvTimeoutError::Disconnected) => {
                    return Err(self.how_it_ended());
                }
                Ok(answer) => return answer,
                Err(RecvTimeoutError::Timeout) if stop.is_stopped() => return Err(Silence::Stopped),
                Err(RecvTimeoutError::Timeout) if began.elapsed() > PATIENCE => return Err(Silence::Late),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Its output is closed: it is about to end, or goes on without one.
    fn how_it_ended(&mut self) -> Silence {
        for _ in 0..20 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Silence::Ended(status);
            }
            thread::sleep(GLANCE / 5);
        }
        Silence::Closed
    }

    #[cfg(unix)]
    fn kill_group(&self) {
        use nix::sys::signal::{Signal, killpg};
        if let Ok(id) = i32::try_from(self.child.id()) {
            let _ = killpg(nix::unistd::Pid::from_raw(id), Signal::SIGKILL);
        }
    }

    #[cfg(not(unix))]
    fn kill_group(&self) {}
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill_group();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

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
    answers: &Sender<Result<String, Silence>>,
) {
    while let Ok(mut question) = questions.recv() {
        question.push('\n');
        let asked = stdin.write_all(question.as_bytes()).and_then(|()| stdin.flush());
        let answer = match asked {
            // Who no longer listens may have answered before.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
            _ => read_answer(&mut stdout),
        };
        let failed = answer.is_err();
        if answers.send(answer).is_err() || failed {
            return;
        }
    }
}

fn read_answer(stdout: &mut impl BufRead) -> Result<String, Silence> {
    let mut line = Vec::new();
    stdout.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut line)?;
    match line.last() {
        None => Err(Silence::Closed),
        Some(b'\n') => Ok(String::from_utf8_lossy(&line).trim_end().to_owned()),
        Some(_) if line.len() as u64 == LONGEST_ANSWER => Err(Silence::TooLong),
        // The last line of a program may lack its end.
        Some(_) => Ok(String::from_utf8_lossy(&line).trim_end().to_owned()),
    }
}
