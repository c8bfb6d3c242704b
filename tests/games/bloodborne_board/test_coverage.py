"""Everything in the box is seen to take effect when a bot that follows missions plays the campaigns."""

from tests.games.bloodborne_board import evidence
from tests.games.bloodborne_board.coverage import main, nothing_yet, play, unseen
from tests.games.bloodborne_board.table import Table
from tests.scale import FULL

CAMPAIGNS = 96  # at full size
FEW = 24  # one and two hunters, from every chapter on
SHARES = {
    "stat card": 0.9,
    "weapon side": 1,
    "consumable": 0.9,
    "reward": 0.7,
    "firearm": 0.75,
    "firearm refreshed": 0.6,
    "line": 0.8,
    "tile": 0.9,
    "rule of a tile": 0.4,
    "mission": 0.5,
    "mission card": 0.5,
    "choice": 0.4,
    "memory": 0.5,
}


def test_everything_in_the_box_takes_effect():
    if FULL:
        assert main(CAMPAIGNS) == 0
        return
    seen = nothing_yet()
    won = sum(play(number, seen) for number in range(FEW))
    assert won >= 12
    missing = unseen(seen)
    for what, share in SHARES.items():
        every = len(evidence.everything()[what])
        assert every - len(missing[what]) >= share * every, f"{what}: {missing[what]}"


def watched(table, unit, *answers):
    """Let a unit attack, and return the lines and items that took effect."""
    seen = nothing_yet()
    witness = evidence.Witness(table.state, seen)
    table.attacked_by(unit, "saw_cleaver").answer(*answers)
    witness.after(table.recorder.events)
    return seen["line"] | seen["item"]


def test_a_line_that_was_flipped_but_cancelled_or_cut_short_was_not_seen_to_take_effect():
    mob = Table("saw_cleaver").enemy("hunter_mob_1").actions("basic")
    assert watched(mob, "hunter_mob_1") == {"axe_swing"}
    staggered = Table("saw_cleaver").enemy("hunter_mob_1").actions("basic").firearm("saw_cleaver", "hunter_pistol")
    assert watched(staggered, "hunter_mob_1", "firearm") == set()
    howl = Table("saw_cleaver").enemy("scourge_beast_1").enemy_side("scourge_beast", 1).actions("ability")
    assert watched(howl, "scourge_beast_1") == {"bestial_howl"}
    slain = Table("saw_cleaver").enemy("scourge_beast_1", damage=3).enemy_side("scourge_beast", 1).actions("ability")
    assert watched(slain.hand("saw_cleaver", "strength"), "scourge_beast_1", "strength", "slot_1") == set()


def test_an_item_that_nobody_uses_is_seen_by_the_blow_that_it_changes():
    for slot, seen in ((0, set()), (2, {"blood_stone_shard"})):
        table = Table("saw_cleaver").enemy("church_giant_1").actions("basic").items("saw_cleaver", "blood_stone_shard")
        table.state.shard[0] = slot
        table.hand("saw_cleaver", "strength", "endurance")
        assert watched(table, "church_giant_1", "strength", "slot_3") == seen
