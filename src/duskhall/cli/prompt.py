"""What a person types at a table, and what is done about it: the same at a table here and at one of a hall.

The prompt knows what the seat that is asked sees, and its options.  How an answer, a word or an undo gets to the table
is for whoever holds the prompt: it is given as a `Reach`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from duskhall.cli import asides
from duskhall.cli.rules import show_rules, show_section
from duskhall.cli.screen import Screen, choices
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.rulebook import Rulebook, UnknownRule
from duskhall.kernel.standing import StandingAnswer

if TYPE_CHECKING:
    from duskhall.kernel.question import Ask

LONGEST_NUMBER: Final = 4  # digits


class Left(Exception):
    """The person at the table wants to leave."""


class Reach(Protocol):
    """How what was typed gets to the table; what the table refuses at once is raised as a `Refusal`."""

    def answer(self, seat: int, question: str, option: str) -> None:
        """Answer what a seat is asked."""

    def undo(self, seat: int) -> None:
        """Take the seat's last decision back."""

    def let_go(self, seat: int) -> None:
        """Let the bot of this seat go first."""

    def speak(self, seat: int, statement: Mapping[str, str | int]) -> None:
        """Make a statement."""

    def stand(self, seat: int, standing: Sequence[StandingAnswer]) -> None:
        """Give a seat's standing answers, in place of those that it had."""

    def chat(self, text: str) -> None:
        """Say something in the table's chat."""

    def hint(self, seat: int) -> None:
        """Show what a strong player would do in a seat that is asked."""


class Prompt:
    """Where a person types."""

    def __init__(self, screen: Screen, reach: Reach) -> None:
        """Type at this screen."""
        self.screen = screen
        self.reach = reach
        self.setup = screen.table.setup
        self.rulebook = Rulebook(self.setup.game.folder, screen.table.texts.lang)
        self.seat = 0  # who types
        self.view: Any = None  # what that seat sees
        self.asks: Sequence[Ask] = ()  # what can be answered; several, where any of one person's seats may
        self.waiting: Sequence[int] = ()  # bots that may be let go first
        self.has_chat = False
        self.standing: list[StandingAnswer] = []  # what people want to be answered in their place
        self._commands: Mapping[str, Callable[[str], bool]] = {
            **dict.fromkeys(("q", "quit"), self._leave),
            **dict.fromkeys(("?", "h", "help"), self._help),
            **dict.fromkeys(("r", "rule"), self._rule),
            **dict.fromkeys(("u", "undo"), self._undo),
            "v": self._show_view,
            "n": self._notebook,
            "t": self._talk,
            "s": self._stand,
            "b": self._let_go,
            "c": self._chat,
            **dict.fromkeys(("!", "hint"), self._hint),
        }

    def turn_to(self, seat: int, view: Any, asks: Sequence["Ask"], waiting: Sequence[int] = ()) -> None:
        """Listen to this seat from now on; `asks` is empty while it is asked nothing."""
        self.seat, self.view, self.asks, self.waiting = seat, view, asks, waiting

    def typed(self, text: str) -> bool:
        """Carry out what was typed; True when the table may have changed by it, False to go on asking."""
        text = text.strip()
        word, _, rest = text.partition(" ")
        command = self._commands.get(word.casefold())
        try:
            if command is not None and not self._is_meant_as_option(word, text):
                return command(rest.strip())
            return bool(text) and self._choose(text)
        except Refusal as refusal:
            self.screen.refusal(refusal)
            return False

    def _is_meant_as_option(self, word: str, text: str) -> bool:
        """A letter that this game has no use for may be the beginning of an option's name."""
        game = self.setup.game
        uses = {
            "n": game.notebook,
            "t": game.statements,
            "s": any(not kind.by_day for kind in game.standing),
            "b": self.waiting,
            "c": self.has_chat,
        }
        return word in uses and not uses[word] and bool(self._matches(text))

    # --- Answering -----------------------------------------------------------------------------------------------

    def _choose(self, text: str) -> bool:
        """Answer with the option of a number, a name, or the beginning of exactly one name."""
        if not self.asks:
            self.screen.say("play-not-asked", "red")
            return False
        found = self._matches(text)
        if len(found) == 1:
            self._answer(*found[0])
            return True
        if text.isdecimal():
            self.screen.say("play-number", "red", most=len(choices(self.asks)))
        elif found:
            labels = ", ".join(self.screen.label(self.asks, *each) for each in found)
            self.screen.say("play-ambiguous", "red", text=text, options=labels)
        else:
            return self._try(text)
        return False

    def _matches(self, text: str) -> list[tuple["Ask", int]]:
        """Return what a text names: a number on the screen, or names exactly, or else by their beginning."""
        offered = choices(self.asks)
        if text.isdecimal():
            number = int(text[:LONGEST_NUMBER])
            return [offered[number - 1]] if len(text) <= LONGEST_NUMBER and 1 <= number <= len(offered) else []
        wanted = text.casefold()
        names = [self._names(*each) for each in offered]
        exact = [each for each, called in zip(offered, names) if wanted in called]
        begun = [each for each, called in zip(offered, names) if any(name.startswith(wanted) for name in called)]
        return exact or begun

    def _names(self, ask: "Ask", option: int) -> tuple[str, ...]:
        name = self.setup.option_name(ask.question, option)
        labels = (self.screen.table.option_label(ask.question, option), self.screen.label(self.asks, ask, option))
        return tuple(called.casefold() for called in (name, name.replace("_", " "), *labels))

    def _try(self, text: str) -> bool:
        """Let the rules say why a name is no legal option, if the question knows it at all."""
        ask = self.asks[0]
        name = text.lower().replace(" ", "_").replace("-", "_")
        if self.setup.option_number(ask.question, name) < 0:
            self.screen.say("play-no-option", "red", text=text)
            return False
        self.reach.answer(ask.seat, ask.question.name, name)
        return True

    def _answer(self, ask: "Ask", option: int) -> None:
        self.reach.answer(ask.seat, ask.question.name, self.setup.option_name(ask.question, option))

    # --- Everything else -----------------------------------------------------------------------------------------

    def _leave(self, _: str) -> bool:
        raise Left

    def _help(self, _: str) -> bool:
        self.screen.say("play-help", "dim")
        if self.setup.game.drawing is not None:
            self.screen.say("drawing-legend", "dim")
        return False

    def _rule(self, number: str) -> bool:
        if not number and not self.asks:
            self.screen.say("play-not-asked", "red")
            return False
        number = number or self.asks[0].question.rule
        section = self.rulebook.section(number)
        try:
            if section:
                show_section(self.screen.console, section, self.screen.table.texts)
            else:
                show_rules(self.screen.console, [self.rulebook.rule(number)], self.screen.table.texts)
        except UnknownRule as error:
            nearest = ", ".join(error.nearest)
            self.screen.say("mistake-unknown-rule", "red", number=error.number, nearest=nearest)
        return False

    def _undo(self, _: str) -> bool:
        self.reach.undo(self.seat)
        return True

    def _show_view(self, _: str) -> bool:
        self.screen.view(self.view, whole=True)
        return False

    def _notebook(self, _: str) -> bool:
        asides.show_notebook(self.screen, self.view)
        return False

    def _talk(self, text: str) -> bool:
        statement = asides.statement(self.screen, self.seat, text)
        if statement is not None:
            self.reach.speak(self.seat, statement)
        return False

    def _stand(self, text: str) -> bool:
        given = asides.stand(self.screen, self.seat, self.view, text, self.standing)
        if given is None:
            return False
        self.standing = given
        self.reach.stand(self.seat, [each for each in given if each.seat == self.seat])
        return True

    def _let_go(self, text: str) -> bool:
        seat = asides.seat_of(self.screen, text) if text else next(iter(self.waiting), asides.NO_SEAT)
        if seat not in self.waiting:
            self.screen.say("play-nobody-waits", "red")
            return False
        self.reach.let_go(seat)
        return True

    def _hint(self, _: str) -> bool:
        if self.asks:
            self.reach.hint(self.asks[0].seat)
        else:
            self.screen.say("play-not-asked", "red")
        return False

    def _chat(self, text: str) -> bool:
        if not self.has_chat:
            self.screen.say("play-no-chat", "red")
        elif text:
            self.reach.chat(text)
        else:
            self.screen.say("play-chat-form", "red")
        return False
