//! Messages of the server as bytes.

use axum::extract::ws::Utf8Bytes;

use super::ServerMessage;

/// The size of most messages is below this.
const USUAL_BYTES: usize = 1024;

/// A message could not be written as JSON. That is a bug; the message must not be sent in part.
#[derive(Debug)]
pub(crate) struct EncodeError(String);

impl std::fmt::Display for EncodeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// Writes a message as it is sent.
pub(crate) fn encode(message: &ServerMessage) -> Result<Utf8Bytes, EncodeError> {
    let mut bytes = Vec::with_capacity(USUAL_BYTES);
    serde_json::to_writer(&mut bytes, message).map_err(|error| EncodeError(error.to_string()))?;
    Utf8Bytes::try_from(bytes).map_err(|error| EncodeError(error.to_string()))
}
