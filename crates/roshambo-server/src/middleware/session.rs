//! Who a visitor is: a cookie with an id and a secret token, of which only the hash is stored.
//!
//! Whoever has no cookie, or one that is not true, is nobody; he becomes somebody when he first does
//! something ([`Newcomer`]), and stays it. If the store cannot tell whether a cookie is true, the
//! visitor is told so: he must not lose who he is because a disk is slow.

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

/// How often it is noted that a guest was seen.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// All guests, as far as the doors know them.
pub(crate) struct Sessions {
    store: Arc<dyn Store>,
    clock: Clock,
    jar: Jar,
    known: Knowledge,
}

/// What the doors found out about the visitor behind a request; the extractors read it.
#[derive(Clone)]
pub(crate) struct Caller {
    /// Who, or that the store could not tell.
    who: Result<Option<Guest>, ApiError>,
    from: Address,
    /// The cookie that the answer sets, whatever the answer is.
    given: Arc<Mutex<Option<HeaderValue>>>,
}

impl Sessions {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Clock, secure: bool) -> Sessions {
        Sessions { store, known: Knowledge::new(clock.clone()), clock, jar: Jar { secure } }
    }

    /// Finds out who sends these headers.
    pub(crate) async fn caller(&self, headers: &HeaderMap, from: Address) -> Caller {
        let given = Arc::default();
        let who = match self.jar.find(headers) {
            Some(cookie) => self.verify(&cookie, &given).await,
            None => Ok(None),
        };
        Caller { who, from, given }
    }

    async fn verify(
        &self,
        cookie: &Cookie,
        given: &Mutex<Option<HeaderValue>>,
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
        if now.saturating_sub(known.seen) >= DAY.as_millis() as Millis {
            // Noted first, so that of many requests at once few write.
            self.known.seen(cookie.id, now);
            if let Err(error) = self.store.touch_guest(cookie.id, None, now).await {
                tracing::warn!(%error, "a guest could not be noted as seen");
            }
            // Browsers forget a cookie by when it was set, so who still comes gets it again.
            give(given, self.jar.set(cookie));
        }
        Ok(Some(Guest { id: cookie.id, name: known.name }))
    }

    async fn create(&self, given: &Mutex<Option<HeaderValue>>) -> Result<Guest, ApiError> {
        let cookie = Cookie { id: GuestId::random(), token: random() };
        let seen = self.clock.calendar();
        let row = GuestRow { id: cookie.id, token: cookie.hash(), name: None, seen };
        self.store.add_guest(row).await?;
        give(given, self.jar.set(&cookie));
        Ok(Guest { id: cookie.id, name: None })
    }

    /// Gives a guest another name, which has been cleaned. It is stored when this returns.
    pub(crate) async fn rename(&self, id: GuestId, name: String) -> Result<(), ApiError> {
        let seen = self.clock.calendar();
        self.store.touch_guest(id, Some(name.clone()), seen).await?;
        self.known.rename(id, &name);
        Ok(())
    }
}

impl Caller {
    /// Who sends the request, if that is known.
    pub(crate) fn guest(&self) -> Option<GuestId> {
        self.who.as_ref().ok()?.as_ref().map(|guest| guest.id)
    }

    /// The cookie for the answer.
    pub(crate) fn cookie(&self) -> Option<HeaderValue> {
        self.given.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

fn give(given: &Mutex<Option<HeaderValue>>, cookie: Option<HeaderValue>) {
    *given.lock().unwrap_or_else(PoisonError::into_inner) = cookie;
}

/// The guest who sends a request, if he is one. Creates nobody.
#[derive(Clone, Debug)]
pub(crate) struct Visitor(pub(crate) Option<Guest>);

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Visitor, ApiError> {
        caller(parts)?.who.map(Visitor)
    }
}

/// The guest who sends a request; a new one if he was none, and then the answer sets his cookie.
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
        let guest = guard.sessions.create(&caller.given).await?;
        // Whoever asks again for the same request gets the same guest.
        parts.extensions.insert(Caller { who: Ok(Some(guest.clone())), ..caller });
        Ok(Newcomer(guest))
    }
}

/// Where a request comes from.
impl<S: Send + Sync> FromRequestParts<S> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Address, ApiError> {
        caller(parts).map(|caller| caller.from)
    }
}

fn caller(parts: &Parts) -> Result<Caller, ApiError> {
    // A route outside the guard knows nobody, and must not let anybody in.
    let closed = || ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, say!("server-broken"));
    parts.extensions.get::<Caller>().cloned().ok_or_else(closed)
}
