//! Somebody at a table: hears, remembers what he may do, moves.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::future::join_all;
use roshambo_load::{Chooser, Client, Failure, Form, Moves, Socket};
use roshambo_rules::Seat;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::house::{House, act, open};

/// Longer than anything takes that happens at all: a test that waits so long has failed.
const FOREVER: Duration = Duration::from_secs(60);

static SEED: AtomicU64 = AtomicU64::new(1);

/// A client with a connection to one table.
pub(crate) struct Person {
    pub(crate) client: Client,
    pub(crate) socket: Socket,
    pub(crate) table: String,
    /// The last number that was heard.
    pub(crate) number: u64,
    /// The seat that is shown.
    pub(crate) seat: Option<u8>,
    /// What it may do now.
    pub(crate) legal: Moves<String>,
    /// The table as it was last told.
    pub(crate) info: Value,
    /// The game as it was last told.
    pub(crate) view: Value,
    /// Everything that was heard, in order, but for views, moves and tables.
    pub(crate) heard: Vec<Value>,
    chooser: Chooser,
    ids: u64,
}

impl Person {
    pub(crate) async fn at(client: Client, table: &str) -> Person {
        Person::since(client, table, None).await
    }

    pub(crate) async fn since(client: Client, table: &str, since: Option<u64>) -> Person {
        let socket = client.socket(table, Form::People, since).await.unwrap();
        let mut person = Person {
            client,
            socket,
            table: table.to_owned(),
            number: 0,
            seat: None,
            legal: Moves::NONE,
            info: Value::Null,
            view: Value::Null,
            heard: Vec::new(),
            chooser: Chooser::new("kanobu", 2, &[], 0),
            ids: 0,
        };
        let hello = person.hear().await;
        assert_eq!(hello["type"], "hello", "{hello}");
        let settings = &person.info["settings"];
        let seats = settings["seats"].as_u64().unwrap() as u8;
        // Two who chose alike would throw the same for ever.
        let seed = SEED.fetch_add(1, Ordering::Relaxed);
        person.chooser = Chooser::new(settings["game"].as_str().unwrap(), seats, &[], seed);
        person
    }

    /// Another tab of the same person.
    pub(crate) async fn tab(&self, house: &House) -> Person {
        Person::at(house.again(&self.client), &self.table).await
    }

    /// The next message; nothing once the connection is closed.
    pub(crate) async fn hear_or_end(&mut self) -> Option<Value> {
        let text = match timeout(FOREVER, self.socket.next()).await.expect("something is said") {
            Ok(text) => text,
            Err(Failure::Closed | Failure::Socket(_) | Failure::Io(_)) => return None,
            Err(failure) => panic!("{failure}"),
        };
        let message: Value = serde_json::from_str(text.as_str()).unwrap();
        let mut kept = message.clone();
        for long in ["view", "moves", "table"] {
            kept.as_object_mut().unwrap().remove(long);
        }
        self.heard.push(kept);
        if let "hello" | "update" = message["type"].as_str().unwrap() {
            let number = message["number"].as_u64().unwrap();
            assert!(message["type"] == "hello" || number > self.number, "every step comes once: {message}");
            let covered = message["view"].is_object() && message["view"]["seat"].is_null();
            assert!(!covered || message["moves"].is_null(), "who sees no seat may do nothing: {message}");
            self.number = number;
            self.legal = moves(&message);
            for (field, kept) in [("table", &mut self.info), ("view", &mut self.view)] {
                if !message[field].is_null() {
                    *kept = message[field].clone();
                }
            }
            if message["type"] == "hello" {
                self.seat = message["uncovered"].as_u64().map(|seat| seat as u8);
            } else if message["table"].is_object() {
                self.seat = self.only_seat().or(self.seat);
            }
        }
        Some(message)
    }

    fn only_seat(&self) -> Option<u8> {
        let mut own = self.seat_infos().iter().filter(|chair| chair["yours"] == true);
        let first = own.next()?["seat"].as_u64().map(|seat| seat as u8);
        first.filter(|_| own.next().is_none())
    }

    pub(crate) async fn hear(&mut self) -> Value {
        self.hear_or_end().await.expect("the connection is open")
    }

    /// Hears until something is said.
    pub(crate) async fn until(&mut self, mut what: impl FnMut(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await;
            if what(&message) {
                return message;
            }
        }
    }

    /// Hears until the table is so.
    pub(crate) async fn until_table(&mut self, mut what: impl FnMut(&Value) -> bool) {
        while !what(&self.info) {
            self.hear().await;
        }
    }

    /// Hears until the connection is closed.
    pub(crate) async fn until_end(&mut self) {
        while self.hear_or_end().await.is_some() {}
    }

    pub(crate) fn seat_infos(&self) -> &[Value] {
        self.info["seats"].as_array().unwrap()
    }

    pub(crate) fn status(&self) -> &str {
        self.info["status"].as_str().unwrap()
    }

    pub(crate) async fn send(&mut self, message: Value) {
        self.socket.send_text(&message.to_string()).await.unwrap();
    }

    /// Sends something with a number of its own and hears until the answer: an update, or a refusal.
    pub(crate) async fn ask(&mut self, mut message: Value) -> Value {
        self.ids += 1;
        let id = self.ids;
        message["id"] = id.into();
        self.send(message).await;
        self.until(|message| message["answers"] == id || message["id"] == id).await
    }

    pub(crate) async fn act(&mut self, act: Value) -> Value {
        self.ask(json!({ "type": "command", "command": act })).await
    }

    /// The message that makes a move now.
    pub(crate) fn moving(&self, mv: &str) -> Value {
        json!({ "type": "move", "id": 0, "seat": self.seat, "move": mv, "number": self.number })
    }

    pub(crate) async fn make(&mut self, mv: &str) -> Value {
        self.ask(self.moving(mv)).await
    }

    /// One of the moves that the person may make.
    pub(crate) fn choose(&mut self) -> Option<String> {
        let seat = Seat::from_number(self.seat?.into())?;
        let mut text = String::new();
        self.chooser.choose(&self.legal, seat, &mut text).then_some(text)
    }

    /// Hears until it is the person's turn, or the game is over.
    pub(crate) async fn turn(&mut self) -> bool {
        while self.legal.is_empty() && self.status() == "playing" {
            self.hear().await;
        }
        self.status() == "playing"
    }

    /// Makes some legal move when it is time; false if the game is over.
    pub(crate) async fn step(&mut self) -> bool {
        if !self.turn().await {
            return false;
        }
        let mv = self.choose().unwrap();
        let answer = self.make(&mv).await;
        assert_eq!(answer["type"], "update", "{mv} was refused: {answer}");
        true
    }

    /// Plays to the end.
    pub(crate) async fn play(&mut self) {
        while self.step().await {}
        assert_eq!(self.status(), "over");
    }
}

/// All play to the end.
pub(crate) async fn play_all(people: &mut [Person]) {
    join_all(people.iter_mut().map(Person::play)).await;
}

/// A table with so many people, all connected, and not begun.
pub(crate) async fn gather(house: &House, settings: Value, people: usize) -> Vec<Person> {
    let mut host = house.visitor();
    let (table, _) = open(&mut host, json!({ "settings": settings })).await;
    let mut clients = vec![host];
    for _ in 1..people {
        let mut client = house.visitor();
        act(&mut client, &table, json!({ "kind": "sit" })).await.unwrap();
        clients.push(client);
    }
    let mut all = Vec::new();
    for client in clients {
        all.push(Person::at(client, &table).await);
    }
    all
}

/// A table where a game has begun and everybody knows it.
pub(crate) async fn begin(house: &House, settings: Value, people: usize) -> Vec<Person> {
    let mut all = gather(house, settings, people).await;
    let started = all[0].act(json!({ "kind": "start" })).await;
    assert_eq!(started["type"], "update", "{started}");
    for person in &mut all {
        person.until_table(|table| table["status"] == "playing").await;
    }
    all
}

/// The code of a refusal.
pub(crate) fn code(answer: &Value) -> &str {
    assert_eq!(answer["type"], "refused", "{answer}");
    answer["code"].as_str().unwrap()
}

/// The legal moves of a message, in notation.
fn moves(message: &Value) -> Moves<String> {
    if message["unlisted"].is_string() {
        return Moves::Unlisted;
    }
    let options = message["moves"].as_array().map(Vec::as_slice).unwrap_or_default();
    Moves::Listed(options.iter().map(|option| option["move"].as_str().unwrap().to_owned()).collect())
}
