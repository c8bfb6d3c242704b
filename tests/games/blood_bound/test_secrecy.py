"""Secrecy where the public test kit does not look: statements, replays, the notebook and the log in words.

The kit's three tests (canary, imagination, twins) run on this game in tests/games/test_conformance.py, for every
number of players, every seat and a spectator: views, events, options, odds, refusals, offers, the public record.
"""

import msgspec
import pytest
from tests.games.blood_bound.table import GAME_ID

from duskhall.games import find
from duskhall.games.blood_bound.notebook import notebook
from duskhall.games.blood_bound.state import BloodBound
from duskhall.games.blood_bound.view import secrets
from duskhall.kernel import describe
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.record import Holder
from duskhall.kernel.table import Table
from duskhall.kernel.text import TableTexts, Texts

GAME = find(GAME_ID)


def played(players: int, seed: str, decisions: int) -> Table:
    """A running table at which people also talk, without naming characters."""
    holders = [Holder(f"Player {seat + 1}", "person") for seat in range(players)]
    table = Table.open(GAME.setup(players, simulation=True), holders, seed_from(seed), seed)
    dice = Dice(seed_from(f"{seed} answers"))
    for number in range(decisions):
        if not table.pending():
            break
        if number % 5 == 0:
            target = dice.below(players)
            table.speak(dice.below(players), {"say": "accuse", "target": target, "clan": "rose"})
        pending = table.pending()
        ask = pending[dice.below(len(pending))]
        option = ask.options[dice.below(len(ask.options))]
        table.answer(ask.seat, ask.question.name, table.setup.option_name(ask.question, option))
    return table


def stream(table: Table, watcher: int | None) -> bytes:
    """Everything that a watcher has been told: the log, the view, what is asked, and the public record."""
    told = [event.plain() for _, event in table.events_for(watcher)]
    asked = [[ask.seat, ask.question.name] for ask in table.pending()]
    record = table.record.public().to_json() if not table.state.ended else b""
    return msgspec.json.encode([told, table.state.view(watcher), asked]) + record


@pytest.mark.parametrize("players", [6, 7, 11])
def test_statements_and_replays_tell_no_secret(players):
    table = played(players, f"secrets {players}", 70)
    for upto in range(0, table.seq + 1, 6):
        replayed = Table.replay(GAME, table.record, upto)
        if replayed.state.ended:
            break
        for watcher in (*range(players), None):
            assert isinstance(replayed.state, BloodBound)
            hidden = secrets(replayed.state, watcher)
            assert hidden
            data = stream(replayed, watcher)
            assert not [name for name in hidden if f'"{name}"'.encode() in data]


def test_a_replay_tells_a_seat_what_it_was_told_then():
    table = played(7, "then", 60)
    for watcher in (*range(7), None):
        replayed = Table.replay(GAME, table.record)
        assert stream(replayed, watcher) == stream(table, watcher)


@pytest.mark.parametrize("players", [6, 9])
def test_worlds_that_a_seat_cannot_tell_apart_have_equal_notebooks_words_and_replies(players):
    table = played(players, f"words {players}", 45)
    assert not table.state.ended
    texts = TableTexts(Texts("en", [GAME.folder / "texts"]), table.setup)
    for watcher in (*range(players), None):
        for number in range(5):
            world = table.state.imagine(watcher, Dice(seed_from(f"world {number}")))
            pages = []
            for state in (table.state, world):
                view = state.view(watcher)
                words = describe.lines(GAME.describe(view), texts)
                pages.append((describe.lines(notebook(state.setup, view), texts), words))
            assert pages[0] == pages[1]


def test_the_notebook_never_excludes_the_truth_nor_names_it_before_it_is_certain():
    for number in range(6):
        table = played(7, f"truth {number}", 40)
        names = table.setup.catalogues["character"]
        assert isinstance(table.state, BloodBound)
        for watcher in (*range(7), None):
            tree = notebook(table.setup, table.state.view(watcher)).plain()
            for seat, page in enumerate(tree["children"]):
                could_be = [each["args"]["character"]["id"] for each in page["children"][0]["args"]["characters"]]
                assert names[table.state.character[seat]] in could_be
