//! The binary in a pseudo-terminal: keys in, screens out.
//!
//! Only whole screens are looked at: the client marks where each begins and ends, as terminals that
//! do not want to show half a picture ask for. Every wait is for something on the screen; the
//! deadline only keeps a failure from lasting for ever.

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

/// A terminal to start the binary in, with a folder of its own.
pub struct Terminal {
    pub folder: PathBuf,
    size: (u16, u16),
    environment: Vec<(&'static str, String)>,
}

impl Terminal {
    /// English, with colours, 80 columns and 24 rows.
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

    /// Runs `roshambo play` with these arguments, bots not waiting.
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

/// The binary, running.
pub struct Play {
    pid: Pid,
    ended: Receiver<ExitStatus>,
    master: Option<Box<dyn MasterPty + Send>>,
    keys: Option<Box<dyn Write + Send>>,
    eye: Arc<Eye>,
    reader: Option<JoinHandle<()>>,
}

/// What the reading thread shares.
struct Eye {
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
        // As long as this side holds it open, the terminal does not end with the child.
        drop(pair.slave);
        let pid = Pid::from_raw(child.process_id().unwrap().try_into().unwrap());
        let (sender, ended) = channel();
        thread::spawn(move || drop(sender.send(child.wait().unwrap())));
        let eye = Arc::new(Eye { shown: Mutex::new(Shown::new(size)), changed: Condvar::new() });
        let input = pair.master.try_clone_reader().unwrap();
        let reading = Arc::clone(&eye);
        let reader = thread::spawn(move || reading.read(input));
        let keys = Some(pair.master.take_writer().unwrap());
        Play { pid, ended, master: Some(pair.master), keys, eye, reader: Some(reader) }
    }

    /// Presses keys, as the bytes that a terminal sends.
    pub fn keys(&mut self, keys: &str) {
        let writer = self.keys.as_mut().unwrap();
        writer.write_all(keys.as_bytes()).unwrap();
        writer.flush().unwrap();
    }

    /// Presses keys and waits until all of them have been taken: the last one asks for a new screen.
    pub fn settle(&mut self, keys: &str) -> Screen {
        let before = self.shown(|shown| shown.cleared);
        self.keys(&format!("{keys}\x0c"));
        self.wait("the screen drawn anew", |shown| (shown.cleared > before).then(|| shown.screen()))
    }

    /// A click of the left button; the first column and row are 0.
    pub fn click(&mut self, column: usize, row: usize) {
        let (column, row) = (column + 1, row + 1);
        self.keys(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    pub fn resize(&mut self, width: u16, height: u16) {
        self.eye.shown.lock().unwrap().resize((width, height));
        self.master.as_ref().unwrap().resize(pty_size((width, height))).unwrap();
    }

    /// Columns and rows.
    pub fn size(&self) -> (u16, u16) {
        self.shown(Shown::size)
    }

    /// The screen as it is.
    pub fn screen(&self) -> Screen {
        self.shown(Shown::screen)
    }

    /// Something of all that has been shown.
    pub fn shown<T>(&self, look: impl FnOnce(&Shown) -> T) -> T {
        look(&self.eye.shown.lock().unwrap())
    }

    /// Waits until the screen shows a text.
    pub fn until(&self, text: &str) -> Screen {
        self.until_screen(&format!("‘{text}’"), |screen| screen.shows(text))
    }

    /// Waits until the screen is so.
    pub fn until_screen(&self, what: &str, is_so: impl Fn(&Screen) -> bool) -> Screen {
        self.wait(what, |shown| Some(shown.screen()).filter(|screen| shown.begun() && is_so(screen)))
    }

    fn wait<T>(&self, what: &str, found: impl Fn(&Shown) -> Option<T>) -> T {
        let deadline = Instant::now() + DEADLINE;
        let mut shown = self.eye.shown.lock().unwrap();
        loop {
            if let Some(found) = found(&shown) {
                return found;
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if shown.over || left.is_zero() {
                let screen = shown.screen();
                // A panic must not spoil the lock for the thread that reads.
                drop(shown);
                panic!("waited in vain for {what}:\n{screen}");
            }
            shown = self.eye.changed.wait_timeout(shown, left).unwrap().0;
        }
    }

    /// Sends a signal.
    pub fn signal(&self, signal: Signal) {
        kill(self.pid, signal).unwrap();
    }

    /// Closes the terminal under the binary.
    pub fn vanish(&mut self) -> ExitStatus {
        self.eye.shown.lock().unwrap().vanishing = true;
        // The reading thread has to see something to notice.
        self.keys("\x0c");
        self.reader.take().unwrap().join().unwrap();
        self.keys = None;
        self.master = None;
        self.status()
    }

    /// Waits for the end: the status, and what is left on the screen.
    pub fn end(&mut self) -> (ExitStatus, Screen) {
        let status = self.status();
        let screen = self.wait("the end of the output", |shown| shown.over.then(|| shown.screen()));
        (status, screen)
    }

    fn status(&self) -> ExitStatus {
        match self.ended.recv_timeout(DEADLINE) {
            Ok(status) => status,
            Err(_) => panic!("waited in vain for the end:\n{}", self.screen()),
        }
    }

    /// Waits for an end as it should be: the screen given back, and a last line.
    pub fn farewell(&mut self) -> String {
        let (status, screen) = self.end();
        assert!(status.success(), "{status:?}\n{screen}");
        assert!(!screen.alternate && !screen.cursor_hidden && !screen.mouse, "not given back:\n{screen}");
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

impl Eye {
    fn read(&self, mut input: Box<dyn Read + Send>) {
        let mut bytes = [0; 1 << 16];
        loop {
            // A terminal whose other side is closed gives an error, not an end.
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
