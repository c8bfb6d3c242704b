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
    questions,
    refusals,
    rules,
    view,
)
from duskhall.games.bloodborne_board.board import foes, hunters
from duskhall.games.bloodborne_board.campaign import preparing, winning
from duskhall.games.bloodborne_board.death import dream, slaying, track
from duskhall.games.bloodborne_board.describe import describe
from duskhall.games.bloodborne_board.fight import blows, combat, dodging, enemy_actions, slots
from duskhall.games.bloodborne_board.items import item_targets, weapons
from duskhall.games.bloodborne_board.missions import goals, mission_steps, rewards, step_rules, tokens
from duskhall.games.bloodborne_board.moving import moves, walking
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.turn import enemies, hazards, interact
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
    rules_version=3,
    seats=range(1, 5),
    minutes=range(45, 271),
    usual_seats=2,
    shelf=4,
    colours=(Colour("#b88a2e", "#ecc46a", "#6b4a05"),),
    questions=collected(questions, Question),
    flow=FLOW,
    kinds=collected(events, Kind),
    settings=(
        Setting("campaign", "the_long_hunt", content.CAMPAIGNS, "1.1", noun="campaign"),
        Setting("length", "campaign", ("campaign", "chapter"), "1.2", in_simulation="chapter", flag="campaign"),
        Setting("chapter", 1, range(1, 4), "1.3", flag="chapter"),
        Setting("hunters", "choose", ("choose", "random"), "1.4"),
        Setting("round_start", "hands_first", ("hands_first", "track_first"), "2.1"),
        Setting("first_advance", "yes", ("yes", "no"), "2.3"),
        Setting("hand", 3, (3, 4), "2.2"),
        Setting("random_tiles", "all", ("all", "capped"), "1.9"),
        Setting("stun", "choice", ("choice", "discard"), "8.3"),
        Setting("frenzy", "all", ("all", "attacks"), "8.5"),
        Setting("track", "standard", ("standard", "gentle", "endless"), "10.1"),
        Setting("unused_upgrades", "campaign", ("campaign", "chapter"), "11.6"),
        Setting("retries", 0, range(10), "17.4"),
        Setting("round_limit", 0, range(1001), "17.5", in_simulation=40),
    ),
    load=content.load,
    start=preparing.start,
    blank=BoardGame,
    view=view.view,
    views=view.views,
    describe=describe,
    imagine=view.imagine,
    odds=odds.odds,
    drawing=drawing.draw,
    outcome=winning.outcome,
    why_not=refusals.why_not,
    why_not_asked=refusals.why_not_asked,
    cooperative=True,
    longest=60_000,
    layouts=(layouts.heard_by_purpose, layouts.in_pieces),
)

for each in later.LATER:
    each.step = GAME.step(each.name)
