"""Every game and every bot passes the public test kit, for every number of seats; and so does the toy game."""

import pytest
from tests.kernel import toy
from tests.scale import FULL

from duskhall.games import GAMES, find
from duskhall.kernel.conformance import CHECKS, check_mind
from duskhall.minds import find as find_mind
from duskhall.minds import names as mind_names

pytestmark = pytest.mark.once

PLAYED = 20 if FULL else 1

ALL_GAMES = {"high-card": toy.GAME, **{game_id: find(game_id) for game_id in GAMES}}
TABLES = [
    (game_id, seats)
    for game_id, game in ALL_GAMES.items()
    for seats in game.seats
    if FULL or seats in (*game.seats[:2], game.seats[-1])  # the smallest, one that is odd or even, the largest
]
BOTS = [
    (game_id, name, seats)
    for game_id in GAMES
    for name in mind_names(game_id)
    for seats in find(game_id).seats
    if FULL or seats in (find(game_id).seats[0], find(game_id).seats[-1])
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_game_keeps_the_kernels_contract(game_id, seats, check):
    check(ALL_GAMES[game_id], seats, PLAYED, "conformance")


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "name", "seats"), BOTS)
def test_a_bot_plays_legally_repeatably_and_from_what_its_seat_knows(game_id, name, seats):
    check_mind(find(game_id), find_mind(game_id, name), seats, PLAYED)
