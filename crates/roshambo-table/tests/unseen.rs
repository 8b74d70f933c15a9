//! What is unseen is exactly what the viewer cannot place, in the true state and in every state that
//! fits the view.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use roshambo_rules::games::{kanobu, ninjan, paws, paws_quick, tsuefa};
use roshambo_rules::{Awaits, Dice, Game, GameOptions, Recall, Sampler, Seat, Seats, Unseen, Viewer};
use roshambo_table::{AnyView, Stream, sha256};

fn unseen<G: Game>(game: &G, viewer: Viewer, recall: Recall) -> Option<Unseen>
where
    AnyView: From<G::View>,
{
    AnyView::from(game.view(viewer, recall)).unseen()
}

type Counts = BTreeMap<String, usize>;

fn count<C: ToString>(cards: impl IntoIterator<Item = C>, into: &mut Counts) {
    for card in cards {
        *into.entry(card.to_string()).or_default() += 1;
    }
}

/// Plays a random game and calls the check in each state.
fn each_state<G: Game>(
    seats: u8,
    options: &[(&str, &str)],
    seed: &str,
    mut check: impl FnMut(&G, &mut Stream),
) {
    let seats = Seats::new(seats).unwrap();
    let mut chosen = G::Options::default();
    for (name, value) in options {
        chosen.set(seats, name, value).unwrap();
    }
    let mut dice = Stream::new(sha256(seed), 0);
    let mut game = G::new(seats, &chosen);
    for _ in 0..300 {
        check(&game, &mut dice);
        match game.awaits() {
            Awaits::Over => break,
            Awaits::Deck => {
                let mut cards = Vec::new();
                game.awaited_deck(&mut cards);
                dice.shuffle(&mut cards);
                game.shuffle(&cards).unwrap();
            }
            awaits => {
                let seat = awaits.seats().first().unwrap();
                let mv = game.sample_move(seat, &mut dice, &mut Vec::new());
                game.play(seat, mv).unwrap();
            }
        }
    }
}

/// The cards whose place the view shows.
fn placed(view: &AnyView) -> Counts {
    let mut seen = Counts::new();
    match view {
        AnyView::Paws(view) => {
            count(view.hand.unwrap().iter(), &mut seen);
            count(view.table.iter().flat_map(|table| table.cards.iter()), &mut seen);
            count(view.discard.iter(), &mut seen);
        }
        AnyView::PawsQuick(view) => {
            count(view.hand.unwrap().iter(), &mut seen);
            count(view.table.iter().flat_map(|table| table.cards.iter()), &mut seen);
            count(view.discard.iter(), &mut seen);
            let others = view.seats.iter().filter(|seat| Some(*seat) != view.seat);
            count(others.flat_map(|seat| view.known[seat.index()].iter()), &mut seen);
            count(view.deck_known.iter().chain(&view.left_known), &mut seen);
        }
        AnyView::Ninjan(view) => {
            count(view.hand.unwrap().iter(), &mut seen);
            count(view.revealed.iter().map(|choice| choice.card), &mut seen);
            count(view.piles.iter().flat_map(|pile| pile.cards.iter()), &mut seen);
            count(view.winnings.iter().flat_map(|cards| cards.iter()), &mut seen);
        }
        AnyView::Kanobu(view) => {
            count(view.hand.unwrap().iter(), &mut seen);
            count(view.pile.iter().map(|laid| laid.card()), &mut seen);
            count(view.bottom.iter().chain(&view.opened), &mut seen);
            let others = view.seats.iter().filter(|seat| Some(*seat) != view.seat);
            count(others.flat_map(|seat| view.known[seat.index()].iter()), &mut seen);
        }
        AnyView::Tsuefa(_) => panic!("not a card game"),
    }
    seen
}

/// The number of copies of each card in the game.
fn deck<G: Game>(game: &G) -> Counts {
    let (mut cards, mut counts) = (Vec::new(), Counts::new());
    game.all_cards(&mut cards);
    count(cards, &mut counts);
    counts
}

/// Unseen and placed cards together are the deck. The other hands, in the true state and in states that
/// fit the view, hold no other cards.
fn check_cards<G: Game>(game: &G, hand: impl Fn(&G, Seat) -> Vec<String>, dice: &mut Stream)
where
    AnyView: From<G::View>,
{
    assert_eq!(unseen(game, Viewer::Spectator, Recall::Display), None);
    for seat in game.seats().iter() {
        let own = game.view(Viewer::Seat(seat), Recall::Memory);
        let view = AnyView::from(own.clone());
        let found = view.unseen();
        if matches!(game.awaits(), Awaits::Deck | Awaits::Over) {
            assert_eq!(found, None);
            continue;
        }
        let mut listed = Counts::new();
        let placed = placed(&view);
        let deck = deck(game);
        if let Some(Unseen::Cards { groups, total }) = found {
            for card in groups.iter().flat_map(|group| &group.cards) {
                assert!(card.count > 0);
                assert_eq!(card.of, deck[&card.card], "{}", card.card);
                assert_eq!(listed.insert(card.card.clone(), card.count), None, "{} twice", card.card);
            }
            assert_eq!(total, listed.values().sum::<usize>());
        }
        for (card, of) in &deck {
            let of_card = |counts: &Counts| counts.get(card).copied().unwrap_or_default();
            assert_eq!(of_card(&listed) + of_card(&placed), *of, "{card} for {seat}: {view:?}");
        }
        let sampler = G::Sampler::new(&own);
        let samples = (0..3).map(|_| sampler.sample(dice));
        for state in samples.chain([game.clone()]) {
            for other in game.seats().iter().filter(|other| *other != seat) {
                let mut held = Counts::new();
                count(hand(&state, other), &mut held);
                for (card, count) in held {
                    let known = placed.get(&card).copied().unwrap_or_default();
                    let most = listed.get(&card).copied().unwrap_or_default() + known;
                    assert!(count <= most, "{count} {card} in the hand of {other}, {most} for {seat}");
                    assert!(listed.contains_key(&card) || known > 0, "{card}");
                }
            }
        }
    }
}

fn texts<C: ToString>(cards: impl IntoIterator<Item = C>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}

#[test]
fn every_card_is_placed_or_unseen_and_nobody_holds_any_other() {
    for seed in 0..4 {
        for seats in 2..=4 {
            let seed = format!("{seats} {seed}");
            each_state::<paws::Paws>(seats, &[], &seed, |game, dice| {
                check_cards(game, |game, seat| texts(game.hand(seat).iter()), dice);
            });
            each_state::<paws_quick::PawsQuick>(seats, &[], &seed, |game, dice| {
                check_cards(game, |game, seat| texts(game.hand(seat).iter()), dice);
            });
        }
        for seats in 2..=5 {
            each_state::<ninjan::Ninjan>(seats, &[], &format!("{seats} {seed}"), |game, dice| {
                check_cards(game, |game, seat| texts(game.hand(seat).iter()), dice);
            });
        }
        for seats in 2..=6 {
            each_state::<kanobu::Kanobu>(seats, &[], &format!("{seats} {seed}"), |game, dice| {
                check_cards(game, |game, seat| texts(game.hand(seat).iter()), dice);
            });
        }
    }
}

/// The items of a state, by the squares of a seat.
fn items(game: &tsuefa::Tsuefa, seat: Seat) -> BTreeMap<String, String> {
    let item = |square| tsuefa::Item::ALL.into_iter().find(|item| game.carriers(*item).contains(square));
    let figures = game.figures(seat).iter();
    figures.map(|square| (square.to_string(), item(square).unwrap().to_string())).collect()
}

#[test]
fn a_figure_can_carry_exactly_what_it_carries_in_some_state_that_fits() {
    let mut certain = 0;
    for (seed, options) in [("1", &[][..]), ("2", &[("items", "1-1-8")]), ("3", &[]), ("4", &[])] {
        each_state::<tsuefa::Tsuefa>(2, options, seed, |game, dice| {
            for seat in game.seats().iter() {
                let view = game.view(Viewer::Seat(seat), Recall::Memory);
                let sampler = <tsuefa::Tsuefa as Game>::Sampler::new(&view);
                let shown = game.view(Viewer::Seat(seat), Recall::Display);
                let Some(Unseen::Figures { figures }) = AnyView::from(shown).unseen() else { continue };
                let mut possible: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
                let other = seat.next(game.seats());
                for (square, item) in
                    (0..200).flat_map(|_| items(&sampler.sample(dice), other)).chain(items(game, other))
                {
                    possible.entry(square).or_default().insert(item);
                }
                for figure in figures {
                    let listed: BTreeSet<String> = figure.items.iter().cloned().collect();
                    assert_eq!(listed.len(), figure.items.len(), "each once");
                    certain += usize::from(listed.len() == 1);
                    assert_eq!(Some(listed), possible.remove(&figure.square), "{}", figure.square);
                }
                assert!(possible.is_empty(), "missing: {possible:?}");
            }
        });
    }
    assert!(certain > 100, "some figures have shown what they carry");
}

#[test]
fn nothing_is_counted_in_pro_or_for_spectators() {
    let mut views = 0;
    each_state::<tsuefa::Tsuefa>(2, &[("variant", "pro")], "pro", |game, _| {
        for viewer in Viewer::all(game.seats()) {
            for recall in [Recall::Display, Recall::Memory] {
                assert_eq!(unseen(game, viewer, recall), None);
                views += 1;
            }
        }
    });
    assert!(views > 50);
    each_state::<tsuefa::Tsuefa>(2, &[], "novice", |game, _| {
        assert_eq!(unseen(game, Viewer::Spectator, Recall::Display), None);
    });
}
