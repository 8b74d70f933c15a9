//! The public knowledge of hidden cards.

use super::*;

fn unseen(game: &Kanobu, viewer: Viewer) -> String {
    game.view(viewer, Recall::Memory).unseen.to_string()
}

#[test]
fn a_taken_card_is_known_to_all_until_it_is_played() {
    let mut game = position("bR", &["v* gX", "gR gS"], "gP yR vN");
    play(&mut game, &["play v*", "take gP"]);
    let view = game.view(Viewer::Spectator, Recall::Memory);
    assert_eq!(view.known[0].to_string(), "gP");
    assert_eq!(view.bottom, cards("yR vN"));
    assert_eq!(view.unseen.to_string(), "gR gS gX");
    play(&mut game, &["play gR", "play gP"]);
    assert_eq!(game.view(Viewer::Spectator, Recall::Memory).known[0].to_string(), "");
}

#[test]
fn drawn_cards_are_secret_unless_they_come_from_the_known_bottom() {
    let mut game = position("bR", &["yS yR", "vN gS", "gR rS"], "gX");
    let events = play(&mut game, &["draw"]);
    let others = game.view(Viewer::Seat(seat(2)), Recall::Memory);
    assert_eq!(others.drawn.unwrap().card, None);
    assert_eq!(game.view(Viewer::Seat(seat(1)), Recall::Memory).drawn.unwrap().card, Some(card("gX")));
    let Event::Drew { cards, .. } = game.redact(&events[0], Viewer::Spectator, Recall::Memory) else {
        panic!("{events:?}")
    };
    assert_eq!((cards.count, cards.cards), (1, None));
    // The cancelled rock is turned over; everybody knows that the cancel is under the deck.
    play(&mut game, &["keep", "play vN", "draw"]);
    let open = game.view(Viewer::Spectator, Recall::Memory);
    assert_eq!(open.drawn.unwrap().card, Some(card("vN")));
    assert_eq!(open.known[2].to_string(), "vN");
}

#[test]
fn the_unseen_cards_are_those_whose_place_the_viewer_does_not_know() {
    let game = position("bR", &["yS yR", "vN gS"], "gX");
    assert_eq!(unseen(&game, Viewer::Spectator), "gS gX yR yS vN");
    assert_eq!(unseen(&game, Viewer::Seat(seat(2))), "gX yR yS");
}

#[test]
fn everybody_knows_which_cards_a_new_deck_contains() {
    let mut game = position("gP bS bR", &["yS yR", "rR rS"], "");
    play(&mut game, &["draw", "deck gP", "keep"]);
    let hidden = game.view(Viewer::Spectator, Recall::Memory).hidden;
    assert_eq!(hidden.from_deck.to_string(), "gP");
    assert_eq!(hidden.older.to_string(), "rR rS yR yS");
    assert_eq!((hidden.least_from_deck, hidden.most_from_deck), (vec![1, 0], vec![1, 0]));
}

#[test]
fn a_played_card_of_which_both_the_deck_and_the_hands_had_a_copy_may_be_either() {
    let mut game = position("gP bS bR bR", &["yS yR gX", "rR rS bP"], "");
    game.knowledge.old = cards("bP gP yS").into_iter().collect();
    game.knowledge.pool = cards("bP gX rR rS yR").into_iter().collect();
    (game.knowledge.least.0, game.knowledge.most.0) = ([2, 2, 0, 0, 0, 0], [2, 2, 0, 0, 0, 0]);
    game.turn = seat(2);
    play(&mut game, &["play bP"]);
    let hidden = game.view(Viewer::Spectator, Recall::Memory).hidden;
    assert_eq!(hidden.either.to_string(), "bP");
    assert_eq!((hidden.least_from_deck[1], hidden.most_from_deck[1]), (1, 2));
}

#[test]
fn samples_put_older_cards_and_cards_of_the_deck_only_in_their_possible_places() {
    let mut game = position("gP gS rX bS bR", &["yS yR", "rR rS", "vN vN"], "");
    play(&mut game, &["draw", "deck gP gS rX", "keep"]);
    let sampler = KanobuSampler::new(&game.view(Viewer::Seat(seat(2)), Recall::Memory));
    let mut rng = fastrand::Rng::with_seed(7);
    let mut drawn = std::collections::BTreeMap::new();
    for _ in 0..3000 {
        let sample = sampler.sample(&mut random_play::Rng(&mut rng));
        let fresh: Vec<Card> = cards("gP gS rX");
        let new = sample.hands.0[0].iter().filter(|card| fresh.contains(card)).collect::<Vec<_>>();
        assert_eq!((new.len(), sample.hands.0[0].len()), (1, 3));
        assert!(sample.deck.iter().all(|card| fresh.contains(&card)));
        assert!(sample.hands.0[2].iter().all(|card| !fresh.contains(&card)));
        *drawn.entry(new[0]).or_insert(0) += 1;
    }
    assert!(drawn.len() == 3 && drawn.values().all(|count| (900..1100).contains(count)), "{drawn:?}");
}
