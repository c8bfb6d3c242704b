"""Records for an edition: whole games and broken-off ones of every game, with everything that a record can hold."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from tests.old.shelf import dice_of, named
from tests.old.states import BOARD, PACK_NAME, contents

from duskhall import games, minds
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import NUMBER, SEAT
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.question import ALL
from duskhall.kernel.record import Holder
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.table import Table

Stop = Callable[[Table], bool]


class Plan(NamedTuple):
    """A table to be played: by which bot, with how much of what is not a decision, and how far."""

    name: str
    game: str
    seats: int
    settings: dict[str, Any] = {}  # noqa: RUF012 - never changed
    bot: str = "random"
    noise: int = 0  # of a hundred entries
    stop: Stop | None = None


def sealed(table: Table) -> bool:
    """In the middle of a sealed choice, some time into the game."""
    return table.seq > 25 and table.state.mode == ALL and any(answer >= 0 for answer in table.state.sealed)


def after(number: int) -> Stop:
    """After so many entries, where nothing sealed lies on the table."""
    return lambda table: table.seq >= number and not any(answer >= 0 for answer in table.state.sealed)


def asks(*questions: str) -> Stop:
    """When one of these questions is asked."""
    return lambda table: any(ask.question.name in questions for ask in table.pending())


def after_chapters(number: int, *questions: str) -> Stop:
    """When one of these questions is asked after so many chapters were won."""

    def stop(table: Table) -> bool:
        return asks(*questions)(table) and sum(event.kind.name == "chapter_won" for _, event in table.events) >= number

    return stop


DUNGEON = {"adventurers": "random", "first_player": "seat", "rounds": 5, "boss": "minotaur", "winner": "before_boss"}
HUNT = {
    "final_boss": "rom",
    "first_player": "seat",
    "empty_transform": "forbidden",
    "instants_after_kill": "stop",
    "instants_of_the_dead": "resolve",
    "dream_halves": "monster_attack",
    "upgrades": "optional",
    "death_on_reveal": "next_dream",
    "trophy_for_the_dead": "no",
    "eliminated": "compare",
    "extra_echoes": "in_play",
    "splash": "bare",
    "forbidden_prevention": "halving_too",
    "reserve": "counted",
    "round_limit": 30,
}
BOUND = {"attacker_offers": "barred", "captor": "active_player", "pass_limit": 40}
GENTLE = {"track": "gentle", "retries": 1}
HOUSE = {
    "campaign": "secrets_of_the_church",
    "length": "chapter",
    "chapter": 2,
    "hunters": "random",
    "round_start": "track_first",
    "first_advance": "no",
    "hand": 4,
    "random_tiles": "capped",
    "stun": "discard",
    "frenzy": "attacks",
    "track": "endless",
    "unused_upgrades": "chapter",
    "retries": 2,
    "round_limit": 20,
}
FIGHTS = ("slot", "target", "dodge", "react", "on_attack", "discard_one", "meet_demand")


def plans() -> list[Plan]:
    """Return every table whose record is kept."""
    listed = []
    for game, counts, best, house in (
        ("dungeon-cards", (2, 4, 6), "careful", DUNGEON),
        ("bloodborne-card", (3, 4, 5), "hunter", HUNT),
        ("blood-bound", (6, 9, 12), "schemer", BOUND),
        (BOARD, (1, 2, 4), "companion", HOUSE),
    ):
        for seats in counts:
            listed += [
                Plan("random", game, seats),
                Plan("noisy", game, seats, noise=12),
                Plan("house-rules", game, seats, house, noise=3),
                Plan("broken-off", game, seats, noise=6, stop=after(30 + 5 * seats)),
            ]
            if game != BOARD:
                listed.append(Plan(best, game, seats, bot=best))
            if game == "bloodborne-card" or game == "blood-bound":
                listed.append(Plan("sealed", game, seats, noise=4, stop=sealed))
            if game == BOARD:
                listed += [Plan(f"fight-{question}", game, seats, stop=asks(question)) for question in FIGHTS]
    pack = {"campaign": PACK_NAME, "round_limit": 30}
    return [
        *listed,
        Plan("campaign", BOARD, 1, {**GENTLE, "campaign": "fall_of_old_yharnam"}, "companion"),
        Plan("campaign", BOARD, 2, GENTLE, "companion"),
        Plan("campaign", BOARD, 4, {**GENTLE, "length": "chapter"}, "companion"),
        Plan("between-chapters", BOARD, 2, GENTLE, "companion", stop=after_chapters(1, "buy", "trade")),
        Plan("second-chapter", BOARD, 2, GENTLE, "companion", stop=after_chapters(1, "act")),
        Plan("own-content", BOARD, 1, pack, noise=3),
        Plan("own-content", BOARD, 3, pack, "companion", stop=after(150)),
    ]


def play(plan: Plan) -> tuple[str, Table]:
    """Play a table as planned, and return the word for its seed; one that ended too early is played again."""
    for number in range(1000):
        word = f"{plan.name} {plan.game} {plan.seats} {number}"
        table = play_from(word, plan)
        if plan.stop is None or table.outcome() is None:
            return word, table
    raise AssertionError(f"{plan} never stops")


def play_from(word: str, plan: Plan) -> Table:
    """Play a table as planned, from the seed that a word stands for."""
    game = games.find(plan.game)
    content = contents()[PACK_NAME] if plan.settings.get("campaign") == PACK_NAME else None
    holders = [Holder(f"Seat {seat}", "person" if seat % 3 else f"bot:{plan.bot}") for seat in range(1, plan.seats + 1)]
    contributions = ["", *(f"chance of seat {seat}" for seat in range(2, plan.seats + 1))]
    setup = game.setup(plan.seats, plan.settings, content)
    table = Table.open(setup, holders, seed_from(word), f"old-{word.replace(' ', '-')}", contributions)
    dice = dice_of("record", word)
    factory = minds.find(plan.game, plan.bot)
    players = [factory(game, seat, dice_of("mind", word, seat)) for seat in range(plan.seats)]
    while table.pending() and not (plan.stop is not None and plan.stop(table)):
        if dice.below(100) < plan.noise:
            make_noise(table, dice)
            continue
        pending = table.pending()
        ask = pending[dice.below(len(pending))]
        option = players[ask.seat].choose(table.seat(ask.seat))
        table.answer(ask.seat, ask.question.name, table.setup.option_name(ask.question, option))
    return table


def make_noise(table: Table, dice: Dice) -> None:
    """Let somebody speak, or take something back, or leave a seat to a bot or come back, or run out of time."""
    seat = dice.below(table.setup.seats)
    kind = dice.below(4)
    if kind == 0:
        table.speak(seat, statement(table, seat, dice))
    elif kind == 1:
        deciders = [entry.seat for entry in table.record.entries if entry.kind == "decision"] or [seat]
        with suppress(Refusal):  # something became known since
            table.undo(deciders[-1], consent=table.game.cooperative)
    elif kind == 2:
        player = ["person", *(f"bot:{bot}" for bot in minds.names(table.game.id))]
        table.set_player(seat, player[dice.below(len(player))])
    else:
        ask = table.pending()[0]
        options = named(table.state, ask)[2]
        table.timeout(ask.seat, options[dice.below(len(options))])


def statement(table: Table, seat: int, dice: Dice) -> dict[str, str | int]:
    """Return something that a seat can say."""
    kinds = table.game.statements
    if not kinds:
        return {"say": "hello", "count": dice.below(10)}
    kind = kinds[dice.below(len(kinds))]
    said: dict[str, str | int] = {"say": kind.name}
    for field, noun in zip(kind.fields[1:], kind.nouns[1:], strict=True):
        if noun == NUMBER:
            said[field] = dice.below(5)
        elif noun == SEAT:
            said[field] = dice.below(table.setup.seats)
        else:
            names = table.setup.catalogues[noun]
            said[field] = names[dice.below(len(names))]
    return said
