"""The schemer wins, speaks only what the game's vocabulary has, and never keeps a table waiting for ever."""

import pytest
from tests.scale import FULL

from duskhall import minds
from duskhall.games import find
from duskhall.games.blood_bound.state import BEAST, ROSE, BloodBound
from duskhall.kernel import talk
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.record import Holder
from duskhall.kernel.seat import Onlooker, Seat, Talker
from duskhall.kernel.table import Table
from duskhall.lab.arena import game_seed, mind_seed, play_game

GAME = find("blood-bound")
SCHEMER = minds.find("blood-bound", "schemer")
RANDOM = minds.find("blood-bound", "random")


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
    talkers = {seat: SCHEMER(GAME, seat, Dice(mind_seed(b"talk", seat))) for seat in range(players)}
    unasked = 0
    while table.pending():
        ask = table.pending()[0]
        for seat, statement in talk.hear_out(table.state, [event for _, event in table.events], talkers):
            table.speak(seat, statement)
            unasked += table.state.ask_for(seat) is None
        option = talkers[ask.seat].choose(table.seat(ask.seat))
        table.answer(ask.seat, ask.question.name, table.setup.option_name(ask.question, option))
    spoken = [(entry.seat, entry.statement) for entry in table.record.entries if entry.kind == "statement"]
    assert unasked > 0
    assert all(spoken.count(each) == 1 for each in spoken)
    assert len(spoken) <= talk.MOST_PER_TURN * table.state.view(None).turn * players


def test_a_schemer_that_has_just_been_made_knows_what_its_seat_said_before():
    """The hall makes a new mind for every moment: what it says follows from the record, not from its memory."""
    table = Table.open(GAME.setup(6), [Holder("P", "bot:schemer")] * 6, seed_from("anew"), "anew")
    for number in range(60):
        mind = SCHEMER(GAME, 0, Dice(mind_seed(b"anew", number)))
        assert isinstance(mind, Talker)
        statement = mind.speak(Onlooker(table.state, 0, [event for _, event in table.events_for(0)]))
        if statement is not None:
            table.speak(0, statement)
    spoken = [entry.statement for entry in table.record.entries]
    assert len(spoken) > 2
    assert all(spoken.count(each) == 1 for each in spoken)


def test_what_a_schemer_says_is_the_same_in_every_world_that_it_imagines():
    setup = GAME.setup(8, simulation=True)
    state = GAME.new(setup, Dice(seed_from("worlds")))
    dice = Dice(seed_from("worlds answers"))
    spoke = 0
    for _ in range(60):
        if not state.asks:
            break
        ask = state.next_ask()
        world = state.imagine(ask.seat, Dice(seed_from("imagined")))
        said = []
        for each in (state, world):
            mind = SCHEMER(GAME, ask.seat, Dice(mind_seed(b"same", ask.seat)))
            assert isinstance(mind, Talker)
            said.append([mind.speak(Onlooker(each, ask.seat)) for _ in range(40)])
        assert said[0] == said[1]
        spoke += sum(each is not None for each in said[0])
        state.take(ask, ask.options[dice.below(len(ask.options))])
    assert spoke > 0
