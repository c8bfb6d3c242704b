"""No bot of any game uses what its seat cannot know: in a world that looks the same, it does and says the same."""

import pytest
from tests.scale import FULL
from tests.teacher.test_hint import moments

from duskhall import minds
from duskhall.games import GAMES, find
from duskhall.kernel.budget import Budget
from duskhall.kernel.conformance.play import dice_of
from duskhall.kernel.seat import Onlooker, Seat, Talker
from duskhall.kernel.state import State

LITTLE = Budget(percent=100 if FULL else 10)
MOMENTS = 24 if FULL else 5
WORDS = 12  # dice with which a bot is asked for a word


def twins(seat: Seat, number: int) -> list[State]:
    """Worlds that the seat cannot tell apart: what is hidden is drawn anew, as far as its view allows."""
    found = [seat.imagine(dice_of("secret", number, twin)) for twin in range(3)]
    assert all(world.view(seat.number) == seat.view for world in found)
    return found


@pytest.mark.parametrize(("game_id", "name"), [(game_id, name) for game_id in GAMES for name in minds.names(game_id)])
def test_whatever_is_hidden_changes_neither_answer_nor_word(game_id, name):
    game, differed = find(game_id), 0
    for number, seat in enumerate(moments(game_id, MOMENTS)):
        worlds = twins(seat, number)
        differed += any(world != worlds[0] for world in worlds)
        answers, words = set(), set()
        for world in worlds:
            ask = world.ask_for(seat.number)
            assert ask is not None
            mind = minds.find(game_id, name)(game, seat.number, dice_of("mind", number))
            answers.add(mind.choose(Seat(world, ask, seat.heard, LITTLE)))
            talkers = [minds.find(game_id, name)(game, seat.number, dice_of("word", word)) for word in range(WORDS)]
            onlooker = Onlooker(world, seat.number, seat.heard, LITTLE)
            words.add(str([mind.speak(onlooker) for mind in talkers if isinstance(mind, Talker)]))
        assert len(answers) == 1
        assert len(words) == 1
        assert answers <= set(seat.ask.options)
    assert differed
