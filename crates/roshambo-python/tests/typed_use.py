"""What a user writes, checked by pyright in strict mode. It is never run."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

import roshambo


def core() -> float:
    game = roshambo.Game("ninjan", seats=2, options={})
    state: roshambo.State = game.new_state(seed=1)
    moves: list[str] = state.legal_moves(1)
    events: list[roshambo.Event] = state.play(1, moves[0])
    outcome = state.outcome
    shares: list[float] = [] if outcome is None else outcome.shares
    decision = roshambo.Bot("hard", iterations=10).decide(state, 2)
    record = roshambo.Record(str(state.record()))
    for step in record.replay():
        print(step.ply, step.state.view(1).prompt.text("en"), events[0].phrase)
    try:
        state.play(1, decision.move)
    except roshambo.IllegalMove as error:
        print(error.code, error.ruling, error.message)
    return sum(shares)


def many() -> NDArray[np.float32]:
    env = roshambo.VectorEnv(roshambo.Game("kanobu", 3), 10, threads=2)
    env.step(env.random_actions())
    env.step([0] * 10)
    masks: NDArray[np.bool_] = env.masks
    print(masks.sum(), len(env))
    return env.observations
