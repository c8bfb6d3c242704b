"""`duskhall analyse`: what a finished game came to, for every seat, and where it could have been played better."""

import sys
from typing import TYPE_CHECKING

import typer

from duskhall.cli.parameters import Json, Lang
from duskhall.cli.records import RecordPath
from duskhall.cli.words import words

if TYPE_CHECKING:
    from duskhall.cli.screen import Screen
    from duskhall.kernel.text import TableTexts
    from duskhall.teacher.analysis import Analysis, Moment, Progress, SeatAnalysis


def analyse(file: RecordPath, as_json: Json = False, lang: Lang = None) -> None:
    """Say what a finished game came to: chances, luck and decisions apart, mistakes."""
    import msgspec

    from duskhall.cli.screen import Screen
    from duskhall.games import find
    from duskhall.kernel.record import load
    from duskhall.kernel.table import setup_of
    from duskhall.kernel.text import TableTexts
    from duskhall.teacher.analysis import analyse as worked_out

    record = load(file)
    game = find(record.game)
    texts = TableTexts(words(lang, game), setup_of(game, record), [holder.name for holder in record.seats])
    analysis = worked_out(record, _progress(texts))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(analysis), indent=2))
    else:
        _show(Screen(texts), analysis)


def _progress(texts: "TableTexts") -> "Progress":
    """Tell whoever waits at a terminal how far it is, on one line."""
    if not sys.stderr.isatty():
        return lambda _: None

    def tell(parts: int) -> None:
        end = "\n" if parts >= 10_000 else "\r"
        sys.stderr.write(texts.text("analysis-working", percent=parts // 100) + end)
        sys.stderr.flush()

    return tell


def _show(screen: "Screen", analysis: "Analysis") -> None:
    screen.say("analysis-title", "bold", title=screen.table.text("game-title"))
    for way in analysis.seats:
        _show_seat(screen, way)
    screen.say(f"analysis-measure-{analysis.measure}", "dim", plays=analysis.plays)
    if analysis.looked_at < analysis.decisions:
        screen.say("analysis-spread", "dim", looked=analysis.looked_at, all=analysis.decisions)


def _show_seat(screen: "Screen", way: "SeatAnalysis") -> None:
    from rich.text import Text

    from duskhall.cli.hints import percent

    table = screen.table
    screen.console.print(Text(table.seat(way.seat), style="bold"), Text(curve([point.chance for point in way.points])))
    screen.say(
        "analysis-sum",
        start=percent(way.start),
        decisions=_signed(table, way.decisions),
        luck=_signed(table, way.luck),
        result=percent(way.result),
    )
    for moment in way.moments:
        _show_moment(screen, moment)


def _signed(table: "TableTexts", parts: int) -> str:
    from duskhall.cli.hints import percent

    return table.text("analysis-gain" if parts >= 0 else "analysis-loss", points=percent(abs(parts)))


def _show_moment(screen: "Screen", moment: "Moment") -> None:
    from duskhall.cli.hints import percent, show_hint

    table = screen.table
    question = table.setup.game.question(moment.question)
    screen.say(
        "analysis-mistake" if moment.mistake else "analysis-find",
        "yellow" if moment.mistake else "green",
        entry=moment.entry,
        question=table.question_text(question),
        option=table.option_label(question, table.setup.option_number(question, moment.chosen)),
        loss=percent(abs(moment.loss)),
        error=percent(moment.error),
        opened=percent(moment.opened),
    )
    if moment.mistake:
        show_hint(screen, moment.hint, measured=False)


def curve(chances: list[int], width: int = 60) -> str:
    """Return chances as a line of bars, the higher the better, at most so many.

    >>> curve([0, 2500, 5000, 10000])
    '▁▃▅█'
    """
    shown = chances if len(chances) <= width else [chances[at * len(chances) // width] for at in range(width)]
    return "".join("▁▂▃▄▅▆▇█"[min(7, chance * 8 // 10_000)] for chance in shown)
