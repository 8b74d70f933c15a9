//! Environments: the same seed gives the same games, alone or among many, on any number of threads.

#![allow(missing_docs, clippy::unwrap_used)]

use roshambo_env::{Action, Buffers, Env, EnvError, Spec, VectorEnv};
use roshambo_rules::Seat;
use roshambo_table::GameId;

const GAMES: usize = 7;
const STEPS: usize = 400;

/// The memory of the buffers.
#[derive(Clone, Debug, PartialEq)]
struct Rows {
    tensors: Vec<f32>,
    masks: Vec<bool>,
    players: Vec<i32>,
    rewards: Vec<f32>,
    scores: Vec<f32>,
    done: Vec<bool>,
    truncated: Vec<bool>,
}

impl Rows {
    fn new(spec: &Spec, games: usize) -> Rows {
        let seats = spec.seats.count();
        // Values that are not written must show.
        Rows {
            tensors: vec![7.0; games * spec.tensor],
            masks: vec![true; games * spec.actions],
            players: vec![-1; games],
            rewards: vec![7.0; games * seats],
            scores: vec![7.0; games * seats],
            done: vec![true; games],
            truncated: vec![true; games],
        }
    }

    fn buffers(&mut self) -> Buffers<'_> {
        Buffers {
            tensors: &mut self.tensors,
            masks: &mut self.masks,
            players: &mut self.players,
            rewards: &mut self.rewards,
            scores: &mut self.scores,
            done: &mut self.done,
            truncated: &mut self.truncated,
        }
    }
}

/// The rows after each step of many games with random actions, and the actions.
fn many(game: GameId, threads: usize, seed: u64) -> Vec<(Vec<i64>, Rows)> {
    let mut env = VectorEnv::new(game, 2, &[], GAMES, threads, 0).unwrap();
    let mut rows = Rows::new(&env.spec(), GAMES);
    env.reset(seed, rows.buffers()).unwrap();
    let mut steps = vec![(vec![0; GAMES], rows.clone())];
    for _ in 0..STEPS {
        let mut actions = vec![0; GAMES];
        env.random_actions(&mut actions).unwrap();
        rows = Rows::new(&env.spec(), GAMES);
        env.step(&actions, rows.buffers()).unwrap();
        steps.push((actions, rows.clone()));
    }
    steps
}

#[test]
fn the_number_of_threads_does_not_change_the_games() {
    for game in GameId::ALL {
        let alone = many(game, 1, 5);
        assert!(alone == many(game, 3, 5), "{game}");
        assert!(alone != many(game, 3, 6), "{game}: another seed gives other games");
    }
}

#[test]
fn each_of_many_games_is_the_game_of_a_single_environment() {
    for game in GameId::ALL {
        let steps = many(game, 2, 5);
        for i in 0..GAMES {
            let mut env = Env::new(game, 2, &[], 5 + i as u64).unwrap();
            let spec = env.spec();
            let (mut tensor, mut mask) = (vec![7.0; spec.tensor], vec![true; spec.actions]);
            for (number, (actions, rows)) in steps.iter().enumerate() {
                let mut rewards = vec![0.0; 2];
                let mut scores = vec![0.0; 2];
                let mut done = false;
                if number > 0 {
                    assert_eq!(env.random_action(), Some(Action::new(actions[i] as usize)));
                    env.step(env.player().unwrap(), Action::new(actions[i] as usize)).unwrap();
                    if env.is_over() {
                        (rewards, scores, done) = (env.rewards().to_vec(), env.scores().to_vec(), true);
                        env.reset();
                    }
                }
                let player = env.player().unwrap();
                env.write_tensor(player, &mut tensor).unwrap();
                env.write_mask(&mut mask).unwrap();
                assert_eq!(rows.players[i], player.index() as i32);
                assert_eq!(rows.tensors[i * spec.tensor..][..spec.tensor], tensor);
                assert_eq!(rows.masks[i * spec.actions..][..spec.actions], mask);
                assert_eq!(rows.rewards[2 * i..][..2], rewards);
                assert_eq!(rows.scores[2 * i..][..2], scores);
                assert_eq!((rows.done[i], rows.truncated[i]), (done, false));
            }
            let ended = steps[1..].iter().filter(|(_, rows)| rows.done[i]).count();
            assert_eq!(env.game_number() as usize, ended);
            assert!(ended > 0, "{game}: no game ended");
        }
    }
}

#[test]
fn an_illegal_action_changes_no_game() {
    let mut env = VectorEnv::new(GameId::Ninjan, 2, &[], 3, 2, 1).unwrap();
    let (mut before, mut after) = (Rows::new(&env.spec(), 3), Rows::new(&env.spec(), 3));
    env.observe(before.buffers()).unwrap();
    let mut actions = vec![0; 3];
    env.random_actions(&mut actions).unwrap();
    for wrong in [50, 54, -1, i64::MAX, i64::MIN] {
        let error = env.step(&[actions[0], actions[1], wrong], after.buffers()).unwrap_err();
        assert!(matches!(error, EnvError::InGame { game: 2, .. }), "{error}");
        env.observe(after.buffers()).unwrap();
        assert_eq!(after, before);
    }
    env.step(&actions, after.buffers()).unwrap();
}

#[test]
fn only_the_seat_that_decides_may_step_and_only_until_the_game_is_over() {
    let mut env = Env::new(GameId::Ninjan, 2, &[], 1).unwrap();
    let action = env.legal_actions()[0];
    assert_eq!(env.player(), Some(Seat::FIRST));
    assert!(matches!(env.step(Seat::new(1), action), Err(EnvError::Refused(_))));
    assert!(matches!(env.step(Seat::new(5), action), Err(EnvError::Refused(_))));
    assert!(matches!(env.step(Seat::FIRST, Action::new(53)), Err(EnvError::IllegalAction { .. })));
    assert!(matches!(env.step(Seat::FIRST, Action::new(54)), Err(EnvError::NoSuchAction { .. })));
    while let (Some(seat), Some(action)) = (env.player(), env.random_action()) {
        env.step(seat, action).unwrap();
    }
    assert!(env.is_over() && !env.is_truncated());
    assert_eq!(env.rewards().iter().sum::<f32>(), 0.0);
    assert_eq!(env.rewards().iter().copied().fold(f32::MIN, f32::max), 1.0);
    assert!(matches!(env.step(Seat::FIRST, action), Err(EnvError::Refused(_))));
}

#[test]
fn a_copy_of_an_environment_continues_with_the_same_chance() {
    let mut env = Env::new(GameId::Kanobu, 3, &[], 1).unwrap();
    for _ in 0..20 {
        let (seat, action) = (env.player().unwrap(), env.random_action().unwrap());
        env.step(seat, action).unwrap();
    }
    let mut copy = env.clone();
    for _ in 0..2000 {
        assert_eq!((env.player(), env.legal_actions()), (copy.player(), copy.legal_actions()));
        let Some(seat) = env.player() else {
            env.reset();
            copy.reset();
            continue;
        };
        let action = env.random_action().unwrap();
        assert_eq!(copy.random_action(), Some(action));
        env.step(seat, action).unwrap();
        copy.step(seat, action).unwrap();
    }
    assert!(env.game_number() > 0);
}

/// Both seats throw rock for ever.
#[test]
fn an_endless_game_is_cut_off_without_a_winner() {
    let mut env = VectorEnv::new(GameId::Kanobu, 2, &[], 1, 1, 1).unwrap();
    let mut rows = Rows::new(&env.spec(), 1);
    env.reset(1, rows.buffers()).unwrap();
    let rock = (env.spec().actions - 3) as i64;
    let mut steps = 0;
    while !rows.truncated[0] {
        env.step(&[rock], rows.buffers()).unwrap();
        steps += 1;
    }
    assert_eq!(steps, 10_000);
    assert_eq!((rows.rewards, rows.done), (vec![0.0; 2], vec![false]));
}

#[test]
fn wrong_sizes_and_options_are_errors() {
    let new = |seats, games, threads| VectorEnv::new(GameId::Tsuefa, seats, &[], games, threads, 1);
    assert!(matches!(new(3, 1, 1).err(), Some(EnvError::Seats { seats: 3, .. })));
    assert!(matches!(new(2, 0, 1).err(), Some(EnvError::Games { found: 0, .. })));
    assert!(matches!(new(2, usize::MAX, 1).err(), Some(EnvError::Games { .. })));
    assert!(matches!(new(2, 1, 0).err(), Some(EnvError::Threads { found: 0, .. })));
    let options = [("variant".to_owned(), "expert".to_owned())];
    assert!(matches!(Env::new(GameId::Tsuefa, 2, &options, 1).err(), Some(EnvError::Option(_))));
    let mut env = new(2, 2, 1).unwrap();
    let mut rows = Rows::new(&env.spec(), 2);
    assert!(matches!(env.step(&[0], rows.buffers()), Err(EnvError::BufferLength { buffer: "actions", .. })));
    rows.tensors.pop();
    assert!(matches!(env.observe(rows.buffers()), Err(EnvError::BufferLength { buffer: "tensors", .. })));
    let env = Env::new(GameId::Ninjan, 2, &[], 1).unwrap();
    assert!(matches!(env.write_mask(&mut []), Err(EnvError::BufferLength { buffer: "mask", .. })));
    let mut tensor = vec![0.0; env.spec().tensor];
    assert!(matches!(env.write_tensor(Seat::new(2), &mut tensor), Err(EnvError::Refused(_))));
}
