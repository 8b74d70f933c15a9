//! A bus over a NATS server.
