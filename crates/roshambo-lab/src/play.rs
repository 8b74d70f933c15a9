//! Plays one game of a variant and shows it to the measures.

use roshambo_bots::Stop;
use roshambo_rules::{Awaits, Dice, Outcome, Seat};

use crate::games::LabGame;
use crate::laboratory::LabError;
use crate::measure::{Dealt, Decision, Finished, Measure, Step};
use crate::plan::Variant;
use crate::players::Table;
use crate::streams::{Purpose, stream};

/// Decisions after which a game is given up as endless. Games between players who want to win take far fewer.
const MAX_DECISIONS: u32 = 100_000;

/// One game of a variant: its deal, and how its first deck is changed.
pub(crate) struct Deal<'a, G: LabGame> {
    pub(crate) variant: &'a Variant,
    pub(crate) options: &'a G::Options,
    pub(crate) seed: u64,
    pub(crate) number: u64,
    /// Two places of the first deck that are exchanged.
    pub(crate) swap: Option<(usize, usize)>,
    /// Whether measures that cost much look at the game.
    pub(crate) probed: bool,
    pub(crate) stop: &'a Stop,
}

/// Buffers that are reused from game to game.
pub(crate) struct Buffers<G: LabGame> {
    cards: Vec<G::Card>,
    events: Vec<G::Event>,
    /// The first deck of the game played last, as it was dealt.
    pub(crate) first_deck: Vec<G::Card>,
}

impl<G: LabGame> Default for Buffers<G> {
    fn default() -> Self {
        Buffers { cards: Vec::new(), events: Vec::new(), first_deck: Vec::new() }
    }
}

/// Plays a game to its end. `None` if it was stopped meanwhile.
pub(crate) fn play<G: LabGame>(
    deal: &Deal<'_, G>,
    measures: &mut [Box<dyn Measure<G>>],
    buffers: &mut Buffers<G>,
) -> Result<Option<Outcome>, LabError> {
    let mut game = G::new(deal.variant.seats, deal.options);
    let mut table = Table::<G>::new(deal.variant, deal.seed, deal.number, deal.stop)?;
    let (mut decks, mut decisions) = (0, 0);
    for measure in measures.iter_mut() {
        measure.start(deal.number, deal.probed);
    }
    loop {
        let seat = match game.awaits() {
            Awaits::Turn { seat } => seat,
            Awaits::Sealed { waiting, .. } => waiting.first().unwrap_or(Seat::FIRST),
            Awaits::Deck => {
                shuffle(deal, &game, decks, buffers);
                table.deal(&buffers.cards)?;
                buffers.events.clear();
                game.deal(&buffers.cards, &mut buffers.events);
                let dealt = Dealt { game: &game, events: &buffers.events, number: decks };
                measures.iter_mut().for_each(|measure| measure.dealt(&dealt));
                decks += 1;
                continue;
            }
            Awaits::Over => break,
        };
        if decisions == MAX_DECISIONS {
            return Err(LabError::Endless);
        }
        let decision = Decision { game: &game, seat };
        measures.iter_mut().for_each(|measure| measure.before(&decision));
        let mv = table.decide(&game, seat)?;
        let before = game.clone();
        buffers.events.clear();
        game.apply(seat, mv, &mut buffers.events);
        decisions += 1;
        let step = Step { before: &before, seat, mv, events: &buffers.events, after: &game };
        measures.iter_mut().for_each(|measure| measure.after(&step));
    }
    // After a stop, bots decide without searching. Such a game must not count.
    if deal.stop.is_stopped() {
        return Ok(None);
    }
    Ok(game.outcome())
}

/// Shuffles the awaited deck by the random numbers of the deal.
fn shuffle<G: LabGame>(deal: &Deal<'_, G>, game: &G, number: u32, buffers: &mut Buffers<G>) {
    buffers.cards.clear();
    game.awaited_deck(&mut buffers.cards);
    stream(deal.seed, deal.number, Purpose::Deck(number)).shuffle(&mut buffers.cards);
    if number == 0 {
        if let Some((one, other)) = deal.swap {
            buffers.cards.swap(one, other);
        }
        buffers.first_deck.clone_from(&buffers.cards);
    }
}

/// Shows the end of a game to the measures.
pub(crate) fn finish<G: LabGame>(
    finished: &Finished<'_>,
    measures: &mut [Box<dyn Measure<G>>],
    cells: &mut crate::figure::Cells,
) {
    measures.iter_mut().for_each(|measure| measure.finish(finished, cells));
}
