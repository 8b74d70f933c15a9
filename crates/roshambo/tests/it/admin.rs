//! The private address of a server process.

#![cfg(unix)]

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use roshambo_testing::ports::free_port;

use crate::database::{serve_with, stop};
use crate::serve::{assert_fails, stderr};
use crate::shared::command::shown;
use crate::shared::server::{Folder, Running, answer, ask};

const BODY: &str = r#"{"game":"kanobu"}"#;

#[test]
fn a_server_that_is_drained_answers_what_it_has_begun_and_ends() {
    let folder = Folder::new("admin-drain");
    let admin = format!("127.0.0.1:{}", free_port().unwrap());
    let server = Running::start(&["--db", &folder.file("a.db"), "--admin", &admin], &[]);
    assert_eq!(ask(&admin, "GET /readyz", ""), (200, "ok\n".to_owned()));
    let metrics = ask(&admin, "GET /metrics", "").1;
    assert!(metrics.contains("roshambo_sockets 0"), "{metrics}");
    // A request whose body is still missing.
    let mut slow = TcpStream::connect(server.addr()).unwrap();
    let head = format!(
        "POST /api/quick HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n\
         Connection: close\r\nContent-Length: {}\r\n\r\n",
        server.addr(),
        BODY.len()
    );
    slow.write_all(head.as_bytes()).unwrap();
    // The server reads the body as soon as it has begun with the request.
    let mut next = [0; 25];
    slow.read_exact(&mut next).unwrap();
    assert_eq!(next, *b"HTTP/1.1 100 Continue\r\n\r\n");
    assert_eq!(ask(&admin, "POST /drain", "Content-Length: 0\r\n\r\n"), (202, "draining\n".to_owned()));
    // A signal after the request to drain asks for the same, and does not end the server at once.
    kill(Pid::from_raw(server.id().try_into().unwrap()), Signal::SIGTERM).unwrap();
    slow.write_all(BODY.as_bytes()).unwrap();
    let (status, body) = answer(slow);
    assert_eq!(status, 503, "no game begins any more: {body}");
    let output = server.wait();
    assert_eq!(output.status.code(), Some(0), "{}", shown(&output));
    assert!(stderr(&output).contains("stopped"), "{}", shown(&output));
}

#[test]
fn a_private_address_that_others_can_reach_is_warned_about() {
    let folder = Folder::new("admin-open");
    for (host, is_open) in [("127.0.0.1", false), ("[::1]", false), ("0.0.0.0", true)] {
        if host == "[::1]" && TcpListener::bind("[::1]:0").is_err() {
            continue;
        }
        let log = stop(Running::start(
            &["--db", &folder.file("a.db")],
            &[("ROSHAMBO_ADMIN", &format!("{host}:0"))],
        ));
        assert!(log.contains("listening for the operator"), "{log}");
        assert_eq!(log.contains("can stop this node"), is_open, "{log}");
    }
}

#[test]
fn a_private_address_in_use_is_reported() {
    let folder = Folder::new("admin-in-use");
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = other.local_addr().unwrap().to_string();
    let output = serve_with(&["--db", &folder.file("a.db"), "--admin", &addr]);
    assert_fails(&output, &format!("Another program listens at {addr}."));
}
