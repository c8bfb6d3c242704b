"""What the kernel offers to rules: the methods and fields that a rule may use, and what they take and give."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from duskhall.kernel.question import Ask
from duskhall.kernel.state import changed
from duskhall.native.types import (
    ASK,
    BOOL,
    DICE,
    INT,
    INTS,
    KIND,
    LISTENER,
    NOTHING,
    PURPOSE,
    QUESTION,
    SETTING,
    STEP,
    ListOf,
    Type,
)


class Method(NamedTuple):
    """What a method takes, how many of these at least, and what it gives; the last may be given any number of times."""

    takes: tuple[Type, ...]
    least: int
    gives: Type = NOTHING
    repeats: bool = False


OF_A_STATE: Final = {
    "do": Method((STEP, INT, INT), 1),
    "plan": Method((STEP,), 1, repeats=True),
    "ask": Method((INT, QUESTION, INTS, STEP, INT), 4),
    "ask_all": Method((ListOf(ASK),), 1),
    "ask_any": Method((ListOf(ASK),), 1),
    "tell": Method((KIND, INT, INT, INT, INT), 1),
    "reveal": Method((), 0),
    "end": Method((INT,), 0),
    "setting": Method((SETTING,), 1, INT),
    "do_last": Method((STEP,), 1, repeats=True),
}

FIELDS_OF_A_STATE: Final[dict[str, Type]] = {
    "seats": INT,
    "dice": DICE,
    "asks": ListOf(ASK),
    "ended": INT,
    "reveals": INT,
    "listener": LISTENER,
}

OF_DICE: Final = {
    "below": Method((INT, PURPOSE), 1, INT),
    "shuffle": Method((INTS, PURPOSE), 1),
}

OF_A_QUESTION: Final = {
    "of": Method((INT,), 1, INT),
    "each": Method((INTS,), 1, INTS),
    "entry": Method((INT,), 1, INT),
    "is_word": Method((INT,), 1, BOOL),
}

FIELDS_OF_AN_ASK: Final[dict[str, Type]] = {"seat": INT, "question": QUESTION, "options": INTS, "number": INT}

# Called by their own names.
FUNCTIONS: Final[dict[Callable[..., Any], Method]] = {
    Ask: Method((INT, QUESTION, INTS, STEP, INT), 4, ASK),
    changed: Method((INTS, INT, INT), 3, INTS),
}
