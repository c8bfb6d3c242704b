"""Dungeon Cards: The Catacombs, for 2 to 6 players: push your luck under a ruined abbey."""

from pathlib import Path

from duskhall.games.dungeon_cards import (
    boss,
    content,
    events,
    odds,
    policy,
    questions,
    refusals,
    rolls,
    rules,
    settings,
    spoils,
    view,
)
from duskhall.games.dungeon_cards.describe import describe
from duskhall.games.dungeon_cards.feats import FEATS
from duskhall.games.dungeon_cards.observed import OBSERVED
from duskhall.games.dungeon_cards.outcome import outcome
from duskhall.games.dungeon_cards.state import DungeonCards
from duskhall.games.dungeon_cards.story import story
from duskhall.games.dungeon_cards.tallied import BALANCE, COUNTED
from duskhall.games.dungeon_cards.worth import score, worth
from duskhall.kernel.event import Kind
from duskhall.kernel.game import Colour, Game, collected
from duskhall.kernel.question import Question
from duskhall.kernel.setting import Setting

GAME = Game(
    id="dungeon-cards",
    folder=Path(__file__).parent,
    rules_version=2,
    seats=range(2, 7),  # 1.1
    minutes=range(20, 41),
    usual_seats=4,
    length=settings.ROUNDS,
    shelf=1,
    colours=(Colour("#2f8f8a", "#66cfc7", "#0c5f5b"),),
    questions=collected(questions, Question),
    flow=(rules, rolls, spoils, boss),
    kinds=collected(events, Kind),
    settings=collected(settings, Setting),
    load=content.load,
    start=rules.start,
    blank=DungeonCards,
    view=view.view,
    describe=describe,
    imagine=view.imagine,
    odds=odds.odds,
    observed=OBSERVED,
    counted=COUNTED,
    balance=BALANCE,
    policy=policy.answer,
    worth=worth,
    score=score,
    quick_odds=True,
    outcome=outcome,
    story=story,
    feats=FEATS,
    why_not=refusals.why_not,
    views=view.views,
    secrets=view.secrets,
    hidden_information=True,
    role_question="choose_adventurer",
    longest=20_000,
)
