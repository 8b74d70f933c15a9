"""How the games differ as benchmarks: length, branching, information sets, luck and skill, measured by play of bots.

``python -m roshambo.card`` prints a table, for games between bots of the level medium:

* *decisions* in a game, and *choices*: the legal actions at a decision, as a mean;
* *hidden*: the states that fit what the deciding player may know, as the mean of their decimal logarithm, and the most;
* *luck*: the part of the variance of the results that the deal explains, when the same deal is played again and again;
* *skill*: the share of victories of medium against random, and of hard against medium.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from math import factorial, log10
from typing import Any

import numpy as np

from ._roshambo import CHANCE, Bot, EnvState, Game, View, game_ids, play_match


@dataclass
class Sums:
    """What is counted over games."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    hidden: list[float] = field(default_factory=list[float])


def hidden_states(view: View, player: int) -> float:
    """The decimal logarithm of the number of states that fit a view: ways to place what the player has not seen.

    In Kanobu it is an upper bound: players also know which cards were in the deck when it was last shuffled.
    """
    data: dict[str, Any] = view.data
    if view.game == "tsuefa":
        items: list[str] = data["hidden"][1 - player] if data["hidden"] else []
        return log10(factorial(len(items))) - sum(log10(factorial(count)) for count in Counter(items).values())
    unseen: list[str] = data["unseen"]
    known: list[list[str]] = data.get("known") or [[]] * view.seats
    hands = [size - len(known[seat]) for seat, size in enumerate(data["hand_sizes"]) if seat != player]
    ways = log10(factorial(len(unseen))) - sum(log10(factorial(count)) for count in Counter(unseen).values())
    ways -= sum(log10(factorial(size)) for size in hands)
    if view.game == "ninjan":
        # The order of the cards that left the game does not matter.
        ways -= log10(factorial(len(unseen) - sum(hands)))
    return ways


def play(game: Game, deal: int, seed: int, sums: Sums) -> float:
    """Plays a game between bots of the level medium. Returns the share of victory of player 0."""
    state, bot = EnvState(game), Bot("medium", seed=seed)
    chance = deal
    sums.games += 1
    while True:
        while state.current_player() == CHANCE:
            state.deal_shuffled(chance)
            chance += 10**9
        player = state.current_player()
        if player < 0:
            break
        sums.decisions += 1
        sums.choices += len(state.legal_actions(player))
        sums.hidden.append(hidden_states(state.view(player), player))
        state.play(player, bot.decide(state, player).move)
    return state.outcome.shares[0] if state.outcome else 0.0


def luck(results: list[list[float]]) -> float:
    """The part of the variance that the deal explains. Each list has the results of one deal."""
    table = np.array(results)
    within = float(table.var(axis=1, ddof=1).mean())
    between = float(table.mean(axis=1).var(ddof=1)) - within / table.shape[1]
    total = between + within
    return max(between, 0.0) / total if total > 0 else 0.0


def row(game: Game, deals: int, repeats: int, iterations: int) -> str:
    """The line of a game."""
    sums = Sums()
    results = [[play(game, deal, deal * repeats + again, sums) for again in range(repeats)] for deal in range(deals)]
    pairs = [("medium", "random"), ("hard", "medium")]
    skill: list[float] = []
    for strong, weak in pairs:
        players = [Bot(strong, iterations=iterations), *[Bot(weak)] * (game.seats - 1)]
        skill.append(play_match(game, players, deals=deals, seed=1, threads=2).players[0].score)
    return (
        f"{game.id:<10}  {game.seats:>5}  {sums.decisions / sums.games:>9.1f}  {sums.choices / sums.decisions:>7.1f}"
        f"  {np.mean(sums.hidden):>6.1f}  {max(sums.hidden):>4.1f}  {luck(results):>5.2f}  {skill[0]:>6.3f}  {skill[1]:>5.3f}"
    )


def main(arguments: list[str] | None = None) -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(prog="python -m roshambo.card", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games (default: all)")
    parser.add_argument("--deals", type=int, default=100, help="deals for each game")
    parser.add_argument("--repeats", type=int, default=10, help="games with each deal")
    parser.add_argument("--iterations", type=int, default=500, help="iterations of the level hard")
    options = parser.parse_args(arguments)
    print("game        seats  decisions  choices  hidden  most   luck  medium   hard")
    for game_id in options.games or game_ids():
        for seats in sorted(set(Game(game_id).seat_range)):
            print(row(Game(game_id, seats), options.deals, options.repeats, options.iterations), flush=True)


if __name__ == "__main__":
    main()
