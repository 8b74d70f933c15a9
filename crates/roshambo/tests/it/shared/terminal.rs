//! The binary in a pseudo-terminal: keys in, screens out.
//!
//! Only complete screens are checked: the client marks them with synchronized updates. Tests wait for something on
//! the screen, never for a time; the deadline only ends a test that fails.

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use portable_pty::{CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

use super::command::temporary;
use super::screen::{Screen, Shown};

const DEADLINE: Duration = Duration::from_secs(60);

/// The environment of a test: terminal size, variables and a temporary folder.
pub struct Terminal {
    pub folder: PathBuf,
    size: (u16, u16),
    environment: Vec<(&'static str, String)>,
}

impl Terminal {
    /// In English, with colours, 80 columns and 24 rows.
    pub fn new(name: &str) -> Terminal {
        let folder = temporary(&format!("play-{name}"));
        fs::create_dir_all(&folder).unwrap();
        let home = folder.to_str().unwrap().to_owned();
        let environment = vec![
            ("HOME", home.clone()),
            ("XDG_DATA_HOME", home),
            ("TERM", "xterm-256color".to_owned()),
            ("LANG", "en_US.UTF-8".to_owned()),
        ];
        Terminal { folder, size: (80, 24), environment }
    }

    pub fn sized(self, width: u16, height: u16) -> Terminal {
        Terminal { size: (width, height), ..self }
    }

    pub fn with(mut self, name: &'static str, value: &str) -> Terminal {
        self.environment.retain(|(own, _)| *own != name);
        self.environment.push((name, value.to_owned()));
        self
    }

    /// Runs `roshambo play` with these arguments and without pauses between the moves of bots.
    pub fn play(&self, arguments: &[&str]) -> Play {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_roshambo"));
        command.env_clear();
        command.cwd(&self.folder);
        command.args(["play", "--pace", "0"]);
        command.args(arguments);
        for (name, value) in &self.environment {
            command.env(name, value);
        }
        Play::start(command, self.size)
    }
}

/// A running client.
pub struct Play {
    pid: Pid,
    ended: Receiver<ExitStatus>,
    master: Option<Box<dyn MasterPty + Send>>,
    keys: Option<Box<dyn Write + Send>>,
    output: Arc<Output>,
    reader: Option<JoinHandle<()>>,
}

/// What the reading thread shares with the test.
struct Output {
    shown: Mutex<Shown>,
    changed: Condvar,
}

fn pty_size((width, height): (u16, u16)) -> PtySize {
    PtySize { rows: height, cols: width, pixel_width: 0, pixel_height: 0 }
}

impl Play {
    fn start(command: CommandBuilder, size: (u16, u16)) -> Play {
        let pair = native_pty_system().openpty(pty_size(size)).unwrap();
        let mut child = pair.slave.spawn_command(command).unwrap();
        // Otherwise the output would not end with the child.
        drop(pair.slave);
        let pid = Pid::from_raw(child.process_id().unwrap().try_into().unwrap());
        let (sender, ended) = channel();
        thread::spawn(move || drop(sender.send(child.wait().unwrap())));
        let output = Arc::new(Output { shown: Mutex::new(Shown::new(size)), changed: Condvar::new() });
        let input = pair.master.try_clone_reader().unwrap();
        let reading = Arc::clone(&output);
        let reader = thread::spawn(move || reading.read(input));
        let keys = Some(pair.master.take_writer().unwrap());
        Play { pid, ended, master: Some(pair.master), keys, output, reader: Some(reader) }
    }

    /// Presses keys, given as the bytes that a terminal sends.
    pub fn keys(&mut self, keys: &str) {
        let writer = self.keys.as_mut().unwrap();
        writer.write_all(keys.as_bytes()).unwrap();
        writer.flush().unwrap();
    }

    /// Presses keys and waits until all of them have been handled, by a redraw after the last one.
    pub fn settle(&mut self, keys: &str) -> Screen {
        let before = self.shown(|shown| shown.cleared);
        self.keys(&format!("{keys}\x0c"));
        self.wait("a full redraw", |shown| (shown.cleared > before).then(|| shown.screen()))
    }

    /// A click of the left button; the first column and row are 0.
    pub fn click(&mut self, column: usize, row: usize) {
        let (column, row) = (column + 1, row + 1);
        self.keys(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    pub fn resize(&mut self, width: u16, height: u16) {
        self.output.shown.lock().unwrap().resize((width, height));
        self.master.as_ref().unwrap().resize(pty_size((width, height))).unwrap();
    }

    /// Columns and rows.
    pub fn size(&self) -> (u16, u16) {
        self.shown(Shown::size)
    }

    /// The current screen.
    pub fn screen(&self) -> Screen {
        self.shown(Shown::screen)
    }

    /// Reads something from everything that has been shown.
    pub fn shown<T>(&self, look: impl FnOnce(&Shown) -> T) -> T {
        look(&self.output.shown.lock().unwrap())
    }

    /// Waits until the screen shows a text.
    pub fn until(&self, text: &str) -> Screen {
        self.until_screen(&format!("‘{text}’"), |screen| screen.shows(text))
    }

    /// Waits until the screen meets a condition.
    pub fn until_screen(&self, what: &str, condition: impl Fn(&Screen) -> bool) -> Screen {
        self.wait(what, |shown| Some(shown.screen()).filter(|screen| shown.begun() && condition(screen)))
    }

    fn wait<T>(&self, what: &str, found: impl Fn(&Shown) -> Option<T>) -> T {
        let deadline = Instant::now() + DEADLINE;
        let mut shown = self.output.shown.lock().unwrap();
        loop {
            if let Some(found) = found(&shown) {
                return found;
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if shown.over || left.is_zero() {
                let screen = shown.screen();
                // Release the lock first, so that the panic does not poison it.
                drop(shown);
                panic!("timed out waiting for {what}:\n{screen}");
            }
            shown = self.output.changed.wait_timeout(shown, left).unwrap().0;
        }
    }

    /// Sends a signal.
    pub fn signal(&self, signal: Signal) {
        kill(self.pid, signal).unwrap();
    }

    /// Closes the terminal while the client is running.
    pub fn vanish(&mut self) -> ExitStatus {
        self.output.shown.lock().unwrap().vanishing = true;
        // A redraw wakes the reading thread, which then sees the flag.
        self.keys("\x0c");
        self.reader.take().unwrap().join().unwrap();
        self.keys = None;
        self.master = None;
        self.status()
    }

    /// Waits for the end and returns the exit status and the last screen.
    pub fn end(&mut self) -> (ExitStatus, Screen) {
        let status = self.status();
        let screen = self.wait("the end of the output", |shown| shown.over.then(|| shown.screen()));
        (status, screen)
    }

    fn status(&self) -> ExitStatus {
        match self.ended.recv_timeout(DEADLINE) {
            Ok(status) => status,
            Err(_) => panic!("timed out waiting for the end:\n{}", self.screen()),
        }
    }

    /// Waits for a clean end, with the terminal restored, and returns what is left on the screen.
    pub fn farewell(&mut self) -> String {
        let (status, screen) = self.end();
        assert!(status.success(), "{status:?}\n{screen}");
        assert!(!screen.alternate && !screen.cursor_hidden && !screen.mouse, "not restored:\n{screen}");
        screen.flowing.trim().to_owned()
    }
}

impl Drop for Play {
    fn drop(&mut self) {
        if matches!(self.ended.recv_timeout(Duration::ZERO), Err(RecvTimeoutError::Timeout)) {
            let _ = kill(self.pid, Signal::SIGKILL);
        }
    }
}

impl Output {
    fn read(&self, mut input: Box<dyn Read + Send>) {
        let mut bytes = [0; 1 << 16];
        loop {
            // Reading from a closed terminal is an error, not an end of file.
            let count = input.read(&mut bytes).unwrap_or(0);
            let mut shown = self.shown.lock().unwrap();
            shown.take(&bytes[..count]);
            self.changed.notify_all();
            if count == 0 || shown.vanishing {
                return;
            }
        }
    }
}
