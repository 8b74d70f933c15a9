"""Five rock-paper-scissors table games for people who train and measure.

>>> import roshambo
>>> game = roshambo.Game("ninjan", seats=3)
>>> state = game.new_state(seed=7)
>>> state.to_act
[1, 2, 3]
>>> for seat in state.to_act:
...     events = state.play(seat, state.legal_moves(seat)[0])
>>> state.awaits
'turn'
>>> bot = roshambo.Bot("medium", seed=1)
>>> while not state.is_over:
...     seat = state.to_act[0]
...     events = state.play(seat, bot.decide(state, seat).move)
>>> len(state.outcome.winners)
1
"""

from __future__ import annotations

from ._errors import BotFailure, IllegalMove, InvalidArgument, InvalidRecord, RoshamboError, Unproven
from ._roshambo import (
    CHANCE,
    TERMINAL,
    Bot,
    Decision,
    Env,
    EnvState,
    Event,
    Field,
    Game,
    GameOption,
    MatchResult,
    MoveEvaluation,
    Outcome,
    Phrase,
    PlayerResult,
    Playouts,
    Record,
    State,
    Step,
    VectorEnv,
    Verified,
    View,
    game_ids,
    language,
    play_match,
    set_language,
)

__all__ = [
    "CHANCE",
    "TERMINAL",
    "Bot",
    "BotFailure",
    "Decision",
    "Env",
    "EnvState",
    "Event",
    "Field",
    "Game",
    "GameOption",
    "IllegalMove",
    "InvalidArgument",
    "InvalidRecord",
    "MatchResult",
    "MoveEvaluation",
    "Outcome",
    "Phrase",
    "PlayerResult",
    "Playouts",
    "Record",
    "RoshamboError",
    "State",
    "Step",
    "Unproven",
    "VectorEnv",
    "Verified",
    "View",
    "game_ids",
    "language",
    "play_match",
    "set_language",
]
