"""A hunter's weapon: clearing its slots, transforming it, and the shard on it (3.3, 15.7, 16.1)."""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import hunters
from duskhall.games.bloodborne_board.death import slaying
from duskhall.games.bloodborne_board.missions import rewards
from duskhall.games.bloodborne_board.printed import NOBODY, SLOTS, WEAPON_CLEARING_HURTS, WINDOW_LASTING
from duskhall.games.bloodborne_board.questions import FREE_TRANSFORM, KEEP_SIDE, SHOW_OTHER_SIDE, SLOT_WORDS, TARGET
from duskhall.games.bloodborne_board.state import BoardGame


def transform(game: BoardGame, seat: int) -> None:
    """3.3 Discard every card from the slots and flip the weapon."""
    for slot in range(SLOTS):
        empty_slot(game, seat, slot)
    game.side[seat] = 1 - game.side[seat]
    game.tell(events.TRANSFORMED, seat, game.side[seat])
    if game.tables.firearms[game.firearm[seat]].free_on_transform:  # 15.9
        hunters.refresh_gun(game, seat)
    place_shard(game, seat)


def place_shard(game: BoardGame, seat: int) -> None:
    """15.7 A Blood Stone Shard may change its slot."""
    for item in game.tables.rewards_at[WINDOW_LASTING]:
        if game.owner[item] == seat:
            game.do(rewards.choose_shard_slot, seat)


def offer_transform(game: BoardGame, seat: int) -> None:
    """16.1, 16.3, 15.8 A transform without a card."""
    game.ask(seat, FREE_TRANSFORM, [KEEP_SIDE, SHOW_OTHER_SIDE], free_transform)


def free_transform(game: BoardGame, seat: int, option: int) -> None:
    """Transform, or not."""
    if option == SHOW_OTHER_SIDE:
        transform(game, seat)


# --- Clearing --------------------------------------------------------------------------------------------------------


def clear_any(game: BoardGame, seat: int) -> None:
    """16.3 Clear any one slot."""
    full = hunters.full_slots(game, seat)
    if full:
        hunters.offer_slot(game, seat, full, clear_chosen)


def clear_chosen(game: BoardGame, seat: int, option: int) -> None:
    """16.3 This one."""
    empty_slot(game, seat, SLOT_WORDS.index(option))


def empty_slot(game: BoardGame, seat: int, number: int) -> None:
    """Clear a slot; 16.1 with the Holy Blade's second side that hurts an enemy in the space."""
    if game.slots[seat * SLOTS + number] == NOBODY:
        return
    hunters.clear_slot(game, seat, number)
    if game.weapon(seat).ability == WEAPON_CLEARING_HURTS:
        game.do(clearing_blow, seat)


def clearing_blow(game: BoardGame, seat: int) -> None:
    """16.1 One enemy in the space takes 1."""
    units = game.units_at(game.place[seat])
    if units:
        hunters.offer(game, seat, TARGET, TARGET.each(units), cut_down)


def cut_down(game: BoardGame, seat: int, option: int) -> None:
    """16.1 It takes 1."""
    slaying.wound(game, TARGET.entry(option), 1, seat, events.WOUNDED_BY_WEAPON)
