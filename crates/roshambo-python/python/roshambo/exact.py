"""Exact values of the small variants, and how far bots are from an equilibrium.

``python -m roshambo.exact`` prints for each game the value of its small variant for player 0, and the NashConv of the
bots: the sum of what each player could gain by a best response. It is 0 in an equilibrium. SciPy is needed.

>>> from roshambo.exact import Tree
>>> tree = Tree("ninjan")
>>> solution = tree.solve()
>>> round(tree.nash_conv(solution.policies), 6)
0.0
"""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportMissingImports=false

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._roshambo import CHANCE, Bot, EnvState, Game, game_ids

#: For each information set the probability of each action.
Policy = Mapping[str, Mapping[int, float]]


@dataclass
class InformationSet:
    """What a player knows at a decision. Its actions are numbered among all sequences of the player."""

    parent: int
    sequences: dict[int, int]
    state: EnvState


@dataclass
class Player:
    """The decisions of one player. A sequence is a list of own actions; the empty one has the number 0."""

    sets: dict[str, InformationSet] = field(default_factory=dict[str, InformationSet])
    sequences: int = 1


@dataclass
class Solution:
    """An equilibrium: the value for player 0, and a policy for each player."""

    value: float
    policies: tuple[Policy, Policy]


class Tree:
    """The whole tree of a small variant, as sequences and payoffs."""

    def __init__(self, game_id: str) -> None:
        self.game = Game(game_id)
        self.players = (Player(), Player())
        self.nodes = 0
        self.payoffs: dict[tuple[int, int], float] = {}
        start = EnvState.small(game_id, track_information=True)
        for deal, probability in start.chance_outcomes():
            state = start.copy()
            state.apply(deal)
            self._visit(state, self.game.small_variant[1], probability, (0, 0))

    def _visit(self, state: EnvState, left: int, probability: float, last: tuple[int, int]) -> None:
        self.nodes += 1
        player = state.current_player()
        if player < 0 or left == 0:
            if player == CHANCE:
                raise ValueError("a small variant shuffles no deck")
            reward = state.rewards[0] * probability
            if reward:
                self.payoffs[last] = self.payoffs.get(last, 0.0) + reward
            return
        own, name = self.players[player], state.information_state(player)
        known = own.sets.get(name)
        if known is None:
            actions = state.legal_actions(player)
            numbers = {action: own.sequences + place for place, action in enumerate(actions)}
            own.sequences += len(actions)
            known = own.sets[name] = InformationSet(last[player], numbers, state.copy())
        elif known.parent != last[player]:
            raise ValueError("players have perfect recall")
        for action, sequence in known.sequences.items():
            following = state.copy()
            following.apply(action)
            place = (sequence, last[1]) if player == 0 else (last[0], sequence)
            self._visit(following, left - 1, probability, place)

    def _matrix(self) -> Any:
        from scipy.sparse import coo_matrix

        places = np.array(list(self.payoffs), dtype=np.int64).reshape(-1, 2)
        shape = (self.players[0].sequences, self.players[1].sequences)
        return coo_matrix((list(self.payoffs.values()), (places[:, 0], places[:, 1])), shape).tocsr()

    def _constraints(self, player: int) -> tuple[Any, NDArray[np.float64]]:
        """Which plans are possible: each set of actions has the weight of the sequence before it."""
        from scipy.sparse import coo_matrix

        own = self.players[player]
        rows, columns, values = [0], [0], [1.0]
        for row, known in enumerate(own.sets.values(), start=1):
            for column in known.sequences.values():
                rows.append(row)
                columns.append(column)
                values.append(1.0)
            rows.append(row)
            columns.append(known.parent)
            values.append(-1.0)
        matrix = coo_matrix((values, (rows, columns)), (len(own.sets) + 1, own.sequences)).tocsr()
        right = np.zeros(len(own.sets) + 1)
        right[0] = 1.0
        return matrix, right

    def _best_plan(self, player: int) -> tuple[float, NDArray[np.float64]]:
        """The value and the plan of a player in an equilibrium, by linear programming over sequences."""
        from scipy.optimize import linprog
        from scipy.sparse import csr_matrix, hstack

        payoffs = self._matrix() if player == 0 else -self._matrix().T
        own, own_right = self._constraints(player)
        other, other_right = self._constraints(1 - player)
        # Maximise the value q of the opponent's best response, where q is bounded for each opponent's sequence.
        bounds = [(0.0, 1.0)] * own.shape[1] + [(None, None)] * other.shape[0]
        result = linprog(
            np.concatenate([np.zeros(own.shape[1]), -other_right]),
            A_ub=hstack([-payoffs.T, other.T]),
            b_ub=np.zeros(other.shape[1]),
            A_eq=hstack([own, csr_matrix((own.shape[0], other.shape[0]))]),
            b_eq=own_right,
            bounds=bounds,
            method="highs",
        )
        if not result.success:
            raise ValueError(f"the linear program has no solution: {result.message}")
        return -float(result.fun), np.asarray(result.x)[: own.shape[1]]

    def solve(self) -> Solution:
        """An equilibrium."""
        value, first = self._best_plan(0)
        _, second = self._best_plan(1)
        return Solution(value, (self._policy(0, first), self._policy(1, second)))

    def _policy(self, player: int, plan: NDArray[np.float64]) -> Policy:
        policy: dict[str, dict[int, float]] = {}
        for name, known in self.players[player].sets.items():
            weights = {action: max(float(plan[sequence]), 0.0) for action, sequence in known.sequences.items()}
            total = sum(weights.values())
            policy[name] = {action: weight / total if total > 0 else 1 / len(weights) for action, weight in weights.items()}
        return policy

    def _plan(self, player: int, policy: Policy) -> NDArray[np.float64]:
        own = self.players[player]
        plan = np.zeros(own.sequences)
        plan[0] = 1.0
        # A set comes after the sets of its earlier decisions.
        for name, known in own.sets.items():
            for action, sequence in known.sequences.items():
                plan[sequence] = plan[known.parent] * policy[name].get(action, 0.0)
        return plan

    def best_response_value(self, player: int, policies: tuple[Policy, Policy]) -> float:
        """What a player gets by a best response to the policy of the other."""
        payoffs = self._matrix() if player == 0 else -self._matrix().T
        values = payoffs @ self._plan(1 - player, policies[1 - player])
        for known in reversed(list(self.players[player].sets.values())):
            values[known.parent] += max(values[sequence] for sequence in known.sequences.values())
        return float(values[0])

    def value(self, policies: tuple[Policy, Policy]) -> float:
        """What player 0 gets if both follow these policies."""
        return float(self._plan(0, policies[0]) @ (self._matrix() @ self._plan(1, policies[1])))

    def nash_conv(self, policies: tuple[Policy, Policy]) -> float:
        """The sum of what both players can gain by a best response."""
        return self.best_response_value(0, policies) + self.best_response_value(1, policies)

    def policy_of(self, player: int, bots: list[Bot]) -> Policy:
        """The policy of bots: the mean of the probabilities with which they play each action."""
        policy: dict[str, dict[int, float]] = {}
        for name, known in self.players[player].sets.items():
            texts = {known.state.action_text(player, action): action for action in known.sequences}
            shares = dict.fromkeys(known.sequences, 0.0)
            for bot in bots:
                for considered in bot.decide(known.state, player).considered:
                    shares[texts[considered.move]] += considered.share / len(bots)
            total = sum(shares.values())
            policy[name] = {action: share / total for action, share in shares.items()}
        return policy


def bots_of(level: str, seeds: int, iterations: int) -> list[Bot]:
    """Bots of a level. An easy bot overlooks moves at random, so its policy is a mean over seeds."""
    count = seeds if level == "easy" else 1
    return [Bot(level, seed=seed, iterations=iterations) for seed in range(count)]


def _rounded(number: float) -> float:
    """Without the rounding errors of an exact 0, which could be printed as -0."""
    return round(number, 5) + 0.0


def main(arguments: list[str] | None = None) -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(prog="python -m roshambo.exact", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games (default: all)")
    parser.add_argument("--levels", default="random,easy,medium,hard", help="the levels, separated by commas")
    parser.add_argument("--seeds", type=int, default=32, help="bots for the mean of the level easy")
    parser.add_argument("--iterations", type=int, default=1000, help="iterations of the searching levels")
    options = parser.parse_args(arguments)
    levels = [level for level in options.levels.split(",") if level]
    columns = "".join(f"{level:>9}" for level in levels)
    print(f"game         nodes  sets 0  sets 1     value  NashConv:{columns}")
    for game_id in options.games or game_ids():
        tree = Tree(game_id)
        solution = tree.solve()
        sets = [len(player.sets) for player in tree.players]
        row = f"{game_id:<10}  {tree.nodes:>6}  {sets[0]:>6}  {sets[1]:>6}  {solution.value:>+8.5f}  {_rounded(tree.nash_conv(solution.policies)):9.5f}"
        for level in levels:
            bots = bots_of(level, options.seeds, options.iterations)
            policies = (tree.policy_of(0, bots), tree.policy_of(1, bots))
            row += f"{_rounded(tree.nash_conv(policies)):>9.4f}"
        print(row, flush=True)


if __name__ == "__main__":
    main()
