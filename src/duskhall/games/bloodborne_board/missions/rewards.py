"""What missions pay, and who gets it (14.8, 15.2, 15.4)."""

from typing import Final

from duskhall.games.bloodborne_board import events, later
from duskhall.games.bloodborne_board.board import hunters
from duskhall.games.bloodborne_board.printed import CAUSE_REWARD, ITEM_RUNE, ITEM_TOOL, NOBODY, NOWHERE, WINDOW_LASTING
from duskhall.games.bloodborne_board.questions import (
    KEEP_FIREARM,
    KEEP_OLD,
    PASS_ON,
    RECEIVE,
    SET_ASIDE,
    SLOT_WORDS,
    TAKE_NEW,
    TO_NOBODY,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import Reward
from duskhall.kernel.event import Kind
from duskhall.kernel.state import changed

GONE: Final = -2  # the owner of a reward that was set aside
MOST_OF_A_KIND: Final = 2  # 15.2 hunter tools, and Caryll runes


def pay_out(game: BoardGame, reward: Reward, seat: int) -> None:
    """14.8 Named rewards by name, echoes to the hunter, consumables from the deck."""
    for flag in reward.flags:
        game.flags = changed(game.flags, flag, 1)
    for gun in reversed(reward.firearms):
        if game.guns_left[gun] > 0:
            game.do(award_firearm, seat, gun)
    for item in reversed(reward.items):
        if game.owner[item] == NOBODY:
            game.do(award_item, seat, item)
    hunters.gain_goods(game, seat, reward.consumables, events.ITEM_REWARDED)
    hunters.gain_echo(game, seat, reward.echoes, events.ECHO_REWARDED)
    if reward.damage and game.place[seat] != NOWHERE:  # before the frenzy that comes with it
        hunters.suffer(game, seat, reward.damage, CAUSE_REWARD)
        game.do(later.BURY.step)
    if reward.frenzy:
        hunters.gain_frenzy(game, seat)


def award_item(game: BoardGame, seat: int, item: int) -> None:
    """14.8 Whoever completed the mission says who gets it."""
    hunters.offer(game, seat, RECEIVE, RECEIVE.each(list(range(game.seats))), receive_item, item)


def award_firearm(game: BoardGame, seat: int, gun: int) -> None:
    """14.8 A firearm likewise."""
    hunters.offer(game, seat, RECEIVE, RECEIVE.each(list(range(game.seats))), receive_firearm, gun)


def receive_item(game: BoardGame, seat: int, option: int, item: int) -> None:
    """14.8 The reward is theirs; 15.2 tools and runes have their limit."""
    other = RECEIVE.entry(option)
    take(game, other, item, events.ITEM_REWARDED)
    check_limit(game, other, game.tables.items[item].type)


def receive_firearm(game: BoardGame, seat: int, option: int, gun: int) -> None:
    """15.4 A firearm is carried instead of the old one, if its owner wants."""
    game.ask(RECEIVE.entry(option), KEEP_FIREARM, [KEEP_OLD, TAKE_NEW], keep_firearm, gun)


def take(game: BoardGame, other: int, what: int, told: Kind) -> None:
    """A reward has an owner, and can be used."""
    game.owner[what] = other
    game.ready[what] = 1
    game.tell(told, other, what)
    if game.tables.items[what].window == WINDOW_LASTING:
        game.do(choose_shard_slot, other)


def hand_over(game: BoardGame, seat: int, option: int, item: int) -> None:
    """17.2 A consumable or a reward changes hands."""
    other = RECEIVE.entry(option)
    if item < game.tables.consumables:
        game.held[seat * game.tables.consumables + item] -= 1
        hunters.take_goods(game, other, item, events.ITEM_TRADED)
    else:
        take(game, other, item, events.ITEM_TRADED)


def keep_firearm(game: BoardGame, seat: int, option: int, gun: int) -> None:
    """15.4 One firearm is carried; the other goes back to the box, a starting one included."""
    if option == TAKE_NEW:
        game.guns_left = changed(game.guns_left, gun, game.guns_left[gun] - 1)
        back = game.firearm[seat]
        game.guns_left = changed(game.guns_left, back, game.guns_left[back] + 1)
        carry(game, seat, gun)


def offer_firearm(game: BoardGame, seat: int, option: int) -> None:
    """17.2 A firearm is swapped if the other hunter wants."""
    game.ask(RECEIVE.entry(option), KEEP_FIREARM, [KEEP_OLD, TAKE_NEW], swap_firearms, seat)


def swap_firearms(game: BoardGame, taker: int, option: int, giver: int) -> None:
    """17.2 Two hunters swap firearms; one who would get another's starting firearm carries the own one again."""
    if option == KEEP_OLD:
        return
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
    for kind in (ITEM_TOOL, ITEM_RUNE):
        if len(owned_by(game, seat, kind)) > MOST_OF_A_KIND:
            game.do(keep_two, seat)
            check_limit(game, seat, kind)
            return


def owned_by(game: BoardGame, seat: int, kind: int) -> list[int]:
    """Return the rewards of a kind that a hunter holds."""
    return [item for item, owner in enumerate(game.owner) if owner == seat and game.tables.items[item].type == kind]


def check_limit(game: BoardGame, seat: int, kind: int) -> None:
    """15.2 Two tools and two runes; a third must go, whichever of them the holder says."""
    if kind not in (ITEM_TOOL, ITEM_RUNE):
        return
    owned = owned_by(game, seat, kind)
    if len(owned) > MOST_OF_A_KIND:
        game.ask(seat, SET_ASIDE, SET_ASIDE.each(owned), set_aside)


def set_aside(game: BoardGame, seat: int, option: int) -> None:
    """15.2 It goes to another hunter who has room for it, or leaves the game."""
    item = SET_ASIDE.entry(option)
    kind = game.tables.items[item].type
    room = [other for other in range(game.seats) if other != seat and len(owned_by(game, other, kind)) < MOST_OF_A_KIND]
    hunters.offer(game, seat, PASS_ON, [TO_NOBODY] + PASS_ON.each(room), pass_on, item)


def pass_on(game: BoardGame, seat: int, option: int, item: int) -> None:
    """15.2 It is given away, or set aside for good."""
    if option == TO_NOBODY:
        game.owner[item] = GONE
        game.tell(events.ITEM_SET_ASIDE, seat, item)
    else:
        take(game, PASS_ON.entry(option), item, events.ITEM_PASSED_ON)


def choose_shard_slot(game: BoardGame, seat: int) -> None:
    """15.7 Which slot deals more."""
    hunters.offer_slot(game, seat, list(range(len(game.weapon(seat).slots))), lay_shard)


def lay_shard(game: BoardGame, seat: int, option: int) -> None:
    """15.7 The shard lies there."""
    game.shard = changed(game.shard, seat, SLOT_WORDS.index(option))
