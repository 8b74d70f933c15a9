"""The speed of random play, with other libraries measured in the same run.

``python -m roshambo.bench`` prints decisions per second of wall-clock time, and per second of processor time of all
threads. A decision of another library is one call of its step function by a player. Libraries that are not installed
are left out.
"""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportMissingImports=false, reportAttributeAccessIssue=false

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from ._roshambo import Env, Game, VectorEnv, game_ids

#: The games of other libraries that are nearest to ours.
OPEN_SPIEL = {
    "goofspiel, 13 cards, turn by turn (near ninjan)": "turn_based_simultaneous_game(game=goofspiel(imp_info=True,num_cards=13))",
    "crazy_eights, 2 players (near kanobu)": "crazy_eights(players=2)",
    "leduc_poker": "leduc_poker",
}


@dataclass
class Row:
    """One measurement."""

    what: str
    decisions: int
    wall_seconds: float
    processor_seconds: float

    @property
    def per_second(self) -> float:
        """Decisions per second of wall-clock time."""
        return self.decisions / self.wall_seconds

    @property
    def per_processor_second(self) -> float:
        """Decisions per second of processor time, of all threads together."""
        return self.decisions / max(self.processor_seconds, 1e-9)


def measure(what: str, seconds: float, run: Callable[[], int]) -> Row:
    """Calls ``run``, which returns a number of decisions, until the time is over."""
    run()
    decisions, wall, processor = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        decisions += run()
    return Row(what, decisions, time.perf_counter() - wall, time.process_time() - processor)


def single(game: Game, observe: bool) -> Callable[[], int]:
    """Random games of one environment, a call of Python for each decision."""
    env = Env(game, seed=1)
    tensor, mask = env.tensor(), env.mask()

    def run() -> int:
        decisions = 0
        step, choose = env.step, env.random_action
        for _ in range(20):
            env.reset()
            while (action := choose()) is not None:
                if observe:
                    env.tensor(out=tensor)
                    env.mask(out=mask)
                step(action)
                decisions += 1
        return decisions

    return run


def vector(game: Game, games: int, threads: int) -> Callable[[], int]:
    """Random games of many environments in one call, with observations and masks."""
    env = VectorEnv(game, games, threads=threads, seed=1)

    def run() -> int:
        env.step(env.random_actions())
        return games

    return run


def open_spiel(name: str) -> Callable[[], int]:
    """Random games of OpenSpiel from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def run() -> int:
        decisions = 0
        for _ in range(20):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, weights)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return run


def pettingzoo(name: str) -> Callable[[], int]:
    """Random games of PettingZoo's classic environments, with their observations and masks."""
    import importlib

    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def run() -> int:
        decisions = 0
        env.reset()
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            done = terminated or truncated
            env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
            decisions += not done
        return decisions

    return run


def own_pettingzoo(game: Game) -> Callable[[], int]:
    """Random games of our environment for PettingZoo."""
    from .pettingzoo import env as make

    env: Any = make(game)

    def run() -> int:
        decisions = 0
        env.reset()
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            done = terminated or truncated
            env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
            decisions += not done
        return decisions

    return run


def rlcard(name: str) -> Callable[[], int]:
    """Random games of RLCard, with its observations."""
    import rlcard as library

    env: Any = library.make(name)

    def run() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return run


def measurements(games: list[str], seconds: float, count: int, threads: int) -> list[tuple[str, Callable[[], int]]]:
    """Everything that can be measured, in the order of the table."""
    rows: list[tuple[str, Callable[[], Callable[[], int]]]] = []
    for game_id in games:
        game = Game(game_id)
        rows.append((f"Env {game_id}", lambda game=game: single(game, False)))
        rows.append((f"Env {game_id}, with observations", lambda game=game: single(game, True)))
        name = f"VectorEnv {game_id}, {count} games, {threads} threads, with observations"
        rows.append((name, lambda game=game: vector(game, count, threads)))
        rows.append((f"roshambo.pettingzoo {game_id}", lambda game=game: own_pettingzoo(game)))
    rows += [(f"open_spiel {about}", lambda name=name: open_spiel(name)) for about, name in OPEN_SPIEL.items()]
    rows += [(f"pettingzoo {name}", lambda name=name: pettingzoo(name)) for name in ("tictactoe_v3", "leduc_holdem_v4")]
    rows += [(f"rlcard {name}", lambda name=name: rlcard(name)) for name in ("uno", "leduc-holdem")]
    ready: list[tuple[str, Callable[[], int]]] = []
    for name, prepare in rows:
        try:
            ready.append((name, prepare()))
        except ImportError as error:
            print(f"# left out: {name} ({error})")
    return ready


def main(arguments: list[str] | None = None) -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(prog="python -m roshambo.bench", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games (default: all)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each row is measured")
    parser.add_argument("--count", type=int, default=4096, help="games of a vector")
    parser.add_argument("--threads", type=int, default=2, help="threads of a vector")
    parser.add_argument("--json", action="store_true", help="print JSON lines instead of a table")
    options = parser.parse_args(arguments)
    games = options.games or game_ids()
    if not options.json:
        print(f"{'decisions/s':>12}  {'per CPU second':>14}  what")
    for what, run in measurements(games, options.seconds, options.count, options.threads):
        row = measure(what, options.seconds, run)
        if options.json:
            print(json.dumps(asdict(row)), flush=True)
        else:
            print(f"{row.per_second:>12,.0f}  {row.per_processor_second:>14,.0f}  {what}", flush=True)


if __name__ == "__main__":
    main()
