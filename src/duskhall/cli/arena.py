"""`duskhall arena`: how strong bots are, deal by deal, with the errors of what it says."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from itertools import product
from pathlib import Path
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from duskhall.cli.parameters import (
    Cluster,
    ContentFile,
    GameId,
    Json,
    Lang,
    Settings,
    read_content,
    read_settings,
    split_names,
    workers,
)
from duskhall.cli.words import words
from duskhall.kernel.mistake import Mistake

if TYPE_CHECKING:
    from duskhall.kernel.game import Game
    from duskhall.kernel.text import Texts
    from duskhall.lab.contest import Cell, Contest, Deal
    from duskhall.lab.rounds import Test

REPORTED_EVERY: Final = 30  # seconds, where nobody watches a bar
ALL: Final = "all"


def arena(
    game: GameId,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,...", show_default=False)],
    players: Annotated[str | None, typer.Option("--players", metavar="N,...", show_default=False)] = None,
    number: Annotated[int, typer.Option("--games", metavar="K", min=1, show_default=False)] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="S", show_default=False)] = "1",
    talk: Annotated[bool, typer.Option("--talk/--no-talk", show_default=False)] = False,
    sprt: Annotated[str | None, typer.Option("--sprt", metavar="P0,P1", show_default=False)] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=1, show_default=False)] = 1,
    cluster: Cluster = None,
    results: Annotated[Path | None, typer.Option("--results", metavar="FILE", show_default=False)] = None,
    setting: Settings = None,
    content: ContentFile = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure how strong bots are."""
    from duskhall.games import find
    from duskhall.lab import rounds, verdict
    from duskhall.lab.contest import Contest, factory

    found = find(game)
    if talk and not found.statements:
        raise Mistake("mistake-no-talk", game=found.id)
    names = tuple(split_names(bots))
    for name in names:
        factory(found.id, name)
    cells = tuple(_cells(found, names, players, read_settings(setting), content))
    contest = Contest(found.id, names, cells, seed, talk, "" if content is None else str(content))
    test = None if sprt is None else _test(sprt)
    texts = words(lang, found)
    start = perf_counter()
    with (
        nullcontext() if results is None else rounds.Ledger(results, contest) as ledger,
        _progress(contest, rounds.deals_in_all(contest, number), texts) as progress,
    ):
        deals = rounds.play(contest, number, workers(jobs, cluster), ledger, test, progress)
    result = {
        "game": found.id,
        "bots": list(names),
        "seed": seed,
        "talk": talk,
        **verdict.report(contest, deals),
        **({} if test is None else {"sprt": rounds.answer(contest, deals, test)}),
        "timing": {"seconds": round(perf_counter() - start, 3), "jobs": jobs},
    }
    if as_json:
        typer.echo(json.dumps(result, indent=2))
    else:
        _show(result, texts)


def _cells(
    game: "Game", names: Sequence[str], players: str | None, settings: dict[str, str], content: Path | None
) -> Iterator["Cell"]:
    """Yield every way to set the game up: several players and several values of a setting are written with commas."""
    from duskhall.lab.contest import Cell

    loaded = read_content(game, content)
    usual = len(names) if len(names) in game.seats and not game.cooperative and game.sides is None else game.usual_seats
    seats = [usual] if players is None else [_number(each) for each in players.split(",")]
    values = [[(name, each) for each in _values(game, name, value)] for name, value in settings.items()]
    for number in seats:
        for chosen in product(*values):
            setup = game.setup(number, dict(chosen), loaded, simulation=True)
            yield Cell(number, tuple(sorted(setup.settings.items())))


def _values(game: "Game", name: str, value: str) -> Sequence[str]:
    known = {setting.name: setting for setting in game.settings}
    if value == ALL and name in known and ALL not in known[name].values:
        return [str(each) for each in known[name].values]
    return value.split(",")


def _number(text: str) -> int:
    if not text.strip().isdecimal():
        raise Mistake("mistake-number", text=text)
    return int(text)


def _test(text: str) -> "Test":
    """Read `0.25,0.27` or, with how often the answer may be wrong, `0.25,0.27,0.01`."""
    from duskhall.lab.rounds import Test

    try:
        numbers = [float(part) for part in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) not in (2, 3) or not all(0 < each < 1 for each in numbers) or numbers[0] >= numbers[1]:
        raise Mistake("mistake-sprt", text=text)
    return Test(*numbers)


# --- What is shown -------------------------------------------------------------------------------------------------


def _show(result: dict[str, Any], texts: "Texts") -> None:
    from rich.console import Console

    from duskhall.lab.verdict import settings_of

    console = Console(highlight=False)
    cells = result["cells"]
    if len(cells) > 1:
        for cell in cells:
            differs = ", ".join(f"{name}={value}" for name, value in settings_of(cell, cells).items())
            _show_results(console, differs, cell, texts)
    title = texts.text("arena-pooled") if len(cells) > 1 else ""
    _show_results(console, title, result["pooled"], texts)
    if result["ratings"]:
        rated = ", ".join(f"{bot} {each['mu']:.1f} ± {each['sigma']:.1f}" for bot, each in result["ratings"].items())
        console.print(texts.text("arena-ratings", ratings=rated))
    if "sprt" in result:
        said = {"hoped": result["sprt"]["hoped"], "expected": result["sprt"]["expected"]}
        console.print(
            texts.text(
                "arena-sprt",
                bot=result["sprt"]["bot"],
                answer=result["sprt"]["answer"],
                ratio=f"{result['sprt']['log_likelihood_ratio']:.2f}",
                bound=f"{result['sprt']['bound']:.2f}",
                **{name: _percent(value) for name, value in said.items()},
            )
        )


def _show_results(console: Any, title: str, results: dict[str, Any], texts: "Texts") -> None:
    from rich.table import Table

    counts = {name: results[name] for name in ("games", "deals", "decisions", "truncated")}
    console.print(texts.text("arena-games", title=title, named="yes" if title else "no", **counts))
    table = Table(box=None, pad_edge=False)
    together = any("more" in each for row in results["cross"].values() for each in row.values())
    columns = ["bot", "wins", "share", "interval", "fair", "p"]
    for column in columns:
        table.add_column(texts.text(f"arena-column-{column}"), justify="left" if column == "bot" else "right")
    for bot in results["bots"]:
        table.add_column(
            texts.text("arena-column-more" if together else "arena-column-ahead", bot=bot), justify="right"
        )
    for bot, each in results["bots"].items():
        interval = f"{100 * each['low']:.1f}-{100 * each['high']:.1f}"
        fair, p = (_percent(each["fair"]), _p(each["p"])) if "fair" in each else ("", "")
        crossed = [_crossed(results["cross"][bot].get(other)) for other in results["bots"]]
        table.add_row(bot, f"{each['wins']:g}", _percent(each["share"]), interval, fair, p, *crossed)
    console.print(table)
    for bot, each in results["bots"].items():
        if lost := each.get("lost_chairs"):
            reasons = (texts.text("arena-lost-reason", reason=why, chairs=chairs) for why, chairs in lost.items())
            console.print(
                texts.text("arena-lost", bot=bot, chairs=sum(lost.values()), reasons=", ".join(reasons)), soft_wrap=True
            )


def _crossed(cross: dict[str, Any] | None) -> str:
    if not cross or not cross["games"]:
        return ""
    return _percent(cross["ahead"]) if "ahead" in cross else f"{100 * cross['more']:+.1f} (p {_p(cross['p'])})"


def _p(p: float | None) -> str:
    return "" if p is None else "< 0.0001" if p < 0.0001 else f"{p:.4f}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


@contextmanager
def _progress(contest: "Contest", deals: int, texts: "Texts") -> Iterator[Callable[[Sequence["Deal"]], None]]:
    """Show how far we are on the standard error output: a bar in a terminal, elsewhere a line now and then."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    if not console.is_terminal:
        yield _Lines(contest, deals, texts)
        return
    columns = (TextColumn(texts.text("simulate-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=deals)
        yield lambda counted: progress.update(task, completed=len(counted))


class _Lines:
    """Tells now and then how far a contest is, and how it stands."""

    def __init__(self, contest: "Contest", deals: int, texts: "Texts") -> None:
        self.contest = contest
        self.deals = deals
        self.texts = texts
        self.told = monotonic()

    def __call__(self, counted: Sequence["Deal"]) -> None:
        if monotonic() - self.told < REPORTED_EVERY:
            return
        from duskhall.lab.verdict import report

        self.told = monotonic()
        standing = ", ".join(
            f"{bot} {_percent(each['share'])}" for bot, each in report(self.contest, counted)["pooled"]["bots"].items()
        )
        line = self.texts.text("arena-line", done=len(counted), deals=self.deals, standing=standing)
        sys.stderr.write(line + "\n")
        sys.stderr.flush()
