//! Two nodes with one store. Notices between them are lost, unless a test says otherwise, and the clock stands still: so
//! what one node knows about the other comes from the store alone.

use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};

use super::*;
use crate::bus::{Bus, Counts, Link, Notice, Subscription, Unconnected};
use crate::ids::TableId;
use crate::store::shared::Shared;
use crate::store::{ReviewRow, Store};

struct Nodes {
    apps: [App; 2],
    store: Arc<Shared>,
    folder: PathBuf,
}

impl Nodes {
    fn new(bus: impl Bus) -> Nodes {
        let folder = std::env::temp_dir().join(format!("roshambo-nodes-{}", TableId::random()));
        std::fs::create_dir(&folder).unwrap();
        let (clock, bus) = (Clock::manual(), Arc::new(bus));
        let sqlite = Arc::new(Sqlite::open(&folder.join("test.db")).unwrap());
        let store = Arc::new(Shared::new(sqlite, clock.clone()));
        let app = || App::new(&Config::default(), store.clone(), bus.clone(), clock.clone());
        Nodes { apps: [app(), app()], store, folder }
    }

    /// A new visitor at a node.
    fn visitor(&self, node: usize) -> Client {
        Client::new(super::super::router(&self.apps[node]))
    }

    /// The same visitor at another node.
    fn moved(&self, client: &Client, node: usize) -> Client {
        Client { cookie: client.cookie.clone(), ..self.visitor(node) }
    }
}

impl Drop for Nodes {
    fn drop(&mut self) {
        // If this fails, the operating system cleans the folder up later.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

async fn open(client: &mut Client, seats: u8) -> (String, String) {
    let answer = client
        .post("/api/tables", &[], json!({"settings": {"game": "ninjan", "seats": seats, "public": true}}))
        .await;
    (answer.text("id"), answer.text("code"))
}

async fn introduce(client: &mut Client, name: &str) {
    let answer = client.call("put", "/api/me", &[], "", Some(json!({ "name": name }))).await;
    assert_eq!(answer.status, 200);
}

#[tokio::test]
async fn a_node_knows_a_name_and_a_session_of_another_node_at_once() {
    let nodes = Nodes::new(Unconnected);
    let mut here = nodes.visitor(0);
    introduce(&mut here, "Anna").await;
    let mut there = nodes.moved(&here, 1);
    assert_eq!(there.get("/api/me", &[], "").await.text("name"), "Anna");
    introduce(&mut here, "Berta").await;
    assert_eq!(there.get("/api/me", &[], "").await.text("name"), "Berta");
    introduce(&mut there, "Clara").await;
    assert_eq!(here.get("/api/me", &[], "").await.text("name"), "Clara");
    let offer = here.call("post", "/api/me/transfer", &[], "", None).await;
    let mut phone = nodes.visitor(1);
    let secret = json!({ "secret": offer.text("secret") });
    assert_eq!(phone.call("put", "/api/me/transfer", &[], "", Some(secret)).await.status, 200);
    assert_ne!(phone.cookie, here.cookie);
    assert_eq!(nodes.moved(&phone, 0).get("/api/me", &[], "").await.text("name"), "Clara");
}

#[tokio::test]
async fn a_review_that_one_node_has_made_is_read_at_all() {
    let nodes = Nodes::new(Unconnected);
    let mut here = nodes.visitor(0);
    let id = here.post("/api/quick", &[], json!({"game": "kanobu", "seats": 2})).await.text("id");
    assert_eq!(here.post(COMMANDS, &[&id], json!({"kind": "resign"})).await.status, 200);
    let mut there = nodes.visitor(1);
    assert_eq!(there.get(REVIEW, &[&id, "1"], "").await.text("code"), "no-review");
    let table = id.parse().unwrap();
    let to = nodes.store.game(table, 1).await.unwrap().unwrap().to;
    let row = ReviewRow { table, game: 1, to, version: roshambo_review::VERSION, review: "{}".to_owned() };
    nodes.apps[0].store.keep_review(row).await.unwrap();
    assert_eq!(there.get(REVIEW, &[&id, "1"], "").await.text, "{}");
    assert_eq!(there.call("post", REVIEW, &[&id, "1"], "", None).await.text, "{\"state\":\"ready\"}\n");
}

#[tokio::test]
async fn the_last_seat_is_taken_once_although_both_nodes_believe_that_it_is_free() {
    let nodes = Nodes::new(Unconnected);
    let mut host = nodes.visitor(0);
    let (table, _) = open(&mut host, 2).await;
    let (mut first, mut second) = (nodes.visitor(0), nodes.visitor(1));
    // The second node has the table in memory before the seat is taken.
    assert_eq!(second.get(TABLE, &[&table], "").await.json()["seats"][1]["player"], "empty");
    assert_eq!(first.post(COMMANDS, &[&table], json!({"kind": "sit"})).await.status, 200);
    let refused = second.post(COMMANDS, &[&table], json!({"kind": "sit"})).await;
    assert_eq!((refused.status, refused.text("code").as_str()), (StatusCode::CONFLICT, "no-free-seat"));
    assert_eq!(second.get(TABLE, &[&table], "").await.json()["seats"][1]["player"], "person");
}

#[tokio::test]
async fn a_command_is_not_refused_because_the_node_has_not_heard_of_an_earlier_one() {
    let nodes = Nodes::new(Unconnected);
    let mut host = nodes.visitor(0);
    let (table, _) = open(&mut host, 2).await;
    let mut there = nodes.moved(&host, 1);
    assert_eq!(there.get(TABLE, &[&table], "").await.status, 200);
    let mut friend = nodes.visitor(0);
    assert_eq!(friend.post(COMMANDS, &[&table], json!({"kind": "sit"})).await.status, 200);
    let started = there.post(COMMANDS, &[&table], json!({"kind": "start"})).await;
    assert_eq!(started.status, 200, "{}", started.text);
}

#[tokio::test]
async fn lists_and_quick_games_of_one_node_are_those_of_all() {
    let nodes = Nodes::new(Unconnected);
    let mut here = nodes.visitor(0);
    let (waiting, code) = open(&mut here, 2).await;
    let quick = here.post("/api/quick", &[], json!({"game": "kanobu"})).await.text("id");
    let mut there = nodes.moved(&here, 1);
    for path in ["/api/tables", "/api/me/tables"] {
        let listed = there.get(path, &[], "").await.json();
        let ids: Vec<&str> = listed.as_array().unwrap().iter().filter_map(|one| one["id"].as_str()).collect();
        assert!(ids.contains(&&*waiting), "{path}: {listed}");
    }
    assert_eq!(there.get(CODE, &[&code], "").await.text("id"), waiting);
    assert_eq!(there.get(TABLE, &[&quick], "").await.text("status"), "playing");
    assert_eq!(there.post(COMMANDS, &[&quick], json!({"kind": "resign"})).await.status, 200);
    assert_eq!(here.get(RECORD, &[&quick, "1"], "").await.status, 200, "the game is over for all nodes");
}

#[tokio::test]
async fn a_code_finds_a_table_whose_players_are_connected_to_another_node() {
    let nodes = Nodes::new(Unconnected);
    let mut host = nodes.visitor(0);
    let quick = host.post("/api/quick", &[], json!({"game": "kanobu"})).await;
    let (table, code) = (quick.text("id"), quick.text("code"));
    assert_eq!(host.post(COMMANDS, &[&table], json!({"kind": "resign"})).await.status, 200);
    let mut stranger = nodes.visitor(1);
    assert_eq!(stranger.get(CODE, &[&code], "").await.status, 404, "all players have left");
    let id: TableId = table.parse().unwrap();
    let actor = nodes.apps[0].registry.get(id).await.unwrap();
    let player = {
        let state = actor.lock();
        state.table.as_ref().unwrap().seating.people().next().unwrap().1
    };
    let cluster = nodes.store.cluster().unwrap();
    cluster.heartbeat(nodes.apps[0].node.id, String::new()).await.unwrap();
    cluster.attend(nodes.apps[0].node.id, vec![(id, vec![player])]).await.unwrap();
    assert_eq!(stranger.get(CODE, &[&code], "").await.text("id"), table);
}

/// A bus whose state a test chooses.
struct Switched(Arc<AtomicU64>);

const UP: u64 = 0;
const DOWN: u64 = 1;

impl Bus for Switched {
    fn publish(&self, _: TableId, _: &Notice) {}
    fn subscribe(&self, table: TableId) -> Box<dyn Subscription> {
        Unconnected.subscribe(table)
    }
    fn round_trip(&self) -> Pin<Box<dyn Future<Output = Option<Duration>> + Send + '_>> {
        Box::pin(async { None })
    }
    fn link(&self) -> Link {
        if self.0.load(Ordering::Relaxed) == UP { Link::Up } else { Link::Down }
    }
    fn counts(&self) -> Counts {
        Counts { dropped: 7, ..Counts::default() }
    }
}

#[tokio::test]
async fn a_node_is_ready_without_a_bus_and_says_what_is_missing() {
    let state = Arc::new(AtomicU64::new(UP));
    let nodes = Nodes::new(Switched(state.clone()));
    let mut client = nodes.visitor(0);
    assert_eq!(client.get("/readyz", &[], "").await.text, "database: ok\nbus: ok\n");
    state.store(DOWN, Ordering::Relaxed);
    let gone = client.get("/readyz", &[], "").await;
    assert_eq!((gone.status.as_u16(), &*gone.text), (200, "database: ok\nbus: gone, notices come late\n"));
    let metrics = client.get("/metrics", &[], "").await.text;
    assert!(metrics.lines().any(|line| line == "roshambo_bus_dropped_total 7"), "{metrics}");
    nodes.store.close().await.unwrap();
    assert_eq!(client.get("/readyz", &[], "").await.status, 503, "the database accepts nothing");
    let nodes = Nodes::new(Unconnected);
    let without = nodes.visitor(0).get("/readyz", &[], "").await.text;
    assert_eq!(without, "database: ok\nbus: none, notices come late\n");
    let alone = TestServer::new();
    assert_eq!(alone.client().get("/readyz", &[], "").await.text, "ok\n");
}

#[tokio::test]
async fn the_operator_drains_a_node_at_its_private_address() {
    let nodes = Nodes::new(Unconnected);
    let mut client = nodes.visitor(0);
    let admin = crate::http::admin::router(&nodes.apps[0]);
    let ask = async |method: &str, path: &str, headers: &[(&str, &str)]| {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let answer = admin.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        answer.status().as_u16()
    };
    for path in ["/healthz", "/readyz", "/metrics"] {
        assert_eq!(ask("GET", path, &[("x-forwarded-for", "192.0.2.1")]).await, 200, "{path}");
    }
    for path in ["/", "/api/me", "/api/tables", "/drain/"] {
        assert_eq!(ask("GET", path, &[]).await, 404, "{path}");
    }
    assert_eq!(ask("GET", "/drain", &[]).await, 405);
    for header in [("origin", "http://127.0.0.1:8081"), ("origin", "null"), ("sec-fetch-site", "none")] {
        assert_eq!(ask("POST", "/drain", &[header]).await, 403, "{header:?}");
    }
    assert_eq!(client.raw("POST", "/drain", None).await.status, 404, "visitors cannot");
    assert_eq!(client.get("/readyz", &[], "").await.status, 200);
    assert_eq!(ask("POST", "/drain", &[]).await, 202);
    assert_eq!(client.get("/readyz", &[], "").await.status, 503);
    assert_eq!((ask("GET", "/readyz", &[]).await, ask("GET", "/healthz", &[]).await), (503, 200));
    assert_eq!(ask("POST", "/drain", &[]).await, 202, "asking again changes nothing");
    assert_eq!(nodes.visitor(1).get("/readyz", &[], "").await.status, 200, "the other node goes on");
}
