"""Sitting down at a table of a hall: at a new one, with bots or with friends, or at one by its link."""

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from duskhall.cli.keyboard import read_line
from duskhall.cli.parameters import bot_names, people_seats
from duskhall.cli.remote import RemoteSeats
from duskhall.cli.screen import PROMPT, Screen
from duskhall.cli.serve import explained
from duskhall.cli.words import words
from duskhall.games import GAMES, find, shelf
from duskhall.hall.client import Visitor
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.text import TableTexts


class Wish(NamedTuple):
    """What somebody asks for who sits down at a hall; the seats to take are the first free one where nobody says."""

    game: str | None
    players: int | None
    seat: list[int] | None
    humans: str | None
    names: Sequence[str]
    bots: str | None
    settings: dict[str, str]
    link: str | None
    record: Path | None
    lang: str | None


def play_at(address: str, wish: Wish) -> None:
    """Sit down at a table of a hall and play: at a new one with bots, or for friends (`--bots none`), or by a link."""
    if not sys.stdin.isatty():
        raise Mistake("mistake-no-terminal")
    texts = words(wish.lang)
    if wish.game is not None:
        find(wish.game)
    with explained():
        name = wish.names[0] if wish.names else texts.text("seat-name", number=1)
        visitor = Visitor(address, name, lang=texts.lang)
        if wish.game is None and wish.link is None:
            wish = _choose(visitor, wish)
        info, own = _new_table(visitor, wish) if wish.link is None else join(visitor, wish)
        game = find(info["game"])  # by a link one may come to another game than one thought
        screen = Screen(TableTexts(words(wish.lang, game), game.setup(len(info["seats"]), info["settings"])))
        called = wish.names if len(wish.names) == len(own) > 1 else ()
        if info["host"] == visitor.person and any(not held["player"] for held in info["seats"]):
            link = f"{visitor.address}/table/{info['table']}#{info['invite']}"
            screen.console.print(screen.table.text("remote-table", link=link), style="bold", soft_wrap=True)
        RemoteSeats(visitor, str(info["table"]), own, screen, called, wish.record).play()


def _choose(visitor: Visitor, wish: Wish) -> Wish:
    """Ask which game is to be played: a new one, or one that waits for people at a public table."""
    console = Console(highlight=False)
    choices = [wish._replace(game=game.id) for game in shelf()]
    labels = [words(wish.lang, game).text("game-title") for game in shelf()]
    for info in visitor.get("/api/tables"):
        free = sum(not held["player"] for held in info["seats"])
        if info["status"] == "open" and free and info["game"] in GAMES:
            texts = words(wish.lang, find(info["game"]))
            labels.append(texts.text("remote-open-table", title=texts.text("game-title"), free=free))
            choices.append(wish._replace(link=info["table"]))
    texts = words(wish.lang)
    console.print(texts.text("remote-choose"), style="bold")
    for number, label in enumerate(labels, 1):
        console.print(f"{number}  {label}", markup=False)
    while True:
        typed = read_line(console, PROMPT).strip()
        if typed in ("q", "quit"):
            raise SystemExit(0)
        if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(choices):
            return choices[int(typed) - 1]
        console.print(texts.text("play-number", most=len(choices)), style="red")


def _new_table(visitor: Visitor, wish: Wish) -> tuple[Any, Sequence[int]]:
    """Make a table, take one's seats there, and let bots have the others."""
    game = find(wish.game or "")
    seats = game.usual_seats if wish.players is None else wish.players
    own = people_seats(wish.seat, wish.humans, seats) or [0]
    names = [] if wish.bots == "none" else bot_names(game, wish.bots, seats - len(own), at_home=False)
    table = visitor.post("/api/tables", game=game.id, seats=seats, settings=wish.settings)["table"]
    _take(visitor, table, own)
    others = [seat for seat in range(seats) if seat not in own]
    for seat, bot in zip(others, names):
        visitor.post(f"/api/tables/{table}/bots", seats=[seat], bot=bot)
    return _ready(visitor, table), own


def join(visitor: Visitor, wish: Wish) -> tuple[Any, Sequence[int]]:
    """Join by a link such as 0123456789abcdef#secret, at the seats wanted or the first free one."""
    link = wish.link or ""
    table, _, invite = link.rpartition("/")[2].partition("#")
    if not table.isalnum():
        raise Mistake("mistake-link", link=link)
    info = visitor.post(f"/api/tables/{table}/join", invite=invite or None)
    held = info["seats"]
    wanted = people_seats(wish.seat, wish.humans, len(held))
    free = [seat for seat in range(len(held)) if held[seat]["person"] is None]
    own = wanted or sorted(free, key=lambda seat: held[seat]["player"] != "")[:1]  # a bot's seat last
    if not own or info["status"] != "open":
        raise Mistake("mistake-table-full")
    _take(visitor, table, own)
    return _ready(visitor, table), own


def _take(visitor: Visitor, table: str, own: Sequence[int]) -> None:
    """Take these seats, instead of the first one, which whoever makes a table has already."""
    held = visitor.get(f"/api/tables/{table}")["seats"]
    free = [seat for seat in own if held[seat]["person"] != visitor.person]
    for seat in free:
        visitor.post(f"/api/tables/{table}/sit", seat=seat, another=seat != free[0] or len(free) < len(own))


def _ready(visitor: Visitor, table: str) -> Any:
    return visitor.post(f"/api/tables/{table}/ready", contribution=secrets.token_hex(16))
