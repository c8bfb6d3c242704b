"""Every game and every bot passes the public test kit, for every number of seats; and so does the toy game."""

import pytest
from tests.kernel import toy
from tests.scale import FULL

from duskhall.games import GAMES, find
from duskhall.kernel.conformance import CHECKS, check_mind
from duskhall.kernel.game import Game
from duskhall.minds import find as find_mind
from duskhall.minds import names as mind_names

PLAYED = 20 if FULL else 1

ALL_GAMES = {"high-card": toy.GAME, **{game_id: find(game_id) for game_id in GAMES}}
TABLES = [
    (game_id, seats)
    for game_id, game in ALL_GAMES.items()
    for seats in game.seats
    if FULL or seats in (*game.seats[:2], game.seats[-1])  # the smallest, one that is odd or even, the largest
]
BOTS = [(game_id, name) for game_id in GAMES for name in mind_names(game_id)]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_game_keeps_the_kernels_contract(game_id, seats, check):
    check(ALL_GAMES[game_id], seats, PLAYED, "conformance")


@pytest.mark.parametrize(("game_id", "name"), BOTS)
def test_a_bot_plays_legally_repeatably_and_from_what_its_seat_knows(game_id, name):
    game: Game = find(game_id)
    for seats in game.seats if FULL else (game.seats[0], game.seats[-1]):
        check_mind(game, find_mind(game_id, name), seats, PLAYED)
