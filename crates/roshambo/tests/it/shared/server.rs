//! A server process: started, found by the address that it prints, stopped by a signal.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use super::command::{command, temporary};

/// A temporary folder that is deleted when the test ends.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let folder = temporary(name);
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The path of a file in it, which need not exist.
    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Sends a request to an address. Returns the status and body of the answer. `rest` follows the headers.
pub fn ask(addr: &str, what: &str, rest: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(addr).unwrap();
    let head = "Content-Type: application/json\r\nConnection: close\r\n";
    let rest = if rest.is_empty() { "\r\n" } else { rest };
    let request = format!("{what} HTTP/1.1\r\nHost: {addr}\r\n{head}{rest}");
    stream.write_all(request.as_bytes()).unwrap();
    answer(stream)
}

/// The status and body of the answer on a connection that the server then closes.
pub fn answer(mut stream: TcpStream) -> (u16, String) {
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
}

/// A running server.
pub struct Running {
    child: Option<Child>,
    out: BufReader<ChildStdout>,
    /// Its address, the first line of its output.
    pub url: String,
}

impl Running {
    /// Starts it on a free port and waits until it prints its address.
    pub fn start(arguments: &[&str], environment: &[(&str, &str)]) -> Running {
        let arguments = [&["serve", "--addr", "127.0.0.1:0"], arguments].concat();
        let mut command = command(&arguments);
        command.envs(environment.iter().copied());
        Running::spawn(command)
    }

    /// Runs a command that serves, and waits until it prints its address.
    pub fn spawn(mut command: Command) -> Running {
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut url = String::new();
        out.read_line(&mut url).unwrap();
        let mut running = Running { child: Some(child), out, url: url.trim_end().to_owned() };
        if !running.url.starts_with("http://") {
            let _ = running.child.as_mut().unwrap().kill();
            panic!("{}", super::command::shown(&running.ended()));
        }
        running
    }

    /// The host and port of its address.
    pub fn addr(&self) -> &str {
        self.url.strip_prefix("http://").unwrap()
    }

    /// The id of the process.
    pub fn id(&self) -> u32 {
        self.child.as_ref().unwrap().id()
    }

    /// The status and body of the answer to a GET request.
    pub fn get(&self, path: &str) -> (u16, String) {
        self.ask(&format!("GET {path}"), "")
    }

    /// The status and body of the answer to a POST request with JSON.
    pub fn post(&self, path: &str, json: &str) -> (u16, String) {
        self.ask(&format!("POST {path}"), &format!("Content-Length: {}\r\n\r\n{json}", json.len()))
    }

    fn ask(&self, what: &str, rest: &str) -> (u16, String) {
        ask(self.addr(), what, rest)
    }

    /// Sends a signal and waits until the process has ended.
    pub fn stop(mut self, signal: Signal) -> Output {
        let id = self.child.as_ref().unwrap().id();
        kill(Pid::from_raw(id.try_into().unwrap()), signal).unwrap();
        self.ended()
    }

    /// Waits until the process has ended by itself.
    pub fn wait(mut self) -> Output {
        self.ended()
    }

    fn ended(&mut self) -> Output {
        let mut rest = Vec::new();
        self.out.read_to_end(&mut rest).unwrap();
        let mut output = self.child.take().unwrap().wait_with_output().unwrap();
        output.stdout = rest;
        output
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
