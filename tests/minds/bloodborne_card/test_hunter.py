"""The bot `hunter` beats random hunters, and its choices are those of somebody who thinks."""

import pytest
from tests.games.bloodborne_card.table import Table
from tests.scale import FULL

from duskhall.kernel.dice import Dice
from duskhall.kernel.seat import Seat
from duskhall.lab.arena import Series, run
from duskhall.minds import find
from duskhall.minds.bloodborne_card.forecast import BETWEEN, INSTANT, LAST, Forecast, blow
from duskhall.minds.bloodborne_card.knowledge import Knowledge
from duskhall.minds.bloodborne_card.worth import next_trophy, ratings

GAMES = 3000 if FULL else 90


def test_one_hunter_wins_at_least_60_percent_of_games_with_two_random_hunters():
    bots = ("hunter", "random", "random")
    report = run(Series("bloodborne-card", 3, (), bots, "sixty", GAMES), 2 if FULL else 1).report()
    assert report["truncated"] == 0
    assert report["bots"]["hunter"]["win_rate"] >= 0.6


def chosen(table: Table, name: str) -> str:
    ask = table.go().state.ask_for(table.seat(name))
    assert ask is not None
    mind = find("bloodborne-card", "hunter")(table.state.setup.game, ask.seat, Dice(bytes(32)))
    return table.state.setup.option_name(ask.question, mind.choose(Seat(table.state, ask)))


def test_it_dreams_when_the_blood_it_carries_is_in_danger():
    table = Table().with_health(henryk=2).with_collected(henryk=7).with_used(henryk="hunter_pistol")
    assert chosen(table.hand(henryk="transform saw_cleaver hunter_axe"), "henryk") == "hunters_dream"


def test_it_dreams_without_a_weapon():
    table = Table().hand(henryk="transform").with_used(henryk="saw_cleaver hunter_axe hunter_pistol")
    assert chosen(table, "henryk") == "hunters_dream"


def test_it_attacks_when_there_is_little_to_lose():
    assert chosen(Table(), "henryk") != "hunters_dream"


def test_it_strikes_at_once_where_others_would_leave_nothing():
    table = Table("a", "b", "c", "d").facing("executioner", echoes=1).hand(d="hunter_axe hunter_pistol")
    table.with_trophies(d=(0, 4, 0))
    assert chosen(table, "d") == "hunter_pistol"


def test_it_does_not_dream_when_the_final_boss_is_about_to_fall():
    table = Table().facing("gehrman", echoes=1).hand(eileen="hunter_axe hunter_pistol", ludwig="hunter_axe")
    table.state.hand[1].remove(0)
    table.state.hand[2].remove(0)
    assert chosen(table, "henryk") == "hunter_pistol"


def test_it_takes_the_trophy_that_is_worth_most():
    table = Table().facing("watchdog", echoes=1).hand(henryk="stake_driver").with_trophies(henryk=(3, 0, 0))
    table.play(henryk="stake_driver", eileen="hunters_dream", ludwig="hunters_dream")
    assert chosen(table, "henryk") == "kin"


def test_it_robs_the_richest_and_keeps_its_best_cards():
    table = Table().hand(henryk="cutpurse_siphon").with_collected(eileen=1, ludwig=6).play(henryk="cutpurse_siphon")
    assert chosen(table, "henryk") == "seat_3"
    table = Table().display("molotov", "kirkhammer", "blood_vial")
    table.hand(henryk="transform saw_cleaver hunter_axe stake_driver repeating_pistol ludwigs_rifle")
    table.play(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver").answer(henryk="kirkhammer")
    assert chosen(table, "henryk") == "saw_cleaver"


# --- What it knows ---------------------------------------------------------------------------------------------------


def knowledge(table: Table, name: str) -> Knowledge:
    ask = table.go().state.ask_for(table.seat(name))
    assert ask is not None
    return Knowledge(Seat(table.state, ask))


def test_it_reads_who_can_still_play_what():
    table = Table().hand(henryk="", eileen="").with_used(eileen="hunter_axe saw_cleaver hunter_pistol transform")
    known = knowledge(table.hand(ludwig="hunter_axe"), "henryk")
    forecast = Forecast(known)
    assert [len(blows) for blows in forecast.blows.values()] == [1, 2]
    # Eileen can only dream; Ludwig dreams or deals 2 with his axe.
    assert forecast.others[0] == pytest.approx(0.5)
    assert forecast.others[2] == pytest.approx(0.5)


def test_it_knows_the_order_of_attack():
    table = Table().facing("executioner", echoes=2).hand(henryk="hunter_axe", eileen="", ludwig="hunter_axe")
    first, last = (Forecast(knowledge(table, name)).share(BETWEEN, 2) for name in ("henryk", "ludwig"))
    assert first[0] == 2
    assert last[0] == pytest.approx(1)  # half of the time Henryk leaves nothing
    assert Forecast(knowledge(table, "ludwig")).share(INSTANT, 1)[0] == 1


def test_it_knows_what_weapons_deal_to_this_creature():
    known = knowledge(Table().facing("watchdog").hand(henryk="ludwigs_rifle kirkhammer gallows_maul"), "henryk")
    cards = {name: blow(known, known.own, Table().number("card", name)) for name in
             ("ludwigs_rifle", "kirkhammer", "gallows_maul", "hunters_dream")}  # fmt: skip
    assert cards["ludwigs_rifle"] == (INSTANT, 1)
    assert cards["kirkhammer"] == (LAST, 4)
    assert cards["gallows_maul"] == (BETWEEN, 4)
    assert cards["hunters_dream"][1] == 0


def test_later_trophies_are_worth_more():
    tables = Table().state.tables
    worth = [next_trophy(tables, space) for space in range(6)]
    assert worth[:4] == sorted(worth[:4])
    assert worth[4] == 3
    assert worth[5] == 0


def test_every_card_has_a_worth_and_the_axe_is_worth_more_than_the_cleaver():
    tables = Table().state.tables
    rated = ratings(tables)
    assert len(rated) == len(tables.kind)
    assert rated[Table().number("card", "hunter_axe")] > rated[Table().number("card", "saw_cleaver")]
