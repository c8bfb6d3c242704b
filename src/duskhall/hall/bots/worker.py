"""A worker process: lets bots think, works out odds and replays records, so that the hall's event loop never does.

It reads jobs from its standard input and writes results to its standard output, each as four bytes of length and
that much JSON.
"""

import signal
import sys
from functools import lru_cache
from typing import Any, BinaryIO

import msgspec

from duskhall import games, minds
from duskhall.hall import clock, packs
from duskhall.hall.bots.concluding import conclude
from duskhall.hall.bots.jobs import (
    Advise,
    Analyse,
    Choose,
    Conclude,
    Frame,
    Replay,
    Result,
    Settle,
    Situation,
    Speak,
    Story,
    Tell,
    Together,
    Vet,
    Weigh,
)
from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HALL_TEXTS
from duskhall.hall.table import frames
from duskhall.kernel import story as stories
from duskhall.kernel import talk
from duskhall.kernel.budget import USUAL, Budget
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.precedence import whose
from duskhall.kernel.question import Ask
from duskhall.kernel.record import Record
from duskhall.kernel.seat import Mind, Seat, Talker
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State
from duskhall.kernel.table import Table
from duskhall.kernel.text import Texts
from duskhall.teacher.analysis import Progress, analyse
from duskhall.teacher.hint import hint


def main() -> None:
    """Work until the hall closes the standard input; a signal to stop is the hall's to follow."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    jobs, results = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not disturb the results
    decoder = msgspec.json.Decoder(Choose | Settle | Speak | Weigh | Advise | Replay | Tell | Analyse | Conclude | Vet)
    _write(results, Result())  # says that it is ready: starting is not counted as thinking
    while (data := _read(jobs)) is not None:
        try:
            job = decoder.decode(data)
            if isinstance(job, Analyse):
                result = _analyse(job, lambda parts: _write(results, Result(progress=parts)))
            else:
                result = _CARRY_OUT[type(job)](job)
        except Exception as error:  # a bot may do anything; the hall replaces it
            result = Result(problem=f"{type(error).__name__}: {error}")
        _write(results, result)


def _write(results: BinaryIO, result: Result) -> None:
    encoded = msgspec.json.encode(result)
    results.write(len(encoded).to_bytes(4, "big") + encoded)
    results.flush()


def _read(jobs: BinaryIO) -> bytes | None:
    length = jobs.read(4)
    return jobs.read(int.from_bytes(length, "big")) if len(length) == 4 else None


def _choose(job: Choose) -> Result:
    setup, state = _situation(job)
    ask = state.ask_for(job.seat)
    if ask is None:
        return Result(problem="nothing is asked")
    heard = _events(setup, job.heard)
    mind = minds.find(setup.game.id, job.bot)(setup.game, job.seat, Dice(seed_from(job.chance)))
    option = mind.choose(Seat(state, ask, heard, _budget(job.seconds)))
    if option not in ask.options:
        return Result(problem=f"the bot chose {option}, which is not legal")
    return Result(option=setup.option_name(ask.question, option))


def _budget(seconds: float | None) -> Budget:
    """Return the usual work, until a deadline where there is one."""
    if seconds is None:
        return USUAL
    ends = clock.now() + seconds
    return Budget(is_over=lambda: clock.now() >= ends)


def _settle(job: Settle) -> Result:
    state, events, bots = _together(job)
    budget = _budget(job.seconds)

    def seat_of(ask: Ask) -> Seat:
        return Seat(state, ask, [event for event in events if event.hears(ask.seat)], budget)

    return Result(seat=whose(state, bots, seat_of).seat)


def _speak(job: Speak) -> Result:
    state, events, speakers = _together(job)
    silent = sorted({bot for seat, bot in job.bots if not isinstance(speakers[seat], Talker)})
    return Result(said=list(talk.hear_out(state, events, speakers)), silent=silent)


def _together(job: Together) -> tuple[State, list[Event], dict[int, Mind]]:
    """Return the state, what was told, and the minds of the bots by their seats."""
    setup = _setup(job.head)
    found = {
        seat: minds.find(setup.game.id, bot)(setup.game, seat, Dice(seed_from(f"{job.chance} {seat}")))
        for seat, bot in job.bots
    }
    return setup.game.thaw(setup, job.state), _events(setup, job.events), found


def _events(setup: Setup, told: list[dict[str, Any]]) -> list[Event]:
    kinds = {kind.name: kind for kind in (*setup.game.kinds, *setup.game.statements)}
    return [
        Event(kinds[event["event"]], {name: value for name, value in event.items() if name != "event"})
        for event in told
    ]


def _weigh(job: Weigh) -> Result:
    _, state = _situation(job)
    ask = state.ask_for(job.seat)
    if ask is None:
        return Result()
    return Result(odds=frames.odds(state, ask))


def _advise(job: Advise) -> Result:
    setup, state = _situation(job)
    ask = state.ask_for(job.seat)
    if ask is None:
        return Result()
    return Result(hint=hint(Seat(state, ask, _events(setup, job.heard)), _budget(job.seconds)))


def _situation(job: Situation) -> tuple[Setup, State]:
    setup = _setup(job.head)
    return setup, setup.game.thaw(setup, job.state)


@lru_cache(maxsize=64)
def _setup(head: str) -> Setup:
    record = msgspec.json.decode(head, type=Record)
    return games.find(record.game).setup(len(record.seats), record.settings, record.embedded_content)


def replay(job: Replay) -> Result:
    """Tell a record again; from where today's rules fail on it, what happened is told as it was stored."""
    record = msgspec.json.decode(job.record, type=Record)
    numbers = range(job.first, min(job.last, len(record.entries)) + 1)
    found = []
    try:
        table = Table.reopen(games.find(record.game), record)
        same = table.record.opening == record.opening
        for number in range(numbers.stop):
            if number and same:
                same = table.enter(record.entries[number - 1]) == record.entries[number - 1]
            if not same:
                break
            if number >= job.first:
                found.append(_frame(table, number, job))
    except Exception:  # whatever other rules make of a record that is not theirs
        pass
    stored = [_as_stored(record, number) for number in numbers[len(found) :]]
    return Result(frames=msgspec.Raw(msgspec.json.encode(found + stored)))


def _as_stored(record: Record, number: int) -> Frame:
    """Tell an entry by what everybody heard of it, which is all that a record holds."""
    return Frame(frames.as_stored(number, record.entries[number - 1] if number else None, record.opening))


def _frame(table: Table, number: int, job: Replay) -> Frame:
    now = frames.now(table, job.seat, table.players(), words=job.words, aids=job.aids)
    if not job.everything:
        return Frame(frames.happened(table, number, [job.seat])[job.seat], now)
    seats = range(table.setup.seats)
    told = frames.happened(table, number, [None])[None]
    events = [event.plain() for at, event in table.events if at == number]
    views = [msgspec.to_builtins(table.state.view(seat)) for seat in seats]
    return Frame(msgspec.structs.replace(told, events=events), now, views)


def tell(job: Tell) -> Result:
    """Tell the story of a record, or an empty one where there is none that today's rules can tell."""
    record = msgspec.json.decode(job.record, type=Record)
    game = games.find(record.game)
    told = Story()
    try:
        table = Table.reopen(game, record)
        states, same = [table.state], table.record.opening == record.opening
        for entry in record.entries:
            same = same and table.enter(entry) == entry
            states.append(table.state)
        if game.story is not None and same and table.state.ended:
            found = game.story(stories.moments(table, states))
            told = Story(
                None if found.turning is None else found.turning.plain(),
                found.at,
                [[text.plain() for text in deeds] for deeds in found.deeds],
                [text.plain() for text in found.together],
                found.again,
                None if found.part is None else found.part.plain(),
            )
    except Exception:  # whatever other rules make of a record that is not theirs
        told = Story()
    return Result(story=msgspec.Raw(msgspec.json.encode(told)))


def _analyse(job: Analyse, progress: Progress) -> Result:
    record = msgspec.json.decode(job.record, type=Record)
    return Result(analysis=msgspec.Raw(msgspec.json.encode(analyse(record, progress))))


def _vet(job: Vet) -> Result:
    try:
        vetted = packs.vet(job.game, job.file, job.text.encode(errors="surrogatepass"), job.most)
    except Denied as problem:
        return Result(refused=problem.said(job.lang))
    except Mistake as problem:
        return Result(refused=Texts(job.lang, (HALL_TEXTS,)).mistake(problem))
    return Result(vetted=msgspec.Raw(msgspec.json.encode(vetted)))


_CARRY_OUT: dict[type, Any] = {
    Choose: _choose,
    Settle: _settle,
    Speak: _speak,
    Weigh: _weigh,
    Advise: _advise,
    Replay: replay,
    Tell: tell,
    Conclude: conclude,
    Vet: _vet,
}

if __name__ == "__main__":
    main()
