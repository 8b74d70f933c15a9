//! Sessions: who is recognised, and what is stored.

use std::sync::atomic::Ordering;
use std::time::Duration;

use super::test_server::TestServer;
use crate::ids::GuestId;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn enter(server: &TestServer) -> String {
    server.ask("POST /api/enter", &[], "").await.cookie().unwrap().to_owned()
}

fn id(cookie: &str) -> GuestId {
    GuestId(i64::from_str_radix(&cookie[..16], 16).unwrap())
}

#[tokio::test]
async fn reading_creates_no_guest_and_a_changing_request_does() {
    let server = TestServer::open(|_| {}).await;
    let answer = server.ask("GET /api/me", &[], "").await;
    assert_eq!((answer.body.as_str(), answer.cookie()), ("nobody", None));
    let cookie = enter(&server).await;
    let answer = server.ask_as(&cookie, "GET /api/me").await;
    assert_eq!((answer.body.as_str(), answer.cookie()), ("guest ", None));
    assert_eq!(server.ask_as(&cookie, "POST /api/enter").await.cookie(), None, "the guest stays the same");
    assert_eq!(server.store.rows.lock().unwrap().len(), 1);
}

#[tokio::test]
async fn a_cookie_is_for_this_server_and_no_script() {
    let server = TestServer::open(|_| {}).await;
    let answer = server.ask("POST /api/enter", &[], "").await;
    let line = answer.header("set-cookie").unwrap();
    let (name, attributes) = (line.split('=').next().unwrap(), line.split_once(';').unwrap().1);
    assert_eq!((name, attributes), ("roshambo", " Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"));

    let server = TestServer::open(|config| config.public_url = Some("https://play.example".into())).await;
    let answer = server.ask("POST /api/enter", &["Host: play.example"], "").await;
    let line = answer.header("set-cookie").unwrap().to_owned();
    assert!(line.starts_with("__Host-roshambo=") && line.ends_with("; SameSite=Lax; Secure"), "{line}");
    let value = answer.cookie().unwrap();
    let me = async |name: &str| {
        server
            .ask("GET /api/me", &["Host: play.example", &format!("Cookie: a=b; {name}={value}")], "")
            .await
            .body
    };
    assert_eq!(me("__Host-roshambo").await, "guest ");
    assert_eq!(me("roshambo").await, "nobody", "another host of the domain could have set it");
}

#[tokio::test]
async fn the_stored_hash_cannot_be_used_as_a_token() {
    let server = TestServer::open(|_| {}).await;
    let cookie = enter(&server).await;
    let (_, token) = cookie.split_once('.').unwrap();
    let row = server.store.rows.lock().unwrap()[&id(&cookie)].clone();
    assert_ne!(roshambo_table::hex(&row.tokens[0]), token);
    assert_eq!(row.tokens, [roshambo_table::sha256(token)]);
    let stolen = format!("{}.{}", &cookie[..16], roshambo_table::hex(&row.tokens[0]));
    assert_eq!(server.ask_as(&stolen, "GET /api/me").await.body, "nobody");
}

#[tokio::test]
async fn a_forged_cookie_is_rejected_and_replaced() {
    let server = TestServer::open(|_| {}).await;
    let (one, other) = (enter(&server).await, enter(&server).await);
    let mut flipped = one.clone();
    let last = if flipped.pop() == Some('0') { '1' } else { '0' };
    flipped.push(last);
    let swapped = format!("{}.{}", &one[..16], &other[17..]);
    let unknown = format!("{:016x}.{}", 1, &one[17..]);
    for forged in [&flipped, &swapped, &unknown, "", ".", "x", &one[..80]] {
        assert_eq!(server.ask_as(forged, "GET /api/me").await.body, "nobody", "{forged}");
        let answer = server.ask_as(forged, "POST /api/enter").await;
        let given = answer.cookie().unwrap();
        assert!(id(given) != id(&one) && id(given) != id(&other));
    }
    assert_eq!(server.ask_as(&one, "GET /api/me").await.body, "guest ", "the real cookie is still valid");
}

#[tokio::test]
async fn an_expired_guest_has_no_session() {
    let server = TestServer::open(|_| {}).await;
    let cookie = enter(&server).await;
    assert_eq!(server.ask_as(&cookie, "GET /api/me").await.body, "guest ");
    server.store.rows.lock().unwrap().clear();
    server.clock.advance(Duration::from_secs(61));
    assert_eq!(server.ask_as(&cookie, "GET /api/me").await.body, "nobody");
}

#[tokio::test]
async fn a_name_is_kept_across_visits() {
    let server = TestServer::open(|_| {}).await;
    let cookie = enter(&server).await;
    assert_eq!(server.ask_as(&cookie, "GET /api/me").await.body, "guest ");
    let (origin, json) = (format!("Origin: http://{}", server.at), "Content-Type: application/json");
    let headers = [origin.as_str(), json, &format!("Cookie: roshambo={cookie}")];
    assert_eq!(server.ask("PUT /api/me", &headers, "{\"name\": \"  Анна  \"}").await.body, "Анна");
    assert_eq!(server.ask_as(&cookie, "GET /api/me").await.body, "guest Анна", "at once");
    let refused = server.ask("PUT /api/me", &headers, "{\"name\": \"Аnna\"}").await;
    assert_eq!((refused.status, refused.code().as_str()), (400, "name-mixed"));
    server.clock.advance(Duration::from_secs(61));
    assert_eq!(server.ask_as(&cookie, "GET /api/me").await.body, "guest Анна", "from the store");
}

#[tokio::test]
async fn a_busy_guest_costs_one_read_a_minute_and_one_write_a_day() {
    let server = TestServer::open(|_| {}).await;
    let cookie = enter(&server).await;
    let (reads, writes) = (server.store.reads.clone(), server.store.writes.clone());
    let before = writes.load(Ordering::SeqCst);
    for _ in 0..5 {
        server.ask_as(&cookie, "GET /api/me").await;
    }
    assert_eq!((reads.load(Ordering::SeqCst), writes.load(Ordering::SeqCst)), (1, before));
    server.clock.advance(DAY);
    let renewed = server.ask_as(&cookie, "GET /api/me").await;
    assert_eq!(renewed.cookie(), Some(cookie.as_str()), "the cookie is renewed");
    for _ in 0..5 {
        assert_eq!(server.ask_as(&cookie, "GET /api/me").await.cookie(), None);
    }
    assert_eq!((reads.load(Ordering::SeqCst), writes.load(Ordering::SeqCst)), (2, before + 1));
    assert_eq!(server.store.rows.lock().unwrap()[&id(&cookie)].seen, server.clock.calendar());
    server.clock.set_calendar(0);
    server.clock.advance(Duration::from_secs(61));
    assert_eq!(server.ask_as(&cookie, "GET /api/me").await.body, "guest ");
    assert_eq!(writes.load(Ordering::SeqCst), before + 1, "a calendar that jumps back writes nothing");
}

#[tokio::test]
async fn a_failing_store_does_not_end_a_session() {
    let server = TestServer::open(|_| {}).await;
    let cookie = enter(&server).await;
    server.store.broken.store(true, Ordering::SeqCst);
    for line in ["GET /api/me", "POST /api/enter"] {
        let answer = server.ask_as(&cookie, line).await;
        assert_eq!((answer.status, answer.code().as_str()), (503, "not-stored"));
        assert_eq!(answer.cookie(), None);
        assert_eq!(answer.header("retry-after"), Some("5"));
    }
    assert_eq!(server.ask_as(&cookie, "GET /").await.status, 200, "pages need no session");
    server.store.broken.store(false, Ordering::SeqCst);
    assert_eq!(server.ask_as(&cookie, "GET /api/me").await.body, "guest ");
}

#[tokio::test]
async fn new_guests_of_an_address_are_limited() {
    let server = TestServer::open(|config| config.limits.new_guests = 2).await;
    let cookie = enter(&server).await;
    enter(&server).await;
    let answer = server.ask("POST /api/enter", &[], "").await;
    assert_eq!((answer.status, answer.code().as_str()), (429, "too-many-guests"));
    assert_eq!(
        server.ask_as(&cookie, "POST /api/enter").await.status,
        200,
        "an existing guest is not affected"
    );
}

#[tokio::test]
async fn a_guest_is_limited_across_addresses() {
    let server =
        TestServer::open(|config| (config.limits.guest_requests, config.trusted_hops) = (3, 1)).await;
    let cookie = enter(&server).await;
    let mut statuses = Vec::new();
    for last in 1..=4 {
        let headers = [format!("X-Forwarded-For: 203.0.113.{last}"), format!("Cookie: roshambo={cookie}")];
        statuses.push(server.ask("GET /", &[&headers[0], &headers[1]], "").await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 429]);
}

#[tokio::test]
async fn two_tabs_are_one_guest() {
    let server = TestServer::open(|_| {}).await;
    let cookie = enter(&server).await;
    let (one, other) =
        tokio::join!(server.ask_as(&cookie, "POST /api/enter"), server.ask_as(&cookie, "POST /api/enter"));
    assert_eq!((one.cookie(), other.cookie(), one.status, other.status), (None, None, 200, 200));
    assert_eq!(server.store.rows.lock().unwrap().len(), 1);
}

#[tokio::test]
async fn a_response_with_a_cookie_is_not_stored_by_shared_caches() {
    let server = TestServer::open(|_| {}).await;
    let cookie = enter(&server).await;
    let kept = "public, max-age=9";
    let without = server.ask_as(&cookie, "GET /kept").await;
    assert_eq!((without.cookie(), without.header("cache-control")), (None, Some(kept)));
    server.clock.advance(DAY);
    let with = server.ask_as(&cookie, "GET /kept").await;
    assert!(with.cookie().is_some(), "an active guest gets the cookie again");
    assert_eq!(with.header("cache-control"), Some("private, max-age=9"));
}
