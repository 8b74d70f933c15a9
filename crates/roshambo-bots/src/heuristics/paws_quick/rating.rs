//! How good a move looks to the seat that makes it.

use roshambo_rules::games::paws_deck::CardSet;
use roshambo_rules::games::paws_quick::{Move, PawsQuick, TableCards};
use roshambo_rules::{Game, Seat, Sign};

use super::candidates::each_candidate;
use super::features::HandShape;
use super::weights::{
    BETWEEN_GAMES, RatingWeights, SPEND_AFTER_LAST_GAME, SPEND_BEFORE_LAST_GAME, rating_weights, table_row,
};

/// The rating of emptying the hand, which wins the game: higher than any other. Unit: natural logarithm
/// of how often a move is chosen. Chosen by hand; not tuned.
const WIN: f32 = 20.0;
/// Another seat with at most this many cards is about to win.
const FEW_CARDS: usize = 3;

/// Rates moves of the seat on turn. Everything that does not depend on the move is computed once.
pub(super) struct Rater {
    weights: &'static RatingWeights,
    seat: Seat,
    hand: CardSet,
    table: Option<TableCards>,
    deck: usize,
    /// Whether the next seat could lead if nothing is played.
    gift: bool,
    /// Whether another seat is about to win.
    urgent: bool,
    /// The size of the smallest hand of the others.
    fewest: usize,
    /// The fraction of the unseen cards that beat each sign.
    beaters: [f32; 3],
    /// The score of the present hand. Moves are rated by what they change.
    before: f32,
}

impl Rater {
    /// A rater for a seat.
    #[inline]
    pub(super) fn new(game: &PawsQuick, seat: Seat) -> Rater {
        let hand = game.hand(seat);
        let table = game.table();
        let mut seen = hand.with(game.discard());
        if let Some(table) = table {
            seen.add_all(table.cards);
        }
        let mut unseen = CardSet::DECK;
        unseen.remove_all(seen);
        let all = unseen.len().max(1) as f32;
        let wild = unseen.colour_jokers();
        let beaters = Sign::ALL.map(|sign| {
            let sign = sign.beaten_by();
            (unseen.plain_of_sign(sign) + usize::from(unseen.sign_joker(sign)) + wild) as f32 / all
        });
        let others = game.seats().iter().filter(|other| *other != seat);
        let fewest = others.map(|other| game.hand(other).len()).min().unwrap_or(0);
        let next = seat.next(game.seats());
        let mut rater = Rater {
            weights: rating_weights(game.seats()),
            seat,
            hand,
            table,
            deck: game.deck_len(),
            gift: table.is_none_or(|table| table.owner == Some(next)),
            urgent: fewest <= FEW_CARDS,
            fewest,
            beaters,
            before: 0.0,
        };
        rater.before = rater.score_hand(&HandShape::of(hand), 0);
        rater
    }

    /// The rating of a move.
    #[inline]
    pub(super) fn rate(&self, mv: Move) -> f32 {
        let weights = self.weights;
        match mv {
            Move::Pass => {
                let gift = if self.gift { weights.gift } else { 0.0 };
                self.rest(self.hand, 3) + weights.pass + gift
            }
            Move::Combo { cards } => {
                let gift = if self.gift { weights.gift } else { 0.0 };
                self.left_after(cards).map_or(WIN, |left| self.rest(left, 0) + weights.transfer + gift)
            }
            Move::Play { sign, cards } => {
                let draws = if self.table.is_some_and(|table| sign.beats(table.sign)) { 2 } else { 0 };
                self.left_after(cards).map_or(WIN, |left| self.put(left, sign, cards, draws))
            }
            Move::Lead { sign, cards } => {
                self.left_after(cards).map_or(WIN, |left| self.put(left, sign, cards, 0))
            }
            Move::Help => self.rate_help(),
            Move::Throw(_) | Move::Spend(_) => 0.0,
        }
    }

    #[inline]
    fn left_after(&self, cards: CardSet) -> Option<CardSet> {
        let mut left = self.hand;
        left.remove_all(cards);
        (!left.is_empty()).then_some(left)
    }

    /// The rating of putting `cards` on the table and keeping `left`.
    #[inline]
    fn put(&self, left: CardSet, sign: Sign, cards: CardSet, draws: usize) -> f32 {
        let weights = self.weights;
        if draws > self.deck {
            return self.end(left);
        }
        let shape = HandShape::of(left);
        let threat = sign.beaten_by();
        let widest = |sign: Sign| f32::from(shape.widest[sign as usize].min(4));
        let mut rating = self.score_hand(&shape, draws)
            + weights.size[cards.len().clamp(1, 5) - 1]
            + weights.answer * widest(threat.beaten_by())
            + weights.raise * widest(threat)
            + weights.scarce * self.beaters[sign as usize];
        if shape.turns == 1 && draws == 0 {
            rating += weights.last;
        }
        rating
    }

    /// The rating of keeping `left` in a turn that puts nothing on the table.
    #[inline]
    fn rest(&self, left: CardSet, draws: usize) -> f32 {
        if draws > self.deck { self.end(left) } else { self.score_hand(&HandShape::of(left), draws) }
    }

    /// The score of a hand after drawing cards, relative to the present hand.
    #[inline]
    fn score_hand(&self, shape: &HandShape, draws: usize) -> f32 {
        let weights = self.weights;
        let card = if self.urgent { weights.card + weights.urgent } else { weights.card };
        card * (f32::from(shape.cards) + draws as f32)
            + weights.turn * f32::from(shape.turns)
            + weights.drawn * draws as f32
            + weights.combo * f32::from(shape.combos)
            + weights.joker * f32::from(shape.jokers)
            - self.before
    }

    /// The rating of a move with which the deck runs out, so that all hands are counted.
    fn end(&self, left: CardSet) -> f32 {
        let mine = (left.len() + self.deck) as f32;
        self.weights.end + self.weights.lead * (self.fewest as f32 - mine) - self.before
    }

    /// The rating of the best move on a table with one card less, minus the value of the token.
    fn rate_help(&self) -> f32 {
        let Some(mut table) = self.table else { return 0.0 };
        if let Some(card) = table.cards.last() {
            table.cards.remove_all(CardSet::only(card));
        }
        let table = (!table.cards.is_empty()).then_some(table);
        let helped = Rater { table, ..*self };
        let mut best = f32::NEG_INFINITY;
        each_candidate(self.hand, self.seat, table, false, |mv| best = best.max(helped.rate(mv)));
        best + self.weights.token
    }
}

/// The rating of spending tokens: all of them after the last game, before that only while a point is
/// worth more than a token.
pub(super) fn rate_spending(game: &PawsQuick, seat: Seat, mv: Move) -> f32 {
    let Move::Spend(tokens) = mv else { return 0.0 };
    let tokens = f32::from(tokens);
    if game.games_to_come() == 0 {
        return SPEND_AFTER_LAST_GAME * tokens;
    }
    let total = |seat| f32::from(game.total(seat)) + f32::from(game.points_to_score(seat));
    let others = game.seats().iter().filter(|other| *other != seat);
    let excess = (total(seat) - others.map(total).fold(f32::INFINITY, f32::min)).max(0.0);
    let (place, _) = table_row(game.games_to_come(), 1);
    let weights = &BETWEEN_GAMES[game.seats().count().clamp(2, 4) - 2][place];
    SPEND_BEFORE_LAST_GAME * tokens * (weights.excess + 2.0 * weights.square * excess - weights.token)
}
