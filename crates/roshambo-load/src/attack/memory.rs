//! The memory of a process, as Linux reports it; and a limit for it, where control groups can be made.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The peak of a process's memory in bytes since it was last reset.
pub(super) fn peak(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kib: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
    Some(kib * 1024)
}

/// Lets the peak begin again with the present value. Without permission it stays the peak since the start.
pub(super) fn reset_peak(process: u32) {
    let _ = fs::write(format!("/proc/{process}/clear_refs"), "5");
}

/// A control group with a limit of memory. It is removed when dropped.
pub(super) struct MemoryGroup(PathBuf);

/// Where groups are made, and the file for their limit: in the second version of control groups, and in the first.
const TREES: [(&str, &str); 2] =
    [("/sys/fs/cgroup", "memory.max"), ("/sys/fs/cgroup/memory", "memory.limit_in_bytes")];

impl MemoryGroup {
    /// Puts a process into a new group. This needs permission to change the tree of groups.
    pub(super) fn with(process: u32, bytes: u64) -> Option<MemoryGroup> {
        TREES.iter().find_map(|(tree, limit)| MemoryGroup::within(tree, limit, process, bytes).ok())
    }

    fn within(tree: &str, limit: &str, process: u32, bytes: u64) -> io::Result<MemoryGroup> {
        let group = MemoryGroup(Path::new(tree).join(format!("roshambo-attack-{process}")));
        fs::create_dir(&group.0)?;
        set(&group.0.join(limit), bytes)?;
        set(&group.0.join("cgroup.procs"), process.into())?;
        Ok(group)
    }
}

/// Writes to a file of a group. The system makes these files; one that is not there is not made.
fn set(file: &Path, value: u64) -> io::Result<()> {
    fs::File::options().write(true).open(file)?.write_all(value.to_string().as_bytes())
}

impl Drop for MemoryGroup {
    fn drop(&mut self) {
        // This fails if the group was not made, or its process still runs.
        let _ = fs::remove_dir(&self.0);
    }
}
