"""`duskhall replay` and `duskhall verify`: what a record tells, and whether it is true."""

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from duskhall.cli.parameters import Json, Lang, Speed, seat_number
from duskhall.cli.words import words
from duskhall.kernel.mistake import Mistake

if TYPE_CHECKING:
    from duskhall.kernel.game import Game
    from duskhall.kernel.record import Record
    from duskhall.kernel.text import Texts
    from duskhall.kernel.verify import Difference, Verdict

# The exit status of `verify`; 2 is that of a file that is no record.
TRUE: Final = 0  # a true record of a complete game, by the rules and the content here
FALSE: Final = 1
UNPROVEN: Final = 3  # no fault was found, but the game is not complete, or its rules or content are not those here

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

    record = load(file)
    game = find(record.game)
    texts = words(lang, game)
    judged = _judge(game, record)
    sentence = judged.sentence(texts)
    if as_json:
        typer.echo(json.dumps(judged.plain(file, sentence), indent=2))
    else:
        typer.echo(sentence, err=judged.status == FALSE)
    raise typer.Exit(judged.status)


@dataclass(frozen=True)
class Judged:
    """What `verify` found: `other` is what rules or content the record names, where these are not here."""

    game: "Game"
    record: "Record"
    verdict: "Verdict"
    other: "Difference | None"
    status: int

    def sentence(self, texts: "Texts") -> str:
        """Return the verdict, and whether the game is complete."""
        difference, other = self.verdict.difference, self.other
        told = "" if difference is None else _difference(texts, self.record, difference)
        if other is None:
            told = told or texts.text("verify-true", entries=len(self.record.entries))
        else:
            there = "rules" if other.what == "rules_version" else "content"
            message = f"verify-other-{there}" if difference else f"verify-adopted-{there}"
            told = texts.text(
                message,
                version=self.game.rules_version,
                older=self.record.rules_version,
                expected=str(other.expected),
                found=self.record.content,
                entries=len(self.record.entries),
                difference=told,
            )
        return told if difference else f"{told} {self._completeness(texts)}"

    def _completeness(self, texts: "Texts") -> str:
        if self.verdict.complete:
            return texts.text("verify-complete")
        seat, question = self.verdict.waiting[0]
        name = self.record.seats[seat].name
        return texts.text("verify-incomplete", entry=len(self.record.entries), seat=name, question=question)

    def plain(self, file: str, sentence: str) -> dict[str, Any]:
        """Return the verdict as a program reads it; `adopted` says that it holds by what is here."""
        difference = self.verdict.difference
        return {
            "file": file,
            "game": self.record.game,
            "true": self.verdict.ok,
            "adopted": self.verdict.ok and self.other is not None,
            "entries": len(self.record.entries),
            "finished": self.verdict.complete,
            "digest": self.record.last_digest(),
            "entry": difference.entry if difference else None,
            "what": difference.what if difference else None,
            "sentence": sentence,
        }


def _judge(game: "Game", record: "Record") -> Judged:
    from duskhall.kernel.verify import Verdict, adopt, arithmetic
    from duskhall.kernel.verify import verify as check

    verdict = check(game, record)
    other = verdict.difference
    if other is None or other.key not in ("verify-rules-version", "verify-content"):
        status = TRUE if verdict.complete else UNPROVEN if verdict.ok else FALSE
        return Judged(game, record, verdict, None, status)
    verdict = adopt(game, record)
    if verdict.ok:
        return Judged(game, record, verdict, other, UNPROVEN)
    wrong = arithmetic(record)
    if wrong is not None:
        return Judged(game, record, Verdict(wrong), None, FALSE)
    return Judged(game, record, verdict, other, UNPROVEN)


def _difference(texts: "Texts", record: "Record", difference: "Difference") -> str:
    """Return the sentence for the first thing that is wrong; seats by their players' names."""
    details = _with_names(record, difference.details)
    refusal = difference.refusal
    if refusal is not None and texts.has(refusal.reason):
        details["reason"] = texts.text(refusal.reason, **_with_names(record, refusal.details)).rstrip(".")
    return texts.mistake(Mistake(difference.key, **details))


def _with_names(record: "Record", details: Mapping[str, Any]) -> dict[str, Any]:
    seat = details.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(record.seats):
        return {**details, "seat": record.seats[seat].name}
    return dict(details)
