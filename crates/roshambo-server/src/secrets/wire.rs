//! The law of non-interference over real sockets: two servers whose stores differ in something that a viewer cannot know.
//! Each server is one node, or two nodes that share a store and a bus, with the clients of every seat at both.

use std::time::Duration;

use roshambo_rules::{Seat, Viewer};
use roshambo_table::Stream;
use serde_json::Value;

use super::test_server::{Socket, TestServer, awaited, path};
use super::worlds::{
    CASES, Case, Noted, Seating, TABLE, any_viewer_differs, is_decision, lookalike, memory, note, rebuilt,
};
use crate::ids::GuestId;
use crate::log_entry::LogEntry;
use crate::protocol::Status;
use crate::table::OnlineTable;

/// The maximum number of moves per game.
const STEPS: usize = 40;

/// Removes the hashes and salts of seals: they are random, so they differ in every world.
fn masked(text: &str) -> String {
    let mut rest = text;
    let mut masked = String::new();
    while let Some(place) = [r#""hash":""#, r#""salt":""#].iter().filter_map(|key| rest.find(key)).min() {
        let (before, after) = rest.split_at(place + 8);
        masked += before;
        rest = &after[after.find('"').unwrap()..];
    }
    masked + rest
}

/// One client of one world, and its view.
struct Client {
    socket: Socket,
    /// The node to which it is connected.
    node: usize,
    guest: Option<GuestId>,
    viewer: Viewer,
    /// What it has received since this was last compared.
    received: Vec<String>,
}

/// One of the two worlds.
struct World {
    server: TestServer,
    table: OnlineTable,
    clients: Vec<Client>,
    /// What each client could note of the last move, by entry.
    noted: Vec<Vec<Noted>>,
}

impl World {
    async fn new(entries: &[LogEntry], seating: Seating, nodes: usize) -> World {
        let server = TestServer::with_nodes(nodes, Duration::ZERO).await;
        server.add_table(TABLE, entries).await;
        for node in 0..nodes {
            // All nodes have the table in memory and listen before the first client connects.
            server.node(node).get(None, &path("")).await;
        }
        let table = rebuilt(entries);
        let mut world = World { server, table, clients: Vec::new(), noted: Vec::new() };
        let seats = world.table.seating.seats;
        for seat in seats.iter() {
            for form in ["people", "programs"] {
                world
                    .add_client(Some(seating.guest(seat)), Some(seat), seating, &format!("form={form}"))
                    .await;
            }
        }
        world.add_client(None, None, seating, "form=people").await;
        world.add_client(Some(GuestId(9)), None, seating, "form=programs&since=0").await;
        if seating == Seating::Double {
            // Both seats are covered.
            world.add_client(Some(GuestId(1)), None, seating, "form=people").await;
        }
        world
    }

    async fn add_client(
        &mut self,
        guest: Option<GuestId>,
        seat: Option<Seat>,
        seating: Seating,
        question: &str,
    ) {
        // The two clients of a seat are at different nodes.
        let node = self.clients.len() % self.server.nodes();
        let mut socket = self.server.node(node).connect(guest, TABLE, question).await;
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let several = seating == Seating::Double && guest == Some(GuestId(1));
        // The order of messages must not depend on timing: everything is read before the next client connects, and
        // before an uncovered seat causes a new `hello`.
        let mut received = socket.so_far().await;
        assert!(received[0].starts_with(r#"{"type":"hello""#));
        if let Some(seat) = seat.filter(|_| several) {
            socket.send(format!(r#"{{"type":"uncover","seat":{}}}"#, seat.number())).await;
            received.extend(socket.so_far().await);
        }
        self.clients.push(Client { socket, node, guest, viewer, received });
        if let Some(guest) = guest {
            self.everybody_knows(guest).await;
        }
    }

    /// Waits until all nodes and clients know that the last client is connected.
    async fn everybody_knows(&mut self, guest: GuestId) {
        for seat in self.table.seating.seats_of(guest) {
            for node in 0..self.server.nodes() {
                let is_connected = async || {
                    let (_, body) = self.server.node(node).get(None, &path("")).await;
                    let info: Value = serde_json::from_str(&body).unwrap();
                    info["seats"][seat.index()]["connected"] == true
                };
                let connected = async {
                    while !is_connected().await {
                        tokio::task::yield_now().await;
                    }
                };
                awaited("a node does not learn that a client is connected", connected).await;
            }
        }
        // A remark takes the same way as the news before it, and arrives after them.
        if let Some(last) = self.clients.last_mut() {
            last.socket.send(r#"{"type":"say","what":"hello"}"#.to_owned()).await;
        }
        for client in &mut self.clients {
            client.wait_until(|message| message["type"] == "said").await;
        }
    }

    /// Everything that each client was sent and, with `requests`, the answers to a few requests.
    async fn sent(&mut self, requests: bool) -> Vec<Vec<String>> {
        let mut sent = Vec::new();
        for client in &mut self.clients {
            let mut received = std::mem::take(&mut client.received);
            received.extend(client.socket.so_far().await);
            // Nodes tell each other who is connected in their own time. The test with one node compares these messages.
            if self.server.nodes() > 1 {
                received.retain(|text| !text.starts_with(r#"{"type":"presence""#));
            }
            received = received.iter().map(|text| masked(text)).collect();
            if requests {
                let number = self.table.number;
                for question in [format!("form=people&since={}", number - 2), "form=programs".to_owned()] {
                    // One more connection of the same guest. Several seats are covered there, so it shows another view.
                    let node = self.server.node(client.node);
                    let mut again = node.connect(client.guest, TABLE, &question).await;
                    let hello = again.next().await;
                    let several =
                        client.guest.is_some_and(|guest| self.table.seating.seats_of(guest).count() > 1);
                    if !several {
                        received.push(masked(&hello));
                    }
                }
                let list = "/api/tables?limit=3".to_owned();
                let info = path("");
                let record = path("/games/1/record");
                let replay = path("/games/1/replay?view=full");
                for path in [list, info, record, replay, "/api/me/tables".into(), "/api/me/games".into()] {
                    for node in 0..self.server.nodes() {
                        let (status, body) = self.server.node(node).get(client.guest, &path).await;
                        received.push(format!("{status} {body}"));
                    }
                }
            }
            sent.push(received);
        }
        sent
    }

    /// Makes a move at the server and at the copy in this test. Returns false if it is not legal in this world.
    async fn play(&mut self, id: u64, seat: Seat, mv: &str, decision: bool) -> bool {
        let number = self.table.number;
        self.noted.clear();
        let mut next = Some(LogEntry::Move { seat, mv: mv.to_owned(), took: 0, salt: None });
        let mut taken = true;
        while let Some(entry) = next.filter(|_| taken) {
            let applied = self.table.apply(&entry);
            taken = applied.is_ok();
            if let Ok(effect) = applied {
                let noted =
                    self.clients.iter().map(|client| note(&self.table, &effect, client.viewer, decision));
                self.noted.push(noted.collect());
            }
            next = self
                .table
                .running()
                .and_then(|play| play.table.next_deck())
                .map(|cards| LogEntry::Deck { cards });
        }
        // Sometimes through one node, and sometimes through another.
        let place = id as usize % 2;
        let client = self.clients.iter_mut().filter(|client| client.viewer.is(seat)).nth(place).unwrap();
        client.socket.play(id, seat, mv, number).await;
        if taken && self.table.status() == Status::Playing {
            let number = self.table.number;
            for client in &mut self.clients {
                client.wait_until(|message| message["number"] == number).await;
            }
        }
        taken
    }
}

impl Client {
    /// Waits for a message.
    async fn wait_until(&mut self, wanted: impl Fn(&Value) -> bool) {
        self.received.extend(self.socket.until(wanted).await);
    }
}

/// Plays the rest of a game in both worlds. Returns the number of comparisons in which another viewer can tell the worlds
/// apart.
async fn compare(case: Case, number: u32, nodes: usize) -> u64 {
    let seed = format!("wire {case:?} {number}");
    let seating = if number % 2 == 1 { Seating::Double } else { Seating::Own };
    let entries = case.played(seating, &seed);
    let mut dice = Stream::of_text(&seed);
    let seats = case.game.seats(case.seats).unwrap();
    let viewer = Viewer::all(seats).nth(number as usize % (case.seats as usize + 1)).unwrap();
    // Looks for a difference that is not visible at once.
    let (place, other) = std::iter::repeat_with(|| lookalike(&entries, viewer, &mut dice))
        .flatten()
        .find(|(place, other)| {
            let tables = (
                OnlineTable::rebuild(TABLE, 0, &entries[..=*place]),
                OnlineTable::rebuild(TABLE, 0, &other[..=*place]),
            );
            matches!(tables, (Ok(one), Ok(other))
                if memory(&one, viewer) == memory(&other, viewer) && one.status() == Status::Playing)
        })
        .unwrap();
    let decision = is_decision(&entries[place]);
    // The server deals decks, so a different deck must be in its store. Decisions are made over the socket.
    let live = place + usize::from(matches!(entries[place], LogEntry::Deck { .. }));
    let mut one = World::new(&entries[..live], seating, nodes).await;
    let mut two = World::new(&other[..live], seating, nodes).await;
    let mut alike: Vec<bool> = vec![true; one.clients.len()];
    let mut compared = same(&mut one, &mut two, &mut alike, true, &seed).await;
    for (step, (entry, twin)) in entries[live..].iter().zip(&other[live..]).take(STEPS).enumerate() {
        let (LogEntry::Move { seat, mv, .. }, LogEntry::Move { mv: twins, .. }) = (entry, twin) else {
            continue;
        };
        let id = step as u64;
        let played = (one.play(id, *seat, mv, decision).await, two.play(id, *seat, twins, decision).await);
        if played != (true, true) || one.table.status() == Status::Over {
            break;
        }
        compared += same(&mut one, &mut two, &mut alike, step % 10 == 9, &seed).await;
    }
    one.server.stop().await;
    two.server.stop().await;
    compared
}

/// Compares what both worlds have sent to the clients that could not tell them apart so far.
async fn same(one: &mut World, two: &mut World, alike: &mut [bool], requests: bool, seed: &str) -> u64 {
    let (sent, twins) = (one.sent(requests).await, two.sent(requests).await);
    let apart = any_viewer_differs(&one.table, &two.table);
    let mut compared = 0;
    for (index, (sent, twins)) in sent.into_iter().zip(twins).enumerate() {
        let (viewer, number) = (one.clients[index].viewer, one.table.number);
        alike[index] &= memory(&one.table, viewer) == memory(&two.table, viewer);
        alike[index] &= one.noted.iter().zip(&two.noted).all(|(one, two)| one[index] == two[index]);
        if alike[index] {
            assert_eq!(sent, twins, "{viewer} gets different bytes in {seed} at {number}");
            compared += u64::from(apart);
        }
    }
    compared
}

/// Compares games of all kinds. The large tables are left to the law without sockets.
async fn compare_all(nodes: usize) {
    let mut compared = 0;
    for case in CASES.into_iter().filter(|case| case.seats <= 3) {
        for number in 0..3 {
            compared += compare(case, number, nodes).await;
        }
    }
    assert!(compared > 100, "only {compared} comparisons");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_that_differ_in_what_a_viewer_cannot_know_send_the_same_bytes() {
    compare_all(1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn so_do_two_servers_of_two_nodes_with_clients_at_both() {
    compare_all(2).await;
}

#[test]
fn only_hashes_and_salts_are_masked() {
    let text = r#"{"seal":{"seat":1,"hash":"ab"},"opened":[{"hash":"cd","salt":"ef","move":"x"}]}"#;
    assert_eq!(masked(text), r#"{"seal":{"seat":1,"hash":""},"opened":[{"hash":"","salt":"","move":"x"}]}"#);
}
