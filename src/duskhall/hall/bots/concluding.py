"""Says what an ended game came to, in a worker process: by its record, which is played again."""

import msgspec

from duskhall import games
from duskhall.hall.bots.jobs import Conclude, Result
from duskhall.hall.conclusion import Conclusion, SeatResult
from duskhall.kernel import story as stories
from duskhall.kernel.feats import feats_of
from duskhall.kernel.game import Game
from duskhall.kernel.record import DECIDING, Entry, Record
from duskhall.kernel.state import State
from duskhall.kernel.table import Table


def conclude(job: Conclude) -> Result:
    """Say what an ended game came to, or that nothing can be told of it."""
    try:
        return Result(conclusion=_concluded(job))
    except Exception:  # whatever other rules make of a record and a state that are not theirs
        return Result(conclusion=Conclusion())


def _concluded(job: Conclude) -> Conclusion:
    """Say what a game came to by today's rules, or by its last state where they make another game of it.

    Nobody's records are set with content of a table's own: whoever wrote it could set any.
    """
    record = msgspec.json.decode(job.head, type=Record)
    record.entries = [msgspec.json.decode(entry, type=Entry) for entry in job.entries]
    game = games.find(record.game)
    told = _moments(game, record)
    if told:
        outcome = told[-1].state.outcome()
    else:
        outcome = None if job.state is None else _thawed(game, record, job.state).outcome()
    if outcome is None:
        return Conclusion()
    seats = [
        SeatResult(
            player,
            outcome.places[seat],
            seat in outcome.winners,
            outcome.scores[seat],
            feats_of(game.feats, told, seat) if told and record.embedded_content is None else {},
        )
        for seat, player in enumerate(_players(record))
    ]
    decisions = sum(entry.kind in DECIDING for entry in record.entries)
    replaced = sorted({entry.seat for entry in record.entries if entry.kind == "seat"})
    return Conclusion(outcome.ending, outcome.truncated, decisions, seats, replaced)


def _moments(game: Game, record: Record) -> list[stories.Moment]:
    """Return the moments of a record, or none where today's rules make another game of it."""
    try:
        table = Table.reopen(game, record)
        states, same = [table.state], table.record.opening == record.opening
        for entry in record.entries:
            same = same and table.enter(entry) == entry
            states.append(table.state)
        return stories.moments(table, states) if same else []
    except Exception:  # whatever other rules make of a record that is not theirs
        return []


def _thawed(game: Game, record: Record, state: str) -> State:
    setup = game.setup(len(record.seats), record.settings, record.embedded_content)
    return game.thaw(setup, msgspec.json.decode(state))


def _players(record: Record) -> list[str]:
    """Return who played each seat: whoever sat down there, though a bot may have stood in at the end."""
    return [holder.player for holder in record.seats]
