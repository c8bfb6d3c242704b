"""Packs: content that the host of a table or the keeper of the hall brings: played, marked, proven, or refused."""

import json
import re
from pathlib import Path

import pytest
from tests.hall.halls import Player, RunningHall, play_out, record_of, run

from duskhall import games, minds
from duskhall.hall.denied import Denied
from duskhall.hall.packs import loaded, read_folder, vet
from duskhall.kernel.dice import Dice
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.seat import Seat
from duskhall.kernel.verify import verify
from duskhall.teacher.hint import hint

EXAMPLES = Path(__file__).parents[2] / "examples"
CAMPAIGN = (EXAMPLES / "the_last_lamp.toml").read_text()
GAME = "bloodborne-board"
SHARP = """
[[upgrade]]
id = "keepers_saw"
provenance = "designed"
kind = "melee"
damage = 4
copies = 2
effects = []
known = []
reported = []
name = { en = "Saw <b>of</b> the { $keeper }", es = "Sierra" }
text = { en = "Cuts." }
"""


def own(text: str = CAMPAIGN, file: str = "the_last_lamp.toml") -> dict[str, str]:
    """A pack of one's own, as a request names it."""
    return {"file": file, "text": text}


def refused(hall: RunningHall, text: str, game: str = GAME, file: str = "mine.toml") -> str:
    """Have a pack looked at that cannot be played, and return the sentence."""
    with pytest.raises(Denied) as denied:
        hall.visitor().post("/api/packs", game=game, file=file, text=text)
    assert denied.value.code == "bad-pack"
    said = str(denied.value)
    assert said.endswith(".")
    assert "\n" not in said
    return said


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A keeper's folder, with one good pack and one that is none."""
    folder = tmp_path / "packs" / GAME
    folder.mkdir(parents=True)
    (folder / "the_last_lamp.toml").write_text(CAMPAIGN)
    (folder / "broken.toml").write_text("[[item]]\nid = 'x'\nprice = 3\n")
    return folder.parent


def test_a_host_plays_with_a_pack_of_their_own_to_the_end_and_the_record_proves_it(hall):
    ana = hall.visitor()
    seen = ana.post("/api/packs", game="bloodborne-card", **own(SHARP, "sharp_things.toml"))
    assert seen["mark"]["name"] == "Sharp things"
    assert seen["words"]["en"]["card-keepers-saw"] == "Saw <b>of</b> the { $keeper }"
    wish = {"game": "bloodborne-card", "seats": 3, "bots": ["random"] * 2, "pack": own(SHARP, "sharp_things.toml")}
    info = ana.post("/api/tables", **wish)
    table = info["table"]
    assert info["pack"] == seen["mark"]
    assert not info["pack"]["kept"]
    ana.post(f"/api/tables/{table}/start")

    async def work():
        return await play_out(await Player.come(ana), table, 0)

    assert run(work()) is not None
    record = record_of(ana, table)
    assert record.embedded_content is not None
    assert any(entry["id"] == "keepers_saw" for entry in record.embedded_content["upgrade"])
    assert verify(games.find("bloodborne-card"), record).ok
    book = ana.get(f"/api/tables/{table}/book")
    assert "keepers_saw" in book["catalogues"]["card"]
    frames = ana.get(f"/api/tables/{table}/replay?eyes=everything")
    assert frames[0]["now"] is not None
    again = ana.post(f"/api/tables/{table}/rematch")
    assert again["pack"] == info["pack"]
    ana.post(f"/api/tables/{again['table']}/ready")
    assert ana.get(f"/api/tables/{again['table']}")["status"] == "running"
    assert ana.get("/api/people/me/history")["games"][0]["pack"] == "Sharp things"
    assert ana.get("/api/people/me/statistics")[0]["records"] == []  # whoever writes the cards could set any


def test_a_pack_of_the_keeper_can_be_chosen_and_stays_with_its_tables_when_it_disappears(open_hall, shelf):
    hall = open_hall(packs=str(shelf))
    ana, bo = hall.visitor("Ana"), hall.visitor("Bo")
    offered = ana.get(f"/api/games/{GAME}/packs")
    assert [(pack["id"], pack["mark"]["kept"]) for pack in offered["packs"]] == [("the_last_lamp", True)]
    campaigns = next(each for each in offered["packs"][0]["settings"] if each["name"] == "campaign")
    assert "the_last_lamp" in campaigns["values"]
    assert offered["packs"][0]["words"]["es"]["setting-campaign-the-last-lamp"]
    wish = {"game": GAME, "seats": 1, "pack": {"kept": "the_last_lamp"}}
    info = ana.post("/api/tables", **wish)
    table = info["table"]
    told = bo.post(f"/api/tables/{table}/invitation", invite=info["invite"])
    assert (told["pack"]["name"], told["pack"]["kept"]) == ("The last lamp", True)

    (shelf / GAME / "the_last_lamp.toml").unlink()
    hall.do(hall.hall.packs.read)
    with pytest.raises(Denied, match="no such pack"):
        ana.post("/api/tables", **wish)
    info = ana.post(f"/api/tables/{table}/settings", settings={"campaign": "the_last_lamp"})
    assert info["settings"]["campaign"] == "the_last_lamp"
    assert ana.post(f"/api/tables/{table}/start")["status"] == "running"
    assert record_of(ana, table).settings["campaign"] == "the_last_lamp"


def test_what_cannot_be_used_in_the_keepers_folder_is_left_out_and_named(shelf):
    found, problems = read_folder(shelf, 40_000)
    assert [each.kept for each in found[GAME]] == ["the_last_lamp"]
    ((file, problem),) = problems
    assert file.endswith("broken.toml")
    assert "item x" in str(problem)
    assert "no folder" in str(read_folder(shelf / "nowhere", 40_000)[1][0][1])


def test_hints_and_strong_bots_play_with_a_pack():
    game = games.find("bloodborne-card")
    content = loaded(vet(game.id, "sharp.toml", SHARP.encode()).pack)
    state = game.new(game.setup(3, {}, content), Dice(b"sharp"))
    ask = state.pending()[0]
    seat = Seat(state, ask, [])
    names = [state.setup.option_name(ask.question, option) for option in ask.options]
    assert hint(seat).advice in names
    assert minds.find(game.id, "adept")(game, ask.seat, Dice(b"adept")).choose(seat) in ask.options


BAD = (
    ("[[item]]\nid = 'x'\nprice = 3\n", "item x"),
    ("this is no TOML", "no TOML"),
    ("[[item]]\nid = 'x'\n" + ".".join("a" * 5000) + " = 1", "nested too deeply"),
    ("a = " + "[" * 5000, "nested too deeply"),
    ("[[item]]\nid = 'x'\ncopies = " + "9" * 4000, "not from"),
    ("[[item]]\nid = 'x'\ncopies = " + "9" * 5000, "no TOML"),
    ("[[item]]\nid = 'x'\nsince = 2020-01-01\n", "neither a word nor a number"),
    ("[[item]]\nid = 'x'\nname = { en = 'Axe \u202egnp' }\n", "U\\+202E"),
    ("[[item]]\nid = 'x'\nname = { en = 'Axe \\u001b[2J' }\n".replace("'", '"'), "U\\+001B"),
    ("[[item]]\nid = 'x'\nname = { en = '" + "long" * 100 + "' }\n", "longer than 200"),
    ("# " + "x" * 41_000, "at most 40 KB"),
    (CAMPAIGN + "\n[[spell]]\nid = 'x'\n", "no such table"),
)


def test_a_pack_that_cannot_be_played_is_refused_with_a_sentence_and_leaves_nothing(hall):
    ana = hall.visitor()
    for text, words in BAD:
        assert re.search(words, refused(hall, text)), words
        with pytest.raises(Denied):
            ana.post("/api/tables", game=GAME, seats=1, pack=own(text, "mine.toml"))
    assert ana.get("/api/tables/mine") == []
    json_pack = json.dumps({"item": [{"id": "x", "copies": 1e999}]})
    assert "item x" in refused(hall, json_pack, file="mine.json")
    # What an entry is called is told before it is checked: signs that cannot be sent, numbers that cannot be written.
    for called in ("\\ud800", "\\u001b[2J"):
        assert "nobody sees" in refused(hall, f'{{"item": [{{"id": "{called}"}}]}}', file="mine.json")
    assert "item 0" in refused(hall, "[[item]]\nid = 0x" + "f" * 20_000)
    with pytest.raises(Denied, match="no such game"):
        ana.post("/api/packs", game="chess", file="a.toml", text="a = 1")


@pytest.mark.parametrize(
    ("name", "file", "words"),
    [
        ("Reiterpallasch", "Du\u0455khall.toml", "one alphabet"),
        ("Reiterpallasch", "hall_keeper\u202e.toml", "not be seen|hide"),
        ("Reiterpallasch", "moderator.toml", "hall"),
        ("Hunter Ax\u0435", "mine.toml", "looks like"),
        ("Hunter-Axe", "mine.toml", "looks like"),
    ],
)
def test_names_that_are_made_to_deceive_are_refused(name, file, words):
    with pytest.raises(Mistake, match=words):
        vet("bloodborne-card", file, SHARP.replace("Saw <b>of</b> the { $keeper }", name).encode())


def test_a_guest_neither_sees_nor_changes_the_pack_of_anothers_table(hall):
    ana, bo = hall.visitor("Ana"), hall.visitor("Bo")
    table = ana.post("/api/tables", game=GAME, seats=2, pack=own())["table"]
    with pytest.raises(Denied, match="no such table"):
        bo.get(f"/api/tables/{table}/book")
    with pytest.raises(Denied):
        bo.post(f"/api/tables/{table}/settings", pack=own(SHARP))
    plain = ana.post("/api/tables", game=GAME, seats=2)["table"]
    with pytest.raises(Denied, match="without a pack"):
        ana.get(f"/api/tables/{plain}/book")
    with pytest.raises(Denied):  # its campaign is that of the pack alone
        ana.post(f"/api/tables/{plain}/settings", settings={"campaign": "the_last_lamp"})


def test_a_keeper_may_let_nobody_bring_packs(open_hall, shelf):
    hall = open_hall(packs=str(shelf), host_packs=False)
    ana = hall.visitor()
    assert ana.get(f"/api/games/{GAME}/packs")["own"] is False
    with pytest.raises(Denied, match="only the keeper's packs"):
        ana.post("/api/packs", game=GAME, **own())
    with pytest.raises(Denied, match="only the keeper's packs"):
        ana.post("/api/tables", game=GAME, seats=1, pack=own())
    assert ana.post("/api/tables", game=GAME, seats=1, pack={"kept": "the_last_lamp"})["pack"]["kept"]
