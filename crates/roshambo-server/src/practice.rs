//! Practice games: the player keeps the game as a record. The server applies moves and lets bots answer.

use axum::http::StatusCode;
use roshambo_bots::Level;
use roshambo_rules::{Arg, Recall, Seat, SeatSet, Viewer, say};
use roshambo_table::fair::Proof;
use roshambo_table::record::Entry;
use roshambo_table::{NumberedEvent, Observation, Table};
use tokio::sync::oneshot;

use crate::api_error::ApiError;
use crate::attempt;
use crate::background::Background;
use crate::bot_pool::{BotPool, Payer, Question};
use crate::ids::{TableId, random};
use crate::protocol::{Attempt, Form, PracticeRequest, PracticeResult, PresentedView, ReplayStep};
use crate::render::with_phrases;
use crate::table::names;
use crate::tutorial::{self, ReplayRenderer, ReplayViewpoint};

/// The maximum number of entries by bots and chance after one move.
const MOST_ANSWERS: usize = 60;

/// The maximum number of entries in one request. A client sends the moves since the last answer.
const MOST_ENTRIES: usize = 100;

/// The level of the bots. It does not search, so they answer at once.
const LEVEL: Level = Level::Medium;

/// Continues practice games. It needs bots, but no table.
pub(crate) struct Practice {
    bots: BotPool,
    background: Background,
}

/// A practice game while a request is carried out.
struct PracticeGame {
    table: Table,
    renderer: ReplayRenderer,
    past: Vec<NumberedEvent>,
    before: PresentedView,
    steps: Vec<ReplayStep>,
}

impl PracticeGame {
    /// Replays the record and adds the new entries.
    fn new(request: PracticeRequest) -> Result<PracticeGame, ApiError> {
        let PracticeRequest { record, seat, then, bots: _, attempt } = request;
        if then.len() > MOST_ENTRIES {
            let phrase = say!("server-practice-too-long", most = MOST_ENTRIES as u64);
            return Err(ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, phrase));
        }
        let (header, entries) = tutorial::parse(&record)?;
        tutorial::refuse_seat(&header, seat)?;
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let renderer = ReplayRenderer::new(&header, ReplayViewpoint::Of(viewer), Recall::Display);
        let mut table = tutorial::played(header, entries)?;
        let past = table.events_for(0..table.driver().events(), viewer, Recall::Display);
        let before = PresentedView::for_people(table.view(viewer, Recall::Display));
        let mut steps = Vec::new();
        for line in &then {
            let entry = line.parse().map_err(|_| {
                let phrase = say!("server-no-entry", line = Arg::foreign(line));
                ApiError::new(StatusCode::BAD_REQUEST, phrase)
            })?;
            steps.push(renderer.take(&mut table, entry)?);
        }
        if let Some(Attempt { seat: pointing, targets }) = attempt {
            tutorial::refuse_seat(table.header(), pointing)?;
            let no_seat = || ApiError::new(StatusCode::BAD_REQUEST, say!("server-no-seat"));
            return Err(attempt::refuse(&table, pointing.or(seat).ok_or_else(no_seat)?, &targets));
        }
        Ok(PracticeGame { table, renderer, past, before, steps })
    }

    fn into_result(self, seat: Option<Seat>) -> PracticeResult {
        let PracticeGame { table, past, before, steps, .. } = self;
        let header = table.header();
        PracticeResult {
            game: header.game,
            names: names(header),
            standing: tutorial::standing(header, table.outcome()),
            past: with_phrases(past, Form::People),
            before,
            steps,
            moves: seat.map(|seat| table.driver().move_options(seat)).unwrap_or_default(),
            record: table.to_string(),
        }
    }
}

impl Practice {
    pub(crate) fn new(bots: BotPool, background: Background) -> Practice {
        Practice { bots, background }
    }

    /// Continues the game of a record. The server keeps nothing, so after a refusal the visitor still has the
    /// old record.
    pub(crate) async fn practise(&self, request: PracticeRequest) -> Result<PracticeResult, ApiError> {
        let (bots, seat) = (request.bots, request.seat);
        let mut game = self.background.run(move || PracticeGame::new(request)).await??;
        if bots {
            self.answer(&game.renderer, &mut game.table, seat, &mut game.steps).await?;
        }
        self.background.run(move || game.into_result(seat)).await
    }

    /// Lets bots and chance continue until the seat is to act, or the game is over.
    async fn answer(
        &self,
        renderer: &ReplayRenderer,
        table: &mut Table,
        seat: Option<Seat>,
        steps: &mut Vec<ReplayStep>,
    ) -> Result<(), ApiError> {
        let own = seat.map_or(SeatSet::EMPTY, |seat| [seat].into_iter().collect());
        let id = TableId::random();
        for _ in 0..MOST_ANSWERS {
            if let Some(deck) = self.deck(table)? {
                steps.push(renderer.take(table, Entry::Deck(deck))?);
                continue;
            }
            let Some(next) = table.awaits().seats().iter().find(|seat| !own.contains(*seat)) else { break };
            let seen = Observation::of(table.driver(), next);
            let mv = self.ask(Question {
                payer: Payer::Practice(id),
                table: id,
                seat: next,
                seen,
                level: LEVEL,
                seed: u64::from_le_bytes(random()),
            });
            steps.push(renderer.take(table, Entry::Move(next, mv.await?))?);
        }
        Ok(())
    }

    /// The order of a deck, if the game waits for one. Practice has no fairness promise, so the secret may be
    /// random.
    fn deck(&self, table: &Table) -> Result<Option<String>, ApiError> {
        let proof =
            Proof::random(table.header().seats, SeatSet::EMPTY).map_err(|_| ApiError::unreadable_log())?;
        Ok(table.driver().shuffled_deck(&mut proof.shuffle(0)))
    }

    /// The move of a bot, as soon as a thread is free.
    async fn ask(&self, question: Question) -> Result<String, ApiError> {
        let (sender, answer) = oneshot::channel();
        let ticket = self.bots.ask(question, move |decision| {
            // The request may have been cancelled.
            let _ = sender.send(decision);
        });
        ticket.hurry();
        let decision = answer.await.map_err(|_| ApiError::stopping())?;
        decision.map(|decision| decision.mv).map_err(|_| ApiError::unreadable_log())
    }
}
