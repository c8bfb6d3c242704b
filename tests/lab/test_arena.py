"""The arena: the same seed gives the same games, however they are played and counted."""

import pickle
from collections import Counter

import pytest
from tests.kernel import toy

from duskhall import games, minds
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.outcome import Outcome
from duskhall.lab import arena
from duskhall.lab.tally import Tally, statistics


def series(**changes: object) -> arena.Series:
    values: dict[str, object] = {
        "game": "dungeon-cards",
        "seats": 3,
        "settings": (("rounds", 2),),
        "bots": ("random",) * 3,
        "seed": "7",
        "games": 45,
    }
    return arena.Series(**{**values, **changes})  # type: ignore[arg-type]


def test_the_result_does_not_depend_on_the_number_of_processes():
    assert arena.run(series(), jobs=1).report() == arena.run(series(), jobs=2).report()


def test_another_seed_gives_other_games():
    assert arena.run(series()).report()["fingerprint"] != arena.run(series(seed="8")).report()["fingerprint"]


def test_progress_is_told_until_every_game_is_played():
    told: list[int] = []
    arena.run(series(), progress=told.append)
    assert sum(told) == 45


def test_every_game_has_winners_and_scores():
    report = arena.run(series()).report()
    assert report["games"] == 45
    assert sum(seat["wins"] for seat in report["seats"]) == 45 + report["shared_wins"]
    assert sum(sum(each.values()) for each in [arena.run(series()).lengths]) == 45
    assert report["truncated"] == 0


def test_the_fast_path_plays_the_games_that_random_minds_play():
    setup = games.find("dungeon-cards").setup(4, {"rounds": 3})
    factory = minds.find("dungeon-cards", "random")
    for number in range(5):
        seed = arena.game_seed("fast", number)
        assert arena.play_at_random(setup, seed) == arena.play_game(setup, [factory] * 4, seed)


def test_simultaneous_questions_and_limits_are_played_too():
    setup = toy.GAME.setup(3, simulation=True)
    factory = minds.find("high-card", "random")
    seed = arena.game_seed("toy", 1)
    result = arena.play_at_random(setup, seed)
    assert result == arena.play_game(setup, [factory] * 3, seed)
    assert result.decisions >= 3


def test_bots_move_on_by_one_seat_from_game_to_game():
    rotating = series(bots=("careful", "random", "threshold"))
    assert [rotating.seating(number) for number in range(4)] == [
        ("careful", "random", "threshold"),
        ("threshold", "careful", "random"),
        ("random", "threshold", "careful"),
        ("careful", "random", "threshold"),
    ]
    assert series(bots=("a", "b", "c"), rotate=False).seating(2) == ("a", "b", "c")


def test_a_game_that_never_ends_is_reported(monkeypatch: pytest.MonkeyPatch):
    setup = games.find("dungeon-cards").setup(2)
    monkeypatch.setitem(setup.game.__dict__, "longest", 5)
    with pytest.raises(arena.EndlessGame, match="more than 5 decisions"):
        arena.play_at_random(setup, arena.game_seed("endless", 0))


def test_a_series_in_which_a_game_never_ends_is_stopped_with_a_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(games.find("dungeon-cards").__dict__, "longest", 5)
    with pytest.raises(Mistake) as stopped:
        arena.run(series())
    sent = pickle.loads(pickle.dumps(stopped.value))  # as a process beside this one would say it
    assert str(sent) == "A game of dungeon-cards took more than 5 decisions, which no game of it should."


# --- The tally ---------------------------------------------------------------------------------------------------


def outcome(scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(winners, tuple(1 for _ in scores), scores, tuple(() for _ in scores), "ending-ranked")


def test_tallies_add_up_in_any_order():
    first, second = Tally(2), Tally(2)
    first.add(0, ("random", "careful"), outcome((3, 9), (1,)), 40)
    second.add(1, ("careful", "random"), outcome((5, 5), (0, 1)), 50)
    both, reverse = Tally(2), Tally(2)
    for tally, parts in ((both, (first, second)), (reverse, (second, first))):
        for part in parts:
            tally.merge(part)
    assert both.report() == reverse.report()
    report = both.report()
    assert report["games"] == 2
    assert report["decisions"] == 90
    assert report["shared_wins"] == 1
    assert [seat["wins"] for seat in report["seats"]] == [1, 2]
    assert report["bots"]["careful"]["wins"] == 2
    assert report["bots"]["random"]["win_rate"] == 0.5
    assert report["winning_score"]["mean"] == pytest.approx(19 / 3, abs=1e-4)


def test_statistics_of_counted_values():
    assert statistics(Counter()) == {}
    assert statistics(Counter({2: 1}))["deviation"] == 0
    values = statistics(Counter({0: 1, 1: 1, 2: 1, 3: 1}))
    assert (values["quarter"], values["median"], values["three_quarters"]) == (0, 1, 2)


def test_talk_is_reproducible():
    game = games.find("blood-bound")
    setup = game.setup(7, simulation=True)
    schemer = minds.find("blood-bound", "schemer")
    for number in range(3):
        seed = arena.game_seed("talk", number)
        first, second = (arena.play_talking(setup, [schemer] * 7, seed) for _ in range(2))
        assert first == second
        assert first.statements > 0


def test_a_series_with_talk_does_not_depend_on_the_number_of_processes():
    talking = series(game="blood-bound", seats=6, settings=(), bots=("schemer",) * 6, games=22, talk=True)
    assert arena.run(talking, jobs=1).report() == arena.run(talking, jobs=2).report()
