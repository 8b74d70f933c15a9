//! What is noted of a request, and what is not.

use std::fmt::{Debug, Write};
use std::sync::{Arc, Mutex};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use super::house::House;

/// Writes down all that this crate notes.
#[derive(Clone, Default)]
struct Notes(Arc<Mutex<String>>);

struct Line<'n>(&'n mut String);

impl Visit for Line<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _ = write!(self.0, "{field}={value:?} ");
    }
}

impl Subscriber for Notes {
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
async fn notes_hold_no_cookie_no_name_no_query_and_no_table() {
    let notes = Notes::default();
    // The server runs on the thread of the test, so this hears it.
    let _hearing = tracing::subscriber::set_default(notes.clone());
    let house = House::open(|_| {}).await;
    let cookie = house.ask("POST /api/enter", &[], "").await.cookie().unwrap().to_owned();
    house.ask_as(&cookie, "GET /api/tables/0123456789abc/socket?since=secret7").await;
    house.ask_as(&cookie, "GET /nothing/0123456789abc").await;
    house.ask("PUT /api/me", &["Content-Type: application/json"], "{\"name\": \"Griselda\"}").await;
    let noted = notes.0.lock().unwrap().clone();
    for expected in ["method=POST", "route=\"/api/tables/{id}/socket\"", "route=\"none\"", "status=404"] {
        assert!(noted.contains(expected), "{expected} in {noted}");
    }
    for secret in [&cookie[..16], &cookie[17..], "0123456789abc", "secret7", "Griselda"] {
        assert!(!noted.contains(secret), "{secret} in {noted}");
    }
}
