"""Events have stable values and reach exactly their audience."""

import pytest
from tests.kernel.toy import CROWNED, DEALT, GAME, ROLLED

from duskhall.kernel.event import NOBODY, NUMBER, SEAT, Event, Kind, Recorder


def heard(kind: Kind, *told: int) -> Event:
    recorder = Recorder(GAME.setup(3))
    recorder.hear(kind, *(*told, 0, 0, 0, 0)[:4])
    return recorder.events[0]


def test_seats_and_numbers_stay_ints_and_the_rest_gets_its_name():
    assert heard(DEALT, 1, 5).plain() == {"event": "dealt", "seat": 1, "card": "king"}
    assert heard(ROLLED, 1, NOBODY).plain() == {"event": "rolled", "seat": 1, "value": -1}


def test_nobody_is_written_as_nothing():
    assert heard(CROWNED, 2, NOBODY).plain() == {"event": "crowned", "seat": 2, "given_by": None}
    assert heard(DEALT, 2, NOBODY).values["card"] is None


def test_a_private_event_reaches_its_seat_alone():
    private = heard(DEALT, 1, 5)
    assert [private.hears(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert not heard(DEALT, NOBODY, 5).hears(None)


def test_a_public_event_reaches_everyone():
    assert all(heard(ROLLED, 1, 5).hears(seat) for seat in (0, 1, 2, None))


def test_a_kind_that_cannot_be_written_or_heard_is_not_declared():
    with pytest.raises(ValueError, match="no seat field"):
        Kind("dealt", "1", "seat", card="card")
    with pytest.raises(ValueError, match="named event"):
        Kind("dealt", "1", event=NUMBER)
    with pytest.raises(ValueError, match="more than four"):
        Kind("dealt", "1", a=SEAT, b=SEAT, c=SEAT, d=SEAT, e=SEAT)


def test_a_kind_that_was_parted_from_another_is_told_as_that_one_in_older_records():
    fell = Kind("fell", "2.1", seat=SEAT, hits=NUMBER)
    pushed = Kind("pushed", "2.2", seat=SEAT, hits=NUMBER, by=SEAT).since(3, fell)
    event = heard(pushed, 1, 2, 0)
    assert event.told_by(3) == {"event": "pushed", "seat": 1, "hits": 2, "by": 0}
    assert event.told_by(2) == {"event": "fell", "seat": 1, "hits": 2}
    assert heard(Kind("tired", "2.3", seat=SEAT).since(2), 1).told_by(1) is None
    with pytest.raises(ValueError, match="lacks fields of pushed"):
        Kind("shoved", "2.2", seat=SEAT).since(3, pushed)
