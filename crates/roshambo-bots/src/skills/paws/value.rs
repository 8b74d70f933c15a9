//! How a position stands.

use roshambo_rules::games::paws::Paws;
use roshambo_rules::{Awaits, Game, Seat};

use super::hand::Hand;
use crate::skill::Values;
use crate::skills::by_strength;

pub const F: usize = 40;
pub type Features = [f32; F];

pub static V: Features = super::tables::V;

/// features of each seat
pub fn features(game: &Paws, out: &mut [Features; 4]) {
    let seats = game.seats();
    let turn = match game.awaits() {
        Awaits::Turn { seat } => Some(seat),
        _ => None,
    };
    let mut hands = [Hand::of(game.hand(Seat::FIRST)); 4];
    for s in seats.iter() {
        hands[s.index()] = Hand::of(game.hand(s));
    }
    let late = 4.0 / (4.0 + game.deck_len() as f32);
    let lefts = hands.map(|h| h.left_over());
    for s in seats.iter() {
        let i = s.index();
        let h = &hands[i];
        let f = &mut out[i];
        *f = [0.0; F];
        let n = h.len as usize;
        f[0] = n as f32 / 10.0;
        if n >= 1 && n <= 6 {
            f[n] = 1.0;
        }
        f[7] = f32::from(h.wild);
        let mut missing = 0;
        for c in &h.columns {
            match c.total { 0 => { f[8] += 1.0; missing += 1; } 1 => f[9] += 1.0, _ => {} }
            f[10] += f32::from(c.colours.min(c.deepest));
            let wide = c.widest();
            if wide >= 2 { f[11] += 1.0; }
            if wide >= 3 { f[12] += 1.0; }
            if c.deepest >= 2 { f[13] += 1.0; }
            if c.deepest >= 3 { f[14] += 1.0; }
            f[15] += f32::from(c.joker);
        }
        if missing > h.wild { f[16] = 1.0; }
        let left = f32::from(lefts[i]);
        f[17] = left;
        f[18] = left * late;
        f[19] = n as f32 * late;
        let others = seats.iter().filter(|o| *o != s).map(|o| lefts[o.index()]).min().unwrap_or(0);
        let ready = h.is_one_combination();
        let wins = ready && others >= h.len;
        if ready { f[20] = 1.0; }
        if wins { f[21] = 1.0; }
        let Some(turn) = turn else { continue };
        let away = s.distance_from(turn, seats);
        if away == 0 {
            f[22] = 1.0;
            if wins { f[23] = 1.0; }
            if n <= 4 { f[24] = 1.0; }
            if let Some(t) = game.table() {
                let size = t.cards.len();
                let need = size + usize::from(t.kind == roshambo_rules::games::paws_deck::Kind::One);
                let same = &h.columns[t.sign as usize];
                let beat = &h.columns[t.sign.beaten_by() as usize];
                let can_same = usize::from(same.deepest + same.joker) >= need || usize::from(same.colours + same.joker) > size;
                let can_beat = beat.total > 0;
                if can_same { f[25] = 1.0; f[26] = size as f32; }
                if !can_same && can_beat { f[27] = 1.0; }
                if !can_same && !can_beat { f[28] = 1.0; if h.wild == 0 { f[29] = 1.0; } }
                if can_same && size + 1 >= n { f[30] = 1.0; }
                if n == 1 && can_beat { f[30] = 1.0; }
                if t.owner == s { f[31] = 1.0; if n == 1 { f[30] = 1.0; } }
            }
        } else {
            if away == 1 && ready { f[32] = 1.0; }
            if let Some(t) = game.table() { if t.owner == s { f[33] = 1.0; f[34] = t.cards.len() as f32; } }
        }
        f[35] = f32::from(s.distance_from(game.first(), seats)) * late;
    }
}

pub fn round_chances(game: &Paws) -> Values {
    let mut f = [[0.0; F]; 4];
    features(game, &mut f);
    by_strength(game.seats(), |s| f[s.index()].iter().zip(&V).map(|(a, b)| a * b).sum())
}

/// Chances of a seat with and without a token when so many seats have one.
fn race(seats: usize, ahead: usize) -> (f32, f32) {
    let n = seats as f32;
    let (mut with, mut without) = (1.0 / n, 0.0);
    for j in (ahead..seats).rev() {
        without = with / n + (n - j as f32 - 1.0) / n * without;
        with = 1.0 / n + (n - j as f32) / n * with;
    }
    (with, without)
}

pub(super) fn value(game: &Paws) -> Values {
    let seats = game.seats();
    let count = seats.count();
    let ahead = seats.iter().filter(|s| game.tokens(*s) > 0).count();
    let mut values = Values::default();
    let chances = match game.awaits() {
        Awaits::Deck | Awaits::Over => {
            let (with, without) = race(count, ahead);
            for s in seats.iter() {
                values[s] = if game.tokens(s) > 0 { with } else { without };
            }
            return values;
        }
        Awaits::Turn { .. } | Awaits::Sealed { .. } => round_chances(game),
    };
    let (with_now, _) = (race(count, ahead.max(1)), ());
    let after = race(count, (ahead + 1).min(count));
    for s in seats.iter() {
        // s wins the round
        if game.tokens(s) > 0 {
            values[s] += chances[s];
        } else {
            values[s] += chances[s] * after.0;
        }
        // another one without a token wins it
        let others: f32 = seats.iter().filter(|o| *o != s && game.tokens(*o) == 0).map(|o| chances[o]).sum();
        values[s] += others * if game.tokens(s) > 0 { after.0 } else { after.1 };
    }
    let _ = with_now;
    values
}
