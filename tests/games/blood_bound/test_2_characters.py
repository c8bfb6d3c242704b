"""2 The characters."""

import pytest
from tests.games.blood_bound.table import GAME_ID, SIX, Table
from tests.rule import rule

from duskhall.games import find
from duskhall.games.blood_bound.state import BEAST, ORDER, ROSE, TOKENS, Tables

TABLES: Tables = find(GAME_ID).setup(6).content.tables
NAMES = find(GAME_ID).setup(6).catalogues["character"]

PATTERNS = ["own own", "? ?", "? ?", "? ?", "own own", "own own", "own ?", "own ?", "own ?"]


@rule("blood-bound", "2.1")
@pytest.mark.parametrize("clan", [ROSE, BEAST])
@pytest.mark.parametrize("rank", range(9))
def test_the_three_icons_of_each_character(clan, rank):
    card = clan * 9 + rank
    icons = TABLES.icons[card * TOKENS : (card + 1) * TOKENS]
    own, unknown = PATTERNS[rank].count("own"), PATTERNS[rank].count("?")
    assert icons == [1, own if clan == ROSE else 0, own if clan == BEAST else 0, unknown]
    assert (TABLES.clan[card], TABLES.rank[card]) == (clan, rank)


@rule("blood-bound", "2.3")
@pytest.mark.parametrize("card", range(20))
def test_the_clue_is_the_own_clan_except_for_the_harlequins_and_the_inquisitors(card):
    clan = TABLES.clan[card]
    if clan == ORDER:
        assert TABLES.clue[card] == (ROSE if NAMES[card] == "inquisitor_rose" else BEAST)
    elif "harlequin" in NAMES[card]:
        assert TABLES.clue[card] == 1 - clan
    else:
        assert TABLES.clue[card] == clan


@rule("blood-bound", "2.2")
def test_the_lowest_number_at_the_table_leads():
    table = Table()
    assert table.name(table.state.leader(ROSE)) == "rose_elder"
    table = Table("rose_mage", "beast_courtesan", "rose_guardian", "beast_assassin", "rose_courtesan", "beast_mage")
    assert table.name(table.state.leader(ROSE)) == "rose_guardian"
    assert table.name(table.state.leader(BEAST)) == "beast_assassin"


@rule("blood-bound", "2.2")
def test_a_leader_leads_though_nobody_knows():
    assert Table(*SIX).showing("beast_elder", "beast", "beast").sees("rose_elder", "beast_elder") is None
