//! Accepted and refused values of `Host` and `Origin`.

use super::*;
use axum::http::Request;

fn names(public: Option<&str>) -> Names {
    Names::new(public, Some("Kitchen"))
}

/// The status of a request with these headers; 200 if it is accepted.
fn status_of(names: &Names, method: &str, headers: &[(&str, &str)]) -> u16 {
    let mut request = Request::builder().method(method).uri("/api/me");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let (parts, ()) = request.body(()).unwrap().into_parts();
    names.check(&parts).map_or_else(|error| error.status, |()| 200)
}

#[test]
fn an_unknown_host_is_refused() {
    let names = names(None);
    for host in [
        "localhost",
        "localhost:8080",
        "LOCALHOST.",
        "127.0.0.1:8080",
        "[::1]:8080",
        "192.168.1.7:8080",
        "[fe80::1]",
        "kitchen:8080",
        "kitchen.local",
    ] {
        assert_eq!(status_of(&names, "GET", &[("host", host)]), 200, "{host}");
    }
    for host in [
        "evil.example",
        "evil.example:8080",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "kitchen.evil",
        "",
        ":8080",
        "kitchen.local.evil",
        "localhost:x",
        "fe80::1",
        "[localhost]",
        "a.local",
        "user@localhost",
    ] {
        assert_eq!(status_of(&names, "GET", &[("host", host)]), 421, "{host}");
    }
    assert_eq!(status_of(&names, "GET", &[]), 421);
    assert_eq!(status_of(&names, "GET", &[("host", "localhost"), ("host", "evil.example")]), 421);
}

#[test]
fn with_a_public_url_only_its_host_and_loopback_are_served() {
    let names = names(Some("https://Play.example/"));
    for host in ["play.example", "PLAY.example:443", "localhost:8080", "127.0.0.1:8080"] {
        assert_eq!(status_of(&names, "GET", &[("host", host)]), 200, "{host}");
    }
    for host in ["example", "192.168.1.7", "kitchen.local", "play.example:8080", "play.example.evil.example"]
    {
        assert_eq!(status_of(&names, "GET", &[("host", host)]), 421, "{host}");
    }
}

#[test]
fn a_host_in_the_request_line_must_equal_the_header() {
    let request = |uri: &str| {
        let (parts, ()) = Request::get(uri).header("host", "localhost").body(()).unwrap().into_parts();
        names(None).check(&parts).is_ok()
    };
    assert!(request("http://localhost/api"));
    assert!(!request("http://evil.example/api"));
}

#[test]
fn a_page_of_another_site_changes_nothing() {
    let names = names(None);
    let host = ("host", "192.168.1.7:8080");
    assert_eq!(status_of(&names, "POST", &[host, ("origin", "http://192.168.1.7:8080")]), 200);
    for origin in [
        "http://evil.example",
        "null",
        "",
        "http://192.168.1.7",
        "http://192.168.1.7:8081",
        "192.168.1.7:8080",
        "http://192.168.1.7:8080.evil.example",
        "file://192.168.1.7:8080",
        "http://localhost:8080",
    ] {
        for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"] {
            assert_eq!(status_of(&names, method, &[host, ("origin", origin)]), 403, "{method} {origin}");
        }
        assert_eq!(
            status_of(&names, "GET", &[host, ("origin", origin)]),
            200,
            "browsers themselves protect reads"
        );
    }
    let twice = [host, ("origin", "http://192.168.1.7:8080"), ("origin", "http://evil.example")];
    assert_eq!(status_of(&names, "POST", &twice), 403);
}

#[test]
fn a_page_of_another_site_opens_no_websocket() {
    let names = names(None);
    let (host, upgrade) = (("host", "localhost:8080"), ("upgrade", "websocket"));
    assert_eq!(status_of(&names, "GET", &[host, upgrade, ("origin", "http://localhost:8080")]), 200);
    assert_eq!(status_of(&names, "GET", &[host, upgrade, ("origin", "http://evil.example")]), 403);
    assert_eq!(status_of(&names, "GET", &[host, upgrade, ("cookie", "roshambo=x")]), 403);
    assert_eq!(status_of(&names, "GET", &[host, upgrade]), 200, "a program");
}

#[test]
fn without_an_origin_only_programs_without_a_cookie_change_something() {
    let names = names(None);
    let host = ("host", "localhost:8080");
    assert_eq!(status_of(&names, "POST", &[host]), 200);
    assert_eq!(status_of(&names, "POST", &[host, ("cookie", "roshambo=x")]), 403);
    for (site, status) in
        [("same-origin", 200), ("none", 200), ("same-site", 403), ("cross-site", 403), ("x", 403)]
    {
        assert_eq!(status_of(&names, "POST", &[host, ("sec-fetch-site", site)]), status, "{site}");
        assert_eq!(
            status_of(&names, "POST", &[host, ("sec-fetch-site", site), ("cookie", "a=b")]),
            403,
            "{site}"
        );
    }
}

#[test]
fn behind_tls_a_page_without_tls_is_another_site() {
    let names = names(Some("https://play.example"));
    let host = ("host", "play.example");
    assert_eq!(status_of(&names, "POST", &[host, ("origin", "https://play.example")]), 200);
    assert_eq!(status_of(&names, "POST", &[host, ("origin", "http://play.example")]), 403);
    assert_eq!(status_of(&names, "POST", &[host, ("origin", "https://play.example:8443")]), 403);
    let proxied = ("host", "127.0.0.1:8080");
    assert_eq!(status_of(&names, "POST", &[proxied, ("origin", "https://play.example")]), 200);
    assert_eq!(status_of(&names, "POST", &[proxied, ("origin", "https://evil.example")]), 403);
}
