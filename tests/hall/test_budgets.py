"""Budgets: what may be spent, when there is something again, and who waits for whom."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.hall.loops import StillLoop

from duskhall.hall.budgets import CUT, GO, WAIT, Bucket, Budgets, Visit
from duskhall.hall.config import Config
from duskhall.hall.metrics import Metrics

CONFIG = Config(byte_rate=100, frame_rate=10, address_byte_rate=10_000, address_frame_rate=30)


def at_rest(work: Callable[[StillLoop], Coroutine[Any, Any, None]]) -> None:
    """Run something on a clock that only it moves."""
    loop = StillLoop()
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(work(loop))


def visit(budgets: Budgets, host: str = "192.0.2.1") -> Visit:
    found = budgets.arrive(host, proxy=False)
    assert found is not None
    return found


@given(st.lists(st.tuples(st.integers(0, 100), st.integers(1, 50)), max_size=50))
def test_a_bucket_gives_what_is_there_and_no_more(course):
    async def work(loop: StillLoop) -> None:
        bucket, given, passed = Bucket(rate=2, most=20), 0, 0.0
        for tenths, amount in course:
            loop._move(tenths / 10)
            passed += tenths / 10
            before = bucket.refill()
            taken = bucket.take(amount)
            assert taken == (before >= amount)
            given += amount if taken else 0
            assert given <= 20 + 2 * passed + 1e-6

    at_rest(work)


@given(st.lists(st.integers(1, 60), max_size=50))
def test_who_spends_too_much_owes_no_more_than_what_is_given_at_once(amounts):
    async def work(loop: StillLoop) -> None:
        bucket = Bucket(rate=1, most=20)
        for amount in amounts:
            bucket.spend(amount)
        assert bucket.left >= -20
        loop._move(21)
        assert bucket.take()

    at_rest(work)


def test_a_connection_that_spends_more_than_its_own_is_cut_off_also_after_a_rest():
    async def work(loop: StillLoop) -> None:
        budgets = Budgets(CONFIG, Metrics())
        assert visit(budgets).spend(201, 0) == CUT
        rested = visit(budgets)
        assert rested.spend(10, 20) == GO
        assert rested.spend(10, 1) == CUT
        rested = visit(budgets)
        loop._move(1000)
        assert rested.spend(10, 21) == CUT, "rest gives nobody more than what is given at once"

    at_rest(work)


def test_where_an_address_spends_too_much_those_wait_who_spend_most():
    class Listening:
        def __init__(self) -> None:
            self.heard: list[bool] = []

        def go_on(self) -> None:
            self.heard.append(True)

    async def work(loop: StillLoop) -> None:
        budgets = Budgets(CONFIG, Metrics())
        crowd = [visit(budgets) for _ in range(10)]
        verdicts = [each.spend(10, 15) for each in crowd]
        assert verdicts == [GO] * 4 + [WAIT] * 6
        assert visit(budgets).spend(10, 1) == GO, "a quiet one of the same address"
        assert visit(budgets, "192.0.2.2").spend(10, 15) == GO, "another address"
        waiting = Listening()
        crowd[5].address.wait(waiting)
        await asyncio.sleep(0)
        assert not waiting.heard
        while not waiting.heard:
            loop._move(1)
            await asyncio.sleep(0)
        assert crowd[5].address.frames.left >= 0

    at_rest(work)


def test_an_address_of_ipv6_is_known_by_its_network():
    async def work(loop: StillLoop) -> None:
        budgets = Budgets(CONFIG, Metrics())
        assert budgets.address("2001:db8::1") is budgets.address("2001:db8::2:3:4:5")
        assert budgets.address("2001:db8:0:1::1") is not budgets.address("2001:db8::1")
        assert budgets.address("::ffff:192.0.2.1") is budgets.address("192.0.2.1")

    at_rest(work)


def test_those_who_owe_nothing_are_forgotten_and_the_others_are_not():
    async def work(loop: StillLoop) -> None:
        budgets = Budgets(CONFIG, Metrics())
        spender = budgets.person("spender")
        assert spender.take(90)
        for number in range(50_000):
            budgets.person(str(number))
        assert budgets.person("spender") is spender
        assert len(budgets._people) <= 20_000

    at_rest(work)


def test_now_and_then_everybody_who_owes_nothing_is_forgotten():
    async def work(loop: StillLoop) -> None:
        budgets = Budgets(CONFIG, Metrics())
        here = visit(budgets, "192.0.2.7")
        for number in range(100):
            budgets.address(f"198.51.100.{number}")
            budgets.person(str(number))
            budgets.act("table", str(number))
        spender = budgets.person("spender")
        assert spender.take(90)
        budgets.forget_the_settled()
        assert budgets.address("192.0.2.7") is here.address
        assert budgets.person("spender") is spender
        assert (len(budgets._addresses), len(budgets._people), len(budgets._acting)) == (1, 1, 100)
        loop._move(3600)
        budgets.forget_the_settled()
        assert (len(budgets._addresses), len(budgets._people), len(budgets._acting)) == (1, 0, 0)

    at_rest(work)
