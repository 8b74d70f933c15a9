//! The players of one game.

use roshambo_bots::{Bot as _, Budget, Level, LevelBot, Rng, Stop, quick_move};
use roshambo_rules::{Recall, Seat, Viewer};
use roshambo_table::{Driver, Observation, open};

use crate::games::LabGame;
use crate::laboratory::LabError;
use crate::plan::Variant;
use crate::streams::{Purpose, stream, stream_seed};

/// The players at all seats of one game. Levels that search need a driver beside the game, which keeps their history.
pub(crate) struct Table<G: LabGame> {
    players: Vec<Player>,
    driver: Option<Box<dyn Driver>>,
    stop: Stop,
    scratch: Vec<G::Move>,
}

struct Player {
    level: Level,
    rng: Rng,
    /// Only levels that search have a bot.
    bot: Option<LevelBot>,
}

impl<G: LabGame> Table<G> {
    pub(crate) fn new(variant: &Variant, seed: u64, deal: u64, stop: &Stop) -> Result<Table<G>, LabError> {
        let player = |seat: Seat| {
            let level = variant.players.level_at(seat.index(), variant.seats, deal);
            let purpose = Purpose::Seat(seat.index());
            let searches = matches!(level, Level::Hard | Level::Expert);
            let bot = searches.then(|| LevelBot::new(level, stream_seed(seed, deal, purpose)));
            Player { level, rng: stream(seed, deal, purpose), bot }
        };
        let players: Vec<Player> = variant.seats.iter().map(player).collect();
        let driver = if players.iter().any(|player| player.bot.is_some()) {
            Some(open(G::GAME, variant.seats, &variant.options).map_err(LabError::Option)?)
        } else {
            None
        };
        Ok(Table { players, driver, stop: stop.clone(), scratch: Vec::new() })
    }

    /// Tells the players about a deck.
    pub(crate) fn deal(&mut self, cards: &[G::Card]) -> Result<(), LabError> {
        if let Some(driver) = &mut self.driver {
            let texts: Vec<String> = cards.iter().map(ToString::to_string).collect();
            driver.deal(&texts.join(" ")).map_err(|refused| LabError::Refused(Box::new(refused)))?;
        }
        Ok(())
    }

    /// Asks the player at a seat for its move, and tells all players about it.
    pub(crate) fn decide(&mut self, game: &G, seat: Seat) -> Result<G::Move, LabError> {
        let player = &mut self.players[seat.index()];
        let mv = match (&mut player.bot, &self.driver) {
            (Some(bot), Some(driver)) => {
                let seen = Observation::of(&**driver, seat);
                let limit = player.level.iterations(G::GAME);
                let budget = Budget { stop: self.stop.clone(), ..Budget::new(limit, 1) };
                let decision = bot.decide(&seen, &budget).map_err(LabError::Bot)?;
                decision.mv.parse().map_err(|_| LabError::Endless)?
            }
            // A random move needs no view: it is drawn from the legal moves, which are the same for all states that the
            // seat cannot tell apart.
            _ if player.level == Level::Random => game.sample_move(seat, &mut player.rng, &mut self.scratch),
            _ => {
                let view = game.view(Viewer::Seat(seat), Recall::Memory);
                let found = quick_move::<G>(player.level, &view, seat, &mut player.rng);
                found.ok_or(LabError::Bot(roshambo_bots::BotError::NotAwaited(seat)))?
            }
        };
        if let Some(driver) = &mut self.driver {
            driver.play(seat, &mv.to_string()).map_err(|refused| LabError::Refused(Box::new(refused)))?;
        }
        Ok(mv)
    }
}
