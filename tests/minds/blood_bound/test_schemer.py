"""The schemer wins, speaks only what the game's vocabulary has, and never keeps a table waiting for ever."""

import os

import pytest

from duskhall import minds
from duskhall.games import find
from duskhall.games.blood_bound.state import BEAST, ROSE, BloodBound
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.record import Holder
from duskhall.kernel.seat import Seat, Talker
from duskhall.kernel.table import Table
from duskhall.lab.arena import game_seed, mind_seed, play_game

GAME = find("blood-bound")
SCHEMER = minds.find("blood-bound", "schemer")
RANDOM = minds.find("blood-bound", "random")
FULL = os.environ.get("DUSKHALL_SCALE", "small") == "full"


def clan_against_clan(number: int, players: int = 8) -> int:
    """Play a game in which one clan schemes and the other one guesses; return 1 if the schemers win.

    Every deal is played twice, with the sides swapped.
    """
    seed = game_seed("clans", number // 2)
    scheming = (ROSE, BEAST)[number % 2]
    setup = GAME.setup(players, simulation=True)
    state = GAME.new(setup, Dice(seed))
    assert isinstance(state, BloodBound)
    table = [
        (SCHEMER if state.clan(seat) == scheming else RANDOM)(GAME, seat, Dice(mind_seed(seed, seat)))
        for seat in range(players)
    ]
    while state.asks:
        ask = state.next_ask()
        state.take(ask, table[ask.seat].choose(Seat(state, ask)))
    return int(state.winner == scheming)


def test_four_schemers_beat_four_who_guess_in_three_of_four_games():
    games = 2000 if FULL else 60
    wins = sum(clan_against_clan(number) for number in range(games))
    print(f"{wins} of {games} games")
    assert wins >= 0.75 * games


@pytest.mark.parametrize("players", range(6, 13))
def test_schemers_among_themselves_come_to_an_end_without_a_limit(players):
    for number in range(5 if FULL else 1):
        result = play_game(GAME.setup(players), [SCHEMER] * players, game_seed("alone", number))
        assert not result.outcome.truncated
        assert result.decisions < 3000


@pytest.mark.parametrize("players", [6, 7])
def test_schemers_talk_in_the_games_own_words_and_listen(players):
    holders = [Holder(f"Player {seat + 1}", "bot:schemer") for seat in range(players)]
    table = Table.open(GAME.setup(players), holders, seed_from("talk"), "talk")
    talkers = [SCHEMER(GAME, seat, Dice(mind_seed(b"talk", seat))) for seat in range(players)]
    said = 0
    while table.pending():
        ask = table.pending()[0]
        mind = talkers[ask.seat]
        assert isinstance(mind, Talker)
        statement = mind.speak(table.seat(ask.seat))
        if statement is not None:
            table.speak(ask.seat, statement)
            said += 1
        option = mind.choose(table.seat(ask.seat))
        table.answer(ask.seat, ask.question.name, table.setup.option_name(ask.question, option))
    spoken = [entry.statement for entry in table.record.entries if entry.kind == "statement"]
    assert len(spoken) == said > 0
    assert said <= 2 * table.state.view(None).turn * players


def test_what_a_schemer_says_is_the_same_in_every_world_that_it_imagines():
    setup = GAME.setup(8, simulation=True)
    state = GAME.new(setup, Dice(seed_from("worlds")))
    dice = Dice(seed_from("worlds answers"))
    for _ in range(60):
        if not state.asks:
            break
        ask = state.next_ask()
        world = state.imagine(ask.seat, Dice(seed_from("imagined")))
        said = []
        for each in (state, world):
            mind = SCHEMER(GAME, ask.seat, Dice(mind_seed(b"same", ask.seat)))
            assert isinstance(mind, Talker)
            said.append(mind.speak(Seat(each, ask)))
        assert said[0] == said[1]
        state.take(ask, ask.options[dice.below(len(ask.options))])
