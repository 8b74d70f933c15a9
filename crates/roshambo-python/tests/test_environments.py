"""Environments: one, many, and states by actions."""

import copy
import pickle

import numpy as np
import pytest

import roshambo

GAMES = [(game, seats) for game in roshambo.game_ids() for seats in roshambo.Game(game).seat_range]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_vector_has_exactly_the_games_of_single_environments(game, seats):
    game = roshambo.Game(game, seats)
    vector = roshambo.VectorEnv(game, 5, threads=2, seed=11)
    singles = [roshambo.Env(game, seed=11 + number) for number in range(5)]
    ended = 0
    for _ in range(150):
        for number, env in enumerate(singles):
            assert vector.players[number] == env.player
            assert np.array_equal(vector.masks[number], env.mask())
            assert np.array_equal(vector.observations[number], env.tensor())
        actions = vector.random_actions().copy()
        vector.step(actions)
        for number, env in enumerate(singles):
            env.step(int(actions[number]))
            assert vector.done[number] == (env.is_over and not env.is_truncated)
            assert vector.rewards[number].tolist() == env.rewards
            assert vector.scores[number].tolist() == env.scores
            if env.is_over:
                ended += 1
                env.reset()
    assert ended > 0 or game.id in ("paws", "tsuefa", "kanobu")


def test_the_number_of_threads_changes_nothing():
    game = roshambo.Game("kanobu", 3)
    one, many = (roshambo.VectorEnv(game, 64, threads=threads, seed=5) for threads in (1, 4))
    for _ in range(100):
        actions = one.random_actions()
        assert np.array_equal(actions, many.random_actions())
        one.step(actions)
        many.step(actions)
        for name in ("observations", "masks", "players", "rewards", "scores", "done", "truncated"):
            assert np.array_equal(getattr(one, name), getattr(many, name)), name


def test_the_arrays_are_reused():
    vector = roshambo.VectorEnv(roshambo.Game("ninjan"), 8, seed=1)
    names = ("observations", "masks", "players", "rewards", "scores", "done", "truncated")
    before = {name: getattr(vector, name) for name in names}
    players = before["players"].copy()
    vector.step(vector.random_actions())
    assert not np.array_equal(before["players"], players)
    for name in names:
        assert np.shares_memory(before[name], getattr(vector, name)), name
    vector.reset(1)
    assert np.array_equal(before["players"], players)


@pytest.mark.torch
def test_arrays_become_tensors_without_copying():
    vector = roshambo.VectorEnv(roshambo.Game("ninjan"), 8, seed=1)
    # DLPack is how libraries share memory.
    assert np.shares_memory(np.from_dlpack(vector.observations), vector.observations)
    torch = pytest.importorskip("torch")
    tensor = torch.from_numpy(vector.observations)
    assert tensor.data_ptr() == vector.observations.ctypes.data
    before = tensor.clone()
    vector.step(vector.random_actions())
    assert not torch.equal(before, tensor)
    vector.step(torch.from_numpy(vector.masks.argmax(axis=1)))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_actions_have_texts_and_fields_cover_the_tensor(game, seats):
    game = roshambo.Game(game, seats)
    texts = [game.action_text(action, seats - 1) for action in range(game.action_count)]
    assert len(set(texts)) == len(texts)
    end = 0
    for field in game.tensor_fields():
        assert field.offset == end and field.about
        end += field.length
    assert end == game.tensor_size


def start(game, seats, seed, track=False):
    state = roshambo.EnvState(roshambo.Game(game, seats), track_information=track)
    while state.current_player() == roshambo.CHANCE:
        state.deal_shuffled(seed)
    return state


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(game, seats):
    random = np.random.default_rng(1)
    state = start(game, seats, 3, track=True)
    differs = False
    for step in range(60):
        player = state.current_player()
        if player < 0:
            break
        other = state.resample(player, step)
        assert np.array_equal(other.tensor(player), state.tensor(player))
        assert other.view(player) == state.view(player)
        assert other.information_state(player) == state.information_state(player)
        assert other.legal_actions(player) == state.legal_actions(player)
        differs |= any(other.view(viewer) != state.view(viewer) for viewer in range(seats))
        state.apply(int(random.choice(state.legal_actions())))
        if state.current_player() == roshambo.CHANCE:
            state.deal_shuffled(step)
    assert differs


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_state_by_actions_pickles_and_copies(game, seats):
    random = np.random.default_rng(2)
    state = start(game, seats, 4, track=True)
    for _ in range(20):
        if state.current_player() < 0:
            break
        state.apply(int(random.choice(state.legal_actions())))
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.copy()):
        for player in range(seats):
            assert other.information_state(player) == state.information_state(player)
    with pytest.raises(RuntimeError):
        pickle.dumps(state.resample(0, 1))


def test_chance_draws_each_card_in_proportion_to_its_copies():
    state = roshambo.EnvState(roshambo.Game("kanobu"))
    outcomes = dict(state.chance_outcomes())
    assert abs(sum(outcomes.values()) - 1) < 1e-9 and len(outcomes) == len(state.card_kinds)
    first = max(outcomes, key=lambda kind: outcomes[kind])
    state.apply(first)
    assert dict(state.chance_outcomes()).get(first, 0) < outcomes[first]


def test_the_information_of_a_player_does_not_depend_on_sealed_decisions_of_others():
    state = start("ninjan", 2, 1, track=True)
    one, two = state.copy(), state.copy()
    actions = state.legal_actions()
    one.apply(actions[0])
    two.apply(actions[1])
    assert one.information_state(1) == two.information_state(1)
    assert one.information_state(0) != two.information_state(0)


def test_a_bot_does_not_repeat_its_sign_when_a_throw_ties():
    state = roshambo.EnvState(roshambo.Game("kanobu"))
    state.deal_shuffled(1)
    bot = roshambo.Bot("medium", seed=1)
    signs = set()
    for _ in range(12):
        move = bot.decide(state, 0).move
        signs.add(move)
        state.play(0, move)
        state.play(1, move)
    assert len(signs) > 1


def test_an_illegal_action_changes_nothing():
    vector = roshambo.VectorEnv(roshambo.Game("ninjan"), 4, seed=1)
    before, actions = vector.observations.copy(), vector.random_actions().copy()
    actions[3] = int(np.flatnonzero(~vector.masks[3])[0])
    with pytest.raises(roshambo.IllegalMove):
        vector.step(actions)
    assert np.array_equal(before, vector.observations)
