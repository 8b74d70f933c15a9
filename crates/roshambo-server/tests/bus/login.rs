//! Logging in to NATS, and what a node that cannot do that says.

use std::fs;
use std::path::Path;

use roshambo_server::bus::Bus;
use roshambo_server::bus::nats::{Nats, NatsError};
use roshambo_server::ids::TableId;
use roshambo_testing::nats::{Access, NatsServer};

use crate::cases::grown;

const SECRET: &str = "s3cret";

fn ann() -> Access {
    Access::Password { user: "ann".to_owned(), password: SECRET.to_owned() }
}

async fn node(url: &str) -> Nats {
    Nats::connect(url.parse().unwrap()).await.unwrap()
}

async fn works(url: &str) {
    assert!(node(url).await.round_trip().await.is_some(), "{url}");
}

/// Why a node does not connect. No secret is in it.
async fn fails(url: &str) -> NatsError {
    let error = Nats::connect(url.parse().unwrap()).await.err().unwrap();
    let printed = format!("{error} {error:?}");
    assert!(!printed.contains(SECRET) && !printed.contains("wr0ng"), "{printed}");
    error
}

fn file(server: &NatsServer, name: &str, text: &str) -> String {
    let path = server.directory().join(name);
    fs::write(&path, text).unwrap();
    path.display().to_string()
}

#[tokio::test]
async fn a_password_comes_from_the_url_or_from_a_file() {
    let server = NatsServer::start(ann());
    let host = format!("127.0.0.1:{}", server.port());
    works(&server.url()).await;
    let right = file(&server, "right", "s3cret\n");
    works(&format!("nats://ann@{host}?password-file={right}")).await;
    let wrong = file(&server, "wrong", "wr0ng\n");
    for url in [
        format!("nats://ann:wr0ng@{host}"),
        format!("nats://bob:s3cret@{host}"),
        format!("nats://{host}"),
        format!("nats://s3cret@{host}"),
        format!("nats://ann@{host}?password-file={wrong}"),
    ] {
        let NatsError::Login { servers } = fails(&url).await else { panic!("{url}") };
        assert_eq!(servers, format!("nats://{host}"));
    }
}

#[tokio::test]
async fn a_token_comes_from_the_url_or_from_a_file() {
    let server = NatsServer::start(Access::Token(SECRET.to_owned()));
    let host = format!("127.0.0.1:{}", server.port());
    works(&server.url()).await;
    works(&format!("nats://{host}?token-file={}", file(&server, "token", SECRET))).await;
    assert!(matches!(fails(&format!("nats://wr0ng@{host}")).await, NatsError::Login { .. }));
}

#[tokio::test]
async fn a_file_that_cannot_be_used_is_named() {
    let server = NatsServer::start(Access::Open);
    let url = server.url();
    let (empty, broken) = (file(&server, "empty", "\n"), file(&server, "broken", "s3cret"));
    for (settings, path) in [
        ("token-file=/no/such/file".to_owned(), "/no/such/file"),
        (format!("token-file={empty}"), &empty),
        (format!("credentials={broken}"), &broken),
        ("ca=/no/such/file".to_owned(), "/no/such/file"),
        (format!("certificate={broken}&key=/no/such/file"), "/no/such/file"),
    ] {
        let NatsError::File { path: found, .. } = fails(&format!("{url}?{settings}")).await else {
            panic!("{settings}")
        };
        assert_eq!(found, Path::new(path));
    }
}

#[tokio::test]
async fn a_missing_server_is_named() {
    let mut server = NatsServer::start(ann());
    server.kill();
    let NatsError::Unreachable { servers, .. } = fails(&server.url()).await else { panic!() };
    assert_eq!(servers, format!("nats://127.0.0.1:{}", server.port()));
    let unknown = fails("nats://ann:s3cret@host.invalid").await;
    assert!(matches!(unknown, NatsError::Unreachable { .. }), "{unknown}");
}

#[tokio::test]
async fn the_first_server_that_answers_is_used() {
    let mut gone = NatsServer::start(Access::Open);
    gone.kill();
    let server = NatsServer::start(Access::Open);
    works(&format!("{},{}", gone.url(), server.url())).await;
}

#[tokio::test]
async fn tls_needs_a_certificate_that_is_trusted() {
    let server = NatsServer::start_with_tls(ann());
    let ca = server.ca().display().to_string();
    works(&format!("{}?ca={ca}", server.url())).await;
    // The server asks for TLS, also if the URL does not.
    works(&format!("{}?ca={ca}", server.url().replace("tls://", "nats://"))).await;
    works(&format!("tls://ann:s3cret@localhost:{}?ca={ca}", server.port())).await;
    let unknown = fails(&server.url()).await;
    assert!(matches!(unknown, NatsError::Tls { .. }), "{unknown}");
    let open = NatsServer::start(Access::Open);
    let plain = fails(&format!("tls://127.0.0.1:{}?ca={ca}", open.port())).await;
    assert!(matches!(plain, NatsError::Tls { .. } | NatsError::Unreachable { .. }), "{plain}");
}

#[tokio::test]
async fn a_server_that_asks_for_a_certificate_accepts_the_one_that_it_trusts() {
    let server = NatsServer::start_with_client_certificates(ann());
    let with_ca = format!("{}?ca={}", server.url(), server.ca().display());
    let certificate = |certificate: &Path, key: &Path| {
        format!("{with_ca}&certificate={}&key={}", certificate.display(), key.display())
    };
    works(&certificate(&server.client_certificate(), &server.client_key())).await;
    let other = NatsServer::start_with_client_certificates(ann());
    for url in [with_ca.clone(), certificate(&other.client_certificate(), &other.client_key())] {
        let error = fails(&url).await;
        assert!(matches!(error, NatsError::Tls { .. } | NatsError::Unreachable { .. }), "{error}");
    }
}

#[tokio::test]
async fn a_file_with_a_signed_user_logs_in() {
    let server = NatsServer::start(Access::Signed);
    let with = |server: &NatsServer, credentials: &Path| {
        format!("{}?credentials={}", server.url(), credentials.display())
    };
    let (here, there) = (
        node(&with(&server, &server.credentials())).await,
        node(&with(&server, &server.credentials())).await,
    );
    let table = TableId::random();
    let mut subscription = there.subscribe(table);
    there.round_trip().await.unwrap();
    here.publish(table, &grown(1));
    assert_eq!(subscription.next().await, Some(grown(1)));
    // The user of another operator is a stranger.
    let other = NatsServer::start(Access::Signed);
    for url in [server.url(), with(&server, &other.credentials())] {
        let error = fails(&url).await;
        assert!(matches!(error, NatsError::Login { .. }), "{error}");
    }
}

#[tokio::test]
async fn the_configuration_for_operators_allows_the_subjects_of_nodes_and_no_others() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/nats.conf");
    let text = fs::read_to_string(path).unwrap();
    let is_address = |line: &&str| line.starts_with("listen:") || line.starts_with("http:");
    let configuration = text.lines().filter(|line| !is_address(line)).collect::<Vec<_>>().join("\n");
    assert_eq!(text.lines().filter(is_address).count(), 2);
    // It begins as a number does.
    let (user, password) = ("roshambo".to_owned(), "71e5s3cret".to_owned());
    let server = NatsServer::start(Access::Configured { user, password, configuration });
    let (here, there) = (node(&server.url()).await, node(&server.url()).await);
    let table = TableId::random();
    let mut subscription = there.subscribe(table);
    there.round_trip().await.unwrap();
    here.publish(table, &grown(1));
    assert_eq!(subscription.next().await, Some(grown(1)));
    // With another prefix nothing is allowed, so nothing is answered.
    let stranger = node(&format!("{}?prefix=other", server.url())).await;
    assert_eq!(stranger.round_trip().await, None);
    let NatsError::Login { .. } = fails(&server.url().replace("s3cret", "wr0ng")).await else { panic!() };
}
