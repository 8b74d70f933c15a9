//! A client of the server's protocol, and what is built on it: a load generator that plays whole games
//! over real WebSockets and checks every message, and a crash test.
//!
//! The client shares no type with the server. It reads what the wire says, and only as much of it as
//! it needs, so that it can play many tables on one core.
//!
//! ```no_run
//! # async fn play() -> Result<(), roshambo_load::Failure> {
//! use roshambo_load::{Command, Client, Form, OpenTable};
//! let mut host = Client::new("http://127.0.0.1:8080")?;
//! let table = host.open(&OpenTable::of("ninjan", 2)).await?.id;
//! let mut friend = Client::new("http://127.0.0.1:8080")?;
//! friend.act(&table, &Command::sit()).await?;
//! host.act(&table, &Command::start()).await?;
//! let mut socket = host.socket(&table, Form::Programs, None).await?;
//! let text = socket.next().await?;
//! println!("may do: {:?}", text.read()?.legal);
//! # Ok(())
//! # }
//! ```

#![forbid(unsafe_code)]

mod asks;
mod choose;
mod client;
pub mod crash;
mod failure;
mod http;
pub mod load;
mod socket;
mod tells;

pub use asks::{Command, Form, OpenTable, Outgoing, Quick, Settings};
pub use choose::Chooser;
pub use client::{Client, Guest};
pub use failure::Failure;
pub use http::{Answer, Base, Http};
pub use socket::{Socket, Text};
pub use tells::{
    Awaited, Created, Events, Incoming, Kind, Look, Moves, Opened, Seal, SeatBits, SeatInfo, Status,
    TableInfo, Whole,
};
