//! How good a move looks: the weighted sum of its features.

use roshambo_rules::games::kanobu::{
    AnswerRule, CardSet, Colour, DrawRule, Kanobu, Kinds, Laid, Moment, Move, Symbol,
};
use roshambo_rules::{Game, Seat};

use super::features::move_feature::*;
use super::features::{FEW_CARDS, loses_turn};
use super::weights::RATING;

/// Rates moves of one seat. Everything that does not depend on the move is computed once.
pub(super) struct Rater<'a> {
    game: &'a Kanobu,
    hand: CardSet,
    moment: Moment,
    /// The number of cards of the next seat.
    next: u8,
    /// Whether the game has two seats.
    two: bool,
    /// The kinds of cards that the seat has not seen.
    hidden: Kinds,
    /// The number of cards in hand.
    size: u8,
}

impl<'a> Rater<'a> {
    /// A rater for a seat.
    #[inline]
    pub(super) fn new(game: &'a Kanobu, seat: Seat) -> Rater<'a> {
        Rater {
            game,
            hand: game.hand(seat),
            moment: game.moment(),
            next: game.hand_size(game.seat_after(seat)),
            two: game.seats().count() == 2,
            hidden: game.kinds_hidden(),
            size: game.hand_size(seat),
        }
    }

    /// The rating of a move.
    #[inline]
    pub(super) fn rate(&self, mv: Move) -> f32 {
        let many = usize::from(!self.two);
        let mut sum = 0.0;
        self.features(mv, |feature, amount| sum += RATING[feature][many] * amount);
        sum
    }

    /// Calls `add` with each feature of a move and its amount.
    #[inline]
    fn features(&self, mv: Move, mut add: impl FnMut(usize, f32)) {
        match mv {
            Move::Throw(_) | Move::Pass => {}
            Move::Draw => {
                // Drawing freely is like keeping a drawn cancel: a card is saved instead of played.
                if self.game.house_rules().draw == DrawRule::Free {
                    add(KEEP + Symbol::Cancel as usize, 1.0);
                }
            }
            Move::Play(laid) => self.features_of_play(laid, add),
            Move::Keep => {
                if let Moment::Drawn(card) = self.moment {
                    add(KEEP + card.symbol() as usize, 1.0);
                    if self.next <= FEW_CARDS {
                        add(KEEP_PRESS, 1.0);
                    }
                }
            }
            Move::Accept => {
                if let Moment::Waiting(effect) = self.moment {
                    add(ACCEPT + effect.symbol as usize, 1.0);
                    add(ACCEPT_DRAWS, f32::from(effect.draws()) / 3.0);
                    if self.next <= FEW_CARDS {
                        add(ACCEPT_PRESS, 1.0);
                    }
                }
            }
            Move::Answer(cards) => {
                add(ANSWER, 1.0);
                let mut rest = self.hand;
                cards.into_iter().for_each(|card| rest.remove(card));
                let again = self.game.house_rules().answer == AnswerRule::KeepsTurn;
                self.features_of_rest(cards[2].laid(), rest, self.size.saturating_sub(3), again, &mut add);
            }
            Move::Take(card) => {
                add(TAKE + card.symbol() as usize, 1.0);
                if colours(Kinds::only(card)) > 1.0 {
                    add(TWO_COLOUR, -1.0);
                }
            }
        }
    }

    /// The features of playing a card.
    #[inline]
    fn features_of_play(&self, laid: Laid, mut add: impl FnMut(usize, f32)) {
        let card = laid.card();
        let symbol = card.symbol();
        let (mut rest, mut size) = (self.hand, self.size);
        if self.moment == Moment::Picking {
            add(PICKED + symbol as usize, 1.0);
        } else {
            rest.remove(card);
            size = size.saturating_sub(1);
            add(PLAY + symbol as usize, 1.0);
            if colours(Kinds::only(card)) > 1.0 {
                add(TWO_COLOUR, 1.0);
            }
        }
        if self.next <= FEW_CARDS {
            add(PRESS + symbol as usize, 1.0);
        }
        if size <= FEW_CARDS {
            add(LATE + symbol as usize, 1.0);
        }
        if let (Moment::Waiting(effect), Symbol::Cancel) = (self.moment, symbol) {
            add(REPLY + effect.symbol as usize, 1.0);
            add(REPLY_DRAWS, f32::from(effect.draws()) / 3.0);
        }
        let top = if symbol == Symbol::Cancel { self.game.second_card().unwrap_or(laid) } else { laid };
        let again = self.two && Kinds::of_symbol(symbol).meets(loses_turn());
        self.features_of_rest(top, rest, size, again, &mut add);
    }

    /// The features of the cards left in hand, if this card is on top. `again` says whether the turn
    /// comes back at once.
    #[inline]
    fn features_of_rest(
        &self,
        top: Laid,
        rest: CardSet,
        size: u8,
        again: bool,
        add: &mut impl FnMut(usize, f32),
    ) {
        let kinds = Kinds::held(rest);
        let fits = Kinds::on(top);
        let follow = (kinds & fits).len() as f32 / kinds.len().max(1) as f32;
        add(FOLLOW, follow);
        let can = kinds.meets(fits);
        if can {
            add(CAN, 1.0);
        }
        if size == 1 && can {
            add(CLOSE, 1.0);
        }
        if size == 1 && kinds.meets(Kinds::VIOLET & !Kinds::of_symbol(Symbol::Chance)) {
            add(LAST_VIOLET, 1.0);
        }
        if size == 2 && can {
            add(ALMOST, 1.0);
        }
        if again {
            add(FOLLOW_AGAIN, follow);
            add(CHAIN, (kinds & fits & loses_turn()).len() as f32);
            if can {
                add(CAN_AGAIN, 1.0);
                if size == 1 {
                    add(CLOSE_AGAIN, 1.0);
                }
            }
        }
        let breadth = (self.hidden & fits).len() as f32 / self.hidden.len().max(1) as f32;
        add(BREADTH, breadth);
        if self.next <= FEW_CARDS {
            add(BREADTH_PRESS, breadth);
        }
        add(COLOURS, colours(kinds));
        if kinds.meets(Kinds::of_symbol(top.card().symbol())) {
            add(SPARE, 1.0);
        }
    }
}

/// The number of colours among some cards.
#[inline]
fn colours(kinds: Kinds) -> f32 {
    Colour::ALL.into_iter().filter(|colour| kinds.meets(Kinds::of_colour(*colour))).count() as f32
}
