//! Online tables: everything needed to play over HTTP and WebSocket.
//!
//! The log of a table is the truth. A visitor's act becomes facts; they are appended with the number
//! that is expected next; when they are durable, and not before, everybody at the table is told what
//! he may know. State in memory is a cache of the log.
//!
//! This crate knows no rule of any game, and no text in any language. It reads no arguments and no
//! environment: the program that runs it does.

#![forbid(unsafe_code)]

mod api_error;
mod attempt;
pub mod bus;
mod client;
pub mod config;
mod fact;
mod gate;
mod hall;
mod http;
pub mod ids;
mod metrics;
mod outbox;
mod pool;
pub mod protocol;
mod render;
mod room;
#[cfg(test)]
mod secrets;
mod server;
mod socket;
pub mod store;
pub mod time;
mod tutorial;

pub use api_error::ApiError;
pub use http::openapi;
pub use server::Server;
