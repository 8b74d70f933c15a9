//! A replay that is rendered while it is sent, so that an answer which nobody reads uses little memory.
//!
//! The whole game is checked before the first byte is sent. The JSON is that of [`Replay`].

use std::io;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use futures_util::stream;

use crate::api_error::ApiError;
use crate::protocol::{Replay, ReplayStep};

/// A chunk is sent when it has at least this many bytes.
const CHUNK: usize = 32 * 1024;
/// How long sending may take. A client that reads slowly must not keep a permit for long.
const TIMEOUT: Duration = Duration::from_secs(120);
/// How many views cost one unit of work.
const VIEWS_PER_UNIT: usize = 128;

/// A replay whose steps are rendered one by one.
pub(crate) struct ReplayStream {
    /// Everything but the steps.
    head: Replay,
    pub(crate) steps: ReplaySteps,
}

/// The steps that are still to be rendered.
pub(crate) struct ReplaySteps {
    len: usize,
    steps: Box<dyn Iterator<Item = Result<ReplayStep, ApiError>> + Send>,
}

impl ReplaySteps {
    /// Steps of a game that was checked, so that they are known to be this many.
    pub(crate) fn new(
        len: usize,
        steps: impl Iterator<Item = Result<ReplayStep, ApiError>> + Send + 'static,
    ) -> ReplaySteps {
        ReplaySteps { len, steps: Box::new(steps) }
    }

    /// The number of steps.
    pub(crate) fn len(&self) -> usize {
        self.len
    }
}

impl ReplayStream {
    /// A replay. The steps of `head` are empty.
    pub(crate) fn new(head: Replay, steps: ReplaySteps) -> ReplayStream {
        ReplayStream { head, steps }
    }

    /// What it costs to render, in units of work.
    pub(crate) fn cost(&self) -> u32 {
        let views = self.steps.len().saturating_mul(self.head.start.len());
        u32::try_from(1 + views / VIEWS_PER_UNIT).unwrap_or(u32::MAX)
    }

    /// The response body. Rendering continues when the client has accepted what was rendered so far.
    pub(crate) fn into_body(self) -> Result<Body, ApiError> {
        Ok(Body::from_stream(stream::iter(Chunks::new(self)?)))
    }

    /// All of it at once.
    #[cfg(test)]
    pub(crate) fn collect(self) -> Result<Replay, ApiError> {
        let steps = self.steps.steps.collect::<Result<_, _>>()?;
        Ok(Replay { steps, ..self.head })
    }
}

/// The chunks of the body.
struct Chunks {
    /// The JSON up to the first step; empty after the first chunk.
    head: Vec<u8>,
    /// `None` after the last chunk.
    steps: Option<ReplaySteps>,
    is_first: bool,
    until: Instant,
}

impl Chunks {
    fn new(replay: ReplayStream) -> Result<Chunks, ApiError> {
        let mut head = serde_json::to_vec(&replay.head).map_err(|error| broken(&error))?;
        // The steps are the last field, and empty.
        let end = head.strip_suffix(b"]}").map(<[u8]>::len).ok_or_else(ApiError::internal)?;
        head.truncate(end);
        Ok(Chunks { head, steps: Some(replay.steps), is_first: true, until: Instant::now() + TIMEOUT })
    }

    fn fill(&mut self, chunk: &mut Vec<u8>) -> Result<(), ApiError> {
        while let Some(steps) = self.steps.as_mut().filter(|_| chunk.len() < CHUNK) {
            match steps.steps.next() {
                Some(step) => {
                    if !std::mem::take(&mut self.is_first) {
                        chunk.push(b',');
                    }
                    serde_json::to_writer(&mut *chunk, &step?).map_err(|error| broken(&error))?;
                }
                None => {
                    chunk.extend_from_slice(b"]}");
                    self.steps = None;
                }
            }
        }
        Ok(())
    }
}

impl Iterator for Chunks {
    type Item = io::Result<Bytes>;

    fn next(&mut self) -> Option<io::Result<Bytes>> {
        self.steps.as_ref()?;
        if Instant::now() > self.until {
            self.steps = None;
            return Some(Err(io::ErrorKind::TimedOut.into()));
        }
        let mut chunk = std::mem::take(&mut self.head);
        match self.fill(&mut chunk) {
            Ok(()) => Some(Ok(chunk.into())),
            // The answer has begun, so that the client can only be told by ending the connection.
            Err(error) => {
                self.steps = None;
                Some(Err(io::Error::other(error.code)))
            }
        }
    }
}

fn broken(error: &serde_json::Error) -> ApiError {
    tracing::error!(%error, "a replay could not be encoded");
    ApiError::internal()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use roshambo_rules::Viewer;

    use super::super::{ReplayViewpoint, replay};
    use super::*;

    const RECORD: &str =
        include_str!("../../../roshambo-table/tests/golden/kanobu/kanobu-rulebook-example.rec");
    const LONG_RECORD: &str = include_str!(
        "../../../roshambo-table/tests/golden/kanobu/ruling-19-a-thousandth-draw-ends-before-keep.rec"
    );

    fn chunks(record: &str, viewpoint: ReplayViewpoint) -> Vec<Bytes> {
        Chunks::new(replay(record, viewpoint).unwrap()).unwrap().collect::<Result<_, _>>().unwrap()
    }

    #[test]
    fn a_streamed_replay_has_the_same_json_as_a_whole_one() {
        for viewpoint in [ReplayViewpoint::Full, ReplayViewpoint::Of(Viewer::Spectator)] {
            let whole = replay(RECORD, viewpoint).unwrap().collect().unwrap();
            assert!(!whole.steps.is_empty());
            assert_eq!(chunks(RECORD, viewpoint).concat(), serde_json::to_vec(&whole).unwrap());
        }
    }

    #[test]
    fn a_long_replay_is_rendered_only_as_far_as_it_is_read() {
        let replay = replay(LONG_RECORD, ReplayViewpoint::Full).unwrap();
        let ReplayStream { head, steps: ReplaySteps { len, steps } } = replay;
        assert!(len > 1000);
        let rendered = Arc::new(AtomicUsize::new(0));
        let counter = rendered.clone();
        let counted = steps.inspect(move |_| {
            counter.fetch_add(1, Ordering::Relaxed);
        });
        let mut chunks = Chunks::new(ReplayStream::new(head, ReplaySteps::new(len, counted))).unwrap();
        let first = chunks.next().unwrap().unwrap();
        assert!(first.len() >= CHUNK && first.len() < 2 * CHUNK, "{}", first.len());
        assert!(rendered.load(Ordering::Relaxed) < len / 10, "{rendered:?} of {len}");
        let rest: Vec<Bytes> = chunks.collect::<Result<_, _>>().unwrap();
        assert!(rest.len() > 10 && rest.iter().all(|chunk| chunk.len() < 2 * CHUNK));
        assert_eq!(rendered.load(Ordering::Relaxed), len);
    }
}
