//! The small variants: finite, small, and played by the rules.

#![allow(missing_docs, clippy::unwrap_used)]

use std::collections::BTreeSet;

use roshambo_env::{GameState, SmallVariant};
use roshambo_rules::{Awaits, Recall, Seat, Viewer};
use roshambo_table::{GameId, Stream};

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

#[test]
fn every_game_has_a_variant_of_its_own() {
    for game in GameId::ALL {
        assert_eq!(SmallVariant::of(game).game, game);
    }
}

/// The numbers that `docs/research.md` states.
#[test]
fn the_sizes_are_those_of_the_documentation() {
    let sizes: Vec<_> = SmallVariant::ALL
        .iter()
        .map(|variant| {
            let deals = variant.deals();
            let nodes: u64 = deals.iter().map(|deal| nodes(deal, variant.horizon)).sum();
            (variant.game, deals.len(), nodes)
        })
        .collect();
    let expected = [
        (GameId::Paws, 1260, 29_004),
        (GameId::PawsQuick, 1120, 12_924),
        (GameId::Ninjan, 90, 6_434),
        (GameId::Kanobu, 1260, 28_145),
        (GameId::Tsuefa, 36, 75_434),
    ];
    assert_eq!(sizes, expected);
}

fn nodes(state: &GameState, left: u32) -> u64 {
    assert_ne!(state.awaits(), Awaits::Deck, "a small variant shuffles no deck");
    let Some(seat) = state.player().filter(|_| left > 0) else { return 1 };
    let next = |action| {
        let mut next = state.clone();
        next.apply(seat, action).unwrap();
        nodes(&next, left - 1)
    };
    1 + state.legal_actions(seat).into_iter().map(next).sum::<u64>()
}

fn views(state: &GameState) -> [String; 2] {
    SEATS.map(|seat| serde_json::to_string(&state.view(Viewer::Seat(seat), Recall::Memory)).unwrap())
}

#[test]
fn a_spectator_cannot_distinguish_the_deals_and_a_seat_sees_only_its_own_cards() {
    for variant in SmallVariant::ALL {
        let deals = variant.deals();
        let spectators: BTreeSet<String> = deals
            .iter()
            .map(|deal| serde_json::to_string(&deal.view(Viewer::Spectator, Recall::Memory)).unwrap())
            .collect();
        assert_eq!(spectators.len(), 1, "{}", variant.game);
        let known: BTreeSet<[String; 2]> = deals.iter().map(views).collect();
        assert!(known.len() > 1);
        let mut dice = Stream::of_text("resample");
        for deal in deals.iter().take(40) {
            for (seat, own) in SEATS.into_iter().zip(views(deal)) {
                let other = views(&deal.resample(seat, &mut dice).unwrap());
                assert_eq!(other[seat.index()], own);
                assert!(known.contains(&other), "{}: a resampled deal is a deal", variant.game);
            }
        }
    }
}
