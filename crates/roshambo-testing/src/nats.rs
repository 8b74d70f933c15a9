//! A throw-away NATS server.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs, thread};

/// Ports below those that the system gives to connections, so that nobody takes the port while the server is down.
const PORTS: std::ops::Range<u16> = 10_000..32_768;

/// Who may connect to a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Access {
    /// Everybody.
    Open,
    /// A user with a password.
    Password {
        /// The user.
        user: String,
        /// The password.
        password: String,
    },
    /// Everybody who knows a token.
    Token(String),
    /// A user with a password, as a configuration says. It may use the variable `NATS_PASSWORD`.
    Configured {
        /// The user.
        user: String,
        /// The password.
        password: String,
        /// The text of the configuration, without addresses to listen on.
        configuration: String,
    },
}

/// A NATS server on a free port of this machine. It ends when this is dropped.
#[derive(Debug)]
pub struct NatsServer {
    program: PathBuf,
    directory: PathBuf,
    port: u16,
    access: Access,
    tls: bool,
    child: Option<Child>,
}

impl NatsServer {
    /// Starts a server without TLS.
    pub fn start(access: Access) -> NatsServer {
        NatsServer::new(access, false)
    }

    /// Starts a server that insists on TLS, with a certificate for `localhost` and `127.0.0.1`.
    pub fn start_with_tls(access: Access) -> NatsServer {
        NatsServer::new(access, true)
    }

    fn new(access: Access, tls: bool) -> NatsServer {
        let directory = env::temp_dir().join(format!("roshambo-nats-{:016x}", fastrand::u64(..)));
        fs::create_dir_all(&directory).unwrap();
        let mut server = NatsServer { program: program(), directory, port: 0, access, tls, child: None };
        if tls {
            let names = ["localhost".to_owned(), "127.0.0.1".to_owned()];
            let made = rcgen::generate_simple_self_signed(names).unwrap();
            fs::write(server.ca(), made.cert.pem()).unwrap();
            fs::write(server.key(), made.signing_key.serialize_pem()).unwrap();
        }
        for _ in 0..100 {
            server.port = fastrand::u16(PORTS);
            if server.run().is_ok() {
                return server;
            }
        }
        panic!("nats-server found no free port");
    }

    /// Runs the program until it listens. Returns its output if it ends before that.
    fn run(&mut self) -> Result<(), String> {
        let mut command = Command::new(&self.program);
        command.args(["--addr", "127.0.0.1", "--port", &self.port.to_string()]);
        match &self.access {
            Access::Open => {}
            Access::Password { user, password } => {
                command.args(["--user", user, "--pass", password]);
            }
            Access::Token(token) => {
                command.args(["--auth", token]);
            }
            Access::Configured { password, configuration, .. } => {
                let file = self.directory.join("nats.conf");
                fs::write(&file, configuration).unwrap();
                // The quotes keep a password from being read as a number.
                command.env("NATS_PASSWORD", format!("\"{password}\"")).arg("--config").arg(file);
            }
        }
        if self.tls {
            command.args(["--tls", "--tlscert"]).arg(self.ca()).arg("--tlskey").arg(self.key());
        }
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
        let mut log = BufReader::new(child.stderr.take().unwrap());
        let (mut line, mut output) = (String::new(), String::new());
        while !line.contains("Server is ready") {
            output += &line;
            line.clear();
            if log.read_line(&mut line).unwrap() == 0 {
                child.wait().unwrap();
                return Err(output);
            }
        }
        // A full pipe would block the server.
        thread::spawn(move || log.read_to_end(&mut Vec::new()));
        self.child = Some(child);
        Ok(())
    }

    /// Kills the server (SIGKILL).
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// Starts a killed server again, at the same port.
    pub fn restart(&mut self) {
        self.kill();
        if let Err(output) = self.run() {
            panic!("nats-server does not start again:\n{output}");
        }
    }

    /// The id of its process, while it runs.
    pub fn pid(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its URL, with the login.
    pub fn url(&self) -> String {
        let scheme = if self.tls { "tls" } else { "nats" };
        let login = match &self.access {
            Access::Open => String::new(),
            Access::Password { user, password } | Access::Configured { user, password, .. } => {
                format!("{user}:{password}@")
            }
            Access::Token(token) => format!("{token}@"),
        };
        format!("{scheme}://{login}127.0.0.1:{}", self.port)
    }

    /// A directory for files of the test. It is removed with the server.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// The certificate (PEM), which signs itself.
    pub fn ca(&self) -> PathBuf {
        self.directory.join("certificate.pem")
    }

    fn key(&self) -> PathBuf {
        self.directory.join("key.pem")
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
        let _ = fs::remove_dir_all(&self.directory);
    }
}

/// The path of nats-server. Debian puts it into a folder that is not on the PATH of everybody.
fn program() -> PathBuf {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(["/usr/local/sbin", "/usr/sbin"].map(PathBuf::from));
    let found = folders.map(|folder| folder.join("nats-server")).find(|program| program.is_file());
    found.unwrap_or_else(|| {
        panic!("missing: nats-server (scripts/need-nats.sh, or apt-get install nats-server)")
    })
}
