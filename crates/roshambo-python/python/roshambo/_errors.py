"""The exceptions of the package.

>>> import roshambo
>>> state = roshambo.Game("ninjan").new_state(seed=1)
>>> try:
...     state.play(1, "pile 1")
... except roshambo.IllegalMove as error:
...     print(error.code, error.ruling, error.message_in("uk"))
choose-expected ninjan/4 Зараз усі вибирають карту раунду: виберіть карту з руки.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._roshambo import Phrase


class RoshamboError(ValueError):
    """Anything that the package refuses. The message is in the chosen language."""

    code: str
    """The reason, for programs."""
    ruling: str | None
    """The ruling that it cites, such as ``paws/7``."""
    message: str
    """The reason, for people."""
    line: int | None
    """The line of a record, counted from 1."""
    details: dict[str, Any]
    """Details of the reason, for programs."""
    phrase: Phrase
    """The message without a language."""

    def __init__(
        self, code: str, message: str, ruling: str | None, line: int | None, details: dict[str, Any], phrase: Phrase
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.ruling = ruling
        self.line = line
        self.details = details
        self.phrase = phrase

    def message_in(self, language: str) -> str:
        """The message in a language: ``"en"``, ``"ru"`` or ``"uk"``."""
        return self.phrase.text(language)


class InvalidArgument(RoshamboError):
    """An argument that is not possible: an unknown game, option, level or seat, a number out of range."""


class IllegalMove(RoshamboError):
    """A move or a deck that the rules refuse. Nothing has changed."""


class InvalidRecord(RoshamboError):
    """A record that cannot be read, written or replayed."""


class Unproven(RoshamboError):
    """A record that does not prove that the game was fair."""


class BotFailure(RoshamboError):
    """A bot that has no decision."""


for _class in (RoshamboError, InvalidArgument, IllegalMove, InvalidRecord, Unproven, BotFailure):
    _class.__module__ = "roshambo"
