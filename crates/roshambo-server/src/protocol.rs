//! Everything that goes over the wire: HTTP for things, WebSocket for tables.
//!
//! Types are closed and named by their direction. Fields that are not known are errors, so that a
//! typing mistake of a client does not pass for a default.

mod advice;
mod encode;
mod requests;
mod socket;
mod table;
mod tutorial;
mod view;

pub use advice::{Hint, HintRequest};
pub(crate) use encode::{EncodeError, encode};
pub use requests::{
    BotRequest, Command, CommandAccepted, Created, Found, Me, NameRequest, OpenRequest, QuickRequest,
    SeatRequest, SitRequest, StartRequest, TextRequest, VersionInfo,
};
pub use socket::{ClientMessage, Form, LegalMoves, Opened, Remark, Seal, ServerMessage, TableEvent};
pub use table::{
    ClockSetting, GameSummary, Player, Replay, ReplayStep, SeatInfo, Settings, Standing, Status, TableInfo,
    TableSummary,
};
pub use tutorial::{Attempt, ExampleView, PracticeRequest, PracticeResult, RecordRequest, RefusedMove};
pub use view::PresentedView;

/// The version of the messages. A client of another version is told to reload.
pub const PROTOCOL: u32 = 1;
