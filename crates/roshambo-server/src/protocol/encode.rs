//! Encodes messages of the server as JSON.

use axum::extract::ws::Utf8Bytes;

use super::ServerMessage;

/// The initial size of the buffer. Most messages are smaller.
const USUAL_BYTES: usize = 1024;

/// A message could not be encoded. That is a bug; the message must not be sent in part.
#[derive(Debug)]
pub(crate) struct EncodeError(String);

impl std::fmt::Display for EncodeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// Encodes a message for sending.
pub(crate) fn encode(message: &ServerMessage) -> Result<Utf8Bytes, EncodeError> {
    let mut bytes = Vec::with_capacity(USUAL_BYTES);
    serde_json::to_writer(&mut bytes, message).map_err(|error| EncodeError(error.to_string()))?;
    Utf8Bytes::try_from(bytes).map_err(|error| EncodeError(error.to_string()))
}
