//! The types of the protocol: HTTP requests and responses, and WebSocket messages.
//!
//! Each type belongs to one direction. Unknown fields are errors, so that a typing mistake in a client does
//! not silently become a default.

mod advice;
mod encode;
mod requests;
mod review;
mod socket;
mod table;
mod tutorial;
mod view;

pub use crate::guest::{Colour, Face, Look};
pub use advice::{Hint, HintRequest};
pub(crate) use encode::{EncodeError, encode};
pub use requests::{
    AnswerUndoRequest, BotRequest, ChangeRequest, Command, CommandAccepted, CommitRequest, Created, Found,
    Me, MeRequest, OpenRequest, QuickRequest, RevealRequest, SeatRequest, SeenRequest, SitRequest,
    StartRequest, Transfer, TransferRequest, VersionInfo,
};
pub use review::ReviewProgress;
pub use socket::{ClientMessage, Form, LegalMoves, Opened, Remark, Seal, ServerMessage, TableEvent};
pub use table::{
    ClockSetting, GameSummary, Player, Replay, ReplayStep, Score, ScoredPerson, SeatInfo, Settings, Standing,
    Status, TableInfo, TableSummary, UndoInfo, Undone,
};
pub use tutorial::{Attempt, ExampleView, PracticeRequest, PracticeResult, RecordRequest, RefusedMove};
pub use view::PresentedView;

/// The version of the protocol. The browser reloads the page if its client has another version.
pub const PROTOCOL: u32 = 2;
