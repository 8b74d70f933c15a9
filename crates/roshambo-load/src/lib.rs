//! A client of the server's protocol, and tools that use it: a [load generator](load), which plays whole games over real
//! WebSockets and checks every message, a [crash test](crash), an [abuse test](attack), and a fault test of several
//! nodes (`cluster`).
//!
//! The client shares no type with the server, so that it checks what is on the wire. It parses only the parts of a
//! message that it needs, so that it can play many tables on one core.
//!
//! ```no_run
//! # async fn play() -> Result<(), roshambo_load::Failure> {
//! use roshambo_load::{Client, Command, Form, OpenTable};
//! let mut host = Client::new("http://127.0.0.1:8080")?;
//! let table = host.open(&OpenTable::of("ninjan", 2)).await?.id;
//! let mut friend = Client::new("http://127.0.0.1:8080")?;
//! friend.command(&table, &Command::sit()).await?;
//! host.command(&table, &Command::start()).await?;
//! let mut socket = host.socket(&table, Form::Programs, None).await?;
//! let text = socket.next().await?;
//! println!("legal moves: {:?}", text.read()?.legal);
//! # Ok(())
//! # }
//! ```

#![forbid(unsafe_code)]

pub mod attack;
mod choose;
mod client;
#[cfg(unix)]
pub mod cluster;
pub mod crash;
mod failure;
mod http;
pub mod load;
mod messages;
mod socket;
mod table_client;

pub use choose::Chooser;
pub use client::{Client, Guest};
pub use failure::Failure;
pub use http::{Answer, Base, Http};
pub use messages::{
    Awaited, Clock, Command, Created, Events, Form, Incoming, MessageKind, MoveOption, Moves, OpenTable,
    OpenedSeal, Outgoing, PlayerKind, Quick, RawIncoming, Seal, SeatBits, SeatInfo, Settings, Status,
    TableInfo, ViewSummary,
};
pub use socket::{MessageText, Socket};
