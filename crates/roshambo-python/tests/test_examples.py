"""The worked examples run, in a shortened form."""

import importlib.util
import json
from pathlib import Path

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


@pytest.mark.torch
def test_training_runs_and_changes_the_network(capsys):
    torch = pytest.importorskip("torch")
    specification = importlib.util.spec_from_file_location("ppo_ninjan", EXAMPLES / "ppo_ninjan.py")
    ppo = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(ppo)
    torch.manual_seed(1)
    net, env = ppo.Net(), roshambo.VectorEnv(ppo.GAME, 64, seed=1)
    rollout = ppo.Rollout(80, 64)
    optimiser = torch.optim.Adam(net.parameters(), lr=3e-3)
    for _ in range(60):
        rollout.collect(env, net)
        ppo.improve(net, optimiser, rollout, entropy=0.01, batch=1024)
    share, _ = ppo.evaluate(net, "random", 100)
    assert share > 0.6, share
    rollout.collect(env, net, "medium")
    assert not rollout.learns.all() and rollout.learns.any()


@pytest.mark.torch
def test_advantages_follow_the_rewards_of_each_seat():
    torch = pytest.importorskip("torch")
    specification = importlib.util.spec_from_file_location("ppo_ninjan", EXAMPLES / "ppo_ninjan.py")
    ppo = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(ppo)
    rollout = ppo.Rollout(6, 1)
    rollout.players[:, 0] = [0, 1, 1, 0, 0, 1]
    rollout.done[3, 0] = True
    rollout.rewards[3, 0] = [1.0, -1.0]
    advantages, usable = rollout.advantages(decay=1.0)
    assert usable[:, 0].tolist() == [True, True, True, True, False, False]
    assert torch.equal(advantages[:4, 0], torch.tensor([1.0, -1.0, -1.0, 1.0]))


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
