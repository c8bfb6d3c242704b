"""What a seat observes of the board game, as numbers: a function for each part that `observed` declares.

Hidden is what the view hides: the order of face-down decks.  What is in them is public, since everybody can count.
"""

from typing import Final

from duskhall.games.bloodborne_board.death import track
from duskhall.games.bloodborne_board.fight import dodging, stagger
from duskhall.games.bloodborne_board.printed import (
    BARRED,
    BLOCKED,
    CLOSED,
    DONE,
    NOBODY,
    NOWHERE,
    SLOTS,
    WAITING,
)
from duskhall.games.bloodborne_board.state import BoardGame

TOKENS: Final = 40  # tokens of missions that are told; the content has no more
RESETS: Final = 4  # 10.1


def near(game: BoardGame, seat: int, other: int) -> int:
    """Return where another seat sits, seen from this one: 1 is the seat itself, 0 nobody."""
    return 0 if other < 0 else (other - seat) % game.seats + 1


def count(pile: list[int], out: list[int], at: int) -> None:
    """Write how many of each a pile holds: never its order."""
    for each in pile:
        out[at + each] += 1


# --- The table --------------------------------------------------------------------------------------------------------


def table(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """Where the campaign stands: section 2, section 10, 17.4."""
    out[at] = game.phase
    out[at + 1] = game.chapter + 1
    out[at + 2] = game.round
    out[at + 3] = game.track
    out[at + 4] = track.last_space(game)
    out[at + 5] = int(game.final > 0)
    out[at + 6] = game.insight
    out[at + 7] = near(game, seat, game.turn)
    out[at + 8] = game.steps_left
    out[at + 9] = game.won
    out[at + 10] = game.attempts
    if len(game.asks) > 0:
        out[at + 11] = max(game.asks[0].number, NOBODY) + 1
        out[at + 12] = game.turned_up + 1


def resets(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """10.1 The spaces of the track that reset the map."""
    for place, space in enumerate(track.reset_points(game)):
        out[at + place] = space


def flags(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """14.8 What the campaign remembers."""
    for flag, value in enumerate(game.flags):
        out[at + flag] = int(value > 0)


# --- Hunters ----------------------------------------------------------------------------------------------------------


def hunters(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """Every hunter: section 3, section 8, 15.4."""
    for place in range(game.seats):
        other = (seat + place) % game.seats
        first = at + place * 14
        out[first] = game.hunter[other] + 1
        out[first + 1] = game.side[other]
        out[first + 2] = game.hp[other]
        out[first + 3] = game.echoes[other]
        out[first + 4] = int(game.poison[other] > 0)
        out[first + 5] = int(game.frenzy[other] > 0)
        out[first + 6] = game.place[other] + 1
        out[first + 7] = int(game.acted[other] > 0)
        out[first + 8] = game.firearm[other] + 1
        out[first + 9] = int(game.gun_ready[other] > 0)
        out[first + 10] = game.shard[other]
        for slot in range(SLOTS):
            out[first + 11 + slot] = game.slots[other * SLOTS + slot] + 1


def hand(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """2.2 The cards in every hand: hunters play with open hands."""
    for place in range(game.seats):
        count(game.hand[(seat + place) % game.seats], out, at + place * len(game.tables.cards))


def deck(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """1.6 The cards in every deck."""
    for place in range(game.seats):
        count(game.deck[(seat + place) % game.seats], out, at + place * len(game.tables.cards))


def discard(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """3.1 The cards in every discard pile."""
    for place in range(game.seats):
        count(game.discard[(seat + place) % game.seats], out, at + place * len(game.tables.cards))


def held(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """15.3 The consumables of every hunter."""
    kinds = game.tables.consumables
    for place in range(game.seats):
        other = (seat + place) % game.seats
        for item in range(kinds):
            out[at + place * len(game.tables.items) + item] = game.held[other * kinds + item]


def rewards(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """15.2 Who holds which reward, and whether it is exhausted."""
    for item, owner in enumerate(game.owner):
        if owner >= 0:
            out[at + item * 2] = near(game, seat, owner)
            out[at + item * 2 + 1] = int(game.ready[item] > 0)


# --- The map ----------------------------------------------------------------------------------------------------------


def tiles(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """4.3, 13.4, 14.18 The tiles on the map: where they lie, and what lies behind their exits."""
    for tile, turn in enumerate(game.tile_turn):
        if turn == NOBODY:
            continue
        first = at + tile * 8
        out[first] = turn + 1
        out[first + 1] = game.tile_x[tile]
        out[first + 2] = game.tile_y[tile]
        out[first + 3] = 1 if game.fog[tile] > 0 else 2 if game.fog[tile] < 0 else 0
        for way in range(4):
            if game.tables.tiles[tile].exit[way] != CLOSED:
                link = game.link[tile * 4 + way]
                out[first + 4 + way] = 2 if link == BLOCKED else 1 if link < 0 else link + 3


def goods(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """5.1 The consumable tokens on every space."""
    for space, tokens in enumerate(game.goods):
        out[at + space] = tokens


def units(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """6.1, 12.1, 14.6 The enemies on the map."""
    for unit, space in enumerate(game.unit_space):
        if space == NOWHERE:
            continue
        first = at + unit * 7
        out[first] = space + 1
        out[first + 1] = game.unit_damage[unit]
        out[first + 2] = game.unit_hp(unit)
        out[first + 3] = game.unit_lives[unit]
        out[first + 4] = game.unit_phase[unit]
        out[first + 5] = game.unit_mission[unit] + 1
        out[first + 6] = game.unit_modifier[unit] + 1


def slots(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """1.11 The kinds of enemies in the three slots."""
    for slot, kind in enumerate(game.slot_kind):
        out[at + slot] = kind + 1


def sides(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """1.11 The side that the card of each kind of enemy shows."""
    for kind in game.tables.enemy_kinds:
        out[at + kind] = game.kind_side[kind]


# --- Decks ------------------------------------------------------------------------------------------------------------


def actions(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """7.5 What the next flip may be: a deck that has run out is shuffled before it."""
    count(game.actions if len(game.actions) > 0 else game.actions_used, out, at)


def boss_actions(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """12.5 What the decks of bosses still hold."""
    for boss in range(len(game.boss_deck)):
        count(game.boss_deck[boss], out, at)


def tiles_left(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """1.9 The tiles that are still to be found."""
    count(game.tile_deck, out, at)


def offer(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """11.3 The upgrades on offer."""
    count(game.offer, out, at)


def upgrades(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """11.3 The upgrades in the deck."""
    count(game.upgrades, out, at)


def goods_deck(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """5.1 The consumables in the deck."""
    count(game.goods_deck, out, at)


def goods_used(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """15.3 The consumables that were used."""
    count(game.goods_discard, out, at)


# --- Missions ---------------------------------------------------------------------------------------------------------


def missions(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """14.1, 14.5 The missions that wait, are open, or are done."""
    for mission, step in enumerate(game.mission_at):
        if step == BARRED:
            continue
        first = at + mission * 3
        out[first] = 1 if step == WAITING else 3 if step == DONE else 2
        if step == WAITING:
            continue
        if step >= 0:
            out[first + 1] = step + 1
        out[first + 2] = game.progress[mission]


def tokens(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """14.10 The tokens of missions: where they lie, or who carries them."""
    for place in range(min(len(game.token_mission), TOKENS)):
        first = at + place * 3
        out[first] = game.token_mission[place] + 1
        out[first + 1] = game.token_space[place] + 1
        out[first + 2] = near(game, seat, game.token_seat[place])


# --- Combat -----------------------------------------------------------------------------------------------------------


def fight(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """7.1 to 7.12 The combat that is going on, and what becomes of each attack if nobody does anything more."""
    now = game.fight
    if now.seat == NOBODY:
        return
    own = now.own
    foe = now.foe
    out[at] = near(game, seat, now.seat)
    out[at + 1] = now.unit + 1
    out[at + 2] = now.mode + 1
    out[at + 3] = own.card + 1
    out[at + 4] = own.speed
    out[at + 5] = own.damage
    out[at + 6] = int(own.stagger > 0)
    out[at + 7] = own.block
    out[at + 8] = now.slot + 1
    out[at + 9] = int(now.ties > 0)
    out[at + 10] = now.line + 1
    out[at + 11] = foe.speed
    out[at + 12] = foe.damage
    out[at + 13] = int(foe.live > 0)
    out[at + 14] = int(foe.stagger > 0)
    out[at + 15] = int(foe.poison > 0)
    out[at + 16] = int(foe.plain > 0)
    out[at + 17] = int(foe.live > 0 and dodging.can_dodge(game))
    if now.ability_line != NOBODY:
        out[at + 18] = 1
        out[at + 19] = now.ability_speed
    if foe.live > 0:
        out[at + 20] = stagger.foe_fate(game) + 1
    if own.live > 0 and own.damage > 0:
        out[at + 21] = stagger.own_fate(game) + 1


def dodged(game: BoardGame, seat: int, out: list[int], at: int) -> None:
    """7.9, 7.14 Who has dodged the attack."""
    if game.fight.seat != NOBODY:
        for other in game.fight.dodgers:
            out[at + (other - seat) % game.seats] = 1
