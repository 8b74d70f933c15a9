//! A player who does nothing wrong: plays against a bot, one game after the other, and looks at the list of games.
//!
//! Each move and each request must be answered, and none may be refused.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::choose::Chooser;
use crate::client::Client;
use crate::failure::Failure;
use crate::http::Base;
use crate::messages::{Form, MessageKind, Quick, Status};
use crate::socket::Socket;

/// The address of the player. No attack comes from it.
const ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 200));
/// A player who waits longer than this for an answer gets none.
const PATIENCE: Duration = Duration::from_secs(30);
/// The pause between two requests for the list of games.
const PAUSE: Duration = Duration::from_millis(250);
const GAME: &str = "kanobu";

/// What the player has seen since the last reset.
#[derive(Default)]
struct Seen {
    answers: u64,
    moves: u64,
    longest_wait: Duration,
    /// Why the player cannot go on.
    failure: Option<String>,
}

/// The player, in a thread of their own: the work of the attacks must not count as waiting.
pub(super) struct Innocent {
    seen: Arc<Mutex<Seen>>,
    /// Dropping this ends the player.
    _playing: oneshot::Sender<()>,
}

impl Innocent {
    /// Begins the first game.
    pub(super) async fn start(base: Base) -> Result<Innocent, Failure> {
        let seen = Arc::<Mutex<Seen>>::default();
        let (playing, ended) = oneshot::channel();
        let (begun, begins) = oneshot::channel();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (base, own) = (base.reached_from(ADDRESS), seen.clone());
        std::thread::spawn(move || runtime.block_on(live(base, own, begun, ended)));
        begins.await.map_err(|_| Failure::Closed)??;
        Ok(Innocent { seen, _playing: playing })
    }

    fn seen(&self) -> std::sync::MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn reset(&self) {
        let failure = self.seen().failure.take();
        *self.seen() = Seen { failure, ..Seen::default() };
    }

    /// Waits until a move and a request have been answered since the reset. The error says why that cannot happen.
    pub(super) async fn answered(&self) -> Result<(), String> {
        let waiting = async {
            loop {
                {
                    let seen = self.seen();
                    if let Some(failure) = &seen.failure {
                        return Err(failure.clone());
                    }
                    if seen.moves > 0 && seen.answers > seen.moves {
                        return Ok(());
                    }
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(2 * PATIENCE, waiting).await.unwrap_or_else(|_| Err("the player got no answer".to_owned()))
    }

    /// The longest wait and the number of answers since the reset.
    pub(super) fn waited(&self) -> (Duration, u64) {
        let seen = self.seen();
        (seen.longest_wait, seen.answers)
    }
}

/// Plays and visits until the test is over, or something fails.
async fn live(
    base: Base,
    seen: Arc<Mutex<Seen>>,
    begun: oneshot::Sender<Result<(), Failure>>,
    ended: oneshot::Receiver<()>,
) {
    let mut player = Player { client: Client::with(base.clone(), Default::default()), seen: seen.clone() };
    let visitor = Player { client: Client::with(base.clone(), Default::default()), seen };
    let first = match player.open().await {
        Ok(first) => first,
        Err(failure) => {
            // The test has ended if nobody listens.
            let _ = begun.send(Err(failure));
            return;
        }
    };
    let _ = begun.send(Ok(()));
    tokio::select! {
        end = player.play(first) => visitor.fail("the game", end),
        end = visitor.visit(&base) => visitor.fail("the list of games", end),
        _ = ended => {}
    }
}

struct Player {
    client: Client,
    seen: Arc<Mutex<Seen>>,
}

impl Player {
    fn count(&self, since: Instant, is_move: bool) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.answers += 1;
        seen.moves += u64::from(is_move);
        seen.longest_wait = seen.longest_wait.max(since.elapsed());
    }

    fn fail(&self, what: &str, end: Result<(), Failure>) {
        let reason = end.err().map_or_else(|| "it ended".to_owned(), |failure| failure.to_string());
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.failure.get_or_insert(format!("{what} of the innocent player: {reason}"));
    }

    async fn open(&mut self) -> Result<Socket, Failure> {
        let since = Instant::now();
        let quick = Quick { game: GAME.to_owned(), seats: 2, level: "medium".to_owned() };
        let table = within(self.client.quick(&quick)).await?.id;
        let socket = within(self.client.socket(&table, Form::Programs, None)).await?;
        self.count(since, false);
        Ok(socket)
    }

    /// Plays one game after the other.
    async fn play(&mut self, mut socket: Socket) -> Result<(), Failure> {
        let mut chooser = Chooser::new(GAME, 2, &[], 7);
        let (mut id, mut sent) = (0, None);
        loop {
            let text = within(socket.next()).await?;
            let message = text.read()?;
            match message.kind {
                MessageKind::Hello | MessageKind::Update => {}
                MessageKind::Refused | MessageKind::Bye => {
                    let code = message.code.or(message.why).unwrap_or_default().to_owned();
                    return Err(Failure::Status { status: 429, code });
                }
                _ => continue,
            }
            if message.answers == Some(id)
                && let Some(since) = sent.take()
            {
                self.count(since, true);
            }
            if message.table.as_ref().is_some_and(|table| table.status == Status::Over) {
                socket = self.open().await?;
                sent = None;
                continue;
            }
            let mut mv = String::new();
            let seat = message.uncovered.unwrap_or(roshambo_rules::Seat::FIRST);
            let moves = message.moves();
            if sent.is_none() && !moves.is_empty() && chooser.choose(&moves, seat, &mut mv) {
                id += 1;
                sent = Some(Instant::now());
                within(socket.send_move(id, seat, &mv, message.number)).await?;
            }
        }
    }

    /// Looks at the list of games, each time over a new connection, as a new visitor does.
    async fn visit(&self, base: &Base) -> Result<(), Failure> {
        loop {
            let since = Instant::now();
            let mut visitor = Client::with(base.clone(), Default::default());
            within(visitor.ask("GET", "/api/games", None)).await?;
            self.count(since, false);
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// The answer, or a failure if it does not come.
async fn within<T>(answer: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let late = |_| Err(Failure::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "no answer")));
    timeout(PATIENCE, answer).await.unwrap_or_else(late)
}
