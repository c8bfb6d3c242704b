"""The story of a night in Blood Bound: how the end came about, and what everybody said that was true, or was not."""

from collections.abc import Sequence
from typing import Any, cast

from duskhall.games.blood_bound import events, talk
from duskhall.games.blood_bound.state import NOBODY, BloodBound
from duskhall.kernel.describe import Noun, SeatName, Text
from duskhall.kernel.event import NUMBER, SEAT, Event
from duskhall.kernel.story import Moment, Story

_CLAIMS = (talk.CLAIM_CLAN, talk.CLAIM_RANK, talk.ACCUSE, talk.CALL_LEADER, talk.SAY_CLUE, talk.SAY_SEEN)


def story(told: Sequence[Moment]) -> Story:
    """Tell a game by its capture and by what was claimed."""
    game = cast("BloodBound", told[-1].state)
    turning, at = _turning(told, game)
    return Story(turning, at, tuple(_claims(told, game, seat) for seat in range(game.seats)))


def _turning(told: Sequence[Moment], game: BloodBound) -> tuple[Text | None, int]:
    """Return when the captured showed their rank, or else when the dagger last came to the captor."""
    if game.captured == NOBODY:
        return None, 0
    captured, captor = SeatName(game.captured), SeatName(game.captor)
    for moment in told:
        for event in moment.events:
            if event.kind is events.RANK_TAKEN and event.values["seat"] == game.captured:
                rank = Noun("rank", str(event.values["rank"]))
                return Text("story-rank-shown", {"captured": captured, "rank": rank}), moment.seq
    for moment in reversed(told):
        for event in moment.events:
            if event.kind is events.DAGGER_PASSED and event.values["receiver"] == game.captor:
                giver = SeatName(int(event.values["seat"] or 0))
                return Text("story-dagger-came", {"captor": captor, "giver": giver}), moment.seq
    return Text("story-unseen", {"captor": captor, "captured": captured}), told[-1].seq


def _claims(told: Sequence[Moment], game: BloodBound, seat: int) -> tuple[Text, ...]:
    """10.2 Return what a seat claimed, each thing once, and whether it was true; of a lie also what was."""
    found: dict[Event, Text] = {}
    for moment in told:
        for event in moment.events:
            if event.values.get("seat") == seat and event not in found:
                judged = _judged(event, game, told)
                if judged is not None:
                    found[event] = judged
    return tuple(found.values())


def _judged(event: Event, game: BloodBound, told: Sequence[Moment]) -> Text | None:
    """Return a claim with its truth; None for what is no claim."""
    holds = is_true(event, game, told)
    if holds is None:
        return None
    truth = None if holds else _truth(event, game, told)
    if truth is not None:
        return Text("story-lie", {"said": _said(event), "truth": truth})
    return Text("story-true" if holds else "story-false", {"said": _said(event)})


def is_true(event: Event, game: BloodBound, told: Sequence[Moment]) -> bool | None:
    """Say whether a claim holds, now that all cards are up; None for what is no claim."""
    if event.kind not in _CLAIMS:
        return None
    said = event.values[event.kind.fields[-1]]  # what is claimed stands last
    truth = _truth(event, game, told)
    return said == (truth.seat if isinstance(truth, SeatName) else truth.id if truth else None)


def _truth(event: Event, game: BloodBound, told: Sequence[Moment]) -> Noun | SeatName | None:
    """Return what a claim should have named; None where the speaker was never shown anything of the kind."""
    names = game.setup.catalogues
    seat, about = int(event.values["seat"] or 0), int(event.values.get("target") or 0)
    if event.kind is talk.CALL_LEADER:
        return SeatName(game.leader(game.clan(about)))
    if event.kind is talk.CLAIM_RANK:
        return Noun("rank", names["rank"][game.tables.rank[game.character[seat]]])
    if event.kind is talk.SAY_SEEN:
        return Noun("character", names["character"][game.character[about]])
    if event.kind is talk.SAY_CLUE:
        return _clue(told, seat, about)
    return Noun("clan", names["clan"][game.clan(seat if event.kind is talk.CLAIM_CLAN else about)])


def _clue(told: Sequence[Moment], seat: int, neighbour: int) -> Noun | None:
    """1.6 Return the clue that a seat was shown by a neighbour."""
    for moment in told:
        for event in moment.events:
            if event.kind is events.CLUE_SHOWN and (event.values["seat"], event.values["neighbour"]) == (
                seat,
                neighbour,
            ):
                return Noun("clan", str(event.values["clan"]))
    return None


def _said(event: Event) -> Text:
    """Return a claim in the words in which it was made; whose it is stands beside it."""
    args: dict[str, Any] = {}
    for field, noun in zip(event.kind.fields, event.kind.nouns, strict=True):
        value = event.values[field]
        args[field] = value if noun == NUMBER else SeatName(int(value or 0)) if noun == SEAT else Noun(noun, str(value))
    return Text(f"story-said-{event.kind.name}".replace("_", "-"), args)
