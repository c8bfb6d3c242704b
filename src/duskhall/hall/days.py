"""The hall's own time, by which clocks of hours and days run, and the days on which a person's clocks stand still.

A move may take days, and meanwhile a hall is closed and opened again, and somebody may set its machine's date.  So
clocks of days run by the date less everything that does not count: while no hall was open nobody could play, and a date
that was set made nothing later or earlier.  How much that is, is stored, and the same for every process.
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta, timezone
from itertools import pairwise
from typing import Final

from duskhall.hall import clock
from duskhall.hall.clock import DAY, JUMP_SECONDS, wall
from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HallMistake
from duskhall.hall.storage import Store, turns
from duskhall.hall.storage.turns import StoredHoliday

TICK_SECONDS: Final = 60.0  # between two looks at the date
SLACK_SECONDS: Final = 300.0  # that a hall may be closed without any clock noticing
REMEMBERED: Final = 120 * DAY  # for which holidays that are over still count for clocks that ran then
FURTHEST_DAYS: Final = 366  # in advance that holidays are chosen
MOST_HOLIDAYS: Final = 40  # of one person, a year


class Days:
    """The hall's own time and everybody's holidays, as this process knows them."""

    def __init__(self, store: Store) -> None:
        """Begin with the date; `tick` finds out the rest."""
        self._store = store
        self._wall, self._clock = wall(), clock.now()
        self._lost = 0.0
        self._open = False
        self._holidays: dict[str, list[tuple[float, float]]] = {}

    def now(self) -> float:
        """Return the hall's own time, which a date that was just set does not move."""
        return self._wall + (clock.now() - self._clock) - self._lost

    @property
    def is_due(self) -> bool:
        """Whether it is time to look at the date again."""
        return clock.now() - self._clock >= TICK_SECONDS

    async def tick(self) -> None:
        """Look at the date, see how much of it does not count, and at everybody's holidays."""
        date_, passed = wall(), clock.now()
        jumped = None
        if self._open:
            apart = (date_ - self._wall) - (passed - self._clock)
            jumped = apart if abs(apart) > JUMP_SECONDS else 0.0
        kept = await self._store.write(turns.keep_time, date_, jumped, SLACK_SECONDS)
        self._wall, self._clock, self._lost, self._open = date_, passed, kept.lost, True
        self.take(await self._store.read(turns.holidays_since, date_ - REMEMBERED))

    def take(self, given: Sequence[StoredHoliday]) -> None:
        """Take everybody's holidays over."""
        self._holidays = {}
        for each in given:
            self._holidays.setdefault(each.person, []).append((each.begins, each.ends))

    def rested(self, person: str | None, since: float, until: float) -> float:
        """Return for how many of the seconds between two times a person's clocks stood still."""
        periods = self._holidays.get(person or "", ())
        lost = self._lost
        return sum(max(0.0, min(until, ends - lost) - max(since, begins - lost)) for begins, ends in periods)

    def rests(self, person: str | None) -> bool:
        """Say whether a person's clocks stand still now."""
        now = self.now()
        return any(
            begins - self._lost <= now < ends - self._lost for begins, ends in self._holidays.get(person or "", ())
        )


# --- Choosing holidays -------------------------------------------------------------------------------------------


def chosen(
    person: str, before: Sequence[StoredHoliday], given: Sequence[tuple[date, date]], offset: int, most: int
) -> list[StoredHoliday]:
    """Return the holidays of a person who wants these, from today on; or raise `Denied`.

    `offset` is how many minutes their own days begin before those of UTC.  Days that are over stay as they were, so
    that nobody has them twice; one that has begun can be ended.
    """
    zone = timezone(timedelta(minutes=offset))
    today = datetime.fromtimestamp(wall(), UTC).astimezone(zone).date()
    kept = [(date.fromisoformat(each.first), date.fromisoformat(each.last)) for each in before]
    over = [(first, min(last, today - timedelta(days=1))) for first, last in kept if first < today]
    coming = sorted((max(first, today), last) for first, last in given if last >= today)
    if any(later[0] <= earlier[1] for earlier, later in pairwise(coming)):
        raise Denied("bad-holidays", HallMistake("holidays-disorder"), 422)
    for first, last in coming:
        if last < first:
            raise Denied("bad-holidays", HallMistake("holidays-disorder"), 422)
        if (last - today).days > FURTHEST_DAYS:
            raise Denied("bad-holidays", HallMistake("holidays-far"), 422)
    every = over + coming
    for year in {day.year for first, last in coming for day in (first, last)}:
        if sum(_days_in(year, first, last) for first, last in every) > most:
            raise Denied("bad-holidays", HallMistake("holidays-many", days=most, year=str(year)), 422)
    recent = [each for each in every if (today - each[1]).days <= 2 * FURTHEST_DAYS]
    return [_holiday(person, first, last, zone) for first, last in recent]


def _days_in(year: int, first: date, last: date) -> int:
    return max(0, (min(last, date(year, 12, 31)) - max(first, date(year, 1, 1))).days + 1)


def _holiday(person: str, first: date, last: date, zone: timezone) -> StoredHoliday:
    begins = datetime(first.year, first.month, first.day, tzinfo=zone).timestamp()
    after = last + timedelta(days=1)
    ends = datetime(after.year, after.month, after.day, tzinfo=zone).timestamp()
    return StoredHoliday(person, first.isoformat(), last.isoformat(), begins, ends)
