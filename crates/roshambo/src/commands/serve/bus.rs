//! The bus of a node: how to connect to it, and error messages about it. None contains the user or the password.

use std::sync::Arc;

use roshambo_rules::{Arg, Phrase, say};
use roshambo_server::bus::nats::{Nats, NatsError, Options};
use roshambo_server::bus::{Bus, InProcess, Unconnected};
use roshambo_server::store::Store;

use crate::cli::SecretUrl;
use crate::commands::database::Place;
use crate::failure::Failure;

/// The options to connect with; `None` without `--bus`. A database in a file has one node, so a bus is a mistake there.
pub(super) fn options(
    url: Option<&SecretUrl>,
    place: &Place<'_>,
    node: &str,
) -> Result<Option<Options>, Failure> {
    let Some(url) = url else { return Ok(None) };
    if matches!(place, Place::File(_)) {
        return Err(Failure::input(say!("bus-without-server")));
    }
    let options: Options = url.reveal().parse().map_err(|error| Failure::input(phrase(&error)))?;
    Ok(Some(if node.is_empty() { options } else { options.named(node) }))
}

/// Connects to the bus. If that fails, the store is closed.
pub(super) async fn connect(
    options: Option<Options>,
    store: &Arc<dyn Store>,
) -> Result<Arc<dyn Bus>, Failure> {
    let Some(options) = options else {
        if store.cluster().is_none() {
            return Ok(Arc::new(InProcess::default()));
        }
        tracing::warn!("without --bus, other nodes notice changes after a second");
        return Ok(Arc::new(Unconnected));
    };
    match Nats::connect(options).await {
        Ok(bus) => Ok(Arc::new(bus)),
        Err(error) => {
            // The error of the bus is the one to report.
            let _ = store.close().await;
            Err(Failure::input(phrase(&error)))
        }
    }
}

fn phrase(error: &NatsError) -> Phrase {
    match error {
        NatsError::Url(why) => say!("bus-url", what = Arg::foreign(why)),
        NatsError::File { path, why } => {
            say!("bus-file", file = Arg::text(path.display()), what = Arg::foreign(why))
        }
        NatsError::Login { servers } => say!("bus-login", servers = Arg::text(servers)),
        NatsError::Tls { servers, why } => {
            say!("bus-tls", servers = Arg::text(servers), what = Arg::foreign(why))
        }
        NatsError::Unreachable { servers, why } => {
            say!("bus-no-server", servers = Arg::text(servers), what = Arg::foreign(why))
        }
    }
}
