//! One client at one table.

use std::sync::Arc;

use axum::http::StatusCode;
use roshambo_rules::say;

use super::live::{Asker, Early, Live};
use super::{Guest, Hall, no_such_table};
use crate::api_error::ApiError;
use crate::bus::{News, Notice};
use crate::ids::TableId;
use crate::outbox::Outbox;
use crate::protocol::{ClientMessage, Form, Remark, ServerMessage};

/// One client at one table. Dropping it disconnects.
pub(crate) struct Connection {
    hall: Arc<Hall>,
    live: Arc<Live>,
    pub(crate) guest: Option<Guest>,
    client: u64,
    pub(crate) outbox: Arc<Outbox>,
}

impl Hall {
    /// A connection to a table; `since` is the last number that the client has seen.
    pub(crate) async fn connect(
        self: &Arc<Self>,
        table: TableId,
        guest: Option<Guest>,
        form: Form,
        since: Option<u64>,
    ) -> Result<Connection, ApiError> {
        self.refuse_if_stopping()?;
        let live = self.find(table);
        let outbox = Arc::new(Outbox::new(self.config.limits.outbox));
        let client = {
            let mut inner = self.loaded(&live).await?;
            let before = guest.as_ref().is_none_or(|guest| inner.is_connected(guest.id));
            let client = inner.connect(guest.as_ref(), form, outbox.clone());
            inner.greet(client, since, &self.scene());
            if !before {
                inner.tell_presence(&self.scene());
            }
            self.look_ahead(&live, &mut inner);
            client
        };
        Ok(Connection { hall: self.clone(), live, guest, client, outbox })
    }
}

impl Connection {
    /// Takes a message of the client. Answers come through the outbox.
    pub(crate) async fn receive(&self, message: ClientMessage) {
        let id = message.id();
        if let Err(trouble) = self.carry_out(message).await {
            self.refuse(id, trouble);
        }
    }

    /// Tells the client why something was not done.
    pub(crate) fn refuse(&self, id: Option<u64>, trouble: ApiError) {
        self.hall.metrics.refused.inc();
        self.live.lock().tell(self.client, &ServerMessage::Refused { id, trouble });
    }

    async fn carry_out(&self, message: ClientMessage) -> Result<(), ApiError> {
        let mut inner = self.hall.loaded(&self.live).await?;
        let guest = || {
            let nobody = || ApiError::new(StatusCode::UNAUTHORIZED, say!("server-no-guest"));
            self.guest.as_ref().ok_or_else(nobody)
        };
        match message {
            ClientMessage::Move { id, seat, mv, number } => {
                let guest = guest()?.id;
                let early = Early { client: self.client, guest, id, seat, mv, number };
                self.hall.person_moves(&self.live, &mut inner, early)
            }
            ClientMessage::Attempt { seat, targets, .. } => {
                let room = inner.room.as_ref().ok_or_else(no_such_table)?;
                Err(room.attempt(guest()?.id, seat, &targets))
            }
            ClientMessage::Command { id, command: act } => {
                let asker = Asker { client: self.client, id };
                self.hall.act_at(&self.live, &mut inner, guest()?, act, Some(asker))
            }
            ClientMessage::Uncover { seat } => {
                let guest = guest()?.id;
                inner.room.as_ref().map_or(Ok(()), |room| room.own(guest, seat))?;
                inner.uncover(self.client, Some(seat));
                inner.greet(self.client, None, &self.hall.scene());
                Ok(())
            }
            ClientMessage::Cover => {
                inner.uncover(self.client, None);
                inner.greet(self.client, None, &self.hall.scene());
                Ok(())
            }
            ClientMessage::Say { what } => {
                let seat = inner.room.as_ref().zip(self.guest.as_ref());
                let seat = seat.and_then(|(room, guest)| room.seats_of(guest.id).next());
                self.say(&mut inner, seat, what);
                Ok(())
            }
        }
    }

    fn say(&self, inner: &mut super::Inner, seat: Option<roshambo_rules::Seat>, what: Remark) {
        inner.tell_all(&ServerMessage::Said { seat, what });
        let notice = Notice { node: self.hall.node, table: self.live.id, news: News::Said(seat, what) };
        self.hall.bus.publish(notice);
    }

    /// The client lags behind: everything anew.
    pub(crate) async fn resync(&self, since: Option<u64>) -> Result<(), ApiError> {
        let mut inner = self.hall.loaded(&self.live).await?;
        inner.greet(self.client, since, &self.hall.scene());
        Ok(())
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut inner = self.live.lock();
        if inner.disconnect(self.client, self.hall.clock.now()) {
            inner.tell_presence(&self.hall.scene());
            self.hall.plan(&self.live, &mut inner);
        }
    }
}
