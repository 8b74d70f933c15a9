//! Where a visitor comes from, as limits count it.
//!
//! The connection tells. Behind reverse proxies it tells only of the last of them, and each has
//! noted in `X-Forwarded-For` whom it heard from: we believe as many notes as there are proxies of
//! our own, from the right. What stands further left anybody may have written.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

const FORWARDED: &str = "x-forwarded-for";

/// One visitor's address. Somebody with IPv6 has a whole /64 to himself, so it counts as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Address {
        Address(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        })
    }
}

impl Address {
    /// The address behind a request, given how many proxies of ours it went through.
    pub(crate) fn of(extensions: &Extensions, headers: &HeaderMap, hops: usize) -> Address {
        let connection = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        // Only a router that is called without a server, as in tests, has no connection.
        let connection = connection.unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED));
        forwarded(headers, hops).unwrap_or(connection).into()
    }
}

fn forwarded(headers: &HeaderMap, hops: usize) -> Option<IpAddr> {
    let back = hops.checked_sub(1)?;
    let lines = headers.get_all(FORWARDED).into_iter().rev();
    let mut notes = lines.flat_map(|line| line.to_str().unwrap_or("").rsplit(','));
    read(notes.nth(back)?.trim())
}

/// Some proxies note the port, too.
fn read(note: &str) -> Option<IpAddr> {
    let bare = note.strip_prefix('[').and_then(|note| note.strip_suffix(']')).unwrap_or(note);
    let with_port = || note.parse().ok().map(|address: SocketAddr| address.ip());
    bare.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn seen(hops: usize, lines: &[&str]) -> String {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo("192.0.2.1:4000".parse::<SocketAddr>().unwrap()));
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED, HeaderValue::from_str(line).unwrap());
        }
        Address::of(&extensions, &headers, hops).0.to_string()
    }

    #[test]
    fn without_proxies_nobody_is_believed() {
        assert_eq!(seen(0, &["203.0.113.9"]), "192.0.2.1");
        assert_eq!(seen(0, &[]), "192.0.2.1");
    }

    #[test]
    fn only_the_notes_of_our_own_proxies_are_believed() {
        assert_eq!(seen(1, &["1.1.1.1, 203.0.113.9"]), "203.0.113.9");
        assert_eq!(seen(2, &["1.1.1.1, 203.0.113.9, 10.0.0.2"]), "203.0.113.9");
        assert_eq!(seen(1, &["1.1.1.1", "203.0.113.9"]), "203.0.113.9");
        assert_eq!(seen(2, &["1.1.1.1,203.0.113.9", "10.0.0.2"]), "203.0.113.9");
        assert_eq!(seen(1, &["203.0.113.9:5000"]), "203.0.113.9");
    }

    #[test]
    fn a_note_that_cannot_be_read_leaves_the_connection() {
        for line in ["", "unknown", "1.1.1.1, ", "1.1.1.1, _hidden", "1.1.1.999", "203.0.113.9, x"] {
            assert_eq!(seen(1, &[line]), "192.0.2.1", "{line}");
        }
        assert_eq!(seen(2, &["203.0.113.9"]), "192.0.2.1");
        assert_eq!(seen(usize::MAX, &["203.0.113.9"]), "192.0.2.1");
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one_visitor() {
        assert_eq!(seen(1, &["2001:db8:1:2:3:4:5:6"]), "2001:db8:1:2::");
        assert_eq!(seen(1, &["[2001:db8:1:2:ffff::1]:443"]), "2001:db8:1:2::");
        assert_eq!(seen(1, &["[2001:db8:1:2::1]"]), "2001:db8:1:2::");
        assert_eq!(seen(1, &["::ffff:203.0.113.9"]), "203.0.113.9");
    }
}
