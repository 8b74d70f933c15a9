"""The games for PettingZoo.

`env` is turn by turn (AEC): players decide one after the other, sealed decisions in order of the players, hidden from
the others. `parallel_env` lets all players act at once: sealed decisions are made at the same time, and a player who
does not decide waits with the last action. An observation is a dictionary with ``observation`` and ``action_mask``.

>>> import roshambo.pettingzoo
>>> env = roshambo.pettingzoo.env("ninjan", seats=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else int(observation["action_mask"].argmax()))
>>> env.agents
[]
"""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportMissingTypeArgument=false, reportUnknownParameterType=false
# pyright: reportIncompatibleMethodOverride=false, reportIncompatibleVariableOverride=false

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ._playing import RENDER_MODES, Illegal, check_illegal, check_render_mode, deal_from, make_game, observation, render
from ._roshambo import EnvState, Game

#: The number of decisions of each player after which a game is cut off.
MAX_CYCLES = 10_000


def env(game: Game | str = "ninjan", **options: Any) -> AECEnv:
    """The turn-by-turn environment with the usual wrappers. The arguments are those of `RoshamboAEC`."""
    wrapped = wrappers.AssertOutOfBoundsWrapper(RoshamboAEC(game, **options))
    return wrappers.OrderEnforcingWrapper(wrapped)


def parallel_env(game: Game | str = "ninjan", **options: Any) -> RoshamboParallel:
    """The environment in which all players act at once. The arguments are those of `RoshamboParallel`."""
    return RoshamboParallel(game, **options)


def _spaces(game: Game, actions: int) -> tuple[spaces.Dict, spaces.Discrete]:
    observations = spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (game.tensor_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return observations, spaces.Discrete(actions)


class _Table:
    """What both environments share: the game, its state and its chance."""

    def __init__(self, game: Game, waits: int, illegal: Illegal, render_mode: str | None) -> None:
        check_illegal(illegal, ("raise", "replace"))
        self.game = game
        self.illegal = illegal
        self.render_mode = check_render_mode(render_mode)
        self.agents = [f"player_{player}" for player in range(game.seats)]
        self.spaces = {agent: _spaces(game, game.action_count + waits) for agent in self.agents}
        self.waits = waits
        self.random, _ = seeding.np_random(0)
        self.state = EnvState(game)

    def player(self, agent: str) -> int:
        return self.agents.index(agent)

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.state = EnvState(self.game)
        deal_from(self.state, self.random)

    def observe(self, agent: str) -> dict[str, Any]:
        return observation(self.state, self.player(agent), self.waits)

    def apply(self, player: int, action: int) -> None:
        legal = self.state.legal_actions(player)
        if self.illegal == "replace" and action not in legal:
            action = legal[0]
        self.state.apply_for(player, int(action))

    def render(self) -> Any:
        return render(self.state, None, self.render_mode)


class RoshamboAEC(AECEnv, EzPickle):
    """A game turn by turn.

    ``illegal`` is what happens to an illegal action: ``"raise"`` an error, or ``"replace"`` it by the first legal one.
    """

    metadata = {"render_modes": RENDER_MODES, "name": "roshambo", "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: Game | str = "ninjan",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        max_cycles: int = MAX_CYCLES,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self, game, seats, options, max_cycles=max_cycles, illegal=illegal, render_mode=render_mode
        )
        AECEnv.__init__(self)
        self.table = _Table(make_game(game, seats, options), 0, illegal, render_mode)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents = list(self.possible_agents)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of observations: the same for all agents."""
        return self.table.spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of actions: the same for all agents."""
        return self.table.spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = dict.fromkeys(self.agents, 0)
        self.agent_selection = self._deciding()

    def _deciding(self) -> str:
        return self.possible_agents[max(self.table.state.current_player(), 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know."""
        return self.table.observe(agent)

    def step(self, action: int | None) -> None:
        """Makes the action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is not done needs an action")
        self.table.apply(self.table.player(agent), action)
        self.decisions[agent] += 1
        deal_from(self.table.state, self.table.random)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.state.outcome is not None:
            self.rewards = dict(zip(self.possible_agents, self.table.state.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif min(self.decisions.values()) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._deciding()
        self._accumulate_rewards()
        if all(self.terminations.values()) or all(self.truncations.values()):
            self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.table.render()

    def close(self) -> None:
        """Does nothing: there is nothing to close."""


class RoshamboParallel(ParallelEnv, EzPickle):
    """A game in which all players act at once. A player who does not decide waits with the last action."""

    metadata = {"render_modes": RENDER_MODES, "name": "roshambo_parallel", "render_fps": 2}

    def __init__(
        self,
        game: Game | str = "ninjan",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        max_cycles: int = MAX_CYCLES,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self, game, seats, options, max_cycles=max_cycles, illegal=illegal, render_mode=render_mode
        )
        self.table = _Table(make_game(game, seats, options), 1, illegal, render_mode)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents = list(self.possible_agents)
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of observations: the same for all agents."""
        return self.table.spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of actions: the same for all agents. The last action is to wait."""
        return self.table.spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts a game."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        observations = {agent: self.table.observe(agent) for agent in self.possible_agents}
        for seen in observations.values():
            if not seen["action_mask"].any():
                seen["action_mask"][-1] = 1
        return observations

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Makes the actions of all players who decide now."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        for player in self.table.state.deciding_players():
            self.table.apply(player, actions[self.possible_agents[player]])
        deal_from(self.table.state, self.table.random)
        self.cycles += 1
        over = self.table.state.outcome is not None
        cut_off = not over and self.cycles >= self.max_cycles
        agents, rewards = self.agents, self.table.state.rewards
        if over or cut_off:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            {agent: {} for agent in agents},
        )

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.table.render()

    def close(self) -> None:
        """Does nothing: there is nothing to close."""
