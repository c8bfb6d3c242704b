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
    Options,
    Players,
    Seed,
    Speed,
    bot_names,
    read_content,
    read_options,
    read_seats,
    seat_number,
    usual_players,
)
from duskhall.cli.words import words
from duskhall.kernel.mistake import Mistake

if TYPE_CHECKING:
    from duskhall.cli.host import Host

RecordFile = Annotated[Path | None, typer.Option("--record", metavar="FILE", show_default=False)]


def play(
    game: GameId,
    players: Players = None,
    seat: Annotated[list[int] | None, typer.Option("--seat", metavar="K", show_default=False)] = None,
    humans: Annotated[str | None, typer.Option("--humans", metavar="K,...", show_default=False)] = None,
    names: Annotated[str | None, typer.Option("--names", metavar="NAME,...", show_default=False)] = None,
    bots: Bots = None,
    seed: Seed = None,
    option: Options = None,
    content: ContentFile = None,
    record: RecordFile = None,
    server: Annotated[str | None, typer.Option("--server", metavar="URL", show_default=False)] = None,
    table: Annotated[str | None, typer.Option("--table", metavar="LINK", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Play in this terminal, alone with bots or with friends around it."""
    from duskhall.games import find

    if server is not None:
        from duskhall.cli.remote import play_at

        play_at(server, find(game), players, names, bots, option, table, lang)
        return
    seats = usual_players(find(game)) if players is None else players
    people = {seat_number(each, seats) for each in seat or ()}
    people.update(read_seats(humans, seats) if humans is not None else ())
    if seat is None and humans is None:
        people = {0}
    if people and not sys.stdin.isatty():
        raise Mistake("mistake-no-terminal")
    host = _open(game, seats, sorted(people), names, bots, seed, option, content, record, lang)
    host.play()


def watch(
    game: GameId,
    players: Players = None,
    bots: Bots = None,
    seed: Seed = None,
    option: Options = None,
    content: ContentFile = None,
    speed: Speed = None,
    record: RecordFile = None,
    lang: Lang = None,
) -> None:
    """Watch bots play, narrated."""
    from duskhall.games import find

    seats = usual_players(find(game)) if players is None else players
    host = _open(game, seats, [], None, bots, seed, option, content, record, lang)
    host.pause = pause_for(speed)
    host.play()


def pause_for(speed: float | None) -> float:
    """Return the seconds between two decisions: two a second in a terminal, none where a program reads."""
    if speed is None:
        speed = 2.0 if sys.stdout.isatty() else 0.0
    return 1 / speed if speed else 0.0


def _open(
    game: str,
    seats: int,
    people: list[int],
    names: str | None,
    bots: str | None,
    seed: str | None,
    option: list[str] | None,
    content: Path | None,
    record: Path | None,
    lang: str | None,
) -> "Host":
    from duskhall.cli.host import Host
    from duskhall.games import find

    found = find(game)
    setup = found.setup(seats, read_options(option), read_content(found, content))
    texts = words(lang, found)
    chosen = iter(bot_names(found, bots, seats - len(people)))
    minds = {seat: next(chosen) for seat in range(seats) if seat not in people}
    if record is not None and not record.absolute().parent.is_dir():
        raise Mistake("mistake-folder", folder=str(record.absolute().parent))
    called = [name.strip() for name in names.split(",")] if names else []
    return Host(setup, texts, minds, called, seed, record)
