"""What one seat may know of a game of Blood Bound, built by allow-list; and worlds that agree with it.

Hidden are the characters, except one's own and those looked at (7.3); the clues, except that of the neighbour on the
right (1.6); which curse is true, except for the Inquisitor (8.5); offers until all are opened (5.3).
"""

from collections.abc import Sequence

import msgspec

from duskhall.games.blood_bound import effects, rules
from duskhall.games.blood_bound.knowledge import facts_of
from duskhall.games.blood_bound.questions import ACT, ATTACK, TAKE_TOKEN
from duskhall.games.blood_bound.settings import PASS_LIMIT
from duskhall.games.blood_bound.state import (
    CARDS,
    CAUGHT_INQUISITOR,
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

ENDS = ("leader", "not-leader", "own-clan", "inquisitor")  # by what was caught


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
    may_offer: list[int]
    offers: list[int]
    my_offer: str | None
    first_look: int | None
    looked: list[list[int]]
    quiet_turns: int
    pass_limit: int
    captured: int | None
    captor: int | None
    winner: str | None
    why: str | None
    leaders: dict[str, int]


def view(game: BloodBound, seat: int | None) -> View:
    """Return what that seat, or a spectator (None), may know."""
    return views(game, (seat,))[0]


def views(game: BloodBound, seats: Sequence[int | None]) -> list[View]:
    """Return what each of these seats (None: a spectator) may know; what everybody sees is made once for all."""
    public = _public(game)
    return [
        msgspec.structs.replace(
            public,
            seat=seat,
            players=_seen_by(game, seat, public.players),
            my_offer=_own_offer(game, seat),
        )
        for seat in seats
    ]


def _public(game: BloodBound) -> View:
    """What lies open on the table."""
    names = game.setup.catalogues
    return View(
        seat=None,
        turn=game.turn,
        dagger=game.dagger,
        players=[_before(game, other) for other in range(game.seats)],
        supply={name: number for name, number in zip(names["card"], game.cards) if number},
        target=_or_none(game.target),
        wounded=_or_none(game.wounded),
        may_offer=rules.may_offer(game) if game.target != NOBODY else [],
        offers=list(game.offers),
        my_offer=None,
        first_look=_or_none(game.first_look),
        looked=[
            [other for other in range(game.seats) if game.looked[each * game.seats + other]]
            for each in range(game.seats)
        ],
        quiet_turns=game.quiet_turns,
        pass_limit=game.setting(PASS_LIMIT),
        captured=_or_none(game.captured),
        captor=_or_none(game.captor),
        winner=names["clan"][game.winner] if game.winner != NOBODY else None,
        why=_why(game) if game.winner != NOBODY else None,
        leaders=_leaders(game) if game.captured != NOBODY else {},
    )


def _why(game: BloodBound) -> str:
    """9.2 to 9.6 Name why the game ended as it did, as the messages are named that say it."""
    caught = rules.caught_of(game)
    stolen = game.winner == ORDER and caught != CAUGHT_INQUISITOR
    return "stolen" if stolen else ENDS[caught]


def _leaders(game: BloodBound) -> dict[str, int]:
    """2.2 Who leads each clan that has a leader; known to all when the cards are up (9.5)."""
    clans = enumerate(game.setup.catalogues["clan"])
    return {clan: game.leader(number) for number, clan in clans if number != ORDER and game.leader(number) != NOBODY}


def _before(game: BloodBound, other: int) -> PlayerView:
    """What lies before a player for everybody to see; nothing of their card but what they have shown."""
    names = game.setup.catalogues
    own = other * TOKENS
    tokens = game.tokens[own : own + TOKENS]
    most = game.most[own : own + TOKENS]
    held = game.held[other * CARDS : (other + 1) * CARDS]
    rank = names["rank"][game.tables.rank[game.character[other]]]
    return PlayerView(
        wounds=game.wounds[other],
        rank=rank if tokens[RANK] else None,
        tokens=[name for name, number in zip(names["token"], tokens) for _ in range(number) if name != "rank"],
        cards=[name for name, number in zip(names["card"], held) for _ in range(number)],
        showed_rank=rank if most[RANK] else None,
        showed={name: number for name, number in zip(names["token"], most) if number and name != "rank"},
        spared_nobody=bool(game.not_inquisitor[other]),
        character=None,
        clue=None,
        true_curse=None,
    )


def _seen_by(game: BloodBound, seat: int | None, lying: list[PlayerView]) -> list[PlayerView]:
    """Add what this seat has seen of the players' cards: its own, those looked at (7.3), a clue (1.6), curses (8.5)."""
    over = game.captured != NOBODY
    if seat is None and not over:
        return lying
    everybody = range(game.seats)
    known = everybody if seat is None or over else [other for other in everybody if game.knows(seat, other)]
    players = lying[:]
    names, clues = game.setup.catalogues, game.tables.clue
    for other in known:
        card = game.character[other]
        players[other] = msgspec.structs.replace(
            players[other], character=names["character"][card], clue=names["clan"][clues[card]]
        )
    if seat is not None:
        right = game.on_the_right(seat)
        clue = names["clan"][clues[game.character[right]]]
        players[right] = msgspec.structs.replace(players[right], clue=clue)
    for other in everybody:
        if game.curse[other] and _knows_curses(game, seat):
            players[other] = msgspec.structs.replace(players[other], true_curse=game.curse[other] == TRUE_CURSE)
    return players


def _knows_curses(game: BloodBound, seat: int | None) -> bool:
    """Who knows which curse is the true one: the Inquisitor, who gave it (8.5), and all when cards are up (9.5)."""
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
        return Ask(ask.seat, TAKE_TOKEN, TAKE_TOKEN.each(rules.open_tokens(game, ask.seat)), ask.then)
    if ask.question is ATTACK:
        return Ask(ask.seat, ATTACK, ATTACK.each(rules.attack_targets(game, ask.seat)), ask.then)
    if ask.question is ACT:
        return Ask(ask.seat, ACT, rules.turn_options(game, ask.seat), ask.then)
    return ask
