"""`duskhall balance`: how balanced a game is, and what a designer's change does to it, as a page."""

import json
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from duskhall.cli.parameters import (
    Bots,
    Cluster,
    ContentFile,
    GameId,
    Json,
    Lang,
    Players,
    Settings,
    bot_names,
    read_content,
    read_settings,
    workers,
)
from duskhall.cli.simulate import progress_bar
from duskhall.cli.words import words
from duskhall.kernel.mistake import Mistake

if TYPE_CHECKING:
    from duskhall.kernel.game import Game
    from duskhall.lab.courses import Plan
    from duskhall.lab.workers import Workers


def balance(
    game: GameId,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    players: Players = None,
    number: Annotated[int, typer.Option("--games", metavar="K", min=1, show_default=False)] = 10_000,
    seed: Annotated[str, typer.Option("--seed", metavar="S", show_default=False)] = "1",
    bots: Bots = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=1, show_default=False)] = 1,
    cluster: Cluster = None,
    compare: Annotated[tuple[str, str] | None, typer.Option("--compare", metavar="A B", show_default=False)] = None,
    setting: Settings = None,
    content: ContentFile = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Report how balanced a game is."""
    from duskhall.games import find
    from duskhall.lab import page

    found = find(game)
    texts = words(lang, found)
    if out is not None:
        page.check()
        _check_place(out)
    elif not as_json:
        raise Mistake("mistake-balance-out")
    doing = workers(jobs, cluster)
    plan = planned(found, players, read_settings(setting), content, bots, seed, number)
    start = perf_counter()
    if compare is None:
        result, written, said = _reported(plan, doing, texts.lang, out)
    else:
        sides = (_side(found, plan, compare[0]), _side(found, plan, compare[1]))
        result, written, said = _compared(sides, compare, doing, texts.lang, out)
    result["timing"] = {"seconds": round(perf_counter() - start, 3), "jobs": jobs}
    if out is not None:
        out.write_text(written, encoding="utf-8")
        _say(said, out, texts.lang)
    if as_json:
        typer.echo(json.dumps(result, indent=2))


def planned(
    game: "Game",
    players: int | None,
    settings: dict[str, str],
    content: Path | None,
    bots: str | None,
    seed: str,
    number: int,
) -> "Plan":
    """Return what is to be played, or say what of it the game does not know."""
    from duskhall.lab.courses import Plan

    seats = game.usual_seats if players is None else players
    loaded = read_content(game, content)
    setup = game.setup(seats, settings, loaded, simulation=True)
    chosen = tuple((name, setup.settings[name]) for name in settings)
    names = tuple(bot_names(game, bots, seats)) if bots else ()
    return Plan(game.id, seats, chosen, names, seed, number, "" if loaded is None else json.dumps(loaded))


def _side(game: "Game", plan: "Plan", given: str) -> "Plan":
    """Return the plan with one side of a comparison: a content file, settings with commas, or `-` for neither."""
    from dataclasses import replace

    if given == "-":
        return plan
    if "=" in given and not Path(given).exists():
        settings = dict(plan.settings) | read_settings(given.split(","))
        setup = game.setup(plan.seats, settings, simulation=True) if not plan.content else plan.setups[0]
        chosen = tuple((name, setup.settings.get(name, value)) for name, value in settings.items())
        return replace(plan, settings=chosen)
    loaded: Any = read_content(game, Path(given))
    return replace(plan, content=json.dumps(loaded))


def _reported(plan: "Plan", jobs: "Workers", lang: str, out: Path | None) -> tuple[dict[str, Any], str, list[str]]:
    from duskhall.lab import balance as lab
    from duskhall.lab import telling

    plan = lab.prepared(plan)
    texts = words(lang, plan.rules)
    with progress_bar(lab.in_all(plan), texts.text("simulate-progress")) as progress:
        result = lab.report(plan, jobs, progress)
    written = telling.report_page(lang, plan.setups[0], result) if out is not None else ""
    return result, written, telling.findings(telling.Telling(lang, plan.setups[0], result))


def _compared(
    sides: "tuple[Plan, Plan]", names: tuple[str, str], jobs: "Workers", lang: str, out: Path | None
) -> tuple[dict[str, Any], str, list[str]]:
    from duskhall.lab import balance as lab
    from duskhall.lab import telling

    one, other = (lab.prepared(side) for side in sides)
    with progress_bar(2 * one.games, words(lang, one.rules).text("simulate-progress")) as progress:
        result = lab.compare(one, other, jobs, progress)
    named = tuple("" if name == "-" else name for name in names)
    written = telling.compare_page(lang, one.setups[0], result, (named[0], named[1])) if out is not None else ""
    return result, written, telling.changes(telling.Telling(lang, one.setups[0], result))


def _say(sentences: list[str], out: Path, lang: str) -> None:
    """Say what was found on the standard error output, so that `--json` stays alone on the other one."""
    for sentence in sentences:
        sys.stderr.write(f"{sentence}\n")
    sys.stderr.write(f"{words(lang).text('balance-written', file=str(out))}\n")


def _check_place(out: Path) -> None:
    """Refuse a file that cannot be written before anything is played."""
    if out.is_dir() or not out.parent.is_dir():
        raise Mistake("mistake-out", file=str(out))
