//! Properties that hold at every ply of random games.

use super::*;
use crate::dice::Dice;

pub(super) struct Rng<'a>(pub(super) &'a mut fastrand::Rng);

impl Dice for Rng<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(..bound)
    }
}

/// Applies one random input: a deck order, or a move of a seat that may act.
fn step(game: &mut Kanobu, rng: &mut fastrand::Rng) {
    let mut dice = Rng(rng);
    match game.awaits() {
        Awaits::Deck => {
            let mut order = Vec::new();
            game.awaited_deck(&mut order);
            dice.shuffle(&mut order);
            game.shuffle(&order).unwrap();
        }
        Awaits::Turn { .. } | Awaits::Sealed { .. } => {
            let seats: Vec<Seat> = game.awaits().seats().iter().collect();
            let seat = dice.pick(&seats);
            let mv = game.sample_move(seat, &mut dice, &mut Vec::new());
            game.play(seat, mv).unwrap();
        }
        Awaits::Over => {}
    }
}

fn games(seats: u8, count: u64, mut at_each_ply: impl FnMut(&Kanobu, u64)) {
    for seed in 0..count {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut game = Kanobu::new(Seats::new(seats).unwrap(), &Options::default());
        let mut ply = 0;
        while game.awaits() != Awaits::Over {
            at_each_ply(&game, ply);
            step(&mut game, &mut rng);
            ply += 1;
            assert!(ply < 3000, "games end");
        }
        at_each_ply(&game, ply);
        assert!(game.outcome().is_some_and(|outcome| !outcome.winners.is_empty()));
    }
}

/// Every possible move of every kind.
fn all_moves() -> Vec<Move> {
    let mut moves = vec![Move::Draw, Move::Keep, Move::Pass, Move::Accept];
    moves.extend(Sign::ALL.map(Move::Throw));
    moves.extend(Card::all().map(Move::Take));
    moves.extend(Card::all().map(|card| Move::Play(card.laid())));
    moves.extend(Colour::ALL.map(|colour| Move::Play(Laid::naming(colour))));
    let signs: Vec<Card> = cards("bR bS bP gR gS gP rR rS rP ryS bgP byR bX vC");
    for first in &signs {
        for second in &signs {
            moves.extend(signs.iter().map(|top| Move::Answer([*first, *second, *top])));
        }
    }
    moves
}

#[test]
fn a_move_is_listed_if_and_only_if_it_is_legal() {
    let all = all_moves();
    for seats in 2..=6 {
        games(seats, 25, |game, _| {
            for seat in game.awaits().seats().iter() {
                let mut listed = Vec::new();
                game.legal_moves(seat, &mut listed);
                assert!(!listed.is_empty());
                listed.iter().for_each(|mv| assert_eq!(game.check(seat, *mv), Ok(()), "{mv}"));
                listed.sort_unstable();
                assert!(listed.windows(2).all(|pair| pair[0] < pair[1]), "each once");
                for mv in &all {
                    assert_eq!(listed.binary_search(mv).is_ok(), game.check(seat, *mv).is_ok(), "{mv}");
                }
            }
        });
    }
}

#[test]
fn no_card_is_lost_or_added_at_any_ply() {
    for seats in 2..=6 {
        games(seats, 150, |game, ply| {
            if ply == 0 {
                return;
            }
            let mut all: Vec<Card> = game.deck.iter().chain(game.opened.as_slice().iter().copied()).collect();
            all.extend(game.pile.as_slice().iter().map(|laid| laid.card()));
            for seat in game.seats.iter() {
                all.extend(game.hands[seat].iter());
                assert_eq!(game.hands[seat].len(), usize::from(game.sizes[seat]));
            }
            all.sort_unstable();
            assert_eq!(all, CardSet::deck(game.seats).to_vec());
        });
    }
}

/// Compares the public knowledge with the real history: the hidden cards, and the number of cards from the
/// current deck.
#[test]
fn the_public_knowledge_is_true() {
    for seats in 2..=6 {
        games(seats, 150, |game, ply| {
            if ply == 0 {
                return;
            }
            let knowledge = &game.knowledge;
            let mut hidden: CardSet = game.deck.iter().take(game.deck.hidden().into()).collect();
            let in_deck = hidden;
            for seat in game.seats.iter() {
                let mut own = game.hands[seat];
                own.remove_all(knowledge.known[seat]);
                assert_eq!(own.len() + knowledge.known[seat].len(), game.hands[seat].len());
                assert!(usize::from(knowledge.most[seat]) <= own.len());
                assert!(knowledge.least[seat] <= knowledge.most[seat]);
                hidden.add_all(own);
            }
            let mut said = knowledge.pool;
            said.add_all(knowledge.old);
            said.add_all(knowledge.either);
            assert_eq!(said, hidden);
            for card in in_deck.iter() {
                let possible = knowledge.pool.count(card) + knowledge.either.count(card);
                assert!(possible >= in_deck.count(card), "{card} is in the deck");
            }
        });
    }
}

/// Whether the cards of a state are consistent with its knowledge: they can be labelled as cards of the
/// current deck or older cards so that every hand has a possible number of each.
fn labels_fit(game: &Kanobu) -> bool {
    let knowledge = &game.knowledge;
    let deck: CardSet = game.deck.iter().take(game.deck.hidden().into()).collect();
    deck.iter().all(|card| !knowledge.old.contains(card) || knowledge.pool.contains(card))
        && game.seats.iter().all(|seat| {
            let mut own = game.hands[seat];
            own.remove_all(knowledge.known[seat]);
            let sure = |in_it: CardSet, not: CardSet| {
                own.iter().filter(|card| in_it.contains(*card) && !not.contains(*card)).count()
            };
            let surely_new = sure(knowledge.pool, knowledge.old);
            let surely_old = sure(knowledge.old, knowledge.pool);
            surely_new <= usize::from(knowledge.most[seat])
                && surely_old <= own.len() - usize::from(knowledge.least[seat])
        })
}

#[test]
fn samples_are_consistent_with_the_view_of_every_viewer_at_every_ply() {
    for seats in 2..=6 {
        let mut rng = fastrand::Rng::with_seed(u64::from(seats));
        games(seats, 25, |game, ply| {
            assert!(labels_fit(game));
            if ply > 60 && rng.u8(..4) > 0 {
                return;
            }
            for viewer in Viewer::all(game.seats) {
                let view = game.view(viewer, Recall::Memory);
                let sampler = KanobuSampler::new(&view);
                for _ in 0..2 {
                    let sample = sampler.sample(&mut Rng(&mut rng));
                    assert_eq!(sample.view(viewer, Recall::Memory), view);
                    assert!(viewer.seat().is_some() || labels_fit(&sample), "{view:?} {sample:?}");
                }
            }
        });
    }
}

#[test]
fn a_sample_can_be_played_on_and_sampled_again() {
    for seats in 2..=6 {
        let mut rng = fastrand::Rng::with_seed(99);
        games(seats, 6, |game, ply| {
            if ply % 9 != 0 {
                return;
            }
            for viewer in Viewer::all(game.seats) {
                let mut sample =
                    KanobuSampler::new(&game.view(viewer, Recall::Memory)).sample(&mut Rng(&mut rng));
                for _ in 0..40 {
                    step(&mut sample, &mut rng);
                    let view = sample.view(viewer, Recall::Memory);
                    let again = KanobuSampler::new(&view).sample(&mut Rng(&mut rng));
                    assert_eq!(again.view(viewer, Recall::Memory), view);
                }
            }
        });
    }
}

#[test]
fn random_moves_are_equally_likely_also_as_answers_to_a_chance() {
    let mut game = position("bR", &["vC bX", "bR gR rS yP vN gX", "gR gS"], "bP");
    play(&mut game, &["play vC"]);
    let mut counts = std::collections::BTreeMap::new();
    let mut rng = fastrand::Rng::with_seed(3);
    for _ in 0..8000 {
        let mv = game.sample_move(seat(2), &mut Rng(&mut rng), &mut Vec::new());
        *counts.entry(mv).or_insert(0) += 1;
    }
    let mut listed = Vec::new();
    game.legal_moves(seat(2), &mut listed);
    listed.sort_unstable();
    assert_eq!(counts.keys().copied().collect::<Vec<_>>(), listed);
    assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
}
