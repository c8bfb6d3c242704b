"""Blood Bound, for 6 to 12 players: two clans in hiding, one dagger, and nobody says who they are."""

from pathlib import Path

from duskhall.games.blood_bound import (
    content,
    effects,
    events,
    odds,
    policy,
    questions,
    refusals,
    rules,
    settings,
    talk,
    view,
)
from duskhall.games.blood_bound.describe import describe
from duskhall.games.blood_bound.feats import FEATS
from duskhall.games.blood_bound.layouts import staffs_remembered
from duskhall.games.blood_bound.notebook import notebook
from duskhall.games.blood_bound.observed import OBSERVED
from duskhall.games.blood_bound.outcome import outcome, sides
from duskhall.games.blood_bound.state import BloodBound
from duskhall.games.blood_bound.story import story
from duskhall.games.blood_bound.tallied import BALANCE, COUNTED
from duskhall.games.blood_bound.worth import score, worth
from duskhall.kernel.event import Kind
from duskhall.kernel.game import Colour, Game, collected
from duskhall.kernel.layout import heard_by_name
from duskhall.kernel.question import Question
from duskhall.kernel.setting import Setting
from duskhall.kernel.standing import Standing

GAME = Game(
    id="blood-bound",
    folder=Path(__file__).parent,
    rules_version=2,
    seats=range(6, 13),  # 1.1
    minutes=range(15, 31),
    usual_seats=8,
    shelf=3,
    colours=(Colour("#c2557f", "#f29bbb", "#8a2551"), Colour("#4d59b8", "#a9b3ff", "#313c94")),
    questions=collected(questions, Question),
    flow=(rules, effects),
    kinds=collected(events, Kind),
    settings=collected(settings, Setting),
    load=content.load,
    start=rules.start,
    blank=BloodBound,
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
    outcome=outcome,
    sides=sides,
    story=story,
    feats=FEATS,
    why_not=refusals.why_not,
    statements=collected(talk, Kind),  # 10.1, 10.2
    turn_ends=(events.DAGGER_PASSED, events.DAGGER_GIVEN),  # 3.2, 3.4
    views=view.views,
    secrets=view.secrets,
    why_not_asked=refusals.why_not_asked,
    notebook=notebook,
    standing=(
        Standing("never_this_turn", "offer", "decline", "turn"),
        Standing("never", "offer", "decline"),
        Standing("always_for", "offer", "offer", "target"),
    ),
    hidden_information=True,
    simultaneous=True,
    longest=100_000,
    layouts=(heard_by_name, staffs_remembered),
)
