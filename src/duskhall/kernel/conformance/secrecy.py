"""The checks of secrecy, for every seat and for a spectator: canary, imagination, twins.

All of them compare bytes (:mod:`duskhall.kernel.conformance.reach`), so they need to know nothing of a game.
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import combinations
from typing import Final

from duskhall.kernel.conformance.fields import share_a_list, value_of
from duskhall.kernel.conformance.play import (
    answer,
    check_asks,
    deal,
    decisions,
    dice_of,
    fail,
    open_table,
    play_out,
    table_decisions,
)
from duskhall.kernel.conformance.reach import Ear, Reach, difference, heard, reach, view_of
from duskhall.kernel.game import Game
from duskhall.kernel.question import ALL, Ask
from duskhall.kernel.setup import Content, Setup
from duskhall.kernel.state import State
from duskhall.kernel.table import Table

_DEALS: Final = 150  # deals among which real twins are looked for
_LOOKS: Final = 8  # decisions over which they are looked for
_PAIRS: Final = 5  # twins of one seat that are compared

Watcher = int | None  # a seat, or a spectator


def watchers(setup: Setup) -> list[Watcher]:
    """Return everybody who watches a table: every seat, and a spectator."""
    return [*range(setup.seats), None]


# --- Canary ------------------------------------------------------------------------------------------------------


def check_canary(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Play with content whose every name is an opaque token: what `Game.secrets` names is in no byte for that seat.

    A name that was secret before a decision and still is after it must be in nothing that the seat is told, events
    and the public part of the record included; nor may anybody find the key of the dice or the server's seed.
    """
    setup = opaque(game.setup(seats, simulation=True))
    named = False
    for number in range(games):
        table = open_table(setup, seed, number)
        secret = [_secrets(table.state, watcher) for watcher in watchers(setup)]
        told = 0
        for _ in table_decisions(table, seed, number):
            secret = _look_for_secrets(table, secret, told)
            named = named or any(secret)
            told = len(table.events)
        _look_for_secrets(table, secret, told)
    if game.secrets is not None and not named:
        fail(setup, f"no name was secret in {games} games, so the canary proves nothing")


def opaque(setup: Setup) -> Setup:
    """Return the setup with a token in the place of every catalogue's names; equal names have equal tokens."""
    catalogues = {noun: [_token(name) for name in names] for noun, names in setup.content.catalogues.items()}
    names = {name for names in setup.content.catalogues.values() for name in names}
    settings = {
        name: _token(value) if isinstance(value, str) and value in names else value
        for name, value in setup.settings.items()
    }
    content = Content(setup.content.data, setup.content.digest, catalogues, setup.content.tables)
    return Setup(setup.game, setup.seats, settings, content)


def _token(name: str) -> str:
    return "canary" + sha256(name.encode()).hexdigest()[:16]


def _secrets(state: State, watcher: Watcher) -> frozenset[str]:
    secrets = state.setup.game.secrets
    return frozenset() if secrets is None else frozenset(secrets(state, watcher))


def _look_for_secrets(table: Table, before: list[frozenset[str]], told: int) -> list[frozenset[str]]:
    """Look for names that were secret before the last decision and still are, and return those that are now."""
    state = table.state
    keys = {"the key of the dice": state.dice.key.hex(), "the server's seed": table.record.server_seed or ""}
    after = []
    for place, watcher in enumerate(watchers(table.setup)):
        events = heard([event for _, event in table.events[told:]], watcher)
        parts = {**reach(state, watcher), "events": events}
        if not state.ended:
            parts["public record"] = table.record.public().to_json()
        now = _secrets(state, watcher)
        for name in now & before[place]:
            for part, data in parts.items():
                if name.encode() in data:
                    _leak(state, watcher, f"{part} holds the name of a thing that it may not know")
        for what, key in keys.items():
            for part, data in parts.items():
                if key.encode() in data:
                    _leak(state, watcher, f"{part} holds {what}")
        after.append(now)
    return after


def _leak(state: State, watcher: Watcher, sentence: str) -> None:
    fail(state, f"{_who(watcher)} is told a secret: {sentence}")


def _who(watcher: Watcher) -> str:
    return "a spectator" if watcher is None else f"seat {watcher}"


# --- Imagination -------------------------------------------------------------------------------------------------


def check_imagination(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Imagine from every seat at every decision: the bytes are equal, the world is whole, the truth has no part in it.

    1. What reaches the seat is the same, byte for byte, in the imagined world and in the real one.
    2. The same dice imagine the same world, the real dice are gone, nothing is shared with the real state, which
       stays as it was, and the game can be played on from there to its end.
    3. From two *real* deals that a seat cannot tell apart, equal dice imagine equal worlds: so nothing hidden
       survives.  Such deals are found by dealing often and comparing what the seat was told.
    """
    setup = game.setup(seats, simulation=True)
    for number in range(games):
        state = deal(setup, seed, number)
        for move, _ in enumerate(decisions(state, seed, number)):
            before = state.digest()
            for watcher in watchers(setup):
                _check_imagined(state, watcher, before, to_the_end=move % 20 == 0)
    if game.hidden_information:
        _check_truth_is_gone(setup, seed)


def _check_imagined(state: State, watcher: Watcher, before: str, to_the_end: bool) -> None:
    who = _who(watcher)
    world = state.imagine(watcher, dice_of("imagine", before))
    if world is state or state.digest() != before:
        fail(state, f"imagining for {who} changed the real state")
    if world != state.imagine(watcher, dice_of("imagine", before)):
        fail(state, f"imagining for {who} twice with the same dice gave two worlds")
    if world.dice.key == state.dice.key:
        fail(state, f"the dice of the world that {who} imagines are the real ones")
    if world.listener is not None:
        fail(state, f"somebody listens to the world that {who} imagines")
    for name in type(state).FIELDS:
        if name not in type(state).SHARED and share_a_list(value_of(state, name), value_of(world, name)):
            fail(state, f"the world that {who} imagines shares a list of {name} with the real one")
    check_asks(world)
    unlike = difference(reach(state, watcher), reach(world, watcher))
    if unlike:
        fail(state, f"{who} can tell an imagined world from the real one by its {unlike}")
    elsewhere = dice_of("elsewhere", before)
    if world.imagine(watcher, elsewhere.copy()) != state.imagine(watcher, elsewhere):
        fail(state, f"what {who} imagines depends on what is hidden from it")
    if to_the_end:
        play_out(world, "imagined")


def _check_truth_is_gone(setup: Setup, seed: str) -> None:
    found = False
    for one, other, watcher in _alike(setup, seed):
        found = True
        who = _who(watcher)
        unlike = difference(reach(one, watcher), reach(other, watcher))
        if unlike:
            fail(one, f"two deals in which {who} saw and heard the same are told apart by its {unlike}")
        worlds = set()
        for number in range(4):
            mine, its = (each.imagine(watcher, dice_of("truth", number)) for each in (one, other))
            if mine != its:
                fields = [name for name in type(mine).FIELDS if getattr(mine, name) != getattr(its, name)]
                fail(one, f"the world that {who} imagines keeps something of the real {', '.join(fields) or 'dice'}")
            mine.dice = one.dice.copy()
            worlds.add(mine.digest())
        if len(worlds) == 1:
            fail(one, f"{who} imagines always the same world, though other deals look the same to it")
    if not found:
        fail(setup, f"no two of {_DEALS} deals look alike to anybody, though it says that something is hidden")


def _real_twins(setup: Setup, seed: str) -> Iterator[tuple[State, State, Watcher]]:
    """Yield pairs of different real deals in which a watcher saw and heard the same from the beginning.

    All of them are played by one script, except that sealed answers are different from deal to deal.
    """
    deals = [(*_overheard(setup, seed, number), dice_of("sealed", seed, number)) for number in range(_DEALS)]
    streams = {watcher: [b""] * _DEALS for watcher in watchers(setup)}
    left = dict.fromkeys(watchers(setup), _PAIRS)
    for look in range(_LOOKS):
        for watcher in watchers(setup):
            alike: dict[bytes, list[State]] = {}
            for number, (state, ear, _) in enumerate(deals):
                told = view_of(state, watcher) + heard(ear.events, watcher)
                stream = sha256(streams[watcher][number] + told).digest()
                streams[watcher][number] = stream
                if not state.ended:
                    alike.setdefault(stream, []).append(state)
            for states in alike.values():
                for one, other in combinations(states[:3], 2):
                    if left[watcher] and _hidden_difference(one, other):
                        left[watcher] -= 1
                        yield one, other, watcher
        for state, ear, dice in deals:
            ear.forget()
            if state.pending():
                ask = state.pending()[0]
                scripted = look * 7919 % len(ask.options)
                chosen = dice.below(len(ask.options)) if state.mode == ALL else scripted
                answer(state, ask, ask.options[chosen])


def _alike(setup: Setup, seed: str) -> Iterator[tuple[State, State, Watcher]]:
    """Yield real twins; for a game with too many openings to see one twice, deals and what is imagined of them."""
    found = False
    for twins in _real_twins(setup, seed):
        found = True
        yield twins
    if not found:
        yield from _imagined_twins(setup, seed)


def _imagined_twins(setup: Setup, seed: str) -> Iterator[tuple[State, State, Watcher]]:
    """Yield deals and worlds that a watcher imagines of them."""
    for number in range(_PAIRS):
        one = deal(setup, seed, "twins", number)
        for watcher in watchers(setup):
            other = one.imagine(watcher, dice_of("other", seed, number))
            if _hidden_difference(one, other):
                yield one, other, watcher


def _overheard(setup: Setup, seed: str, number: int) -> tuple[State, Ear]:
    """Deal, and return what was told meanwhile as well."""
    state = setup.game.start(setup, dice_of("deal", seed, "twins", number))
    ear = Ear(state)
    state.run()
    return state, ear


def _hidden_difference(one: State, other: State) -> bool:
    """Say whether two states differ in more than their dice."""
    mine, its = one.freeze(), other.freeze()
    del mine["dice"], its["dice"]
    return mine != its


# --- Twins -------------------------------------------------------------------------------------------------------


def check_twins(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Play two worlds that a seat cannot tell apart by the same decisions, and compare what it is told in each.

    The real table has, for every watcher, two twins: imagined worlds, one with imagined dice and one with the real
    ones (so that only what is hidden is different).  After every decision:

    1. Where neither world revealed anything (`State.reveal`), everything is equal: events heard, view, asks, odds,
       refusals, description.
    2. Where both did, the events heard before the first reveal are equal.  What comes after may differ, and new
       twins are made.
    3. Where only one of them did, the watcher must notice nothing at all: else the other one gave something away
       without calling it a reveal.
    4. With the real dice, and one reveal in each: where the watcher's whole view of both worlds is equal
       afterwards, so is what it heard.  An event that tells more apart than the view does says more than the
       seat may know, or the rules forgot to write down what the seat has learnt.

    4 also holds of two real deals before the first decision.  And while sealed answers come in, nobody else is told
    anything that depends on them.
    """
    setup = game.setup(seats, simulation=True)
    _check_openings(setup, seed)
    for number in range(games):
        state = deal(setup, seed, number)
        twins = {watcher: _make_twins(state, watcher) for watcher in watchers(setup)}
        for ask, option in decisions(state, seed, number):
            if state.mode == ALL:
                _check_sealed(state)
            after = state.copy()
            ear = Ear(after)
            answer(after, ask, option)
            after.listener = None
            for watcher in watchers(setup):
                kept = []
                for twin in twins[watcher]:
                    if _stays_alike(after, ear, watcher, twin, ask, option):
                        kept.append(twin)
                twins[watcher] = kept if len(kept) == len(twins[watcher]) else _make_twins(after, watcher)


def _check_openings(setup: Setup, seed: str) -> None:
    deals = [_overheard(setup, seed, number) for number in range(_DEALS)]
    for watcher in watchers(setup):
        first: dict[bytes, bytes] = {}
        for state, ear in deals:
            if state.reveals <= 1:
                told = heard(ear.events, watcher)
                unlike = _unlike_events(first.setdefault(view_of(state, watcher), told), told)
                if unlike:
                    fail(state, f"{_who(watcher)} hears what its view does not tell, {unlike}")


def _unlike_events(one: bytes, other: bytes) -> str:
    return difference({"events": one}, {"events": other})


class _Twin:
    """A world that a watcher cannot tell from the real one."""

    def __init__(self, state: State, real_dice: bool) -> None:
        self.state = state
        self.real_dice = real_dice


def _make_twins(state: State, watcher: Watcher) -> list[_Twin]:
    twins = []
    for real_dice in (False, True):
        world = state.imagine(watcher, dice_of("twin", real_dice, state.digest()))
        if real_dice:
            world.dice = state.dice.copy()
        twins.append(_Twin(world, real_dice))
    return twins


def _stays_alike(after: State, ear: Ear, watcher: Watcher, twin: _Twin, ask: Ask, option: int) -> bool:
    """Make the same decision in the twin and compare; False where the two may differ from now on."""
    its_ask = twin.state.ask_for(ask.seat)
    if its_ask is None or its_ask.question is not ask.question or option not in its_ask.options:
        return False  # another seat's secret makes this decision impossible there
    its_ear = Ear(twin.state)
    answer(twin.state, its_ask, option)
    twin.state.listener = None
    who = _who(watcher)
    revealed, it_revealed = after.reveals - ear.first, twin.state.reveals - its_ear.first
    mine, its = reach(after, watcher), reach(twin.state, watcher)
    if not (revealed and it_revealed):
        unlike = difference(_with(mine, ear, watcher), _with(its, its_ear, watcher))
        if unlike:
            fail(after, f"{who} can tell two worlds apart, though nothing was revealed, by {unlike}")
        return not revealed and not it_revealed
    unlike = _unlike_events(heard(ear.before_reveal(), watcher), heard(its_ear.before_reveal(), watcher))
    if unlike:
        fail(after, f"{who} can tell two worlds apart before anything is revealed, by {unlike}")
    if twin.real_dice and revealed == it_revealed == 1 and mine == its:
        unlike = _unlike_events(heard(ear.events, watcher), heard(its_ear.events, watcher))
        if unlike:
            fail(after, f"{who} hears what its view does not tell, {unlike}")
    return False


def _with(parts: Reach, ear: Ear, watcher: Watcher) -> Reach:
    return {**parts, "events": heard(ear.events, watcher)}


def _check_sealed(state: State) -> None:
    """While another answer is missing, a sealed one changes nothing for anybody else."""
    pending = state.pending()
    if len(pending) < 2:
        return
    ask = pending[0]
    worlds = []
    for option in ask.options[:4]:
        world = state.copy()
        ear = Ear(world)
        answer(world, ask, option)
        world.listener = None
        worlds.append((world, ear))
    for watcher in watchers(state.setup):
        if watcher != ask.seat:
            told = [_with(reach(world, watcher), ear, watcher) for world, ear in worlds]
            for other in told[1:]:
                unlike = difference(told[0], other)
                if unlike:
                    fail(state, f"{_who(watcher)} learns of seat {ask.seat}'s sealed answer by {unlike}")
