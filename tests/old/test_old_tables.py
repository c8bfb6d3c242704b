"""Old tables live on: what earlier editions left behind opens, plays on, replays and verifies (see `tests.old.shelf`).

Where a mended rule makes an old table come out otherwise, its record is no proof any more, and a running table goes
on from its snapshot.  Such tables are declared in `DIVERGED`, with the rule, and are held to that.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.hall.halls import RunningHall, record_of, run
from tests.old import shelf
from tests.old.parties import Party, room_of
from tests.old.shelf import Old, asked, dice_of, follow
from tests.scale import FULL

from duskhall import games
from duskhall.hall.client import Visitor
from duskhall.kernel.dice import Dice
from duskhall.kernel.record import Record
from duskhall.kernel.table import Table
from duskhall.kernel.verify import adopt, arithmetic, verify

SINGLE_WEAPON = "13.35 a single weapon is drawn without a question"
GASCOIGNE = "13.22 a killed Gascoigne breaks no weapon"
MOLOTOV = "13.34 a Molotov Cocktail burns the hunters first"

PURSUIT = "4.7 what ending a move brings about comes before the pursuit"
NEWCOMERS = "6.4 newcomers go before those in line"

# Tables of the first edition that a mended rule of the board game concerns, by the rule.
BOARD_MENDED = {
    PURSUIT: (
        "-1-campaign",
        "-1-fight-dodge",
        "-2-between-chapters",
        "-2-campaign",
        "-2-fight-discard_one",
        "-2-fight-meet_demand",
        "-2-fight-slot",
        "-2-house-rules",
        "-2-second-chapter",
        "-3-own-content",
        "-4-campaign",
        "-4-fight-discard_one",
        "-4-fight-on_attack",
        "-4-random",
    ),
    "5.2 whoever is driven off the space interacts with nothing": (
        "-1-house-rules",
        "-4-house-rules",
        "_2_ended",
        "_3_249_free_transform",
    ),
    NEWCOMERS: ("-4-fight-dodge",),
    "7.4 items on attack need no attack": (
        "_3_110_swap_away",
        "_4_121_swap_away",
        "_4_148_duck",
        "_4_180_on_kill",
        "_4_205_refresh",
        "_4_30_target_target_for_11",
        "_4_35_interact_with",
    ),
    "15.2 a third tool may be given away": (
        "_2_197_set_aside",
        "_3_233_receive",
        "_3_234_keep_firearm",
        "_3_235_slot_slot_for_4",
        "_3_236_set_aside",
        "_4_211_set_aside",
    ),
    "R30 the setup of Growing Madness 3 does something": (
        "_1_151_enters_move_for_0",
        "_2_218_buy",
        "_2_219_swap_in",
        "_3_238_target_target_for_1",
        "_4_188_slot_slot_for_3",
    ),
    "17.2 a firearm is offered once": (
        "_2_183_exchange",
        "_4_221_receive",
    ),
}

# "edition_1-name": the rule that was mended since, and why the table comes out otherwise.
DIVERGED: dict[str, str] = {
    "edition_1-blood-bound-9-random": "7.10: a Guardian whose third wound is the rank token may give a Shield",
    "edition_1-blood-bound-12-broken-off": "7.12: a Mage with the other Mage's Staff takes one too",
    "edition_1-blood-bound_9_ended": "7.10: a Guardian whose third wound is the rank token may give a Shield",
    "edition_1-dungeon-cards-6-house-rules": "13.5: ranked before the boss, nobody rolls for the order again",
    "edition_1-dungeon-cards-6-careful": "6.5: Pickpocket is not offered against a rival without gold",
    "edition_1-dungeon-cards_6_ended": "6.5: Pickpocket is not offered against a rival without gold",
    "edition_1-bloodborne-card-3-random": GASCOIGNE,
    "edition_1-bloodborne-card-3-noisy": SINGLE_WEAPON,
    "edition_1-bloodborne-card-3-house-rules": SINGLE_WEAPON,
    "edition_1-bloodborne-card-4-random": MOLOTOV,
    "edition_1-bloodborne-card-4-noisy": MOLOTOV,
    "edition_1-bloodborne-card-4-house-rules": SINGLE_WEAPON,
    "edition_1-bloodborne-card-4-hunter": GASCOIGNE,
    "edition_1-bloodborne-card-4-sealed": MOLOTOV,
    "edition_1-bloodborne-card-5-random": GASCOIGNE,
    "edition_1-bloodborne-card-5-noisy": MOLOTOV,
    "edition_1-bloodborne-card-5-hunter": GASCOIGNE,
    "edition_1-bloodborne-card_4_1_play_card": SINGLE_WEAPON,
    "edition_1-bloodborne-card_4_5_remove_card": SINGLE_WEAPON,
    "edition_1-bloodborne-card_5_10_block_hunter": SINGLE_WEAPON,
    "edition_1-bloodborne-card_3_14_discard_card": SINGLE_WEAPON,
    "edition_1-bloodborne-card_5_15_take_upgrade": SINGLE_WEAPON,
    "edition_1-bloodborne-card_3_running": SINGLE_WEAPON,
    "edition_1-bloodborne-card_3_sealed": SINGLE_WEAPON,
    "edition_1-bloodborne-card_4_running": SINGLE_WEAPON,
    "edition_1-bloodborne-card_4_sealed": GASCOIGNE,
    "edition_1-bloodborne-card_5_running": SINGLE_WEAPON,
    "edition_1-bloodborne-card_5_sealed": SINGLE_WEAPON,
    "edition_1-bloodborne-card_3_ended": SINGLE_WEAPON,
    "edition_1-bloodborne-card_5_ended": MOLOTOV,
    **{f"edition_1-bloodborne-board{name}": why for why, names in BOARD_MENDED.items() for name in names},
    "edition_1-campaign_1_ended": PURSUIT,
    "edition_1-campaign_2_trade": PURSUIT,
    "edition_1-fight_discard_one_4": PURSUIT,
    "edition_1-fight_dodge_4": NEWCOMERS,
}

PLAYED_ON = 400  # decisions after a frozen state
IN_THE_HALL = 100_000 if FULL else 6  # entries that are made in the hall; the rest of the game is played without it

RECORDS = shelf.records()
STATES = list(shelf.states())
RUNNING = shelf.tables("running")
ENDED = shelf.tables("ended")
OPEN = shelf.tables("open")


def check(old: str, record: Record) -> None:
    """Replay a record: nothing may be different, or what was declared, from some entry on; draws are always right."""
    assert arithmetic(record) is None
    game = games.find(record.game)
    same_rules = record.rules_version == game.rules_version
    verdict = verify(game, record) if same_rules else adopt(game, record)
    if verdict.difference is not None and verdict.difference.what == "content":
        verdict = adopt(game, record)
    if old in DIVERGED:
        assert verdict.difference is not None, f"{old} is declared to diverge ({DIVERGED[old]}), and does not"
        assert not same_rules, "where a rule is mended, the rules have another version"
    else:
        assert verdict.difference is None, str(verdict.difference)


def test_nothing_of_the_first_edition_is_passed_over():
    first = [
        [old for old in each if old.edition.name == "edition_1"] for each in (RECORDS, STATES, RUNNING, ENDED, OPEN)
    ]
    assert [len(each) for each in first] == [91, 301, 34, 14, 2]
    for each in first[1:4]:
        played = {old.about["game"] for old in each}
        assert played == {"dungeon-cards", "bloodborne-card", "blood-bound", "bloodborne-board"}
    questions = {(old.about["game"], question) for old in first[1] for _, question, _ in old.about["asked"]}
    assert len(questions) == 85


def test_only_what_is_there_is_declared_to_diverge():
    assert set(DIVERGED) <= {str(old) for old in [*RECORDS, *STATES, *RUNNING, *ENDED]}


# --- Records --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("old", RECORDS, ids=str)
def test_an_old_record_replays(old: Old):
    record = shelf.record_of(old)
    assert (len(record.entries), record.last_digest()) == (old.about["entries"], old.about["digest"])
    check(str(old), record)


# --- Frozen states --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("old", STATES, ids=str)
def test_an_old_state_thaws_and_is_played_on(old: Old):
    state = shelf.thawed(old.about)
    assert asked(state) == old.about["asked"]
    again = state.setup.game.thaw(state.setup, json.loads(json.dumps(state.freeze())))
    assert again == state
    assert again.digest() == state.digest()
    note, told = old.about["note"], old.about["told"]
    then = None if str(old) in DIVERGED else old.about["next"]
    now = shelf.told_after(state, note, then)
    decisions = follow(state, PLAYED_ON, note, then)
    if then is not None:
        assert shelf.as_then(now, told, old.about["kinds"]) == told
    assert state.ended or len(decisions) == PLAYED_ON


@pytest.mark.parametrize("old", RUNNING, ids=str)
def test_the_snapshot_of_an_old_table_thaws_and_is_played_on(old: Old, tmp_path: Path):
    head, snapshot = shelf.snapshot_of(old, tmp_path)
    game = games.find(head["game"])
    setup = game.setup(len(head["seats"]), head["options"], head.get("embedded_content"))
    state = game.thaw(setup, snapshot)
    assert asked(state)
    decisions = follow(state, PLAYED_ON, old.name)
    assert state.ended or len(decisions) == PLAYED_ON


# --- A hall ---------------------------------------------------------------------------------------------------------


class OldHall:
    """A hall that is opened on the database of an edition, and its people."""

    def __init__(self, edition: Path, folder: Path) -> None:
        file = folder / "hall.sqlite3"
        file.write_bytes(gzip.decompress((edition / "hall.db.gz").read_bytes()))
        never = {"expire_running_days": 1_000_000, "expire_open_hours": 10_000_000}
        self.hall = RunningHall(db=f"sqlite:///{file}", send_queue=100_000, **never)
        people = json.loads((edition / "hall.json").read_text())["people"]
        self.people = {each["person"]: Visitor(self.hall.address, "", each["token"]) for each in people}

    def somebody(self) -> Visitor:
        """Return somebody who was at every table."""
        return next(iter(self.people.values()))

    def info(self, old: Old) -> Any:
        """Return what a table says of itself."""
        return self.somebody().get(f"/api/tables/{old.about['table']}")

    def close(self) -> None:
        """Close it."""
        for visitor in self.people.values():
            visitor.close()
        self.hall.stop()


@pytest.fixture(scope="module")
def halls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[Path, OldHall]]:
    opened = {edition: OldHall(edition, tmp_path_factory.mktemp(edition.name)) for edition in shelf.EDITIONS}
    yield opened
    for hall in opened.values():
        hall.close()


@pytest.mark.interpreted_only
@pytest.mark.parametrize("old", ENDED, ids=str)
def test_an_old_table_that_ended_replays(halls: dict[Path, OldHall], old: Old):
    hall = halls[old.edition]
    assert hall.info(old)["status"] == "ended"
    record = record_of(hall.somebody(), old.about["table"])
    assert (len(record.entries), record.last_digest()) == (old.about["entries"], old.about["digest"])
    # What was told then is kept in any case; what it came to is worked out, which mended rules may not be able to do.
    assert record.outcome is not None or str(old) in DIVERGED
    check(str(old), record)


@pytest.mark.interpreted_only
@pytest.mark.parametrize("old", RUNNING, ids=str)
def test_an_old_table_that_runs_is_played_to_its_end(halls: dict[Path, OldHall], old: Old):
    hall, table = halls[old.edition], old.about["table"]
    info = hall.info(old)
    assert info["status"] == "running"
    assert (info["proof_ends"] is not None) == (str(old) in DIVERGED)
    party = Party(hall.hall, hall.people, table)
    waiting = [each for each in old.about["asked"] if each[0] not in old.about["held"]]
    assert [each for each in asked(party.live.state) if each[0] not in old.about["held"]] == waiting
    dice, enough = dice_of("play on", str(old)), party.live.seq + IN_THE_HALL

    async def play() -> None:
        await party.come()
        await party.go_on(dice, lambda live: live.seq >= enough)

    run(play())
    record = hall.hall.do(room_of(hall.hall, table).record)
    assert len(record.entries) > old.about["entries"]
    assert record.entries[old.about["entries"] - 1].digest == old.about["digest"]
    if str(old) in DIVERGED:
        play_out(party.live.branch(), dice)
    else:
        again = Table.replay(games.find(record.game), record)
        play_out(again, dice)
        check(str(old), again.record)


def play_out(table: Table, dice: Dice) -> None:
    """Answer at random to the end of the game."""
    while table.pending():
        pending = table.pending()
        seat, question, options = shelf.named(table.state, pending[dice.below(len(pending))])
        table.answer(seat, question, options[dice.below(len(options))])
        assert table.seq < table.game.longest
    assert table.outcome() is not None


@pytest.mark.interpreted_only
@pytest.mark.parametrize("old", OPEN, ids=str)
def test_an_old_table_that_is_open_can_be_started(halls: dict[Path, OldHall], old: Old):
    hall, table = halls[old.edition], old.about["table"]
    info = hall.info(old)
    assert info["status"] == "open"
    for person in {seat["person"] for seat in info["seats"]} - {None, hall.somebody().person}:
        hall.people[person].post(f"/api/tables/{table}/ready")
    hall.somebody().post(f"/api/tables/{table}/bots", bot="random")
    hall.somebody().post(f"/api/tables/{table}/start")
    assert hall.info(old)["status"] == "running"
