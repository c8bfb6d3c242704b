"""Names and chat: what others are shown of what people write."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hall.halls import Player, run
from tests.hall.stores import add_table, with_store

from duskhall.hall.denied import Denied
from duskhall.hall.protocol import Chat, Error, Say
from duskhall.hall.storage import chat, persons
from duskhall.hall.writing import LONGEST_NAME, MOST_MARKS, clean_line, clean_name

INVISIBLE = [
    "\u3164",
    "\u2800",
    "\u200b\u200d",
    "\u115f\u1160",
    "\uffa0 \u3164",
    "\ufe0f",
    "\u0301",
    "\U000e0041",
    "\0\n",
]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_that_nobody_can_see_is_none(name):
    with pytest.raises(Denied, match="visible"):
        clean_name(name)
    with pytest.raises(Denied):
        clean_line(name)


@pytest.mark.parametrize(
    "name",
    ["Ana María", "Zoë", "Nguyễn", "Ольга", "محمد", "שָׁלוֹם", "ไม้เอก", "हिन्दी", "张伟", "O'Neil-Smith 3rd", "👩🚀 Ana"],
)
def test_names_of_every_script_stay_as_they_are(name):
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("A" + "\u0301\u0302\u0303" * 20 + "na", "\u00c1\u0302\u0303\u0301na"),
        ("Ana\u202egnp.exe", "Anagnp.exe"),
        ("\u2066Ana\u2069\u200f", "Ana"),
        ("An\u3164a", "Ana"),
        ("x" * 40, "x" * 32),
        ("é" * 40, "é" * 32),
        ("Ana\u2003\u00a0  B", "Ana B"),
    ],
    ids=ascii,
)
def test_what_changes_what_others_see_is_left_out(written, shown):
    assert clean_name(written) == shown


@given(st.text(max_size=200))
def test_whatever_is_written_what_is_shown_is_clean_and_stays_as_it_is(written):
    for clean in (clean_name, clean_line):
        try:
            shown = clean(written)
        except Denied:
            continue
        assert clean(shown) == shown
        kinds = [unicodedata.category(each) for each in shown if each not in "\u200c\u200d"]
        assert not {kind for kind in kinds if kind[0] in "CZ"} - {"Zs"}
        marks = "".join("M" if kind[0] == "M" else "." for kind in kinds)
        assert "M" * (MOST_MARKS + 1) not in marks
        if clean is clean_name:
            assert marks.count(".") <= LONGEST_NAME


def test_a_line_of_chat_keeps_its_words_and_emoji_and_nothing_that_turns_it_around():
    assert (
        clean_line("Привет, 👩\u200d🚀\ufe0f!\0\x1b[31m \u202eabc\u2067\n\nnext")
        == "Привет, 👩\u200d🚀\ufe0f![31m abc next"
    )


def test_chat_is_told_and_stored_as_it_is_shown(hall):
    table, people = hall.table("Ana", "Bo")

    async def work() -> None:
        player = await Player.come(people[0])
        await player.watch(table, 0)
        await player.send(Say(table=table, text="a\0b\u202e c"))
        assert (await player.hear(Chat)).line.text == "ab c"
        await player.send(Say(table=table, text="\u200b\0"))
        assert (await player.hear(Error)).message == "Nothing of it can be seen: write something."

    run(work())
    assert [line.text for line in hall.do(lambda: hall.hall.store.read(chat.chat_lines, table))] == ["ab c"]


def test_a_store_refuses_what_not_every_store_can_keep_and_goes_on(db):
    async def work(store):
        await add_table(store)
        with pytest.raises(ValueError, match=r"U\+0000"):
            await store.write(chat.add_chat, "t1", "p", "Ana", "a\0b", 1.0)
        with pytest.raises(ValueError, match=r"U\+0000"):
            await store.write(persons.add_person, "p", "A\0na", "hash", 1.0)
        await store.write(chat.add_chat, "t1", "p", "Ana", "ab", 1.0)
        assert [line.text for line in await store.read(chat.chat_lines, "t1")] == ["ab"]

    with_store(db, work)


def test_an_invitation_that_cannot_be_one_is_refused_like_any_other(hall):
    table, _ = hall.table("Ana", "Bo", start=False)
    with pytest.raises(Denied, match="private") as denied:
        hall.visitor("Eve").post(f"/api/tables/{table}/join", invite="é")
    assert denied.value.status == 403
    assert hall.hall.metrics.counters["errors"] == 0
