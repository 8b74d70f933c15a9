//! The client address that rate limits count.
//!
//! Without reverse proxies it is the address of the connection. Behind proxies, the connection comes from the
//! last proxy, and each proxy appends the address of its own client to `X-Forwarded-For`. Only the entries of
//! our own proxies are trusted: as many as are configured, counted from the right. A client can write
//! anything further left.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

const FORWARDED: &str = "x-forwarded-for";

/// A client address. An IPv6 user usually has a whole /64 network, so all addresses of one /64 count as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

/// A network that one person or company may hold: an IPv6 /48, or a single IPv4 address. Providers give such networks to
/// customers, so a limit for each /64 alone would be no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct WideNetwork(IpAddr);

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
    /// The wide network that this address belongs to.
    pub(crate) fn wide(self) -> WideNetwork {
        WideNetwork(match self.0 {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let [a, b, c, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0))
            }
        })
    }

    /// The client address of a request that came through `hops` trusted proxies.
    pub(crate) fn of(extensions: &Extensions, headers: &HeaderMap, hops: usize) -> Address {
        let connection = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        // Only a router that runs without a server, as in tests, has no connection.
        let connection = connection.unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED));
        forwarded(headers, hops).unwrap_or(connection).into()
    }
}

fn forwarded(headers: &HeaderMap, hops: usize) -> Option<IpAddr> {
    let skip = hops.checked_sub(1)?;
    let lines = headers.get_all(FORWARDED).into_iter().rev();
    let mut entries = lines.flat_map(|line| line.to_str().unwrap_or("").rsplit(','));
    parse_entry(entries.nth(skip)?.trim())
}

/// Parses one entry of the header. Some proxies add the port.
fn parse_entry(entry: &str) -> Option<IpAddr> {
    let bare = entry.strip_prefix('[').and_then(|entry| entry.strip_suffix(']')).unwrap_or(entry);
    let with_port = || entry.parse().ok().map(|address: SocketAddr| address.ip());
    bare.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn client_address(hops: usize, lines: &[&str]) -> String {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo("192.0.2.1:4000".parse::<SocketAddr>().unwrap()));
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED, HeaderValue::from_str(line).unwrap());
        }
        Address::of(&extensions, &headers, hops).0.to_string()
    }

    #[test]
    fn without_proxies_the_forwarded_header_is_ignored() {
        assert_eq!(client_address(0, &["203.0.113.9"]), "192.0.2.1");
        assert_eq!(client_address(0, &[]), "192.0.2.1");
    }

    #[test]
    fn only_entries_of_our_own_proxies_are_trusted() {
        assert_eq!(client_address(1, &["1.1.1.1, 203.0.113.9"]), "203.0.113.9");
        assert_eq!(client_address(2, &["1.1.1.1, 203.0.113.9, 10.0.0.2"]), "203.0.113.9");
        assert_eq!(client_address(1, &["1.1.1.1", "203.0.113.9"]), "203.0.113.9");
        assert_eq!(client_address(2, &["1.1.1.1,203.0.113.9", "10.0.0.2"]), "203.0.113.9");
        assert_eq!(client_address(1, &["203.0.113.9:5000"]), "203.0.113.9");
    }

    #[test]
    fn an_unreadable_entry_falls_back_to_the_connection() {
        for line in ["", "unknown", "1.1.1.1, ", "1.1.1.1, _hidden", "1.1.1.999", "203.0.113.9, x"] {
            assert_eq!(client_address(1, &[line]), "192.0.2.1", "{line}");
        }
        assert_eq!(client_address(2, &["203.0.113.9"]), "192.0.2.1");
        assert_eq!(client_address(usize::MAX, &["203.0.113.9"]), "192.0.2.1");
    }

    #[test]
    fn an_ipv6_network_counts_as_one_address() {
        assert_eq!(client_address(1, &["2001:db8:1:2:3:4:5:6"]), "2001:db8:1:2::");
        assert_eq!(client_address(1, &["[2001:db8:1:2:ffff::1]:443"]), "2001:db8:1:2::");
        assert_eq!(client_address(1, &["[2001:db8:1:2::1]"]), "2001:db8:1:2::");
        assert_eq!(client_address(1, &["::ffff:203.0.113.9"]), "203.0.113.9");
    }

    #[test]
    fn a_wide_network_is_a_48_or_one_ipv4_address() {
        let wide = |text: &str| Address::from(text.parse::<IpAddr>().unwrap()).wide();
        assert_eq!(wide("2001:db8:1:2::1"), wide("2001:db8:1:ffff::"));
        assert_ne!(wide("2001:db8:1:2::1"), wide("2001:db8:2:2::1"));
        assert_ne!(wide("203.0.113.9"), wide("203.0.113.8"));
    }
}
