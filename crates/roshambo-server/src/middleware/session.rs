//! Sessions: a cookie with the id of a guest and a secret token. The store contains only the hash of the
//! token.
//!
//! A guest may have several sessions, one on each device: a secret from one device makes another one the same guest, once
//! and for a short time.
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
use roshambo_table::{hex, sha256};
use subtle::ConstantTimeEq;

use self::cookie::Cookie;
pub(crate) use self::cookie::Jar;
use self::known::{Knowledge, Known};
use super::RequestGuard;
use super::address::Address;
use crate::api_error::ApiError;
use crate::guest::Guest;
use crate::ids::{GuestId, random};
use crate::protocol::Transfer;
use crate::store::{GuestChange, GuestRow, Store, StoreError, TransferRow};
use crate::time::{Clock, Millis};

/// How often the store records that a guest was seen.
const SEEN_INTERVAL: Duration = Duration::from_secs(24 * 60 * 60);

/// For how long a guest can be moved to another device.
const TRANSFER_TIME: Duration = Duration::from_secs(10 * 60);

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
        let known =
            if store.cluster().is_some() { Knowledge::disabled } else { Knowledge::new }(clock.clone());
        Sessions { store, known, clock, jar: Jar { secure } }
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
        let is_session = |known: &Known| {
            known.hashes.iter().fold(false, |found, own| found | bool::from(own.ct_eq(&hash)))
        };
        let known = match self.known.get(cookie.id).filter(is_session) {
            Some(known) => known,
            // The session may be newer than what is cached.
            None => match self.read(cookie.id).await?.filter(is_session) {
                Some(known) => known,
                None => return Ok(None),
            },
        };
        let now = self.clock.calendar();
        if now.saturating_sub(known.seen) >= SEEN_INTERVAL.as_millis() as Millis {
            // The cache is updated first, so that of many concurrent requests few write.
            self.known.seen(cookie.id, now);
            if let Err(error) = self.store.touch_guest(cookie.id, GuestChange::default(), now).await {
                // The guest keeps the session. The next request after the cache has forgotten the guest tries again.
                error.log();
            }
            // Browsers delete a cookie some time after it was set, so an active guest gets it again.
            set_cookie(new_cookie, self.jar.set(cookie));
        }
        Ok(Some(Guest { id: cookie.id, name: known.name, look: known.look }))
    }

    async fn read(&self, id: GuestId) -> Result<Option<Known>, ApiError> {
        let page = self.known.page();
        let Some(row) = self.store.guest(id).await? else { return Ok(None) };
        let known = Known { hashes: row.tokens, name: row.name, look: row.look, seen: row.seen };
        self.known.put(id, known.clone(), page);
        Ok(Some(known))
    }

    async fn create(&self, new_cookie: &Mutex<Option<HeaderValue>>) -> Result<Guest, ApiError> {
        let cookie = Cookie { id: GuestId::random(), token: random() };
        let seen = self.clock.calendar();
        let row = GuestRow { id: cookie.id, tokens: vec![cookie.hash()], name: None, look: None, seen };
        self.store.add_guest(row).await?;
        set_cookie(new_cookie, self.jar.set(&cookie));
        Ok(Guest { id: cookie.id, name: None, look: None })
    }

    /// Changes the name and look of a guest. The name has been checked. Both are stored when this returns.
    pub(crate) async fn change(&self, id: GuestId, change: GuestChange) -> Result<(), ApiError> {
        let seen = self.clock.calendar();
        self.store.touch_guest(id, change.clone(), seen).await?;
        self.known.change(id, change);
        Ok(())
    }

    /// A secret that makes another device this guest. An earlier one is void.
    pub(crate) async fn offer_transfer(&self, guest: GuestId) -> Result<Transfer, ApiError> {
        let secret = hex(&random::<16>());
        let row = TransferRow { guest, secret: sha256(&secret), made: self.clock.calendar() };
        self.store.offer_transfer(row).await?;
        Ok(Transfer { secret, seconds: TRANSFER_TIME.as_secs() as u32 })
    }

    /// Makes the sender of a request the guest who offered this secret: the response sets the cookie of a new session.
    /// Returns `None` if there is no such offer, or no longer.
    pub(crate) async fn accept_transfer(
        &self,
        secret: &str,
        caller: &Caller,
    ) -> Result<Option<Guest>, ApiError> {
        let Some(transfer) = self.store.transfer(sha256(secret)).await? else { return Ok(None) };
        let (now, made) = (self.clock.calendar(), transfer.made);
        // After the calendar was set back, the age is not known.
        let is_valid = made <= now && now - made < TRANSFER_TIME.as_millis() as Millis;
        if !is_valid {
            return Ok(None);
        }
        let cookie = Cookie { id: transfer.guest, token: random() };
        match self.store.accept_transfer(transfer, cookie.hash(), now).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => return Ok(None),
            Err(error) => return Err(error.into()),
        }
        set_cookie(&caller.new_cookie, self.jar.set(&cookie));
        let known = self.read(cookie.id).await?;
        Ok(known.map(|known| Guest { id: cookie.id, name: known.name, look: known.look }))
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

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Caller, ApiError> {
        caller(parts)
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
