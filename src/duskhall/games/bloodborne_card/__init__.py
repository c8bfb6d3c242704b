"""Bloodborne: The Card Game, for 3 to 5 hunters: fight together, and bank your blood before the others do."""

from pathlib import Path

from duskhall.games.bloodborne_card import (
    combat,
    content,
    effects,
    events,
    odds,
    policy,
    questions,
    refusals,
    rules,
    scoring,
    settings,
    talk,
    view,
)
from duskhall.games.bloodborne_card.describe import describe
from duskhall.games.bloodborne_card.feats import FEATS
from duskhall.games.bloodborne_card.observed import OBSERVED
from duskhall.games.bloodborne_card.outcome import outcome
from duskhall.games.bloodborne_card.scoring import score
from duskhall.games.bloodborne_card.state import CardGame
from duskhall.games.bloodborne_card.story import story
from duskhall.games.bloodborne_card.tallied import BALANCE, COUNTED
from duskhall.games.bloodborne_card.worth import worth
from duskhall.kernel.event import Kind
from duskhall.kernel.game import Colour, Game, collected
from duskhall.kernel.question import Question
from duskhall.kernel.setting import Setting
from duskhall.kernel.standing import Standing

GAME = Game(
    id="bloodborne-card",
    folder=Path(__file__).parent,
    rules_version=2,
    seats=range(3, 6),  # 0.1
    minutes=range(30, 61),
    usual_seats=4,
    shelf=2,
    colours=(Colour("#b3262e", "#ff8f8a", "#8f161e"),),
    questions=collected(questions, Question),
    flow=(rules, combat, effects, scoring),
    kinds=collected(events, Kind),
    settings=collected(settings, Setting),
    load=content.load,
    start=rules.start,
    blank=CardGame,
    view=view.view,
    views=view.views,
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
    statements=collected(talk, Kind),
    turn_ends=(events.ROUND_BEGINS,),
    secrets=view.secrets,
    standing=(
        Standing("next_card", "play_card", "", "round", by_day=True),
        Standing("next_card_boss", "play_card", "", "round", by_day=True, when=view.faces_boss),
    ),
    hidden_information=True,
    simultaneous=True,
    longest=20_000,
)
