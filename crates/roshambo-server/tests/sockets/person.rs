//! A test client at a table. It receives messages, stores the last state, and makes legal moves.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::future::join_all;
use roshambo_load::{Chooser, Client, Failure, Form, Moves, Socket};
use roshambo_rules::Seat;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::test_server::{TestServer, act, open};

/// The timeout for a message. A test that waits longer has failed.
const FOREVER: Duration = Duration::from_secs(60);

static SEED: AtomicU64 = AtomicU64::new(1);

/// A player or spectator: a client with a connection to one table.
pub(crate) struct Person {
    pub(crate) client: Client,
    pub(crate) socket: Socket,
    pub(crate) table: String,
    /// The last log number that was received.
    pub(crate) number: u64,
    /// The uncovered seat.
    pub(crate) seat: Option<u8>,
    /// The legal moves of the seat now.
    pub(crate) legal: Moves<String>,
    /// The last table info that was received.
    pub(crate) info: Value,
    /// The last view of the game that was received.
    pub(crate) view: Value,
    /// All messages in the order in which they were received, without views, moves and table infos.
    pub(crate) received: Vec<Value>,
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
            received: Vec::new(),
            chooser: Chooser::new("kanobu", 2, &[], 0),
            ids: 0,
        };
        let hello = person.receive().await;
        assert_eq!(hello["type"], "hello", "{hello}");
        let settings = &person.info["settings"];
        let seats = settings["seats"].as_u64().unwrap() as u8;
        // Each client has its own seed. Two with the same seed would tie every throw and never finish.
        let seed = SEED.fetch_add(1, Ordering::Relaxed);
        person.chooser = Chooser::new(settings["game"].as_str().unwrap(), seats, &[], seed);
        person
    }

    /// Another tab of the same person.
    pub(crate) async fn tab(&self, server: &TestServer) -> Person {
        Person::at(server.same_guest(&self.client), &self.table).await
    }

    /// The next message, or `None` if the connection is closed.
    pub(crate) async fn receive_or_end(&mut self) -> Option<Value> {
        let text = match timeout(FOREVER, self.socket.next()).await.expect("a message arrives in time") {
            Ok(text) => text,
            Err(Failure::Closed | Failure::Socket(_) | Failure::Io(_)) => return None,
            Err(failure) => panic!("{failure}"),
        };
        let message: Value = serde_json::from_str(text.as_str()).unwrap();
        let mut kept = message.clone();
        for long in ["view", "moves", "table"] {
            kept.as_object_mut().unwrap().remove(long);
        }
        self.received.push(kept);
        if let "hello" | "update" = message["type"].as_str().unwrap() {
            let number = message["number"].as_u64().unwrap();
            assert!(message["type"] == "hello" || number > self.number, "every step is sent once: {message}");
            let covered = message["view"].is_object() && message["view"]["seat"].is_null();
            assert!(
                !covered || message["moves"].is_null(),
                "a client without an uncovered seat has no moves: {message}"
            );
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
        let mut own = self.seat_infos().iter().filter(|seat| seat["yours"] == true);
        let first = own.next()?["seat"].as_u64().map(|seat| seat as u8);
        first.filter(|_| own.next().is_none())
    }

    pub(crate) async fn receive(&mut self) -> Value {
        self.receive_or_end().await.expect("the connection is open")
    }

    /// Receives messages up to the first that matches, and returns it.
    pub(crate) async fn until(&mut self, mut what: impl FnMut(&Value) -> bool) -> Value {
        loop {
            let message = self.receive().await;
            if what(&message) {
                return message;
            }
        }
    }

    /// Receives messages until the table info matches.
    pub(crate) async fn until_table(&mut self, mut what: impl FnMut(&Value) -> bool) {
        while !what(&self.info) {
            self.receive().await;
        }
    }

    /// Receives messages until the connection is closed.
    pub(crate) async fn until_end(&mut self) {
        while self.receive_or_end().await.is_some() {}
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

    /// Sends a message with a new id and receives messages up to its answer, which is an update or a refusal.
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

    /// The message that makes this move now.
    pub(crate) fn moving(&self, mv: &str) -> Value {
        json!({ "type": "move", "id": 0, "seat": self.seat, "move": mv, "number": self.number })
    }

    pub(crate) async fn make(&mut self, mv: &str) -> Value {
        self.ask(self.moving(mv)).await
    }

    /// Chooses a legal move.
    pub(crate) fn choose(&mut self) -> Option<String> {
        let seat = Seat::from_number(self.seat?.into())?;
        let mut text = String::new();
        self.chooser.choose(&self.legal, seat, &mut text).then_some(text)
    }

    /// Receives messages until the seat must act or the game is over. Returns false if the game is over.
    pub(crate) async fn turn(&mut self) -> bool {
        while self.legal.is_empty() && self.status() == "playing" {
            self.receive().await;
        }
        self.status() == "playing"
    }

    /// Waits for the turn and makes a legal move. Returns false if the game is over.
    pub(crate) async fn step(&mut self) -> bool {
        if !self.turn().await {
            return false;
        }
        let mv = self.choose().unwrap();
        let answer = self.make(&mv).await;
        assert_eq!(answer["type"], "update", "{mv} was refused: {answer}");
        true
    }

    /// Plays until the game is over.
    pub(crate) async fn play(&mut self) {
        while self.step().await {}
        assert_eq!(self.status(), "over");
    }
}

/// All play until the game is over.
pub(crate) async fn play_all(people: &mut [Person]) {
    join_all(people.iter_mut().map(Person::play)).await;
}

/// A table with this number of people, all connected, before the game.
pub(crate) async fn gather(server: &TestServer, settings: Value, people: usize) -> Vec<Person> {
    let mut host = server.new_client();
    let (table, _) = open(&mut host, json!({ "settings": settings })).await;
    let mut clients = vec![host];
    for _ in 1..people {
        let mut client = server.new_client();
        act(&mut client, &table, json!({ "kind": "sit" })).await.unwrap();
        clients.push(client);
    }
    let mut all = Vec::new();
    for client in clients {
        all.push(Person::at(client, &table).await);
    }
    all
}

/// A table whose game has started. All clients have received the start.
pub(crate) async fn begin(server: &TestServer, settings: Value, people: usize) -> Vec<Person> {
    let mut all = gather(server, settings, people).await;
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
