//! The messages of the protocol, as this client reads and writes them. No type is shared with the server: the client
//! checks what is on the wire.

mod incoming;
mod outgoing;
mod view_summary;

pub use incoming::{
    Created, Events, Incoming, MessageKind, MoveOption, Moves, OpenedSeal, PlayerKind, RawIncoming, Seal,
    SeatInfo, Status, TableInfo,
};
pub use outgoing::{Clock, Command, Form, OpenTable, Outgoing, Quick, Settings};
pub use view_summary::{Awaited, SeatBits, ViewSummary};
