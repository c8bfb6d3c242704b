"""What a player sees in the terminal: the table, what happened, the question with its options, the result."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from duskhall.kernel import describe
from duskhall.kernel.text import TableTexts, key

if TYPE_CHECKING:
    from duskhall.kernel.event import Event
    from duskhall.kernel.outcome import Outcome
    from duskhall.kernel.question import Ask
    from duskhall.kernel.setup import Setup

Odds = Mapping[int, Mapping[str, float]]


class Screen:
    """A terminal that shows one table, in its language."""

    def __init__(self, table: TableTexts, console: Console | None = None) -> None:
        """Show a table on the standard output."""
        self.table = table
        self.console = console or Console(highlight=False)

    def say(self, message: str, style: str = "", /, **arguments: str | int | float) -> None:
        """Print a message of the command line."""
        self.console.print(Text(self.table.text(message, **arguments), style=style))

    def events(self, events: Iterable["Event"]) -> None:
        """Narrate what happened, each with its rule's number dimmed before it."""
        for event in events:
            grid = Grid.grid(padding=(0, 2))
            grid.add_column(width=5, justify="right", style="dim")
            grid.add_column()
            grid.add_row(event.kind.rule, Text(self.table.event_text(event)))
            self.console.print(grid)

    def view(self, setup: "Setup", view: Any) -> None:
        """Show what a view holds, as the game draws and describes it."""
        if setup.game.drawing is not None:
            lines = setup.game.drawing(view, self.table.noun, self.console.width)
            self.console.print(Text("\n".join(lines), no_wrap=True))
            if lines:
                self.say("drawing-legend", "dim")
        self.tree(setup.game.describe(view))

    def tree(self, tree: describe.Text) -> None:
        """Show a description."""
        lines = [self._branch(child) for child in tree.children]
        title = describe.sentence(tree, self.table)
        self.console.print(Panel(Group(*lines), title=Text(title), title_align="left", border_style="dim"))

    def question(self, ask: "Ask", odds: Odds) -> None:
        """Ask, with numbered options and the chances beside them."""
        name = self.table.seat(ask.seat)
        words = Text(f"{name}: ", style="bold cyan")
        words.append(self.table.question_text(ask.question), style="bold")
        words.append(f"  {ask.question.rule}", style="dim not bold")
        self.console.print(words)
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column()
        grid.add_column()
        grid.add_column(style="dim")
        for number, option in enumerate(ask.options, 1):
            label = self.table.option_label(ask.question, option)
            chances = ", ".join(self.table.odds_text(*each) for each in odds.get(option, {}).items())
            grid.add_row(str(number), label, Text(chances, style="yellow"), self._explanation(ask, option))
        self.console.print(grid)

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

    def curtain(self, seat: int) -> None:
        """Hide what the last player saw until the next one has the device."""
        self.console.clear()
        self.say("curtain", "bold", name=self.table.seat(seat))
        self.console.input()
        self.console.clear()

    def _branch(self, text: describe.Text) -> RenderableType:
        heading = Text(describe.sentence(text, self.table), style="bold" if text.children else "")
        below = [Text("  " + line) for child in text.children for line in describe.lines(child, self.table)]
        return Group(heading, *below)

    def _explanation(self, ask: "Ask", option: int) -> str:
        """What an option does, where the game has words for it."""
        noun = self.table.setup.nouns[ask.question.index][option]
        name = key(noun, self.table.setup.option_name(ask.question, option), "text")
        return self.table.text(name) if noun and self.table.has(name) else ""
