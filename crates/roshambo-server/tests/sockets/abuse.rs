//! Clients that never read, never write, or send far too much: each loses its own connection, and nobody else waits.
//!
//! Deadlines are short here. No test depends on how long something takes: each waits until the server has done it.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use roshambo_load::Client;
use roshambo_server::time::Clock;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::clients::raw;
use crate::person::{Person, begin, gather};
use crate::test_server::{TestServer, act, get, open};

const SHORT: Duration = Duration::from_millis(200);

/// The end of a game of more than a thousand moves.
const LONG_GAME: &str = include_str!(
    "../../../roshambo-table/tests/golden/kanobu/ruling-19-a-thousandth-draw-ends-before-keep.rec"
);

async fn connect(server: &TestServer) -> TcpStream {
    TcpStream::connect(server.new_client().base().authority()).await.unwrap()
}

/// Reads until the server closes the connection.
async fn until_closed(mut stream: TcpStream) -> String {
    let mut text = Vec::new();
    // A reset is an end, too.
    let _ = stream.read_to_end(&mut text).await;
    String::from_utf8(text).unwrap()
}

/// A request with a body.
fn post(server: &TestServer, path: &str, body: &Value) -> String {
    let (host, body) = (server.new_client().base().authority().to_owned(), body.to_string());
    format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

#[tokio::test]
async fn a_connection_that_sends_nothing_is_closed() {
    let server = TestServer::with(Clock::real(), |config| config.times.first_byte = SHORT).await;
    assert_eq!(until_closed(connect(&server).await).await, "");
}

#[tokio::test]
async fn a_connection_whose_headers_or_next_request_do_not_come_is_closed() {
    let server = TestServer::with(Clock::real(), |config| {
        (config.times.headers, config.times.keep_alive) = (SHORT, SHORT);
    });
    let server = server.await;
    let mut slow = connect(&server).await;
    slow.write_all(b"GET /healthz HTTP/1.1\r\nHost: local").await.unwrap();
    until_closed(slow).await;
    let mut idle = connect(&server).await;
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    assert!(until_closed(idle).await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn a_body_that_does_not_come_is_answered_with_a_timeout() {
    let server = TestServer::with(Clock::real(), |config| config.times.request = SHORT).await;
    let mut slow = connect(&server).await;
    let request = post(&server, "/api/records", &json!({ "record": LONG_GAME }));
    slow.write_all(&request.as_bytes()[..1000]).await.unwrap();
    let mut answer = [0; 12];
    slow.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 408");
}

#[tokio::test]
async fn silent_connections_lock_nobody_out() {
    let server = TestServer::with(Clock::real(), |config| {
        (config.limits.connections, config.limits.address_connections) = (8, 4);
    });
    let server = server.await;
    let mut established = server.new_client();
    get(&mut established, "/api/games").await;
    let mut silent = Vec::new();
    for _ in 0..50 {
        silent.push(connect(&server).await);
        let mut visitor = server.new_client();
        get(&mut visitor, "/api/games").await;
    }
    get(&mut established, "/api/games").await;
}

/// Sends without reading until the server ends the connection.
async fn send_until_the_end(stream: &mut TcpStream, bytes: &[u8]) {
    while stream.write_all(bytes).await.is_ok() {}
}

#[tokio::test]
async fn a_client_that_never_reads_its_answers_is_closed() {
    let server = TestServer::with(Clock::real(), |config| config.times.write = SHORT).await;
    let record = post(&server, "/api/records", &json!({ "record": LONG_GAME }));
    send_until_the_end(&mut connect(&server).await, record.as_bytes()).await;
    let files = "GET /api/examples/tsuefa HTTP/1.1\r\nHost: localhost\r\n\r\n";
    send_until_the_end(&mut connect(&server).await, files.as_bytes()).await;
}

#[tokio::test]
async fn an_answer_that_is_not_read_uses_up_the_permit_of_its_own_address() {
    let server = TestServer::with(Clock::real(), |config| config.limits.work_at_once = 4).await;
    let request = post(&server, "/api/records", &json!({ "record": LONG_GAME }));
    let mut unread = connect(&server).await;
    unread.write_all(request.as_bytes()).await.unwrap();
    let mut first = [0; 12];
    unread.read_exact(&mut first).await.unwrap();
    assert_eq!(&first, b"HTTP/1.1 200");
    let mut refused = connect(&server).await;
    refused.write_all(request.as_bytes()).await.unwrap();
    refused.read_exact(&mut first).await.unwrap();
    assert_eq!(&first, b"HTTP/1.1 429", "the first answer holds the only permit of this address");
    // The permit is free again when the answer is dropped.
    drop(unread);
    let body = json!({ "record": LONG_GAME }).to_string();
    while server.new_client().ask("POST", "/api/records", Some(&body)).await.is_err() {}
}

#[tokio::test]
async fn pings_of_a_client_that_never_reads_end_its_connection() {
    let server = TestServer::with(Clock::real(), |config| config.times.write = SHORT).await;
    let mut people = gather(&server, json!({ "game": "ninjan", "seats": 2 }), 1).await;
    let mut flood = raw(&server.new_client(), &people[0].table).await;
    let ping = Message::Ping(vec![7; 125].into());
    while flood.feed(ping.clone()).await.is_ok() {}
    assert_eq!(people[0].act(json!({ "kind": "bot", "seat": 2, "level": "easy" })).await["type"], "update");
}

/// Reads until the Close of the server. Returns its code and the text messages before it.
async fn until_close(
    socket: &mut tokio_tungstenite::WebSocketStream<TcpStream>,
) -> (Option<CloseCode>, Vec<Value>) {
    let mut texts = Vec::new();
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => texts.push(serde_json::from_str(&text).unwrap()),
            Some(Ok(Message::Close(frame))) => {
                // The rest of the handshake.
                assert!(socket.next().await.is_none_or(|end| end.is_err()));
                return (frame.map(|frame| frame.code), texts);
            }
            Some(Ok(_)) => {}
            end => panic!("the connection ended without a Close: {end:?}"),
        }
    }
}

#[tokio::test]
async fn a_client_that_floods_is_disconnected_with_a_goodbye() {
    let server = TestServer::with(Clock::manual(), |config| config.limits.messages = 2).await;
    let people = gather(&server, json!({ "game": "ninjan", "seats": 2 }), 1).await;
    let ping = Message::Ping(Vec::new().into());
    for message in [Message::text("nonsense"), Message::text(r#"{"type":"cover"}"#), ping] {
        let mut client = server.new_client();
        client.guest("Mallory").await.unwrap();
        let mut flood = raw(&client, &people[0].table).await;
        for _ in 0..210 {
            flood.feed(message.clone()).await.unwrap();
        }
        flood.flush().await.unwrap();
        let (code, texts) = until_close(&mut flood).await;
        assert_eq!(code, Some(CloseCode::Policy), "{message}");
        let bye = texts.last().unwrap();
        assert_eq!((&bye["type"], &bye["why"]), (&json!("bye"), &json!("too-many-messages")), "{message}");
        assert!(bye["retry"].is_u64() && bye["phrase"]["id"] == "server-too-many-messages", "{bye}");
    }
}

#[tokio::test]
async fn a_close_is_answered_with_the_same_code() {
    let server = TestServer::open().await;
    let people = gather(&server, json!({ "game": "ninjan", "seats": 2 }), 1).await;
    let mut socket = raw(&server.new_client(), &people[0].table).await;
    let frame = CloseFrame { code: CloseCode::Normal, reason: "".into() };
    socket.send(Message::Close(Some(frame))).await.unwrap();
    assert_eq!(until_close(&mut socket).await.0, Some(CloseCode::Normal));
}

#[tokio::test]
async fn a_server_that_stops_closes_with_the_code_of_a_restart() {
    let mut server = TestServer::open().await;
    let people = gather(&server, json!({ "game": "ninjan", "seats": 2 }), 1).await;
    let mut socket = raw(&server.new_client(), &people[0].table).await;
    let stopping = tokio::spawn(server.take().stop());
    let (code, texts) = until_close(&mut socket).await;
    assert_eq!((code, &texts.last().unwrap()["type"]), (Some(CloseCode::Restart), &json!("bye")));
    stopping.await.unwrap();
}

#[tokio::test]
async fn a_long_record_is_accepted_with_its_length() {
    let server = TestServer::open().await;
    let record = format!("{}{}", LONG_GAME, "# a comment\n".repeat(2000));
    assert!(record.len() > 20_000);
    let body = json!({ "record": record }).to_string();
    let answer = server.new_client().ask("POST", "/api/records", Some(&body)).await.unwrap();
    let replay: Value = serde_json::from_slice(&answer.body).unwrap();
    assert!(replay["steps"].as_array().unwrap().len() > 1000);
    let long = json!({ "record": "#".repeat(600 * 1024) }).to_string();
    let refused = server.new_client().ask("POST", "/api/records", Some(&long)).await.unwrap_err();
    assert_eq!(refused.to_string(), "413 body-too-long");
}

#[tokio::test]
async fn the_code_of_a_finished_game_opens_it_only_for_its_players() {
    let server = TestServer::open().await;
    let mut people = begin(&server, json!({ "game": "ninjan", "seats": 2 }), 2).await;
    let path = format!("/api/codes/{}", people[0].info["code"].as_str().unwrap());
    get(&mut server.new_client(), &path).await;
    assert_eq!(people[0].act(json!({ "kind": "resign" })).await["type"], "update");
    for person in &mut people {
        person.until_table(|table| table["status"] == "over").await;
    }
    assert!(
        get(&mut server.new_client(), &path).await["id"].is_string(),
        "the players may want another game"
    );
    let mut clients = Vec::new();
    for Person { client, socket, .. } in people {
        socket.close().await.unwrap();
        clients.push(client);
    }
    // The server notices soon that they have gone.
    let stranger = |server: &TestServer| server.new_client();
    let refused = loop {
        match stranger(&server).ask("GET", &path, None).await {
            Ok(_) => tokio::task::yield_now().await,
            Err(refused) => break refused,
        }
    };
    assert_eq!(refused.to_string(), "404 no-such-table");
    for client in &mut clients {
        assert!(get(client, &path).await["id"].is_string(), "a player finds the way back");
    }
}

#[tokio::test]
async fn the_games_of_a_guest_are_limited_by_the_day() {
    let server = TestServer::with(Clock::manual(), |config| config.limits.day_games = 3).await;
    let mut client = server.new_client();
    let settings = json!({ "settings": { "game": "ninjan", "seats": 2 } });
    let (table, _) = open(&mut client, settings.clone()).await;
    let start = json!({ "kind": "start", "fill": "easy" });
    act(&mut client, &table, start.clone()).await.unwrap();
    assert_eq!(act(&mut client, &table, start.clone()).await, Err("playing".to_owned()), "it counts, too");
    assert_eq!(act(&mut client, &table, start).await, Err("too-many-games".to_owned()));
    let again = client.ask("POST", "/api/tables", Some(&settings.to_string())).await;
    assert_eq!(again.unwrap_err().to_string(), "429 too-many-games");
    let mut person = Person::at(server.same_guest(&client), &table).await;
    assert_eq!(person.act(json!({ "kind": "again" })).await["code"], "too-many-games");
    server.advance(24 * 60 * 60);
    client.ask("POST", "/api/tables", Some(&settings.to_string())).await.unwrap();
}

/// The status of a request for the metrics with this header.
async fn metrics_status(client: &Client, header: &str) -> String {
    let mut stream = TcpStream::connect(client.base().authority()).await.unwrap();
    let request = format!("GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{header}\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    until_closed(stream).await[9..12].to_owned()
}

#[tokio::test]
async fn metrics_are_only_for_programs_on_the_same_machine() {
    let server = TestServer::open().await;
    let client = server.new_client();
    assert_eq!(metrics_status(&client, "").await, "200");
    for header in ["X-Forwarded-For: 203.0.113.9\r\n", "Forwarded: for=203.0.113.9\r\n", "X-Real-IP: x\r\n"] {
        assert_eq!(metrics_status(&client, header).await, "404", "{header}");
    }
    let server = TestServer::with(Clock::real(), |config| config.public_metrics = true).await;
    assert_eq!(metrics_status(&server.new_client(), "X-Forwarded-For: 203.0.113.9\r\n").await, "200");
}
