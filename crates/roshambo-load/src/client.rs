//! One visitor: an identity that the server gives, and what he may ask for.

use serde::Deserialize;

use crate::asks::{Command, Form, OpenTable, Quick};
use crate::failure::{Failure, read_json};
use crate::http::{Answer, Base, Http};
use crate::socket::Socket;
use crate::tells::{Created, TableInfo};

/// An identity, kept as its cookie. Nobody yet, before the first contact.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guest {
    cookie: Option<String>,
}

impl Guest {
    /// The cookie, as name and value.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }
}

/// A visitor with a connection for requests.
#[derive(Debug)]
pub struct Client {
    http: Http,
    guest: Guest,
}

impl Client {
    /// A visitor who has not been here before.
    pub fn new(url: &str) -> Result<Client, Failure> {
        Ok(Client::with(Base::parse(url)?, Guest::default()))
    }

    /// Somebody who has been here before.
    pub fn with(base: Base, guest: Guest) -> Client {
        Client { http: Http::new(base), guest }
    }

    /// Where the server is.
    pub fn base(&self) -> &Base {
        self.http.base()
    }

    /// Who asks.
    pub fn identity(&self) -> &Guest {
        &self.guest
    }

    /// Lets somebody else ask over the same connection. The answer is who asked until now.
    pub fn hand_over(&mut self, guest: Guest) -> Guest {
        std::mem::replace(&mut self.guest, guest)
    }

    /// Asks for anything. What is not a success is a failure with the server's code.
    pub async fn ask(&mut self, method: &str, path: &str, body: Option<&str>) -> Result<Answer, Failure> {
        let answer = self.http.ask(method, path, self.guest.cookie.as_deref(), body).await?;
        if answer.cookie.is_some() {
            self.guest.cookie.clone_from(&answer.cookie);
        }
        if (200..300).contains(&answer.status) {
            return Ok(answer);
        }
        #[derive(Deserialize)]
        struct ApiError {
            code: String,
        }
        let code = match serde_json::from_slice::<ApiError>(&answer.body) {
            Ok(trouble) => trouble.code,
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

    /// Opens a table against bots and starts.
    pub async fn quick(&mut self, quick: &Quick) -> Result<Created, Failure> {
        read_json(&self.post("/api/quick", quick).await?.body)
    }

    /// Does something at a table. The answer is the length of its log.
    pub async fn act(&mut self, table: &str, act: &Command) -> Result<u64, Failure> {
        #[derive(Deserialize)]
        struct Done {
            number: u64,
        }
        let answer = self.post(&format!("/api/tables/{table}/commands"), act).await?;
        Ok(read_json::<Done>(&answer.body)?.number)
    }

    /// The table as it stands.
    pub async fn info(&mut self, table: &str) -> Result<TableInfo, Failure> {
        read_json(&self.ask("GET", &format!("/api/tables/{table}"), None).await?.body)
    }

    /// The record of a finished game of a table, from 1.
    pub async fn record(&mut self, table: &str, game: u32) -> Result<String, Failure> {
        let answer = self.ask("GET", &format!("/api/tables/{table}/games/{game}/record"), None).await?;
        String::from_utf8(answer.body).map_err(|_| Failure::Http("a record that is no text"))
    }

    /// The replay of a finished game: as JSON, from the view of a seat, a spectator or in full.
    pub async fn replay(&mut self, table: &str, game: u32, view: &str) -> Result<serde_json::Value, Failure> {
        let path = format!("/api/tables/{table}/games/{game}/replay?view={view}");
        read_json(&self.ask("GET", &path, None).await?.body)
    }

    /// A connection to a table; `since` is the last number that was seen.
    pub async fn socket(&self, table: &str, form: Form, since: Option<u64>) -> Result<Socket, Failure> {
        Socket::connect(self.base(), &self.guest, table, form, since).await
    }
}
