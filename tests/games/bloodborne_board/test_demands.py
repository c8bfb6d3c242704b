"""7.15 What the view says of a demand for a dodge is what the line asks for."""

from tests.rule import rule

from duskhall.games import find
from duskhall.games.bloodborne_board.printed import (
    DODGE_AGAIN,
    DODGE_TURN_END,
    NEVER,
    WHOM_HERE,
    WHOM_NEAR,
    WHOM_OTHERS,
)
from duskhall.games.bloodborne_board.shown.enemies import line_view

GAME = find("bloodborne-board")
WHEN = {DODGE_AGAIN: "again", DODGE_TURN_END: "turn-end"}
WHOM = {WHOM_OTHERS: "others", WHOM_HERE: "here", WHOM_NEAR: "near"}


@rule("bloodborne-board", "7.15")
def test_a_demand_is_named_by_whom_it_concerns_or_by_when_it_comes():
    setup = GAME.setup(1)
    for number, line in enumerate(setup.content.tables.lines):
        said = [each.key for each in line_view(setup, number).says if each.key.startswith("demand-")]
        expected = WHEN.get(line.demand.when, WHOM.get(line.demand.whom, "hunter"))
        assert said == ([] if line.demand.when == NEVER else [f"demand-{expected}"])
