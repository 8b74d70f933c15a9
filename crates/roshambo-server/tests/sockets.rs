//! The real server over real sockets: what its visitors are promised, one test for each promise.
//!
//! Every test opens a house of its own on a free port, over a file of its own. Where clocks matter,
//! time stands still until the test lets it pass; nothing measures how long anything takes.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on has failed")]

#[path = "sockets/house.rs"]
mod house;
#[path = "sockets/person.rs"]
mod person;

#[path = "sockets/clients.rs"]
mod clients;
#[path = "sockets/disk.rs"]
mod disk;
#[path = "sockets/games.rs"]
mod games;
#[path = "sockets/hints.rs"]
mod hints;
#[path = "sockets/nodes.rs"]
mod nodes;
#[path = "sockets/nonsense.rs"]
mod nonsense;
#[path = "sockets/table.rs"]
mod table;
#[path = "sockets/time.rs"]
mod time;
