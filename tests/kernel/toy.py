"""High Card: a toy game that uses everything the kernel has, small enough to read in one go.

1 Everyone is dealt a secret card.  2 Everyone bids in secret, all at once.  3 In turn each seat picks a side of
the table (nothing becomes known by that) and then pushes its luck with a die: a one loses what it has rolled.
4 Whoever speaks first takes the crown.  5 Cards, rolls, bids that came true and the crown are the score.

A real game spreads this over state.py, rules.py, events.py and view.py; the order here is the same.
"""

import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from duskhall.kernel.dice import Dice
from duskhall.kernel.event import NOBODY, NUMBER, SEAT, Kind
from duskhall.kernel.fields import cells, declared, pile
from duskhall.kernel.game import Game, Odds, collected
from duskhall.kernel.outcome import Outcome, ScoreLine
from duskhall.kernel.question import ALL, NO_ANSWER, Ask, Each, Question
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.setting import Setting
from duskhall.kernel.setup import Content, Setup
from duskhall.kernel.state import ENDED, TRUNCATED, State

CARDS = {"fool": 0, "page": 1, "knight": 2, "lady": 3, "lord": 4, "king": 5}

# --- Questions and events ------------------------------------------------------------------------------------

BID = Question("bid", "2.1", "low", "high")
PICK_SIDE = Question("pick_side", "3.1", "left", "right")
ROLL_OR_STOP = Question("roll_or_stop", "3.2", "roll", "stop")
TAKE_CROWN = Question("take_crown", "4.1", "take", Each("seat"))
LOW, HIGH = BID.word("low"), BID.word("high")
LEFT, RIGHT = PICK_SIDE.word("left"), PICK_SIDE.word("right")
ROLL, STOP = ROLL_OR_STOP.word("roll"), ROLL_OR_STOP.word("stop")
TAKE = TAKE_CROWN.word("take")

ROLL_LIMIT = Setting("roll_limit", 0, range(100), "3.4", in_simulation=50)

DEALT = Kind("dealt", "1.1", "seat", seat=SEAT, card="card")
BIDS_OPENED = Kind("bids_opened", "2.2", seat=SEAT, high=NUMBER)
ROLLED = Kind("rolled", "3.3", seat=SEAT, value=NUMBER)
CROWNED = Kind("crowned", "4.2", seat=SEAT, given_by=SEAT)
SHOWN = Kind("shown", "5.1", seat=SEAT, card="card")


# --- State ---------------------------------------------------------------------------------------------------


@declared
class HighCard(State):
    """Who holds what; `rolled` is what each seat has rolled so far."""

    hands: list[int] = cells("seats", NOBODY)
    deck: list[int] = pile()
    bids: list[int] = cells("seats", NO_ANSWER)
    sides: list[int] = cells("seats", NOBODY)
    rolled: list[int] = cells("seats", 0)
    rolls: int = 0
    crown: int = NOBODY


# --- Rules ---------------------------------------------------------------------------------------------------


def start(setup: Setup, dice: Dice) -> HighCard:
    """The whole game, as a list of its steps."""
    state = HighCard(setup, dice)
    state.clear()
    state.plan(deal, take_bids, take_turns, offer_crown, score)
    return state


def deal(state: HighCard) -> None:
    """1.1 Everyone is dealt a card that the others do not see."""
    state.deck = list(range(len(state.setup.catalogues["card"])))
    state.dice.shuffle(state.deck, "deal")
    for seat in range(state.setup.seats):
        state.hands[seat] = state.deck.pop()
        state.tell(DEALT, seat, state.hands[seat])


def take_bids(state: HighCard) -> None:
    """2.1 Everyone says in secret whether they hold a high card."""
    state.ask_all([Ask(seat, BID, [LOW, HIGH], bid) for seat in range(state.setup.seats)])


def bid(state: HighCard, seat: int, option: int) -> None:
    """2.2 Bids are opened together."""
    state.bids[seat] = option
    state.tell(BIDS_OPENED, seat, option)


def take_turns(state: HighCard) -> None:
    """3 Every seat has one turn."""
    for seat in reversed(range(state.setup.seats)):
        state.do(begin_turn, seat)


def begin_turn(state: HighCard, seat: int) -> None:
    """3.1 The side can be taken back until the die is rolled."""
    state.ask(seat, PICK_SIDE, [LEFT, RIGHT], pick_side)


def pick_side(state: HighCard, seat: int, option: int) -> None:
    """3.1 Nobody learns anything from a side."""
    state.sides[seat] = option
    state.do(push_luck, seat)


def push_luck(state: HighCard, seat: int) -> None:
    """3.2 Roll or stop; a limit, where there is one, ends the game."""
    limit = state.setting(ROLL_LIMIT)
    if limit and state.rolls >= limit:
        state.end(TRUNCATED)
        return
    options = [ROLL, STOP] if state.rolled[seat] < 12 else [STOP]  # 3.4
    state.ask(seat, ROLL_OR_STOP, options, roll_or_stop)


def roll_or_stop(state: HighCard, seat: int, option: int) -> None:
    """3.3 A one loses the lot and ends the turn."""
    if option == STOP:
        return
    value = state.dice.below(6, "roll") + 1
    state.reveal()
    state.rolls += 1
    state.tell(ROLLED, seat, value)
    if value == 1:
        state.rolled[seat] = 0
    else:
        state.rolled[seat] += value
        state.do(push_luck, seat)


def offer_crown(state: HighCard) -> None:
    """4.1 Whoever speaks first takes the crown, or gives it to another."""
    asks = []
    seats = range(state.setup.seats)
    for seat in seats:
        others = [other for other in seats if other != seat]
        asks.append(Ask(seat, TAKE_CROWN, [TAKE] + TAKE_CROWN.each(others), take_crown))
    state.ask_any(asks)


def take_crown(state: HighCard, seat: int, option: int) -> None:
    """4.2 The crown has a holder."""
    state.crown = seat if option == TAKE else TAKE_CROWN.entry(option)
    state.tell(CROWNED, state.crown, NOBODY if option == TAKE else seat)


def score(state: HighCard) -> None:
    """5.1 Cards are shown."""
    state.reveal()
    for seat in range(state.setup.seats):
        state.tell(SHOWN, seat, state.hands[seat])
    state.end(ENDED)


def outcome(state: HighCard) -> Outcome:
    """5.2 The highest score wins; equal scores share the victory."""
    breakdown = []
    for seat in range(state.setup.seats):
        card = state.setup.content.tables[state.hands[seat]]
        lines = [ScoreLine("score-card", card), ScoreLine("score-rolled", state.rolled[seat])]
        lines.append(ScoreLine("score-bid", 2 if state.bids[seat] == int(card > 2) else 0))
        lines.append(ScoreLine("score-crown", 1 if state.crown == seat else 0))
        breakdown.append(tuple(lines))
    scores = tuple(sum(line.amount for line in lines) for lines in breakdown)
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    truncated = state.ended == TRUNCATED
    ending = "ending-limit" if truncated else "ending-scored"
    return Outcome(() if truncated else winners, places, scores, tuple(breakdown), ending, truncated)


def why_not(state: HighCard, ask: Ask, option: int) -> Refusal:
    """Name the rule that forbids an option."""
    if ask.question is ROLL_OR_STOP:
        return Refusal("refusal-rolled-enough", "3.4", {"rolled": state.rolled[ask.seat]})
    return Refusal("refusal-own-seat", "4.1")


# --- What a seat may know ------------------------------------------------------------------------------------


def view(state: HighCard, seat: int | None) -> dict[str, Any]:
    """Built by allow-list: one's own card, and of sealed bids only who has bid and what one bid oneself."""
    own = None if seat is None else state.setup.catalogues["card"][state.hands[seat]]
    return {
        "seat": seat,
        "card": own,
        "owing": [ask.seat for ask in state.pending()],
        "sealed": state.sealed[seat] if seat is not None and state.mode == ALL else None,
        "bids": state.bids[:],
        "sides": state.sides[:],
        "rolled": state.rolled[:],
        "crown": state.crown,
    }


def imagine(state: HighCard, seat: int | None, dice: Dice) -> HighCard:
    """Draw anew what the seat does not know: other cards, other sealed bids, the dice to come."""
    new = state.copy()
    new.dice = dice.copy()
    others = [other for other in range(state.setup.seats) if other != seat]
    cards = sorted(state.deck + [state.hands[other] for other in others])  # whatever the real order is
    dice.shuffle(cards)
    for other in others:
        new.hands[other] = cards.pop()
    new.deck = cards
    for other in others if state.mode == ALL else ():
        if state.sealed[other] != NO_ANSWER:
            new.sealed[other] = dice.below(2)
    return new


def secrets(state: HighCard, seat: int | None) -> list[str]:
    """Every card but one's own, until they are shown."""
    own = NOBODY if seat is None else state.hands[seat]
    names = state.setup.catalogues["card"]
    return [] if state.ended else [name for card, name in enumerate(names) if card != own]


def odds(_: HighCard, __: int, ask: Ask) -> Odds:
    """The chance of a one."""
    return {ROLL: {"lose": 1 / 6}} if ask.question is ROLL_OR_STOP else {}


def describe(view: Mapping[str, Any]) -> list[Any]:
    """A tree of text keys and arguments."""
    return [["your-card", {"card": view["card"]}]]


# --- The game ------------------------------------------------------------------------------------------------


def load(data: Mapping[str, Any] | None) -> Content:
    """Content is the cards and their worth."""
    cards = CARDS if data is None else data["cards"]
    digest = sha256(repr(sorted(cards.items())).encode()).hexdigest()[:16]
    return Content({"cards": dict(cards)}, digest, {"card": list(cards)}, list(cards.values()))


def make_game(rules_version: int = 1, cooperative: bool = False) -> Game:
    """Declare the game; the arguments let tests upgrade its rules or let its seats play together."""
    return Game(
        id="high-card",
        folder=Path(__file__).parent,
        rules_version=rules_version,
        seats=range(2, 5),
        minutes=range(1, 3),
        questions=collected(sys.modules[__name__], Question),
        flow=(sys.modules[__name__],),
        kinds=collected(sys.modules[__name__], Kind),
        settings=collected(sys.modules[__name__], Setting),
        load=load,
        start=start,
        blank=HighCard,
        view=view,
        describe=describe,
        imagine=imagine,
        odds=odds,
        outcome=outcome,
        why_not=why_not,
        secrets=secrets,
        hidden_information=True,
        simultaneous=True,
        cooperative=cooperative,
        longest=1000,
    )


GAME = make_game()
