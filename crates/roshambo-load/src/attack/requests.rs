//! Attacks with many or expensive requests.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use serde_json::json;

use super::connections;
use super::tally::Tally;
use crate::client::Client;
use crate::failure::Failure;
use crate::http::Base;
use crate::messages::{Command, OpenTable, Quick};

/// The pause after a refusal.
const PAUSE: Duration = Duration::from_millis(5);

/// A legal game of more than a thousand moves.
static LONG_RECORD: LazyLock<String> = LazyLock::new(|| {
    include_str!(
        "../../../roshambo-table/tests/golden/kanobu/ruling-19-a-thousandth-draw-ends-before-keep.rec"
    )
    .to_owned()
});

fn visitor(base: &Base) -> Client {
    Client::with(base.clone(), Default::default())
}

/// Waits a little after a refusal. Returns whether the connection is still open.
async fn counted<T>(tally: &Tally, result: Result<T, Failure>) -> bool {
    let is_open = tally.result(&result);
    if result.is_err() {
        tokio::time::sleep(PAUSE).await;
    }
    is_open
}

/// A request with a long answer.
pub(super) fn examples(base: &Base) -> String {
    format!("GET /api/examples/tsuefa HTTP/1.1\r\nHost: {}\r\n\r\n", base.authority())
}

/// A request for the replay of a long record.
pub(super) fn record(base: &Base) -> String {
    let body = json!({ "record": *LONG_RECORD }).to_string();
    let (host, length) = (base.authority(), body.len());
    format!(
        "POST /api/records HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
}

/// Continues a long practice game again and again.
pub(super) async fn practice(base: &Base, tally: &Tally, until: Instant) {
    let mut client = visitor(base);
    let body = json!({ "record": *LONG_RECORD, "bots": true }).to_string();
    while Instant::now() < until {
        let answer = client.ask("POST", "/api/practice", Some(&body)).await;
        counted(tally, answer).await;
    }
}

/// Tries codes.
pub(super) async fn codes(base: &Base, tally: &Tally, until: Instant) {
    let mut client = visitor(base);
    while Instant::now() < until {
        let code: String = (0..6).map(|_| fastrand::alphanumeric().to_ascii_lowercase()).collect();
        let answer = client.ask("GET", &format!("/api/codes/{code}"), None).await;
        counted(tally, answer).await;
    }
}

/// Opens tables, each as a new guest.
pub(super) async fn tables(base: &Base, tally: &Tally, until: Instant) {
    while Instant::now() < until {
        let opened = visitor(base).open(&OpenTable::of("paws", 2)).await;
        counted(tally, opened).await;
    }
}

/// Starts games against experts, each as a new guest.
pub(super) async fn experts(base: &Base, tally: &Tally, until: Instant) {
    let quick = Quick { game: "tsuefa".to_owned(), seats: 2, level: "expert".to_owned() };
    while Instant::now() < until {
        let opened = visitor(base).quick(&quick).await;
        counted(tally, opened).await;
    }
}

/// Asks for hints in an own game.
pub(super) async fn hints(base: &Base, tally: &Tally, until: Instant) {
    let mut client = visitor(base);
    let quick = Quick { game: "kanobu".to_owned(), seats: 2, level: "easy".to_owned() };
    let table = match client.quick(&quick).await {
        Ok(created) => created.id,
        refused => {
            counted(tally, refused).await;
            return;
        }
    };
    let (path, body) = (format!("/api/tables/{table}/hint"), json!({ "seat": 1 }).to_string());
    while Instant::now() < until {
        let hint = client.ask("POST", &path, Some(&body)).await;
        counted(tally, hint).await;
    }
}

/// Asks for the replay of a finished game and does not read it.
pub(super) async fn unread_replays(base: &Base, tally: &Tally) {
    let mut client = visitor(base);
    let quick = Quick { game: "kanobu".to_owned(), seats: 2, level: "easy".to_owned() };
    let played = async {
        let table = client.quick(&quick).await?.id;
        client.command(&table, &Command::Resign).await?;
        Ok(table)
    };
    match played.await {
        Ok(table) => {
            let host = base.authority();
            let path = format!("/api/tables/{table}/games/1/replay?view=full");
            let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n");
            connections::unread(base, tally, &request).await;
        }
        refused => {
            counted::<String>(tally, refused).await;
        }
    }
}
