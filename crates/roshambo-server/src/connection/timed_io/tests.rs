//! Each deadline ends a connection, and backpressure stops reading. No test measures how long that takes.

use std::sync::atomic::AtomicU64;

use futures_util::FutureExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};

use super::*;

impl Abort for DuplexStream {
    fn abort(&self) {}
}

const SHORT: Duration = Duration::from_millis(20);
const LONG: Duration = Duration::from_secs(3600);
const ALL_LONG: Deadlines = Deadlines { first_byte: LONG, headers: LONG, keep_alive: LONG, write: LONG };

/// A connection with these deadlines, and its client. The client's buffers have 64 bytes.
fn open(deadlines: Deadlines) -> (TimedIo<DuplexStream>, DuplexStream, Arc<Activity>) {
    let (server, client) = duplex(64);
    let activity = Activity::new(Arc::new(AtomicU64::new(0)));
    (TimedIo::new(server, activity.clone(), deadlines), client, activity)
}

async fn assert_times_out(io: &mut TimedIo<DuplexStream>) {
    let error = io.read(&mut [0; 8]).await.unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::TimedOut);
}

#[tokio::test]
async fn a_connection_without_a_first_byte_ends() {
    let (mut io, _client, _) = open(Deadlines { first_byte: SHORT, ..ALL_LONG });
    assert_times_out(&mut io).await;
}

#[tokio::test]
async fn headers_that_do_not_end_end_the_connection() {
    let (mut io, mut client, _) = open(Deadlines { headers: SHORT, ..ALL_LONG });
    client.write_all(b"GET").await.unwrap();
    assert_eq!(io.read(&mut [0; 8]).await.unwrap(), 3);
    assert_times_out(&mut io).await;
}

#[tokio::test]
async fn more_headers_do_not_extend_the_deadline() {
    let (mut io, mut client, _) = open(ALL_LONG);
    let mut deadlines = Vec::new();
    for _ in 0..3 {
        client.write_all(b"G").await.unwrap();
        assert_eq!(io.read(&mut [0; 8]).await.unwrap(), 1);
        assert!(io.read(&mut [0; 8]).now_or_never().is_none());
        deadlines.push(io.read_timer.as_ref().unwrap().sleep.deadline());
    }
    assert!(deadlines.iter().all(|deadline| *deadline == deadlines[0]), "{deadlines:?}");
}

#[tokio::test]
async fn a_connection_without_a_next_request_ends() {
    let (mut io, mut client, activity) = open(Deadlines { keep_alive: SHORT, ..ALL_LONG });
    client.write_all(b"GET").await.unwrap();
    assert_eq!(io.read(&mut [0; 8]).await.unwrap(), 3);
    drop(activity.begin_request());
    assert_times_out(&mut io).await;
}

#[tokio::test]
async fn a_request_that_is_being_answered_and_a_websocket_may_be_silent() {
    let all = Deadlines { first_byte: SHORT, headers: SHORT, keep_alive: SHORT, write: LONG };
    let (mut io, mut client, activity) = open(all);
    let request = activity.begin_request();
    let silence = tokio::time::timeout(5 * SHORT, io.read(&mut [0; 8])).await;
    assert!(silence.is_err(), "the request has its own timeout");
    activity.upgrade();
    drop(request);
    assert!(tokio::time::timeout(5 * SHORT, io.read(&mut [0; 8])).await.is_err());
    client.write_all(b"frame").await.unwrap();
    assert_eq!(io.read(&mut [0; 8]).await.unwrap(), 5);
}

#[tokio::test]
async fn a_client_that_does_not_read_ends_the_connection() {
    let (mut io, _client, _) = open(Deadlines { write: SHORT, ..ALL_LONG });
    let error = io.write_all(&[0; 1000]).await.unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::TimedOut);
}

#[tokio::test]
async fn nothing_is_read_from_a_client_that_does_not_accept_what_was_written() {
    let (mut io, mut client, activity) = open(ALL_LONG);
    activity.upgrade();
    client.write_all(b"ping").await.unwrap();
    let mut answer = [7; 100].as_slice();
    answer = &answer[io.write(answer).await.unwrap()..];
    assert_eq!(answer.len(), 36, "the client's buffer is full");
    let mut read = [0; 8];
    let held = tokio::time::timeout(SHORT, io.read(&mut read)).await;
    assert!(held.is_err(), "the ping is not read");
    let reading = async { client.read_exact(&mut [0; 100]).await.map(drop) };
    let writing = io.write_all(answer);
    let (read_all, written) = tokio::join!(reading, writing);
    read_all.unwrap();
    written.unwrap();
    assert_eq!(io.read(&mut read).await.unwrap(), 4, "now it is");
}

#[tokio::test]
async fn a_held_reader_is_woken_when_the_client_has_caught_up() {
    let (io, mut client, activity) = open(ALL_LONG);
    activity.upgrade();
    let (mut reader, mut writer) = tokio::io::split(io);
    let writing = tokio::spawn(async move {
        writer.write_all(&[7; 1000]).await.unwrap();
        writer
    });
    let reading = tokio::spawn(async move {
        let mut text = [0; 4];
        reader.read_exact(&mut text).await.unwrap();
        text
    });
    client.write_all(b"ping").await.unwrap();
    client.read_exact(&mut [0; 1000]).await.unwrap();
    assert_eq!(&reading.await.unwrap(), b"ping");
    writing.await.unwrap();
}
