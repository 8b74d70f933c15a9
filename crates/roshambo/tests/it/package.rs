//! The Debian package: installed into an empty root directory, started as its systemd unit says, upgraded and
//! removed. Needs `dpkg` and root, and Node for the licences, so it runs by `make package-test` only.

#![cfg(target_os = "linux")]
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

use crate::shared::command::{roshambo_with, shown, temporary};
use crate::shared::server::{Folder, Running};
use nix::sys::signal::Signal;
use roshambo_load::{Chooser, Client, Form, Quick, Status};
use roshambo_rules::Seat;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}\n{}", shown(&output));
    output
}

/// An empty system that the package is installed into.
struct Root(Folder);

impl Root {
    fn new(name: &str) -> Root {
        let root = Root(Folder::new(name));
        // What `useradd` and `dpkg` expect of a system.
        for file in ["etc/passwd", "etc/group", "etc/shadow", "etc/gshadow", "var/lib/dpkg/status"] {
            fs::create_dir_all(root.path(file).parent().unwrap()).unwrap();
            fs::write(root.path(file), "").unwrap();
        }
        for folder in ["var/lib/dpkg/info", "var/lib/dpkg/updates", "var/lib/dpkg/triggers", "var/log"] {
            fs::create_dir_all(root.path(folder)).unwrap();
        }
        root
    }

    fn path(&self, file: &str) -> PathBuf {
        self.0.path().join(file.trim_start_matches('/'))
    }

    /// Maintainer scripts run outside of the root, which has no shell, and find it in `DPKG_ROOT`. Dependencies are
    /// not there either.
    fn dpkg(&self, action: &str, package: &str) -> Output {
        let root = format!("--root={}", self.0.path().display());
        let forced = ["--force-script-chrootless", "--force-depends", "--force-confdef", "--force-confold"];
        run(Command::new("dpkg").arg(root).args(forced).args([action, package]))
    }

    /// All installed files, without directories.
    fn installed(&self) -> Vec<String> {
        let output = self.dpkg("--listfiles", "roshambo");
        let names = String::from_utf8(output.stdout).unwrap();
        let is_file = |name: &&str| fs::symlink_metadata(self.path(name)).is_ok_and(|found| !found.is_dir());
        names.lines().filter(is_file).map(str::to_owned).collect()
    }

    /// Starts the service as systemd would: the command line, the environment and the state directory of the
    /// unit, its user, and no privileges.
    fn start_service(&self) -> Running {
        let unit = Unit::read(&self.path("usr/lib/systemd/system/roshambo.service"));
        let state = self.path(&format!("var/lib/{}", unit.value("StateDirectory")));
        let (uid, gid) = self.user(unit.value("User"));
        if !state.exists() {
            fs::create_dir_all(&state).unwrap();
            std::os::unix::fs::chown(&state, Some(uid), Some(gid)).unwrap();
        }
        let mut words = unit.value("ExecStart").split(' ');
        let mut command = Command::new("setpriv");
        command.args([format!("--reuid={uid}"), format!("--regid={gid}")]);
        command.args(["--clear-groups", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"]);
        command.arg(self.path(words.next().unwrap())).args(words);
        command.env_clear().envs(unit.environment(self)).current_dir(&state);
        Running::spawn(command)
    }

    fn user(&self, name: &str) -> (u32, u32) {
        let users = fs::read_to_string(self.path("etc/passwd")).unwrap();
        let line = users.lines().find(|line| line.starts_with(&format!("{name}:"))).unwrap();
        let fields: Vec<&str> = line.split(':').collect();
        assert_eq!((fields[5], fields[6]), ("/var/lib/roshambo", "/usr/sbin/nologin"));
        (fields[2].parse().unwrap(), fields[3].parse().unwrap())
    }
}

/// The lines of a systemd unit.
struct Unit(Vec<(String, String)>);

impl Unit {
    fn read(file: &Path) -> Unit {
        let text = fs::read_to_string(file).unwrap();
        let lines = text.lines().filter(|line| !line.starts_with(['#', '[']));
        let lines = lines.filter_map(|line| line.split_once('='));
        Unit(lines.map(|(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    fn value(&self, name: &str) -> &str {
        let mut found = self.0.iter().filter(|(own, _)| own == name);
        let (_, value) = found.next().unwrap_or_else(|| panic!("the unit has no {name}"));
        assert!(found.next().is_none(), "the unit has {name} twice");
        value
    }

    /// `Environment`, then the file of `EnvironmentFile`, which wins; `%S` is the directory of all state.
    fn environment(&self, root: &Root) -> BTreeMap<String, String> {
        let state = root.path("var/lib").to_str().unwrap().to_owned();
        let own = self.value("Environment").replace("%S", &state);
        let file = self.value("EnvironmentFile").trim_start_matches('-');
        let file = fs::read_to_string(root.path(file)).unwrap();
        let set = |line: &str| line.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
        let lines = file.lines().filter(|line| !line.starts_with('#'));
        set(&own).into_iter().chain(lines.filter_map(set)).collect()
    }
}

/// Packages the program under test, compressed quickly. Returns the Debian package and the tarball.
fn build(folder: &str) -> (String, String) {
    let folder = temporary(folder);
    let script = repository().join("scripts/package.sh");
    let program = env!("CARGO_BIN_EXE_roshambo");
    run(Command::new(script).arg(program).arg(&folder).env("COMPRESSION_LEVEL", "1"));
    let names: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .map(|file| file.unwrap().path().to_str().unwrap().to_owned())
        .collect();
    let ending = |end: &str| names.iter().find(|name| name.ends_with(end)).unwrap().clone();
    (ending(".deb"), ending("-linux.tar.gz"))
}

/// The Debian package that all tests install.
fn deb() -> &'static str {
    static BUILT: LazyLock<(String, String)> = LazyLock::new(|| build("package-built"));
    &BUILT.0
}

/// Plays a whole game against a bot, and returns the table.
async fn play(url: &str) -> String {
    let mut client = Client::new(url).unwrap();
    let quick = Quick { game: "ninjan".to_owned(), seats: 2, level: "easy".to_owned() };
    let table = client.quick(&quick).await.unwrap().id;
    let mut socket = client.socket(&table, Form::Programs, None).await.unwrap();
    let (mut chooser, mut mv, mut id) = (Chooser::new("ninjan", 2, &[], 1), String::new(), 0);
    loop {
        let text = socket.next().await.unwrap();
        let message = text.read().unwrap();
        // The bot may have moved while our move was on its way; the next message then offers moves again.
        assert!(matches!(message.code, None | Some("stale")), "{}", text.as_str());
        if message.table.as_ref().is_some_and(|info| info.status == Status::Over) {
            return table;
        }
        if chooser.choose(&message.moves(), Seat::FIRST, &mut mv) {
            id += 1;
            socket.send_move(id, Seat::FIRST, &mv, message.number).await.unwrap();
        }
    }
}

async fn record(url: &str, table: &str) -> String {
    Client::new(url).unwrap().record(table, 1).await.unwrap()
}

fn stop(service: Running) {
    let stopped = service.stop(Signal::SIGTERM);
    assert_eq!(stopped.status.code(), Some(0), "{}", shown(&stopped));
}

#[tokio::test]
#[ignore = "needs dpkg and root: make package-test"]
async fn a_game_outlives_upgrade_removal_and_reinstallation_of_the_package() {
    let root = Root::new("package-root");
    root.dpkg("--install", deb());
    let defaults = root.path("etc/default/roshambo");
    let settings = "ROSHAMBO_ADDR=127.0.0.1:0\nROSHAMBO_PACE=0s\n";
    fs::write(&defaults, fs::read_to_string(&defaults).unwrap() + settings).unwrap();

    let service = root.start_service();
    let table = play(&service.url).await;
    let game = record(&service.url, &table).await;
    stop(service);
    let verified = roshambo_with(&["verify", "-"], game.as_bytes());
    assert_eq!(verified.status.code(), Some(0), "{}", shown(&verified));

    // An upgrade keeps the settings.
    root.dpkg("--install", deb());
    let service = root.start_service();
    assert_eq!(record(&service.url, &table).await, game);
    stop(service);

    let files = root.installed();
    root.dpkg("--remove", "roshambo");
    let left: Vec<_> = files.iter().filter(|file| root.path(file).exists()).collect();
    assert_eq!(left, ["/etc/default/roshambo"]);
    assert!(root.path("var/lib/roshambo/roshambo.db").exists());

    root.dpkg("--install", deb());
    let service = root.start_service();
    assert_eq!(record(&service.url, &table).await, game);
    stop(service);

    let purged = root.dpkg("--purge", "roshambo");
    assert!(!defaults.exists());
    assert!(root.path("var/lib/roshambo/roshambo.db").exists());
    assert!(String::from_utf8_lossy(&purged.stdout).contains("/var/lib/roshambo"), "{}", shown(&purged));
}

#[test]
#[ignore = "needs dpkg and root: make package-test"]
fn the_same_program_gives_the_same_packages() {
    let (first, second) = (build("package-first"), build("package-second"));
    assert!(
        fs::read(first.0).unwrap() == fs::read(second.0).unwrap(),
        "the Debian package is not reproducible"
    );
    assert!(fs::read(first.1).unwrap() == fs::read(second.1).unwrap(), "the tarball is not reproducible");
}

#[test]
#[ignore = "needs dpkg and root: make package-test"]
fn the_package_has_all_its_parts() {
    let root = Root::new("package-parts");
    root.dpkg("--install", deb());
    let files = root.installed();
    for part in [
        "/usr/bin/roshambo",
        "/usr/lib/systemd/system/roshambo.service",
        "/etc/default/roshambo",
        "/usr/share/man/man1/roshambo.1.gz",
        "/usr/share/man/man1/roshambo-serve.1.gz",
        "/usr/share/man/man1/roshambo-bench-bots.1.gz",
        "/usr/share/bash-completion/completions/roshambo",
        "/usr/share/zsh/vendor-completions/_roshambo",
        "/usr/share/fish/vendor_completions.d/roshambo.fish",
        "/usr/share/doc/roshambo/copyright",
        "/usr/share/doc/roshambo/LICENSE-MIT",
        "/usr/share/doc/roshambo/THIRD-PARTY-LICENSES.gz",
        "/usr/share/doc/roshambo/changelog.gz",
    ] {
        assert!(files.iter().any(|file| file == part), "{part} is missing from {files:#?}");
    }
    assert!(!files.iter().any(|file| file.contains("generate")), "hidden commands have no page");
}

#[test]
#[ignore = "needs systemd-analyze: make package-test"]
fn the_unit_is_valid_and_leaves_little_exposed() {
    if Command::new("systemd-analyze").arg("--version").output().is_err() {
        println!("skipped: systemd-analyze is not installed");
        return;
    }
    let root = Root::new("package-unit");
    root.dpkg("--install", deb());
    let unit = "/usr/lib/systemd/system/roshambo.service";
    // Units of every system, which the service depends on implicitly.
    for target in ["sysinit", "basic", "shutdown", "network", "multi-user"] {
        let file = root.path(&format!("usr/lib/systemd/system/{target}.target"));
        fs::write(file, "[Unit]\nDescription=Needed by the service\n").unwrap();
    }
    let at = format!("--root={}", root.0.path().display());
    let verified = run(Command::new("systemd-analyze").args([&at, "--man=no", "verify", unit]));
    let said = String::from_utf8(verified.stderr).unwrap();
    let own = said.lines().filter(|line| line.contains("roshambo"));
    assert_eq!(own.collect::<Vec<_>>(), Vec::<&str>::new());
    // 10 is a service without any hardening; the threshold is ten times the number that is printed.
    run(Command::new("systemd-analyze").args([&at, "security", "--offline=yes", "--threshold=15", unit]));
}
