"""A record file reads back as it was, is written whole or not at all, and never surprises its reader."""

import json
import os
import stat
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.tables import finished_table, new_table, play_to_end, table_after_bids

from duskhall.kernel.record import BadRecord, Entry, canonical, effective, load, loads


@pytest.fixture(scope="module")
def record():
    return finished_table().record


def changed(record, change):
    data = json.loads(record.to_json())
    change(data)
    return json.dumps(data).encode()


def plain_json(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def decision(option: str = "low") -> Entry:
    return Entry(kind="decision", seat=0, question="bid", option=option)


def test_a_record_reads_back_as_it_was_written(record, tmp_path):
    record.save(tmp_path / "game.json")
    assert load(tmp_path / "game.json") == record
    assert loads(record.to_json()) == record


def test_what_has_its_default_value_is_not_written(record):
    first = json.loads(record.to_json())["entries"][0]
    assert set(first) == {"kind", "seat", "question", "option", "digest"}


def test_a_digest_can_be_recomputed_from_the_file(record):
    data = json.loads(record.to_json())
    head = {name: data[name] for name in ("format", "game", "options", "seats", "table", "commitment", "contributions")}
    digest = sha256(plain_json(head)).hexdigest()
    for link in [data["opening"], *data["entries"]]:
        stated = link.pop("digest")
        digest = sha256(digest.encode() + plain_json(link)).hexdigest()
        assert digest == stated
    assert record.last_digest() == digest


@given(st.dictionaries(st.text(), st.integers() | st.text() | st.none() | st.lists(st.text())))
def test_what_digests_are_made_of_is_plain_json_with_sorted_keys(value):
    assert canonical(value) == plain_json(value)


@pytest.mark.parametrize("value", ["\ud800", {"\udfff": 1}])
def test_what_is_no_text_has_no_digest(value):
    with pytest.raises(ValueError, match="surrogates"):
        canonical(value)


def test_the_head_of_a_record_is_part_of_the_chain(record):
    other = loads(changed(record, lambda data: data["seats"][0].update(name="Eve")))
    assert other.head_digest() != record.head_digest()


def test_undone_decisions_do_not_count_but_what_was_said_and_who_sat_does():
    entries = [
        decision(),
        decision("high"),
        Entry(kind="statement", seat=1, statement={"claim": "king"}),
        Entry(kind="seat", seat=1, player="bot:random"),
        decision(),
        Entry(kind="undo", seat=0, to=1),
        decision("high"),
    ]
    assert [number for number, _ in effective(entries)] == [1, 3, 4, 7]


# --- Secrecy -------------------------------------------------------------------------------------------------


def test_of_a_running_table_only_the_public_part_may_be_given_away():
    table = new_table()
    table.answer(0, "bid", "high")
    table.speak(1, {"claim": "king"})
    public = table.record.public().to_json().decode()
    secrets = [table.record.server_seed, table.state.dice.key.hex(), "deal", "high", table.record.last_digest()]
    assert not [secret for secret in secrets if secret is None or f'"{secret}"' in public]
    assert '"claim":"king"' in public
    assert loads(public.encode()) == table.record.public()


def test_the_public_part_does_not_depend_on_what_is_hidden():
    one, other = new_table(), new_table()
    one.answer(0, "bid", "high")
    other.answer(0, "bid", "low")
    assert one.record.public().to_json() == other.record.public().to_json()


def test_of_an_ended_table_everything_is_public(record):
    assert record.public() == record
    assert record.server_seed is not None


# --- Bad input -----------------------------------------------------------------------------------------------


def sentence_of(data: bytes) -> str:
    with pytest.raises(BadRecord) as caught:
        loads(data, "game.json")
    sentence = str(caught.value)
    assert sentence.startswith("The file game.json ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "is empty"),
        (b"  \n", "is empty"),
        (b"hello", "not JSON"),
        (b"\x89PNG\r\n\x1a\n", "not JSON"),
        (b"\xff\xfe{}", "not JSON"),
        (b'{"format":"\xff"}', "bytes that are no text"),
        (b"[1, 2]", "no Duskhall record"),
        (b"{}", "no Duskhall record"),
        (b'{"format": 3}', "no Duskhall record"),
        (b'{"format": NaN}', "not JSON"),
        (b'{"format": "duskhall-record/9"}', "use the version of Duskhall that wrote it"),
        (b'{"format": "duskhall-record/1"}', "game"),
        (b"[" * 200_000, "no Duskhall record"),
        (b'{"a":' * 200_000, "nested too deeply"),
    ],
)
def test_what_is_no_record_is_refused_with_one_sentence(data, says):
    assert says in sentence_of(data)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda data: data.pop("seats"), "missing required field seats"),
        (lambda data: data.update(seats="three"), "seats: expected array, got str"),
        (lambda data: data["seats"][1].update(player="dog"), "seat 2, player"),
        (lambda data: data["entries"][2].update(seat="one"), "entry 3, seat: expected int, got str"),
        (lambda data: data["entries"][2].update(seat=None), "entry 3, seat"),
        (lambda data: data["entries"][2].update(seat=1.5), "entry 3, seat"),
        (lambda data: data["entries"][2].update(kind="cheat"), "entry 3, kind"),
        (lambda data: data["entries"][2].update(colour="red"), "entry 3: object contains unknown field colour"),
        (lambda data: data["entries"][2].pop("option"), "entry 3 (decision) lacks option"),
        (lambda data: data["entries"][2].update(to=1), "entry 3 (decision) cannot have to"),
        (lambda data: data["entries"].insert(0, {"kind": "undo", "seat": 0}), "entry 1 (undo) lacks to"),
        (lambda data: data["entries"][2]["events"].insert(0, [1]), "entry 3, event 1"),
        (lambda data: data["opening"]["draws"].insert(0, [1, 2]), "opening, draw 1"),
        (lambda data: data.update(server_seed="xyz"), "server_seed"),
        (lambda data: data["contributions"].pop(), "2 contributions for 3 seats"),
        (lambda data: data["options"].update(roll_limit=[]), "options"),
        (lambda data: data.update(outcome=[1]), "outcome"),
    ],
)
def test_a_damaged_record_is_refused_with_the_place(record, change, says):
    assert says in sentence_of(changed(record, change))


def test_a_huge_file_is_refused_unread(record, tmp_path, monkeypatch):
    monkeypatch.setattr("duskhall.kernel.record.LARGEST", 2**20)
    path = tmp_path / "huge.json"
    path.write_bytes(record.to_json() + b" " * 2**21)
    with pytest.raises(BadRecord, match="larger than 1 MB"):
        load(path)


def test_a_record_cut_off_anywhere_is_refused(record):
    data = record.to_json().rstrip()
    for end in range(1, len(data), 37):
        assert "breaks off" in sentence_of(data[:end])


def test_deep_content_is_refused(record):
    deep = b'{"a":' * 100_000 + b"1" + b"}" * 100_000
    data = record.to_json().replace(b'"options"', b'"embedded_content":' + deep + b',"options"')
    assert "nested too deeply" in sentence_of(data)


@pytest.mark.parametrize("name", ["absent.json", "absent/game.json", ".", "nul\0byte"])
def test_a_file_that_cannot_be_read_is_refused(tmp_path, name):
    with pytest.raises(BadRecord):
        load(f"{tmp_path}/{name}")


# --- Writing -------------------------------------------------------------------------------------------------


def test_saving_replaces_the_file_whole(tmp_path):
    path = tmp_path / "game.json"
    table = table_after_bids()
    table.record.save(path)
    play_to_end(table).record.save(path)
    assert load(path) == table.record
    assert os.listdir(tmp_path) == ["game.json"]
    umask = os.umask(0)
    os.umask(umask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~umask


def test_a_failed_write_leaves_the_old_file_and_nothing_else(record, tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    path.write_text("old")

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(BadRecord, match="No space left"):
        record.save(path)
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.json"]


def test_saving_through_a_link_keeps_the_link(record, tmp_path):
    (tmp_path / "link.json").symlink_to(tmp_path / "game.json")
    record.save(tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert load(tmp_path / "game.json") == record


@pytest.mark.parametrize("name", ["absent/game.json", ".", "nul\0byte", "x" * 300])
def test_a_place_that_cannot_be_written_is_refused(record, tmp_path, name):
    with pytest.raises(BadRecord):
        record.save(f"{tmp_path}/{name}")
    assert os.listdir(tmp_path) == []
