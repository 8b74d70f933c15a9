//! The memory of a process, as Linux reports it; and a limit for it, where control groups can be made.

use std::fs;
use std::io;
use std::path::PathBuf;

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

impl MemoryGroup {
    /// Puts a process into a new group. This needs permission to change the tree of groups.
    pub(super) fn with(process: u32, bytes: u64) -> io::Result<MemoryGroup> {
        let group = MemoryGroup(PathBuf::from(format!("/sys/fs/cgroup/roshambo-attack-{process}")));
        fs::create_dir(&group.0)?;
        fs::write(group.0.join("memory.max"), bytes.to_string())?;
        fs::write(group.0.join("cgroup.procs"), process.to_string())?;
        Ok(group)
    }
}

impl Drop for MemoryGroup {
    fn drop(&mut self) {
        // This fails if the group was not made, or its process still runs.
        let _ = fs::remove_dir(&self.0);
    }
}
