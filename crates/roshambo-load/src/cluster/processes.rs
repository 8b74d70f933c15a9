//! The processor time and the memory of processes, as Linux reports them.

use std::fs;
use std::time::Duration;

/// Linux reports processor time in hundredths of a second on every platform.
const TICK: Duration = Duration::from_millis(10);

/// The processor time of a process, with all its threads. Zero if it does not run.
pub(super) fn processor_time(id: u32) -> Duration {
    read(id).map_or(Duration::ZERO, |stat| stat.own)
}

/// The same with its children: those that run, and those that have ended.
pub(super) fn processor_time_with_children(id: u32) -> Duration {
    let Some(stat) = read(id) else { return Duration::ZERO };
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let children = ids.filter_map(read).filter(|child| child.parent == id);
    stat.own + stat.ended_children + children.map(|child| child.own).sum::<Duration>()
}

/// The memory that a process occupies, in bytes. Zero if it does not run.
pub(super) fn memory(id: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}

/// What `/proc/ID/stat` says about a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stat {
    parent: u32,
    /// The time of all its threads.
    own: Duration,
    /// The time of children that have ended.
    ended_children: Duration,
}

fn read(id: u32) -> Option<Stat> {
    parse(&fs::read_to_string(format!("/proc/{id}/stat")).ok()?)
}

fn parse(text: &str) -> Option<Stat> {
    // The name of the program is in parentheses, and may contain spaces and parentheses.
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_ascii_whitespace().collect();
    let ticks = |place: usize| fields.get(place)?.parse::<u32>().ok().map(|ticks| TICK * ticks);
    Some(Stat {
        parent: fields.get(1)?.parse().ok()?,
        own: ticks(11)? + ticks(12)?,
        ended_children: ticks(13)? + ticks(14)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_times_of_a_process_are_found_after_its_name() {
        let text = "17 (a (b) c) S 4 17 17 0 -1 4194560 1 2 3 4 150 50 7 3 20 0 12 0 100";
        let stat = parse(text).unwrap();
        assert_eq!((stat.parent, stat.own), (4, Duration::from_secs(2)));
        assert_eq!(stat.ended_children, Duration::from_millis(100));
        assert_eq!(parse("17 (a) S 4"), None);
    }

    #[test]
    fn a_process_that_does_not_exist_has_used_nothing() {
        assert_eq!(
            (processor_time(u32::MAX), processor_time_with_children(u32::MAX)),
            (Duration::ZERO, Duration::ZERO)
        );
    }
}
