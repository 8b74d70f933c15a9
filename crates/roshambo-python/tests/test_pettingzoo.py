"""The compliance tests of PettingZoo, for every game."""

import types
import warnings

import numpy as np
import pytest

import roshambo

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import roshambo.pettingzoo as rp

SEATS = [(game, seats) for game in roshambo.game_ids() for seats in roshambo.Game(game).seat_range]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_environment_turn_by_turn_complies(game, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(rp.env(game, seats=seats), num_cycles=300)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_parallel_environment_complies(game, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(rp.parallel_env(game, seats=seats), num_cycles=300)


@pytest.mark.parametrize("game", roshambo.game_ids())
def test_a_seed_gives_the_same_games(game):
    seed_test(lambda: rp.env(game), num_cycles=100)
    # This one takes any action, without regard to the mask.
    parallel_seed_test(lambda: rp.parallel_env(game, illegal="replace"), num_cycles=100)


def test_games_are_cut_off_after_the_given_number_of_cycles():
    # It takes any action, without regard to the mask.
    options = {"game": "ninjan", "illegal": "replace"}
    module = types.SimpleNamespace(
        env=lambda max_cycles: rp.env(max_cycles=max_cycles, **options),
        parallel_env=lambda max_cycles: rp.parallel_env(max_cycles=max_cycles, **options),
    )
    max_cycles_test(module)


@pytest.mark.parametrize("game", roshambo.game_ids())
def test_every_render_mode_draws_the_table(game, capsys):
    render_test(lambda render_mode: rp.env(game, render_mode=render_mode))
    assert len(capsys.readouterr().out) > 100
    env = rp.env(game, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8 and 0.001 < (picture == 0).mean() < 0.5


def test_an_illegal_action_is_an_error():
    env = rp.env("ninjan")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0])
    with pytest.raises(roshambo.IllegalMove):
        env.step(illegal)


def test_a_player_who_does_not_decide_may_only_wait():
    env = rp.parallel_env("kanobu", options={"opening": "1"})
    observations, _ = env.reset(seed=1)
    assert observations["player_1"]["action_mask"].tolist() == [0] * roshambo.Game("kanobu").action_count + [1]
    assert observations["player_0"]["action_mask"][-1] == 0


def test_wrong_arguments_are_refused():
    for wrong in ({"game": "chess"}, {"seats": 9}, {"render_mode": "hologram"}, {"illegal": "lose"}):
        with pytest.raises(ValueError):
            rp.env(**wrong)
