//! Servers of other programs for tests: started in a temporary directory, and removed afterwards. Only tests use this
//! crate. It panics where a test shall fail.

#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used)]

pub mod nats;
