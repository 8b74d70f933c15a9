//! A bus inside one process: a channel for each table. For tests with several nodes in one process, and for one node,
//! which has nobody to tell.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::broadcast;

use super::{Bus, Link, Notice, Subscription};
use crate::ids::TableId;

/// How many notices a subscriber may be behind. Older ones are lost.
const CAPACITY: usize = 256;

type Channels = Arc<Mutex<HashMap<TableId, broadcast::Sender<Notice>>>>;

/// A bus inside one process.
#[derive(Clone, Debug, Default)]
pub struct InProcess(Channels);

fn lock(channels: &Channels) -> MutexGuard<'_, HashMap<TableId, broadcast::Sender<Notice>>> {
    channels.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Bus for InProcess {
    fn publish(&self, table: TableId, notice: &Notice) {
        if let Some(channel) = lock(&self.0).get(&table) {
            // Without subscribers the notice is dropped.
            let _ = channel.send(notice.clone());
        }
    }

    fn subscribe(&self, table: TableId) -> Box<dyn Subscription> {
        let mut channels = lock(&self.0);
        let channel = channels.entry(table).or_insert_with(|| broadcast::Sender::new(CAPACITY));
        Box::new(Channel { receiver: channel.subscribe(), table, channels: self.0.clone() })
    }

    fn round_trip(&self) -> Pin<Box<dyn Future<Output = Option<Duration>> + Send + '_>> {
        Box::pin(async { Some(Duration::ZERO) })
    }

    fn link(&self) -> Link {
        Link::Up
    }
}

/// The subscription to one table.
struct Channel {
    receiver: broadcast::Receiver<Notice>,
    table: TableId,
    channels: Channels,
}

impl Subscription for Channel {
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Option<Notice>> + Send + '_>> {
        Box::pin(async {
            loop {
                match self.receiver.recv().await {
                    Ok(notice) => return Some(notice),
                    Err(broadcast::error::RecvError::Lagged(_)) => {}
                    Err(broadcast::error::RecvError::Closed) => return None,
                }
            }
        })
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        let mut channels = lock(&self.channels);
        // This receiver still counts.
        if channels.get(&self.table).is_some_and(|channel| channel.receiver_count() <= 1) {
            channels.remove(&self.table);
        }
    }
}
