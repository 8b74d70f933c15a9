//! Whether a client accepts what is written to it.

use std::time::Duration;

use tokio::time::Instant;

/// How many bytes a client must accept in each window while it is behind: 26 kbit/s with the default window.
const LEAST_BYTES: usize = 32 * 1024;

/// The progress of a client that is behind: the system could not take all bytes of a write.
///
/// A client that accepts fewer than [`LEAST_BYTES`] in a window is too slow. So is one that reads a byte now and then.
#[derive(Debug)]
pub(super) struct WriteProgress {
    window: Duration,
    /// The end of the window, and the bytes that were accepted in it. `None` if the client is not behind.
    behind: Option<(Instant, usize)>,
}

impl WriteProgress {
    pub(super) fn new(window: Duration) -> WriteProgress {
        WriteProgress { window, behind: None }
    }

    /// Whether written bytes wait for the client.
    pub(super) fn is_behind(&self) -> bool {
        self.behind.is_some()
    }

    /// When the progress must be checked next.
    pub(super) fn window_end(&self) -> Option<Instant> {
        self.behind.map(|(end, _)| end)
    }

    /// Of `offered` bytes, `accepted` could be written.
    pub(super) fn wrote(&mut self, accepted: usize, offered: usize, now: Instant) {
        if accepted == offered {
            self.behind = None;
            return;
        }
        let (_, bytes) = self.behind.get_or_insert((now + self.window, 0));
        *bytes += accepted;
    }

    /// Checks the progress. Returns false if the window is over and too little was accepted in it.
    pub(super) fn is_enough(&mut self, now: Instant) -> bool {
        let Some((end, bytes)) = self.behind else { return true };
        if now < end {
            return true;
        }
        self.behind = Some((now + self.window, 0));
        bytes >= LEAST_BYTES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Duration = Duration::from_secs(10);

    #[test]
    fn a_client_that_accepts_nothing_is_too_slow_after_one_window() {
        let start = Instant::now();
        let mut progress = WriteProgress::new(WINDOW);
        assert!(progress.is_enough(start + 9 * WINDOW), "nothing waits for the client");
        progress.wrote(100, 500, start);
        assert!(progress.is_behind() && progress.is_enough(start + WINDOW / 2));
        assert_eq!(progress.window_end(), Some(start + WINDOW));
        assert!(!progress.is_enough(start + WINDOW));
    }

    #[test]
    fn a_client_that_drips_is_too_slow_and_one_that_reads_steadily_is_not() {
        let start = Instant::now();
        for (bytes, enough) in [(1, false), (LEAST_BYTES / 10 - 1, false), (LEAST_BYTES / 10 + 1, true)] {
            let mut progress = WriteProgress::new(WINDOW);
            progress.wrote(0, 1 << 20, start);
            for second in 1..=10 {
                progress.wrote(bytes, 1 << 20, start + Duration::from_secs(second));
            }
            assert_eq!(progress.is_enough(start + WINDOW), enough, "{bytes} bytes a second");
            assert!(!progress.is_enough(start + 2 * WINDOW), "each window counts for itself");
        }
    }

    #[test]
    fn a_client_that_has_accepted_everything_is_not_behind() {
        let start = Instant::now();
        let mut progress = WriteProgress::new(WINDOW);
        progress.wrote(1, 3, start);
        progress.wrote(2, 2, start + WINDOW / 2);
        assert!(!progress.is_behind() && progress.is_enough(start + WINDOW));
        progress.wrote(1, 3, start + WINDOW);
        assert_eq!(progress.window_end(), Some(start + 2 * WINDOW), "a new window begins");
    }
}
