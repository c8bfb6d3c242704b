"""docs/fairness.md is enough to check a record: its numbers are right, and a verifier written from it alone holds.

The verifier is `verify.mjs`, run by node; it imports nothing of Duskhall.
"""

import gzip
import json
import re
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.fairness.forging import FORGERIES, TOLD, Forgery, forged, tell_otherwise
from tests.old import shelf
from tests.old.records import Plan, play

from duskhall import games
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import commitment, table_key
from duskhall.kernel.record import Entry, Holder, Opening, Record, canonical, chain
from duskhall.kernel.table import Table

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "fairness.md").read_text(encoding="utf-8")
WORDS = " ".join(PAGE.split())
SEED = bytes(range(32))
PLANS = (
    Plan("fairness", "dungeon-cards", 3, noise=8),
    Plan("fairness", "bloodborne-card", 4, noise=8),
    Plan("fairness", "blood-bound", 7, noise=8),
    Plan("fairness", "bloodborne-board", 2, {"hunters": "random", "length": "chapter", "round_limit": 0}, noise=4),
)

Json = dict[str, Any]


# --- The page -------------------------------------------------------------------------------------------------------


def test_the_example_frames_commits_and_keys_as_the_kernel_does():
    promised = [b"duskhall/commitment/1", SEED, b"table-1"]
    shared = [b"duskhall/key/1", SEED, b"ana", b"", "zoë".encode()]
    key = table_key(SEED, ["ana", "", "zoë"])
    for values, hashed in ((promised, commitment(SEED, "table-1")), (shared, key.hex())):
        frames = [len(value).to_bytes(4, "big") + value for value in values]
        assert sha256(b"".join(frames)).hexdigest() == hashed
        assert hashed in WORDS
        assert all(frame.hex() in WORDS for frame in frames)
    assert sha256(key + bytes(8)).hexdigest() in WORDS


def test_the_example_draws_as_the_kernel_does():
    dice = Dice(table_key(SEED, ["ana", "", "zoë"]))
    dice.log = []
    for bound in (200, 6, 1000):
        dice.below(bound)
    assert [f"[{at}, {bound}, {value}, ...]" in WORDS for at, bound, value, _ in dice.log] == [True] * 3
    letters = list(range(4))
    dice.shuffle(letters)
    order = " ".join("abcd"[letter] for letter in letters)
    drawn = ", ".join(f"below {bound}: {value}" for _, bound, value, _ in dice.log[3:])
    assert re.sub(r", so( [a-d]){4}(;|)", ",", WORDS).count(drawn) == 1
    assert f"so {order}" in WORDS


def test_the_example_digests_as_the_kernel_does():
    record = Record(
        format="duskhall-record/1",
        game="dungeon-cards",
        rules_version=1,
        content="",
        settings={"rounds": 2},
        seats=[Holder("Ana", "person"), Holder("Bot", "bot:random")],
        table="table-1",
        commitment=commitment(SEED, "table-1"),
        contributions=["ana", ""],
        opening=Opening(draws=[(0, 2, 1, "first player")], events=[{"event": "first_player", "seat": 1}]),
    )
    chosen: list[dict[str, Any]] = [{"event": "adventurer_chosen", "seat": 1, "adventurer": "rogue"}]
    entry = Entry(kind="decision", seat=1, question="choose_adventurer", option="rogue", events=chosen)
    opened = chain(record.head_digest(), record.opening)
    for shown in (record.head_digest(), opened, chain(opened, entry), canonical(record.opening), canonical(entry)):
        assert (shown if isinstance(shown, str) else shown.decode()) in PAGE
    head = next(line.strip() for line in PAGE.splitlines() if line.startswith('    {"commitment"'))
    assert sha256(head.encode()).hexdigest() == record.head_digest()


def listed(names: list[str], copies: list[int] | None = None) -> str:
    """Write a list as the page does."""
    counts = copies or [1] * len(names)
    return " ".join(
        f"`{name}`" + (f" ×{count}" if count > 1 else "") for name, count in zip(names, counts, strict=True)
    )


def test_the_page_lists_decks_and_faces_in_the_order_of_the_content():
    dungeon = games.find("dungeon-cards").setup(2).content
    assert f"Cards: {listed(dungeon.catalogues['card'], dungeon.tables.count)}." in WORDS
    assert (
        f"Adventurers: {listed(dungeon.catalogues['adventurer'])}. Bosses: {listed(dungeon.catalogues['boss'])}."
        in WORDS
    )
    assert dungeon.tables.faces == [0, 0, 0, 1, 1, 2]
    cards = games.find("bloodborne-card").setup(3).content
    creatures = list(zip(cards.catalogues["creature"], cards.tables.creature_kind, strict=True))
    for kind, called in enumerate(("Monsters", "Bosses", "Final bosses")):
        assert f"{called}: {listed([name for name, each in creatures if each == kind])}." in WORDS
    upgrades = [
        (name, copies) for name, copies in zip(cards.catalogues["card"], cards.tables.copies, strict=True) if copies
    ]
    assert f"Upgrades: {listed([name for name, _ in upgrades], [copies for _, copies in upgrades])}." in WORDS
    assert (cards.tables.dungeon_monsters, cards.tables.dungeon_bosses) == (7, 3)
    for name, damage, plus in zip(cards.catalogues["die"], cards.tables.die_damage, cards.tables.die_plus, strict=True):
        faces = " ".join(f"{deals}{'+' * again}" for deals, again in zip(damage, plus, strict=True))
        assert f"| `{name}` | {faces} |" in WORDS
    bound = games.find("blood-bound").setup(6).content
    ranks = [name.removeprefix("rose_") for name in bound.catalogues["character"][: bound.tables.ranks]]
    assert f"Ranks of a clan: {listed(ranks)}." in WORDS


def test_the_page_lists_what_the_board_game_shuffles_in_the_order_of_its_content():
    board = games.find("bloodborne-board").setup(1).content
    made, names = board.tables, board.catalogues
    basics = listed([names["card"][card] for card in made.basics], [made.cards[card].copies for card in made.basics])
    assert f"Hunters: {listed(names['hunter'])}. Basic cards: {basics}." in WORDS
    assert f"Kinds of enemies: {listed([names['kind'][kind] for kind in made.enemy_kinds])}." in WORDS
    assert f"Tiles: {listed(names['tile'])}." in WORDS
    upgrades = [card for card in range(len(made.cards)) if not made.cards[card].basic]
    copies = [made.cards[card].copies for card in upgrades]
    assert f"Upgrades: {listed([names['card'][card] for card in upgrades], copies)}." in WORDS
    goods = [item.copies for item in made.items[: made.consumables]]
    assert f"Consumables: {listed(names['item'][: made.consumables], goods)}." in WORDS
    for name, chapter in zip(names["chapter"], made.chapters, strict=True):
        kinds = " ".join("chance" if kind < 0 else f"`{names['kind'][kind]}`" for kind in chapter.enemies)
        barred = "".join(f"`{names['kind'][kind]}` " for kind in chapter.never)
        assert f"| `{name}` | {kinds} | {barred}|" in WORDS


# --- The verifier ---------------------------------------------------------------------------------------------------


def verified(folder: Path, records: dict[str, Json]) -> dict[str, Json]:
    """Have node check records, and return what it found, by name."""
    node = shutil.which("node")
    assert node is not None, "the client needs node, and so does this"
    for name, record in records.items():
        (folder / f"{name}.json").write_text(json.dumps(record), encoding="utf-8")
    command = [node, str(HERE / "verify.mjs"), *(f"{name}.json" for name in records)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    return {each["file"].removesuffix(".json"): each for each in found}


@pytest.fixture(scope="module")
def played() -> dict[str, Json]:
    """A whole record of each game, by the game's id."""
    tables: dict[str, Table] = {plan.game: play(plan)[1] for plan in PLANS}
    assert all(table.outcome() is not None for table in tables.values())
    return {game: json.loads(table.record.to_json()) for game, table in tables.items()}


def test_the_verifier_shares_nothing_with_duskhall():
    imported = [
        each for file in HERE.glob("*.mjs") for each in re.findall(r"from '(.*)'", file.read_text(encoding="utf-8"))
    ]
    assert sorted(set(imported)) == ["./games.mjs", "node:crypto", "node:fs"]


def draws_of(record: Json) -> int:
    return sum(len(link.get("draws", ())) for link in [record["opening"], *record.get("entries", [])])


def test_every_draw_of_records_of_all_four_games_is_recomputed(tmp_path: Path, played: dict[str, Json]):
    for game, verdict in verified(tmp_path, played).items():
        assert verdict["true"], verdict
        assert verdict["draws"] == draws_of(played[game])
        assert verdict["meant"] >= 8


def test_every_draw_of_the_records_of_earlier_editions_is_recomputed(tmp_path: Path):
    old = {
        str(each): json.loads(gzip.decompress((each.edition / "records" / f"{each.name}.json.gz").read_bytes()))
        for each in shelf.records()
    }
    found = verified(tmp_path, old)
    assert [name for name, verdict in found.items() if not verdict["true"]] == []
    assert {name: verdict["draws"] for name, verdict in found.items()} == {name: draws_of(old[name]) for name in old}


@pytest.mark.parametrize("game", [plan.game for plan in PLANS])
def test_every_kind_of_forged_record_is_refused(tmp_path: Path, played: dict[str, Json], game: str):
    kinds: list[Forgery] = [*FORGERIES, *(tell_otherwise(kind, field) for kind, field in TOLD[game])]
    assert len(kinds) >= 20
    found = verified(tmp_path, {forgery.name: forged(played[game], forgery) for forgery in kinds})
    assert [name for name, verdict in found.items() if verdict["true"]] == []
    assert len(found) == len(kinds)
    assert all(verdict["why"] for verdict in found.values())


def test_cards_are_compared_after_a_reshuffle_too(tmp_path: Path):
    record = json.loads(play(Plan("v1", "dungeon-cards", 6, {"rounds": 8}, noise=4))[1].record.to_json())

    def change(data: Json) -> None:
        events = [event for entry in data["entries"] for event in entry.get("events", [])]
        after = next(at for at, event in enumerate(events) if event["event"] == "deck_reshuffled")
        next(event for event in events[after:] if event["event"] == "card_turned")["card"] = "another"

    forgery = Forgery("card after a reshuffle", change, chained=True)
    found = verified(tmp_path, {"true": record, "forged": forged(record, forgery)})
    assert [found["true"]["true"], found["forged"]["true"]] == [True, False]
