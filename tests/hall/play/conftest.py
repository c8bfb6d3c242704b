"""What is played here is played twice: in a hall of one process, and in one of two behind a proxy."""

from collections.abc import Callable, Iterator

import pytest
from tests.hall.halls import RunningHall
from tests.hall.proxy import TwoHalls


@pytest.fixture(params=["one process", "two processes"])
def hall(request: pytest.FixtureRequest, open_hall: Callable[..., RunningHall]) -> Iterator[RunningHall | TwoHalls]:
    """A hall of one process, or of two behind a proxy: whoever plays cannot tell which."""
    if request.param == "one process":
        yield open_hall()
        return
    halls = TwoHalls(request.getfixturevalue("postgres").new_database())
    yield halls
    halls.stop()
    assert all(halls.proxy.connections), "one of the two had nothing to do"
