"""What everybody sees of missions: which are open, what they want, which wait, and where their tokens are."""

import msgspec

from duskhall.games.bloodborne_board.data.reading import words_of
from duskhall.games.bloodborne_board.printed import BARRED, DONE, NOBODY, NOWHERE, TRIGGER_SPACE, WAITING
from duskhall.games.bloodborne_board.state import BoardGame

GOALS, MISSION_TYPES, TRIGGERS = (list(words_of(kind)) for kind in ("Goal", "MissionType", "Trigger"))


class TokenView(msgspec.Struct, frozen=True):
    """A mission's token: on a space, or carried."""

    mission: str
    space: str | None
    seat: int | None


class MissionView(msgspec.Struct, frozen=True):
    """A mission that is open or done."""

    mission: str
    step: str | None
    progress: int
    quota: int
    done: bool
    type: str
    goal: str | None
    tile: str | None
    space: str | None
    insight: int


class StartView(msgspec.Struct, frozen=True):
    """A mission that waits: what starts it, where, or at which reset point."""

    mission: str
    trigger: str
    tile: str | None
    space: str | None
    reset: int


def missions(game: BoardGame) -> list[MissionView]:
    """Return the missions that are open or done."""
    names = game.setup.catalogues
    found = []
    for mission, at in enumerate(game.mission_at):
        if at in (BARRED, WAITING):
            continue
        printed = game.tables.steps[at] if at >= 0 else None
        tile = printed.tile if printed is not None else NOBODY
        found.append(
            MissionView(
                mission=names["mission"][mission],
                step=names["mission_step"][at] if at >= 0 else None,
                progress=game.progress[mission],
                quota=game.quota(printed) if printed is not None else 0,
                done=at == DONE,
                type=MISSION_TYPES[game.tables.missions[mission].type],
                goal=GOALS[printed.goal] if printed is not None else None,
                tile=names["tile"][tile] if tile != NOBODY else None,
                space=_named(game, tile) if printed is not None and printed.on_space else None,
                insight=printed.insight if printed is not None else 0,
            )
        )
    return found


def _named(game: BoardGame, tile: int) -> str | None:
    return game.setup.catalogues["space"][game.tables.tiles[tile].named] if tile != NOBODY else None


def starts(game: BoardGame) -> list[StartView]:
    """Return the missions that wait, with what starts them."""
    names = game.setup.catalogues
    found = []
    for mission, at in enumerate(game.mission_at):
        printed = game.tables.missions[mission]
        if at == WAITING:
            tile = names["tile"][printed.tile] if printed.tile != NOBODY else None
            space = _named(game, printed.tile) if printed.trigger == TRIGGER_SPACE else None
            found.append(StartView(names["mission"][mission], TRIGGERS[printed.trigger], tile, space, printed.reset))
    return found


def tokens(game: BoardGame) -> list[TokenView]:
    """Return the tokens of missions."""
    names = game.setup.catalogues
    return [
        TokenView(
            names["mission"][mission],
            names["space"][space] if space != NOWHERE else None,
            seat if seat != NOBODY else None,
        )
        for mission, space, seat in zip(game.token_mission, game.token_space, game.token_seat)
    ]
