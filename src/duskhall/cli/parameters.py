"""The parameters that several commands share, and how their texts are read."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from duskhall.kernel.mistake import Mistake

if TYPE_CHECKING:
    from duskhall.kernel.game import Game
    from duskhall.lab.workers import Workers

HERE: Final = "here"  # a cluster without an address

GameId = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
Players = Annotated[int | None, typer.Option("--players", metavar="N", show_default=False)]
Bots = Annotated[str | None, typer.Option("--bots", metavar="NAME,...", show_default=False)]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", show_default=False)]
Settings = Annotated[list[str] | None, typer.Option("--setting", "--option", metavar="NAME=VALUE", show_default=False)]
ContentFile = Annotated[Path | None, typer.Option("--content", metavar="FILE", show_default=False)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|es", show_default=False)]
Json = Annotated[bool, typer.Option("--json", show_default=False)]
Cluster = Annotated[str | None, typer.Option("--cluster", metavar="[ADDRESS]", show_default=False)]
Speed = Annotated[float | None, typer.Option("--speed", metavar="X", min=0, show_default=False)]


def read_settings(given: Sequence[str] | None) -> dict[str, str]:
    """Read `name=value` texts; whether the game has such a setting is for the game to say."""
    settings = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise Mistake("mistake-setting", text=text)
        settings[name.strip()] = value.strip()
    return settings


def read_content(game: "Game", file: Path | None) -> dict[str, Any] | None:
    """Return the game's content with the entries of a file in it; None without a file."""
    from duskhall.kernel.content import load_file

    return None if file is None else load_file(game, file)


def read_seats(text: str, seats: int) -> list[int]:
    """Read seat numbers such as `1,3` (counted from 1) into seats counted from 0; `none` means no seat."""
    if text.strip().lower() in ("none", "0", ""):
        return []
    return [seat_number(part.strip(), seats) for part in text.split(",")]


def people_seats(seat: Sequence[int] | None, humans: str | None, seats: int) -> list[int] | None:
    """Return the seats that people take, by `--seat` and `--humans`, counted from 0; None where nobody says."""
    if seat is None and humans is None:
        return None
    named = [seat_number(each, seats) for each in seat or ()]
    return sorted({*named, *(read_seats(humans, seats) if humans is not None else ())})


def seat_number(text: str | int, seats: int) -> int:
    """Return the seat, counted from 0, of a number counted from 1."""
    if not str(text).isdecimal() or not 1 <= int(text) <= seats:
        raise Mistake("mistake-seat", seat=str(text), seats=seats)
    return int(text) - 1


def workers(jobs: int, cluster: str | None) -> "Workers":
    """Return who does the work: so many processes of this machine, or a cluster (`here` without an address)."""
    from duskhall.lab.workers import OnCluster

    if cluster is None:
        return jobs
    from duskhall.lab.cluster import check

    check()
    return OnCluster("" if cluster == HERE else cluster)


def split_names(given: str) -> list[str]:
    """Return what is named with commas; a command that has commas itself stands in double quotes.

    >>> split_names('careful, "python3 mine.py --weights=1,2"')
    ['careful', 'python3 mine.py --weights=1,2']
    """
    return [name.strip() for name in next(csv.reader([given], skipinitialspace=True), [])]


def bot_names(game: "Game", given: str | None, count: int, *, at_home: bool = True) -> list[str]:
    """Return a bot for each of so many seats: one name serves all of them, several are one for each.

    At home a bot may be a program, named by its command; a hall never starts one.
    """
    from duskhall import minds
    from duskhall.minds import programs

    if not count and not given:
        return []
    names = split_names(given) if given else [minds.default(game.id)]
    for name in names:
        if not at_home and programs.is_command(name):
            raise Mistake("mistake-program-at-hall", program=name)
        programs.find(game.id, name)
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise Mistake("mistake-bots", given=len(names), seats=count)
    return names
