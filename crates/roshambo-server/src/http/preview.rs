//! Tags in the page for programs that show a link with a title, a sentence and a picture: messengers, for example.
//!
//! Everybody who has a link gets the same tags. Those of a table name its game and the number of free seats, and no
//! person.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use roshambo_rules::{Phrase, say};
use roshambo_table::GameId;

use crate::app::App;
use crate::ids::TableId;
use crate::middleware::Address;
use crate::protocol::{Player, Status, TableInfo};

/// Where the page has a place for the tags.
const PLACE: &str = "<!-- link preview -->";

/// What the preview of a link says.
pub(super) struct Preview {
    /// The title, before the name of the site.
    title: Option<Phrase>,
    /// Sentences without their full stops.
    about: Vec<Phrase>,
    /// The game that the page will draw: the page loads its code while it asks for the rest.
    game: Option<GameId>,
}

impl Preview {
    /// The preview of a page about nothing in particular.
    pub(super) fn site() -> Preview {
        Preview { title: None, about: vec![say!("home-sub")], game: None }
    }

    /// The preview of a page about the game with this id, or about something else.
    pub(super) fn named(id: &str) -> Preview {
        id.parse().map_or_else(|_| Preview::site(), Preview::game)
    }

    fn game(game: GameId) -> Preview {
        let info = game.info();
        Preview { title: Some(Phrase::new(info.title)), about: vec![Phrase::new(info.about)], game: None }
    }

    /// The preview of a table. A table that does not exist looks like the site.
    pub(super) async fn table(app: &App, from: Address, id: Option<TableId>) -> Preview {
        let Some(info) = public_info(app, from, id).await else { return Preview::site() };
        let of_game = Preview::game(info.settings.game);
        let about = state(&info).into_iter().chain(of_game.about).collect();
        Preview { about, game: Some(info.settings.game), ..of_game }
    }

    /// The preview of a finished game. The table may have changed the game since, so the text does not name it.
    pub(super) async fn finished(app: &App, from: Address, id: Option<TableId>) -> Preview {
        let game = public_info(app, from, id).await.map(|info| info.settings.game);
        Preview { game, ..Preview::site() }
    }

    /// The page with the tags; `None` if it has no place for them.
    pub(super) fn insert_into(&self, page: &[u8], app: &App, asked: &HeaderMap) -> Option<String> {
        let (before, after) = std::str::from_utf8(page).ok()?.split_once(PLACE)?;
        Some(format!("{before}{}{after}", self.tags(app, asked)))
    }

    fn tags(&self, app: &App, asked: &HeaderMap) -> String {
        let accepted = asked.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let text = |phrase: &Phrase| (app.node.config.text)(accepted, phrase);
        let brand = text(&say!("room-brand"));
        let title = self.title.as_ref().map_or_else(|| text(&say!("home-title")), text);
        let about: Vec<String> = self.about.iter().map(|phrase| capitalised(&text(phrase))).collect();
        let mut tags = vec![
            ("og:type", "website".to_owned()),
            ("og:site_name", brand.clone()),
            ("og:title", title),
            ("og:description", about.join(". ")),
        ];
        if let Some(site) = app.guard.site(asked) {
            tags.push(("og:image", format!("{site}/preview.png")));
            tags.push(("og:image:width", "1200".to_owned()));
            tags.push(("og:image:height", "630".to_owned()));
            tags.push(("og:image:alt", brand));
        }
        let mut html = String::new();
        for (name, content) in tags {
            html += &format!("<meta property=\"{name}\" content=\"{}\" />\n    ", escaped(&content));
        }
        if let Some(game) = self.game {
            html += &format!("<meta name=\"roshambo-game\" content=\"{game}\" />\n    ");
        }
        html + "<meta name=\"twitter:card\" content=\"summary_large_image\" />"
    }
}

/// What everybody with the link may know about a table. Asking for tables that do not exist is limited as elsewhere.
async fn public_info(app: &App, from: Address, id: Option<TableId>) -> Option<TableInfo> {
    app.guard.limits.may_look(from).ok()?;
    let actor = app.counted_miss(from, app.registry.get(id?).await).ok()?;
    actor.info(None).await.ok().map(crate::durable::Durable::into_inner)
}

/// Whether a visitor can still sit down.
fn state(info: &TableInfo) -> Option<Phrase> {
    let free = info.seats.iter().filter(|seat| seat.player == Player::Empty).count();
    match info.status {
        Status::Waiting if free == 0 => Some(say!("tables-full")),
        Status::Waiting => Some(say!("tables-free", count = free)),
        Status::Playing => Some(say!("tables-status-playing")),
        Status::Over | Status::Void => None,
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
