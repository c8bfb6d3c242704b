"""What happens to a hunter's cards and health: drawing, discarding, clearing slots, healing, suffering.

These are the verbs that every other module of the rules uses.  Nothing here asks a player, except for the card
that a stun costs.
"""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.printed import (
    CAUSE_BLOW,
    CAUSE_STUN,
    IMMUNE_POISON,
    MOST_ECHOES,
    MOST_HP,
    NOBODY,
    NOWHERE,
    SLOTS,
)
from duskhall.games.bloodborne_board.questions import DISCARD_ONE, SLOT, SLOT_WORDS, SUFFER
from duskhall.games.bloodborne_board.settings import ALL_DAMAGE, FRENZY, STUN, STUN_IS_A_CHOICE
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.event import Kind
from duskhall.kernel.question import ABSENT, Question, Step


def offer(game: BoardGame, seat: int, question: Question, options: list[int], then: Step, number: int = ABSENT) -> None:
    """Ask, unless there is only one answer."""
    if len(options) > 1:
        game.ask(seat, question, options, then, number)
    elif number == ABSENT:
        then(game, seat, options[0])
    else:
        then(game, seat, options[0], number)


def offer_slot(game: BoardGame, seat: int, slots: list[int], then: Step, number: int = ABSENT) -> None:
    """Ask which of these slots of the weapon."""
    offer(game, seat, SLOT, [SLOT_WORDS[slot] for slot in slots], then, number)


def kinds_in(pile: list[int]) -> list[int]:
    """Return the different cards of a pile in the order of the content."""
    return sorted(set(pile))


def draw_cards(game: BoardGame, seat: int, number: int, told: Kind) -> None:
    """Draw, for the reason that is told; 2.4 a deck that has run out is made of the discard pile."""
    for _ in range(number):
        if not game.deck[seat]:
            if not game.discard[seat]:
                break
            game.deck[seat], game.discard[seat] = game.discard[seat], []
            game.dice.shuffle(game.deck[seat], "stat cards")
        card = game.deck[seat].pop()
        game.hand[seat].append(card)
        game.reveal()
        game.tell(told, seat, card)


def discard_card(game: BoardGame, seat: int, card: int, told: Kind) -> None:
    """Put a card from the hand onto the discard pile, for the reason that is told."""
    game.hand[seat].remove(card)
    game.discard[seat].append(card)
    game.tell(told, seat, card)


def heal(game: BoardGame, seat: int, amount: int, told: Kind) -> None:
    """Heal, for the reason that is told: 8.2 never above 6 HP; 7.17 the slain are not healed."""
    if game.hp[seat] <= 0:
        return
    healed = min(amount, MOST_HP - game.hp[seat])
    if healed > 0:
        game.hp[seat] += healed
        game.tell(told, seat, healed, game.hp[seat])


def suffer(game: BoardGame, seat: int, damage: int, cause: int) -> int:
    """8.1, 9.4 Damage less what is blocked, 8.5 more in a frenzy; return what it came to. 9.4 is settled by `bury`."""
    if damage <= 0 or game.hp[seat] <= 0 or game.place[seat] == NOWHERE:
        return 0
    if game.frenzy[seat] and (cause <= CAUSE_BLOW or game.setting(FRENZY) == ALL_DAMAGE):
        damage += 1
    if seat == game.fight.seat and game.fight.own.block > 0:
        blocked = min(damage, game.fight.own.block)
        game.fight.own.block -= blocked
        damage -= blocked
        if not damage:
            return 0
    game.hp[seat] = max(0, game.hp[seat] - damage)
    game.tell(events.SUFFERED, seat, damage, game.hp[seat], cause)
    if game.hp[seat] == 0 and seat not in game.fight.slain:
        game.fight.slain.append(seat)
        game.tell(events.HUNTER_SLAIN, seat)
    return damage


def gain_echo(game: BoardGame, seat: int, number: int, told: Kind) -> None:
    """Gain echoes, for the reason that is told: 9.2 never more than three."""
    gained = min(number, MOST_ECHOES - game.echoes[seat])
    if gained > 0:
        game.echoes[seat] += gained
        game.tell(told, seat, game.echoes[seat])


def gain_poison(game: BoardGame, seat: int) -> None:
    """8.4 One token at most."""
    if not game.poison[seat] and game.place[seat] != NOWHERE:
        game.poison[seat] = 1
        game.tell(events.POISONED, seat)


def poison(game: BoardGame) -> None:
    """8.4 The hunter who fights is poisoned, 16.3 unless a card prevents it."""
    if not game.fight.immune & IMMUNE_POISON:
        gain_poison(game, game.fight.seat)


def gain_frenzy(game: BoardGame, seat: int) -> None:
    """8.5 One token at most."""
    if not game.frenzy[seat] and game.place[seat] != NOWHERE:
        game.frenzy[seat] = 1
        game.tell(events.FRENZIED, seat)


def stun(game: BoardGame, seat: int) -> None:
    """8.3 Discard a card or suffer 1 damage."""
    if game.hp[seat] <= 0 or game.place[seat] == NOWHERE:
        return
    game.tell(events.STUNNED, seat)
    game.do(stunned, seat)


def stunned(game: BoardGame, seat: int) -> None:
    """8.3 The hunter chooses, if there is anything to choose."""
    if game.hp[seat] <= 0 or game.place[seat] == NOWHERE:
        return
    options = DISCARD_ONE.each(kinds_in(game.hand[seat]))
    if game.setting(STUN) == STUN_IS_A_CHOICE or not options:
        options = [SUFFER] + options
    offer(game, seat, DISCARD_ONE, options, discard_one)


def discard_one(game: BoardGame, seat: int, option: int) -> None:
    """8.3 Discard the card, or suffer."""
    if option == SUFFER:
        suffer(game, seat, 1, CAUSE_STUN)
    else:
        discard_card(game, seat, DISCARD_ONE.entry(option), events.STUN_DISCARDED)


def clear_slot(game: BoardGame, seat: int, slot: int) -> None:
    """3.3 The card in a slot goes to the discard pile."""
    at = seat * SLOTS + slot
    card = game.slots[at]
    if card != NOBODY:
        game.slots[at] = NOBODY
        game.discard[seat].append(card)
        game.tell(events.SLOT_CLEARED, seat, card)


def full_slots(game: BoardGame, seat: int) -> list[int]:
    """Return the slots that hold a card."""
    first = seat * SLOTS
    return [slot for slot in range(SLOTS) if game.slots[first + slot] != NOBODY]


def refresh_gun(game: BoardGame, seat: int) -> None:
    """15.4 The firearm can be used again."""
    if not game.gun_ready[seat]:
        game.gun_ready[seat] = 1
        game.tell(events.GUN_REFRESHED, seat, game.firearm[seat])


def draw_goods(game: BoardGame) -> int:
    """15.1 Turn up the top consumable; the discards are shuffled when the deck is empty."""
    if not game.goods_deck:
        if not game.goods_discard:
            return NOBODY
        game.goods_deck, game.goods_discard = game.goods_discard, []
        game.dice.shuffle(game.goods_deck, "consumables")
    game.reveal()
    return game.goods_deck.pop()


def gain_goods(game: BoardGame, seat: int, number: int, told: Kind) -> None:
    """So many consumables from the top of the deck: found (5.1), or a reward (14.8)."""
    for _ in range(number):
        item = draw_goods(game)
        if item != NOBODY:
            take_goods(game, seat, item, told)


def take_goods(game: BoardGame, seat: int, item: int, told: Kind) -> None:
    """Hold a consumable."""
    game.held[seat * game.tables.consumables + item] += 1
    game.tell(told, seat, item)


def drop_goods(game: BoardGame, seat: int, item: int) -> None:
    """15.1 A consumable is used up, or given away to nobody."""
    game.held[seat * game.tables.consumables + item] -= 1
    game.goods_discard.append(item)
