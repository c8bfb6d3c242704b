"""The stream of chance is exactly what the module's text says, so a browser can repeat it."""

from hashlib import sha256

import pytest

from duskhall.kernel.dice import Dice

KEY = bytes(range(32))


def stream(size: int) -> bytes:
    blocks = (sha256(KEY + counter.to_bytes(8, "big")).digest() for counter in range(size // 32 + 1))
    return b"".join(blocks)[:size]


def test_small_integers_are_the_bytes_of_the_stream_without_the_uneven_rest():
    dice = Dice(KEY)
    by_hand = [byte % 6 for byte in stream(400) if byte < 252]
    assert [dice.below(6) for _ in by_hand] == by_hand


def test_wide_integers_take_as_many_bytes_as_the_bound_needs():
    dice = Dice(KEY)
    source = stream(600)
    chunks = [int.from_bytes(source[at : at + 3], "big") for at in range(0, 600, 3)]
    by_hand = [chunk % 70_000 for chunk in chunks if chunk < 2**24 - 2**24 % 70_000]
    assert [dice.below(70_000) for _ in by_hand] == by_hand


def test_a_bound_of_a_power_of_256_needs_no_rejection():
    dice = Dice(KEY)
    assert [dice.below(256) for _ in range(5)] == list(stream(5))
    assert dice.below(65_536) == int.from_bytes(stream(7)[5:], "big")


def test_bytes_of_the_uneven_rest_are_drawn_again():
    dice = Dice(KEY)
    draws = 3000
    for _ in range(draws):
        assert dice.below(200) < 200
    rejected = dice.position() - draws
    assert rejected == sum(byte >= 200 for byte in stream(dice.position()))
    assert rejected > draws // 10


@pytest.mark.parametrize("bound", [2, 6, 7, 100, 300])
def test_every_value_is_equally_likely(bound):
    dice = Dice(KEY)
    draws = 400 * bound
    counts = [0] * bound
    for _ in range(draws):
        counts[dice.below(bound)] += 1
    chi_square = sum((count - 400) ** 2 / 400 for count in counts)
    freedom = bound - 1
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5, bound


def test_a_shuffle_is_fair_and_keeps_every_item():
    dice = Dice(KEY)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        items = [1, 2, 3, 4]
        dice.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 23 + 4 * 46**0.5


def test_a_copy_goes_on_alone_and_logs_nothing():
    dice = Dice(KEY)
    dice.log = []
    for _ in range(40):
        dice.below(6)
    copy = dice.copy()
    position = dice.position()
    ahead = [copy.below(6) for _ in range(100)]
    assert dice.position() == position
    assert len(dice.log) == 40
    assert copy.log is None
    assert [dice.below(6) for _ in range(100)] == ahead


def test_any_position_can_be_moved_to():
    dice = Dice(KEY)
    for position in (0, 1, 31, 32, 33, 64, 100, 5):
        dice.move_to(position)
        assert dice.position() == position
        assert dice.below(256) == stream(position + 1)[position]


def test_the_log_says_where_each_draw_stood_and_what_it_was_for():
    dice = Dice(KEY)
    dice.log = []
    dice.below(6, "attack")
    dice.below(70_000, "treasure")
    dice.below(200)
    assert [purpose for *_, purpose in dice.log] == ["attack", "treasure", ""]
    for at, bound, value, _ in dice.log:
        size = 1 if bound <= 256 else 3
        assert int.from_bytes(stream(at + size)[at:], "big") % bound == value
