"""The worked examples run, in a shortened form."""

import importlib.util
import json
import sys
from pathlib import Path

import numpy as np
import pytest

import roshambo
from roshambo import bench, card, exact

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_the_notebook_runs(capsys):
    notebook = json.loads((EXAMPLES / "records_and_views.ipynb").read_text(encoding="utf-8"))
    names = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert not cell["outputs"], "outputs are not kept in the repository"
            source = "".join(cell["source"]).replace("ITERATIONS = 2000", "ITERATIONS = 50")
            exec(compile(source, "notebook", "exec"), names)
    assert names["verified"].decks == 1
    assert len(names["review"]) > 20 and min(loss for loss, *_ in names["review"]) >= 0
    assert "was better by" in capsys.readouterr().out


@pytest.fixture
def ppo():
    pytest.importorskip("torch")
    specification = importlib.util.spec_from_file_location("ppo_ninjan", EXAMPLES / "ppo_ninjan.py")
    module = importlib.util.module_from_spec(specification)
    # A dataclass looks for its module by name.
    sys.modules["ppo_ninjan"] = module
    specification.loader.exec_module(module)
    yield module
    del sys.modules["ppo_ninjan"]


@pytest.mark.torch
def test_training_against_itself_beats_random_moves(ppo):
    import torch

    torch.manual_seed(1)
    net, env = ppo.Net(), roshambo.VectorEnv(ppo.GAME, 64, seed=1)
    net.normalise(1)
    optimiser = torch.optim.Adam(net.parameters(), lr=3e-3)
    for _ in range(40):
        ppo.improve(net, optimiser, ppo.collect(env, net, 80), entropy=0.01, margin=0.5, batch=1024)
    share, _ = ppo.evaluate(net, "random", 100)
    assert share > 0.6, share


@pytest.mark.torch
def test_the_same_seed_gives_the_same_training(ppo, capsys):
    import torch

    options = {"decisions": 4_000, "games": 32, "steps": 40, "level": "medium", "deals": 8, "self_play": 0.25}
    first, again, other = (ppo.train(seed=seed, **options) for seed in (1, 1, 2))
    weights = [net.policy.weight for net in (first, again, other)]
    assert torch.equal(weights[0], weights[1]) and not torch.equal(weights[0], weights[2])
    assert weights[0].abs().sum() > 0 and capsys.readouterr().out.count("of the victories against medium, in 16 games") == 3


@pytest.mark.torch
def test_only_the_network_learns_and_the_bot_has_one_player_of_each_game(ppo):
    env = roshambo.VectorEnv(ppo.GAME, 8, seed=1)
    steps = ppo.collect(env, ppo.Net(), 40, "medium", self_play=0.5)
    decided = {(int(game), int(player)) for step in steps for game, player in zip(step.games, step.players, strict=True)}
    assert decided == {(game, player) for game in range(8) for player in range(2) if game < 4 or player == game % 2}


@pytest.mark.torch
def test_advantages_follow_the_rewards_of_each_seat(ppo):
    import torch

    def step(player, ended):
        none = torch.zeros(1)
        rewards, scores = ([[1.0, -1.0]], [[30.0, 10.0]]) if ended else ([[0.0, 0.0]], [[0.0, 0.0]])
        numbers = np.array([0]), np.array([player])
        arrays = np.array([ended]), np.array(rewards, np.float32), np.array(scores, np.float32)
        return ppo.Step(*numbers, none, none, none, none, torch.zeros(1), *arrays)

    steps = [step(player, number == 3) for number, player in enumerate([0, 1, 1, 0, 0, 1])]
    result, usable = ppo.advantages(steps, decay=1.0, margin=0.0)
    assert usable.tolist() == [True, True, True, True, False, False]
    assert result[:4].tolist() == [1.0, -1.0, -1.0, 1.0]
    # A lead of 20 points is half of a large one.
    result, _ = ppo.advantages(steps, decay=1.0, margin=1.0)
    assert result[:4].tolist() == [0.5, -0.5, -0.5, 0.5]


def test_the_speed_is_measured_for_every_game(capsys):
    bench.main(["ninjan", "kanobu", "--seconds", "0.001", "--count", "16"])
    lines = capsys.readouterr().out.splitlines()
    for what in ("Env ninjan", "VectorEnv kanobu, 16 games", "open_spiel", "roshambo.pettingzoo ninjan"):
        assert any(what in line for line in lines), lines


def test_the_table_of_exact_values_is_printed(capsys):
    exact.main(["ninjan", "--levels", "random,medium"])
    assert capsys.readouterr().out.splitlines()[1].split() == [
        "ninjan", "6434", "1361", "1361", "+0.18611", "0.00000", "0.9792", "0.3207",
    ]  # fmt: skip


def test_the_benchmark_card_is_printed_and_luck_is_a_part_of_the_variance(capsys):
    card.main(["ninjan", "--deals", "4", "--repeats", "2", "--iterations", "5"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3 and lines[1].split()[:2] == ["ninjan", "2"]
    assert card.luck([[1.0, 1.0], [0.0, 0.0]]) == 1.0
    assert card.luck([[1.0, 0.0], [0.0, 1.0]]) == 0.0


def test_hidden_states_are_counted():
    state = roshambo.EnvState(roshambo.Game("ninjan"))
    state.deal_shuffled(1)
    # Nine of the 36 unseen cards are in the other hand.
    assert abs(10 ** card.hidden_states(state.view(0), 0) / 94_143_280 - 1) < 1e-9
