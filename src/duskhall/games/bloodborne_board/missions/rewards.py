"""What missions pay, and who gets it (14.8, 15.2, 15.4)."""

from typing import Final

from duskhall.games.bloodborne_board import events, later
from duskhall.games.bloodborne_board.board import hunters
from duskhall.games.bloodborne_board.printed import LASTING, NOBODY, NOWHERE, RUNE, TOOL, Reward
from duskhall.games.bloodborne_board.questions import KEEP_FIREARM, RECEIVE, SET_ASIDE, SLOT, YES
from duskhall.games.bloodborne_board.state import FOR_SHARD, BoardGame
from duskhall.kernel.state import changed

GONE: Final = -2  # the owner of a reward that was set aside
GUNS: Final = 1000  # what is awarded: an item, or GUNS + a firearm,
TRADED: Final = 2000  # or, between chapters, TRADED + an item,
SWAPPED: Final = 3000  # or SWAPPED + a firearm


def pay_out(game: BoardGame, reward: Reward, seat: int) -> None:
    """14.8 Named rewards by name, echoes to the hunter, consumables from the deck."""
    for flag in reward.flags:
        game.flags = changed(game.flags, flag, 1)
    for gun in reversed(reward.firearms):
        if game.guns_left[gun] > 0:
            game.do(award, seat, GUNS + gun)
    for item in reversed(reward.items):
        if game.owner[item] == NOBODY:
            game.do(award, seat, item)
    hunters.gain_goods(game, seat, reward.consumables)
    hunters.gain_echo(game, seat, reward.echoes)
    if reward.frenzy:
        hunters.gain_frenzy(game, seat)
    if reward.damage and game.place[seat] != NOWHERE:
        hunters.suffer(game, seat, reward.damage, False)
        game.do(later.BURY.step)


def award(game: BoardGame, seat: int, what: int) -> None:
    """14.8 Whoever completed the mission says who gets it."""
    game.found = what
    hunters.offer(game, seat, RECEIVE, list(range(game.seats)))


def receive(game: BoardGame, seat: int, other: int) -> None:
    """15.4 A firearm is carried instead of the old one, if its owner wants; 15.2 tools and runes have their limit."""
    what = game.found
    if what >= SWAPPED or GUNS <= what < TRADED:
        game.ask(other, KEEP_FIREARM, [0, 1])
    elif what >= TRADED:
        hand_over(game, seat, other, what - TRADED)
    else:
        take(game, other, what)
        check_limit(game, other, game.tables.items[what].type)


def take(game: BoardGame, other: int, what: int) -> None:
    """14.8 A reward has an owner, and can be used."""
    game.owner[what] = other
    game.ready[what] = 1
    game.tell(events.ITEM_GAINED, other, what)
    if game.tables.items[what].window == LASTING:
        game.do(choose_shard_slot, other)


def hand_over(game: BoardGame, seat: int, other: int, item: int) -> None:
    """17.2 A consumable or a reward changes hands."""
    if item < game.tables.consumables:
        game.held[seat * game.tables.consumables + item] -= 1
        hunters.take_goods(game, other, item)
    else:
        take(game, other, item)


def keep_firearm(game: BoardGame, seat: int, option: int) -> None:
    """15.4 One firearm is carried; the other goes back to the box, a starting one included."""
    if option != YES:
        return
    if game.found >= SWAPPED:
        swap_firearms(game, game.giver, seat)
        return
    gun = game.found - GUNS
    game.guns_left = changed(game.guns_left, gun, game.guns_left[gun] - 1)
    game.guns_left[game.firearm[seat]] += 1
    carry(game, seat, gun)


def swap_firearms(game: BoardGame, giver: int, taker: int) -> None:
    """17.2 Two hunters swap firearms; one who would get another's starting firearm carries the own one again."""
    given, back = game.firearm[giver], game.firearm[taker]
    if back == game.tables.starting[game.hunter[taker]]:
        game.guns_left = changed(game.guns_left, back, game.guns_left[back] + 1)
        back = game.tables.starting[game.hunter[giver]]
        game.guns_left = changed(game.guns_left, back, game.guns_left[back] - 1)
    carry(game, taker, given)
    carry(game, giver, back)


def carry(game: BoardGame, seat: int, gun: int) -> None:
    """15.4 The one firearm of a hunter is this, ready to be used."""
    game.firearm = changed(game.firearm, seat, gun)
    game.gun_ready[seat] = 1
    game.tell(events.GUN_GAINED, seat, gun)


def keep_two(game: BoardGame, seat: int) -> None:
    """15.2, 17.2 When all have traded, nobody holds more than two tools and two runes."""
    for kind in (TOOL, RUNE):
        if len(owned_by(game, seat, kind)) > 2:
            game.do(keep_two, seat)
            check_limit(game, seat, kind)
            return


def owned_by(game: BoardGame, seat: int, kind: int) -> list[int]:
    """Return the rewards of a kind that a hunter holds."""
    return [item for item, owner in enumerate(game.owner) if owner == seat and game.tables.items[item].type == kind]


def check_limit(game: BoardGame, seat: int, kind: int) -> None:
    """15.2 Two tools and two runes; a third must go."""
    if kind not in (TOOL, RUNE):
        return
    owned = owned_by(game, seat, kind)
    if len(owned) > 2:
        game.ask(seat, SET_ASIDE, owned)


def set_aside(game: BoardGame, seat: int, item: int) -> None:
    """15.2 It leaves the game."""
    game.owner[item] = GONE
    game.tell(events.ITEM_SET_ASIDE, seat, item)


def choose_shard_slot(game: BoardGame, seat: int) -> None:
    """15.7 Which slot deals more."""
    game.slot_for = FOR_SHARD
    hunters.offer(game, seat, SLOT, list(range(len(game.weapon(seat).speed))))
