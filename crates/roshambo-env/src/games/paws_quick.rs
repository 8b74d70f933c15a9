//! Paws, second edition: 3,245 actions.
//!
//! | actions | moves |
//! |---|---|
//! | 0–1 | `pass`, `help` |
//! | 2–4 | `throw R`, `throw S`, `throw P` |
//! | 5–10 | `spend 0` to `spend 5` |
//! | 11–106 | `combo`: the three sign jokers, then 19 combos of each colour |
//! | 107–1675 | for each sign R, S, P, 523 actions: `play` each combination |
//! | 1676–3244 | the same with `lead` |
//!
//! Combinations of a sign are ordered by their number of cards, then as the rules list the combinations of
//! the whole deck: first those of different colours, then the others of one colour.

use std::sync::LazyLock;

use roshambo_rules::games::paws_deck::{Card, CardSet, Colour, SignCards};
use roshambo_rules::games::paws_quick::{Move, PawsQuick};
use roshambo_rules::{Game, Seat, Sign, Viewer};

use super::common::{Places, SIGNS, write_opening, write_situation, write_throw};
use super::paws_cards::{CARDS, CombinationNumbers, count, has_different_colours};
use crate::action::Action;
use crate::encode::Encode;
use crate::tensor::Sink;

const PASS: usize = 0;
const HELP: usize = 1;
const FIRST_THROW: usize = 2;
const FIRST_SPEND: usize = FIRST_THROW + SIGNS;
/// The most help tokens of a seat.
const MOST_TOKENS: u8 = 5;
const FIRST_COMBO: usize = FIRST_SPEND + MOST_TOKENS as usize + 1;
const COMBOS: usize = 1 + 19 * Colour::ALL.len();
const FIRST_PLAY: usize = FIRST_COMBO + COMBOS;
/// The combinations of each sign: of different colours, of one colour.
const COMBINATIONS: usize = 453 + 70;
const PLAYS: usize = SIGNS * COMBINATIONS;
/// A colour, and for each sign whether its card is plain, the sign joker or the colour joker.
const COMBO_KEYS: usize = Colour::ALL.len() * 27;

/// All moves in the order of their actions, and the actions of moves.
struct Moves {
    moves: Vec<Move>,
    combos: [u16; COMBO_KEYS],
    plays: CombinationNumbers,
}

static MOVES: LazyLock<Moves> = LazyLock::new(Moves::new);

impl Moves {
    fn new() -> Moves {
        let mut all = Moves {
            moves: vec![Move::Pass, Move::Help],
            combos: [u16::MAX; COMBO_KEYS],
            plays: CombinationNumbers::EMPTY,
        };
        all.moves.extend(Sign::ALL.map(Move::Throw));
        all.moves.extend((0..=MOST_TOKENS).map(Move::Spend));
        CardSet::DECK.each_combo(|cards| {
            all.combos[combo_key(cards)] = all.moves.len() as u16;
            all.moves.push(Move::Combo { cards });
        });
        let combinations = Sign::ALL.map(combinations);
        for (sign, combinations) in Sign::ALL.into_iter().zip(&combinations) {
            for cards in combinations {
                if has_different_colours(sign, *cards) {
                    all.plays.add_many(sign, *cards, all.moves.len());
                } else {
                    all.plays.add_one(sign, *cards, all.moves.len());
                }
                all.moves.push(Move::Play { sign, cards: *cards });
            }
        }
        for (sign, combinations) in Sign::ALL.into_iter().zip(combinations) {
            all.moves.extend(combinations.into_iter().map(|cards| Move::Lead { sign, cards }));
        }
        all
    }

    /// The action of a legal move.
    #[inline]
    fn action_of(&self, mv: Move) -> Action {
        Action::new(match mv {
            Move::Pass => PASS,
            Move::Help => HELP,
            Move::Throw(sign) => FIRST_THROW + sign as usize,
            Move::Spend(amount) => FIRST_SPEND + usize::from(amount),
            Move::Combo { cards } => self.combos[combo_key(cards)].into(),
            Move::Play { sign, cards } => self.combination(sign, cards),
            Move::Lead { sign, cards } => (self.combination(sign, cards) + PLAYS).min(u16::MAX.into()),
        })
    }

    #[inline]
    fn combination(&self, sign: Sign, cards: CardSet) -> usize {
        match has_different_colours(sign, cards) {
            true => self.plays.many(sign, cards),
            false => self.plays.one(sign, cards),
        }
    }
}

/// All combinations of a sign.
fn combinations(sign: Sign) -> Vec<CardSet> {
    let mut all = Vec::new();
    SignCards::of(CardSet::DECK, sign).each_group(1, |group| all.extend(group.iter()));
    all.sort_by_key(|cards| cards.len());
    all
}

#[inline]
fn combo_key(cards: CardSet) -> usize {
    let plain =
        Sign::ALL.into_iter().fold(cards.colour_joker_mask(), |mask, sign| mask | cards.plain_mask(sign));
    // Three sign jokers have no colour, and the key of the first one.
    let colour = Colour::ALL.get(plain.trailing_zeros() as usize).copied().unwrap_or(Colour::Blue);
    Sign::ALL.into_iter().fold(colour as usize, |key, sign| {
        let filler = if cards.contains(Card::plain(colour, sign)) {
            0
        } else if cards.sign_joker(sign) {
            1
        } else {
            2
        };
        key * 3 + filler
    })
}

impl Encode for PawsQuick {
    const ACTIONS: usize = FIRST_PLAY + 2 * PLAYS;

    type Choices = ();

    #[inline]
    fn list_actions(&self, seat: Seat, (): &(), moves: &mut Vec<Move>, actions: &mut Vec<Action>) {
        moves.clear();
        self.legal_moves(seat, moves);
        let all = &*MOVES;
        actions.extend(moves.iter().map(|mv| all.action_of(*mv)));
    }

    #[inline]
    fn choose(&self, _: Seat, (): &mut (), action: Action) -> Option<Move> {
        MOVES.moves.get(action.index()).copied()
    }

    fn actions_of(_: Seat, mv: Move) -> Option<Vec<Action>> {
        let action = MOVES.action_of(mv);
        // Cards that are no combination get the number of another move, or none.
        (MOVES.moves.get(action.index()) == Some(&mv)).then(|| vec![action])
    }

    fn action_text(_: Seat, action: Action) -> String {
        MOVES.moves[action.index()].to_string()
    }

    #[inline]
    fn encode(&self, viewer: Seat, (): &(), out: &mut impl Sink) {
        let places = write_situation(self, viewer, out);
        let n = places.count();
        write_throw(self.throw(), viewer, out);
        write_opening(self.opening(), places, out);
        write_series(self, viewer, places, out);
        out.field(
            "first",
            n,
            "the seat that opened this game or opens the next one, one-hot; the viewer's first",
        )[places.of(self.first())] = 1.0;
        out.field(
            "turn",
            n,
            "the seat whose turn it is, or was when the game ended, one-hot; the viewer's first",
        )[places.of(self.turn())] = 1.0;
        write_hands(self, viewer, places, out);
        write_table(self, places, out);
        count(
            unseen(self, viewer),
            out.field("unseen", CARDS, "the cards that the viewer has not seen, as in `hand`"),
        );
    }
}

#[inline]
fn write_series(game: &PawsQuick, viewer: Seat, places: Places, out: &mut impl Sink) {
    let n = places.count();
    out.field("games", 1, "the number of games of the series, divided by 20")[0] =
        f32::from(game.games()) / 20.0;
    out.field("help", 1, "1 if there are help tokens")[0] = f32::from(u8::from(game.has_help()));
    out.field("games-dealt", 1, "the number of games dealt so far, divided by 20")[0] =
        f32::from(game.games_dealt()) / 20.0;
    let spending = game.spending(Viewer::Seat(viewer));
    out.field("spending", 1, "1 while seats decide how many help tokens they spend")[0] =
        f32::from(u8::from(spending.is_some()));
    let own = out.field(
        "own-spending",
        MOST_TOKENS as usize + 1,
        "the number of tokens that the viewer has sealed, one-hot: 0 to 5",
    );
    if let Some(amount) = spending.and_then(|spending| spending.own) {
        own[usize::from(amount)] = 1.0;
    }
    let tokens = out.field("tokens", n, "for each seat, the viewer's first: its help tokens, divided by 5");
    for (seat, place) in places.iter() {
        tokens[place] = f32::from(game.tokens(seat)) / f32::from(MOST_TOKENS);
    }
    let points = out.field(
        "points",
        n,
        "for each seat, the viewer's first: its penalty points in the game that has ended, divided by 20",
    );
    for (seat, place) in places.iter() {
        points[place] = f32::from(game.points(seat)) / 20.0;
    }
    let totals = out.field(
        "totals",
        n,
        "for each seat, the viewer's first: its penalty points so far, divided by 100",
    );
    for (seat, place) in places.iter() {
        totals[place] = f32::from(game.total(seat)) / 100.0;
    }
    let won = out.field(
        "games-won",
        n,
        "for each seat, the viewer's first: the number of games it has won, divided by 20",
    );
    for (seat, place) in places.iter() {
        won[place] = f32::from(game.games_won(seat)) / 20.0;
    }
}

#[inline]
fn write_hands(game: &PawsQuick, viewer: Seat, places: Places, out: &mut impl Sink) {
    let n = places.count();
    const COLOURS: usize = Colour::ALL.len();
    count(
        game.hand(viewer),
        out.field(
            "hand",
            CARDS,
            "the viewer's hand: the number of copies of each card, in canonical order, divided by 4",
        ),
    );
    let sizes = out.field(
        "hand-sizes",
        n,
        "for each seat, the viewer's first: the number of cards in hand, divided by 20",
    );
    for (seat, place) in places.iter() {
        sizes[place] = game.hand(seat).len() as f32 / 20.0;
    }
    out.field("deck", 1, "the number of cards in the deck, divided by 68")[0] = game.deck_len() as f32 / 68.0;
    out.field("left", 1, "the number of cards that have left the game unseen, divided by 68")[0] =
        game.left_len() as f32 / 68.0;
    let turned = out.field(
        "turned",
        COLOURS * COLOURS,
        "the colour jokers that were turned over before the starting card, in that order: five times the colour one-hot (b, g, r, y, v)",
    );
    for (card, colour) in game.turned().iter().zip(turned.chunks_exact_mut(COLOURS)) {
        if let Some(shown) = card.colour() {
            colour[shown as usize] = 1.0;
        }
    }
    let known = out.field(
        "known",
        n * COLOURS,
        "for each seat, the viewer's first: which of those jokers it holds, by colour",
    );
    for card in game.turned() {
        for (seat, place) in places.iter() {
            if let Some(colour) = card.colour().filter(|_| game.hand(seat).contains(*card)) {
                known[place * COLOURS + colour as usize] = 1.0;
            }
        }
    }
}

#[inline]
fn write_table(game: &PawsQuick, places: Places, out: &mut impl Sink) {
    let table = game.table();
    let owner = out.field(
        "table-owner",
        places.count(),
        "the seat that may replace the cards on the table with a lead, one-hot; the viewer's first",
    );
    if let Some(seat) = table.and_then(|table| table.owner) {
        owner[places.of(seat)] = 1.0;
    }
    let sign = out.field("table-sign", SIGNS, "the sign of the cards on the table, one-hot: R, S, P");
    if let Some(table) = table {
        sign[table.sign as usize] = 1.0;
    }
    let cards = out.field("table-cards", CARDS, "the cards on the table, as in `hand`");
    if let Some(table) = table {
        count(table.cards, cards);
    }
    count(
        game.discard(),
        out.field(
            "discard",
            CARDS,
            "the cards that were beaten, replaced, played as a combo or discarded with a help token, as in `hand`",
        ),
    );
}

/// The cards in other hands, in the deck or out of the game, as in the view.
#[inline]
fn unseen(game: &PawsQuick, viewer: Seat) -> CardSet {
    let mut unseen = CardSet::DECK;
    unseen.remove_all(game.hand(viewer));
    unseen.remove_all(game.discard());
    if let Some(table) = game.table() {
        unseen.remove_all(table.cards);
    }
    for card in game.turned() {
        // Each colour joker exists once. It is not in `unseen` if it was seen in another place.
        if unseen.contains(*card) {
            unseen.remove_all(CardSet::only(*card));
        }
    }
    unseen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_combinations_are_those_of_the_documentation() {
        assert_eq!(MOVES.moves.len(), PawsQuick::ACTIONS);
        assert_eq!(PawsQuick::ACTIONS, 3245);
    }
}
