"""`duskhall simulate`: bots play many games, and the result is counted."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from duskhall.cli.parameters import (
    Bots,
    ContentFile,
    GameId,
    Json,
    Lang,
    Players,
    Settings,
    bot_names,
    read_content,
    read_settings,
)
from duskhall.cli.words import words
from duskhall.kernel.mistake import Mistake

if TYPE_CHECKING:
    from rich.table import Table

    from duskhall.kernel.text import Texts
    from duskhall.lab.arena import Series


def simulate(
    game: GameId,
    players: Players = None,
    number: Annotated[int, typer.Option("--games", metavar="K", min=1, show_default=False)] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="S", show_default=False)] = "1",
    bots: Bots = None,
    fixed_seats: Annotated[bool, typer.Option("--fixed-seats", show_default=False)] = False,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=1, show_default=False)] = 1,
    talk: Annotated[bool, typer.Option("--talk", show_default=False)] = False,
    counts: Annotated[bool, typer.Option("--counts", show_default=False)] = False,
    setting: Settings = None,
    content: ContentFile = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games and count the result."""
    from duskhall.games import find
    from duskhall.kernel.counting import counted_of
    from duskhall.lab import arena

    found = find(game)
    if talk and not found.statements:
        raise Mistake("mistake-no-talk", game=found.id)
    seats = found.usual_seats if players is None else players
    setup = found.setup(seats, read_settings(setting), read_content(found, content), simulation=True)
    series = arena.Series(
        game=found.id,
        seats=seats,
        settings=tuple(sorted(setup.settings.items())),
        bots=tuple(bot_names(found, bots or arena.RANDOM, seats)),
        seed=seed,
        games=number,
        rotate=not fixed_seats,
        content="" if content is None else str(content),
        talk=talk,
        counts=counts,
    )
    texts = words(lang, found)
    start = perf_counter()
    with progress_bar(number, texts.text("simulate-progress")) as progress:
        tally = arena.run(series, jobs, progress)
    result = _result(series, tally.report(), perf_counter() - start, jobs)
    if counts:
        result["counts"] = counted_of(setup).plain(tally.counts)
    if as_json:
        typer.echo(json.dumps(result, indent=2))
    else:
        _show(result, texts)


def _result(series: "Series", report: dict[str, Any], seconds: float, jobs: int) -> dict[str, Any]:
    """Return what a program reads: only `timing` differs between two runs of the same series."""
    return {
        "game": series.game,
        "players": series.seats,
        "seed": series.seed,
        "settings": dict(series.settings),
        "bot_of_seat": list(series.bots),
        "rotated": series.rotate,
        "talk": series.talk,
        **report,
        "timing": {
            "seconds": round(seconds, 3),
            "jobs": jobs,
            "decisions_per_s": round(report["decisions"] / seconds),
            "games_per_s": round(report["games"] / seconds, 1),
        },
    }


def _show(result: dict[str, Any], texts: "Texts") -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    timing = result["timing"]
    console.print(
        texts.text(
            "simulate-summary",
            games=result["games"],
            players=result["players"],
            game=result["game"],
            decisions=result["decisions"],
            seconds=timing["seconds"],
            rate=timing["decisions_per_s"],
        )
    )
    if result["truncated"]:
        console.print(texts.text("simulate-truncated", games=result["truncated"]))
    table = Table(box=None, pad_edge=False)
    for column in ("who", "wins", "rate", "mean", "deviation", "median", "range"):
        table.add_column(texts.text(f"simulate-column-{column}"), justify="left" if column == "who" else "right")
    for seat in result["seats"]:
        name = texts.text("simulate-seat", number=seat["seat"])
        table.add_row(name, str(seat["wins"]), _percent(seat["win_rate"]), *_statistics(seat["score"]))
    for bot, wins in result["bots"].items():
        error = f"{_percent(wins['win_rate'])} ± {100 * wins['win_rate_error']:.1f}"
        table.add_row(texts.text("simulate-bot", bot=bot), str(wins["wins"]), error)
    for key in ("score", "winning_score", "length"):
        name = texts.text(f"simulate-{key}".replace("_", "-"))
        table.add_row(name, "", "", *_statistics(result[key]))
    console.print(table)
    if "counts" in result:
        console.print(_counted(result["counts"], result["games"], texts))


def _counted(counts: dict[str, Any], games: int, texts: "Texts") -> "Table":
    """Return what was counted, as the game names it; what never happened is left out."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for column in ("count", "entry", "number", "each"):
        justify: Literal["left", "right"] = "left" if column in ("count", "entry") else "right"
        table.add_column(texts.text(f"simulate-column-{column}"), justify=justify)
    for name, found in counts.items():
        for entry, number in _entries(found, ""):
            if number:
                table.add_row(name, entry, str(number), f"{number / games:.3f}")
    return table


def _entries(found: Any, name: str) -> Iterator[tuple[str, int]]:
    """Return numbers with the names, or seats, that lead to them."""
    if isinstance(found, int):
        yield name, found
        return
    for key, part in found.items() if isinstance(found, dict) else enumerate(found, 1):
        yield from _entries(part, f"{name} {key}".strip())


def _statistics(values: dict[str, float]) -> list[str]:
    if not values:
        return []
    return [
        f"{values['mean']:.2f}",
        f"{values['deviation']:.2f}",
        f"{values['median']}",
        f"{values['min']}-{values['max']}",
    ]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


@contextmanager
def progress_bar(games: int, title: str) -> Iterator[Callable[[int], None]]:
    """Show how far we are, on the standard error output and only if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=games)
        yield lambda done: progress.advance(task, done)
