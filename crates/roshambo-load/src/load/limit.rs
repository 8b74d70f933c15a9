//! A socket is an open file, and a process may have only so many.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Allows as many open files as the system lets us. The answer is how many, if there is a limit.
pub fn raise_open_files() -> Option<u64> {
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(_) => limit.current,
    }
}
