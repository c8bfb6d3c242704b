"""The log never lies: the rule that an event cites is one that the function which tells it says it carries out.

Games are played at random, interpreted.  For every event the innermost function on the stack whose docstring opens with
rule numbers ("4.2, 4.3 ...") must name the event's rule among them.  Nothing is excepted: where one function tells
the same thing for two reasons, there are two kinds of event (`Kind(...).since(version, OLDER)`).
"""

import re
import sys
from functools import cache
from types import CodeType, FrameType
from typing import Any

import pytest
from tests.scale import FULL

from duskhall.games import find
from duskhall.kernel.conformance.play import decisions, dice_of, variations
from duskhall.kernel.event import Kind, Listener

GAMES = ["dungeon-cards", "blood-bound", "bloodborne-card", "bloodborne-board"]
PLAYED = 25 if FULL else 1  # games for each number of seats and each value of each setting
OPENING = re.compile(r"\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)*(?=[\s:])")


class Auditor(Listener):
    """Hears every event while the function that tells it is still on the stack, and notes what it cites wrongly."""

    def __init__(self) -> None:
        """Begin with nothing heard."""
        self.heard = 0
        self.wrong: set[str] = set()

    def hear(self, kind: Kind, a: int, b: int, c: int, d: int) -> None:
        """Compare the rule that the kind cites with what the rules on the stack say of themselves."""
        self.heard += 1
        frame: FrameType | None = sys._getframe(1)
        while frame is not None:
            numbers = carried_out(frame.f_code, frame.f_globals["__name__"])
            if numbers:
                if kind.rule not in numbers:
                    where = f"{frame.f_globals['__name__']}.{frame.f_code.co_name}"
                    self.wrong.add(f"{kind.name} cites {kind.rule}, told by {where}, which carries out {numbers}")
                return
            frame = frame.f_back
        self.wrong.add(f"{kind.name} cites {kind.rule}, and no function on the stack says which rule it carries out")


@cache
def carried_out(code: CodeType, module: str) -> tuple[str, ...]:
    """Return the rule numbers that open the docstring of a function; none for one without a docstring."""
    found: Any = sys.modules.get(module)
    for name in code.co_qualname.split("."):
        found = getattr(found, name, None)
    return opening(getattr(found, "__doc__", None) or "")


def opening(docstring: str) -> tuple[str, ...]:
    """Return the rule numbers with which a docstring opens."""
    found = OPENING.match(docstring)
    return tuple(found[0].split(", ")) if found else ()


@pytest.mark.interpreted_only
@pytest.mark.parametrize("game_id", GAMES)
def test_every_event_cites_a_rule_of_the_function_that_tells_it(game_id):
    game = find(game_id)
    auditor = Auditor()
    for seats in game.seats:
        for setup in variations(game, seats):
            for number in range(PLAYED):
                state = game.new(setup, dice_of("cited", seats, number), auditor)
                for _ in decisions(state, "cited", seats, number):
                    pass
    assert auditor.heard
    assert not auditor.wrong, "\n".join(sorted(auditor.wrong))


def test_only_numbers_that_open_a_docstring_count():
    assert opening("4.2, 4.3 Two of them; 4.4 not this one.") == ("4.2", "4.3")
    assert opening("4.2: One.") == ("4.2",)
    assert opening("4 A section.") == ("4",)
    assert opening("Return what 4.2 needs.") == ()
