//! The tags for link previews, in a page with a place for them.

use std::borrow::Cow;
use std::sync::Arc;

use serde_json::json;

use super::TestServer;
use crate::client::Client;

const PAGE: &[u8] = b"<html><!-- link preview --></html>";

fn server() -> TestServer {
    let mut server = TestServer::new();
    let page = ("index.html".to_owned(), Cow::Borrowed(PAGE), [1; 32]);
    server.app.client = Arc::new(Client::of([page]));
    server
}

#[tokio::test]
async fn a_link_to_a_table_names_its_game_and_its_free_seats_and_no_person() {
    let server = server();
    let mut host = server.client();
    host.call("put", "/api/me", &[], "", Some(json!({"name": "Anna"}))).await;
    let settings = json!({"game": "ninjan", "seats": 4});
    let opened = host.post("/api/tables", &[], json!({"settings": settings, "bots": {"2": "easy"}})).await;
    let page = server.client().get("/t/{id}", &[&opened.text("id")], "").await;
    assert!(page.text.contains("property=\"og:title\" content=\"ninjan-title\""), "{}", page.text);
    assert!(page.text.contains("Tables-free(count: 2). Ninjan-about"), "{}", page.text);
    assert!(page.text.contains("property=\"og:image\" content=\"http://localhost/preview.png\""));
    assert!(page.text.contains("name=\"roshambo-game\" content=\"ninjan\""));
    assert!(!page.text.contains("Anna") && !page.text.contains(&opened.text("code")));
    assert_eq!(page.headers["cache-control"], "no-cache");
}

#[tokio::test]
async fn a_link_to_nothing_looks_like_the_site_and_is_counted_as_a_guess() {
    let server = server();
    let mut client = server.client();
    let home = client.get("/", &[], "").await;
    assert!(home.text.contains("og:description") && home.text.contains("Home-sub"));
    for id in ["0000000000000", "nothing", "%2e%2e"] {
        assert_eq!(client.get("/t/{id}", &[id], "").await.text, home.text, "{id}");
    }
    let game = client.get("/games/{id}", &["kanobu"], "").await;
    assert!(game.text.contains("content=\"kanobu-title\"") && game.text.contains("Kanobu-about"));
    assert_eq!(client.get("/games/{id}", &["chess"], "").await.text, home.text);
}
