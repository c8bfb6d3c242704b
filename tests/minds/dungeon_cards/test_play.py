"""The bots of Dungeon Cards play whole games by the rules, from what their seat knows and nothing else."""

from collections.abc import Iterator

import pytest

from duskhall import games, minds
from duskhall.games.dungeon_cards.state import DungeonCards
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask
from duskhall.kernel.seat import Seat
from duskhall.lab.arena import game_seed, mind_seed

GAME = games.find("dungeon-cards")
BOTS = minds.names("dungeon-cards")


def played(names: list[str], seed: str, **settings: str | int) -> Iterator[tuple[DungeonCards, Ask, int]]:
    """Play a game and yield every state with its ask and the answer, before it is carried out."""
    setup = GAME.setup(len(names), settings)
    key = game_seed(seed, 0)
    state = GAME.new(setup, Dice(key))
    assert isinstance(state, DungeonCards)
    players = [minds.find(GAME.id, name)(GAME, seat, Dice(mind_seed(key, seat))) for seat, name in enumerate(names)]
    while state.asks:
        ask = state.asks[0]
        option = players[ask.seat].choose(Seat(state, ask))
        yield state, ask, option
        state.answer(ask.seat, ask.question, option)  # raises a Refusal if it is not legal
    assert state.outcome() is not None


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_legal_moves_to_the_end(name: str, seats: int):
    for number in range(1 if name in minds.LEVELS else 2):
        assert sum(1 for _ in played([name] * seats, f"legal {number}")) > 0


@pytest.mark.parametrize(
    "settings",
    [
        {"rounds": 1},
        {"rounds": 30},
        {"boss": "crypt_dragon"},
        {"winner": "before_boss"},
        {"adventurers": "random", "boss": "minotaur"},
    ],
)
def test_the_bots_play_under_every_setting(settings: dict[str, str | int]):
    assert sum(1 for _ in played(["careful", "threshold", "random", "master", "adept"], "settings", **settings)) > 0


@pytest.mark.parametrize("name", BOTS)
def test_the_same_dice_give_the_same_answers(name: str):
    names = [name, "random", name]
    first, second = ([option for _, _, option in played(names, "again")] for _ in range(2))
    assert first == second


def test_threshold_differs_from_careful_only_in_stopping():
    game = played(["careful", "threshold", "careful", "threshold"], "differ")
    questions = set()
    for state, ask, _ in game:
        answers = {
            name: minds.find(GAME.id, name)(GAME, ask.seat, Dice(bytes(32))).choose(Seat(state, ask))
            for name in ("careful", "threshold")
        }
        if answers["careful"] != answers["threshold"]:
            questions.add(ask.question.name)
            stop, draw = (GAME.question("push_or_stop").parts.index(name) for name in ("stop", "draw"))
            assert set(answers.values()) == {stop, draw}
    assert questions == {"push_or_stop"}


def test_threshold_stops_as_soon_as_at_most_three_actions_are_left():
    stopped = set()
    for state, ask, option in played(["threshold"] * 4, "three left"):
        if ask.question.name == "push_or_stop" and option < 2 and state.row:
            left = state.action_limit() - state.action_total
            assert (option == 1) == (left <= 3)
            stopped.add(left)
    assert {2, 3, 4} <= stopped


def test_an_answer_depends_only_on_what_the_seat_knows():
    """A mind that sees a world that its seat cannot tell from the real one gives the same answer."""
    dice = Dice(bytes(range(32)))
    for seed in ("secret 1", "secret 2"):
        for state, ask, option in played(["careful", "threshold", "careful", "careful"], seed):
            other = state.imagine(ask.seat, dice)
            name = "threshold" if ask.seat == 1 else "careful"
            mind = minds.find(GAME.id, name)(GAME, ask.seat, Dice(bytes(32)))
            assert mind.choose(Seat(other, other.asks[0])) == option


def test_a_mind_answers_the_same_whatever_it_was_asked_before():
    """What it remembers only saves time."""
    for state, ask, option in played(["careful"] * 3, "memory"):
        fresh = minds.find(GAME.id, "careful")(GAME, ask.seat, Dice(bytes(32)))
        assert fresh.choose(Seat(state, ask)) == option
