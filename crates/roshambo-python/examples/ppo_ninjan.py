"""Trains a player of Ninjan by PPO with action masks, first against itself, then against a bot.

    python ppo_ninjan.py

needs PyTorch. All games are stepped together by `roshambo.VectorEnv`; its arrays are used without copying. A seat is
rewarded once, at the end of its game, so advantages are computed for each seat of each game over its own decisions.
"""

from __future__ import annotations

import argparse
import math
import time

import numpy as np
import torch
from torch import nn

import roshambo

GAME = roshambo.Game("ninjan")
#: The action of each move. In Ninjan it does not depend on the player.
ACTIONS = {GAME.action_text(action): action for action in range(GAME.action_count)}


class Net(nn.Module):
    """A policy and a value from what a player may know."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(GAME.tensor_size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, GAME.action_count)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the probabilities, with illegal actions at minus infinity, and the values."""
        body = self.body(observations)
        logits = self.policy(body).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, dim=1), self.value(body).squeeze(1)


def sample(logarithms: torch.Tensor) -> torch.Tensor:
    """An action for each row, by its probabilities (the Gumbel-max trick)."""
    noise = -torch.log(-torch.log(torch.rand_like(logarithms).clamp(1e-10, 1 - 1e-7)))
    return (logarithms + noise).argmax(dim=1)


class Rollout:
    """What happened in so many steps of all games."""

    def __init__(self, steps: int, games: int) -> None:
        self.observations = torch.zeros(steps, games, GAME.tensor_size)
        self.masks = torch.zeros(steps, games, GAME.action_count, dtype=torch.bool)
        self.actions = torch.zeros(steps, games, dtype=torch.int64)
        self.logarithms = torch.zeros(steps, games)
        self.values = torch.zeros(steps, games)
        self.players = np.zeros((steps, games), np.int64)
        self.rewards = np.zeros((steps, games, GAME.seats), np.float32)
        self.done = np.zeros((steps, games), bool)
        self.learns = np.ones((steps, games), bool)

    def collect(self, env: roshambo.VectorEnv, net: Net, opponent: str | None = None) -> None:
        """Plays all games on: against itself, or against a bot that has player 1 in even games and player 0 in odd ones."""
        places = np.arange(env.games) % 2
        seen, legal = torch.from_numpy(env.observations), torch.from_numpy(env.masks)
        for step in range(len(self.actions)):
            self.observations[step], self.masks[step], self.players[step] = seen, legal, env.players
            with torch.no_grad():
                logarithms, self.values[step] = net(seen, legal)
            actions = sample(logarithms)
            if opponent is not None:
                self.learns[step] = env.players == places
                for number in np.flatnonzero(~self.learns[step]):
                    bot = roshambo.Bot(opponent, seed=int(torch.randint(2**62, ())))
                    actions[number] = ACTIONS[bot.decide(env.state(int(number))).move]
            self.actions[step] = actions
            self.logarithms[step] = logarithms.gather(1, actions[:, None]).squeeze(1)
            env.step(actions.numpy())
            self.rewards[step], self.done[step] = env.rewards, env.done | env.truncated

    def advantages(self, decay: float) -> tuple[torch.Tensor, torch.Tensor]:
        """The advantage of each decision, and which are known: a game that goes on has no result yet."""
        steps, games = self.players.shape
        rows, values = np.arange(games), self.values.numpy()
        following = np.zeros((games, GAME.seats), np.float32)
        known = np.zeros((games, GAME.seats), bool)
        reward, accumulated = np.zeros_like(following), np.zeros_like(following)
        result, usable = np.zeros((steps, games), np.float32), np.zeros((steps, games), bool)
        for step in reversed(range(steps)):
            ended = self.done[step]
            following[ended], accumulated[ended], known[ended] = 0.0, 0.0, True
            reward[ended] = self.rewards[step][ended]
            own = (rows, self.players[step])
            error = reward[own] + following[own] - values[step]
            accumulated[own] = np.where(known[own], error + decay * accumulated[own], 0.0)
            result[step], usable[step] = accumulated[own], known[own]
            # The value of a later decision is known even where its result is not.
            reward[own], following[own], known[own] = 0.0, values[step], True
        return torch.from_numpy(result), torch.from_numpy(usable & self.learns)


def improve(net: Net, optimiser: torch.optim.Optimizer, rollout: Rollout, entropy: float, batch: int = 4096) -> None:
    """Two passes of PPO over a rollout."""
    advantages, usable = rollout.advantages(decay=0.95)
    chosen = usable.flatten().nonzero().squeeze(1)
    targets = (advantages + rollout.values).flatten()
    flat = advantages.flatten()
    flat = (flat - flat[chosen].mean()) / (flat[chosen].std() + 1e-8)
    observations = rollout.observations.flatten(0, 1)
    masks, actions = rollout.masks.flatten(0, 1), rollout.actions.flatten()
    before = rollout.logarithms.flatten()
    for _ in range(2):
        for part in chosen[torch.randperm(len(chosen))].split(batch):
            logarithms, values = net(observations[part], masks[part])
            ratio = (logarithms.gather(1, actions[part, None]).squeeze(1) - before[part]).exp()
            gain = torch.min(ratio * flat[part], ratio.clamp(0.8, 1.2) * flat[part]).mean()
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
    decisions: int, seconds: float, games: int, steps: int, level: str, deals: int, self_play: float = 0.4
) -> float:
    """Trains for so many decisions or so long, prints the progress, and returns the final share of victories.

    A beginner loses every game against the bot and learns nothing from that. So the first part of the training is play
    against itself.
    """
    torch.manual_seed(1)
    net, env = Net(), roshambo.VectorEnv(GAME, games, threads=2, seed=1)
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3)
    rollout = Rollout(steps, games)
    start, made = time.monotonic(), 0
    while made < decisions and (elapsed := time.monotonic() - start) < seconds:
        left = max(min(1 - made / decisions, 1 - elapsed / seconds), 0.02)
        optimiser.param_groups[0]["lr"] = 1e-3 * left
        rollout.learns[:] = True
        rollout.collect(env, net, None if left > 1 - self_play else level)
        improve(net, optimiser, rollout, entropy=0.01 * left)
        made += games * steps
        if made // (games * steps) % 20 == 0:
            share, error = evaluate(net, level, deals // 4)
            print(f"{elapsed:5.0f} s  {made:>10,} decisions  {share:.3f} ± {1.96 * error:.3f} against {level}", flush=True)
    share, error = evaluate(net, level, deals)
    print(f"after {time.monotonic() - start:.0f} s, {made:,} decisions, {time.process_time():.0f} s of processor time")
    print(f"{share:.3f} ± {1.96 * error:.3f} of the victories against {level}, in {2 * deals} games")
    return share


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=20_000_000, help="how many decisions to train on")
    parser.add_argument("--seconds", type=float, default=560.0, help="the longest time to train")
    parser.add_argument("--games", type=int, default=512, help="games played at the same time")
    parser.add_argument("--steps", type=int, default=72, help="decisions of each game between two improvements")
    parser.add_argument("--level", default="medium", help="the bot to beat")
    parser.add_argument("--deals", type=int, default=1000, help="deals of the final measurement, each played twice")
    parser.add_argument("--self-play", type=float, default=0.4, help="the part of the training against itself")
    options = parser.parse_args()
    torch.set_num_threads(2)
    train(options.decisions, options.seconds, options.games, options.steps, options.level, options.deals, options.self_play)


if __name__ == "__main__":
    main()
