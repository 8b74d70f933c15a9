//! Which moves are worth considering: of the many sets of cards of a sign, those that differ in what
//! they keep in hand.

use roshambo_rules::games::paws_deck::{CardSet, Colour};
use roshambo_rules::games::paws_quick::{Move, TableCards};
use roshambo_rules::{Seat, Sign};

use super::features::colours;

/// Calls `make` with each candidate of the seat on turn. Passing comes first.
#[inline]
pub(super) fn each_candidate(
    hand: CardSet,
    seat: Seat,
    table: Option<TableCards>,
    token: bool,
    mut make: impl FnMut(Move),
) {
    make(Move::Pass);
    each_transfer(hand, &mut make);
    let every = Sign::ALL.into_iter().fold(31, |every, sign| every & hand.masks_by_count(sign)[1]);
    if let Some(TableCards { sign, cards, .. }) = table {
        if token {
            make(Move::Help);
        }
        for (sign, least) in [(sign, cards.len() + 1), (sign.beaten_by(), 1)] {
            each_set(hand, sign, least, every, |cards| make(Move::Play { sign, cards }));
        }
    }
    if table.is_none_or(|table| table.owner == Some(seat)) {
        for sign in Sign::ALL {
            each_set(hand, sign, 1, every, |cards| make(Move::Lead { sign, cards }));
        }
    }
}

/// Transfers with the smallest possible number of jokers.
#[inline]
fn each_transfer(hand: CardSet, make: &mut impl FnMut(Move)) {
    let mut fewest = usize::MAX;
    hand.each_combo(|cards| fewest = fewest.min(cards.jokers()));
    if fewest == usize::MAX {
        return;
    }
    hand.each_combo(|cards| {
        if cards.jokers() == fewest {
            make(Move::Combo { cards });
        }
    });
}

/// Sets of a sign with at least `least` cards: all colours, the colours held only once (so that copies
/// stay together), the colours not needed for a transfer, and all copies of each colour. Each of them
/// without jokers, with as few as needed, and with all that fit. `every` is the mask of the colours of
/// which all signs are held.
#[inline]
fn each_set(hand: CardSet, sign: Sign, least: usize, every: u8, mut make: impl FnMut(CardSet)) {
    let masks = hand.masks_by_count(sign);
    let jokers = hand.colour_joker_mask();
    let sign_joker = hand.sign_joker(sign);
    let plain = masks[1];
    let bases = [plain, plain & !masks[2], plain & !every];
    for (place, base) in bases.into_iter().enumerate() {
        if bases[..place].contains(&base) || (base == 0 && plain != 0) {
            continue;
        }
        let size = usize::from(colours(base));
        let room = Colour::ALL.len() - size;
        each_joker_choice((size, least, room), jokers & !base, sign_joker, |jokers, sign_joker| {
            make(CardSet::of_sign(sign, base, jokers, sign_joker));
        });
    }
    let mut left = masks[2] | plain & jokers;
    while left != 0 {
        let colour = left & left.wrapping_neg();
        left &= left - 1;
        let copies = (1..=4).filter(|count| masks[*count] & colour != 0).count();
        let mut base = CardSet::EMPTY;
        for _ in 0..copies {
            base.add_all(CardSet::of_sign(sign, colour, 0, false));
        }
        each_joker_choice((copies, least, 2), jokers & colour, sign_joker, |jokers, sign_joker| {
            // A single card, alone or with the sign joker, is already a set of different colours.
            if copies > 1 || jokers != 0 {
                make(base.with(CardSet::of_sign(sign, 0, jokers, sign_joker)));
            }
        });
    }
}

/// Calls `make` without jokers, with as few as needed (the sign joker first, because it has fewer
/// uses), and with as many as fit.
#[inline]
fn each_joker_choice(
    (size, least, room): (usize, usize, usize),
    jokers: u8,
    sign_joker: bool,
    mut make: impl FnMut(u8, bool),
) {
    let most = (usize::from(colours(jokers)) + usize::from(sign_joker)).min(room);
    if size >= least && size > 0 {
        make(0, false);
    }
    if most == 0 || size + most < least {
        return;
    }
    let few = least.saturating_sub(size).clamp(1, most);
    for count in [few, most] {
        let of_sign = sign_joker && count > 0;
        let mut taken = 0;
        let mut rest = jokers;
        while usize::from(colours(taken)) + usize::from(of_sign) < count && rest != 0 {
            taken |= rest & rest.wrapping_neg();
            rest &= rest - 1;
        }
        make(taken, of_sign);
        if few == most {
            break;
        }
    }
}
