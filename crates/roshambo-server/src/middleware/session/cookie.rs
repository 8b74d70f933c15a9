//! The session cookie: `<id, 16 hexadecimal digits>.<token, 64 hexadecimal digits>`.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use roshambo_table::{hex, sha256};

use crate::ids::GuestId;

/// The longest lifetime that browsers allow, in seconds.
const MAX_AGE: u32 = 400 * 24 * 60 * 60;

/// The id of a guest, and the token that proves it.
pub(super) struct Cookie {
    pub(super) id: GuestId,
    pub(super) token: [u8; 32],
}

impl Cookie {
    /// The stored form of the token. It cannot be used to log in.
    pub(super) fn hash(&self) -> [u8; 32] {
        sha256(&hex(&self.token))
    }

    fn read(text: &str) -> Option<Cookie> {
        let (id, token) = text.split_once('.')?;
        let id = i64::from_be_bytes(bytes(id)?);
        Some(Cookie { id: GuestId(id), token: bytes(token)? })
    }

    fn text(&self) -> String {
        format!("{}.{}", hex(&self.id.0.to_be_bytes()), hex(&self.token))
    }
}

fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let text = text.as_bytes();
    if text.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

/// Sets and finds session cookies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Jar {
    /// Whether visitors use TLS. Then the cookie is sent over TLS only, and no other host of the domain can
    /// set it.
    pub(crate) secure: bool,
}

impl Jar {
    fn name(self) -> &'static str {
        if self.secure { "__Host-roshambo" } else { "roshambo" }
    }

    /// The first readable session cookie in these headers.
    pub(super) fn find(self, headers: &HeaderMap) -> Option<Cookie> {
        let lines = headers.get_all(COOKIE).into_iter().filter_map(|line| line.to_str().ok());
        let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.filter(|(name, _)| *name == self.name()).find_map(|(_, text)| Cookie::read(text))
    }

    /// The `Set-Cookie` header for a cookie.
    pub(super) fn set(self, cookie: &Cookie) -> Option<HeaderValue> {
        let secure = if self.secure { "; Secure" } else { "" };
        let (name, text) = (self.name(), cookie.text());
        let line = format!("{name}={text}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}");
        let mut line = HeaderValue::try_from(line).ok()?;
        line.set_sensitive(true);
        Some(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::random;

    #[test]
    fn only_a_well_formed_cookie_is_accepted() {
        let cookie = Cookie { id: GuestId::random(), token: random() };
        let text = cookie.text();
        let again = Cookie::read(&text).unwrap();
        assert_eq!((again.id, again.token), (cookie.id, cookie.token));
        let longer = format!("{text}0");
        let (id, token) = text.split_once('.').unwrap();
        let capitals = format!("{}.{}", "A".repeat(16), token);
        let signs = format!("+{}.{token}", &id[1..]);
        let letters = format!("{}é.{token}", &id[2..]);
        for wrong in ["", ".", id, token, &longer, &text[1..], &capitals, &signs, &letters] {
            assert!(Cookie::read(wrong).is_none(), "{wrong}");
        }
    }
}
