//! Tests of the middleware over real sockets, with a few routes and a client that sends raw HTTP.

mod request_logs;
mod responses;
mod sessions;
mod test_server;
