"""A game against bots, for Gymnasium.

The observation is a dictionary with ``observation`` and ``action_mask``. The bots know what their seats may know,
the events of the past included.

>>> import roshambo.gymnasium
>>> env = roshambo.gymnasium.RoshamboEnv("ninjan", opponents="medium")
>>> observation, info = env.reset(seed=1)
>>> done = False
>>> while not done:
...     action = observation["action_mask"].argmax()
...     observation, reward, terminated, truncated, info = env.step(action)
...     done = terminated or truncated
>>> reward
-1.0
"""

# pyright: reportMissingTypeArgument=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportIncompatibleVariableOverride=false, reportMissingTypeStubs=false

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ._playing import RENDER_MODES, Illegal, check_illegal, check_render_mode, make_game, observation, render
from ._roshambo import Bot, EnvState, Game


class RoshamboEnv(gymnasium.Env[dict[str, NDArray[Any]], np.int64]):
    """One player against bots.

    ``player`` is counted from 0; ``None`` draws it for each game. ``opponents`` is a level or a bot. ``illegal`` is what
    happens to an illegal action: ``"lose"`` the game at once, ``"raise"`` an error, or ``"replace"`` it by the first
    legal one. The reward is 0 until the game is over, then from -1 to 1.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: Game | str = "ninjan",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        player: int | None = 0,
        opponents: str | Bot = "medium",
        illegal: Illegal = "lose",
        max_decisions: int = 10_000,
        render_mode: str | None = None,
    ) -> None:
        check_illegal(illegal, ("lose", "raise", "replace"))
        self.game = make_game(game, seats, options)
        if player is not None and not 0 <= player < self.game.seats:
            raise ValueError(f"player is 0 to {self.game.seats - 1} or None, not {player}")
        self.bot = Bot(opponents) if isinstance(opponents, str) else opponents
        self.fixed_player = player
        self.player = player or 0
        self.illegal = illegal
        self.max_decisions = max_decisions
        self.render_mode = check_render_mode(render_mode)
        self.observation_space: Any = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.game.tensor_size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.action_count,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.game.action_count)
        self._start(0)

    def _start(self, seed: int) -> None:
        # The state knows the events, which the bots need. The other one has the actions and tensors.
        self.state = self.game.new_state(seed)
        self.numbers = EnvState(self.game)
        self.entries = 0
        self.decisions = 0
        self._follow(skip=None)

    def _follow(self, skip: str | None) -> None:
        """Makes the new entries of the state in the other one, except a move that it has made already."""
        for entry in self.state.journal[self.entries :]:
            first, _, rest = entry.partition(" ")
            if first == "deck":
                self.numbers.deal(rest)
            elif entry != skip:
                self.numbers.play(int(first) - 1, rest)
            self.entries += 1

    def _bots_play(self) -> None:
        own = self.player + 1
        while not self.state.is_over:
            others = [seat for seat in self.state.to_act if seat != own]
            if not others:
                return
            # Its own sealed decision comes last: then all decisions of the others are made and hidden.
            self.state.play(others[0], self.bot.decide(self.state, others[0]).move)
            self._follow(skip=None)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Starts a game."""
        super().reset(seed=seed)
        self.player = self.fixed_player if self.fixed_player is not None else int(self.np_random.integers(self.game.seats))
        self._start(int(self.np_random.integers(2**63)))
        self._bots_play()
        return observation(self.numbers, self.player), {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal."""
        return self.numbers.mask(self.player)

    def step(self, action: np.int64 | int) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """Makes an action, then the decisions of the bots."""
        legal = self.numbers.legal_actions(self.player)
        chosen = int(action)
        if chosen not in legal and legal:
            if self.illegal == "lose":
                return observation(self.numbers, self.player), -1.0, True, False, {"illegal": True}
            if self.illegal == "replace":
                chosen = legal[0]
        move = self.numbers.apply_for(self.player, chosen)
        self.decisions += 1
        if move is not None:
            seat = self.player + 1
            self.state.play(seat, move)
            self._follow(skip=f"{seat} {move}")
            self._bots_play()
        reward = float(self.numbers.rewards[self.player])
        truncated = not self.state.is_over and self.decisions >= self.max_decisions
        return observation(self.numbers, self.player), reward, self.state.is_over, truncated, {}

    def render(self) -> Any:
        """The table as the player sees it."""
        return render(self.numbers, self.player, self.render_mode)
