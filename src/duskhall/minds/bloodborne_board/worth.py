"""How good a table looks for the hunters: what is left to do, how far they are from it, and what threatens them."""

from dataclasses import dataclass
from typing import Final

from duskhall.games.bloodborne_board.death.track import last_space
from duskhall.games.bloodborne_board.printed import NOBODY, NOWHERE, OVER, ROLE_BOSS, ROLE_OBJECT, SLOTS, SPACES
from duskhall.games.bloodborne_board.questions import REFILL
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.minds.bloodborne_board import weights, work
from duskhall.minds.bloodborne_board.aims import Agenda, agenda_of, travel
from duskhall.minds.bloodborne_board.chart import FAR, Chart, chart_of


@dataclass(frozen=True)
class Stakes:
    """What was at stake when the thinking began: it must not change with what is tried."""

    won: int = 0  # how many chapters were won
    calm: int = 100  # how much health counts, in hundredths


NOTHING: Final = Stakes()


def stakes_of(game: BoardGame) -> Stakes:
    """Return what is at stake: a boss is not slain by those who spare their health when time is short."""
    if not work.ends_with_boss(game):
        return Stakes(game.won)
    last = last_space(game)
    turns = max(1, game.acted.count(0) + 1 + (last - game.track) * game.seats)
    pace = agenda_of(game, chart_of(game)).work // turns
    steady = weights.PACE + weights.PACE_ALONE // game.seats
    return Stakes(game.won, max(weights.LEAST_CALM, min(100, 100 * steady // max(1, pace))))


def value(game: BoardGame, stakes: Stakes = NOTHING) -> int:
    """Return how good the table looks."""
    if game.won > stakes.won:
        return weights.WON
    if game.phase == OVER or not game.asks:
        return -weights.LOST
    chart = chart_of(game)
    agenda = agenda_of(game, chart)
    score = -weights.TRACK * game.seats * game.track - agenda.work
    if game.asks[0].question is REFILL:  # the round's own advance follows the hands
        score -= weights.TRACK * game.seats
    score -= travel(game, agenda, chart)
    for seat in range(game.seats):
        score += of_hunter(game, seat, stakes.calm) - trapped(game, seat, agenda)
    return score - threats(game, agenda, chart)


def of_hunter(game: BoardGame, seat: int, calm: int) -> int:
    """Return what a hunter's state is worth."""
    kinds = game.tables.consumables
    items = sum(game.held[seat * kinds : (seat + 1) * kinds]) + game.owner.count(seat)
    score = weights.ECHO * game.echoes[seat] + weights.CARD_IN_HAND * len(game.hand[seat])
    score += weights.ITEM * items + weights.GUN * game.gun_ready[seat]
    slots = game.slots[seat * SLOTS : seat * SLOTS + SLOTS]
    full = SLOTS - slots.count(NOBODY)
    score -= weights.SLOT_FULL * full * full // 2
    last_basic = game.tables.basics[-1]
    for pile in (game.deck[seat], game.hand[seat], game.discard[seat], slots):
        if pile and max(pile) > last_basic:
            score += weights.UPGRADE * sum([card > last_basic for card in pile])
    if game.place[seat] == NOWHERE:
        return score - weights.DREAMING
    score += weights.HEALTH[game.hp[seat]] * calm // (100 * (weights.LAST_STAND if game.final else 1))
    return score - weights.POISONED * game.poison[seat] - weights.FRENZIED * game.frenzy[seat]


def trapped(game: BoardGame, seat: int, agenda: Agenda) -> int:
    """Return what it costs a hunter to be behind fog gates where there is nothing to do: a fight, or a dream."""
    space = game.place[seat]
    fog = game.fog[space // SPACES] if space != NOWHERE else 0
    if fog <= 0 or agenda.insights:
        return 0
    units = work.foes_of(game, fog - 1)
    if not agenda.units.isdisjoint(units):
        return 0
    left = sum([game.unit_hp(unit) * (game.unit_lives[unit] + 1) - game.unit_damage[unit] for unit in units])
    last = last_space(game)
    return min(weights.TRAPPED * (last - game.track), left * weights.DAMAGE // 2)


def threats(game: BoardGame, agenda: Agenda, chart: Chart) -> int:
    """Return what the enemies near the hunters are feared for, those aside that the hunters are after."""
    total = 0
    places = [space for space in game.place if space != NOWHERE]
    if not places:
        return 0
    for unit, space in enumerate(game.unit_space):
        if space == NOWHERE or unit in agenda.units:
            continue
        kind = game.tables.kinds[game.tables.unit_kind[unit]]
        if kind.role == ROLE_OBJECT:
            continue
        far = chart.near(space)
        tile = space // SPACES
        near = False
        for place in places:
            if tile in chart.near_tiles[place // SPACES] and far[place] < FAR:
                near = True
                if far[place] <= kind.move:
                    total += weights.ATTACKER
        if near and kind.role != ROLE_BOSS:
            total -= weights.WOUND * game.unit_damage[unit]
    return total
