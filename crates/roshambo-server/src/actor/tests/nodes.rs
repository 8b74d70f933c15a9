//! Three nodes with one store. Bots never answer by themselves, and the clock stands still.

use std::time::Duration;

use roshambo_bots::Decision;
use roshambo_table::Stream;

use super::*;
use crate::actor::lease::{self, Lease};
use crate::bus::{Bus, Unconnected};
use crate::ids::TableId;
use crate::store::cluster::{Cluster, Fence, Head};
use crate::store::shared::Shared;
use crate::store::{Append, Store, StoreError};

/// The bot sits here.
const BOT: Seat = Seat::new(2);

struct Nodes {
    apps: [App; 3],
    store: Arc<Shared>,
    held: Arc<HeldStore>,
    clock: Clock,
    table: TableId,
    dice: Stream,
}

impl Nodes {
    /// Two people and a bot play. The first person is at the first node, the second one at the second; a third node has
    /// not heard of the table.
    async fn playing(bus: impl Bus, settings: &str) -> (Nodes, Connection, Connection) {
        let (clock, bus) = (Clock::manual(), Arc::new(bus));
        let held = HeldStore::new();
        let store = Arc::new(Shared::new(held.clone(), clock.clone()));
        let app = || {
            let app = App::new(&Config::default(), store.clone(), bus.clone(), clock.clone());
            app.node.bots.stop();
            app
        };
        let apps = [app(), app(), app()];
        let settings = serde_json::from_str(settings).unwrap();
        let bots = [(BOT, roshambo_bots::Level::Easy)].into();
        let opening = Opening::new(&guest(1), OpenRequest { settings, mine: None, bots }, 0).unwrap();
        let table = apps[0].registry.open(opening).await.unwrap().into_inner().id;
        let nodes = Nodes { apps, store, held, clock, table, dice: Stream::new([1; 32], 0) };
        commands::command(&nodes.actor(1).await, &guest(2), Command::Sit(SitRequest::default()))
            .await
            .unwrap();
        let people = (nodes.connect(0, 1).await, nodes.connect(1, 2).await);
        for node in 0..2 {
            nodes.refresh(node).await;
        }
        let start = Command::Start(StartRequest::default());
        commands::command(&nodes.actor(0).await, &guest(1), start).await.unwrap();
        nodes.refresh(1).await;
        (nodes, people.0, people.1)
    }

    async fn actor(&self, node: usize) -> Arc<TableActor> {
        self.apps[node].registry.get(self.table).await.unwrap()
    }

    async fn connect(&self, node: usize, id: i64) -> Connection {
        Connection::open(self.actor(node).await, Some(guest(id)), Form::Programs, None).await.unwrap()
    }

    async fn head(&self) -> Head {
        self.store.heads(vec![self.table]).await.unwrap().remove(0)
    }

    /// What a node does every second.
    async fn refresh(&self, node: usize) {
        sync::compare(&self.actor(node).await, &self.head().await).await;
    }

    async fn lease(&self, node: usize) -> Lease {
        self.actor(node).await.lock().lease
    }

    /// Waits until one node drives the table. Returns it.
    async fn driver(&self) -> usize {
        loop {
            let leases = [self.lease(0).await, self.lease(1).await];
            if let Some(driver) = leases.iter().position(|lease| matches!(lease, Lease::Held(_))) {
                return driver;
            }
            tokio::task::yield_now().await;
        }
    }

    async fn number(&self, node: usize) -> u64 {
        self.actor(node).await.lock().table.as_ref().map_or(0, |table| table.number)
    }

    /// Waits until a node knows everything that is stored.
    async fn up_to_date(&self, node: usize) {
        while self.number(node).await < self.head().await.length {
            tokio::task::yield_now().await;
        }
    }

    /// The length of the log when a node asked its bot, if it did.
    async fn question(&self, node: usize) -> Option<u64> {
        self.actor(node).await.lock().turns.question(BOT)
    }

    /// The bot of a node answers a question.
    async fn bot_answers(&mut self, node: usize, number: u64) {
        let actor = self.actor(node).await;
        let mv = {
            let state = actor.lock();
            let game = state.table.as_deref().unwrap().running().unwrap();
            game.table.driver().random_move(BOT, &mut self.dice)
        };
        moves::bot_moves(&actor, BOT, number, Ok(Decision { mv, considered: Vec::new(), iterations: 0 }));
        actor.flushed().await;
    }

    async fn is_paused(&self, node: usize) -> bool {
        self.actor(node).await.info(None).await.unwrap().into_inner().paused
    }

    /// Whether a guest is connected and what is left on the clock, by a node.
    async fn seat(&self, node: usize, seat: usize) -> (bool, Option<u64>) {
        let info = self.actor(node).await.info(None).await.unwrap().into_inner();
        (info.seats[seat].connected, info.seats[seat].clock)
    }
}

const NINJAN: &str = r#"{"game":"ninjan","seats":3,"clock":{"kind":"per-move","seconds":10}}"#;

#[tokio::test]
async fn one_node_drives_a_table_and_after_its_death_the_other_one_and_then_the_first_is_refused() {
    let (mut nodes, _one, _two) = Nodes::playing(InProcess::default(), NINJAN).await;
    let first = nodes.driver().await;
    let second = 1 - first;
    nodes.refresh(second).await;
    assert_eq!(nodes.lease(second).await, Lease::Elsewhere);
    let question = nodes.question(first).await.expect("the driver asks its bot");
    assert_eq!(nodes.question(second).await, None, "the other node does not");

    // The first node is suspended, and the store has not heard of it for long.
    nodes.store.forget(nodes.apps[first].node.id);
    nodes.refresh(second).await;
    while !nodes.lease(second).await.drives() {
        tokio::task::yield_now().await;
    }
    assert!(nodes.question(second).await.is_some(), "the other node asks the bot now");
    let before = nodes.head().await.length;

    // Then it goes on, and its bot answers.
    assert!(nodes.lease(first).await.drives(), "it does not know better");
    nodes.bot_answers(first, question).await;
    while nodes.lease(first).await.drives() {
        tokio::task::yield_now().await;
    }
    assert_eq!(nodes.head().await.length, before, "its move is refused");
    assert_eq!(nodes.apps[first].metrics.fenced.get(), 1);

    let question = nodes.question(second).await.unwrap();
    nodes.bot_answers(second, question).await;
    assert!(nodes.head().await.length > before);
    nodes.up_to_date(first).await;
}

#[tokio::test]
async fn a_node_without_clients_gives_the_table_up() {
    let (nodes, one, two) = Nodes::playing(InProcess::default(), NINJAN).await;
    let first = nodes.driver().await;
    let mut people = [Some(one), Some(two)];
    people[first] = None;
    while !nodes.lease(1 - first).await.drives() {
        tokio::task::yield_now().await;
    }
    assert!(!nodes.lease(first).await.drives());
    assert!(nodes.question(1 - first).await.is_some());
}

#[tokio::test]
async fn every_node_knows_who_is_connected_and_a_game_is_paused_when_nobody_is() {
    let (nodes, one, two) = Nodes::playing(InProcess::default(), NINJAN).await;
    for node in 0..2 {
        while !(nodes.seat(node, 0).await.0 && nodes.seat(node, 1).await.0) {
            tokio::task::yield_now().await;
        }
        assert!(!nodes.is_paused(node).await);
    }
    drop(two);
    while nodes.seat(0, 1).await.0 {
        tokio::task::yield_now().await;
    }
    assert!(!nodes.is_paused(1).await, "somebody is connected at the other node");
    drop(one);
    for node in 0..2 {
        while !nodes.is_paused(node).await {
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test]
async fn without_notices_a_node_learns_everything_from_the_store() {
    let (nodes, _one, two) = Nodes::playing(Unconnected, NINJAN).await;
    // Who is connected elsewhere.
    while !nodes.seat(0, 1).await.0 {
        nodes.refresh(0).await;
        tokio::task::yield_now().await;
    }
    let driver = nodes.driver().await;
    let number = nodes.number(1).await;
    let before = nodes.number(0).await;
    let mv = {
        let actor = nodes.actor(1).await;
        let state = actor.lock();
        state.table.as_deref().unwrap().running().unwrap().table.legal(Seat::new(1)).listed().unwrap()[0]
            .clone()
    };
    // The bot decides first.
    let mut nodes = nodes;
    let question = nodes.question(driver).await.unwrap();
    nodes.bot_answers(driver, question).await;
    nodes.refresh(0).await;
    nodes.refresh(1).await;
    two.receive(ClientMessage::Move { id: 1, seat: Seat::new(1), mv, number }).await;
    nodes.actor(1).await.flushed().await;
    assert_eq!(nodes.number(0).await, before + 1, "only the decision of the bot");
    nodes.refresh(0).await;
    assert_eq!(nodes.number(0).await, nodes.head().await.length);
    assert!(nodes.number(0).await > before + 1);
}

#[tokio::test]
async fn a_person_who_changes_nodes_gains_no_time() {
    let (nodes, one, two) = Nodes::playing(InProcess::default(), NINJAN).await;
    nodes.driver().await;
    nodes.clock.advance(Duration::from_secs(4));
    drop((one, two));
    for node in 0..2 {
        while !nodes.is_paused(node).await {
            tokio::task::yield_now().await;
        }
    }
    nodes.clock.advance(Duration::from_secs(100));
    let _one = nodes.connect(2, 1).await;
    while nodes.seat(2, 0).await.1 != Some(6000) {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn of_two_people_who_decide_at_the_same_time_at_two_nodes_none_is_refused() {
    let (mut nodes, one, two) = Nodes::playing(InProcess::default(), NINJAN).await;
    let driver = nodes.driver().await;
    let question = nodes.question(driver).await.unwrap();
    nodes.bot_answers(driver, question).await;
    nodes.up_to_date(1 - driver).await;
    let number = nodes.head().await.length;
    let mv = async |node: usize| {
        let actor = nodes.actor(node).await;
        let state = actor.lock();
        state.table.as_deref().unwrap().running().unwrap().table.legal(Seat::new(node)).listed().unwrap()[0]
            .clone()
    };
    let moves = [mv(0).await, mv(1).await];
    // Neither node has heard of the other's append when it makes its own.
    for (person, (seat, mv)) in [&one, &two].into_iter().zip(moves.into_iter().enumerate()) {
        person.receive(ClientMessage::Move { id: 7, seat: Seat::new(seat), mv, number }).await;
    }
    let conflicts = || nodes.apps.iter().map(|app| app.metrics.conflicts.get()).sum::<u64>();
    while nodes.head().await.length < number + 2 {
        tokio::task::yield_now().await;
    }
    for (node, person) in [&one, &two].into_iter().enumerate() {
        nodes.up_to_date(node).await;
        nodes.actor(node).await.flushed().await;
        let answered = loop {
            if let Delivery::Messages(messages) = person.outbox.next().await
                && let Some(message) = messages
                    .iter()
                    .find(|message| message.contains("\"answers\":7") || message.contains("\"id\":7"))
            {
                break message.clone();
            }
        };
        assert!(answered.contains("\"type\":\"update\""), "{answered}");
    }
    assert_eq!(conflicts(), 1, "one append was second");
}

#[tokio::test]
async fn a_slow_read_of_a_table_does_not_take_its_clients_back() {
    let (mut nodes, _one, two) = Nodes::playing(InProcess::default(), NINJAN).await;
    let driver = nodes.driver().await;
    let question = nodes.question(driver).await.unwrap();
    nodes.bot_answers(driver, question).await;
    nodes.up_to_date(0).await;
    nodes.up_to_date(1).await;
    let (actor, number) = (nodes.actor(0).await, nodes.number(1).await);
    // The table has to be read again, as after a conflict.
    let leave_memory = || actor.lock().give_way(&StoreError::Conflict.into());
    nodes.held.hold_next_read();
    leave_memory();
    let slow = tokio::spawn({
        let actor = actor.clone();
        async move { actor.loaded().await.map(drop) }
    });
    nodes.held.until_read_is_held().await;
    // Meanwhile a person moves at another node. The notice makes this node read the table a second time.
    let mv = {
        let other = nodes.actor(1).await;
        let state = other.lock();
        state.table.as_deref().unwrap().running().unwrap().table.legal(Seat::new(1)).listed().unwrap()[0]
            .clone()
    };
    two.receive(ClientMessage::Move { id: 1, seat: Seat::new(1), mv, number }).await;
    while nodes.number(0).await <= number {
        tokio::task::yield_now().await;
    }
    leave_memory();
    nodes.held.release_read();
    slow.await.unwrap().unwrap();
    assert_eq!(nodes.number(0).await, nodes.head().await.length);
}

#[tokio::test]
async fn a_table_that_a_newer_node_has_changed_is_left_to_newer_nodes() {
    let (nodes, one, _two) = Nodes::playing(InProcess::default(), NINJAN).await;
    let expected = nodes.head().await.length;
    let entry = r#"{"levitated":{"seat":1}}"#.to_owned();
    let append = Append { table: nodes.table, expected, entries: vec![entry], fence: None, index: None };
    nodes.store.append(append).await.unwrap();
    let actor = nodes.actor(0).await;
    for _ in 0..2 {
        sync::compare(&actor, &nodes.head().await).await;
    }
    let goodbye = loop {
        match one.outbox.next().await {
            Delivery::Close(messages) => break messages.last().unwrap().to_string(),
            Delivery::Messages(_) | Delivery::Resync => {}
        }
    };
    assert!(goodbye.contains(r#""type":"bye""#) && goodbye.contains(r#""why":"restart""#), "{goodbye}");
    let refused = nodes.apps[0].registry.get(nodes.table).await.err().map(|error| error.status);
    assert_eq!(refused, Some(503));
    assert_eq!(nodes.head().await.length, expected + 1, "the table is not void");
}

#[tokio::test]
async fn a_lease_that_comes_after_the_last_client_has_left_is_given_back_even_if_the_table_cannot_be_read() {
    let (nodes, _one, _two) = Nodes::playing(InProcess::default(), NINJAN).await;
    let without_clients = nodes.actor(2).await;
    {
        let mut state = without_clients.lock();
        state.lease = Lease::Asked;
        state.unload();
    }
    lease::answered(&without_clients, Some(Fence(9)));
    assert_eq!(without_clients.lock().lease, Lease::Free);
}
