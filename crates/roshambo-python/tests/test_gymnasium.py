"""The compliance test of Gymnasium, for every game, and play against bots."""

import warnings

import numpy as np
import pytest

import roshambo

pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env

import roshambo.gymnasium as rg

SEATS = [(game, seats) for game in roshambo.game_ids() for seats in roshambo.Game(game).seat_range]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_environment_complies(game, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(rg.RoshamboEnv(game, seats, render_mode="ansi"), skip_render_check=False)


def play(env, seed):
    """Plays a game with random legal actions. Returns the reward."""
    random = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    while True:
        action = random.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, terminated, truncated, _ = env.step(action)
        if terminated or truncated:
            return reward


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_both_representations_of_a_game_stay_the_same(game, seats):
    env = rg.RoshamboEnv(game, seats, player=None, opponents="easy")
    for seed in range(3):
        reward = play(env, seed)
        assert env.state.outcome == env.numbers.outcome
        shares = env.state.outcome.shares
        assert np.isclose(reward, (seats * shares[env.player] - 1) / (seats - 1))
        for seat in range(1, seats + 1):
            assert env.state.view(seat) == env.numbers.view(seat - 1)


def test_medium_beats_random_actions():
    env = rg.RoshamboEnv("ninjan", opponents=roshambo.Bot("medium", seed=3))
    assert sum(play(env, seed) for seed in range(40)) < -20


def test_illegal_actions_lose_or_are_replaced_or_raise():
    for illegal in ("lose", "replace", "raise"):
        env = rg.RoshamboEnv("ninjan", illegal=illegal)
        observation, _ = env.reset(seed=1)
        wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
        assert not env.action_masks()[wrong]
        if illegal == "raise":
            with pytest.raises(roshambo.IllegalMove):
                env.step(wrong)
            continue
        _, reward, terminated, _, info = env.step(wrong)
        assert (reward, terminated, info) == ((-1.0, True, {"illegal": True}) if illegal == "lose" else (0.0, False, {}))
