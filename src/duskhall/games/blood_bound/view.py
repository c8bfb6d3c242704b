"""What one seat may know of a game of Blood Bound, built by allow-list; and worlds that agree with it.

Hidden are the characters, except one's own and those looked at (7.3); the clues, except that of the neighbour on the
right (1.6); which curse is true, except for the Inquisitor (8.5); offers until all are opened (5.3).
"""

import msgspec

from duskhall.games.blood_bound import effects, rules
from duskhall.games.blood_bound.knowledge import facts_of
from duskhall.games.blood_bound.questions import ACT, ATTACK, TAKE_TOKEN
from duskhall.games.blood_bound.state import (
    CARDS,
    FALSE_CURSE,
    NOBODY,
    ORDER,
    RANK,
    TOKENS,
    TRUE_CURSE,
    BloodBound,
)
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import ALL, NO_ANSWER, Ask


class PlayerView(msgspec.Struct, frozen=True):
    """A player as this seat sees them.

    `rank`, `tokens`, `cards` and `curse` lie before them; `showed` is the most of each token that they have ever shown
    without a Staff, and `showed_rank` the rank that they have ever shown; `character` and `clue` are what this seat
    has seen of their card.
    """

    wounds: int
    rank: str | None
    tokens: list[str]
    cards: list[str]
    showed_rank: str | None
    showed: dict[str, int]
    spared_nobody: bool
    character: str | None
    clue: str | None
    true_curse: bool | None


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    turn: int
    dagger: int
    players: list[PlayerView]
    supply: dict[str, int]
    target: int | None
    wounded: int | None
    offers: list[int]
    my_offer: str | None
    first_look: int | None
    looked: list[list[int]]
    quiet_turns: int
    pass_limit: int
    captured: int | None
    captor: int | None
    winner: str | None


def view(game: BloodBound, seat: int | None) -> View:
    """Return what that seat, or a spectator (None), may know."""
    names = game.setup.catalogues
    return View(
        seat=seat,
        turn=game.turn,
        dagger=game.dagger,
        players=[_player(game, seat, other) for other in range(game.seats)],
        supply={name: number for name, number in zip(names["card"], game.cards) if number},
        target=_or_none(game.target),
        wounded=_or_none(game.wounded),
        offers=list(game.offers),
        my_offer=_own_offer(game, seat),
        first_look=_or_none(game.first_look),
        looked=[
            [other for other in range(game.seats) if game.looked[each * game.seats + other]]
            for each in range(game.seats)
        ],
        quiet_turns=game.quiet_turns,
        pass_limit=game.option("pass_limit"),
        captured=_or_none(game.captured),
        captor=_or_none(game.captor),
        winner=names["clan"][game.winner] if game.winner != NOBODY else None,
    )


def _player(game: BloodBound, seat: int | None, other: int) -> PlayerView:
    names = game.setup.catalogues
    tables = game.tables
    card = game.character[other]
    own = other * TOKENS
    tokens = game.tokens[own : own + TOKENS]
    most = game.most[own : own + TOKENS]
    held = game.held[other * CARDS : (other + 1) * CARDS]
    over = game.captured != NOBODY
    knows = over or (seat is not None and game.knows(seat, other))
    sees_clue = seat is not None and game.on_the_right(seat) == other
    rank = names["rank"][tables.rank[card]]
    return PlayerView(
        wounds=game.wounds[other],
        rank=rank if tokens[RANK] else None,
        tokens=[name for name, number in zip(names["token"], tokens) for _ in range(number) if name != "rank"],
        cards=[name for name, number in zip(names["card"], held) for _ in range(number)],
        showed_rank=rank if most[RANK] else None,
        showed={name: number for name, number in zip(names["token"], most) if number and name != "rank"},
        spared_nobody=bool(game.not_inquisitor[other]),
        character=names["character"][card] if knows else None,
        clue=names["clan"][tables.clue[card]] if knows or sees_clue else None,
        true_curse=_true_curse(game, seat, other),
    )


def _true_curse(game: BloodBound, seat: int | None, other: int) -> bool | None:
    """Whether a curse is the true one, if this seat gave it (8.5) or all cards are turned up (9.5)."""
    if not game.curse[other] or not _knows_curses(game, seat):
        return None
    return game.curse[other] == TRUE_CURSE


def _knows_curses(game: BloodBound, seat: int | None) -> bool:
    return game.captured != NOBODY or (seat is not None and game.clan(seat) == ORDER)


def _own_offer(game: BloodBound, seat: int | None) -> str | None:
    """What this seat has answered while the others still think (5.3)."""
    if game.mode != ALL:
        return None
    for ask, answer in zip(game.asks, game.sealed):
        if ask.seat == seat and answer != NO_ANSWER:
            return game.setup.option_name(ask.question, answer)
    return None


def _or_none(seat: int) -> int | None:
    return seat if seat != NOBODY else None


def secrets(game: BloodBound, seat: int | None) -> set[str]:
    """Return the names of the characters that this seat, or a spectator, may not be told: those it has not seen."""
    names = game.setup.catalogues["character"]
    return {
        names[game.character[other]]
        for other in range(game.seats)
        if not (game.captured != NOBODY or (seat is not None and game.knows(seat, other)))
    }


# --- Worlds that agree with it ---------------------------------------------------------------------------------------


def imagine(game: BloodBound, seat: int | None, dice: Dice) -> BloodBound:
    """Return a game that this seat cannot tell from the real one: unknown cards, curses and offers drawn anew."""
    other = game.copy()
    number = NOBODY if seat is None else seat
    other.character = facts_of(game, number).deals().draw(dice)
    if not _knows_curses(game, seat):
        _imagine_curses(other, dice)
    if game.mode == ALL:
        for place, ask in enumerate(game.asks):
            if ask.seat != seat and game.sealed[place] != NO_ANSWER:
                other.sealed[place] = dice.below(2, "imagine")
    other.asks = [ask if ask.seat == seat else _imagine_ask(other, ask) for ask in game.asks]
    other.dice = dice.copy()
    return other


def _imagine_curses(game: BloodBound, dice: Dice) -> None:
    """8.5 Any of the curses given may be the true one, once the Inquisitor has settled which."""
    cursed = effects.cursed(game)
    settled = TRUE_CURSE in game.curse
    for seat in cursed:
        game.curse[seat] = FALSE_CURSE
    if settled:
        game.curse[cursed[dice.below(len(cursed), "imagine")]] = TRUE_CURSE


def _imagine_ask(game: BloodBound, ask: Ask) -> Ask:
    """What somebody else may answer can depend on their card: on its icons, or on being the Inquisitor."""
    if ask.question is TAKE_TOKEN:
        return Ask(ask.seat, TAKE_TOKEN, rules.token_options(game, ask.seat))
    if ask.question is ATTACK:
        return Ask(ask.seat, ATTACK, rules.attack_targets(game, ask.seat))
    if ask.question is ACT:
        return Ask(ask.seat, ACT, rules.turn_options(game, ask.seat))
    return ask
