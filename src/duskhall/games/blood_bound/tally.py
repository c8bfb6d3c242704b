"""What is counted over games of Blood Bound: a function for each count that `tallied` declares."""

from typing import Final

from duskhall.games.blood_bound import events
from duskhall.games.blood_bound.state import BEAST, CAPTURED, ROSE, BloodBound
from duskhall.kernel.event import Kind

MOST_SEATS: Final = 12  # 1.1


def is_end(kind: Kind) -> bool:
    """9.2 to 9.6 Say whether an event is the one that names who has won."""
    return (
        kind is events.CLAN_WINS
        or kind is events.RIVALS_WIN
        or kind is events.VICTORY_STOLEN
        or kind is events.INQUISITOR_CAPTURED
    )


def dealt(game: BloodBound, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """1.5 Which characters were played."""
    if kind is events.CARD_DEALT:
        out[at + b] += 1


def won(game: BloodBound, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """9.2 to 9.6 Which characters were on the winning side."""
    if is_end(kind):
        for seat in range(game.seats):
            if game.clan(seat) == game.winner:
                out[at + game.character[seat]] += 1


def clans(game: BloodBound, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """9.2 to 9.6 Which clan won."""
    if is_end(kind):
        out[at + game.winner] += 1


def captured(game: BloodBound, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """4.4 Who was captured."""
    if kind is events.CAPTURE:
        out[at + game.character[a]] += 1


def captors(game: BloodBound, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """4.4 Who captured somebody."""
    if kind is events.CAPTURE:
        out[at + game.character[b]] += 1


def shown(game: BloodBound, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """4.1 How often each rank was shown."""
    if kind is events.RANK_TAKEN:
        out[at + b] += 1


def declined(game: BloodBound, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """6.1 How often each ability was declined."""
    if kind is events.ABILITY_DECLINED:
        out[at + b] += 1


def course(game: BloodBound, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """3.2, 3.3, 5.5, 8.5, 9.5, 9.7 How games went: attacks, passes, interventions, looks, thefts, endless ones."""
    if kind is events.ATTACKED:
        out[at] += 1
    elif kind is events.DAGGER_PASSED:
        out[at + 1] += 1
    elif kind is events.OFFER_ACCEPTED:
        out[at + 2] += 1
    elif kind is events.LOOK_CHOSEN:
        out[at + 3] += 1
    elif kind is events.VICTORY_STOLEN:
        out[at + 4] += 1
    elif kind is events.LIMIT_REACHED:
        out[at + 5] += 1


def order(game: BloodBound, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """1.7 Which seat began, and who sat how far to its left."""
    if kind is events.DAGGER_PLACED:
        for seat in range(game.seats):
            out[at + (seat - a) % game.seats * MOST_SEATS + seat] += 1


def characters(game: BloodBound, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """1.5 Who played which character."""
    if kind is events.CARD_DEALT:
        out[at + b * MOST_SEATS + a] += 1


def captor_of(game: BloodBound, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """4.4 Who captured whom."""
    if kind is events.CAPTURE:
        out[at + game.character[a] * MOST_SEATS + b] += 1


def shown_by(game: BloodBound, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """4.1 Who showed which rank."""
    if kind is events.RANK_TAKEN:
        out[at + b * MOST_SEATS + a] += 1


def standing(game: BloodBound, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """9.2 How much worse the rivals' leader is wounded than one's own; 8.1 the Inquisitor is beside that."""
    if is_end(kind) or kind is events.LIMIT_REACHED:
        for seat in range(game.seats):
            out[at + seat] = 0
    elif is_wound(kind):
        lead = wounds_of_leader(game, BEAST) - wounds_of_leader(game, ROSE)
        for seat in range(game.seats):
            clan = game.clan(seat)
            if clan == ROSE:
                out[at + seat] = CAPTURED + lead
            elif clan == BEAST:
                out[at + seat] = CAPTURED - lead


def is_wound(kind: Kind) -> bool:
    """4.1, 7.1, 7.5 Say whether somebody was wounded or healed, or another one leads now."""
    return (
        kind is events.RANK_TAKEN
        or kind is events.TOKEN_TAKEN
        or kind is events.RANK_RETURNED
        or kind is events.TOKEN_RETURNED
        or kind is events.QUILL_TAKEN
    )


def wounds_of_leader(game: BloodBound, clan: int) -> int:
    """2.2 Return how often the leader of a clan is wounded."""
    return game.wounds[game.leader(clan)]
