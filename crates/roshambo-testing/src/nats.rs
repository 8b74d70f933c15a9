//! A throw-away NATS server.

mod operator;

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
    /// A user that an operator has signed; see [`NatsServer::credentials`].
    Signed,
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
    tls: Tls,
    child: Option<Child>,
}

/// Whether connections are encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tls {
    Off,
    /// The server has a certificate.
    Server,
    /// The clients need one, too.
    Both,
}

impl NatsServer {
    /// Starts a server without TLS.
    pub fn start(access: Access) -> NatsServer {
        NatsServer::new(access, Tls::Off)
    }

    /// Starts a server that insists on TLS, with a certificate for `localhost` and `127.0.0.1`.
    pub fn start_with_tls(access: Access) -> NatsServer {
        NatsServer::new(access, Tls::Server)
    }

    /// The same, and it accepts only the client that has [`NatsServer::client_certificate`].
    pub fn start_with_client_certificates(access: Access) -> NatsServer {
        NatsServer::new(access, Tls::Both)
    }

    fn new(access: Access, tls: Tls) -> NatsServer {
        let directory = env::temp_dir().join(format!("roshambo-nats-{:016x}", fastrand::u64(..)));
        fs::create_dir_all(&directory).unwrap();
        let mut server = NatsServer { program: program(), directory, port: 0, access, tls, child: None };
        if tls != Tls::Off {
            make_certificate(&["localhost", "127.0.0.1"], &server.ca(), &server.key());
            make_certificate(&["client"], &server.client_certificate(), &server.client_key());
        }
        if server.access == Access::Signed {
            let (configuration, credentials) = operator::make();
            fs::write(server.configuration(), configuration).unwrap();
            fs::write(server.credentials(), credentials).unwrap();
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
                fs::write(self.configuration(), configuration).unwrap();
                // The quotes keep a password from being read as a number.
                let quoted = format!("\"{password}\"");
                command.env("NATS_PASSWORD", quoted).arg("--config").arg(self.configuration());
            }
            Access::Signed => {
                command.arg("--config").arg(self.configuration());
            }
        }
        if self.tls != Tls::Off {
            command.args(["--tls", "--tlscert"]).arg(self.ca()).arg("--tlskey").arg(self.key());
        }
        if self.tls == Tls::Both {
            command.args(["--tlsverify", "--tlscacert"]).arg(self.client_certificate());
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

    /// Its URL, with the login, unless that is a file.
    pub fn url(&self) -> String {
        let scheme = if self.tls == Tls::Off { "nats" } else { "tls" };
        let login = match &self.access {
            Access::Open | Access::Signed => String::new(),
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

    /// The certificate of the client that the server accepts (PEM).
    pub fn client_certificate(&self) -> PathBuf {
        self.directory.join("client.pem")
    }

    /// The key of that certificate (PEM).
    pub fn client_key(&self) -> PathBuf {
        self.directory.join("client-key.pem")
    }

    /// The file of the user that the operator has signed.
    pub fn credentials(&self) -> PathBuf {
        self.directory.join("user.creds")
    }

    fn configuration(&self) -> PathBuf {
        self.directory.join("nats.conf")
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

/// Makes a certificate that signs itself.
fn make_certificate(names: &[&str], certificate: &Path, key: &Path) {
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let made = rcgen::generate_simple_self_signed(names).unwrap();
    fs::write(certificate, made.cert.pem()).unwrap();
    fs::write(key, made.signing_key.serialize_pem()).unwrap();
}

/// The path of nats-server. Debian puts it into a folder that is not on the PATH of everybody.
fn program() -> PathBuf {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(["/usr/local/sbin", "/usr/sbin"].map(PathBuf::from));
    let found = folders.map(|folder| folder.join("nats-server")).find(|program| program.is_file());
    found.unwrap_or_else(|| {
        panic!("missing: nats-server (scripts/need-program.sh nats-server, or apt-get install nats-server)")
    })
}
