"""Dungeon Cards: The Catacombs, for 2 to 6 players: push your luck under a ruined abbey."""

from pathlib import Path

from duskhall.games.dungeon_cards import boss, content, events, odds, questions, refusals, rolls, rules, spoils, view
from duskhall.games.dungeon_cards.describe import describe
from duskhall.games.dungeon_cards.state import DungeonCards
from duskhall.kernel.event import Kind
from duskhall.kernel.game import Colour, Game, Setting, collected
from duskhall.kernel.question import Question

GAME = Game(
    id="dungeon-cards",
    folder=Path(__file__).parent,
    rules_version=1,
    seats=range(2, 7),  # 1.1
    minutes=range(20, 41),
    usual_seats=4,
    shelf=1,
    colours=(Colour("#2f8f8a", "#66cfc7", "#0c5f5b"),),
    questions=collected(questions, Question),
    flow=(rules, rolls, spoils, boss),
    kinds=collected(events, Kind),
    settings=(
        Setting("adventurers", "choose", ("choose", "random"), "1.3"),
        Setting("first_player", "random", ("random", "seat"), "1.2"),
        Setting("rounds", 10, range(1, 31), "2.6"),
        Setting("boss", "random", ("random", "lich_queen", "minotaur", "crypt_dragon"), "1.7", noun="boss"),
        Setting("winner", "after_boss", ("after_boss", "before_boss"), "13.1"),
    ),
    load=content.load,
    start=rules.start,
    blank=DungeonCards,
    view=view.view,
    describe=describe,
    imagine=view.imagine,
    odds=odds.odds,
    quick_odds=True,
    outcome=boss.outcome,
    why_not=refusals.why_not,
    views=view.views,
    secrets=view.secrets,
    hidden_information=True,
    role_question="choose_adventurer",
    longest=20_000,
)
