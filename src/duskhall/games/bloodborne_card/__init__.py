"""Bloodborne: The Card Game, for 3 to 5 hunters: fight together, and bank your blood before the others do."""

from pathlib import Path

from duskhall.games.bloodborne_card import (
    combat,
    content,
    effects,
    events,
    odds,
    questions,
    refusals,
    rules,
    scoring,
    talk,
    view,
)
from duskhall.games.bloodborne_card.describe import describe
from duskhall.games.bloodborne_card.state import CardGame
from duskhall.kernel.event import Kind
from duskhall.kernel.game import Colour, Game, Setting, collected
from duskhall.kernel.question import Question

FINAL_BOSSES = ("random", "gehrman", "rom", "amelia", "wet_nurse", "micolash")

GAME = Game(
    id="bloodborne-card",
    folder=Path(__file__).parent,
    rules_version=1,
    seats=range(3, 6),  # 0.1
    minutes=range(30, 61),
    usual_seats=4,
    shelf=2,
    colours=(Colour("#b3262e", "#ff8f8a", "#8f161e"),),
    questions=collected(questions, Question),
    flow=(rules, combat, effects, scoring),
    kinds=collected(events, Kind),
    settings=(
        Setting("final_boss", "random", FINAL_BOSSES, "0.2", noun="final_boss"),
        Setting("first_player", "random", ("random", "seat"), "0.7"),
        Setting("empty_transform", "allowed", ("allowed", "forbidden"), "2.2"),
        Setting("instants_after_kill", "resolve", ("resolve", "stop"), "3.6"),
        Setting("instants_of_the_dead", "lost", ("lost", "resolve"), "3.7"),
        Setting("dream_halves", "all_damage", ("all_damage", "monster_attack"), "4.3"),
        Setting("upgrades", "mandatory", ("mandatory", "optional"), "7.5"),
        Setting("death_on_reveal", "at_once", ("at_once", "next_dream"), "8.7"),
        Setting("trophy_for_the_dead", "yes", ("yes", "no"), "10.1"),
        Setting("eliminated", "lose", ("lose", "compare"), "12.6"),
        Setting("extra_echoes", "seated", ("seated", "in_play"), "8.5"),
        Setting("splash", "protected", ("protected", "bare"), "13.26"),
        Setting("forbidden_prevention", "ignoring", ("ignoring", "halving_too"), "13.27"),
        Setting("reserve", "endless", ("endless", "counted"), "5.3"),
        Setting("round_limit", 0, range(0, 1001), "12.7", in_simulation=120),
    ),
    load=content.load,
    start=rules.start,
    blank=CardGame,
    view=view.view,
    views=view.views,
    describe=describe,
    imagine=view.imagine,
    odds=odds.odds,
    quick_odds=True,
    outcome=scoring.outcome,
    why_not=refusals.why_not,
    statements=collected(talk, Kind),
    turn_ends=(events.ROUND_BEGINS,),
    secrets=view.secrets,
    hidden_information=True,
    simultaneous=True,
    longest=20_000,
)
