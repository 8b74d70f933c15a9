//! Compression of answers, for the routes whose length may be seen by anybody.
//!
//! The length of a compressed answer depends on its content, and anyone who watches an encrypted connection sees that length.
//! So only answers are compressed that hide nothing from anybody who could see them; docs/security.md gives the
//! reason for each route. Files of the web client are compressed when it is built.

use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;

/// Shorter answers fit into one packet anyway. In bytes.
const MIN_SIZE: u64 = 1024;

/// Compresses answers while they are sent, so that a streamed one still needs little memory.
pub(super) fn layer() -> CompressionLayer<SizeAbove> {
    CompressionLayer::new().quality(CompressionLevel::Precise(4)).compress_when(SizeAbove::new(MIN_SIZE))
}
