//! How the web client is served. The tests use a fake client, so the real one does not have to be built.

use std::borrow::Cow;
use std::sync::Arc;

use axum::body::Body;
use axum::http::header::HOST;
use axum::http::{HeaderMap, Request};
use tower::ServiceExt;

use super::TestServer;
use crate::client::Client;

const BROWSER: (&str, &str) = ("accept", "text/html,application/xhtml+xml,*/*;q=0.8");
const PAGES: [&str; 16] = [
    "/",
    "/t/0000000000000",
    "/t/%2e%2e",
    "/t/0000000000000/games/1",
    "/t/0000000000000/games/1/review",
    "/t/0000000000000/games/1/again",
    "/mistakes",
    "/new",
    "/tables",
    "/games/kanobu",
    "/rules/common",
    "/fair",
    "/lab",
    "/replay",
    "/learn/paws",
    "/practice/paws/1",
];
const SCRIPT: &str = "/assets/main-B7x.js";

/// A fake web client of a few files. The content of a file is its path.
pub(super) fn client() -> Arc<Client> {
    let paths = [
        "index.html",
        "index.html.br",
        "index.html.gz",
        "icon.svg",
        "icon.svg.gz",
        "manifest.webmanifest",
        "assets/main-B7x.js",
        "assets/main-B7x.js.br",
        "assets/main-B7x.js.gz",
        "assets/nunito-C1y.woff2",
    ];
    let file =
        |(i, path): (usize, &&'static str)| (path.to_string(), Cow::Borrowed(path.as_bytes()), [i as u8; 32]);
    Arc::new(Client::of(paths.iter().enumerate().map(file)))
}

struct Answer {
    status: u16,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }
}

async fn ask(server: &TestServer, line: &str, headers: &[(&str, &str)]) -> Answer {
    let (method, path) = line.split_once(' ').unwrap();
    let mut request = Request::builder().method(method).uri(path).header(HOST, "localhost");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let answer =
        super::super::router(&server.app).oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let (parts, body) = answer.into_parts();
    let body = axum::body::to_bytes(body, 1 << 24).await.unwrap();
    let body = String::from_utf8(body.to_vec()).unwrap();
    Answer { status: parts.status.as_u16(), headers: parts.headers, body }
}

#[tokio::test]
async fn every_page_path_serves_the_web_client() {
    let server = TestServer::new();
    for path in PAGES {
        let answer = ask(&server, &format!("GET {path}"), &[]).await;
        assert_eq!((answer.status, answer.body.as_str()), (200, "index.html"), "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
        assert!(answer.header("content-security-policy").unwrap().contains("script-src 'self';"));
    }
}

#[tokio::test]
async fn every_file_has_its_content_type() {
    let server = TestServer::new();
    for (path, kind) in [
        ("/icon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
        (SCRIPT, "text/javascript; charset=utf-8"),
        ("/assets/nunito-C1y.woff2", "font/woff2"),
    ] {
        let answer = ask(&server, &format!("GET {path}"), &[BROWSER]).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, Some(kind)), "{path}");
        assert_eq!(answer.body, path[1..], "{path}");
    }
}

#[tokio::test]
async fn only_files_that_never_change_are_cached_without_revalidation() {
    let server = TestServer::new();
    for path in ["/", "/t/1", "/icon.svg", "/manifest.webmanifest"] {
        let answer = ask(&server, &format!("GET {path}"), &[]).await;
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
    }
    for path in [SCRIPT, "/assets/nunito-C1y.woff2"] {
        let answer = ask(&server, &format!("GET {path}"), &[]).await;
        assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"), "{path}");
    }
    let gone = ask(&server, "GET /assets/main-A6w.js", &[]).await;
    assert_eq!((gone.status, gone.header("cache-control")), (404, None), "a file of an older version");
}

#[tokio::test]
async fn a_file_is_sent_in_the_smallest_accepted_encoding() {
    let server = TestServer::new();
    for (accepted, coding) in [
        ("gzip, deflate, br, zstd", Some("br")),
        ("gzip, deflate", Some("gzip")),
        ("br;q=0, gzip", Some("gzip")),
        ("br; Q=0.000 ,gzip;q=0.1", Some("gzip")),
        ("br;q=0.1, gzip;q=1", Some("br")),
        ("BR", Some("br")),
        ("*", Some("br")),
        ("br;q=0, *", Some("gzip")),
        ("*;q=0, gzip", Some("gzip")),
        ("*;q=0", None),
        ("br;q=0, gzip;q=0", None),
        ("br;q=much", None),
        ("identity", None),
        ("deflate, zstd", None),
        ("brotli", None),
        ("", None),
    ] {
        let answer = ask(&server, &format!("GET {SCRIPT}"), &[("accept-encoding", accepted)]).await;
        assert_eq!(answer.header("content-encoding"), coding, "{accepted}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"), "{accepted}");
        assert_eq!(answer.header("content-type"), Some("text/javascript; charset=utf-8"), "{accepted}");
        let ending = match coding {
            Some("br") => ".br",
            Some(_) => ".gz",
            None => "",
        };
        assert_eq!(answer.body, format!("{}{ending}", &SCRIPT[1..]), "{accepted}");
    }
    let two = [("accept-encoding", "gzip"), ("accept-encoding", "br")];
    assert_eq!(ask(&server, "GET /", &two).await.body, "index.html.br", "two header lines");
    let icon = ask(&server, "GET /icon.svg", &two).await;
    assert_eq!(icon.header("content-encoding"), Some("gzip"), "only the encodings that were built are used");
    let font = ask(&server, "GET /assets/nunito-C1y.woff2", &two).await;
    assert_eq!((font.header("content-encoding"), font.status), (None, 200));
}

#[tokio::test]
async fn a_file_with_a_known_etag_is_not_sent_again() {
    let server = TestServer::new();
    for path in ["/", "/icon.svg", SCRIPT] {
        let line = format!("GET {path}");
        let plain = ask(&server, &line, &[]).await;
        let tag = plain.header("etag").unwrap();
        assert!(tag.starts_with('"') && tag.ends_with('"') && tag.len() > 20, "{tag} is strong");
        let (weak, list) = (format!("W/{tag}"), format!("\"other\", {tag}"));
        for known in [tag, &weak, &list, "*"] {
            let again = ask(&server, &line, &[("if-none-match", known)]).await;
            assert_eq!((again.status, again.body.as_str()), (304, ""), "{path} {known}");
            for name in ["etag", "cache-control", "vary"] {
                assert_eq!(again.header(name), plain.header(name), "{path} {name}");
            }
            assert!(again.header("content-security-policy").is_some());
        }
        for unknown in ["\"other\"", "", "nonsense"] {
            let again = ask(&server, &line, &[("if-none-match", unknown)]).await;
            assert_eq!((again.status, &again.body), (200, &plain.body), "{path} {unknown}");
        }
    }
}

#[tokio::test]
async fn each_encoding_has_its_own_etag() {
    let server = TestServer::new();
    let mut tags = Vec::new();
    for accepted in ["br", "gzip", "identity"] {
        let answer = ask(&server, "GET /", &[("accept-encoding", accepted)]).await;
        tags.push(answer.header("etag").unwrap().to_owned());
    }
    let other = [("accept-encoding", "gzip"), ("if-none-match", &tags[0])];
    assert_eq!(ask(&server, "GET /", &other).await.status, 200);
    tags.sort();
    tags.dedup();
    assert_eq!(tags.len(), 3);
}

#[tokio::test]
async fn a_head_response_equals_the_get_response_without_its_body() {
    let server = TestServer::new();
    for path in ["/", "/t/1", "/icon.svg", SCRIPT, "/no/where"] {
        for accepted in ["identity", "br"] {
            let headers = [("accept-encoding", accepted), BROWSER];
            let whole = ask(&server, &format!("GET {path}"), &headers).await;
            let head = ask(&server, &format!("HEAD {path}"), &headers).await;
            assert_eq!((head.status, head.body.as_str()), (whole.status, ""), "{path}");
            assert_eq!(head.headers, whole.headers, "{path}");
            assert_eq!(head.header("content-length"), Some(whole.body.len().to_string().as_str()), "{path}");
        }
    }
}

#[tokio::test]
async fn a_browser_at_an_unknown_path_gets_the_web_client_with_status_404() {
    let server = TestServer::new();
    for path in [
        "/nothing",
        "/no/where",
        "/t/",
        "/index.html",
        "/t/1/2",
        "/apis",
        "/icon.svg.gz",
        "/.vite/manifest.json",
    ] {
        let answer = ask(&server, &format!("GET {path}"), &[BROWSER]).await;
        assert_eq!((answer.status, answer.body.as_str()), (404, "index.html"), "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
        assert_eq!(answer.header("vary"), Some("accept, accept-encoding"), "{path}");
        assert_eq!(
            (answer.header("etag"), answer.header("cache-control")),
            (None, Some("no-cache")),
            "{path}"
        );
    }
    let packed = ask(&server, "GET /nothing", &[BROWSER, ("accept-encoding", "br")]).await;
    assert_eq!((packed.status, packed.body.as_str()), (404, "index.html.br"));
    let known = ask(&server, "GET /nothing", &[BROWSER, ("if-none-match", "*")]).await;
    assert_eq!(known.status, 404, "an unknown path is never `not modified`");
}

#[tokio::test]
async fn a_program_at_an_unknown_path_gets_an_api_error() {
    let server = TestServer::new();
    let assert_not_found = async |line: &str, headers: &[(&str, &str)]| {
        let answer = ask(&server, line, headers).await;
        assert_eq!(answer.status, 404, "{line}");
        assert_eq!(answer.header("content-type"), Some("application/json"), "{line}");
        assert!(answer.body.contains("\"code\":\"no-page\""), "{line}: {}", answer.body);
    };
    for accepted in [None, Some("*/*"), Some("application/json"), Some("text/html;q=0, */*")] {
        let headers: Vec<_> = accepted.iter().map(|accepted| ("accept", *accepted)).collect();
        assert_not_found("GET /nothing", &headers).await;
        assert_not_found("GET /no/where", &headers).await;
    }
    let never = [
        "/api",
        "/api/",
        "/api/nothing",
        "/api/no/where",
        "/assets",
        "/assets/",
        "/assets/gone-A1.js",
        "/assets/a/b",
    ];
    for path in never {
        assert_not_found(&format!("GET {path}"), &[BROWSER]).await;
    }
    assert_not_found("POST /nothing", &[BROWSER]).await;
    assert_not_found("POST /no/where", &[BROWSER]).await;
    assert_eq!(ask(&server, "POST /icon.svg", &[BROWSER]).await.status, 405);
}

#[tokio::test]
async fn no_address_leads_out_of_the_client() {
    let server = TestServer::new();
    for path in [
        "/assets/../index.html",
        "/assets/..%2findex.html",
        "/assets/%2e%2e%2f%2e%2e%2fCargo.toml",
        "/assets/..%5c..%5cCargo.toml",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "//etc/passwd",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/main-B7x.js%00",
        "/assets/main-B7x.js.br",
        "/index.html.br",
        "/.vite/manifest.json",
    ] {
        let answer = ask(&server, &format!("GET {path}"), &[]).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains("no-page"), "{path}");
    }
}

#[tokio::test]
async fn without_a_web_client_pages_explain_how_to_build_it_and_the_api_works() {
    let mut server = TestServer::new();
    server.app.client = Arc::default();
    server.app.unbuilt = Arc::new([("en", "make & build".to_owned()), ("uk", "<make>".to_owned())]);
    for path in PAGES {
        let answer = ask(&server, &format!("GET {path}"), &[BROWSER]).await;
        assert_eq!((answer.status, answer.header("cache-control")), (503, Some("no-store")), "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
        assert!(answer.body.contains("<p lang=\"en\">make &amp; build</p>\n<p lang=\"uk\">&lt;make></p>"));
    }
    for path in ["/nothing", "/icon.svg", SCRIPT] {
        let answer = ask(&server, &format!("GET {path}"), &[BROWSER]).await;
        assert!(answer.status == 404 && answer.body.contains("no-page"), "{path}");
    }
    assert_eq!(ask(&server, "GET /api/games", &[]).await.status, 200);
}
