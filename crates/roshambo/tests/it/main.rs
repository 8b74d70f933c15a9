//! All integration tests of the program in one binary: each binary would be linked with the whole dependency tree
//! again, and the tests of several binaries do not run in parallel.

#![allow(missing_docs, unreachable_pub, dead_code, clippy::unwrap_used)]

mod admin;
mod architecture;
mod attack;
mod bots;
mod bus;
mod cli;
mod cluster;
mod crash;
mod database;
mod deploy;
mod dockerfile;
mod external_player;
mod lab;
mod languages;
mod package;
mod play;
mod postgres;
mod review;
mod serve;

mod shared {
    pub mod command;
    #[cfg(unix)]
    pub mod person;
    #[cfg(unix)]
    pub mod screen;
    #[cfg(unix)]
    pub mod server;
    #[cfg(unix)]
    pub mod terminal;
}
