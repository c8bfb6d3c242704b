"""What a player sees in the terminal: the table, what happened, the question with its options, the result."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.padding import Padding
from rich.panel import Panel
from rich.segment import ControlType
from rich.table import Table as Grid
from rich.text import Text

from duskhall.cli.keyboard import read_line
from duskhall.kernel import describe
from duskhall.kernel.text import TableTexts, key

if TYPE_CHECKING:
    from duskhall.kernel.event import Event
    from duskhall.kernel.game import Odds
    from duskhall.kernel.outcome import Outcome
    from duskhall.kernel.question import Ask
    from duskhall.kernel.refusal import Refusal


PROMPT = "[bold cyan]>[/] "
BESIDES = 10  # lines that a question with its options usually takes


class Screen:
    """A terminal that shows one table, in its language."""

    def __init__(self, table: TableTexts, console: Console | None = None) -> None:
        """Show a table on the standard output."""
        self.table = table
        self.console = console or Console(highlight=False)
        self._drawn: Sequence[str] = ()  # what was shown last, so that later only what is new has to be
        self._described: describe.Text | None = None

    def say(self, message: str, style: str = "", /, **arguments: str | int | float) -> None:
        """Print a message of the command line."""
        self.console.print(Text(self.table.text(message, **arguments), style=style))

    def refusal(self, refusal: "Refusal") -> None:
        """Say why something is against the rules."""
        self.console.print(Text(self.table.refusal_text(refusal), style="red"))

    def events(self, events: Iterable["Event"]) -> None:
        """Narrate what happened, each with its rule's number dimmed before it."""
        for event in events:
            grid = Grid.grid(padding=(0, 2))
            grid.add_column(width=5, justify="right", style="dim")
            grid.add_column()
            grid.add_row(event.kind.rule, Text(self.table.event_text(event)))
            self.console.print(grid)

    # --- The table -----------------------------------------------------------------------------------------------

    def view(self, view: Any, *, whole: bool = False) -> None:
        """Show what a view holds: everything at first and on request, afterwards what is new.

        At the beginning of a round, when the heading changes, everything is shown if there is room for it.
        """
        game = self.table.setup.game
        drawing = game.drawing(view, self.table.noun, self.console.width) if game.drawing is not None else ()
        tree = game.describe(view)
        before = None if whole else self._described
        if drawing and (whole or drawing != self._drawn):
            self.console.print(Text("\n".join(drawing), no_wrap=True))
            if before is None or not self._drawn:
                self.say("drawing-legend", "dim")
        if before is not None and tree.args != before.args and self._has_room(drawing, tree):
            before = None
        self._drawn, self._described = drawing, tree
        self._tree(tree, before)

    def forget(self) -> None:
        """Show everything next time: somebody else looks, or the screen was cleared."""
        self._drawn, self._described = (), None

    def _has_room(self, drawing: Sequence[str], tree: describe.Text) -> bool:
        drawn = 0 if drawing == self._drawn else len(drawing)
        return drawn + len(describe.lines(tree, self.table)) + BESIDES <= self.console.height

    def _tree(self, tree: describe.Text, before: describe.Text | None) -> None:
        """Show a description, or what in it is new since an earlier one."""
        shown = tree if before is None else news(tree, before)
        if before is not None and not shown.children and tree.args == before.args:
            return
        rows = [self._branch(child) for child in shown.children]
        title = Text(describe.sentence(tree, self.table), style="bold")
        if before is not None and tree.args == before.args:
            title = Text()
        elif not rows or cell_len(title.plain) > self.console.width - 6:
            rows.insert(0, title)
            title = Text()
        panel = Panel(
            Group(*rows),
            title=title if title.plain else None,
            title_align="left",
            subtitle=None if shown == tree else Text(self.table.text("play-more"), style="dim"),
            subtitle_align="right",
            border_style="dim",
        )
        self.console.print(panel)

    def _branch(self, text: describe.Text) -> RenderableType:
        heading = Text(describe.sentence(text, self.table), style="bold" if text.children else "")
        return Group(heading, *(Padding(self._leaf(child), (0, 0, 0, 2)) for child in text.children))

    def _leaf(self, text: describe.Text) -> RenderableType:
        below = [Padding(self._leaf(child), (0, 0, 0, 2)) for child in text.children]
        return Group(Text(describe.sentence(text, self.table)), *below)

    # --- Questions -----------------------------------------------------------------------------------------------

    def question(self, asks: Sequence["Ask"], odds: "Odds", waiting: Sequence[int] = ()) -> None:
        """Ask, with numbered options and the chances beside them; `waiting` are bots that somebody may let go first.

        Where any of several seats at this screen may answer, all their options are listed.
        """
        first = asks[0]
        words = Text("" if len(asks) > 1 else f"{self.table.seat(first.seat)}: ", style="bold cyan")
        words.append(self.table.question_text(first.question), style="bold")
        words.append(f"  {first.question.rule}", style="dim not bold")
        self.console.print(words)
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column()
        grid.add_column(style="yellow")
        grid.add_column(style="dim")
        for number, (ask, option) in enumerate(choices(asks), 1):
            said = [self.table.odds_text(*each) for each in odds.get(option, {}).items()]
            chances = ", ".join(filter(None, said))  # a game may find a chance not worth a word
            cells = (self.label(asks, ask, option), chances, self._explanation(ask, option))
            grid.add_row(str(number), *map(Text, cells))
        self.console.print(grid)
        if waiting:
            self.say("play-bots-wait", "dim", names=", ".join(map(self.table.seat, waiting)))

    def label(self, asks: Sequence["Ask"], ask: "Ask", option: int) -> str:
        """Return the words for an option; with the seat's name, where several may answer."""
        words = self.table.option_label(ask.question, option)
        if len(asks) == 1:
            return words
        return self.table.text("play-choice", name=self.table.seat(ask.seat), option=words)

    def _explanation(self, ask: "Ask", option: int) -> str:
        """What an option does, where the game has words for it."""
        noun = self.table.setup.nouns[ask.question.index][option]
        option_name = self.table.setup.option_name(ask.question, option)
        name = key(noun, option_name, "text") if noun else key("option", ask.question.name, option_name, "text")
        return self.table.text(name) if self.table.has(name) else ""

    def read(self) -> str:
        """Return the line that is typed at a prompt."""
        return read_line(self.console, PROMPT)

    def show_prompt(self) -> None:
        """Show that something may be typed, without waiting for it."""
        self.console.print(PROMPT, end="")

    def take_prompt_away(self) -> None:
        """Make room for what happened meanwhile where the prompt stands."""
        self.console.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2)))

    def draw_curtain(self, seat: int) -> None:
        """Hide what the last player saw until the next one has the device."""
        self.console.clear()
        self.forget()
        self.say("curtain", "bold", name=self.table.seat(seat))

    # --- The result ----------------------------------------------------------------------------------------------

    def outcome(self, outcome: "Outcome") -> None:
        """Show the ranking with each score's breakdown."""
        self.console.print()
        if self.table.texts.has(outcome.ending):
            self.say(outcome.ending, "bold")
        grid = Grid(box=None, pad_edge=False, header_style="dim")
        for column in ("place", "who", "score", "breakdown"):
            grid.add_column(self.table.text(f"result-{column}"), justify="right" if column == "score" else "left")
        for seat in sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat)):
            parts = ", ".join(
                f"{self.table.text(line.key)} {line.amount}" for line in outcome.breakdown[seat] if line.amount
            )
            grid.add_row(
                self.table.text("place", place=outcome.places[seat]),
                Text(self.table.seat(seat), style="bold" if seat in outcome.winners else ""),
                str(outcome.scores[seat]),
                Text(parts, style="dim"),
            )
        self.console.print(grid)


def choices(asks: Sequence["Ask"]) -> list[tuple["Ask", int]]:
    """Return everything that can be answered, in the order of its numbers on the screen."""
    return [(ask, option) for ask in asks for option in ask.options]


def news(tree: describe.Text, before: describe.Text) -> describe.Text:
    """Return a description without what an earlier one said already; what is under a new heading is compared, too."""
    said = list(before.children)
    new = []
    seen: dict[str, int] = {}
    for child in tree.children:
        place = seen[child.key] = seen.get(child.key, -1) + 1
        if child not in said:
            alike = [other for other in said if other.key == child.key]
            new.append(news(child, alike[place]) if place < len(alike) else child)
    return describe.Text(tree.key, tree.args, tuple(new))
