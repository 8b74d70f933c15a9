//! Setups are legal, follow the rules of good play, and differ.

use std::collections::{BTreeMap, BTreeSet};

use super::super::belief::TsuefaBelief;
use super::*;
use roshambo_rules::GameOptions;
use roshambo_rules::games::tsuefa::{Options, Square};
use roshambo_table::{AnyView, GameId, Observation, open};

fn layouts(items: &str, count: u64) -> Vec<String> {
    let mut options = Options::default();
    options.set(Seats::new(2).unwrap(), "items", items).unwrap();
    let game = <Tsuefa as Game>::new(Seats::new(2).unwrap(), &options);
    let mut rng = Rng::new(7);
    let moves = (0..count).map(|_| game.unlisted_move(ONE, &mut rng));
    moves
        .map(|mv| {
            assert_eq!(game.check(ONE, mv), Ok(()), "{mv}");
            mv.to_string().replace("setup ", "")
        })
        .collect()
}

#[test]
fn setups_are_legal_for_all_item_counts() {
    for items in ["4-3-3", "8-1-1", "1-1-8", "1-8-1", "2-4-4"] {
        layouts(items, 50);
    }
}

#[test]
fn setups_are_rarely_the_same() {
    let layouts = layouts("4-3-3", 1000);
    let different: BTreeSet<&String> = layouts.iter().collect();
    assert!(different.len() > 950, "{}", different.len());
}

#[test]
fn the_flag_is_usually_in_the_back_row_but_not_always_in_the_corner() {
    let places: Vec<usize> = layouts("4-3-3", 1000).iter().map(|layout| layout.find('F').unwrap()).collect();
    let share = |among: &[usize]| places.iter().filter(|place| among.contains(place)).count();
    assert!((760..850).contains(&share(&[0, 1, 2, 3, 4, 5])));
    assert!((230..360).contains(&share(&[0, 5])));
}

/// The belief before the first step is the distribution that the setups come from.
#[test]
fn the_belief_about_a_new_setup_is_the_distribution_of_setups() {
    const SAMPLES: u32 = 20_000;
    let mut driver = open(GameId::Tsuefa, Seats::new(2).unwrap(), &[]).unwrap();
    for seat in [ONE, TWO] {
        driver.play(seat, "setup FDSSSPPPRRRR").unwrap();
    }
    let seen = Observation::of(&*driver, ONE);
    let AnyView::Tsuefa(view) = &seen.view else { unreachable!("another game") };
    let belief = TsuefaBelief::new(view, &seen.events);
    let mut rng = Rng::new(5);
    let (mut believed, mut generated) = (BTreeMap::new(), BTreeMap::new());
    let game = <Tsuefa as Game>::new(Seats::new(2).unwrap(), &Options::default());
    for _ in 0..SAMPLES {
        let state = belief.sample(&mut rng);
        let at = |item| state.carriers(item).and(state.figures(TWO)).iter().next().unwrap();
        *believed.entry((at(Item::Flag), at(Item::Dynamite))).or_insert(0_i32) += 1;
        let Move::SetUp(layout) = game.unlisted_move(TWO, &mut rng) else { unreachable!("a setup") };
        let at = |item| {
            let place = layout.0.iter().position(|other| *other == item).unwrap() as u8;
            Square::new(place % 6, 5 - place / 6).unwrap()
        };
        *generated.entry((at(Item::Flag), at(Item::Dynamite))).or_insert(0_i32) += 1;
    }
    assert_eq!(believed.len(), 12 * 11);
    // Six standard deviations of the difference of two counts.
    for (places, count) in &generated {
        let other = believed[places];
        assert!(
            f64::from(count - other).abs() < 6.0 * f64::from(count + other).sqrt(),
            "{places:?} {count} {other}"
        );
    }
}
