//! The fields of the tensor.

use roshambo_rules::games::kanobu::{Card, CardSet, Direction, Kanobu, Laid, Moment, Symbol, UnfinishedMove};
use roshambo_rules::{Seat, Viewer};

use crate::games::common::Places;
use crate::tensor::Sink;

/// The most cards of the deck or the pile.
const MOST_CARDS: usize = 80;

#[inline]
fn count(cards: CardSet, field: &mut [f32]) {
    for card in cards.first_copies() {
        field[card.index()] = 1.0;
    }
    for card in cards.further_copies() {
        field[card.index()] += 1.0;
    }
}

/// The code of a laid card at a place of a row of cards: never 0, so that 0 is an empty place.
#[inline]
fn code(laid: Laid) -> f32 {
    (laid.index() + 1) as f32 / Laid::KINDS as f32
}

#[inline]
pub(super) fn write_turn(game: &Kanobu, places: Places, out: &mut impl Sink) {
    let n = places.count();
    out.field("turn", n, "the seat whose turn it is or was, one-hot; the viewer's first")
        [places.of(game.whose_turn())] = 1.0;
    out.field("direction", 1, "1 if the direction of play is counterclockwise")[0] = match game.direction() {
        Direction::Clockwise => 0.0,
        Direction::Counterclockwise => 1.0,
    };
    out.field("moves", 1, "the number of moves so far, divided by 1000")[0] =
        f32::from(game.moves()) / 1000.0;
    let unfinished = game.unfinished();
    let kind = out.field(
        "unfinished",
        5,
        "the move that needs a new deck, one-hot: the deal, a draw, a draw that loses the turn, all draw, cards are opened",
    );
    let (index, seat, draws) = match unfinished {
        None => (None, None, [0, 0]),
        Some(UnfinishedMove::Deal) => (Some(0), None, [0, 0]),
        Some(UnfinishedMove::Draw) => (Some(1), None, [0, 0]),
        Some(UnfinishedMove::DrawAndLose { left }) => (Some(2), None, [left, 0]),
        Some(UnfinishedMove::AllDraw { seat, left, each }) => (Some(3), Some(seat), [left, each]),
        Some(UnfinishedMove::Open) => (Some(4), None, [0, 0]),
    };
    if let Some(index) = index {
        kind[index] = 1.0;
    }
    let drawing =
        out.field("unfinished-seat", n, "the seat that is drawing, where all draw; the viewer's first");
    if let Some(seat) = seat {
        drawing[places.of(seat)] = 1.0;
    }
    let numbers = out.field(
        "unfinished-draws",
        2,
        "the number of cards still to draw, and the number that each seat draws; divided by 10",
    );
    for (value, draws) in numbers.iter_mut().zip(draws) {
        *value = f32::from(draws) / 10.0;
    }
}

#[inline]
pub(super) fn write_hands(game: &Kanobu, viewer: Seat, places: Places, out: &mut impl Sink) {
    let n = places.count();
    count(
        game.hand(viewer),
        out.field(
            "hand",
            Card::KINDS,
            "the viewer's hand: the number of copies of each card, in canonical order",
        ),
    );
    let sizes = out.field(
        "hand-sizes",
        n,
        "for each seat, the viewer's first: the number of cards in hand, divided by 10",
    );
    for (seat, place) in places.iter() {
        sizes[place] = f32::from(game.hand_size(seat)) / 10.0;
    }
    let known = out.field(
        "known",
        n * Card::KINDS,
        "for each seat, the viewer's first: the cards in hand that everybody knows, as in `hand`",
    );
    for (seat, place) in places.iter() {
        count(game.known(seat), &mut known[place * Card::KINDS..][..Card::KINDS]);
    }
}

#[inline]
pub(super) fn write_table(game: &Kanobu, out: &mut impl Sink) {
    let top = out.field(
        "top",
        Laid::KINDS,
        "the top card of the pile, one-hot: all cards in canonical order, then change colour with each colour named",
    );
    if let Some(laid) = game.pile().last() {
        top[laid.index()] = 1.0;
    }
    let pile = out.field(
        "pile",
        MOST_CARDS,
        "the pile from its top card down: the number of the card as in `top`, counted from 1, divided by 64; then 0",
    );
    for (value, laid) in pile.iter_mut().zip(game.pile().iter().rev()) {
        *value = code(*laid);
    }
    out.field("turned-over", 1, "1 if the lowest card of the pile was turned over and not played")[0] =
        f32::from(u8::from(game.is_turned_over()));
    out.field("deck", 1, "the number of cards in the deck, divided by 80")[0] =
        f32::from(game.deck_len()) / MOST_CARDS as f32;
    let bottom = out.field(
        "bottom",
        MOST_CARDS,
        "the cards at the bottom of the deck that everybody knows, from the top down, as in `pile`; then 0",
    );
    for (value, card) in bottom.iter_mut().zip(game.bottom()) {
        *value = code(card.laid());
    }
}

#[inline]
pub(super) fn write_moment(game: &Kanobu, viewer: Seat, out: &mut impl Sink) {
    let symbol = out.field(
        "effect",
        Symbol::ALL.len(),
        "the symbol of the effect that waits, one-hot: R, S, P, X, 3, O, 1, 2, C, *, N, W",
    );
    let mut chain = 0;
    if let Moment::Waiting(effect) = game.moment() {
        symbol[effect.symbol as usize] = 1.0;
        chain = effect.chain;
    }
    out.field("chain", 1, "the number of cards in the chain of the effect, divided by 10")[0] =
        f32::from(chain) / 10.0;
    let drawn = game.drawn(Viewer::Seat(viewer));
    let flags =
        out.field("drawn", 2, "whether a drawn card may be played now, and whether everybody knows it");
    if let Some(drawn) = &drawn {
        flags[0] = 1.0;
        flags[1] = f32::from(u8::from(drawn.open));
    }
    let card = out.field("drawn-card", Card::KINDS, "the drawn card, if the viewer knows it, one-hot");
    if let Some(known) = drawn.and_then(|drawn| drawn.card) {
        card[known.index()] = 1.0;
    }
    let opened = game.opened_cards();
    let cards = out.field("opened", Card::KINDS, "the cards opened by a three-star, as in `hand`");
    for card in opened {
        cards[card.index()] += 1.0;
    }
    let order =
        out.field("opened-order", 3, "the opened cards in the order in which they were opened, as in `pile`");
    for (value, card) in order.iter_mut().zip(opened) {
        *value = code(card.laid());
    }
}

#[inline]
pub(super) fn write_hidden(game: &Kanobu, places: Places, out: &mut impl Sink) {
    let [from_deck, older, either] = game.hidden();
    count(
        from_deck,
        out.field(
            "from-deck",
            Card::KINDS,
            "the cards whose place is not public and that were shuffled into the current deck, as in `hand`",
        ),
    );
    count(
        older,
        out.field(
            "older",
            Card::KINDS,
            "those that were in hands when the current deck was made, and still are",
        ),
    );
    count(either, out.field("either", Card::KINDS, "those that may be either"));
    let bounds = out.field(
        "from-deck-bounds",
        2 * places.count(),
        "for each seat, the viewer's first: bounds of the number of hidden cards from the current deck, divided by 10",
    );
    for (seat, place) in places.iter() {
        let (least, most) = game.bounds_from_deck(seat);
        bounds[2 * place] = f32::from(least) / 10.0;
        bounds[2 * place + 1] = f32::from(most) / 10.0;
    }
}
