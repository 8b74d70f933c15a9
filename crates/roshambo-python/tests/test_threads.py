"""Long calls run without the interpreter lock, so that other threads go on meanwhile."""

import sys
import threading

import pytest

import roshambo

GAME = roshambo.Game("ninjan")
STATE = GAME.new_state(seed=1)
SEARCHING, HEURISTIC = roshambo.Bot("hard", iterations=300), roshambo.Bot("medium")
VECTOR = roshambo.VectorEnv(GAME, 4096, threads=2, seed=1)
ACTIONS = VECTOR.random_actions().copy()
#: More calls than another thread needs to notice that the lock is free.
MANY = 3_000


@pytest.fixture
def no_switching():
    """The interpreter never takes the lock from a thread: another one runs only when the lock is released."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1_000)
    yield
    sys.setswitchinterval(before)


def others_run_during(call, calls):
    """Whether this thread runs while another one makes calls, one after the other."""
    started, seen, during = threading.Event(), [], []

    def work():
        started.set()
        for _ in range(calls):
            call()
            if seen:
                during.append(True)
                return

    worker = threading.Thread(target=work)
    worker.start()
    started.wait()
    seen.append(True)
    worker.join()
    return bool(during)


def reset_and_step():
    VECTOR.reset(1)
    VECTOR.step(ACTIONS)


@pytest.mark.parametrize(
    "call",
    [
        lambda: SEARCHING.decide(STATE, 1),
        lambda: GAME.playouts(200),
        lambda: roshambo.play_match(GAME, [HEURISTIC, HEURISTIC], deals=2),
        reset_and_step,
        VECTOR.random_actions,
    ],
    ids=["search", "playouts", "match", "steps of many games", "random actions of many games"],
)
def test_other_threads_run_during_a_call(call, no_switching):
    assert others_run_during(call, MANY)


def test_other_threads_wait_for_a_call_that_keeps_the_lock(no_switching):
    assert not others_run_during(lambda: sum(range(1000)), 50)
