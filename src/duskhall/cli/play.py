"""`duskhall play` and `duskhall watch`: a table in the terminal, for people, bots, or both."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from duskhall.cli.parameters import (
    Bots,
    ContentFile,
    GameId,
    Lang,
    Players,
    Seed,
    Settings,
    Speed,
    bot_names,
    people_seats,
    read_content,
    read_settings,
)
from duskhall.cli.words import words
from duskhall.kernel.mistake import Mistake

if TYPE_CHECKING:
    from duskhall.cli.host import Host

RecordFile = Annotated[Path | None, typer.Option("--record", metavar="FILE", show_default=False)]


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    players: Players = None,
    seat: Annotated[list[int] | None, typer.Option("--seat", metavar="K", show_default=False)] = None,
    humans: Annotated[str | None, typer.Option("--humans", metavar="K,...", show_default=False)] = None,
    names: Annotated[str | None, typer.Option("--names", metavar="NAME,...", show_default=False)] = None,
    bots: Bots = None,
    seed: Seed = None,
    setting: Settings = None,
    content: ContentFile = None,
    record: RecordFile = None,
    server: Annotated[str | None, typer.Option("--server", metavar="URL", show_default=False)] = None,
    table: Annotated[str | None, typer.Option("--table", metavar="LINK", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Play in this terminal, alone with bots or with friends around it."""
    from duskhall.games import find

    called = [name.strip() for name in names.split(",")] if names else []
    _check_folder(record)
    where = server if server is not None else table  # a whole link says where the hall is
    if where is not None:
        from duskhall.cli.sitting import Wish, play_at

        for name, value in (("--seed", seed), ("--content", content)):
            if value is not None:
                raise Mistake("mistake-not-at-hall", option=name)
        play_at(where, Wish(game, players, seat, humans, called, bots, read_settings(setting), table, record, lang))
        return
    if game is None:
        raise Mistake("mistake-no-game")
    seats = find(game).usual_seats if players is None else players
    chosen = people_seats(seat, humans, seats)
    people = [0] if chosen is None else chosen
    if people and not sys.stdin.isatty():
        raise Mistake("mistake-no-terminal")
    host = _open(game, seats, people, called, bots, seed, setting, content, record, lang)
    host.play()


def watch(
    game: GameId,
    players: Players = None,
    bots: Bots = None,
    seed: Seed = None,
    setting: Settings = None,
    content: ContentFile = None,
    speed: Speed = None,
    record: RecordFile = None,
    lang: Lang = None,
) -> None:
    """Watch bots play, narrated."""
    from duskhall.games import find

    seats = find(game).usual_seats if players is None else players
    _check_folder(record)
    host = _open(game, seats, [], [], bots, seed, setting, content, record, lang)
    host.pause = pause_for(speed)
    host.play()


def pause_for(speed: float | None) -> float:
    """Return the seconds between two decisions: two a second in a terminal, none where a program reads."""
    if speed is None:
        speed = 2.0 if sys.stdout.isatty() else 0.0
    return 1 / speed if speed else 0.0


def _check_folder(record: Path | None) -> None:
    """Find out before the game that its record cannot be kept afterwards."""
    if record is not None and not record.absolute().parent.is_dir():
        raise Mistake("mistake-folder", folder=str(record.absolute().parent))


def _open(
    game: str,
    seats: int,
    people: list[int],
    names: list[str],
    bots: str | None,
    seed: str | None,
    setting: list[str] | None,
    content: Path | None,
    record: Path | None,
    lang: str | None,
) -> "Host":
    from duskhall.cli.host import Host
    from duskhall.games import find

    found = find(game)
    setup = found.setup(seats, read_settings(setting), read_content(found, content))
    texts = words(lang, found)
    chosen = iter(bot_names(found, bots, seats - len(people)))
    minds = {seat: next(chosen) for seat in range(seats) if seat not in people}
    return Host(setup, texts, minds, names, seed, record)
