//! Servers that tests start, use and throw away, and a network between them that can be made slow or cut.
//!
//! Everything is in a temporary directory, listens on this machine only, and is stopped and removed when the test process
//! ends, even if it is killed.

#![cfg(unix)]
#![forbid(unsafe_code)]

pub mod folder;
#[allow(clippy::unwrap_used, reason = "a test that cannot start its server fails")]
pub mod nats;
pub mod ports;
pub mod postgres;
pub mod process;
pub mod proxy;
