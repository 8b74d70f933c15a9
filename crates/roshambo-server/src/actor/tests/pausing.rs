//! One person against a bot with a clock: missed decisions, replacement, and the pause while nobody plays.

use std::time::Duration;

use roshambo_bots::Decision;
use roshambo_table::Stream;

use super::*;
use crate::protocol::{SeatInfo, TableInfo};

/// A game of Kanobu in which the first seat begins.
struct Solo {
    app: App,
    actor: Arc<TableActor>,
    dice: Stream,
}

impl Solo {
    async fn new() -> Solo {
        let app = app(HeldStore::new());
        let settings = r#"{"game":"kanobu","seats":2,"options":{"opening":"1"},
            "clock":{"kind":"per-move","seconds":10}}"#;
        let settings = serde_json::from_str(settings).unwrap();
        let bots = [(Seat::new(1), roshambo_bots::Level::Easy)].into();
        let opening = Opening::new(&guest(1), OpenRequest { settings, mine: None, bots }, 0).unwrap();
        let table = app.registry.open(opening).await.unwrap().into_inner().id;
        let actor = app.registry.get(table).await.unwrap();
        commands::command(&actor, &guest(1), Command::Start(StartRequest::default())).await.unwrap();
        Solo { app, actor, dice: Stream::new([1; 32], 0) }
    }

    async fn connect(&self) -> Connection {
        Connection::open(self.actor.clone(), Some(guest(1)), Form::Programs, None).await.unwrap()
    }

    async fn info(&self) -> TableInfo {
        self.actor.info(Some(GuestId(1))).await.unwrap().into_inner()
    }

    async fn own(&self) -> SeatInfo {
        self.info().await.seats.remove(0)
    }

    /// Lets all bots that were asked decide, until none is. Returns whether one was.
    fn bots_decide(&mut self) -> bool {
        let mut decided = false;
        loop {
            let question = {
                let state = self.actor.lock();
                let table = state.table.as_deref().unwrap();
                let seats = table.seating.seats.iter();
                let asked = seats.filter_map(|seat| Some((seat, state.turns.question(seat)?))).next();
                asked.zip(table.running()).map(|((seat, number), game)| {
                    (seat, number, game.table.driver().random_move(seat, &mut self.dice))
                })
            };
            let Some((seat, number, mv)) = question else { return decided };
            let decision = Decision { mv, considered: Vec::new(), iterations: 0 };
            moves::bot_moves(&self.actor, seat, number, Ok(decision));
            decided = true;
        }
    }

    /// The time of the person runs out.
    async fn miss(&self) {
        let before = self.actor.lock().table.as_ref().unwrap().number;
        self.app.node.clock.advance(Duration::from_secs(10));
        while self.actor.lock().table.as_ref().unwrap().number == before {
            tokio::task::yield_now().await;
        }
        self.actor.flushed().await;
    }
}

#[tokio::test]
async fn a_missed_move_is_made_by_a_bot_and_the_third_in_a_row_gives_the_seat_away_until_the_person_returns()
{
    let mut solo = Solo::new().await;
    let _person = solo.connect().await;
    for missed in 1..=2 {
        solo.miss().await;
        let own = solo.own().await;
        assert!(own.returning && own.missed == missed, "a bot makes this move");
        assert!(solo.bots_decide());
        let own = solo.own().await;
        assert!(
            own.player == crate::protocol::Player::Person && own.running,
            "the next move is the person's"
        );
    }
    solo.miss().await;
    let info = solo.info().await;
    assert!(!info.seats[0].returning && !info.seats[0].kept && info.paused, "nobody plays any more");
    assert!(!solo.bots_decide(), "so bots do not play either");
    // The person may return as often as they like, because nobody else waits. The game of some dealt cards is over early.
    let is_over = async |solo: &Solo| solo.info().await.standing.is_some();
    let mut by_bot = 2;
    while by_bot < 7 && !is_over(&solo).await {
        commands::command(&solo.actor, &guest(1), Command::Back).await.unwrap();
        assert!(!solo.info().await.paused);
        assert!(solo.bots_decide());
        by_bot += 1;
        if !is_over(&solo).await {
            solo.miss().await;
            assert!(solo.info().await.paused);
        }
    }
    if !is_over(&solo).await {
        commands::command(&solo.actor, &guest(1), Command::Resign).await.unwrap();
    }
    let standing = solo.info().await.standing.unwrap();
    assert_eq!(standing.bot_moves, [by_bot, 0], "the moves of a bot for a person are counted");
}

#[tokio::test]
async fn while_the_only_person_is_disconnected_bots_do_not_move_and_the_clock_stands_still() {
    let mut solo = Solo::new().await;
    assert!(solo.info().await.paused, "nobody is connected yet");
    let person = solo.connect().await;
    solo.app.node.clock.advance(Duration::from_secs(4));
    assert_eq!(solo.own().await.clock, Some(6000));
    drop(person);
    solo.app.node.clock.advance(Duration::from_secs(1000));
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    let info = solo.info().await;
    assert!(info.paused && info.seats[0].clock == Some(6000) && !info.seats[0].running);
    let person = solo.connect().await;
    let own = solo.own().await;
    assert!(own.running && own.clock == Some(6000));
    let asked = |solo: &Solo| solo.actor.lock().turns.question(Seat::new(1)).is_some();
    // After some cards the same player acts again.
    while !asked(&solo) {
        let mv = {
            let state = solo.actor.lock();
            let game = state.table.as_deref().unwrap().running().unwrap();
            game.table.driver().random_move(Seat::FIRST, &mut solo.dice)
        };
        let number = solo.info().await.number;
        person.receive(ClientMessage::Move { id: 1, seat: Seat::FIRST, mv, number }).await;
    }
    // The bot was asked; when the person leaves, it need not answer, and it is asked again when the person returns.
    drop(person);
    assert!(!asked(&solo));
    let _person = solo.connect().await;
    assert!(asked(&solo));
}
