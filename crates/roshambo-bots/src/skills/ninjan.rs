//! Ninjan, as good players play it.
//!
//! A card does two things: it takes a pile that it beats, and then lies there for somebody else.
//! - Take rich piles; the higher your card, the sooner it is resolved, so a high card of the right
//!   sign is nearly sure of its pile, a low one hopes that it is left.
//! - What you leave is a gift: high cards feed whoever beats them next, negative ones poison a pile.
//!   So a negative card is well spent where it takes something, and badly where it must take trash.
//! - A card that beats nothing goes where it does most: a negative one on the pile that others are
//!   about to take, a positive one where nobody who is still to be resolved can get at it, and on
//!   top of a rich pile that somebody would otherwise take.
//! - Everything is decided at the same time, so nothing is certain: good choices are mixed.

use roshambo_rules::games::ninjan::{Card, CardSet, Move, Ninjan, Pile, View};
use roshambo_rules::{Awaits, BySign, Dice, Game, Seat, SeatSet, Sign};
use roshambo_table::NumberedEvent;

use super::by_strength;
use crate::budget::Clock;
use crate::luck::Luck;
use crate::skill::{Iterations, Skill, Space, Uniform, Values, highest};

// Found by playing the rules of thumb with other weights against each other.

/// How much a better choice, in points, is preferred: not so much that it can be foreseen.
const CHOICE_SCALE: f32 = 1.2;
/// How much a pile that is there now counts for a card that is resolved last.
const LAST_TRUST: f32 = 0.22;
/// How much of a card's value is lost where it is left instead of a pile, and on top of one.
const LEFT: f32 = 0.06;
const PLACED: f32 = 0.2;
/// How much a better pile, in points, is preferred.
const PILE_SCALE: f32 = 0.35;
/// How much of a pile is lost to a card that is resolved later and beats it.
const LATER: f32 = 0.42;
/// How much of a pile is lost later on to others who beat it as often as anybody, and not to us.
const EVER: f32 = 0.3;

/// How many points make a lead e times as good: at the end, and more for each round to come. Fitted to
/// games of the rules of thumb.
const SURE: f32 = 2.6;
const UNSURE: f32 = 0.85;

impl Skill for Ninjan {
    const ITERATIONS: Iterations = Iterations { hard: 10_000, expert: 75_000 };
    const ROLLOUT: u32 = 12;

    type Belief = Uniform<Ninjan>;

    fn believe(view: &View, _: &[NumberedEvent], _: &Clock) -> Self::Belief {
        Uniform::new(view)
    }

    #[inline]
    fn rate(&self, seat: Seat, moves: &[Move], ratings: &mut Vec<f32>) {
        let table = Tops::of(self);
        for mv in moves {
            ratings.push(match mv {
                Move::Choose(card) => table.rate_choice(*card, self.seats().count()),
                Move::Pile(pile) => table.rate_pile(self, seat, *pile),
                Move::Throw(_) => 0.0,
            });
        }
    }

    fn value(&self) -> Values {
        let rounds_left = self.hand(Seat::FIRST).len() as f32;
        let scale = SURE + UNSURE * rounds_left;
        by_strength(self.seats(), |seat| self.winnings(seat).sum() as f32 / scale)
    }

    #[inline]
    fn roll(&self, seat: Seat, luck: &mut Luck, space: &mut Space<Move>) -> Move {
        space.moves.clear();
        self.legal_moves(seat, &mut space.moves);
        match self.awaits() {
            Awaits::Turn { .. } if space.moves.len() > 1 => {
                space.ratings.clear();
                self.rate(seat, &space.moves, &mut space.ratings);
                space.moves[highest(&space.ratings)]
            }
            _ => luck.pick(&space.moves),
        }
    }

    fn is_even_throw(&self) -> bool {
        self.is_throwing()
    }

    fn unsealed(view: &View) -> View {
        let mut view = view.clone();
        if let (Awaits::Sealed { .. }, None, None) = (view.awaits, &view.throw, view.choice) {
            view.awaits = Awaits::Sealed { waiting: view.seats.all(), decided: SeatSet::EMPTY };
        }
        view
    }
}

/// The piles at a glance.
struct Tops {
    sums: [f32; 3],
    tops: [Sign; 3],
    /// The most that a sign can take, if it beats anything.
    best: BySign<Option<f32>>,
}

impl Tops {
    #[inline]
    fn of(game: &Ninjan) -> Tops {
        let sums = Pile::ALL.map(|pile| game.pile(pile).sum() as f32);
        let tops = Pile::ALL.map(|pile| game.top(pile).sign());
        let mut best = BySign::default();
        for (sum, top) in sums.into_iter().zip(tops) {
            let taken: &mut Option<f32> = &mut best[top.beaten_by()];
            *taken = Some(taken.map_or(sum, |other| other.max(sum)));
        }
        Tops { sums, tops, best }
    }

    #[inline]
    fn rate_choice(&self, card: Card, seats: usize) -> f32 {
        let value = card.value() as f32;
        // How likely it is resolved before the others.
        let first = ((value + 7.0) / 17.0).powi(seats as i32 - 1);
        let trust = LAST_TRUST + (1.0 - LAST_TRUST) * first;
        match self.best[card.sign()] {
            Some(gain) => CHOICE_SCALE * (trust * gain - LEFT * value),
            None => -CHOICE_SCALE * PLACED * value,
        }
    }

    /// What it is worth to put the card being resolved there.
    #[inline]
    fn rate_pile(&self, game: &Ninjan, seat: Seat, pile: Pile) -> f32 {
        let Some(card) = game.revealed().first_to_resolve() else { return 0.0 };
        let place = pile as usize;
        let (sum, top, value) = (self.sums[place], self.tops[place], card.value() as f32);
        let later = game.revealed().without(CardSet::only(card));
        let own = game.hand(seat);
        // How much others are likelier to take a pile with this sign on top than we are.
        let danger = |sign: Sign| {
            let now = later.count_of(sign.beaten_by()) as f32;
            let mine = own.count_of(sign.beaten_by()) as f32 / own.len().max(1) as f32;
            LATER * now.min(1.0) + EVER * (1.0 / 3.0 - mine)
        };
        if card.sign().beats(top) {
            return PILE_SCALE * (sum - danger(card.sign()) * value);
        }
        // The pile keeps its cards and gets another top.
        PILE_SCALE * (danger(top) * sum - danger(card.sign()) * (sum + value))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::budget::{Budget, Limit};
    use crate::search::Search;
    use crate::skill::Belief;
    use roshambo_rules::{DiscardEvents, Recall, Seats, Viewer};

    const ONE: Seat = Seat::new(0);
    const TWO: Seat = Seat::new(1);

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    }

    /// A game of two with these piles and these cards in the hands, filled up with others.
    fn dealt(piles: &str, one: &str, two: &str) -> Ninjan {
        let (piles, mut one, mut two) = (cards(piles), cards(one), cards(two));
        let used: CardSet = piles.iter().chain(&one).chain(&two).copied().collect();
        let mut rest = Card::all().filter(|card| !used.contains(*card)).collect::<Vec<_>>().into_iter();
        for hand in [&mut one, &mut two] {
            while hand.len() < 9 {
                hand.push(rest.next().unwrap());
            }
        }
        let hands = one.into_iter().zip(two).flat_map(|(a, b)| [a, b]);
        let order: Vec<Card> = piles.into_iter().chain(hands).chain(rest).collect();
        let mut game = Ninjan::new(Seats::new(2).unwrap(), &Default::default());
        game.shuffle(&order).unwrap();
        game
    }

    fn best(game: &Ninjan, seat: Seat) -> String {
        let (mut moves, mut ratings) = (Vec::new(), Vec::new());
        game.legal_moves(seat, &mut moves);
        game.rate(seat, &moves, &mut ratings);
        moves[highest(&ratings)].to_string()
    }

    fn after(mut game: Ninjan, moves: &[(Seat, &str)]) -> Ninjan {
        for (seat, text) in moves {
            game.play(*seat, text.parse().unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn a_rich_pile_is_worth_a_high_card_that_beats_it() {
        let hand = "R9 R-3 S4 S-2 P8 P-6 P2 S5 S1";
        assert_eq!(best(&dealt("S10 R-5 P1", hand, ""), ONE), "choose R9");
    }

    #[test]
    fn a_card_that_must_take_trash_is_kept() {
        let game = dealt("S-6 S-5 S-4", "R9 S3", "");
        let (mut ratings, moves) = (Vec::new(), ["choose R9", "choose S3"].map(|text| text.parse().unwrap()));
        game.rate(ONE, &moves, &mut ratings);
        assert!(ratings[0] < ratings[1], "{ratings:?}");
    }

    #[test]
    fn of_two_piles_that_can_be_taken_the_richer_one_is() {
        let game = after(dealt("S3 S7 P1", "R9", "R1"), &[(ONE, "choose R9"), (TWO, "choose R1")]);
        assert_eq!(best(&game, ONE), "pile 2");
    }

    #[test]
    fn poison_is_put_on_what_the_other_is_about_to_take() {
        // Seat 2's rock must take scissors; seat 1's negative scissors beat nothing and go first.
        let game = after(dealt("R5 R4 S8", "S-2", "R-3"), &[(ONE, "choose S-2"), (TWO, "choose R-3")]);
        assert_eq!(game.awaits(), Awaits::Turn { seat: ONE });
        assert_eq!(best(&game, ONE), "pile 3");
    }

    #[test]
    fn a_choice_taken_with_the_others_is_mixed() {
        let game = dealt("S6 R6 P6", "R5 S5 P5 R3 S3 P3 R7 S7 P7", "");
        let view = Ninjan::unsealed(&game.view(Viewer::Seat(ONE), Recall::Memory));
        let budget = Budget::new(Limit::Iterations(3_000), 1);
        let thoughts = Search::default().think(&Uniform::<Ninjan>::new(&view), ONE, &budget, 7);
        let played: Vec<f64> =
            thoughts.moves.iter().map(|thought| thought.share).filter(|share| *share > 0.0).collect();
        assert!(played.len() > 1, "{thoughts:?}");
        assert!((played.iter().sum::<f64>() - 1.0).abs() < 1e-6);
    }

    #[test]
    fn what_others_have_sealed_already_is_taken_back() {
        let game = after(dealt("S10 R8 P9", "", "S4"), &[(TWO, "choose S4")]);
        let view = Ninjan::unsealed(&game.view(Viewer::Seat(ONE), Recall::Memory));
        let sample = Uniform::<Ninjan>::new(&view).sample(&mut Luck::new(1));
        assert_eq!(sample.awaits().seats().len(), 2);
        let mut sample = sample;
        let theirs = sample.hand(TWO).iter().next().unwrap();
        sample.apply(ONE, Move::Choose(sample.hand(ONE).iter().next().unwrap()), &mut DiscardEvents);
        sample.apply(TWO, Move::Choose(theirs), &mut DiscardEvents);
        assert!(matches!(sample.awaits(), Awaits::Turn { .. }));
    }
}
