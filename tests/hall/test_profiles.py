"""Who somebody is without an account: signs, passphrases, names that deceive, taking everything along, and the end."""

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hall.halls import Player, finished, play_out, record_of, run
from tests.hall.phones import Phone
from tests.hall.stores import with_store

from duskhall import games
from duskhall.hall import passphrase
from duskhall.hall.denied import Denied
from duskhall.hall.names import honest_name, likeness
from duskhall.hall.passphrase import LIST_LENGTH, WORDS, Hasher, new_words, read_words, word_list
from duskhall.hall.protocol import Say
from duskhall.hall.storage import open_store, persons
from duskhall.hall.tools.backup import backup
from duskhall.kernel.text import LANGUAGES
from duskhall.kernel.verify import verify

QUICK = {"n": 2, "r": 1, "p": 1, "maxmem": 2**20, "dklen": 32}


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Let hashes be quick: how slow they are is what `test_a_try_is_slow` is about."""
    monkeypatch.setattr(passphrase, "_SCRYPT", QUICK)


# --- Names that deceive ------------------------------------------------------------------------------------------


HIDDEN = ["Ana\u202egnp", "An\u200ba", "\u2066Ana", "An\u3164a", "Ana\u00ad"]
MIXED = ["A\u043da", "\u0391na", "\u0410\u0434\u043c\u0456\u043d\u0456\u0455tr\u0430t\u043er"]
OFFICES = [
    "Duskhall",
    "duskha11",
    "DUSK HALL!",
    "D\u00fcskh\u00e4ll",
    "\uff24\uff55\uff53\uff4bhall",
    "the Hall",
    "Admin",
    "4dm1n",
]
OTHERS = [
    "M0derat0r",
    "La sala",
    "Bot",
    "B0t 2",
    "Rosa (bot)",
    "bot:careful",
    "Seat 3",
    "Adept",
    "mast\u00e9r",
    "Keeper!",
    "*The Keeper*",
    "La moderadora",
    "\u1d0b\u1d07\u1d07\u1d18\u1d07\u0280",  # small capitals
    "\U0001f17a\U0001f174\U0001f174\U0001f17f\U0001f174\U0001f181",  # white on black
]
HONEST = ["Ana María", "Ольга", "Вера", "محمد", "שָׁלוֹם", "हिन्दी", "张伟 Wei", "Αθηνά", "👩\u200d🚀 Ana"]
LIKE_OFFICES = [
    "Robot",
    "Hunter",
    "Player 3",
    "Somebody",
    "Talbot",
    "Hugo",
    "Hallie",
    "Modesta",
    "R2D2",
    "El Cid",
    "Ana!",
]


@pytest.mark.parametrize("name", HIDDEN + MIXED + OFFICES + OTHERS, ids=ascii)
def test_a_name_that_is_made_to_deceive_is_refused_in_one_sentence(name):
    with pytest.raises(Denied) as denied:
        honest_name(name)
    assert denied.value.code == "deceiving-name"
    for lang in LANGUAGES:
        said = denied.value.said(lang)
        assert said.endswith(".")
        assert said.count(".") == 1


@pytest.mark.parametrize("name", HONEST + LIKE_OFFICES)
def test_honest_names_of_every_script_are_taken(name):
    assert honest_name(name)


@given(st.text(max_size=40))
def test_whatever_is_written_is_a_name_or_refused_and_a_name_stays_one(written):
    try:
        name = honest_name(written)
    except Denied:
        return
    assert honest_name(name) == name
    assert likeness(name) == likeness(name.upper()) or not name.isascii()


def test_nobody_sits_down_under_a_name_that_only_looks_like_anothers(hall):
    table, (ana,) = hall.table("Ana Ivl", bots=2, start=False)
    invite = ana.get(f"/api/tables/{table}")["invite"]
    with pytest.raises(Denied, match="looks like yours"):
        hall.visitor("Ana lvI").post(f"/api/tables/{table}/join", invite=invite)
    hall.visitor("Ana Ivl").post(f"/api/tables/{table}/join", invite=invite)  # the same name deceives nobody


# --- Passphrases -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_passphrase_is_72_bits_of_words_that_are_easily_typed(lang):
    words = word_list(lang)
    assert len(set(words)) == len(words) == LIST_LENGTH
    assert all(word.isascii() and word.isalpha() and word.islower() and 4 <= len(word) <= 8 for word in words)
    assert LIST_LENGTH**WORDS >= 2**72
    phrases = {tuple(new_words(lang)) for _ in range(50)}
    assert len(phrases) == 50
    assert all(read_words(", ".join(phrase).upper()) == list(phrase) for phrase in phrases)


@pytest.mark.parametrize(
    ("typed", "said"), [("amber", "8 words; these are 1"), ("amber " * 7 + "Xyz", "Word 8"), ("", "are 0")]
)
def test_what_is_no_passphrase_is_said_without_repeating_it(typed, said):
    with pytest.raises(Denied, match=said) as denied:
        read_words(typed)
    assert "xyz" not in str(denied.value).lower()


def test_a_try_is_slow(monkeypatch):
    monkeypatch.undo()
    assert passphrase._SCRYPT["n"] * passphrase._SCRYPT["r"] * 128 >= 32 * 2**20  # bytes of memory
    words = new_words()
    one, other = (asyncio.run(Hasher().hashed(words, salt)) for salt in ("00", "01"))
    assert one != other  # another hall's table of hashes is of no use


def test_a_passphrase_brings_a_person_to_any_device_until_there_is_another(hall, tmp_path, capfd):
    ana, there = hall.visitor("Ana"), hall.visitor("Bo")
    first = ana.post("/api/people/me/passphrase")["words"]
    me = there.post("/api/people/recall", passphrase=" ".join(first).title(), program=True)
    assert (me["person"], me["name"]) == (ana.person, "Ana")
    there.token = me["token"]
    assert there.get("/api/people/me/profile")["devices"] == 2
    second = ana.post("/api/people/me/passphrase")["words"]
    with pytest.raises(Denied, match="Nobody here has this passphrase"):
        there.post("/api/people/recall", passphrase=" ".join(first))
    ana.call("DELETE", "/api/people/me/devices")
    profile = ana.get("/api/people/me/profile")
    assert (profile["devices"], profile["passphrase"]) == (1, False)
    with pytest.raises(Denied, match="does not know you"):
        there.get("/api/people/me")
    with pytest.raises(Denied, match="Nobody here"):
        there.post("/api/people/recall", passphrase=" ".join(second))
    hall.stop()
    stored = [file.read_text("latin-1") for file in tmp_path.glob("hall.sqlite3*")]
    written = "".join([*capfd.readouterr(), *stored])
    assert not [phrase for phrase in (first, second) for mark in " -," if mark.join(phrase) in written]


def test_passphrases_cannot_be_tried_out(open_hall):
    hall = open_hall(passphrases_per_minute=5)
    guesser = hall.visitor("Bo")
    tries = []
    for _ in range(12):
        with pytest.raises(Denied) as denied:
            guesser.post("/api/people/recall", passphrase=" ".join(new_words()))
        tries.append(denied.value.code)
    assert tries[:5] == ["wrong-passphrase"] * 5
    assert set(tries[5:]) == {"slow-down"}


def test_a_sign_and_a_colour_stand_beside_a_name(hall):
    ana = hall.visitor("Ana")
    assert ana.call("PATCH", "/api/people/me", {"sign": "raven", "colour": "moss"})["sign"] == "raven"
    me = ana.call("PATCH", "/api/people/me", {"name": "Ana María"})
    assert (me["name"], me["sign"], me["colour"]) == ("Ana María", "raven", "moss")
    with pytest.raises(Denied, match="sign"):
        ana.call("PATCH", "/api/people/me", {"sign": "<svg>"})
    info = ana.post("/api/tables", game="high-card", seats=2)
    assert info["people"] == [{"person": ana.person, "name": "Ana María", "sign": "raven", "colour": "moss"}]
    bo = hall.visitor("Bo")
    bo.call("PATCH", "/api/people/me", {"sign": "fox"})
    bo.post(f"/api/tables/{info['table']}/join", invite=info["invite"])
    assert bo.get(f"/api/tables/{info['table']}")["people"][1]["sign"] == "fox"
    bo.post(f"/api/tables/{info['table']}/leave")
    assert "fox" not in json.dumps(ana.get(f"/api/tables/{info['table']}"))
    link = ana.post("/api/people/me/link")
    assert link["picture"]["path"].startswith("M0 0h7")


# --- Taking along, and the end -----------------------------------------------------------------------------------

FIRST_EDITION = Path(__file__).parents[1] / "old" / "edition_1"
NAME, LINE, ENDPOINT = "Quetzalcoatla", "meet me at the old mill", "https://push.example/8f3a1c77"


def _life(hall):
    """Somebody who leaves traces everywhere: games with others and alone, chat, a sign, a passphrase, a device."""
    table, people = hall.table(NAME, "Bo")
    ana, bo = people
    ana.call("PATCH", "/api/people/me", {"name": f"{NAME} II", "sign": "owl", "colour": "teal"})
    ana.post("/api/people/me/passphrase")
    ana.post("/api/people/me/link")
    with Phone() as phone:
        ana.post("/api/people/me/push", **{**phone.subscription, "endpoint": ENDPOINT})
    ana.call("PUT", "/api/people/me/push/quiet", {"begins": 0, "ends": 60})
    alone = ana.post("/api/tables", game="high-card", seats=2, bots=["random"])["table"]
    open_one = ana.post("/api/tables", game="high-card", seats=3)
    bo.post(f"/api/tables/{open_one['table']}/join", invite=open_one["invite"])

    async def work():
        players = [await Player.come(person) for person in people]
        await players[0].send(Say(table=table, text=LINE))
        await asyncio.gather(*(play_out(player, table, seat) for seat, player in enumerate(players)))

    run(work())
    return table, alone, ana, bo


def _traces(ana):
    return [NAME.encode(), NAME.encode("utf-16-le"), ana.person.encode(), LINE.encode(), ENDPOINT.encode()]


def test_everything_can_be_taken_along(hall):
    table, alone, ana, _ = _life(hall)
    kept = ana.get("/api/people/me/everything")
    assert (kept["name"], kept["sign"]) == (f"{NAME} II", "owl")
    assert {each["table"] for each in kept["tables"]} >= {table, alone}
    assert [line["text"] for line in kept["kept"]["chat"]] == [LINE]
    assert [each["endpoint"] for each in kept["kept"]["pushes"]] == [ENDPOINT]
    assert not [secret for secret in ("hash", '"key"', '"auth"') if secret in json.dumps(kept)]
    for each in kept["tables"]:
        if each["status"] == "ended":
            assert ana.get(each["record"])["table"] == each["table"]


def test_a_deleted_person_leaves_nothing_but_nameless_seats(open_hall, tmp_path, capfd):
    hall = open_hall(unload_after=0.0)
    table, alone, ana, bo = _life(hall)
    traces = _traces(ana)
    files = lambda: b"".join(file.read_bytes() for file in tmp_path.glob("hall.sqlite3*"))  # noqa: E731
    assert all(each in files() for each in (traces[0], *traces[2:]))
    ana.call("DELETE", "/api/people/me")
    assert not [each for each in traces if each in files()]
    assert not (tmp_path / "hall.sqlite3-wal").read_bytes()
    with pytest.raises(Denied, match="no such table"):
        bo.get(f"/api/tables/{alone}")
    record = record_of(bo, table)
    assert verify(games.find("high-card"), record).ok
    seats = bo.get(f"/api/tables/{table}")["seats"]
    assert [seat["person"] for seat in seats] == [None, bo.person]
    hall.stop()

    async def copy():
        store = open_store(hall.config.db, reading=True)
        await store.open(lambda news: None)
        await backup(store, tmp_path / "after.backup")
        await store.close()

    asyncio.run(copy())
    copied, logged = gzip.decompress((tmp_path / "after.backup").read_bytes()), "".join(capfd.readouterr()).encode()
    everywhere = files() + copied + logged
    assert not [each for each in traces if each in everywhere]


def test_a_deleted_person_is_in_no_row_of_postgresql(open_hall, postgres, tmp_path):
    hall = open_hall(db=postgres.new_database())
    _, _, ana, _ = _life(hall)
    ana.call("DELETE", "/api/people/me")
    hall.stop()

    async def copy(store):
        await backup(store, tmp_path / "after.backup")

    with_store(hall.config.db, copy)
    kept = gzip.decompress((tmp_path / "after.backup").read_bytes())
    assert not [each for each in _traces(ana) if each in kept]


def test_much_that_was_written_and_deleted_leaves_nothing_in_the_file(tmp_path):
    """SQLite moves rows between pages: wherever it once put one, nothing is left."""
    db = f"sqlite:///{tmp_path}/hall.sqlite3"

    async def work(store):
        for number in range(400):
            who, called = ("trace", NAME) if number % 4 == 0 else ("other", "Somebody")
            name = f"{called} {number} {'x' * (number % 37)}"[:64]
            await store.write(persons.add_person, f"{who}{number}", name, f"{number}", 1.0)
        for number in range(0, 400, 4):
            await store.write(persons.delete_person, f"trace{number}")
        await store.wipe()
        whole = b"".join(file.read_bytes() for file in tmp_path.glob("hall.sqlite3*"))
        assert b"Somebody 399" in whole
        assert NAME.encode() not in whole
        assert b"trace" not in whole

    with_store(db, work)


def test_a_file_of_the_first_edition_holds_nothing_that_was_deleted_there(tmp_path):
    file = tmp_path / "hall.sqlite3"
    file.write_bytes(gzip.decompress((FIRST_EDITION / "hall.db.gz").read_bytes()))
    with sqlite3.connect(file) as old:
        old.execute("PRAGMA secure_delete=OFF")
        old.execute("INSERT INTO people VALUES ('ghost', ?, 1)", (NAME,))
        old.commit()
        old.execute("DELETE FROM people WHERE id = 'ghost'")
    assert NAME.encode() in file.read_bytes()

    async def work(store):
        await store.wipe()
        assert NAME.encode() not in b"".join(each.read_bytes() for each in tmp_path.glob("hall.sqlite3*"))

    with_store(f"sqlite:///{file}", work)


def test_a_finished_table_of_two_stays_with_the_other(hall):
    table, (ana, bo) = finished(hall)
    ana.call("DELETE", "/api/people/me")
    assert table in [each["table"] for each in bo.get("/api/tables/mine")]
