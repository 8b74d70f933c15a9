//! Stands in for the guards at the door, the state of the server and, in tests, for hall and store, until
//! those are there. It has their names and their behaviour; here all visitors are one guest.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use roshambo_rules::{Arg, say};
use serde::de::DeserializeOwned;

use crate::config::Config;
use crate::hall::Guest;
#[cfg(not(test))]
use crate::hall::Hall;
use crate::ids::GuestId;
use crate::store::{Store, StoreError};
use crate::time::Clock;
use crate::trouble::Trouble;
#[cfg(test)]
use fake::Hall;

#[derive(Clone)]
#[expect(dead_code, reason = "a stand-in")]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    pub(crate) config: Arc<Config>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) stopping: Arc<AtomicBool>,
}

impl App {
    pub(crate) async fn rename(&self, guest: &Guest, name: &str) -> Result<(), Trouble> {
        let renamed = self.store.touch_guest(guest.id, Some(name.to_owned()), self.clock.calendar());
        Ok(renamed.await?)
    }
}

pub(crate) struct Metrics;

impl Metrics {
    pub(crate) fn text(&self) -> String {
        "# EOF\n".to_owned()
    }
}

pub(crate) fn clean_name(text: &str) -> Result<String, Trouble> {
    match text.trim() {
        "" => Err(Trouble::new(StatusCode::BAD_REQUEST, say!("server-no-name"))),
        name => Ok(name.to_owned()),
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        tracing::warn!(%error, "store");
        Trouble::new(StatusCode::SERVICE_UNAVAILABLE, say!("server-not-ready"))
    }
}

fn anybody() -> Guest {
    Guest { id: GuestId(7), name: "Anna".to_owned() }
}

pub(crate) struct Visitor(pub(crate) Option<Guest>);

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Trouble;

    async fn from_request_parts(_: &mut Parts, _: &S) -> Result<Visitor, Trouble> {
        Ok(Visitor(Some(anybody())))
    }
}

pub(crate) struct Newcomer(pub(crate) Guest);

impl<S: Send + Sync> FromRequestParts<S> for Newcomer {
    type Rejection = Trouble;

    async fn from_request_parts(_: &mut Parts, _: &S) -> Result<Newcomer, Trouble> {
        Ok(Newcomer(anybody()))
    }
}

pub(crate) struct Body<T>(pub(crate) T);

struct What(String);

impl From<What> for Arg {
    fn from(what: What) -> Arg {
        Arg::foreign(&what.0)
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Trouble> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(error) => {
                let what = What(error.body_text());
                let status = match error.status() {
                    StatusCode::UNPROCESSABLE_ENTITY => StatusCode::BAD_REQUEST,
                    status => status,
                };
                Err(Trouble::new(status, say!("server-bad-body", what = what)))
            }
        }
    }
}

pub(crate) mod socket {
    use axum::extract::ws::WebSocketUpgrade;
    use axum::http::StatusCode;
    use axum::response::Response;
    use roshambo_rules::say;

    use super::App;
    use crate::hall::Guest;
    use crate::ids::TableId;
    use crate::protocol::Form;
    use crate::trouble::Trouble;

    pub(crate) async fn upgrade(
        _app: App,
        _guest: Option<Guest>,
        _table: TableId,
        _form: Form,
        _since: Option<u64>,
        _upgrade: WebSocketUpgrade,
    ) -> Result<Response, Trouble> {
        Err(Trouble::new(StatusCode::SERVICE_UNAVAILABLE, say!("server-not-ready")))
    }
}

/// The state of a server without a visitor, for tests.
#[cfg(test)]
pub(super) fn app() -> App {
    let hall = Arc::new(Hall::default());
    App {
        store: Arc::new(fake::Shelf(Arc::clone(&hall))),
        hall,
        clock: Clock::manual(),
        config: Arc::default(),
        metrics: Arc::new(Metrics),
        stopping: Arc::default(),
    }
}

/// A hall and a store that know just enough to answer once.
#[cfg(test)]
mod fake {
    use std::sync::{Arc, Mutex};

    use axum::http::StatusCode;
    use roshambo_rules::{Seat, say};
    use roshambo_table::GameId;

    use crate::hall::{Guest, Sight};
    use crate::ids::{Code, GuestId, TableId};
    use crate::protocol::{
        Act, Chair, Created, GameSummary, OpenRequest, Player, QuickRequest, Replay, ReplayStep, Seal,
        Settings, Standing, Status, TableInfo, TableSummary,
    };
    use crate::store::{Append, Ended, Expiry, Filter, GuestRow, Log, Reply, Store, StoreError};
    use crate::time::Millis;
    use crate::trouble::Trouble;

    #[derive(Clone)]
    struct Entry {
        id: TableId,
        code: Code,
        settings: Settings,
        status: Status,
    }

    #[derive(Default)]
    pub(crate) struct Hall(Mutex<Vec<Entry>>);

    fn missing() -> Trouble {
        Trouble::new(StatusCode::NOT_FOUND, say!("server-no-table"))
    }

    fn standing() -> Standing {
        let winners = vec![Seat::new(1)];
        Standing { winners, places: vec![2, 1], outcome: None, left: vec![Seat::new(0)] }
    }

    impl Hall {
        fn add(&self, settings: Settings, status: Status) -> Result<Created, Trouble> {
            if settings.game.seats(settings.seats).is_none() {
                return Err(Trouble::new(StatusCode::BAD_REQUEST, say!("server-bad-seats")));
            }
            let (id, code) = (TableId::random(), Code::random());
            self.0.lock().unwrap().push(Entry { id, code: code.clone(), settings, status });
            Ok(Created { id, code: code.to_string() })
        }
        fn find(&self, table: TableId) -> Result<Entry, Trouble> {
            self.0.lock().unwrap().iter().find(|entry| entry.id == table).cloned().ok_or_else(missing)
        }
        fn finished(&self, table: TableId, game: u32) -> Result<Entry, Trouble> {
            let entry = self.find(table)?;
            match (entry.status, game) {
                (Status::Over, 1) => Ok(entry),
                (Status::Playing, 1) => Err(Trouble::new(StatusCode::CONFLICT, say!("server-not-over"))),
                _ => Err(missing()),
            }
        }
        pub(crate) async fn open(&self, _: &Guest, request: OpenRequest) -> Result<Created, Trouble> {
            self.add(request.settings, Status::Waiting)
        }
        pub(crate) async fn quick(&self, _: &Guest, request: QuickRequest) -> Result<Created, Trouble> {
            let settings = serde_json::json!({"game": request.game, "seats": request.seats});
            self.add(serde_json::from_value(settings).unwrap(), Status::Playing)
        }
        pub(crate) async fn act(&self, table: TableId, _: &Guest, act: Act) -> Result<u64, Trouble> {
            self.find(table)?;
            let mut entries = self.0.lock().unwrap();
            let entry = entries.iter_mut().find(|entry| entry.id == table).unwrap();
            match act {
                Act::Resign if entry.status == Status::Playing => entry.status = Status::Over,
                Act::Kick(_) => return Err(Trouble::new(StatusCode::FORBIDDEN, say!("server-not-host"))),
                _ => return Err(Trouble::new(StatusCode::CONFLICT, say!("server-not-now"))),
            }
            Ok(9)
        }
        pub(crate) async fn info(
            &self,
            table: TableId,
            guest: Option<GuestId>,
        ) -> Result<TableInfo, Trouble> {
            let entry = self.find(table)?;
            let chair = |seat| Chair {
                seat: Seat::new(seat),
                player: if seat == 0 { Player::Person } else { Player::Bot },
                name: (seat == 0).then(|| "Anna".to_owned()),
                level: (seat > 0).then_some(entry.settings.level),
                yours: guest.is_some() && seat == 0,
                host: seat == 0,
                connected: true,
                left: false,
                text: true,
                again: false,
                callable: false,
                clock: Some(1),
                running: false,
            };
            Ok(TableInfo {
                id: table,
                code: entry.code.to_string(),
                settings: entry.settings.clone(),
                status: entry.status,
                number: 8,
                games: 1,
                commitment: "00".repeat(32),
                host: true,
                chairs: (0..usize::from(entry.settings.seats)).map(chair).collect(),
                standing: (entry.status == Status::Over).then(standing),
                notice: Some(say!("server-void")),
            })
        }
        pub(crate) async fn replay(&self, table: TableId, game: u32, _: Sight) -> Result<Replay, Trouble> {
            let entry = self.finished(table, game)?;
            let seal = Some(Seal { seat: Seat::new(0), hash: "00".repeat(32) });
            let step = ReplayStep { entry: Some("1 pass".to_owned()), events: vec![], views: vec![], seal };
            let names = vec!["Anna".to_owned(), "medium".to_owned()];
            Ok(Replay { game: entry.settings.game, names, standing: standing(), steps: vec![step] })
        }
        pub(crate) async fn record(&self, table: TableId, game: u32) -> Result<String, Trouble> {
            self.finished(table, game).map(|_| "roshambo 1\n".to_owned())
        }
    }

    pub(crate) struct Shelf(pub(in crate::http) Arc<Hall>);

    fn reply<T: Send + 'static>(answer: T) -> Reply<T> {
        Box::pin(async { Ok(answer) })
    }

    fn never<T: Send + 'static>() -> Reply<T> {
        Box::pin(async { Err(StoreError::Unavailable("a stand-in".to_owned())) })
    }

    impl Shelf {
        fn summaries(&self, filter: impl Fn(&Entry) -> bool) -> Vec<TableSummary> {
            let summary = |entry: &Entry| TableSummary {
                id: entry.id,
                settings: entry.settings.clone(),
                status: entry.status,
                names: vec![Some("Anna".to_owned()), None],
                free: 1,
                opened: 1,
            };
            self.0.0.lock().unwrap().iter().filter(|entry| filter(entry)).map(summary).collect()
        }
    }

    impl Store for Shelf {
        fn append(&self, _: Append) -> Reply<()> {
            never()
        }
        fn log(&self, _: TableId) -> Reply<Option<Log>> {
            never()
        }
        fn facts(&self, _: TableId, _: u64, _: u64) -> Reply<Vec<String>> {
            never()
        }
        fn by_code(&self, code: Code) -> Reply<Option<TableId>> {
            reply(self.0.0.lock().unwrap().iter().find(|entry| entry.code == code).map(|entry| entry.id))
        }
        fn list(&self, filter: Filter) -> Reply<Vec<TableSummary>> {
            reply(self.summaries(|entry| {
                entry.settings.public && filter.game.is_none_or(|game| game == entry.settings.game)
            }))
        }
        fn tables_of(&self, _: GuestId) -> Reply<Vec<TableSummary>> {
            reply(self.summaries(|entry| entry.status != Status::Over))
        }
        fn history(&self, _: GuestId, before: Option<Millis>, _: u32) -> Reply<Vec<GameSummary>> {
            let over = self.summaries(|entry| entry.status == Status::Over).into_iter();
            let game = |table: TableSummary| GameSummary {
                table: table.id,
                game_number: 1,
                game: GameId::Kanobu,
                names: vec!["Anna".to_owned(), "medium".to_owned()],
                mine: vec![Seat::new(0)],
                places: vec![2, 1],
                ended: 5,
            };
            reply(over.map(game).filter(|game| before.is_none_or(|before| game.ended < before)).collect())
        }
        fn game(&self, _: TableId, _: u32) -> Reply<Option<Ended>> {
            never()
        }
        fn guest(&self, _: GuestId) -> Reply<Option<GuestRow>> {
            never()
        }
        fn add_guest(&self, _: GuestRow) -> Reply<()> {
            never()
        }
        fn touch_guest(&self, _: GuestId, _: Option<String>, _: Millis) -> Reply<()> {
            reply(())
        }
        fn expire(&self, _: Expiry) -> Reply<(u64, u64)> {
            never()
        }
        fn check(&self) -> Reply<()> {
            reply(())
        }
        fn schema(&self) -> u32 {
            1
        }
        fn close(&self) -> Reply<()> {
            reply(())
        }
    }
}
