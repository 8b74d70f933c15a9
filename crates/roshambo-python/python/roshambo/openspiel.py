"""The games for OpenSpiel.

Importing this module registers every game: ``roshambo_paws``, ``roshambo_paws_quick``, ``roshambo_ninjan``,
``roshambo_kanobu`` and ``roshambo_tsuefa``. The parameter ``players`` is the number of seats; ``options`` has the
options of the game as ``name=value``, separated by semicolons; ``max_decisions`` cuts off a game as a draw.

For each game there is also a small variant for two players whose equilibrium can be computed:
``roshambo_small_ninjan`` and so on (`roshambo.Game.small_variant`).

* Sealed decisions are sequential: players decide in order and do not see each other's decision. Each game is also
  registered with simultaneous nodes for them, as ``roshambo_ninjan_simultaneous`` and so on. There a player who does
  not decide has the only action 0, which does nothing.
* Chance is explicit. A deck is drawn card by card, so that a chance node has at most one outcome for each kind of card.
  A whole deck as one node would have 48! outcomes and more.
* Information states and observations come from what a player may know, and from nothing else. An information state is
  the view, and a hash of everything that the player has seen and done: perfect recall. As a tensor it is the observation
  and the 128 bits of the hash, so that different information states have different tensors. A past of any length has no
  other fixed size.

>>> import pyspiel, roshambo.openspiel
>>> game = pyspiel.load_game("roshambo_kanobu(players=3)")
>>> game.num_players(), game.max_chance_outcomes()
(3, 60)
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
"""

# The types of pyspiel are not known to pyright.
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUntypedBaseClass=false, reportMissingImports=false
# pyright: reportAttributeAccessIssue=false, reportUnknownParameterType=false

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pyspiel

from ._roshambo import CHANCE, TERMINAL, EnvState, Game, game_ids

#: The bits of the hash of a past.
PAST_BITS = 128

#: The number of decisions after which a game is cut off as a draw, as in `roshambo.Env`.
MAX_DECISIONS = 10_000


def name_of(game_id: str) -> str:
    """The name under which a game is registered: ``paws-quick`` is ``roshambo_paws_quick``."""
    return "roshambo_" + game_id.replace("-", "_")


def _options(text: str) -> dict[str, str]:
    pairs = [pair.partition("=") for pair in text.split(";") if pair]
    return {name: value for name, _, value in pairs}


def _game_type(game_id: str, name: str, simultaneous: bool, small: bool) -> Any:
    fewest, most = (2, 2) if small else Game(game_id).seat_range
    has_deck = small or bool(EnvState(Game(game_id)).card_kinds)
    parameters: dict[str, Any] = {"players": fewest, "options": "", "max_decisions": MAX_DECISIONS}
    chance, dynamics = pyspiel.GameType.ChanceMode, pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=name,
        long_name=Game(game_id).title("en"),
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if has_deck else chance.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={} if small else parameters,
    )


class RoshamboGame(pyspiel.Game):
    """A game of Roshambo. `register` makes a subclass for each game."""

    game_type: Any
    game_id: str
    simultaneous: bool
    small: bool

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        fewest, _ = Game(self.game_id).seat_range
        players = int(params.get("players", fewest))
        self.roshambo_game = Game(self.game_id, players, _options(str(params.get("options", ""))))
        if self.small:
            self.max_decisions = self.roshambo_game.small_variant[1]
            self.start = EnvState.small(self.game_id, track_information=True)
            outcomes = len(self.start.chance_outcomes())
        else:
            self.max_decisions = int(params.get("max_decisions", MAX_DECISIONS))
            self.start = EnvState(self.roshambo_game, track_information=True)
            outcomes = len(self.start.card_kinds)
        if self.max_decisions < 1:
            raise ValueError("max_decisions is at least 1")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.roshambo_game.action_count,
            max_chance_outcomes=outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_decisions,
        )
        super().__init__(self.game_type, info, params)

    def new_initial_state(self) -> RoshamboState:
        """The state before the first deal."""
        return SimultaneousState(self) if self.simultaneous else RoshamboState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> RoshamboObserver:
        """An observer of what players may know."""
        if params:
            raise ValueError("an observer has no parameters")
        return RoshamboObserver(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class RoshamboState(pyspiel.State):
    """A state of a game of Roshambo."""

    def __init__(self, game: RoshamboGame) -> None:
        super().__init__(game)
        self.state = game.start.copy()
        self.decisions_left = game.max_decisions

    def current_player(self) -> int:
        """The player who decides, chance, or the end of the game."""
        player = self.state.current_player()
        if player >= 0:
            return player if self.decisions_left > 0 else pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if player == CHANCE else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The kinds of cards that can be drawn next, with their probabilities."""
        return self.state.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        if self.state.current_player() >= 0:
            self.decisions_left -= 1
        self.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            small = cast(RoshamboGame, self.get_game()).small
            return f"deal {action}" if small else "draw " + self.state.card_kinds[action]
        return self.state.action_text(player, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        player = self.state.current_player()
        return player == TERMINAL or (player >= 0 and self.decisions_left <= 0)

    def returns(self) -> list[float]:
        """The reward of each player."""
        return [float(reward) for reward in self.state.rewards]

    def information_state_string(self, player: int | None = None) -> str:
        """What a player has seen and done so far."""
        return self.state.information_state(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now."""
        return self.state.observation_text(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Any) -> RoshamboState:
        """A random state that a player cannot distinguish from this one. It has no history."""
        game = cast(RoshamboGame, self.get_game())
        resampled = game.new_initial_state()
        resampled.decisions_left = self.decisions_left
        drawn: Any = sampler() if callable(sampler) else np.random.random()
        seed = int(drawn * 2**53)
        resampled.state = self.state.resample(player, seed)
        return resampled

    def __str__(self) -> str:
        return self.state.observation_text(max(self.current_player(), 0)) + f" {self.state.history}"


class SimultaneousState(RoshamboState):
    """A state in which sealed decisions are made at the same time."""

    def current_player(self) -> int:
        """The player who decides, several players, chance, or the end of the game."""
        player = super().current_player()
        several = player >= 0 and len(self.state.deciding_players()) > 1
        return pyspiel.PlayerId.SIMULTANEOUS if several else player

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal_actions(player) or [0]

    def _apply_actions(self, actions: list[int]) -> None:
        for player in self.state.deciding_players():
            self.decisions_left -= 1
            self.state.apply_for(player, actions[player])


class RoshamboObserver:
    """What a player may know, as a tensor with named fields and as a text."""

    def __init__(self, game: RoshamboGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        size = game.roshambo_game.tensor_size
        self.tensor: Any = np.zeros(size + (PAST_BITS if perfect_recall else 0), np.float32)
        self.observation: Any = self.tensor[:size]
        self.dict: Any = {
            field.name: self.tensor[field.offset : field.offset + field.length]
            for field in game.roshambo_game.tensor_fields()
        }
        if perfect_recall:
            self.dict["past"] = self.tensor[size:]

    def set_from(self, state: RoshamboState, player: int) -> None:
        """Writes what a player may know into the tensor."""
        state.state.tensor(player, out=self.observation)
        if self.perfect_recall:
            past = bytes.fromhex(state.state.information_state(player).rpartition(" ")[2])
            self.dict["past"][:] = np.unpackbits(np.frombuffer(past, np.uint8))

    def string_from(self, state: RoshamboState, player: int) -> str:
        """What a player may know, as a text."""
        if self.perfect_recall:
            return state.state.information_state(player)
        return state.state.observation_text(player)


def register() -> list[str]:
    """Registers every game, and returns their names."""
    names: list[str] = []
    for simultaneous, small in ((False, False), (True, False), (False, True)):
        for game_id in game_ids():
            name = name_of(game_id)
            if simultaneous:
                name += "_simultaneous"
            if small:
                name = name.replace("roshambo_", "roshambo_small_")
            game_type = _game_type(game_id, name, simultaneous, small)
            about = {"game_id": game_id, "game_type": game_type, "simultaneous": simultaneous, "small": small}
            subclass = type("".join(part.title() for part in name.split("_")), (RoshamboGame,), about)
            pyspiel.register_game(game_type, subclass)
            names.append(name)
    return names


#: The names of the registered games.
NAMES = register()
