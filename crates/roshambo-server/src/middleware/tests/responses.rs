//! Properties of every request and every response.

use super::test_server::{Answer, TestServer};

const JSON: &str = "Content-Type: application/json";

fn assert_security_headers(answer: &Answer) {
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("x-frame-options", "DENY"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        assert_eq!(answer.header(name), Some(value), "{name} of {answer:?}");
    }
    let policy = answer.header("content-security-policy").unwrap();
    assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{policy}");
    assert!(policy.ends_with("frame-ancestors 'none'") && !policy.contains("unsafe"), "{policy}");
    assert!(answer.header("permissions-policy").unwrap().contains("camera=()"));
}

#[tokio::test]
async fn every_response_has_the_security_headers() {
    let server =
        TestServer::open(|config| (config.limits.body, config.limits.address_requests) = (100, 11)).await;
    let long = format!("{{\"name\": \"{}\"}}", "a".repeat(100));
    let upgrade = [
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ];
    let stranger = ["Origin: http://evil.example"];
    let answers = [
        (101, server.ask("GET /api/tables/1/socket", &upgrade, "").await),
        (200, server.ask("GET /", &[], "").await),
        (200, server.ask("HEAD /api/me", &[], "").await),
        (400, server.ask("PUT /api/me", &[JSON], "{").await),
        (403, server.ask("POST /api/enter", &stranger, "").await),
        (404, server.ask("GET /nothing", &[], "").await),
        (405, server.ask("DELETE /api/me", &[], "").await),
        (413, server.ask("PUT /api/me", &[JSON], &long).await),
        (415, server.ask("PUT /api/me", &[], "{}").await),
        (421, server.ask("GET /", &["Host: evil.example"], "").await),
        (500, server.ask("GET /api/panics", &[], "").await),
        (429, server.ask("GET /", &[], "").await),
    ];
    for (status, answer) in answers {
        assert_eq!(answer.status, status, "{answer:?}");
        assert_security_headers(&answer);
        assert_eq!(answer.header("strict-transport-security"), None);
        if status >= 400 {
            assert_eq!(answer.header("content-type"), Some("application/json"));
            assert!(!answer.code().is_empty());
        }
    }
}

#[tokio::test]
async fn router_errors_and_panics_are_answered_with_api_errors() {
    let server = TestServer::open(|_| {}).await;
    assert_eq!(server.ask("GET /nothing", &[], "").await.code(), "no-page");
    let answer = server.ask("DELETE /api/me", &[], "").await;
    assert_eq!(answer.code(), "wrong-method");
    assert!(answer.header("allow").unwrap().contains("PUT"));
    assert_eq!(server.ask("GET /api/panics", &[], "").await.code(), "broken");
    assert_eq!(server.ask("GET /", &[], "").await.status, 200, "the server still works");
}

#[tokio::test]
async fn api_responses_are_not_cached_unless_a_route_says_so() {
    let server = TestServer::open(|_| {}).await;
    assert_eq!(server.ask("GET /api/me", &[], "").await.header("cache-control"), Some("no-store"));
    assert_eq!(server.ask("GET /api/x", &[], "").await.header("cache-control"), Some("no-store"));
    assert_eq!(server.ask("GET /api/record", &[], "").await.header("cache-control"), Some("immutable"));
    assert_eq!(server.ask("GET /", &[], "").await.header("cache-control"), None);
}

#[tokio::test]
async fn behind_tls_every_response_has_hsts() {
    let server = TestServer::open(|config| config.public_url = Some("https://play.example".into())).await;
    let answer = server.ask("GET /", &["Host: play.example"], "").await;
    assert_eq!((answer.status, answer.header("strict-transport-security")), (200, Some("max-age=31536000")));
}

#[tokio::test]
async fn a_rebound_name_is_not_served() {
    let server = TestServer::open(|_| {}).await;
    for host in ["Host: evil.example", "Host: 127.0.0.1.evil.example", "Host: localhost.evil.example:80"] {
        let answer = server.ask("GET /api/me", &[host], "").await;
        assert_eq!((answer.status, answer.code().as_str()), (421, "wrong-host"), "{host}");
    }
    assert_eq!(
        server.ask("GET /api/me", &["Host: 192.168.1.7:8080"], "").await.status,
        200,
        "on a local network"
    );
}

#[tokio::test]
async fn a_foreign_page_can_neither_change_nor_connect() {
    let server = TestServer::open(|_| {}).await;
    let own = format!("Origin: http://{}", server.at);
    let foreign = "Origin: http://evil.example";
    assert_eq!(server.ask("POST /api/enter", &[foreign], "").await.code(), "wrong-origin");
    assert_eq!(server.ask("POST /api/enter", &["Origin: null"], "").await.status, 403);
    assert_eq!(server.ask("POST /api/enter", &["Cookie: roshambo=x"], "").await.status, 403);
    assert_eq!(server.ask("POST /api/enter", &["Sec-Fetch-Site: cross-site"], "").await.status, 403);
    assert_eq!(server.store.rows.lock().unwrap().len(), 0);
    let socket = "GET /api/tables/1/socket";
    assert_eq!(server.ask(socket, &["Upgrade: websocket", foreign], "").await.status, 403);
    assert_eq!(server.ask("POST /api/enter", &[&own], "").await.status, 200);
    assert_eq!(server.ask("POST /api/enter", &[], "").await.status, 200, "a program");
}

#[tokio::test]
async fn a_rate_limited_response_says_when_to_retry() {
    let server = TestServer::open(|config| config.limits.address_requests = 3).await;
    for _ in 0..3 {
        assert_eq!(server.ask("GET /nothing", &[], "").await.status, 404);
    }
    let answer = server.ask("GET /", &[], "").await;
    assert_eq!((answer.status, answer.code().as_str()), (429, "too-many-requests"));
    let wait: u64 = answer.header("retry-after").unwrap().parse().unwrap();
    server.clock.advance(std::time::Duration::from_secs(wait));
    assert_eq!(server.ask("GET /", &[], "").await.status, 200);
    let text = server.metrics.text().unwrap();
    assert!(text.contains("roshambo_requests_total{route=\"none\",status=\"4xx\"} 3"), "{text}");
    assert!(text.contains("roshambo_requests_total{route=\"/\",status=\"4xx\"} 1"), "{text}");
}

#[tokio::test]
async fn a_forged_forwarded_header_does_not_avoid_a_limit() {
    let server = TestServer::open(|config| config.limits.address_requests = 2).await;
    let mut statuses = Vec::new();
    for last in 1..=3 {
        let forged = format!("X-Forwarded-For: 203.0.113.{last}");
        statuses.push(server.ask("GET /", &[&forged], "").await.status);
    }
    assert_eq!(statuses, [200, 200, 429], "without a proxy");

    let server =
        TestServer::open(|config| (config.limits.address_requests, config.trusted_hops) = (2, 1)).await;
    let mut statuses = Vec::new();
    for (forged, noted) in [(1, 9), (2, 9), (3, 9), (3, 8)] {
        let line = format!("X-Forwarded-For: 203.0.113.{forged}, 198.51.100.{noted}");
        statuses.push(server.ask("GET /", &[&line], "").await.status);
    }
    assert_eq!(statuses, [200, 200, 429, 200], "behind one");
}

#[tokio::test]
async fn a_long_body_is_refused_with_and_without_a_content_length() {
    let server = TestServer::open(|config| config.limits.body = 64).await;
    let body = format!("{{\"name\": \"{}\"}}", "a".repeat(100));
    let answer = server.ask("PUT /api/me", &[JSON], &body).await;
    assert_eq!((answer.status, answer.code().as_str()), (413, "body-too-long"));
    let chunked = format!("{:x}\r\n{body}\r\n0\r\n\r\n", body.len());
    let answer = server.ask("PUT /api/me", &[JSON, "Transfer-Encoding: chunked"], &chunked).await;
    assert_eq!((answer.status, answer.code().as_str()), (413, "body-too-long"));
    assert_eq!(server.ask("PUT /api/me", &[JSON], "{\"name\": \"Anna\"}").await.status, 200);
}

#[tokio::test]
async fn a_parse_error_says_where_it_is() {
    let server = TestServer::open(|_| {}).await;
    let answer = server.ask("PUT /api/me", &[JSON], "{\"name\": \"Anna\",\n \"age\": 7}").await;
    assert_eq!((answer.status, answer.code().as_str()), (400, "bad-body"));
    let json: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(json["args"]["line"], 2);
    assert!(json["phrase"]["args"]["what"].as_str().unwrap().contains("unknown field `age`"), "{json}");
    for body in ["", "{", "[1]", "{\"name\": 1}", "null", "\u{0}"] {
        assert_eq!(server.ask("PUT /api/me", &[JSON], body).await.status, 400, "{body:?}");
    }
    let form = "Content-Type: application/x-www-form-urlencoded";
    assert_eq!(server.ask("PUT /api/me", &[form], "{\"name\": \"Anna\"}").await.code(), "not-json");
    assert_eq!(server.ask("GET /api/list?limit=5", &[], "").await.body, "5");
    for query in ["limit=x", "limit=-1", "other=1"] {
        let answer = server.ask(&format!("GET /api/list?{query}"), &[], "").await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad-query"), "{query}");
    }
}
