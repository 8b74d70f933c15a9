//! What the server logs about a request, and what it must not log.

use std::fmt::{Debug, Write};
use std::sync::{Arc, Mutex};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use super::test_server::TestServer;

/// Captures everything that this crate logs.
#[derive(Clone, Default)]
struct LogCapture(Arc<Mutex<String>>);

struct Line<'n>(&'n mut String);

impl Visit for Line<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _ = write!(self.0, "{field}={value:?} ");
    }
}

impl Subscriber for LogCapture {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target().starts_with("roshambo_server")
    }
    fn new_span(&self, span: &Attributes<'_>) -> Id {
        span.record(&mut Line(&mut self.0.lock().unwrap()));
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, values: &Record<'_>) {
        values.record(&mut Line(&mut self.0.lock().unwrap()));
    }
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn event(&self, event: &Event<'_>) {
        event.record(&mut Line(&mut self.0.lock().unwrap()));
    }
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

#[tokio::test]
async fn the_log_contains_no_cookie_no_name_no_query_and_no_table_id() {
    let log = LogCapture::default();
    // The server runs on the thread of the test, so this subscriber gets its events.
    let _guard = tracing::subscriber::set_default(log.clone());
    let server = TestServer::open(|_| {}).await;
    let cookie = server.ask("POST /api/enter", &[], "").await.cookie().unwrap().to_owned();
    server.ask_as(&cookie, "GET /api/tables/0123456789abc/socket?since=secret7").await;
    server.ask_as(&cookie, "GET /nothing/0123456789abc").await;
    server.ask("PUT /api/me", &["Content-Type: application/json"], "{\"name\": \"Griselda\"}").await;
    let logged = log.0.lock().unwrap().clone();
    for expected in ["method=POST", "route=\"/api/tables/{id}/socket\"", "route=\"none\"", "status=404"] {
        assert!(logged.contains(expected), "{expected} in {logged}");
    }
    for secret in [&cookie[..16], &cookie[17..], "0123456789abc", "secret7", "Griselda"] {
        assert!(!logged.contains(secret), "{secret} in {logged}");
    }
}
