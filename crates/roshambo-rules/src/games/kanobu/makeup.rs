//! The composition of the deck, and which card may be played on which.
//!
//! The rulebook gives only totals (11 of each colour, 24 of two colours, 12 violet). The three lists here
//! are the only place that fixes the details; the canonical order of cards follows them.

use super::cards::{Card, Laid, Symbol};

/// The number of cards.
pub(super) const DECK_SIZE: usize = 80;

/// The symbols of each single colour, with the number of copies.
const ONE_COLOUR: [(Symbol, u8); 8] = [
    (Symbol::Rock, 2),
    (Symbol::Scissors, 2),
    (Symbol::Paper, 2),
    (Symbol::Skip, 1),
    (Symbol::Three, 1),
    (Symbol::Reverse, 1),
    (Symbol::One, 1),
    (Symbol::Two, 1),
];

/// The symbols of each pair of colours.
const TWO_COLOUR: [(Symbol, u8); 4] =
    [(Symbol::Rock, 1), (Symbol::Scissors, 1), (Symbol::Paper, 1), (Symbol::Skip, 1)];

/// The violet symbols.
const VIOLET: [(Symbol, u8); 4] =
    [(Symbol::Chance, 3), (Symbol::Star, 3), (Symbol::Cancel, 3), (Symbol::Change, 3)];

/// One of the different cards.
#[derive(Clone, Copy)]
pub(super) struct Kind {
    pub(super) symbol: Symbol,
    /// A bit for each colour; 0 for violet.
    pub(super) colours: u8,
    pub(super) copies: u8,
}

/// All different cards, in canonical order.
pub(super) const MAKEUP: [Kind; Card::KINDS] = makeup();

const fn makeup() -> [Kind; Card::KINDS] {
    let mut kinds = [Kind { symbol: Symbol::Rock, colours: 0, copies: 0 }; Card::KINDS];
    let mut at = 0;
    let mut colour = 0;
    while colour < 4 {
        at = family(&mut kinds, at, &ONE_COLOUR, 1 << colour);
        colour += 1;
    }
    let mut first = 0;
    while first < 4 {
        let mut second = first + 1;
        while second < 4 {
            at = family(&mut kinds, at, &TWO_COLOUR, 1 << first | 1 << second);
            second += 1;
        }
        first += 1;
    }
    at = family(&mut kinds, at, &VIOLET, 0);
    assert!(at == Card::KINDS);
    kinds
}

const fn family(kinds: &mut [Kind], mut at: usize, symbols: &[(Symbol, u8)], colours: u8) -> usize {
    let mut i = 0;
    while i < symbols.len() {
        kinds[at] = Kind { symbol: symbols[i].0, colours, copies: symbols[i].1 };
        at += 1;
        i += 1;
    }
    at
}

/// The violet cards, as a mask of kinds.
pub(super) const VIOLETS: u64 = {
    let mut mask = 0;
    let mut kind = 0;
    while kind < Card::KINDS {
        if MAKEUP[kind].colours == 0 {
            mask |= 1 << kind;
        }
        kind += 1;
    }
    mask
};

/// The cards of one symbol, as a mask of kinds.
pub(super) const fn of_symbol(symbol: Symbol) -> u64 {
    OF_SYMBOL[symbol as usize]
}

const OF_SYMBOL: [u64; Symbol::ALL.len()] = {
    let mut masks = [0; Symbol::ALL.len()];
    let mut kind = 0;
    while kind < Card::KINDS {
        masks[MAKEUP[kind].symbol as usize] |= 1 << kind;
        kind += 1;
    }
    masks
};

/// For each top card of the pile, the cards that may be played on it, as a mask of kinds.
pub(super) static TAKES: [u64; Laid::KINDS] = {
    let mut takes = [0; Laid::KINDS];
    let mut below = 0;
    while below < Laid::KINDS {
        let mut kind = 0;
        while kind < Card::KINDS {
            if goes_on(MAKEUP[kind], below) {
                takes[below] |= 1 << kind;
            }
            kind += 1;
        }
        below += 1;
    }
    takes
};

const fn goes_on(card: Kind, below: usize) -> bool {
    if card.colours == 0 {
        return true;
    }
    if below >= Card::KINDS {
        return card.colours & 1 << (below - Card::KINDS) != 0;
    }
    let below = MAKEUP[below];
    if below.colours == 0 {
        return true;
    }
    let shares_colour = card.colours & below.colours != 0;
    match (card.symbol.sign(), below.symbol.sign()) {
        (Some(sign), Some(shown)) => shares_colour && sign.beats(shown),
        (Some(_), None) => shares_colour,
        (None, _) => shares_colour || card.symbol as u8 == below.symbol as u8,
    }
}

#[cfg(test)]
mod tests {
    use super::super::cards::Colour;
    use super::*;

    #[test]
    fn the_canonical_order_is_one_colour_then_pairs_then_violet() {
        let texts: Vec<String> = Card::all().map(|card| card.to_string()).collect();
        let one =
            "bR bS bP bX b3 bO b1 b2 gR gS gP gX g3 gO g1 g2 rR rS rP rX r3 rO r1 r2 yR yS yP yX y3 yO y1 y2";
        let two =
            "bgR bgS bgP bgX brR brS brP brX byR byS byP byX grR grS grP grX gyR gyS gyP gyX ryR ryS ryP ryX";
        assert_eq!(texts.join(" "), format!("{one} {two} vC v* vN vW"));
    }

    #[test]
    fn the_totals_are_those_of_the_rulebook() {
        let count = |wanted: &dyn Fn(Card) -> bool| -> usize {
            Card::all().filter(|card| wanted(*card)).map(Card::copies).sum()
        };
        assert_eq!(count(&|_| true), DECK_SIZE);
        for colour in Colour::ALL {
            assert_eq!(count(&|card| card.colours().eq([colour])), 11);
        }
        assert_eq!(count(&|card| card.colours().count() == 2), 24);
        assert_eq!(count(&|card| card.colours().count() == 0), 12);
    }

    #[test]
    fn only_the_texts_of_cards_are_parsed() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for wrong in ["", "b", "bR ", "gbR", "bbR", "vR", "bC", "bg3", "BR", "R", "bRS", "v", "ы3"] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong:?}");
        }
        for colour in Colour::ALL {
            let laid = Laid::naming(colour);
            assert_eq!((laid.to_string().parse(), laid.named()), (Ok(laid), Some(colour)));
        }
        for wrong in ["vW v", "vW  r", "vW r ", "vN r", "bR b"] {
            assert!(wrong.parse::<Laid>().is_err(), "{wrong:?}");
        }
    }
}
