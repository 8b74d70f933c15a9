//! The doors over real sockets: a few routes behind them, and a client that sends what it likes.

mod house;
mod notes;
mod promises;
mod sessions;
