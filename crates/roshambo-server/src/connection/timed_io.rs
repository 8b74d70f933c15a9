//! A stream with deadlines: for the first byte, for the headers of a request, between requests, and for the progress of
//! writes. Below HTTP and WebSockets, it holds whatever the protocol above does.
//!
//! It also applies backpressure: while the client does not accept what was written, nothing more is read from it. So a
//! client that only sends, and never reads, cannot make the server queue answers.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep};

use super::activity::Activity;
use super::write_progress::WriteProgress;

/// How long a connection may be silent or slow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadlines {
    /// From the connection to its first byte.
    pub(crate) first_byte: Duration,
    /// From the first byte of a request to the end of its headers.
    pub(crate) headers: Duration,
    /// From the end of an answer to the first byte of the next request.
    pub(crate) keep_alive: Duration,
    /// The window in which a client that is behind must make progress.
    pub(crate) write: Duration,
}

/// What a silent connection is expected to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    FirstByte,
    Headers,
    NextRequest,
}

/// The timer of one read. It runs on while the client sends parts of what is expected.
struct ReadTimer {
    /// What is expected, and after how many requests.
    expected: (Expected, u64),
    sleep: Pin<Box<Sleep>>,
}

/// A stream that can be closed without sending what is still in its buffers.
pub(crate) trait Abort {
    /// Drops what is in the buffers when the stream is closed.
    fn abort(&self);
}

impl Abort for TcpStream {
    fn abort(&self) {
        // Without this, the system would keep the unread bytes for minutes after the end of the connection.
        if let Err(error) = self.set_zero_linger() {
            tracing::debug!(%error, "a connection could not be reset");
        }
    }
}

/// A stream with deadlines and backpressure.
pub(crate) struct TimedIo<S> {
    stream: S,
    activity: Arc<Activity>,
    deadlines: Deadlines,
    read_timer: Option<ReadTimer>,
    /// The number of requests when the last byte was read. `None` before the first byte.
    read_at: Option<u64>,
    progress: WriteProgress,
    write_timer: Option<Pin<Box<Sleep>>>,
    /// A reader that waits until the client accepts what was written.
    held_reader: Option<Waker>,
}

impl<S: Abort> TimedIo<S> {
    pub(crate) fn new(stream: S, activity: Arc<Activity>, deadlines: Deadlines) -> TimedIo<S> {
        TimedIo {
            stream,
            activity,
            deadlines,
            read_timer: None,
            read_at: None,
            progress: WriteProgress::new(deadlines.write),
            write_timer: None,
            held_reader: None,
        }
    }

    /// What the client should send now. Nothing while a request is being answered: then the request has its own
    /// timeout. Nothing on a WebSocket: it has pings.
    fn expected(&self) -> Option<(Expected, u64)> {
        if self.activity.is_upgraded() || self.activity.is_busy() {
            return None;
        }
        let requests = self.activity.requests_begun();
        let expected = match self.read_at {
            Some(read_at) if read_at == requests => Expected::Headers,
            Some(_) => Expected::NextRequest,
            None => Expected::FirstByte,
        };
        Some((expected, requests))
    }

    /// Polls the timer of a read that has to wait. An error ends the connection.
    fn poll_read_deadline(&mut self, cx: &mut Context<'_>) -> Poll<io::Error> {
        let Some(expected) = self.expected() else {
            self.read_timer = None;
            return Poll::Pending;
        };
        if self.read_timer.as_ref().is_none_or(|timer| timer.expected != expected) {
            let limit = match expected.0 {
                Expected::FirstByte => self.deadlines.first_byte,
                Expected::Headers => self.deadlines.headers,
                Expected::NextRequest => self.deadlines.keep_alive,
            };
            self.read_timer = Some(ReadTimer { expected, sleep: Box::pin(tokio::time::sleep(limit)) });
        }
        let Some(timer) = &mut self.read_timer else { return Poll::Pending };
        timer.sleep.as_mut().poll(cx).map(|()| timed_out("the client is silent"))
    }

    /// Polls the timer of a write that has to wait. An error ends the connection.
    fn poll_write_deadline(&mut self, cx: &mut Context<'_>) -> Poll<io::Error> {
        while let Some(end) = self.progress.window_end() {
            let timer = self.write_timer.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(end)));
            if timer.deadline() != end {
                timer.as_mut().reset(end);
            }
            if timer.as_mut().poll(cx).is_pending() {
                return Poll::Pending;
            }
            if !self.progress.is_enough(Instant::now()) {
                self.stream.abort();
                return Poll::Ready(timed_out("the client reads too slowly"));
            }
        }
        Poll::Pending
    }

    /// Records the result of a write.
    fn written(
        &mut self,
        written: Poll<io::Result<usize>>,
        offered: usize,
        cx: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        let accepted = match &written {
            Poll::Ready(Ok(accepted)) => *accepted,
            Poll::Ready(Err(_)) => return written,
            Poll::Pending => 0,
        };
        self.progress.wrote(accepted, offered, Instant::now());
        if !self.progress.is_behind() {
            self.write_timer = None;
            if let Some(reader) = self.held_reader.take() {
                reader.wake();
            }
        } else if written.is_pending()
            && let Poll::Ready(error) = self.poll_write_deadline(cx)
        {
            return Poll::Ready(Err(error));
        }
        written
    }
}

fn timed_out(what: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::TimedOut, what)
}

impl<S: AsyncRead + Abort + Unpin> AsyncRead for TimedIo<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.progress.is_behind() {
            self.held_reader = Some(cx.waker().clone());
            return self.poll_write_deadline(cx).map(Err);
        }
        let before = buffer.filled().len();
        match Pin::new(&mut self.stream).poll_read(cx, buffer) {
            Poll::Ready(Ok(())) => {
                if buffer.filled().len() > before {
                    self.read_at = Some(self.activity.requests_begun());
                }
                Poll::Ready(Ok(()))
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Pending => self.poll_read_deadline(cx).map(Err),
        }
    }
}

impl<S: AsyncWrite + Abort + Unpin> AsyncWrite for TimedIo<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(written, bytes.len(), cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.written(written, slices.iter().map(|slice| slice.len()).sum(), cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests;
