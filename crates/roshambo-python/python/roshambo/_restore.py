"""How pickled objects are made again whose constructors take keywords."""

from __future__ import annotations

from ._roshambo import Bot, EnvState, Game


def restore_bot(level: str, seed: int, iterations: int | None, seconds: float | None, threads: int) -> Bot:
    """A bot with the same level, seed and budget."""
    return Bot(level, seed=seed, iterations=iterations, seconds=seconds, threads=threads)


def restore_env_state(
    game: Game, small: bool, track_information: bool, history: list[tuple[int, int]]
) -> EnvState:
    """A state with the same actions and outcomes of chance."""
    if small:
        state = EnvState.small(game.id, track_information=track_information)
    else:
        state = EnvState(game, track_information=track_information)
    for player, action in history:
        if player < 0:
            state.apply(action)
        else:
            state.apply_for(player, action)
    return state
