//! Setups are legal, follow the rules of good play, and differ.

use std::collections::{BTreeMap, BTreeSet};

use super::super::belief::TsuefaBelief;
use super::*;
use crate::{Bot, Budget, Level, LevelBot};
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

/// What somebody who has seen many setups of one level knows about the next one, in per cent and bits.
struct Tells {
    likeliest_flag: f64,
    dynamite_beside_flag: f64,
    flag_entropy: f64,
}

impl Tells {
    fn of(level: Level, setups: u64) -> Tells {
        let driver = open(GameId::Tsuefa, Seats::new(2).unwrap(), &[]).unwrap();
        let seen = Observation::of(&*driver, ONE);
        let budget = Budget::new(level.iterations(GameId::Tsuefa), 1);
        let (mut flags, mut beside) = ([0_u32; 12], 0);
        for seed in 0..setups {
            let mv = LevelBot::new(level, seed).decide(&seen, &budget).unwrap().mv;
            let layout = mv.strip_prefix("setup ").unwrap();
            let (flag, dynamite) = (layout.find('F').unwrap(), layout.find('D').unwrap());
            flags[flag] += 1;
            beside += u32::from((flag % 6).abs_diff(dynamite % 6) + (flag / 6).abs_diff(dynamite / 6) == 1);
        }
        let share = |count: u32| f64::from(count) / setups as f64;
        let entropy = |count: &u32| if *count == 0 { 0.0 } else { -share(*count) * share(*count).log2() };
        Tells {
            likeliest_flag: 100.0 * share(flags.into_iter().max().unwrap()),
            dynamite_beside_flag: 100.0 * share(beside),
            flag_entropy: flags.iter().map(entropy).sum(),
        }
    }
}

#[test]
fn setups_of_all_levels_have_no_tell() {
    let all = Level::ALL.map(|level| (level, Tells::of(level, 2000)));
    for (level, tells) in &all {
        let Tells { likeliest_flag, dynamite_beside_flag, flag_entropy } = tells;
        println!("| `{level}` | {likeliest_flag:.1} | {dynamite_beside_flag:.1} | {flag_entropy:.2} |");
    }
    let spread = |of: fn(&Tells) -> f64| {
        let figures = all.iter().map(|(_, tells)| of(tells));
        figures.clone().fold(f64::MIN, f64::max) - figures.fold(f64::MAX, f64::min)
    };
    assert!(spread(|tells| tells.likeliest_flag) < 10.0);
    assert!(spread(|tells| tells.dynamite_beside_flag) < 10.0);
    assert!(all.iter().all(|(_, tells)| tells.flag_entropy > 2.9));
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
