//! What the lab knows of each game beyond its rules and its heuristics. One file per game.
//!
//! A registered game without its file does not compile: `Laboratory` dispatches over all games and requires [`LabGame`].
//! A test names the numbered rulings that a game forgot.

mod kanobu;
mod ninjan;
mod paws;
mod paws_cards;
mod paws_quick;
mod tsuefa;

use roshambo_bots::Heuristics;
use roshambo_rules::{Phrase, Seat, Seats};

use crate::measure::Step;
pub(crate) use crate::measures::{Pace, RulingSet, RulingUse, ScoreBins};

/// A game that the lab can measure.
pub(crate) trait LabGame: Heuristics {
    /// How long people take. An assumption, not a measurement.
    const PACE: Pace;
    /// The bins of the distribution of scores.
    const SCORES: ScoreBins;
    /// A victory by at most this many points is close.
    const CLOSE_MARGIN: u32;
    /// Whether one seat has the first move.
    const HAS_STARTER: bool;
    /// For each numbered ruling, in order, whether its uses are counted.
    const RULINGS: &'static [RulingUse];

    /// The seat that has the first move of the game, if the event says so.
    fn starter(event: &Self::Event) -> Option<Seat>;

    /// The number of rounds so far, after this many decisions.
    fn rounds_played(&self, decisions: u32) -> u32;

    /// The names of what is counted.
    fn happenings() -> Vec<Phrase>;
    /// Which of them an event is.
    fn happening(event: &Self::Event) -> Option<usize>;

    /// Notes the rulings that decided an event.
    fn rulings_of_event(event: &Self::Event, used: &mut RulingSet);
    /// Notes the rulings that decided a move, or took a move away.
    fn rulings_of_step(step: &Step<'_, Self>, used: &mut RulingSet);

    /// The names of the kinds of cards whose value is measured.
    fn pieces(seats: Seats, options: &Self::Options) -> Vec<Phrase>;
    /// The kind of a card: its place in `pieces`.
    fn piece(card: Self::Card) -> usize;
    /// Calls a function with each card that a seat holds.
    fn each_card_held(&self, seat: Seat, each: &mut dyn FnMut(Self::Card));
    /// Which cards of the first deck are dealt to hands; `None` if there is no deck.
    fn deal_shape(seats: Seats) -> Option<DealShape>;

    /// The names of the items and tokens whose value is measured by equity.
    fn what_ifs() -> Vec<Phrase>;
    /// Two states that differ in one of them: the seat has it, and the seat does not.
    fn what_if(&self, which: usize, seat: Seat) -> Option<(Self, Self)>;
}

/// The part of a deck that is dealt to hands, one card at a time, seat 1 first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DealShape {
    /// The number of cards on top that go elsewhere.
    pub(crate) before: usize,
    /// The number of cards of each hand.
    pub(crate) each: usize,
}

/// Phrases without arguments.
fn named<const N: usize>(ids: [&'static str; N]) -> Vec<Phrase> {
    ids.into_iter().map(Phrase::new).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use roshambo_rules::{Dice, DiscardEvents, Game, GameOptions, Ruling};
    use roshambo_table::{GameId, with_game};
    use roshambo_words::{Lang, Page, Words};

    #[test]
    fn every_numbered_ruling_of_a_rules_page_has_an_entry() {
        for game in GameId::ALL {
            with_game!(game, G => {
                let exists = |number: usize| {
                    let cited: &'static str = format!("{game}/{number}").leak();
                    Page::of_ruling(Lang::En, Ruling(cited)).is_some()
                };
                let listed = <G as LabGame>::RULINGS.len();
                let missing = (1..=listed).find(|number| !exists(*number));
                assert_eq!(missing, None, "{game}: the rules page has no such ruling, but the lab counts it");
                assert!(!exists(listed + 1), "{game}/{} is not in RULINGS of games/{game}.rs", listed + 1);
            });
        }
    }

    #[test]
    fn the_deal_shape_says_where_each_card_goes() {
        for game in GameId::ALL {
            with_game!(game, G => {
                for seats in G::SEATS.filter_map(Seats::new) {
                    let Some(shape) = <G as LabGame>::deal_shape(seats) else { continue };
                    let mut state = G::new(seats, &<G as Game>::Options::default());
                    let mut deck = Vec::new();
                    state.awaited_deck(&mut deck);
                    roshambo_bots::Rng::new(1).shuffle(&mut deck);
                    state.deal(&deck, &mut DiscardEvents);
                    for seat in seats.iter() {
                        let mut held = Vec::new();
                        state.each_card_held(seat, &mut |card| held.push(card));
                        held.sort_unstable();
                        let dealt = deck[shape.before..][..shape.each * seats.count()].iter();
                        let mut expected: Vec<_> =
                            dealt.skip(seat.index()).step_by(seats.count()).copied().collect();
                        expected.sort_unstable();
                        assert!(held == expected, "{game} {seats} {seat}");
                    }
                }
            });
        }
    }

    #[test]
    fn every_card_has_a_named_kind() {
        for game in GameId::ALL {
            with_game!(game, G => {
                let seats = game.fewest_seats();
                let options = <G as Game>::Options::default();
                assert!(<G as Game>::Options::SPECS.len() < 50);
                let pieces = <G as LabGame>::pieces(seats, &options);
                let mut deck = Vec::new();
                G::new(seats, &options).awaited_deck(&mut deck);
                assert!(deck.iter().all(|card| G::piece(*card) < pieces.len()), "{game}");
                for label in pieces.iter().chain(&G::what_ifs()).chain(&G::happenings()) {
                    for lang in Lang::ALL {
                        let (_, problems) = Words::of(lang).render(label);
                        assert!(problems.is_empty(), "{lang} {problems:?}");
                    }
                }
            });
        }
    }
}
