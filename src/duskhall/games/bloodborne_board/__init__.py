"""Bloodborne: The Board Game, for 1 to 4 hunters: a cooperative campaign against a clock that kills."""

from pathlib import Path

from duskhall.games.bloodborne_board import (
    content,
    drawing,
    effects,
    events,
    later,
    layouts,
    odds,
    policy,
    questions,
    refusals,
    rules,
    settings,
    view,
)
from duskhall.games.bloodborne_board.board import foes, hunters
from duskhall.games.bloodborne_board.campaign import preparing, winning
from duskhall.games.bloodborne_board.death import dream, slaying, track
from duskhall.games.bloodborne_board.describe import describe
from duskhall.games.bloodborne_board.fight import blows, combat, dodging, enemy_actions, slots
from duskhall.games.bloodborne_board.hidden import redraw
from duskhall.games.bloodborne_board.items import item_targets, weapons
from duskhall.games.bloodborne_board.missions import goals, mission_steps, rewards, step_rules, tokens
from duskhall.games.bloodborne_board.moving import moves, walking
from duskhall.games.bloodborne_board.observed import OBSERVED
from duskhall.games.bloodborne_board.outcome import outcome
from duskhall.games.bloodborne_board.shown.feats import FEATS
from duskhall.games.bloodborne_board.shown.story import story
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tallied import BALANCE, COUNTED
from duskhall.games.bloodborne_board.turn import enemies, hazards, interact
from duskhall.games.bloodborne_board.worth import score, worth
from duskhall.kernel.event import Kind
from duskhall.kernel.game import Colour, Game, collected
from duskhall.kernel.question import Question
from duskhall.kernel.setting import Setting

FLOW = (
    rules, preparing, winning, moves, interact, combat, slots, weapons, dodging, blows, enemy_actions, enemies,
    slaying, foes, walking, hunters, effects, item_targets, dream, track, mission_steps, goals, tokens, hazards,
    step_rules, rewards,
)  # fmt: skip

GAME = Game(
    id="bloodborne-board",
    folder=Path(__file__).parent,
    rules_version=4,
    seats=range(1, 5),
    minutes=range(45, 271),
    usual_seats=2,
    length=settings.LENGTH,
    shelf=4,
    colours=(Colour("#b88a2e", "#ecc46a", "#6b4a05"),),
    questions=collected(questions, Question),
    flow=FLOW,
    kinds=collected(events, Kind),
    settings=collected(settings, Setting),
    load=content.load,
    start=preparing.start,
    blank=BoardGame,
    view=view.view,
    views=view.views,
    describe=describe,
    imagine=view.imagine,
    odds=odds.odds,
    observed=OBSERVED,
    policy=policy.answer,
    worth=worth,
    score=score,
    redraw=redraw,
    counted=COUNTED,
    balance=BALANCE,
    drawing=drawing.draw,
    outcome=outcome,
    story=story,
    feats=FEATS,
    why_not=refusals.why_not,
    why_not_asked=refusals.why_not_asked,
    cooperative=True,
    longest=60_000,
    layouts=(layouts.heard_by_purpose, layouts.in_pieces, layouts.with_places),
)

for each in later.LATER:
    each.step = GAME.step(each.name)
