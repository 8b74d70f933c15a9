"""Trains a player of Ninjan by PPO with action masks, against a bot.

    python ppo_ninjan.py

needs PyTorch. All games are stepped together by `roshambo.VectorEnv`; its arrays are used without copying. A player is
rewarded once, at the end of a game, so advantages are computed for each player of each game over its own decisions.

A beginner loses every game, and would learn nothing from that. So at first the reward is also the difference of the
sums: losing by less is better. Its weight falls to 0 in the course of the training.

The same seed gives the same training on the same machine: everything follows from the number of decisions, not from
time. It runs on one core: the matrices are so small that more threads would mostly wait for each other.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from dataclasses import dataclass

# Libraries of linear algebra read this when they are loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

import roshambo

GAME = roshambo.Game("ninjan")
#: The action of each move. In Ninjan it does not depend on the player.
ACTIONS = {GAME.action_text(action): action for action in range(GAME.action_count)}
#: A difference of the sums that counts as much as a victory.
LARGE_MARGIN = 40.0


class Net(nn.Module):
    """A policy and a value from what a player may know."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(GAME.tensor_size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, GAME.action_count)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy.bias)
        self.register_buffer("mean", torch.zeros(GAME.tensor_size))
        self.register_buffer("scale", torch.ones(GAME.tensor_size))

    def normalise(self, seed: int) -> None:
        """Scales observations by their mean and deviation in random games."""
        env, seen = roshambo.VectorEnv(GAME, 256, seed=seed), []
        for _ in range(72):
            seen.append(env.observations.copy())
            env.step(env.random_actions())
        values = np.concatenate(seen)
        self.mean.copy_(torch.from_numpy(values.mean(axis=0)))
        self.scale.copy_(1 / torch.from_numpy(values.std(axis=0)).clamp(min=0.1))

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the probabilities, with illegal actions at minus infinity, and the values."""
        body = self.body((observations - self.mean) * self.scale)
        logits = self.policy(body).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, dim=1), self.value(body).squeeze(1)


def sample(logarithms: torch.Tensor) -> torch.Tensor:
    """An action for each row, by its probabilities (the Gumbel-max trick)."""
    noise = -torch.log(-torch.log(torch.rand_like(logarithms).clamp(1e-10, 1 - 1e-7)))
    return (logarithms + noise).argmax(dim=1)


@dataclass
class Step:
    """The decisions of the network in one step of all games, and what the step ended."""

    #: The games in which the network decides, and as which player.
    games: NDArray[np.int64]
    players: NDArray[np.int64]
    observations: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    logarithms: torch.Tensor
    values: torch.Tensor
    #: For each game: whether it ended, and with which rewards and scores.
    ended: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    scores: NDArray[np.float32]


def collect(
    env: roshambo.VectorEnv, net: Net, steps: int, opponent: str | None = None, self_play: float = 0.0
) -> list[Step]:
    """Plays all games on. In the first part of the games the network plays against itself; in the others a bot is
    player 1 in even games and player 0 in odd ones."""
    numbers = np.arange(env.games)
    learns = np.ones((env.games, GAME.seats), bool)
    if opponent is not None:
        against = numbers[int(self_play * env.games) :]
        learns[against, 1 - against % 2] = False
    seen, legal = torch.from_numpy(env.observations), torch.from_numpy(env.masks)
    result: list[Step] = []
    for _ in range(steps):
        own = learns[numbers, env.players]
        games, actions = np.flatnonzero(own), np.zeros(env.games, np.int64)
        players, observations, masks = env.players[games].astype(np.int64), seen[games], legal[games]
        with torch.no_grad():
            logarithms, values = net(observations, masks)
        chosen = sample(logarithms)
        actions[games] = chosen.numpy()
        if opponent is not None:
            for number, seed in zip(np.flatnonzero(~own).tolist(), torch.randint(2**62, (env.games,)).tolist(), strict=False):
                actions[number] = ACTIONS[roshambo.Bot(opponent, seed=seed).decide(env.state(number)).move]
        env.step(actions)
        before = logarithms.gather(1, chosen[:, None]).squeeze(1)
        ended, rewards, scores = env.done | env.truncated, env.rewards.copy(), env.scores.copy()
        result.append(Step(games, players, observations, masks, chosen, before, values, ended, rewards, scores))
    return result


def advantages(steps: list[Step], decay: float, margin: float) -> tuple[torch.Tensor, torch.Tensor]:
    """The advantage of each decision, and which are known: a game that goes on has no result yet."""
    shape = steps[0].rewards.shape
    following, accumulated, reward = (np.zeros(shape, np.float32) for _ in range(3))
    known = np.zeros(shape, bool)
    results: list[NDArray[np.float32]] = []
    usable: list[NDArray[np.bool_]] = []
    for step in reversed(steps):
        following[step.ended], accumulated[step.ended], known[step.ended] = 0.0, 0.0, True
        scores = step.scores[step.ended]
        lead = np.clip((scores - scores[:, ::-1]) / LARGE_MARGIN, -1.5, 1.5)
        reward[step.ended] = (1 - margin) * step.rewards[step.ended] + margin * lead
        own, values = (step.games, step.players), step.values.numpy()
        error = reward[own] + following[own] - values
        accumulated[own] = np.where(known[own], error + decay * accumulated[own], 0.0)
        results.append(accumulated[own])
        usable.append(known[own])
        # The value of a later decision is known even where its result is not.
        reward[own], following[own], known[own] = 0.0, values, True
    return torch.from_numpy(np.concatenate(results[::-1])), torch.from_numpy(np.concatenate(usable[::-1]))


def improve(
    net: Net, optimiser: torch.optim.Optimizer, steps: list[Step], entropy: float, margin: float, batch: int = 2048
) -> None:
    """Two passes of PPO over some steps."""
    advantage, usable = advantages(steps, decay=0.95, margin=margin)
    observations, masks = torch.cat([step.observations for step in steps]), torch.cat([step.masks for step in steps])
    actions, before = torch.cat([step.actions for step in steps]), torch.cat([step.logarithms for step in steps])
    targets = advantage + torch.cat([step.values for step in steps])
    # There is nothing to learn from a decision with one legal action.
    chosen = (usable & (masks.sum(dim=1) > 1)).nonzero().squeeze(1)
    advantage = (advantage - advantage[chosen].mean()) / (advantage[chosen].std() + 1e-8)
    for _ in range(2):
        for part in chosen[torch.randperm(len(chosen))].split(batch):
            logarithms, values = net(observations[part], masks[part])
            ratio = (logarithms.gather(1, actions[part, None]).squeeze(1) - before[part]).exp()
            gain = torch.min(ratio * advantage[part], ratio.clamp(0.8, 1.2) * advantage[part]).mean()
            spread = -(logarithms.exp() * logarithms.clamp(min=-20)).sum(dim=1).mean()
            loss = (values - targets[part]).pow(2).mean() * 0.5 - gain - entropy * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def evaluate(net: Net, level: str, deals: int, seed: int = 10**6) -> tuple[float, float]:
    """The share of victories of the most probable actions against a bot, and its standard error.

    Each deal is played from both seats.
    """
    states: list[roshambo.EnvState] = []
    for number in range(2 * deals):
        state = roshambo.EnvState(GAME)
        state.deal_shuffled(seed + number // 2)
        states.append(state)
    bots = [roshambo.Bot(level, seed=number) for number in range(2 * deals)]
    while running := [number for number, state in enumerate(states) if state.current_player() >= 0]:
        own = [number for number in running if states[number].current_player() == number % 2]
        for number in set(running) - set(own):
            player = states[number].current_player()
            states[number].play(player, bots[number].decide(states[number], player).move)
        if own:
            seen = torch.from_numpy(np.stack([states[number].tensor(number % 2) for number in own]))
            legal = torch.from_numpy(np.stack([states[number].mask(number % 2) for number in own]))
            with torch.no_grad():
                actions = net(seen, legal)[0].argmax(dim=1)
            for number, action in zip(own, actions.tolist(), strict=True):
                states[number].apply_for(number % 2, action)
    outcomes = [state.outcome for state in states]
    shares = [outcome.shares[number % 2] for number, outcome in enumerate(outcomes) if outcome is not None]
    by_deal = np.array(shares).reshape(-1, 2).mean(axis=1)
    return float(by_deal.mean()), float(by_deal.std() / math.sqrt(max(len(by_deal), 1)))


def train(
    decisions: int, games: int, steps: int, level: str, deals: int, seed: int = 1, self_play: float = 0.0
) -> Net:
    """Trains on so many decisions, and prints the progress and the final share of victories."""
    torch.manual_seed(seed)
    net, env = Net(), roshambo.VectorEnv(GAME, games, seed=seed * 10**7)
    net.normalise(seed)
    optimiser = torch.optim.Adam(net.parameters(), eps=1e-5)
    start, rounds = time.monotonic(), math.ceil(decisions / (games * steps))
    for number in range(rounds):
        left = max(1 - number / rounds, 0.02)
        optimiser.param_groups[0]["lr"] = 1e-3 * left
        played = collect(env, net, steps, level, self_play)
        improve(net, optimiser, played, entropy=0.01 * left, margin=0.5 * left)
        if (number + 1) % 60 == 0:
            share, error = evaluate(net, level, deals // 4)
            made = (number + 1) * games * steps
            print(f"{made:>10,} decisions  {share:.3f} ± {1.96 * error:.3f} against {level}", flush=True)
    elapsed, processor = time.monotonic() - start, time.process_time()
    share, error = evaluate(net, level, deals, seed=2 * 10**6)
    print(f"after {rounds * games * steps:,} decisions, {elapsed:.0f} s, {processor:.0f} s of processor time")
    print(f"{share:.3f} ± {1.96 * error:.3f} of the victories against {level}, in {2 * deals} games")
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=24_000_000, help="how many decisions to train on, of both players")
    parser.add_argument("--games", type=int, default=512, help="games played at the same time")
    parser.add_argument("--steps", type=int, default=72, help="decisions of each game between two improvements")
    parser.add_argument("--level", default="medium", help="the bot to beat")
    parser.add_argument("--deals", type=int, default=1000, help="deals of the final measurement, each played twice")
    parser.add_argument("--seed", type=int, default=1, help="the seed of everything")
    parser.add_argument("--self-play", type=float, default=0.0, help="the part of the games against itself")
    options = parser.parse_args()
    torch.set_num_threads(1)
    train(**vars(options))


if __name__ == "__main__":
    main()
