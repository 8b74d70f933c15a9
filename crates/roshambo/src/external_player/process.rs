//! A child process that answers line by line. It may be slow, silent or dead; we never hang and never leave it
//! running.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use roshambo_bots::Stop;
use roshambo_rules::{Arg, Phrase, say};
use roshambo_table::record::io_phrase;

/// How long a program may take for a decision.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(60);
/// How often a waiting thread checks whether it should stop.
const POLL_INTERVAL: Duration = Duration::from_millis(50);
/// The longest answer that is read. The longest move has a few dozen bytes.
const ANSWER_LIMIT_BYTES: u64 = 4096;

/// Why a program gave no answer.
#[derive(Debug)]
pub(super) enum NoAnswer {
    /// The program does not exist or cannot be executed.
    NotStarted(io::Error),
    /// The process has ended.
    Ended(ExitStatus),
    /// The process is running but has closed its output.
    Closed,
    /// No answer within the timeout.
    TimedOut,
    /// The answer exceeds the limit.
    TooLong,
    /// The run was stopped while the program was thinking.
    Stopped,
    /// Reading or writing failed.
    Io(io::Error),
}

impl NoAnswer {
    /// The error message. `expected` describes a valid answer.
    pub(super) fn say(&self, expected: Phrase) -> Phrase {
        match self {
            NoAnswer::NotStarted(error) => say!("program-not-started", error = io_phrase(error)),
            NoAnswer::Ended(status) => say!("program-ended", how = ending(*status), expected = expected),
            NoAnswer::Closed => say!("program-closed", expected = expected),
            NoAnswer::TimedOut => {
                say!("program-late", seconds = ANSWER_TIMEOUT.as_secs(), expected = expected)
            }
            NoAnswer::TooLong => say!("program-too-long", bytes = ANSWER_LIMIT_BYTES, expected = expected),
            NoAnswer::Stopped => say!("program-stopped"),
            NoAnswer::Io(error) => say!("program-broken", error = io_phrase(error), expected = expected),
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

impl From<io::Error> for NoAnswer {
    fn from(error: io::Error) -> NoAnswer {
        NoAnswer::Io(error)
    }
}

/// A process and a thread that reads and writes its pipes, so that the caller never blocks on them.
pub(super) struct Process {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<Result<String, NoAnswer>>,
}

impl Process {
    /// Starts a program, given as a path or as a command with arguments separated by spaces.
    pub(super) fn start(program: &str) -> Result<Process, NoAnswer> {
        let mut command = command(program);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        // In its own process group the program does not get Ctrl-C, and can be killed with all its children.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(NoAnswer::NotStarted)?;
        let (questions, to_ask) = channel();
        let (to_answer, answers) = channel();
        if let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || talk(stdin, BufReader::new(stdout), &to_ask, &to_answer));
        }
        Ok(Process { child, questions, answers })
    }

    /// Sends a question and waits for the answer.
    pub(super) fn ask(&mut self, question: String, stop: &Stop) -> Result<String, NoAnswer> {
        if stop.is_stopped() {
            return Err(NoAnswer::Stopped);
        }
        let began = Instant::now();
        // If the thread has ended, receiving the answer fails and reports why.
        let _ = self.questions.send(question);
        loop {
            match self.answers.recv_timeout(POLL_INTERVAL) {
                Ok(Err(NoAnswer::Closed)) | Err(RecvTimeoutError::Disconnected) => {
                    return Err(self.how_it_ended());
                }
                Ok(answer) => return answer,
                Err(RecvTimeoutError::Timeout) if stop.is_stopped() => return Err(NoAnswer::Stopped),
                Err(RecvTimeoutError::Timeout) if began.elapsed() > ANSWER_TIMEOUT => {
                    return Err(NoAnswer::TimedOut);
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// The output of the process is closed. It may be about to end; wait a moment for its exit status.
    fn how_it_ended(&mut self) -> NoAnswer {
        for _ in 0..20 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return NoAnswer::Ended(status);
            }
            thread::sleep(POLL_INTERVAL / 5);
        }
        NoAnswer::Closed
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
        // A name without a directory would be searched in PATH.
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
    answers: &Sender<Result<String, NoAnswer>>,
) {
    while let Ok(mut question) = questions.recv() {
        question.push('\n');
        let asked = stdin.write_all(question.as_bytes()).and_then(|()| stdin.flush());
        let answer = match asked {
            // A process that no longer reads may have answered already.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
            _ => read_answer(&mut stdout),
        };
        let failed = answer.is_err();
        if answers.send(answer).is_err() || failed {
            return;
        }
    }
}

fn read_answer(stdout: &mut impl BufRead) -> Result<String, NoAnswer> {
    let mut line = Vec::new();
    stdout.by_ref().take(ANSWER_LIMIT_BYTES).read_until(b'\n', &mut line)?;
    match line.last() {
        None => Err(NoAnswer::Closed),
        Some(b'\n') => Ok(String::from_utf8_lossy(&line).trim_end().to_owned()),
        Some(_) if line.len() as u64 == ANSWER_LIMIT_BYTES => Err(NoAnswer::TooLong),
        // The last line before the end of the output may have no newline.
        Some(_) => Ok(String::from_utf8_lossy(&line).trim_end().to_owned()),
    }
}
