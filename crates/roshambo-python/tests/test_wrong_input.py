"""Wrong input of every kind raises an exception; it never panics and never ends the interpreter."""

import math
import random

import numpy as np
import pytest

import roshambo

#: Values that some argument of some function does not expect.
VALUES = [
    None, True, False, 0, 1, 2, 3, -1, 7, 255, 256, 10**6, 2**31, 2**63 - 1, 2**63, 2**64, -(2**63), 10**40,
    0.0, 1.5, -0.5, math.nan, math.inf, -math.inf, "", "x", "ninjan", "kanobu", "medium", "hard", "choose R1", "pile 1",
    "setup FDSSSPPPRRRR", "throw R", "deck R1", "memory", "en", "\x00", "\ud7ff", "я" * 5000, "1\n2", b"bytes", [], [1],
    [1, 2], [None], {}, {"opening": "1"}, {"opening": 1}, {1: 2}, (), (1,), object(), int, print, 3 + 4j, slice(1),
    np.zeros(3), np.zeros((2, 2), np.int64), np.arange(5), np.arange(5).astype(np.uint64), np.array([math.nan] * 4),
    np.zeros(4, np.int64)[::2], np.zeros(0, np.int64), np.array(["a"]), np.zeros(4, bool), np.float32(1), np.int64(-3),
    np.zeros(10**5, np.float32), np.array([2**62] * 4), np.array([[1], [2]], object),
]  # fmt: skip


def things():
    """Objects of every class, in several stages of a game."""
    yield from (getattr(roshambo, name) for name in roshambo.__all__)
    for game_id in roshambo.game_ids():
        game = roshambo.Game(game_id)
        fresh, over = game.new_state(deal=False), game.new_state(seed=1)
        while not over.is_over:
            over.play(over.to_act[0], over.random_move(len(over.journal), over.to_act[0]))
        running = game.new_state(seed=2)
        running.play(running.to_act[0], running.random_move(1, running.to_act[0]))
        env = roshambo.Env(game, seed=1)
        over_env = env.copy()
        while not over_env.is_over:
            over_env.step(over_env.random_action())
        state = env.state()
        yield from (game, fresh, running, over, over.record(), over.record().verify(), over.outcome, running.view(1))
        yield from (running.events(1)[0], running.events(1)[0].phrase, env, over_env, state, over_env.state())
        yield from (roshambo.EnvState(game, track_information=True), roshambo.EnvState.small(game_id))
        yield from (roshambo.VectorEnv(game, 4, 2), state.resample(0, 1), next(iter(over.record().replay())))
    yield from (roshambo.Bot("medium"), roshambo.Bot("hard", iterations=5))


#: Would run for ever with a huge number that is possible, or change something outside. They have a test of their own.
SKIPPED = {"write", "playouts", "play_match", "VectorEnv", "set_language"}


def callables():
    for thing in things():
        if callable(thing) and getattr(thing, "__name__", "") not in SKIPPED:
            yield thing
        if isinstance(thing, type):
            continue
        for name in dir(thing):
            if name in SKIPPED or (name.startswith("__") and name not in ("__eq__", "__deepcopy__", "__len__")):
                continue
            member = getattr(thing, name)
            if callable(member):
                yield member


def call_with_wrong_arguments(functions, values, calls):
    """Calls functions with random arguments, and counts how many calls were refused and accepted."""
    chance = random.Random(1)
    refused = accepted = 0
    for function in functions:
        for _ in range(calls):
            arguments = [chance.choice(values) for _ in range(chance.randrange(4))]
            try:
                function(*arguments)
                accepted += 1
            except Exception as error:
                # A panic of Rust is a BaseException, and passes this on.
                assert not type(error).__name__.startswith("Panic")
                refused += 1
    return refused, accepted


def test_calls_with_wrong_arguments_raise_exceptions():
    refused, accepted = call_with_wrong_arguments(list(callables()), VALUES, 40)
    assert refused > 5_000 and accepted > 500, (refused, accepted)


def test_long_runs_and_files_with_wrong_arguments_raise_exceptions(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    few = [value for value in VALUES if not (isinstance(value, int | float) and value > 3)]
    game = roshambo.Game("ninjan")
    record = game.new_state(seed=1).record()
    functions = [game.playouts, roshambo.play_match, roshambo.VectorEnv, record.write]
    refused, _ = call_with_wrong_arguments(functions, [*few, game, roshambo.Bot("random")], 300)
    assert refused > 800, refused
    try:
        refused, _ = call_with_wrong_arguments([roshambo.set_language], few, 300)
    finally:
        roshambo.set_language("en")
    assert refused > 250, refused


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_bots_refuse_seats_and_budgets_that_are_impossible(level):
    for wrong in (
        {"seconds": math.nan}, {"seconds": math.inf}, {"seconds": -1.0}, {"seconds": 1e300}, {"threads": 0},
        {"threads": -5}, {"threads": 10**9}, {"threads": 2**80}, {"iterations": -1}, {"iterations": 2**64},
        {"iterations": 1, "seconds": 1.0}, {"seed": -1}, {"iterations": 1.5}, {"seconds": "1"},
    ):  # fmt: skip
        with pytest.raises((ValueError, OverflowError, TypeError)):
            roshambo.Bot(level, **wrong)
    bot, state = roshambo.Bot(level, iterations=5), roshambo.Game("ninjan").new_state(seed=1)
    for wrong in (0, 3, -1, 2**62, None):
        with pytest.raises(roshambo.RoshamboError):
            bot.decide(state, wrong)
    with pytest.raises(roshambo.BotFailure):
        bot.decide(roshambo.Game("ninjan").new_state(deal=False), 1)


def test_games_refuse_numbers_that_are_impossible():
    for wrong in (0, 1, -1, 7, 300, 2**62, -(2**62)):
        with pytest.raises(roshambo.InvalidArgument):
            roshambo.Game("kanobu", wrong)
    game = roshambo.Game("ninjan")
    for arguments in ({"games": 0}, {"games": -1}, {"games": 2**40}, {"games": 4, "threads": 0}, {"games": 4, "threads": 10**6}):
        with pytest.raises(roshambo.InvalidArgument):
            roshambo.VectorEnv(game, **arguments)
    with pytest.raises(roshambo.InvalidArgument):
        game.playouts(1, threads=0)
    with pytest.raises(OverflowError):
        game.playouts(-1)
    with pytest.raises(roshambo.InvalidArgument):
        roshambo.play_match(game, [], deals=1)
    with pytest.raises(TypeError):
        roshambo.play_match(game, ["medium", "hard"], deals=1)


def test_actions_and_arrays_of_the_wrong_kind_are_refused_and_change_nothing():
    env = roshambo.VectorEnv(roshambo.Game("ninjan"), 4, seed=1)
    before = env.observations.copy()
    right = env.random_actions().copy()
    for wrong in (
        right[:3], np.append(right, 0), right.reshape(2, 2), right.astype(float), right.astype(float) * math.nan,
        right - 1000, right + 2**40, right.astype(object), right.astype(str), right.astype(bool), None, 5, [None] * 4,
        [2**70] * 4, "actions", [[1], [2, 3]],
    ):  # fmt: skip
        with pytest.raises((ValueError, TypeError, OverflowError)):
            env.step(wrong)
    assert np.array_equal(before, env.observations)
    env.step(np.repeat(right, 2)[::2])
    env.step([int(row.argmax()) for row in env.masks])
    env.step(env.masks.argmax(axis=1).astype(np.uint8))
    single = roshambo.Env(roshambo.Game("ninjan"), seed=1)
    size = single.game.tensor_size
    for wrong in (np.zeros(size - 1, np.float32), np.zeros(size), np.zeros((1, size), np.float32), [0.0] * size, "out",
                  np.zeros(2 * size, np.float32)[::2]):  # fmt: skip
        with pytest.raises((ValueError, TypeError)):
            single.tensor(out=wrong)
    frozen = np.zeros(size, np.float32)
    frozen.flags.writeable = False
    with pytest.raises(ValueError):
        single.tensor(out=frozen)
    out = np.zeros(size, np.float32)
    assert single.tensor(out=out) is out and out.any()


def test_a_vector_survives_changes_to_its_arrays():
    env = roshambo.VectorEnv(roshambo.Game("ninjan"), 4, seed=1)
    actions = env.random_actions().copy()
    env.players.flags.writeable = False
    with pytest.raises(ValueError):
        env.step(actions)
    env.players.flags.writeable = True
    env.masks[:] = True
    env.observations[:] = math.nan
    env.step(actions)
    assert np.isfinite(env.observations).all() and env.masks.sum() < env.masks.size


def test_states_that_are_over_refuse_everything():
    over = roshambo.EnvState.small("ninjan")
    over.apply(0)
    while over.current_player() >= 0:
        over.apply(over.legal_actions()[0])
    for action in (0, -1, 5, 10**9, 2**62):
        with pytest.raises(roshambo.RoshamboError):
            over.apply(action)
    assert over.legal_actions() == [] and over.chance_outcomes() == []
    env = roshambo.Env(roshambo.Game("ninjan"), seed=1)
    while not env.is_over:
        env.step(env.random_action())
    assert env.random_action() is None and env.legal_actions() == []
    with pytest.raises(roshambo.RoshamboError):
        env.step(0)


def test_damaged_pickles_and_records_are_refused():
    chance = random.Random(2)
    text = str(roshambo.play_match(roshambo.Game("kanobu"), [roshambo.Bot("random")] * 2, deals=1, keep_records=True).records[0])
    for _ in range(300):
        letters = list(text)
        for _ in range(chance.randrange(1, 4)):
            place = chance.randrange(len(letters))
            letters[place] = chance.choice("0123456789 abRSP\n-=\x00я")
        damaged = "".join(letters)
        try:
            record = roshambo.Record(damaged)
            record.state()
            record.verify()
        except roshambo.RoshamboError as error:
            assert error.code and error.message
        for automatic in (True, False):
            try:
                roshambo._roshambo.restore_state(damaged, automatic)
            except roshambo.RoshamboError:
                pass
