//! Middleware around all routes: every request passes through it, and every response on its way out.
//!
//! The checks have this order: the rate limit of the address ([`limits`], [`address`]); the host and the origin
//! ([`origin`]); the session ([`session`]); the rate limit of the guest. Then the route runs. Its response gets
//! the cookie and the security headers ([`headers`]), is counted and logged. The log never contains a cookie, a name, a
//! query or the id of a table.

mod address;
mod body;
mod headers;
mod held_body;
mod limits;
mod origin;
mod session;

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use roshambo_rules::say;
use tokio::time::timeout;

pub(crate) use self::address::{Address, WideNetwork};
pub(crate) use self::body::{Asked, Body, unclear};
pub(crate) use self::held_body::HeldBody;
pub(crate) use self::limits::{Limits, Work, WorkPermit};
pub(crate) use self::session::{Caller, Newcomer, Visitor};

use self::origin::Names;
use self::session::Sessions;
use crate::api_error::ApiError;
use crate::config::Config;
use crate::guest::{Guest, clean_name};
use crate::ids::GuestId;
use crate::metrics::Metrics;
use crate::protocol::{MeRequest, Transfer};
use crate::store::{GuestChange, Store};
use crate::time::Clock;

/// The limits, sessions and origin checks of a server.
pub(crate) struct RequestGuard {
    /// The rate limits, for routes that have limits of their own.
    pub(crate) limits: Limits,
    names: Names,
    sessions: Sessions,
    metrics: Arc<Metrics>,
    clock: Clock,
    hops: usize,
    body: usize,
    /// The timeout of a request, its body included.
    request_timeout: Duration,
}

impl RequestGuard {
    /// Middleware with these settings.
    pub(crate) fn new(
        config: &Config,
        store: Arc<dyn Store>,
        clock: Clock,
        metrics: Arc<Metrics>,
    ) -> RequestGuard {
        let system = rustix::system::uname();
        let names = Names::new(config.public_url.as_deref(), system.nodename().to_str().ok());
        RequestGuard {
            limits: Limits::new(&config.limits, &clock, metrics.clone()),
            sessions: Sessions::new(store, clock.clone(), names.secure()),
            names,
            metrics,
            clock,
            hops: config.trusted_hops,
            body: config.limits.body,
            request_timeout: config.times.request,
        }
    }

    /// Gives a guest a name, a look, or both. Returns the guest as stored.
    pub(crate) async fn introduce(&self, guest: Guest, request: MeRequest) -> Result<Guest, ApiError> {
        let name = request.name.as_deref().map(clean_name).transpose()?;
        let change = GuestChange { name, look: request.look };
        self.sessions.change(guest.id, change.clone()).await?;
        Ok(Guest { id: guest.id, name: change.name.or(guest.name), look: change.look.or(guest.look) })
    }

    /// A secret that makes another device this guest, once.
    pub(crate) async fn offer_transfer(&self, guest: GuestId) -> Result<Transfer, ApiError> {
        self.sessions.offer_transfer(guest).await
    }

    /// Makes the sender of a request the guest who offered this secret. Wrong secrets are counted like wrong links.
    pub(crate) async fn accept_transfer(
        &self,
        caller: &Caller,
        from: Address,
        secret: &str,
    ) -> Result<Guest, ApiError> {
        self.limits.may_look(from)?;
        if let Some(guest) = self.sessions.accept_transfer(secret, caller).await? {
            return Ok(guest);
        }
        self.limits.miss(from)?;
        Err(ApiError::new(StatusCode::NOT_FOUND, say!("server-transfer-gone")))
    }

    /// The address of this site, as a visitor knows it.
    pub(crate) fn site(&self, headers: &HeaderMap) -> Option<String> {
        self.names.site(headers)
    }

    /// Checks a request before its route runs. Returns who sent it.
    async fn admit(&self, request: &Parts) -> Result<Caller, ApiError> {
        let from = Address::of(&request.extensions, &request.headers, self.hops);
        self.limits.address_request(from)?;
        self.names.check(request)?;
        let caller = self.sessions.caller(&request.headers, from).await;
        if let Some(guest) = caller.guest() {
            self.limits.guest_request(guest)?;
        }
        Ok(caller)
    }
}

/// The routes with the middleware around all of them, unknown paths included.
pub(crate) fn with_middleware(router: Router, guard: Arc<RequestGuard>) -> Router {
    let body = DefaultBodyLimit::max(guard.body);
    router.layer(body).layer(from_fn_with_state(guard, handle))
}

async fn handle(State(guard): State<Arc<RequestGuard>>, request: Request, next: Next) -> Response {
    let begun = guard.clock.now();
    let (mut parts, body) = request.into_parts();
    let method = parts.method.clone();
    let path = parts.uri.path().to_owned();
    let route = parts.extensions.get::<MatchedPath>().cloned();
    let mut answer = match guard.admit(&parts).await {
        Ok(caller) => {
            parts.extensions.insert(caller.clone());
            let answer = next.run(Request::from_parts(parts, body));
            // A panic ends only its own request. The timeout ends requests whose body arrives very slowly.
            let answer = timeout(guard.request_timeout, AssertUnwindSafe(answer).catch_unwind()).await;
            let mut answer = match answer {
                Ok(Ok(answer)) => headers::add_error_body(answer),
                Ok(Err(_)) => ApiError::internal().into_response(),
                Err(_) => timed_out().into_response(),
            };
            if let Some(cookie) = caller.cookie() {
                headers::make_private(answer.headers_mut());
                answer.headers_mut().append(SET_COOKIE, cookie);
            }
            answer
        }
        Err(error) => error.into_response(),
    };
    headers::add_security_headers(answer.headers_mut(), &path, guard.names.secure());
    let route = route.as_ref().map_or("none", MatchedPath::as_str);
    let status = answer.status().as_u16();
    guard.metrics.answered(route, status);
    let micros = guard.clock.now().saturating_sub(begun).as_micros() as u64;
    tracing::info!(%method, route, status, micros, "request");
    answer
}

fn timed_out() -> ApiError {
    ApiError::new(StatusCode::REQUEST_TIMEOUT, say!("server-too-slow"))
}

#[cfg(test)]
mod tests;
