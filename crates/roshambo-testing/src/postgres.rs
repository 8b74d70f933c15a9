//! A PostgreSQL cluster (a server with its databases) in a temporary directory.

mod occupied;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use rustix::process::{Signal, geteuid};

use crate::folder::Folder;
use crate::ports::free_port;
use crate::process::Running;

pub use occupied::Occupied;

/// How to start a cluster.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// Whether everything is synced to the disk. Tests that do not cut the power can do without.
    pub fsync: bool,
    /// The password of the user `postgres`. Without one, everybody on this machine may connect.
    pub password: Option<String>,
    /// Whether the server encrypts connections, with a certificate for `localhost`; see [`Cluster::root_certificate`].
    pub tls: bool,
    /// More settings of the server, such as `max_connections=5`.
    pub settings: Vec<String>,
}

/// A running cluster. It is stopped and removed when it is dropped, and when the process ends.
#[derive(Debug)]
pub struct Cluster {
    folder: Folder,
    setup: Setup,
    port: u16,
    server: Mutex<Option<Running>>,
}

/// A database of a cluster.
#[derive(Clone, Debug)]
pub struct Database<'a> {
    cluster: &'a Cluster,
    /// The name.
    pub name: String,
}

/// The cluster that all tests of this process share.
pub fn shared() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| Cluster::start(Setup::default()))
}

impl Cluster {
    /// Creates and starts a cluster.
    pub fn start(setup: Setup) -> Cluster {
        let folder = Folder::new("postgres");
        if geteuid().is_root() {
            let id = |kind: &str| {
                let output = checked(Command::new("id").args([kind, USER]));
                output.trim().parse().expect("id prints a number")
            };
            folder.give_to(id("-u"), id("-g"));
        }
        let mut initdb = as_user(&tool("initdb"));
        initdb.args(["--no-sync", "--encoding=UTF8", "--locale=C", "--username=postgres", "--pgdata"]);
        initdb.arg(folder.file("data"));
        match &setup.password {
            Some(password) => {
                let file = folder.file("password");
                std::fs::write(&file, password).expect("a file can be written");
                initdb.arg("--auth=scram-sha-256").arg("--pwfile").arg(file);
            }
            None => drop(initdb.arg("--auth=trust")),
        }
        checked(&mut initdb);
        if setup.tls {
            make_certificates(&folder);
        }
        let mut cluster = Cluster { folder, setup, port: 0, server: Mutex::new(None) };
        let mut attempts = 0;
        while let Err(log) = cluster.try_start() {
            attempts += 1;
            // Another process may have taken the port.
            assert!(attempts < 5 && log.contains("could not bind"), "PostgreSQL did not start:\n{log}");
        }
        cluster
    }

    fn try_start(&mut self) -> Result<(), String> {
        self.port = free_port().expect("this machine has a free port");
        let running = self.run()?;
        *self.server() = Some(running);
        Ok(())
    }

    fn run(&self) -> Result<Running, String> {
        let mut postgres = as_user(&tool("postgres"));
        postgres.arg("-D").arg(self.folder.file("data")).arg("-p").arg(self.port.to_string());
        postgres.arg("-k").arg(self.folder.path());
        let mut settings =
            vec!["listen_addresses=127.0.0.1", "shared_buffers=32MB", "log_min_messages=warning"];
        if !self.setup.fsync {
            settings.extend(["fsync=off", "full_page_writes=off"]);
        }
        if self.setup.tls {
            settings.push("ssl=on");
        }
        settings.extend(self.setup.settings.iter().map(String::as_str));
        for setting in settings {
            postgres.args(["-c", setting]);
        }
        Running::start(postgres, "database system is ready to accept connections")
    }

    fn server(&self) -> MutexGuard<'_, Option<Running>> {
        self.server.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new, empty database.
    pub fn database(&self) -> Database<'_> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        Database { cluster: self, name }
    }

    /// The URL of a database, which need not exist.
    pub fn url(&self, database: &str) -> String {
        let password = self.setup.password.as_ref().map_or(String::new(), |password| format!(":{password}"));
        format!("postgres://postgres{password}@127.0.0.1:{}/{database}", self.port)
    }

    /// Runs SQL in a database, and returns the values as lines.
    pub fn sql(&self, database: &str, sql: &str) -> String {
        let mut psql = Command::new(tool("psql"));
        psql.args(["-X", "-A", "-t", "-q", "-v", "ON_ERROR_STOP=1", "-h", "127.0.0.1", "-U", "postgres"]);
        psql.args(["-p", &self.port.to_string(), "-d", database, "-c", sql]);
        psql.env("PGPASSWORD", self.setup.password.as_deref().unwrap_or_default());
        checked(&mut psql).trim_end().to_owned()
    }

    /// The port on which it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The certificate that has signed the certificate of the server.
    pub fn root_certificate(&self) -> PathBuf {
        self.folder.file("root.crt")
    }

    /// Kills the server with everything that it has in memory.
    pub fn kill(&self) {
        if let Some(running) = self.server().take() {
            running.kill();
        }
    }

    /// Stops the server properly, but does not wait for clients.
    pub fn stop(&self) {
        if let Some(running) = self.server().take() {
            running.end(Signal::INT);
        }
    }

    /// Starts the server again with the same data on the same port.
    pub fn start_again(&self) {
        let mut server = self.server();
        loop {
            match self.run() {
                Ok(running) => break *server = Some(running),
                // Processes of the killed server may take a moment to end.
                Err(log) if log.contains("still in use") || log.contains("is another postmaster") => {}
                Err(log) => panic!("PostgreSQL did not start again:\n{log}"),
            }
        }
    }

    /// Takes all connections of the server away from everybody else. Works only without a password.
    pub fn occupy(&self) -> Occupied {
        Occupied::take_all(self.port).expect("the server answers")
    }

    /// The id of its first process, while it runs. All others are its children.
    pub fn id(&self) -> Option<u32> {
        self.server().as_ref().map(Running::id)
    }

    /// Stops all processes of the server in the middle of what they do, so that it does not answer any more.
    pub fn suspend(&self) {
        self.signal(Signal::STOP);
    }

    /// Continues after [`Cluster::suspend`].
    pub fn resume(&self) {
        self.signal(Signal::CONT);
    }

    fn signal(&self, signal: Signal) {
        if let Some(running) = &*self.server() {
            running.signal_all(signal);
        }
    }

    /// What the server has written to its log.
    pub fn log(&self) -> String {
        self.server().as_ref().map_or(String::new(), Running::log)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Some(running) = self.server().take() {
            running.signal_all(Signal::CONT);
            running.end(Signal::QUIT);
        }
    }
}

impl Database<'_> {
    /// Its URL.
    pub fn url(&self) -> String {
        self.cluster.url(&self.name)
    }

    /// Runs SQL in it, and returns the values as lines.
    pub fn sql(&self, sql: &str) -> String {
        self.cluster.sql(&self.name, sql)
    }
}

/// The user who runs the server if the tests run as root, because PostgreSQL refuses to.
const USER: &str = "postgres";

fn as_user(program: &Path) -> Command {
    if !geteuid().is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid", USER, "--regid", USER, "--clear-groups"]).arg(program);
    // The directory of the test may be closed to that user.
    command.current_dir("/");
    command
}

/// The path of a program of PostgreSQL: on the `PATH`, or where Debian puts it.
fn tool(name: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).map(|folder| folder.join(name));
    let mut versions: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|versions| versions.flatten().map(|version| version.path().join("bin").join(name)).collect())
        .unwrap_or_default();
    versions.sort();
    let found = on_path.chain(versions.into_iter().rev()).find(|file| file.is_file());
    found.unwrap_or_else(|| panic!("missing: {name} of PostgreSQL (as root: apt-get install postgresql)"))
}

/// Runs a command that must succeed, and returns its output.
fn checked(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = match command.output() {
        Ok(output) => output,
        Err(error) => panic!("{:?} cannot be run: {error}", command.get_program()),
    };
    assert!(status.success(), "{command:?} failed: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8_lossy(&stdout).into_owned()
}

/// Makes a root certificate, and a certificate for the server that it signs.
fn make_certificates(folder: &Folder) {
    let data = folder.file("data");
    let script = r#"set -e
cd "$1"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=root -keyout root.key -out root.crt \
    -addext basicConstraints=critical,CA:TRUE
openssl req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout "$2/server.key" -out server.csr
printf 'subjectAltName=DNS:localhost\nbasicConstraints=CA:FALSE\n' >server.ext
openssl x509 -req -days 2 -in server.csr -CA root.crt -CAkey root.key -CAcreateserial \
    -extfile server.ext -out "$2/server.crt"
chmod 600 "$2/server.key"
chmod 644 root.crt"#;
    let mut openssl = as_user(Path::new("sh"));
    checked(openssl.args(["-c", script, "certificates"]).arg(folder.path()).arg(data));
}
