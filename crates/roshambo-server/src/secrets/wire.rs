//! The law of non-interference over real sockets: two servers whose stores differ in what a viewer cannot know.

use std::time::Duration;

use roshambo_rules::{Seat, Viewer};
use roshambo_table::Stream;

use super::house::{House, Socket, path};
use super::worlds::{
    CASES, Case, Noted, Seating, TABLE, is_decision, lookalike, memory, note, rebuilt, somebody_sees,
};
use crate::fact::Fact;
use crate::ids::GuestId;
use crate::protocol::Status;
use crate::room::Room;

/// The most moves of one game.
const STEPS: usize = 40;

/// With what hides by its randomness taken out: hashes and salts of seals.
fn masked(text: &str) -> String {
    let mut rest = text;
    let mut masked = String::new();
    while let Some(place) = [r#""hash":""#, r#""salt":""#].iter().filter_map(|key| rest.find(key)).min() {
        let (before, after) = rest.split_at(place + 8);
        masked += before;
        rest = &after[after.find('"').unwrap()..];
    }
    masked + rest
}

/// One client of one world, and what he sees with.
struct Client {
    socket: Socket,
    guest: Option<GuestId>,
    viewer: Viewer,
}

/// One of the two.
struct World {
    house: House,
    room: Room,
    clients: Vec<Client>,
    /// What each client could note of the last move.
    noted: Vec<Vec<Noted>>,
}

impl World {
    async fn new(facts: &[Fact], seating: Seating) -> World {
        let house = House::new(Duration::ZERO).await;
        house.furnish(TABLE, facts).await;
        let room = rebuilt(facts);
        let mut world = World { house, room, clients: Vec::new(), noted: Vec::new() };
        let seats = world.room.seats;
        for seat in seats.iter() {
            for form in ["people", "programs"] {
                world.come(Some(seating.guest(seat)), Some(seat), seating, &format!("form={form}")).await;
            }
        }
        world.come(None, None, seating, "form=people").await;
        world.come(Some(GuestId(9)), None, seating, "form=programs&since=0").await;
        if seating == Seating::Double {
            // Both seats are covered.
            world.come(Some(GuestId(1)), None, seating, "form=people").await;
        }
        world
    }

    async fn come(&mut self, guest: Option<GuestId>, seat: Option<Seat>, seating: Seating, question: &str) {
        let mut socket = self.house.connect(guest, TABLE, question).await;
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let several = seating == Seating::Double && guest == Some(GuestId(1));
        // The next who comes is told to this one: that he is there has to be known first. And beginning anew lets
        // go of what was not sent yet, so all is awaited before.
        let mut heard = socket.so_far().await;
        assert!(heard[0].starts_with(r#"{"type":"hello""#));
        if let Some(seat) = seat.filter(|_| several) {
            socket.send(format!(r#"{{"type":"uncover","seat":{}}}"#, seat.number())).await;
            heard.extend(socket.so_far().await);
        }
        socket.keep(heard);
        self.clients.push(Client { socket, guest, viewer });
    }

    /// What each client has been sent, with answers to a few requests.
    async fn events_for(&mut self, requests: bool) -> Vec<Vec<String>> {
        let mut told = Vec::new();
        for client in &mut self.clients {
            let mut heard: Vec<String> =
                client.socket.so_far().await.iter().map(|text| masked(text)).collect();
            if requests {
                let number = self.room.number;
                for question in [format!("form=people&since={}", number - 2), "form=programs".to_owned()] {
                    // Somebody who looks in once more, with covered seats where he has several.
                    let mut again = self.house.connect(client.guest, TABLE, &question).await;
                    let hello = again.next().await;
                    let several = client.guest.is_some_and(|guest| self.room.seats_of(guest).count() > 1);
                    if !several {
                        heard.push(masked(&hello));
                    }
                }
                let list = "/api/tables?limit=3".to_owned();
                let info = path("");
                let record = path("/games/1/record");
                let replay = path("/games/1/replay?view=full");
                for path in [list, info, record, replay, "/api/me/tables".into(), "/api/me/games".into()] {
                    let (status, body) = self.house.get(client.guest, &path).await;
                    heard.push(format!("{status} {body}"));
                }
            }
            told.push(heard);
        }
        told
    }

    /// Makes a move at the server, and here. False if it is not legal in this world.
    async fn play(&mut self, id: u64, seat: Seat, mv: &str, decision: bool) -> bool {
        let number = self.room.number;
        self.noted.clear();
        let mut next = Some(Fact::Move { seat, mv: mv.to_owned(), took: 0, salt: None });
        let mut taken = true;
        while let Some(fact) = next.filter(|_| taken) {
            let applied = self.room.apply(&fact);
            taken = applied.is_ok();
            if let Ok(effect) = applied {
                let noted =
                    self.clients.iter().map(|client| note(&self.room, &effect, client.viewer, decision));
                self.noted.push(noted.collect());
            }
            next =
                self.room.running().and_then(|play| play.table.next_deck()).map(|cards| Fact::Deck { cards });
        }
        let client = self.clients.iter_mut().find(|client| client.viewer.is(seat)).unwrap();
        client.socket.play(id, seat, mv, number).await;
        if taken && self.room.status() == Status::Playing {
            let number = self.room.number;
            for client in &mut self.clients {
                client.wait_for(number).await;
            }
        }
        taken
    }
}

impl Client {
    /// Waits for a number, and keeps what came.
    async fn wait_for(&mut self, number: u64) {
        let heard = self.socket.until(|message| message["number"] == number).await;
        self.socket.keep(heard);
    }
}

/// Plays the rest of a game in both worlds. The answer is how often worlds were compared that others can tell apart.
async fn compare(case: Case, number: u32) -> u64 {
    let seed = format!("wire {case:?} {number}");
    let seating = if number % 2 == 1 { Seating::Double } else { Seating::Own };
    let facts = case.played(seating, &seed);
    let mut dice = Stream::of_text(&seed);
    let seats = case.game.seats(case.seats).unwrap();
    let viewer = Viewer::all(seats).nth(number as usize % (case.seats as usize + 1)).unwrap();
    // Looking for a difference that is not seen at once.
    let (place, other) = std::iter::repeat_with(|| lookalike(&facts, viewer, &mut dice))
        .flatten()
        .find(|(place, other)| {
            let rooms =
                (Room::rebuild(TABLE, 0, &facts[..=*place]), Room::rebuild(TABLE, 0, &other[..=*place]));
            matches!(rooms, (Ok(one), Ok(other))
                if memory(&one, viewer) == memory(&other, viewer) && one.status() == Status::Playing)
        })
        .unwrap();
    let decision = is_decision(&facts[place]);
    // A deck is dealt by the server, so that another one has to be in its store; decisions are made live.
    let live = place + usize::from(matches!(facts[place], Fact::Deck { .. }));
    let mut one = World::new(&facts[..live], seating).await;
    let mut two = World::new(&other[..live], seating).await;
    let mut alike: Vec<bool> = vec![true; one.clients.len()];
    let mut compared = same(&mut one, &mut two, &mut alike, true, &seed).await;
    for (step, (fact, twin)) in facts[live..].iter().zip(&other[live..]).take(STEPS).enumerate() {
        let (Fact::Move { seat, mv, .. }, Fact::Move { mv: twins, .. }) = (fact, twin) else { continue };
        let id = step as u64;
        let played = (one.play(id, *seat, mv, decision).await, two.play(id, *seat, twins, decision).await);
        if played != (true, true) || one.room.status() == Status::Over {
            break;
        }
        compared += same(&mut one, &mut two, &mut alike, step % 10 == 9, &seed).await;
    }
    one.house.stop().await;
    two.house.stop().await;
    compared
}

/// Compares what both worlds have sent to those who could not tell them apart so far.
async fn same(one: &mut World, two: &mut World, alike: &mut [bool], requests: bool, seed: &str) -> u64 {
    let (told, twins) = (one.events_for(requests).await, two.events_for(requests).await);
    let apart = somebody_sees(&one.room, &two.room);
    let mut compared = 0;
    for (index, (told, twins)) in told.into_iter().zip(twins).enumerate() {
        let (viewer, number) = (one.clients[index].viewer, one.room.number);
        alike[index] &= memory(&one.room, viewer) == memory(&two.room, viewer);
        alike[index] &= one.noted.iter().zip(&two.noted).all(|(one, two)| one[index] == two[index]);
        if alike[index] {
            assert_eq!(told, twins, "{viewer} hears a difference in {seed} at {number}");
            compared += u64::from(apart);
        }
    }
    compared
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_that_differ_in_what_a_viewer_cannot_know_send_him_the_same_bytes() {
    let mut compared = 0;
    for case in CASES.into_iter().filter(|case| case.seats <= 3) {
        for number in 0..3 {
            compared += compare(case, number).await;
        }
    }
    assert!(compared > 100, "only {compared} comparisons");
}

#[test]
fn only_hashes_and_salts_are_masked() {
    let text = r#"{"seal":{"seat":1,"hash":"ab"},"opened":[{"hash":"cd","salt":"ef","move":"x"}]}"#;
    assert_eq!(masked(text), r#"{"seal":{"seat":1,"hash":""},"opened":[{"hash":"","salt":"","move":"x"}]}"#);
}
