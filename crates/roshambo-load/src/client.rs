//! One visitor: an identity from the server, and the requests of the HTTP API.

use serde::Deserialize;

use crate::failure::{Failure, read_json};
use crate::http::{Answer, Base, Http};
use crate::messages::{Command, Form, OpenTable, Quick};
use crate::messages::{Created, TableInfo};
use crate::socket::Socket;

/// The identity of a visitor, as its cookie. There is no cookie before the first contact.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guest {
    cookie: Option<String>,
}

impl Guest {
    /// The cookie as `name=value`.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }
}

/// A visitor with an HTTP connection.
#[derive(Debug)]
pub struct Client {
    http: Http,
    guest: Guest,
}

impl Client {
    /// A new visitor.
    pub fn new(url: &str) -> Result<Client, Failure> {
        Ok(Client::with(Base::parse(url)?, Guest::default()))
    }

    /// A visitor with a known identity.
    pub fn with(base: Base, guest: Guest) -> Client {
        Client { http: Http::new(base), guest }
    }

    /// The address of the server.
    pub fn base(&self) -> &Base {
        self.http.base()
    }

    /// The identity of the visitor.
    pub fn identity(&self) -> &Guest {
        &self.guest
    }

    /// Uses another identity over the same connection. Returns the previous one.
    pub fn switch_guest(&mut self, guest: Guest) -> Guest {
        std::mem::replace(&mut self.guest, guest)
    }

    /// Sends a request. A status other than 2xx is a failure with the code of the server.
    pub async fn ask(&mut self, method: &str, path: &str, body: Option<&str>) -> Result<Answer, Failure> {
        let answer = self.http.ask(method, path, self.guest.cookie.as_deref(), body).await?;
        if answer.cookie.is_some() {
            self.guest.cookie.clone_from(&answer.cookie);
        }
        if (200..300).contains(&answer.status) {
            return Ok(answer);
        }
        #[derive(Deserialize)]
        struct ErrorBody {
            code: String,
        }
        let code = match serde_json::from_slice::<ErrorBody>(&answer.body) {
            Ok(error) => error.code,
            Err(_) => String::from_utf8_lossy(&answer.body).chars().take(200).collect(),
        };
        Err(Failure::Status { status: answer.status, code })
    }

    async fn post(&mut self, path: &str, body: &impl serde::Serialize) -> Result<Answer, Failure> {
        let body = serde_json::to_string(body).map_err(|error| Failure::Json(error, path.to_owned()))?;
        self.ask("POST", path, Some(&body)).await
    }

    /// Becomes a guest with this name.
    pub async fn guest(&mut self, name: &str) -> Result<(), Failure> {
        let body = serde_json::json!({ "name": name }).to_string();
        self.ask("PUT", "/api/me", Some(&body)).await.map(drop)
    }

    /// Opens a table.
    pub async fn open(&mut self, table: &OpenTable) -> Result<Created, Failure> {
        read_json(&self.post("/api/tables", table).await?.body)
    }

    /// Opens a table with bots and starts the game.
    pub async fn quick(&mut self, quick: &Quick) -> Result<Created, Failure> {
        read_json(&self.post("/api/quick", quick).await?.body)
    }

    /// Sends a command to a table. Returns the length of its log.
    pub async fn command(&mut self, table: &str, command: &Command) -> Result<u64, Failure> {
        #[derive(Deserialize)]
        struct Accepted {
            number: u64,
        }
        let answer = self.post(&format!("/api/tables/{table}/commands"), command).await?;
        Ok(read_json::<Accepted>(&answer.body)?.number)
    }

    /// The state of a table.
    pub async fn info(&mut self, table: &str) -> Result<TableInfo, Failure> {
        read_json(&self.ask("GET", &format!("/api/tables/{table}"), None).await?.body)
    }

    /// The record of a finished game of a table. Games are counted from 1.
    pub async fn record(&mut self, table: &str, game: u32) -> Result<String, Failure> {
        let answer = self.ask("GET", &format!("/api/tables/{table}/games/{game}/record"), None).await?;
        String::from_utf8(answer.body).map_err(|_| Failure::Http("a record that is not UTF-8"))
    }

    /// The replay of a finished game as JSON. `view` is a seat, `spectator` or `full`.
    pub async fn replay(&mut self, table: &str, game: u32, view: &str) -> Result<serde_json::Value, Failure> {
        let path = format!("/api/tables/{table}/games/{game}/replay?view={view}");
        read_json(&self.ask("GET", &path, None).await?.body)
    }

    /// Connects to a table. `since` is the number of the last step that was received.
    pub async fn socket(&self, table: &str, form: Form, since: Option<u64>) -> Result<Socket, Failure> {
        Socket::connect(self.base(), &self.guest, table, form, since).await
    }
}
