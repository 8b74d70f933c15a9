//! How good moves look at a glance.
//!
//! What a player notices about a move is counted and weighted; the weights stand in `weights`.

use roshambo_rules::games::kanobu::{CardSet, Colour, Kanobu, Kinds, Laid, Moment, Move, Symbol};
use roshambo_rules::{Game, Seat};

use super::weights::RATING;
use notice::*;

/// What a seat sees at a glance, before it looks at single moves.
pub(super) struct Eye<'a> {
    game: &'a Kanobu,
    hand: CardSet,
    moment: Moment,
    /// Cards of the next seat.
    next: u8,
    /// Whether only two play.
    two: bool,
    /// Cards that may be anywhere.
    hidden: Kinds,
    /// Cards in hand.
    size: u8,
}

/// What is noticed about a move; places in the table of weights. Those of the first group are followed
/// by places for the other symbols.
mod notice {
    pub(super) const PLAY: usize = 0;
    pub(super) const PRESS: usize = 12;
    pub(super) const LATE: usize = 24;
    pub(super) const PICKED: usize = 36;
    pub(super) const TAKE: usize = 48;
    pub(super) const KEEP: usize = 60;
    pub(super) const ACCEPT: usize = 72;
    pub(super) const REPLY: usize = 84;

    pub(super) const ACCEPT_DRAWS: usize = 96;
    pub(super) const ACCEPT_PRESS: usize = 97;
    pub(super) const ANSWER: usize = 98;
    pub(super) const FOLLOW: usize = 99;
    pub(super) const FOLLOW_AGAIN: usize = 100;
    pub(super) const CAN: usize = 101;
    pub(super) const CAN_AGAIN: usize = 102;
    pub(super) const CLOSE: usize = 103;
    pub(super) const BREADTH: usize = 104;
    pub(super) const BREADTH_PRESS: usize = 105;
    pub(super) const TWO_COLOUR: usize = 106;
    pub(super) const COLOURS: usize = 107;
    pub(super) const SPARE: usize = 108;
    pub(super) const CLOSE_AGAIN: usize = 109;
    pub(super) const ALMOST: usize = 110;
    pub(super) const KEEP_PRESS: usize = 111;
    pub(super) const CHAIN: usize = 112;
    pub(super) const REPLY_DRAWS: usize = 113;
    pub(super) const LAST_VIOLET: usize = 114;
}

/// How many things are noticed.
pub(super) const COUNT: usize = 115;

impl<'a> Eye<'a> {
    /// What this seat sees.
    #[inline]
    pub(super) fn new(game: &'a Kanobu, seat: Seat) -> Eye<'a> {
        Eye {
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
        self.describe(mv, |what, amount| sum += RATING[what][many] * amount);
        sum
    }

    /// Tells all there is to notice about a move, and how much of it there is.
    #[inline]
    fn describe(&self, mv: Move, mut put: impl FnMut(usize, f32)) {
        match mv {
            Move::Throw(_) | Move::Draw | Move::Pass => {}
            Move::Play(laid) => self.describe_play(laid, put),
            Move::Keep => {
                if let Moment::Drawn(card) = self.moment {
                    put(KEEP + card.symbol() as usize, 1.0);
                    if self.next <= 2 {
                        put(KEEP_PRESS, 1.0);
                    }
                }
            }
            Move::Accept => {
                if let Moment::Waiting(effect) = self.moment {
                    put(ACCEPT + effect.symbol as usize, 1.0);
                    put(ACCEPT_DRAWS, f32::from(effect.draws()) / 3.0);
                    if self.next <= 2 {
                        put(ACCEPT_PRESS, 1.0);
                    }
                }
            }
            Move::Answer(cards) => {
                put(ANSWER, 1.0);
                let mut rest = self.hand;
                cards.into_iter().for_each(|card| rest.remove(card));
                self.describe_rest(cards[2].laid(), rest, self.size.saturating_sub(3), false, &mut put);
            }
            Move::Take(card) => {
                put(TAKE + card.symbol() as usize, 1.0);
                if colours(Kinds::only(card)) > 1.0 {
                    put(TWO_COLOUR, -1.0);
                }
            }
        }
    }

    #[inline]
    fn describe_play(&self, laid: Laid, mut put: impl FnMut(usize, f32)) {
        let card = laid.card();
        let symbol = card.symbol();
        let (mut rest, mut size) = (self.hand, self.size);
        if self.moment == Moment::Picking {
            put(PICKED + symbol as usize, 1.0);
        } else {
            rest.remove(card);
            size = size.saturating_sub(1);
            put(PLAY + symbol as usize, 1.0);
            if colours(Kinds::only(card)) > 1.0 {
                put(TWO_COLOUR, 1.0);
            }
        }
        if self.next <= 2 {
            put(PRESS + symbol as usize, 1.0);
        }
        if size <= 2 {
            put(LATE + symbol as usize, 1.0);
        }
        if let (Moment::Waiting(effect), Symbol::Cancel) = (self.moment, symbol) {
            put(REPLY + effect.symbol as usize, 1.0);
            put(REPLY_DRAWS, f32::from(effect.draws()) / 3.0);
        }
        let top = if symbol == Symbol::Cancel { self.game.second_card().unwrap_or(laid) } else { laid };
        let again = self.two && Kinds::of_symbol(symbol).meets(loses_turn());
        self.describe_rest(top, rest, size, again, &mut put);
    }

    /// What is left in hand, with this card on top.
    #[inline]
    fn describe_rest(
        &self,
        top: Laid,
        rest: CardSet,
        size: u8,
        again: bool,
        put: &mut impl FnMut(usize, f32),
    ) {
        let kinds = Kinds::held(rest);
        let fits = Kinds::on(top);
        let follow = (kinds & fits).len() as f32 / kinds.len().max(1) as f32;
        put(FOLLOW, follow);
        let can = kinds.meets(fits);
        if can {
            put(CAN, 1.0);
        }
        if size == 1 && can {
            put(CLOSE, 1.0);
        }
        if size == 1 && kinds.meets(Kinds::VIOLET & !Kinds::of_symbol(Symbol::Chance)) {
            put(LAST_VIOLET, 1.0);
        }
        if size == 2 && can {
            put(ALMOST, 1.0);
        }
        if again {
            put(FOLLOW_AGAIN, follow);
            put(CHAIN, (kinds & fits & loses_turn()).len() as f32);
            if can {
                put(CAN_AGAIN, 1.0);
                if size == 1 {
                    put(CLOSE_AGAIN, 1.0);
                }
            }
        }
        let breadth = (self.hidden & fits).len() as f32 / self.hidden.len().max(1) as f32;
        put(BREADTH, breadth);
        if self.next <= 2 {
            put(BREADTH_PRESS, breadth);
        }
        put(COLOURS, colours(kinds));
        if kinds.meets(Kinds::of_symbol(top.card().symbol())) {
            put(SPARE, 1.0);
        }
    }
}

/// How many colours there are among some cards.
#[inline]
fn colours(kinds: Kinds) -> f32 {
    Colour::ALL.into_iter().filter(|colour| kinds.meets(Kinds::of_colour(*colour))).count() as f32
}

/// Cards whose effect costs the next seat its turn: with two seats, who played one plays again.
#[inline]
pub(super) fn loses_turn() -> Kinds {
    Kinds::of_symbol(Symbol::Skip) | Kinds::of_symbol(Symbol::Three) | Kinds::of_symbol(Symbol::Chance)
}
