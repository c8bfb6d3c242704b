"""Play by the day: the holidays of whoever asks."""

from datetime import date
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from duskhall.hall import days
from duskhall.hall.clock import wall
from duskhall.hall.storage import turns
from duskhall.hall.web.edge import PROBLEMS, AnyHall, Body, Someone

router = APIRouter(prefix="/api/people/me", tags=["people"], responses=PROBLEMS)

# How many minutes somebody's clock is ahead of UTC.
Offset = Annotated[int, Field(ge=-1080, le=1080)]


class Holiday(Body):
    """Days on which one's clocks stand still, from the first to the last."""

    first: date
    last: date


class Holidays(Body):
    """One's holidays from today on, in the days of one's own clock, which is so many minutes ahead of UTC."""

    holidays: list[Holiday] = Field(max_length=days.MOST_HOLIDAYS)
    offset: Offset = 0


class OwnHolidays(Body):
    """One's holidays, those that are over with them, and how many days a year may have."""

    holidays: list[Holiday]
    days: int


@router.get("/holidays", operation_id="getHolidays")
async def get_holidays(hall: AnyHall, person: Someone) -> OwnHolidays:
    """Say when one's clocks stand still."""
    return _own(await hall.store.read(turns.holidays_of, person.id), hall.config.holiday_days)


@router.put("/holidays", operation_id="setHolidays")
async def set_holidays(hall: AnyHall, person: Someone, wish: Holidays) -> OwnHolidays:
    """Choose when one's clocks stand still from today on; days that are over stay as they were."""
    before = await hall.store.read(turns.holidays_of, person.id)
    wanted = [(each.first, each.last) for each in wish.holidays]
    chosen = days.chosen(person.id, before, wanted, wish.offset, hall.config.holiday_days)
    await hall.store.write(turns.set_holidays, person.id, chosen)
    hall.days.take(await hall.store.read(turns.holidays_since, wall() - days.REMEMBERED))
    return _own(chosen, hall.config.holiday_days)


def _own(stored: list[turns.StoredHoliday], most: int) -> OwnHolidays:
    return OwnHolidays(
        holidays=[Holiday(first=date.fromisoformat(each.first), last=date.fromisoformat(each.last)) for each in stored],
        days=most,
    )
