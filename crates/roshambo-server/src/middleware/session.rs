//! Sessions: a cookie with the id of a guest and a secret token. The store contains only the hash of the
//! token.
//!
//! A visitor without a valid cookie has no identity. The first changing request creates a guest
//! ([`Newcomer`]), and the visitor stays that guest. If the store cannot be read, the request fails with an
//! error: a slow disk must not cost a guest the session.

mod cookie;
mod known;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use roshambo_rules::say;
use subtle::ConstantTimeEq;

use self::cookie::Cookie;
pub(crate) use self::cookie::Jar;
use self::known::{Knowledge, Known};
use super::RequestGuard;
use super::address::Address;
use crate::api_error::ApiError;
use crate::guest::Guest;
use crate::ids::{GuestId, random};
use crate::store::{GuestRow, Store};
use crate::time::{Clock, Millis};

/// How often the store records that a guest was seen.
const SEEN_INTERVAL: Duration = Duration::from_secs(24 * 60 * 60);

/// Verifies session cookies and creates guests.
pub(crate) struct Sessions {
    store: Arc<dyn Store>,
    clock: Clock,
    jar: Jar,
    known: Knowledge,
}

/// What the middleware knows about the sender of a request. The extractors read it.
#[derive(Clone)]
pub(crate) struct Caller {
    /// The guest, if any, or an error if the store could not be read.
    who: Result<Option<Guest>, ApiError>,
    from: Address,
    /// The cookie that the response must set, whatever the response is.
    new_cookie: Arc<Mutex<Option<HeaderValue>>>,
}

impl Sessions {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Clock, secure: bool) -> Sessions {
        Sessions { store, known: Knowledge::new(clock.clone()), clock, jar: Jar { secure } }
    }

    /// Identifies the sender of these headers.
    pub(crate) async fn caller(&self, headers: &HeaderMap, from: Address) -> Caller {
        let new_cookie = Arc::default();
        let who = match self.jar.find(headers) {
            Some(cookie) => self.verify(&cookie, &new_cookie).await,
            None => Ok(None),
        };
        Caller { who, from, new_cookie }
    }

    async fn verify(
        &self,
        cookie: &Cookie,
        new_cookie: &Mutex<Option<HeaderValue>>,
    ) -> Result<Option<Guest>, ApiError> {
        let hash = cookie.hash();
        let known = match self.known.get(cookie.id) {
            Some(known) => known,
            None => {
                let page = self.known.page();
                let row = self.store.guest(cookie.id).await?;
                let Some(row) = row else { return Ok(None) };
                let known = Known { hash: row.token, name: row.name, seen: row.seen };
                self.known.put(cookie.id, known.clone(), page);
                known
            }
        };
        if !bool::from(known.hash.ct_eq(&hash)) {
            return Ok(None);
        }
        let now = self.clock.calendar();
        if now.saturating_sub(known.seen) >= SEEN_INTERVAL.as_millis() as Millis {
            // The cache is updated first, so that of many concurrent requests few write.
            self.known.seen(cookie.id, now);
            if let Err(error) = self.store.touch_guest(cookie.id, None, now).await {
                // The guest keeps the session. The next request after the cache has forgotten the guest tries again.
                error.log();
            }
            // Browsers delete a cookie some time after it was set, so an active guest gets it again.
            set_cookie(new_cookie, self.jar.set(cookie));
        }
        Ok(Some(Guest { id: cookie.id, name: known.name }))
    }

    async fn create(&self, new_cookie: &Mutex<Option<HeaderValue>>) -> Result<Guest, ApiError> {
        let cookie = Cookie { id: GuestId::random(), token: random() };
        let seen = self.clock.calendar();
        let row = GuestRow { id: cookie.id, token: cookie.hash(), name: None, seen };
        self.store.add_guest(row).await?;
        set_cookie(new_cookie, self.jar.set(&cookie));
        Ok(Guest { id: cookie.id, name: None })
    }

    /// Renames a guest. The name has been checked. It is stored when this returns.
    pub(crate) async fn rename(&self, id: GuestId, name: String) -> Result<(), ApiError> {
        let seen = self.clock.calendar();
        self.store.touch_guest(id, Some(name.clone()), seen).await?;
        self.known.rename(id, &name);
        Ok(())
    }
}

impl Caller {
    /// The guest who sent the request, if known.
    pub(crate) fn guest(&self) -> Option<GuestId> {
        self.who.as_ref().ok()?.as_ref().map(|guest| guest.id)
    }

    /// The cookie that the response must set.
    pub(crate) fn cookie(&self) -> Option<HeaderValue> {
        self.new_cookie.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

fn set_cookie(new_cookie: &Mutex<Option<HeaderValue>>, cookie: Option<HeaderValue>) {
    *new_cookie.lock().unwrap_or_else(PoisonError::into_inner) = cookie;
}

/// The guest who sent a request, if any. Creates no guest.
#[derive(Clone, Debug)]
pub(crate) struct Visitor(pub(crate) Option<Guest>);

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Visitor, ApiError> {
        caller(parts)?.who.map(Visitor)
    }
}

/// The guest who sent a request. Creates a guest for a new visitor; then the response sets the cookie.
#[derive(Clone, Debug)]
pub(crate) struct Newcomer(pub(crate) Guest);

impl<S: Send + Sync> FromRequestParts<S> for Newcomer
where
    Arc<RequestGuard>: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Newcomer, ApiError> {
        let caller = caller(parts)?;
        if let Some(guest) = caller.who? {
            return Ok(Newcomer(guest));
        }
        let guard = Arc::<RequestGuard>::from_ref(state);
        guard.limits.new_guest(caller.from)?;
        let guest = guard.sessions.create(&caller.new_cookie).await?;
        // A second extractor of the same request gets the same guest.
        parts.extensions.insert(Caller { who: Ok(Some(guest.clone())), ..caller });
        Ok(Newcomer(guest))
    }
}

/// The client address of a request.
impl<S: Send + Sync> FromRequestParts<S> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Address, ApiError> {
        caller(parts).map(|caller| caller.from)
    }
}

fn caller(parts: &Parts) -> Result<Caller, ApiError> {
    // A route outside the middleware has no caller, and must refuse everybody.
    let closed = || ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, say!("server-broken"));
    parts.extensions.get::<Caller>().cloned().ok_or_else(closed)
}
