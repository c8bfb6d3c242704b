"""Everything fixed before the first die: the game, the number of seats, the settings, the content.

From the declared questions and the content's catalogues a setup derives the domains, and from these the flat
action space.  Content packs change domains, so they belong to the setup and not to the game.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from duskhall.kernel.question import Question
from duskhall.kernel.setting import Value

if TYPE_CHECKING:
    from duskhall.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """Something printed, such as a card: declared once (`fields`), filled from the content, never changed afterwards.

    `TYPES` says how the content writes each field; those in `GIVEN` it has to give.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    TYPES: ClassVar[tuple[str, ...]] = ()
    GIVEN: ClassVar[tuple[str, ...]] = ()


class Content:
    """A game's parsed content: the data as it was read, its digest, its catalogues of names, and `tables`.

    `tables` is what the rules look numbers up in: an object of the game's own, shared by all states.  A game may
    add `designed`, per noun the entries that are Duskhall's own design and get a small sign in every interface, and
    `words`, per language the messages that the content brings along.
    """

    def __init__(self, data: Mapping[str, Any], digest: str, catalogues: Mapping[str, list[str]], tables: Any) -> None:
        """Hold parsed content; it is never changed afterwards."""
        self.data = data
        self.digest = digest
        self.catalogues = catalogues
        self.tables = tables
        self.designed: Mapping[str, frozenset[str]] = {}
        self.words: Mapping[str, Mapping[str, str]] = {}


class Setup:
    """A game about to be played: shared by every state, copy and replay of one table."""

    def __init__(self, game: "Game", seats: int, settings: Mapping[str, Value], content: Content) -> None:
        """Fix the setup; `Game.setup` validates what people ask for before it comes here."""
        self.game = game
        self.seats = seats
        self.settings = dict(settings)
        self.content = content
        self.catalogues: dict[str, list[str]] = dict(content.catalogues)
        self.catalogues["seat"] = [f"seat_{seat + 1}" for seat in range(seats)]
        # The settings as rules read them.
        self.numbers = [setting.number(settings[setting.name], self.catalogues) for setting in game.settings]
        self.domains: list[list[str]] = []
        self.nouns: list[list[str]] = []
        self.offsets: list[int] = []
        self.actions = 0
        for question in game.questions:
            self._add_domain(question)

    def option_name(self, question: Question, option: int) -> str:
        """Return the stable name of an option."""
        return self.domains[question.index][option]

    def option_number(self, question: Question, name: str) -> int:
        """Return the option of this name, or -1 where the question has none."""
        domain = self.domains[question.index]
        return domain.index(name) if name in domain else -1

    def action(self, question: Question, option: int) -> int:
        """Return the number of (question, option) in the flat action space."""
        return self.offsets[question.index] + option

    def _add_domain(self, question: Question) -> None:
        entries = self.catalogues[question.noun] if question.noun else []
        names = question.words + entries
        nouns = [""] * len(question.words) + [question.noun] * len(entries)
        for name in names:
            if names.count(name) > 1:
                raise _two_options(question.name, name)
        self.domains.append(names)
        self.nouns.append(nouns)
        self.offsets.append(self.actions)
        self.actions += len(names)


def _two_options(question: str, option: str) -> Exception:
    """Return that an id of the content cannot be, since a record could not tell two options of a question apart."""
    from duskhall.kernel.game import BadSetup

    return BadSetup("mistake-two-options", question=question, option=option)
