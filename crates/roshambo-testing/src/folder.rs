//! Temporary directories that outlive no process.

use std::fs;
use std::os::unix::fs::{DirBuilderExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// Waits for the end of its input, which is the end of the test process or earlier. Then it ends the processes whose ids
/// are in files `*.pid` below the directory, and removes the directory.
const GUARD: &str = r#"trap '' INT HUP TERM
cat >/dev/null
for file in $(find "$1" -name '*.pid'); do
    pid=$(head -n 1 "$file")
    kill -QUIT "$pid" 2>/dev/null || continue
    tries=0
    while kill -0 "$pid" 2>/dev/null && [ "$tries" -lt 100 ]; do sleep 0.05; tries=$((tries + 1)); done
    kill -KILL "$pid" 2>/dev/null
done
rm -rf "$1""#;

/// A temporary directory. A second process removes it when this is dropped or when the test process ends in any way.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    guard: Child,
}

impl Folder {
    /// Creates a directory whose name contains this text. Other users can pass through it.
    pub fn new(name: &str) -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("roshambo-{name}-{}-{number}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        let created = fs::DirBuilder::new().mode(0o755).create(&path);
        created.expect("the directory for temporary files is writable");
        let guard = Command::new("sh")
            .args(["-c", GUARD, "guard"])
            .arg(&path)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // Ctrl-C and the like end the test process and not the guard, which cleans up after it.
            .process_group(0)
            .spawn();
        Folder { path, guard: guard.expect("sh can be run") }
    }

    /// The path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The path of something in it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Gives it to another user.
    pub fn give_to(&self, user: u32, group: u32) {
        chown(&self.path, Some(user), Some(group)).expect("root can change the owner of a directory");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
    }
}
