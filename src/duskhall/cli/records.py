"""`duskhall replay` and `duskhall verify`: what a record tells, and whether it is true."""

import json
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from duskhall.cli.parameters import Json, Lang, Speed, seat_number
from duskhall.cli.words import words
from duskhall.kernel.mistake import Mistake

if TYPE_CHECKING:
    from duskhall.kernel.record import Record
    from duskhall.kernel.text import Texts
    from duskhall.kernel.verify import Difference

RecordPath = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]


def replay(
    file: RecordPath,
    seat: Annotated[int | None, typer.Option("--seat", metavar="K", show_default=False)] = None,
    speed: Speed = None,
    lang: Lang = None,
) -> None:
    """Tell a recorded game again, as one seat or a spectator saw it."""
    from duskhall.cli.play import pause_for
    from duskhall.cli.screen import Screen
    from duskhall.games import find
    from duskhall.kernel.record import load
    from duskhall.kernel.table import Table
    from duskhall.kernel.text import TableTexts

    record = load(file)
    game = find(record.game)
    eyes = None if seat is None else seat_number(seat, len(record.seats))
    end = Table.replay(game, record)  # refuses a record that comes out differently before anything is told
    texts = TableTexts(words(lang, game), end.setup, [holder.name for holder in record.seats])
    screen = Screen(texts)
    screen.say("replay-title", "bold", title=texts.text("game-title"), entries=end.seq, table=record.table)
    table, pause = Table.reopen(game, record), pause_for(speed)
    screen.events(event for _, event in table.events_for(eyes))
    for number, entry in enumerate(record.entries, 1):
        table.enter(entry)
        if entry.kind == "undo":
            screen.say("replay-undo", "dim", name=texts.seat(entry.seat))
        screen.events(event for at, event in table.events_for(eyes) if at == number)
        if pause:
            time.sleep(pause)
    outcome = table.outcome()
    if outcome is not None:
        screen.outcome(outcome)
    else:
        screen.view(table.state.view(eyes))
        screen.say("replay-unfinished", "dim")


def verify(file: RecordPath, as_json: Json = False, lang: Lang = None) -> None:
    """Check a record's dice, rules and digests from the first draw to the last decision."""
    from duskhall.games import find
    from duskhall.kernel.record import load
    from duskhall.kernel.verify import adopt
    from duskhall.kernel.verify import verify as check

    record = load(file)
    game = find(record.game)
    verdict = check(game, record)
    older = verdict.difference is not None and verdict.difference.what in ("rules_version", "content")
    if older:
        verdict = adopt(game, record)
    texts = words(lang, game)
    if verdict.difference is not None:
        sentence = _difference(texts, record, verdict.difference)
    else:
        message = "verify-adopted" if older else "verify-true"
        if older and record.rules_version == game.rules_version:
            message = "verify-adopted-content"
        sentence = texts.text(
            message, entries=len(record.entries), version=game.rules_version, older=record.rules_version
        )
    if as_json:
        typer.echo(json.dumps(_verdict(file, record, verdict.difference, older, sentence), indent=2))
    else:
        typer.echo(sentence, err=not verdict.ok)
    raise typer.Exit(0 if verdict.ok else 1)


def _verdict(
    file: str, record: "Record", difference: "Difference | None", adopted: bool, sentence: str
) -> dict[str, Any]:
    """Return the verdict as a program reads it; `adopted` says that it holds by today's rules."""
    return {
        "file": file,
        "game": record.game,
        "true": difference is None,
        "adopted": adopted and difference is None,
        "entries": len(record.entries),
        "finished": record.outcome is not None,
        "digest": record.last_digest(),
        "entry": difference.entry if difference else None,
        "what": difference.what if difference else None,
        "sentence": sentence,
    }


def _difference(texts: "Texts", record: "Record", difference: "Difference") -> str:
    """Return the sentence for the first thing that is wrong; seats by their players' names."""
    details = dict(difference.details)
    seat = details.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(record.seats):
        details["seat"] = record.seats[seat].name
    reason = details.get("reason")
    if isinstance(reason, str) and texts.has(reason):
        details["reason"] = texts.mistake(Mistake(reason, **details)).rstrip(".")
    return texts.mistake(Mistake(difference.key, **details))
