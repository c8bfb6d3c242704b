"""12, 15, 16 The tables of the rulebook, and what a terminal says of enemies, are what the content says."""

import re

import pytest
from tests.games.bloodborne_board.printed_tables import BOOKS, SETUP, TABLES, Printer, with_tables
from tests.games.bloodborne_board.table import Table
from tests.rule import rule

from duskhall.games.bloodborne_board import GAME
from duskhall.games.bloodborne_board.describe import describe
from duskhall.kernel.describe import lines
from duskhall.kernel.text import KERNEL_TEXTS, LANGUAGES, TableTexts, Texts


@rule("bloodborne-board", "12.5", "12.6", "12.7", "15.6", "15.7", "15.8", "15.9", "16.1", "16.2", "16.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_of_the_rulebook_are_those_of_the_content(lang):
    book = BOOKS[lang].read_text(encoding="utf-8")
    assert book == with_tables(book, lang), "run `make tables` and read the diff"


@rule("bloodborne-board", "15.6", "15.7", "15.8")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_an_item_says_has_the_number_that_it_plays(lang):
    printer = Printer(lang)
    for number, item in enumerate(TABLES.items):
        said = set(re.findall(r"\d+", printer.says("item", number))) if item.amount > 1 else {str(item.amount)}
        assert str(item.amount) in said, SETUP.catalogues["item"][number]


@rule("bloodborne-board", "16.2", "16.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_says_has_the_numbers_that_it_plays(lang):
    printer = Printer(lang)
    for number, card in enumerate(TABLES.cards):
        fields = (
            "damage",
            "speed",
            "draw",
            "discard",
            "heal",
            "block",
            "stride",
            "counter",
            "cheap",
            "leap",
            "rally",
            "wind",
        )
        played = {str(getattr(card, field)) for field in (*fields, "kill_draw", "kill_heal")} - {"0"}
        said = set(re.findall(r"\d+", printer.says("card", number)))
        assert said == played, SETUP.catalogues["card"][number]


def told(table, lang):
    texts = TableTexts(Texts(lang, [KERNEL_TEXTS, GAME.folder / "texts"]), table.setup)
    return "\n".join(lines(describe(table.state.view(0)), texts))


@rule("bloodborne-board", "12.5")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Feral Rage (ability): The next attack deals 1 more damage. The next attack has Stagger. Flip again."),
        ("es", "El próximo ataque hace 1 de daño más. El próximo ataque tiene Tambalear. Voltear otra."),
    ],
)
def test_the_terminal_tells_what_enemies_do(lang, said):
    assert said in told(Table("saw_cleaver").enemy("scourge_beast_1"), lang)


@rule("bloodborne-board", "12.7")
def test_the_terminal_tells_what_is_going_to_happen_in_a_fight():
    table = Table("saw_cleaver").enemy("vicar_amelia").hand("saw_cleaver", "endurance")
    table.boss_acts("vicar_amelia", "timed_slash_medium").attacked_by("vicar_amelia", "saw_cleaver").answer("nothing")
    fight = told(table, "en").split("against Vicar Amelia")[1]
    assert "(medium 3): Dodged only from a slot of this speed: medium." in fight
