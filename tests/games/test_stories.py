"""What is told of an ended game is told by rule, of every game, in both languages, and is true."""

import random
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from duskhall.games import GAMES, find
from duskhall.games.blood_bound import events, talk
from duskhall.games.blood_bound.state import BloodBound
from duskhall.games.blood_bound.story import story as told_by_claims
from duskhall.games.dungeon_cards.state import DungeonCards
from duskhall.games.dungeon_cards.story import story as told_by_gold
from duskhall.kernel import story as stories
from duskhall.kernel.describe import Noun, SeatName, Text, sentence
from duskhall.kernel.event import Event
from duskhall.kernel.game import Game
from duskhall.kernel.record import Holder, loads
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.state import State
from duskhall.kernel.table import Table
from duskhall.kernel.text import LANGUAGES, TableTexts, Texts


def play_out(game: Game, seed: str, seats: int | None = None) -> tuple[Table, list[State]]:
    """Play at random to the end; in games with talk, everybody says now and then what comes to mind."""
    number = seats or game.seats[0]
    setup = game.setup(number, simulation=True)
    holders = [Holder(f"Seat {seat}", "person") for seat in range(1, number + 1)]
    table = Table.open(setup, holders, random.Random(seed).randbytes(32), "story")
    chance, states = random.Random(seed), [table.state]
    while not table.state.ended:
        ask = chance.choice(table.pending())
        option = chance.choice(list(ask.options))
        table.answer(ask.seat, ask.question.name, setup.option_name(ask.question, option))
        states.append(table.state)
        if game.statements and len(states) % 7 == 0 and table.outcome() is None:
            kind = chance.choice(game.statements)
            said: dict[str, str | int] = {"say": kind.name}
            for field, noun in list(zip(kind.fields, kind.nouns, strict=True))[1:]:
                options: Sequence[str | int] = (
                    range(number) if noun == "seat" else setup.catalogues.get(noun) or range(3)
                )
                said[field] = chance.choice(options)
            with suppress(Refusal):  # what cannot be said of oneself
                table.speak(chance.randrange(number), said)
                states.append(table.state)
    return table, states


def words_of(story: stories.Story) -> list[Text]:
    return [
        *([story.turning] if story.turning else []),
        *story.together,
        *(each for own in story.deeds for each in own),
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_tells_of_its_turning_point_and_of_everybody_in_both_languages(game_id):
    game = find(game_id)
    table, states = play_out(game, game_id)
    assert game.story is not None
    story = game.story(stories.moments(table, states))
    assert len(story.deeds) == table.setup.seats
    assert story.turning is None or 0 < story.at <= table.seq
    for lang in LANGUAGES:
        texts = Texts(lang, [game.folder / "texts"])
        at_table = TableTexts(texts, table.setup, [f"P{seat}" for seat in range(table.setup.seats)])
        for text in words_of(story):
            said = sentence(text, at_table)
            assert said != text.key
            assert "{" not in said, said


def test_the_turning_point_is_where_the_winner_gained_most():
    table, states = play_out(find("dungeon-cards"), "gold", 3)
    outcome = table.outcome()
    assert outcome is not None
    (winner,) = outcome.winners
    leads = [
        state.gold[winner] - max(gold for seat, gold in enumerate(state.gold) if seat != winner)
        for state in cast("list[DungeonCards]", states)
    ]
    gains = [after - before for before, after in pairwise(leads)]
    story = told_by_gold(stories.moments(table, states))
    assert story.turning == Text("story-lead", {"seat": SeatName(winner), "gain": max(gains)})
    assert gains[story.at - 1] == max(gains)


@pytest.mark.parametrize(
    ("points", "winners", "told"),
    [
        ([(0, 0), (3, 0), (3, 2)], (0,), (3, 1)),
        ([(0, 0), (1, 0), (1, 4), (4, 4), (6, 4)], (0,), (3, 3)),
        ([(0, 0), (0, 4), (4, 4)], (0,), (4, 2)),
        ([(0, 0), (2, 0), (6, 0), (6, 5)], (0,), (2, 1)),
        ([(0, 0), (1, 0), (0, 0)], (0,), None),
        ([(0, 0), (3, 0), (3, 3)], (0, 1), None),
        ([(0, 0), (3, 0), (3, 5)], (0,), None),
        ([(0, 0), (3, 0)], (), None),
    ],
)
def test_there_is_no_turning_point_where_what_was_gained_decided_nothing(points, winners, told):
    end = SimpleNamespace(winners=winners)
    states = [SimpleNamespace(seats=2, points=each, outcome=lambda: end) for each in points]
    moments = [stories.Moment(seq, cast("State", state), []) for seq, state in enumerate(states)]
    turning, at = stories.decided_by_lead(moments, lambda state, seat: state.points[seat])
    assert (turning and (turning.args["gain"], at)) == told


def test_blood_bound_knows_what_was_claimed_truly():
    game = find("blood-bound")
    table, states = play_out(game, "lies", 6)
    state, names = cast("BloodBound", table.state), table.setup.catalogues
    story = game.story(stories.moments(table, states))  # type: ignore[misc]
    claims = {event for _, event in table.events if event.kind is talk.CLAIM_CLAN}
    assert claims
    for event in claims:
        seat = cast("int", event.values["seat"])
        truth = event.values["clan"] == names["clan"][state.clan(seat)]
        said = [text for text in story.deeds[seat] if text.args["said"].key == "story-said-claim-clan"]
        told = next(text for text in said if text.args["said"].args["clan"].id == event.values["clan"])
        assert told.key == ("story-true" if truth else "story-lie")
        assert truth or told.args["truth"] == Noun("clan", names["clan"][state.clan(seat)])


def said_of(state, kind, **values):
    """Return what the story of a game makes of one thing that was said, told as its key and the truth."""
    seat = values["seat"]
    clue = Event(events.CLUE_SHOWN, {"seat": 0, "neighbour": 1, "clan": "beast"})
    (text,) = told_by_claims([stories.Moment(0, state, [clue, Event(kind, values)])]).deeds[seat]
    return text.key, text.args.get("truth")


def test_blood_bound_tells_the_truth_beside_every_lie():
    """10.2 A claim is held against the cards, a clue against what was shown (1.6)."""
    table, _ = play_out(find("blood-bound"), "truth", 6)
    state, names = cast("BloodBound", table.state), table.setup.catalogues
    clans = [names["clan"][state.clan(seat)] for seat in range(6)]
    rank = names["rank"][state.tables.rank[state.character[0]]]
    card = names["character"][state.character[1]]
    leader = state.leader(state.clan(1))
    other = {"rose": "beast", "beast": "rose"}
    assert said_of(state, talk.CLAIM_CLAN, seat=0, clan=clans[0]) == ("story-true", None)
    assert said_of(state, talk.CLAIM_CLAN, seat=0, clan=other[clans[0]]) == ("story-lie", Noun("clan", clans[0]))
    wrong = next(each for each in names["rank"] if each != rank)
    assert said_of(state, talk.CLAIM_RANK, seat=0, rank=wrong) == ("story-lie", Noun("rank", rank))
    assert said_of(state, talk.ACCUSE, seat=0, target=1, clan=other[clans[1]]) == ("story-lie", Noun("clan", clans[1]))
    assert said_of(state, talk.CALL_LEADER, seat=0, target=leader) == ("story-true", None)
    follower = next(seat for seat in range(6) if clans[seat] == clans[1] and seat != leader)
    assert said_of(state, talk.CALL_LEADER, seat=0, target=follower) == ("story-lie", SeatName(leader))
    assert said_of(state, talk.SAY_SEEN, seat=0, target=1, character=card) == ("story-true", None)
    assert said_of(state, talk.SAY_CLUE, seat=0, target=1, clan="beast") == ("story-true", None)
    assert said_of(state, talk.SAY_CLUE, seat=0, target=1, clan="rose") == ("story-lie", Noun("clan", "beast"))
    assert said_of(state, talk.SAY_CLUE, seat=0, target=2, clan="rose") == ("story-false", None)


def test_what_was_taken_back_is_not_told():
    setup = find("bloodborne-board").setup(2)
    table = Table.open(setup, [Holder(f"Seat {seat}", "person") for seat in (1, 2)], bytes(32), "story")
    states, taken_back = [table.state], 0
    while not taken_back:
        ask = table.pending()[0]
        table.answer(ask.seat, ask.question.name, setup.option_name(ask.question, ask.options[0]))
        states.append(table.state)
        with suppress(Refusal):  # something became known
            table.undo(ask.seat)
            states.append(table.state)
            taken_back = table.seq - 1
    told = stories.moments(table, states)
    assert [moment.seq for moment in told] == list(range(taken_back))
    assert told[-1].state == table.state


def test_a_lost_chapter_begins_again_as_it_began_with_other_dice():
    """17.4 The new table stands where the campaign stood, its record proves it, and other dice lay out another map."""
    game = find("bloodborne-board")
    setup = game.setup(1)
    holders = [Holder("Seat 1", "person")]
    table = Table.open(setup, holders, bytes(32), "first")
    for _ in range(5):
        ask = table.pending()[0]
        table.answer(ask.seat, ask.question.name, setup.option_name(ask.question, ask.options[0]))
    begins = table.state.freeze()
    again = Table.open(setup, holders, bytes([7] * 32), "again", begins=begins)
    frozen = again.state.freeze()
    assert {name: frozen[name] for name in frozen if name != "dice"} == {
        name: begins[name] for name in begins if name != "dice"
    }
    assert frozen["dice"] != begins["dice"]
    for _ in range(5):
        ask = again.pending()[0]
        again.answer(ask.seat, ask.question.name, setup.option_name(ask.question, ask.options[0]))
    record = loads(again.record.to_json())
    assert record.begins == msgspec.to_builtins(begins)
    assert Table.replay(game, record).state == again.state
    assert record.public().begins is None, "a snapshot of a running game holds what is hidden"
    other = msgspec.structs.replace(record, begins={**begins, "round": 3})
    assert other.head_digest() != record.head_digest()
