//! Tests of the middleware over real sockets, with a few routes and a client that sends raw HTTP.

mod house;
mod notes;
mod promises;
mod sessions;
