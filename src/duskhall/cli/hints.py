"""A hint in the terminal: what a strong player would do, what each option is worth, and why."""

from rich.table import Table as Grid
from rich.text import Text

from duskhall.cli.screen import Screen
from duskhall.teacher.hint import Hint


def show_hint(screen: Screen, hint: Hint, *, measured: bool = True) -> None:
    """Show a hint under the question that it is about; at its end, what its numbers are, unless that is known."""
    table = screen.table
    question = table.setup.game.question(hint.question)

    def label(option: str) -> str:
        return table.option_label(question, table.setup.option_number(question, option))

    screen.say("hint-advice", "bold", option=label(hint.advice), rule=hint.rule)
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right", style="bold")
    grid.add_column(style="yellow")
    for choice in hint.choices:
        odds = [table.odds_text(name, chance) for name, chance in choice.odds.items()]
        worth = table.text("hint-chance", percent=percent(choice.chance), error=percent(choice.error))
        grid.add_row(*map(Text, (label(choice.option), worth, ", ".join(filter(None, odds)))))
    screen.console.print(grid)
    if hint.doubt:
        screen.say("hint-doubt", option=label(hint.doubt))
    elif hint.close:
        screen.say("hint-close")
    if hint.believed:
        screen.say("hint-believed", "dim")
    if measured:
        screen.say(f"hint-measure-{hint.measure}", "dim", plays=hint.plays)


def percent(parts: int) -> float:
    """Return ten-thousandths as per cent, with a decimal only where it says something.

    >>> percent(2788), percent(64), percent(-40)
    (28, 0.6, -0.4)
    """
    return round(parts / 100, 1) if abs(parts) < 100 else round(parts / 100)
