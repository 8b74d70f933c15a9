//! Combos: a rock, a scissors and a paper of one colour.

use crate::games::paws_deck::{Card, CardSet, Colour};
use crate::sign::Sign;

/// The number of combos of one colour. The first index is the mask of the sign jokers; the second one has a bit for a
/// plain card of each sign, and one for the joker of the colour. Three sign jokers do not count here.
static COMBOS: [[u8; 16]; 8] = {
    let mut table = [[0; 16]; 8];
    let mut index: usize = 0;
    while index < 8 * 16 {
        let (sign_jokers, held) = (index / 16, index % 16);
        let rocks = (held & 1) + (sign_jokers & 1);
        let scissors = (held >> 1 & 1) + (sign_jokers >> 1 & 1);
        let papers = (held >> 2 & 1) + (sign_jokers >> 2 & 1);
        let with_joker = (held >> 3) * (rocks * scissors + scissors * papers + rocks * papers);
        let only_sign_jokers = sign_jokers / 7;
        table[sign_jokers][held] = (rocks * scissors * papers + with_joker - only_sign_jokers) as u8;
        index += 1;
    }
    table
};

impl CardSet {
    /// The number of combos in these cards.
    #[inline]
    pub(super) fn combo_count(self) -> u32 {
        let sign_jokers = self.sign_joker_mask() as usize;
        let counts = &COMBOS[sign_jokers & 7];
        let of_colours = self.held_by_colour().map(|held| u32::from(counts[held as usize & 15]));
        of_colours.iter().sum::<u32>() + (sign_jokers / 7) as u32
    }

    /// The combo with `n` combos before it. `n` is less than their number.
    pub(super) fn nth_combo(self, n: u32) -> CardSet {
        let (mut place, mut chosen) = (0, CardSet::EMPTY);
        self.each_combo(|cards| {
            if place == n {
                chosen = cards;
            }
            place += 1;
        });
        chosen
    }

    /// Calls `make` with every combo in these cards, each once.
    #[inline]
    pub fn each_combo(self, mut make: impl FnMut(CardSet)) {
        let held = Sign::ALL.map(|sign| if self.sign_joker(sign) { 31 } else { self.plain_mask(sign) });
        let [rock, scissors, paper] = held;
        let two = rock & scissors | scissors & paper | rock & paper;
        let mut colours = rock & scissors & paper | two & self.colour_joker_mask();
        if colours == 0 {
            return;
        }
        let sign_jokers = Sign::ALL.map(|sign| CardSet::only(Card::sign_joker(sign)));
        let only_sign_jokers = sign_jokers.into_iter().fold(CardSet::EMPTY, CardSet::with);
        if Sign::ALL.into_iter().all(|sign| self.sign_joker(sign)) {
            // Three sign jokers are a combo of every colour, so they are listed here and skipped below.
            make(only_sign_jokers);
        }
        while colours != 0 {
            let colour = Colour::ALL[colours.trailing_zeros() as usize];
            colours &= colours - 1;
            self.combos_of(colour, |cards| {
                if cards != only_sign_jokers {
                    make(cards);
                }
            });
        }
    }

    #[inline]
    fn combos_of(self, colour: Colour, mut make: impl FnMut(CardSet)) {
        let joker = Card::colour_joker(colour);
        let mut fillers = [[CardSet::EMPTY; 3]; 3];
        let mut counts = [0; 3];
        for sign in Sign::ALL {
            let (cards, count) = (&mut fillers[sign as usize], &mut counts[sign as usize]);
            for card in [Card::plain(colour, sign), Card::sign_joker(sign), joker] {
                cards[*count] = CardSet::only(card);
                *count += usize::from(self.contains(card));
                if *count == cards.len() {
                    break;
                }
            }
        }
        let wild = |cards: CardSet| u8::from(cards == CardSet::only(joker));
        for rock in &fillers[0][..counts[0]] {
            for scissors in &fillers[1][..counts[1]] {
                for paper in &fillers[2][..counts[2]] {
                    if wild(*rock) + wild(*scissors) + wild(*paper) <= 1 {
                        make(rock.with(*scissors).with(*paper));
                    }
                }
            }
        }
    }
}
