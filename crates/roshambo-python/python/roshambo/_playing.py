"""What the environments for other libraries share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ._drawing import picture
from ._roshambo import CHANCE, EnvState, Game

#: What happens to an illegal action: an error, the first legal action instead, or the loss of the game.
Illegal = Literal["raise", "replace", "lose"]

#: What `render` returns: nothing and prints, a text, or a picture.
RENDER_MODES = ["human", "ansi", "rgb_array"]


def make_game(game: Game | str, seats: int | None, options: Mapping[str, str] | None) -> Game:
    """The game that was given, or the one with this id, number of seats and options."""
    return game if isinstance(game, Game) else Game(game, seats, options)


def check_render_mode(mode: str | None) -> str | None:
    """Raises an error unless the mode exists."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {RENDER_MODES}, not {mode!r}")
    return mode


def check_illegal(illegal: str, allowed: tuple[str, ...]) -> None:
    """Raises an error unless the treatment of illegal actions exists."""
    if illegal not in allowed:
        raise ValueError(f"illegal is one of {list(allowed)}, not {illegal!r}")


def deal_from(state: EnvState, random: np.random.Generator) -> None:
    """Shuffles and deals while decks are awaited."""
    while state.current_player() == CHANCE:
        state.deal_shuffled(int.from_bytes(random.bytes(8), "little"))


def render(state: EnvState, player: int | None, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The table as a viewer sees it."""
    view = state.view(player)
    lines = view.description("en")
    if mode == "rgb_array":
        return picture(lines)
    text = "\n".join(lines)
    if mode == "human":
        print(text)
        return None
    return text if mode == "ansi" else None


def observation(state: EnvState, player: int, extra_actions: int = 0) -> dict[str, NDArray[Any]]:
    """What a player may know, and the mask of its legal actions."""
    mask: NDArray[Any] = np.zeros(state.game.action_count + extra_actions, np.int8)
    mask[state.legal_actions(player)] = 1
    return {"observation": state.tensor(player), "action_mask": mask}
