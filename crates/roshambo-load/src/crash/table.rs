//! A table that is played through crashes.

use std::collections::BTreeMap;
use std::task::{Context, Poll};

use roshambo_rules::Seat;

use super::person::{Heard, Person};
use super::setting::Setting;
use super::{Broken, Survived};
use crate::asks::{Command, Outgoing};
use crate::choose::Chooser;
use crate::client::{Client, Guest};
use crate::failure::Failure;
use crate::http::Base;
use crate::socket::Text;
use crate::tells::Status;

/// A table that is played through crashes.
pub(super) struct Table {
    id: String,
    setting: Setting,
    people: Vec<Person>,
    chooser: Chooser,
    ids: u64,
    games: u32,
    acknowledged: BTreeMap<u32, Vec<(u64, Seat, String)>>,
}

impl Table {
    /// Opens it, seats its people and starts.
    pub(super) async fn open(base: &Base, setting: Setting, seed: u64) -> Result<Table, Broken> {
        let mut client = Client::with(base.clone(), Guest::default());
        let id = client.open(&setting.request()).await?.id;
        let host = client.hand_over(Guest::default());
        let mut people = vec![Person::new(host.clone())];
        for _ in 1..setting.people {
            client.act(&id, &Command::sit()).await?;
            people.push(Person::new(client.hand_over(Guest::default())));
        }
        client.hand_over(host);
        client.act(&id, &Command::start()).await?;
        let chooser = Chooser::new(setting.game.id(), setting.seats.count() as u8, &[], seed);
        let mut table =
            Table { id, setting, people, chooser, ids: 0, games: 1, acknowledged: BTreeMap::new() };
        table.come_back(base, &mut Survived::default()).await?;
        Ok(table)
    }

    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// How many games were played to their end.
    pub(super) fn games(&self) -> u32 {
        self.games
    }

    pub(super) fn moves_of(&self, game: u32) -> &[(u64, Seat, String)] {
        self.acknowledged.get(&game).map_or(&[], Vec::as_slice)
    }

    pub(super) fn acknowledged(&self) -> usize {
        self.acknowledged.values().map(Vec::len).sum()
    }

    fn lost(&self, who: usize, what: &str) -> Broken {
        let Setting { game, seats, people } = self.setting;
        let (id, who) = (&self.id, who + 1);
        Broken::Lost(format!("table {id} ({game} for {seats}, {people} people), person {who}: {what}"))
    }

    /// All come back, and find what they had left.
    pub(super) async fn come_back(&mut self, base: &Base, survived: &mut Survived) -> Result<(), Broken> {
        let seen = self.people.iter().map(|person| person.at).max().unwrap_or(0);
        for who in 0..self.people.len() {
            let found = self.people[who].come(base, &self.id).await?;
            let unchanged = found.map_err(|what| self.lost(who, &what))?;
            if self.people[who].at < seen {
                let what = format!("the log ends at {}, and somebody saw {seen}", self.people[who].at);
                return Err(self.lost(who, &what));
            }
            let same = self.people[who].compare_fresh(base, &self.id).await?;
            same.map_err(|what| self.lost(who, &what))?;
            survived.returns += 1;
            survived.unchanged += usize::from(unchanged);
        }
        Ok(())
    }

    /// What had been sent before the server died counts, too.
    pub(super) async fn hear_the_rest(&mut self) -> Result<(), Broken> {
        for who in 0..self.people.len() {
            while let Some(socket) = &mut self.people[who].socket {
                match socket.next().await {
                    Ok(text) => self.hear(who, &text)?,
                    Err(_) => self.people[who].socket = None,
                }
            }
        }
        Ok(())
    }

    fn hear(&mut self, who: usize, text: &Text) -> Result<(), Broken> {
        match self.people[who].hear(text)? {
            Ok(Heard::Nothing) => Ok(()),
            Ok(Heard::Acknowledged(game, number, seat, mv)) => {
                self.games = self.games.max(game);
                let moves = self.acknowledged.entry(game).or_default();
                // People hear of their moves in any order; the log has only one.
                let place = moves.partition_point(|(other, ..)| *other < number);
                moves.insert(place, (number, seat, mv));
                Ok(())
            }
            Err(what) => Err(self.lost(who, &what)),
        }
    }

    /// Hears what there is and does what can be done. The answer is whether the game is over, where
    /// nobody wants another.
    fn poll(&mut self, context: &mut Context<'_>, last: bool) -> Result<bool, Broken> {
        for who in 0..self.people.len() {
            while let Some(socket) = &mut self.people[who].socket {
                match socket.poll_next(context) {
                    Poll::Ready(text) => self.hear(who, &text?)?,
                    Poll::Pending => break,
                }
            }
            self.act(who, context, last)?;
        }
        Ok(last && self.people.iter().all(|person| person.status == Status::Over))
    }

    fn act(&mut self, who: usize, context: &mut Context<'_>, last: bool) -> Result<(), Failure> {
        let person = &mut self.people[who];
        let Some(socket) = &mut person.socket else { return Ok(()) };
        if person.wants && !person.asked && !last {
            self.ids += 1;
            person.asked = true;
            socket.post(context, &Outgoing::Command { id: self.ids, command: &Command::Again })?;
        }
        let mut mv = String::new();
        if let Some(seat) = person.seat
            && person.sent.is_none()
            && self.chooser.choose(&person.legal, seat, &mut mv)
        {
            self.ids += 1;
            socket.post(context, &Outgoing::Move { id: self.ids, seat, mv: &mv, number: person.at })?;
            person.sent = Some((self.ids, seat, mv));
        }
        Ok(())
    }
}

/// Plays all tables: for ever, or until their games are over.
pub(super) async fn play(tables: &mut [Table], last: bool) -> Result<(), Broken> {
    std::future::poll_fn(|context| {
        let mut over = true;
        for table in &mut *tables {
            match table.poll(context, last) {
                Ok(ended) => over &= ended,
                Err(broken) => return Poll::Ready(Err(broken)),
            }
        }
        if over { Poll::Ready(Ok(())) } else { Poll::Pending }
    })
    .await
}

/// Which tables do not go on.
pub(super) fn stuck(tables: &[Table]) -> String {
    let stuck = tables.iter().filter(|table| table.people.iter().any(|person| person.status != Status::Over));
    let stuck: Vec<String> = stuck.map(|table| format!("{} {:?}", table.id, table.people)).collect();
    format!("stuck: {}", stuck.join("; "))
}
