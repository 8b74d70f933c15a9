//! Setups of Tsu-e-fa! give nothing away: they look the same for all levels. Prints the table of docs/bots.md.

use roshambo_bots::{Bot, Budget, Level, LevelBot};
use roshambo_rules::{Seat, Seats};
use roshambo_table::{GameId, Observation, open};

/// What somebody who has seen many setups of one level knows about the next one, in per cent and bits.
struct Tells {
    likeliest_flag: f64,
    dynamite_beside_flag: f64,
    flag_entropy: f64,
}

impl Tells {
    fn of(level: Level, setups: u64) -> Tells {
        let driver = open(GameId::Tsuefa, Seats::new(2).unwrap(), &[]).unwrap();
        let seen = Observation::of(&*driver, Seat::FIRST);
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
