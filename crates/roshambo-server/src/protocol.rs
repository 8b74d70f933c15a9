//! Everything that goes over the wire: HTTP for things, WebSocket for tables.
//!
//! Types are closed and named by their direction. Fields that are not known are errors, so that a
//! typing mistake of a client does not pass for a default.

mod advice;
mod requests;
mod school;
mod socket;
mod table;

pub use advice::{Hint, HintRequest};
pub use requests::{
    Act, Acted, BotRequest, Created, Found, KickRequest, Me, NameRequest, OpenRequest, QuickRequest,
    SitRequest, StartRequest, TextRequest, VersionInfo,
};
pub use school::{ExampleShown, PracticeRequest, Practised, RecordRequest, RefusedShown};
pub use socket::{ClientMessage, Form, May, Opened, Remark, Seal, ServerMessage, Spoken};
pub use table::{
    Chair, ClockSetting, GameSummary, Player, Replay, ReplayStep, Settings, Standing, Status, TableInfo,
    TableSummary,
};

/// The version of the messages. A client of another version is told to reload.
pub const PROTOCOL: u32 = 1;
