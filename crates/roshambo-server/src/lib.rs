//! Online tables: everything needed to play over HTTP and WebSocket.
//!
//! The log of a table is the truth. A command becomes log entries; they are appended with the number that is expected
//! next; when they are durable, and not before, every client gets what it may see. State in memory is a cache of the
//! log.
//!
//! This crate knows no rule of any game, and no text in any language. It reads no arguments and no environment: the
//! program that runs it does.
//!
//! # Module order
//!
//! A module uses only modules above it in this table; the test `module_order` checks that.
//!
//! | module | job |
//! |---|---|
//! | `ids` | ids of tables and guests, short codes, random numbers |
//! | `time` | the clock and the calendar, manual in tests |
//! | `log_limit` | limits repeated lines of the log |
//! | `config` | settings of the server |
//! | `metrics` | counters for Prometheus |
//! | `client` | the files of the web client |
//! | `phrase_schema` | the OpenAPI schema of phrases |
//! | `api_error` | the error of all routes and sockets |
//! | `background` | long computations outside the async threads |
//! | `guest` | guests and their names |
//! | `attempt` | why what a person points at is not a move |
//! | `protocol` | everything that goes over the wire |
//! | `log_entry` | the entries of a table's log |
//! | `store` | the interface to the database, SQLite and PostgreSQL |
//! | `scores` | running scores between the same people |
//! | `bus` | notices between nodes |
//! | `table` | an online table: a fold over its log entries |
//! | `import` | moves a database from a file to a server |
//! | `render` | messages about games, as one recipient may see them |
//! | `tutorial` | examples, and games replayed from records |
//! | `bot_pool` | threads on which bots think |
//! | `practice` | games that only their player keeps |
//! | `durable` | nothing leaves before it is on disk |
//! | `outbox` | the queue of messages for one client |
//! | `node` | what all tables of this process share |
//! | `actor` | one table in memory: state, clients, clocks, bots |
//! | `registry` | finds, loads and evicts tables |
//! | `archive` | replays and records |
//! | `reviews` | reviews of finished games |
//! | `advice` | hints, and what is unseen |
//! | `maintenance` | background tasks and the shutdown |
//! | `socket` | the WebSocket of one client |
//! | `middleware` | sessions, limits and checks around every route |
//! | `connection` | deadlines and the number of connections, below HTTP |
//! | `app` | the state that all routes share |
//! | `http` | the routes |
//! | `server` | listening and stopping |

#![forbid(unsafe_code)]

mod actor;
mod advice;
mod api_error;
mod app;
mod archive;
mod attempt;
mod background;
mod bot_pool;
pub mod bus;
mod client;
pub mod config;
mod connection;
mod durable;
mod guest;
mod http;
pub mod ids;
pub mod import;
mod log_entry;
mod log_limit;
mod maintenance;
mod metrics;
mod middleware;
#[cfg(test)]
mod module_order;
mod node;
mod outbox;
mod phrase_schema;
mod practice;
pub mod protocol;
mod registry;
mod render;
mod reviews;
mod scores;
#[cfg(test)]
mod secrets;
mod server;
mod socket;
pub mod store;
mod table;
pub mod time;
mod tutorial;

pub use api_error::ApiError;
pub use http::openapi;
pub use server::{Server, StartError};
