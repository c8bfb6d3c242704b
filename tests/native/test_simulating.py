"""Series of games by bots that choose at random: native rules count the same, to the last digit."""

import pytest

from duskhall.games import GAMES, find
from duskhall.lab import arena
from duskhall.lab.arena import RANDOM, Series
from duskhall.native.library import library
from duskhall.native.place import compiler

pytestmark = pytest.mark.skipif(
    compiler() is None, reason="there is no C++ compiler here, so there are no native rules"
)


def series_of(game, seats, games):
    settings = tuple(sorted(find(game).setup(seats, simulation=True).settings.items()))
    return Series(game, seats, settings, (RANDOM,) * seats, "to the last digit", games, counts=True)


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_a_series_comes_out_the_same(game, monkeypatch):
    library(find(game))
    heard: list[int] = []
    for seats in (find(game).seats[0], find(game).seats[-1]):
        series = series_of(game, seats, 30)
        assert arena.is_native(series)
        natively = arena.run(series, progress=heard.append)
        with monkeypatch.context() as patch:
            patch.setattr(arena, "is_native", lambda _: False)
            in_python = arena.run(series)
        assert in_python.report() == natively.report()
        assert in_python.counts == natively.counts
        assert any(natively.counts)
    assert sum(heard) == 60


def test_other_bots_play_in_python():
    assert not arena.is_native(Series("dungeon-cards", 2, (), (RANDOM, "careful"), "1", 100_000))


@pytest.mark.interpreted_only
def test_a_few_games_build_nothing(monkeypatch):
    monkeypatch.setattr("duskhall.native.place.is_built", lambda game: False)
    assert not arena.is_native(series_of("dungeon-cards", 2, 100))
    assert arena.is_native(series_of("dungeon-cards", 2, arena.WORTH_BUILDING))


@pytest.mark.once
def test_a_game_that_never_ends_is_an_error(monkeypatch):
    game = find("dungeon-cards")
    library(game)
    monkeypatch.setitem(vars(game), "longest", 20)
    with pytest.raises(arena.EndlessGame):
        arena.run(series_of("dungeon-cards", 2, 3))
