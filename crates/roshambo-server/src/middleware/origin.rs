//! Checks `Host` and `Origin`, against cross-site requests and DNS rebinding.
//!
//! A page of another site can make a visitor's browser send requests to us, with the visitor's cookie. The
//! browser then names the other site in `Origin`. With DNS rebinding, a foreign host name resolves to our
//! address, and `Host` is that name. So the server answers only requests for its own host names, and makes
//! changes only for its own pages.

use std::net::IpAddr;

use axum::http::header::{COOKIE, HOST, ORIGIN, UPGRADE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use roshambo_rules::say;

use crate::api_error::ApiError;

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The host names of a server.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    /// The public URL, if it is set. Then only its host and loopback are accepted.
    public: Option<Public>,
    /// The host name of the machine.
    machine: Option<String>,
}

#[derive(Clone, Debug)]
struct Public {
    origin: String,
    host: String,
}

impl Names {
    /// Takes the configured public URL and the host name of the machine.
    pub(crate) fn new(public_url: Option<&str>, machine: Option<&str>) -> Names {
        let public = public_url.map(|url| {
            let url = url.trim_end_matches('/').to_ascii_lowercase();
            let (scheme, rest) = url.split_once("://").unwrap_or(("http", &url));
            let host = without_default_port(rest.split('/').next().unwrap_or(rest), scheme).to_owned();
            Public { origin: format!("{scheme}://{host}"), host }
        });
        let machine = machine.map(str::to_ascii_lowercase).filter(|name| !name.is_empty());
        Names { public, machine }
    }

    /// Whether visitors use TLS.
    pub(crate) fn secure(&self) -> bool {
        self.public.as_ref().is_some_and(|public| public.origin.starts_with("https://"))
    }

    /// The address of this site, as the visitor of a checked request knows it: `https://example.org`.
    pub(crate) fn site(&self, headers: &HeaderMap) -> Option<String> {
        match &self.public {
            Some(public) => Some(public.origin.clone()),
            None => only(headers, &HOST).map(|host| format!("http://{host}")),
        }
    }

    /// Refuses a request for another host, and a changing request from another site.
    pub(crate) fn check(&self, request: &Parts) -> Result<(), ApiError> {
        let host = self.host(request)?;
        if changes(request) && !self.is_own_page(&host, &request.headers) {
            return Err(ApiError::new(StatusCode::FORBIDDEN, say!("server-wrong-origin")));
        }
        Ok(())
    }

    /// The host of the request, if it is one of ours.
    fn host(&self, request: &Parts) -> Result<String, ApiError> {
        let wrong_host = || ApiError::new(StatusCode::MISDIRECTED_REQUEST, say!("server-wrong-host"));
        let host = only(&request.headers, &HOST).ok_or_else(wrong_host)?.to_ascii_lowercase();
        let same = |authority: &axum::http::uri::Authority| authority.as_str().eq_ignore_ascii_case(&host);
        if !request.uri.authority().is_none_or(same) {
            return Err(wrong_host());
        }
        let name = name_of(&host).ok_or_else(wrong_host)?;
        let accepted = match &self.public {
            Some(public) => self.is_public(public, &host) || is_loopback(name),
            None => is_loopback(name) || address(name).is_some() || self.is_machine(name),
        };
        if accepted { Ok(host) } else { Err(wrong_host()) }
    }

    fn is_public(&self, public: &Public, host: &str) -> bool {
        let scheme = if self.secure() { "https" } else { "http" };
        without_default_port(host, scheme) == public.host
    }

    fn is_machine(&self, name: &str) -> bool {
        let Some(machine) = &self.machine else { return false };
        name == machine || name.strip_suffix(".local").is_some_and(|short| short == machine)
    }

    /// Whether a changing request comes from one of our pages, or from a program.
    fn is_own_page(&self, host: &str, headers: &HeaderMap) -> bool {
        if !headers.contains_key(ORIGIN) {
            // Without `Origin` the page is unknown, so a cookie or a cross-site `Sec-Fetch-Site` is refused.
            // Programs send neither.
            let site = headers.get(FETCH_SITE).map(HeaderValue::as_bytes);
            return !headers.contains_key(COOKIE) && matches!(site, None | Some(b"same-origin" | b"none"));
        }
        let Some(origin) = only(headers, &ORIGIN).map(str::to_ascii_lowercase) else { return false };
        if let Some(public) = &self.public
            && (origin == public.origin || self.is_public(public, host))
        {
            return origin == public.origin;
        }
        let Some((scheme @ ("http" | "https"), from)) = origin.split_once("://") else { return false };
        without_default_port(from, scheme) == without_default_port(host, scheme)
    }
}

/// Whether a request can change something, or opens a connection that can.
fn changes(request: &Parts) -> bool {
    !matches!(request.method, Method::GET | Method::HEAD) || request.headers.contains_key(UPGRADE)
}

/// The value of a header that must occur exactly once.
fn only<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    let mut all = headers.get_all(name).iter();
    let first = all.next()?.to_str().ok()?;
    if all.next().is_none() { Some(first) } else { None }
}

/// The host without its port, or `None` if it is malformed.
fn name_of(host: &str) -> Option<&str> {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, port),
        _ => (host, "0"),
    };
    let name = name.strip_suffix('.').unwrap_or(name);
    if port.parse::<u16>().is_ok() && !name.is_empty() { Some(name) } else { None }
}

fn address(name: &str) -> Option<IpAddr> {
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    match bare {
        Some(bare) => bare.parse().ok().map(IpAddr::V6),
        None => name.parse().ok().map(IpAddr::V4),
    }
}

fn is_loopback(name: &str) -> bool {
    name == "localhost" || address(name).is_some_and(|address| address.is_loopback())
}

fn without_default_port<'h>(host: &'h str, scheme: &str) -> &'h str {
    let port = if scheme == "https" { ":443" } else { ":80" };
    host.strip_suffix(port).unwrap_or(host)
}

#[cfg(test)]
mod tests;
