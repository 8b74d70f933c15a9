//! The doors: every request passes here before any route sees it, and every answer on its way out.
//!
//! In this order: not too often from there ([`limits`], [`address`]); is it us who is meant, and may
//! that page ask ([`origin`]); not too long; who is it ([`session`]); not too often from him.
//! Then the route. Then its answer gets the cookie and the headers ([`headers`]), is counted and
//! noted. What is noted never holds a cookie, a name, a query or the id of a table.

mod address;
mod body;
mod headers;
mod limits;
mod name;
mod origin;
mod session;

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_LENGTH, SET_COOKIE};
use axum::http::request::Parts;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use roshambo_rules::say;
use tokio::time::timeout;

pub(crate) use self::address::Address;
pub(crate) use self::body::{Asked, Body, unclear};
pub(crate) use self::limits::Limits;
pub(crate) use self::name::{alike, clean_name};
pub(crate) use self::session::{Newcomer, Visitor};

use self::origin::Names;
use self::session::{Caller, Sessions};
use crate::api_error::ApiError;
use crate::config::Config;
use crate::ids::GuestId;
use crate::metrics::Metrics;
use crate::store::Store;
use crate::time::Clock;

/// How long a request may take, its body included.
const PATIENCE: Duration = Duration::from_secs(30);

/// Everything that guards the doors.
pub(crate) struct Gate {
    /// What visitors may do, for routes that count something of their own.
    pub(crate) limits: Limits,
    names: Names,
    sessions: Sessions,
    metrics: Arc<Metrics>,
    clock: Clock,
    hops: usize,
    body: usize,
}

impl Gate {
    /// Doors as configured.
    pub(crate) fn new(config: &Config, store: Arc<dyn Store>, clock: Clock, metrics: Arc<Metrics>) -> Gate {
        let system = rustix::system::uname();
        let names = Names::new(config.public_url.as_deref(), system.nodename().to_str().ok());
        Gate {
            limits: Limits::new(&config.limits, &clock, metrics.clone()),
            sessions: Sessions::new(store, clock.clone(), names.secure()),
            names,
            metrics,
            clock,
            hops: config.trusted_hops,
            body: config.limits.body,
        }
    }

    /// Gives a guest a name. The answer is the name as it is kept.
    pub(crate) async fn rename(&self, guest: GuestId, name: &str) -> Result<String, ApiError> {
        let name = clean_name(name)?;
        self.sessions.rename(guest, name.clone()).await?;
        Ok(name)
    }

    /// Who asks, if he may.
    async fn admit(&self, request: &Parts) -> Result<Caller, ApiError> {
        let from = Address::of(&request.extensions, &request.headers, self.hops);
        self.limits.address_request(from)?;
        self.names.check(request)?;
        let length =
            request.headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
        if length.is_some_and(|length: u64| length > self.body as u64) {
            return Err(body::too_long());
        }
        let caller = self.sessions.caller(&request.headers, from).await;
        if let Some(guest) = caller.guest() {
            self.limits.guest_request(guest)?;
        }
        Ok(caller)
    }
}

/// The routes with the doors around all of them, what they do not know included.
pub(crate) fn guarded(router: Router, gate: Arc<Gate>) -> Router {
    let body = DefaultBodyLimit::max(gate.body);
    router.layer(body).layer(from_fn_with_state(gate, pass))
}

async fn pass(State(gate): State<Arc<Gate>>, request: Request, next: Next) -> Response {
    let begun = gate.clock.now();
    let (mut parts, body) = request.into_parts();
    let method = parts.method.clone();
    let path = parts.uri.path().to_owned();
    let route = parts.extensions.get::<MatchedPath>().cloned();
    let mut answer = match gate.admit(&parts).await {
        Ok(caller) => {
            parts.extensions.insert(caller.clone());
            let answer = next.run(Request::from_parts(parts, body));
            // A mistake of ours in one request is the end of that request only. Who sends a body drop by
            // drop does not hold a place for ever.
            let answer = timeout(PATIENCE, AssertUnwindSafe(answer).catch_unwind()).await;
            let mut answer = match answer {
                Ok(Ok(answer)) => headers::speak(answer),
                Ok(Err(_)) => broken().into_response(),
                Err(_) => too_slow().into_response(),
            };
            if let Some(cookie) = caller.cookie() {
                headers::to_one(answer.headers_mut());
                answer.headers_mut().append(SET_COOKIE, cookie);
            }
            answer
        }
        Err(trouble) => trouble.into_response(),
    };
    headers::dress(answer.headers_mut(), &path, gate.names.secure());
    let route = route.as_ref().map_or("none", MatchedPath::as_str);
    let status = answer.status().as_u16();
    gate.metrics.answered(route, status);
    let micros = gate.clock.now().saturating_sub(begun).as_micros() as u64;
    tracing::info!(%method, route, status, micros, "answered");
    answer
}

fn too_slow() -> ApiError {
    ApiError::new(StatusCode::REQUEST_TIMEOUT, say!("server-too-slow"))
}

fn broken() -> ApiError {
    ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, say!("server-broken"))
}

#[cfg(test)]
mod tests;
