"""The games under OpenSpiel: its own tests, and its algorithms."""

import pickle
import random

import numpy as np
import pytest

import roshambo

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms import exploitability, ismcts, mcts, outcome_sampling_mccfr

import roshambo.openspiel as rs
from roshambo.exact import Tree

FULL = [
    (rs.name_of(game) + ending, seats)
    for ending in ("", "_simultaneous")
    for game in roshambo.game_ids()
    for seats in range(roshambo.Game(game).seat_range[0], roshambo.Game(game).seat_range[1] + 1)
]
SMALL = [name for name in rs.NAMES if "_small_" in name]


def load(name, seats):
    return pyspiel.load_game(name, {"players": seats})


def test_every_game_is_registered_with_every_number_of_seats():
    assert len(rs.NAMES) == 3 * len(roshambo.game_ids())
    assert set(rs.NAMES) <= set(pyspiel.registered_names())
    assert {game.num_players() for game in (load(*case) for case in FULL)} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize(("name", "seats"), FULL)
def test_random_games_pass_the_test_of_openspiel_with_serialisation(name, seats):
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SMALL)
def test_small_variants_pass_the_test_of_openspiel(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=5, serialize=True, verbose=False)


def to_first_decision(game, seed):
    random = np.random.default_rng(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(random.choice(outcomes, p=probabilities)))
    return state


def test_observations_come_from_the_view_of_the_player():
    game = load("roshambo_ninjan", 3)
    observer = game.make_py_observer()
    state = to_first_decision(game, 1)
    for player in range(3):
        observer.set_from(state, player)
        assert np.array_equal(observer.tensor, state.state.tensor(player))
        assert np.array_equal(np.concatenate(list(observer.dict.values())), observer.tensor)
        assert observer.string_from(state, player) == state.observation_string(player)
        assert state.observation_string(player).startswith(state.state.view(player).json)
        assert state.information_state_string(player) != state.information_state_string((player + 1) % 3)
        # Nothing changes for a player when the cards of the others are drawn again.
        other = state.resample_from_infostate(player, lambda: 0.25)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.state.view((player + 1) % 3) != state.state.view((player + 1) % 3)
    assert pickle.loads(pickle.dumps(state)).information_state_string(0) == state.information_state_string(0)


def test_different_information_states_have_different_tensors():
    game = pyspiel.load_game("roshambo_small_ninjan")
    tensors, texts = {}, {}
    chance = random.Random(1)
    for _ in range(60):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                player = state.current_player()
                text, tensor = state.information_state_string(player), tuple(state.information_state_tensor(player))
                assert tensors.setdefault(text, tensor) == tensor
                assert texts.setdefault(tensor, text) == text
            state.apply_action(chance.choice(state.legal_actions()))
    assert len(tensors) > 100
    assert len(tensor) == game.information_state_tensor_size() == game.observation_tensor_size() + 128



def test_options_and_the_longest_game_are_parameters():
    game = pyspiel.load_game("roshambo_kanobu", {"players": 3, "options": "opening=2", "max_decisions": 4})
    state = to_first_decision(game, 1)
    assert state.current_player() == 1
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert len([player for player, _ in state.state.history if player >= 0]) == 4
    assert state.returns() == [0.0, 0.0, 0.0]


def test_outcome_sampling_lowers_the_exploitability_of_a_small_variant():
    game = pyspiel.load_game("roshambo_small_paws_quick")
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(1_000):
        solver.iteration()
    learnt = exploitability.nash_conv(game, solver.average_policy())
    tree, bots = Tree("paws-quick"), [roshambo.Bot("random")]
    uniform = tree.nash_conv((tree.policy_of(0, bots), tree.policy_of(1, bots)))
    assert learnt < uniform * 0.9, (learnt, uniform)


def test_outcome_sampling_runs_on_a_whole_game():
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load("roshambo_ninjan", 2))
    for _ in range(3):
        solver.iteration()
    assert solver.average_policy() is not None


class FromTable(spiel_policy.Policy):
    """The policies of `roshambo.exact`, by information state."""

    def __init__(self, game, policies):
        super().__init__(game, [0, 1])
        self.policies = policies

    def action_probabilities(self, state, player_id=None):
        player = state.current_player() if player_id is None else player_id
        return dict(self.policies[player][state.information_state_string(player)])


def test_openspiel_finds_the_same_exploitability():
    tree = Tree("ninjan")
    small = pyspiel.load_game("roshambo_small_ninjan")
    solution = tree.solve()
    assert abs(exploitability.nash_conv(small, FromTable(small, solution.policies))) < 1e-6
    bots = [roshambo.Bot("medium")]
    policies = (tree.policy_of(0, bots), tree.policy_of(1, bots))
    theirs = exploitability.nash_conv(small, FromTable(small, policies))
    assert theirs > 0.01 and abs(theirs - tree.nash_conv(policies)) < 1e-6


@pytest.mark.parametrize("name", ["roshambo_ninjan", "roshambo_kanobu", "roshambo_tsuefa"])
def test_information_set_search_plays_with_resampled_states(name):
    game = load(name, 2)
    state = to_first_decision(game, 2)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=8,
        random_state=np.random.RandomState(1),
    )
    policy, action = bot.step_with_policy(state)
    assert action in state.legal_actions() and abs(sum(share for _, share in policy) - 1) < 1e-6
