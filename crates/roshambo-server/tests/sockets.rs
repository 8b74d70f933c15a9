//! The real server over real sockets: one test for each guarantee to its clients.
//!
//! Every test starts its own server on a free port with its own database. Where time matters, the server has a manual
//! clock, which the test advances. No test measures how long something takes.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on has failed")]

#[path = "sockets/person.rs"]
mod person;
#[path = "sockets/test_server.rs"]
mod test_server;

#[path = "sockets/abuse.rs"]
mod abuse;
#[path = "sockets/clients.rs"]
mod clients;
#[path = "sockets/disk.rs"]
mod disk;
#[path = "sockets/games.rs"]
mod games;
#[path = "sockets/hints.rs"]
mod hints;
#[path = "sockets/invalid_input.rs"]
mod invalid_input;
#[path = "sockets/nodes.rs"]
mod nodes;
#[path = "sockets/table.rs"]
mod table;
#[path = "sockets/time.rs"]
mod time;
