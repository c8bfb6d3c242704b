"""What a seat imagines: every world that agrees with what it knows, each as often as it is likely, and no other."""

from collections import Counter
from copy import deepcopy
from hashlib import sha256
from typing import Any

import pytest
from tests.games.bloodborne_card.table import PLAIN, Table

from duskhall.games.bloodborne_card.state import CardGame
from duskhall.kernel.dice import Dice

WORLDS = 2400


def small(monsters: list[str], bosses: list[str], **numbers: int) -> dict[str, Any]:
    """Content with few creatures, so that all worlds can be counted."""
    data = deepcopy(PLAIN)
    data["monster"] = [entry for entry in data["monster"] if entry["id"] in monsters]
    data["boss"] = [entry for entry in data["boss"] if entry["id"] in bosses]
    data["numbers"].update(numbers)
    return data


def imagined(table: Table, watcher: str | None) -> list[CardGame]:
    seat = None if watcher is None else table.seat(watcher)
    worlds = []
    for number in range(WORLDS):
        world = table.state.imagine(seat, Dice(sha256(str(number).encode()).digest()))
        assert isinstance(world, CardGame)
        worlds.append(world)
    return worlds


def assert_even(counts: Counter[Any], number: int) -> None:
    assert len(counts) == number, counts
    for count in counts.values():
        assert count == pytest.approx(WORLDS / number, rel=0.25)


@pytest.mark.parametrize("watcher", ["henryk", None])
def test_every_dungeon_that_agrees_with_what_was_seen_is_imagined_equally_often(watcher):
    content = small(["bloody_crow", "yurie", "rabid_dog"], ["watchdog", "ebrietas"], dungeon_monsters=2,
                    dungeon_bosses=1)  # fmt: skip
    table = Table(content=content).facing("bloody_crow").deck("yurie", "watchdog").go()
    # One of two monsters and one of two bosses are in the deck, in either order.
    assert_even(Counter((tuple(world.deck), tuple(sorted(world.box))) for world in imagined(table, watcher)), 8)


def test_what_micolash_put_on_top_is_imagined_as_any_unseen_monster_and_as_nothing_else():
    data = small(["bloody_crow", "yurie", "rabid_dog", "executioner"], ["watchdog", "ebrietas"])
    data["numbers"].update(dungeon_monsters=2, dungeon_bosses=1)
    table = Table(content=data, final_boss="micolash").facing("bloody_crow").deck("yurie", "watchdog")
    table.box("rabid_dog", "executioner", "ebrietas").play()
    assert table.question() == "take_upgrade"
    kinds = table.state.tables.creature_kind
    tops: Counter[int] = Counter()
    for world in imagined(table, "eileen"):
        assert kinds[world.deck[-1]] == 0
        assert sorted(kinds[creature] for creature in world.deck[:-1]) == [0, 1]
        tops[world.deck[-1]] += 1
    assert_even(tops, 3)


def test_sealed_choices_of_others_are_imagined_and_ones_own_is_kept():
    table = Table().hand(eileen="hunter_axe kirkhammer").answer(henryk="hunter_axe", eileen="kirkhammer")
    own = table.number("card", "hunter_axe")
    worlds = imagined(table, "henryk")
    assert {world.sealed[0] for world in worlds} == {own}
    assert_even(Counter(world.sealed[1] for world in worlds), 3)
    assert {world.sealed[2] for world in worlds} == {-1}
    assert len({world.sealed[0] for world in imagined(table, None)}) == 5


def test_the_upgrade_deck_is_imagined_in_every_order():
    table = Table().display("molotov").upgrade_deck("kirkhammer", "blood_vial", "stake_driver").go()
    assert_even(Counter(tuple(world.upgrade_deck) for world in imagined(table, "ludwig")), 6)


def test_the_dice_are_imagined():
    table = Table().go()
    assert table.state.dice.key not in {world.dice.key for world in imagined(table, "ludwig")[:50]}


@pytest.mark.parametrize("watcher", ["henryk", "eileen", "ludwig", None])
def test_the_order_of_the_decks_reaches_nobody(watcher):
    one = Table().deck("yurie", "watchdog", "rabid_dog").upgrade_deck("kirkhammer", "blood_vial")
    other = Table().deck("rabid_dog", "yurie", "watchdog").upgrade_deck("blood_vial", "kirkhammer")
    assert one.go().view(watcher) == other.go().view(watcher)
