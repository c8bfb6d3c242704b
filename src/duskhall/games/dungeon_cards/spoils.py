"""What a safe end of a turn brings in Dungeon Cards: gold, potions, items, and what rivals owe (2.4, 7, 8, 9)."""

from duskhall.games.dungeon_cards import events, rolls, rules
from duskhall.games.dungeon_cards.questions import (
    CLAIM_GOLD,
    CLAIM_SPOILS,
    COLLECT,
    DONE,
)
from duskhall.games.dungeon_cards.settings import POTIONS, POTIONS_OF_THE_EVADED_TOO
from duskhall.games.dungeon_cards.state import (
    ADVENTURER,
    CLAIM,
    COLLECTING,
    EQUIPMENT,
    EVADED,
    EXPLORE,
    FOUND,
    NOBODY,
    OWN,
    TREASURE,
    DungeonCards,
)
from duskhall.kernel.event import Kind

# --- 2.4, 7, 8, 9.6 Collecting ---------------------------------------------------------------------------------------


def collecting(game: DungeonCards) -> None:
    """2.4 The turn ends safely; 6.15 aids may raise what it pays."""
    game.settling = 0
    options = rolls.with_aids(game, COLLECTING, COLLECT, DONE)
    if len(options) > 1:
        game.ask(game.turn, COLLECT, options, collect)
    else:
        collect_finds(game)


def collect(game: DungeonCards, seat: int, option: int) -> None:
    """Collect, or use an aid first."""
    if option == DONE:
        collect_finds(game)
    else:
        game.do(collecting)
        rolls.use_aid(game, seat, COLLECT.entry(option))


def collect_finds(game: DungeonCards) -> None:
    """2.4 The cards pay in the order in which they were drawn (R13), 7.1 the evaded if the table agreed on it."""
    seat = game.turn
    tables = game.tables
    while game.settling < len(game.row):
        card, status = game.row[game.settling], game.status[game.settling]
        game.settling += 1
        if status == CLAIM:
            game.do(collect_finds)
            claim_from(game, seat, tables.owner[card])
            return
        if status == FOUND:
            collect_card(game, seat, card)
        elif status == OWN:
            drink_potions(game, seat, 1)  # 9.4
        elif status == EVADED and game.setting(POTIONS) == POTIONS_OF_THE_EVADED_TOO:
            drink_potions(game, seat, tables.potion[card])
    for card, status in zip(game.row, game.status):
        if tables.item[card] == NOBODY or status != FOUND:
            game.discard.append(card)
    rules.next_player(game)


def collect_card(game: DungeonCards, seat: int, card: int) -> None:
    """2.4, 4.3, 4.5, 4.6, 8.1 Gold, potions and items of what was found or beaten, 9.2 rivals included."""
    tables = game.tables
    kind = tables.type[card]
    if kind == ADVENTURER:
        move_gold(game, seat, game.seat_of(tables.owner[card]), card, events.GOLD_MOVED)
    elif kind == EQUIPMENT:
        game.give_item(seat, tables.item[card], 1)  # 8.1
        game.tell(events.ITEM_COLLECTED, seat, tables.item[card])
    elif kind != EXPLORE:
        gold = tables.gold[card]
        game.gold[seat] += gold
        if kind == TREASURE:
            game.from_treasures[seat] += gold
        else:
            game.from_monsters[seat] += gold
        game.tell(events.GOLD_COLLECTED, seat, card, gold, game.gold[seat])
    drink_potions(game, seat, tables.potion[card])


def drink_potions(game: DungeonCards, seat: int, potions: int) -> None:
    """7.1 Each potion removes a hit; 7.2 with none left it does nothing; 10.2 the knocked out stay so."""
    for _ in range(potions):
        if game.hits[seat] and not game.is_out(seat):
            game.hits[seat] -= 1
            game.tell(events.POTION_DRUNK, seat, game.hits[seat])


def move_gold(game: DungeonCards, seat: int, rival: int, card: int, kind: Kind) -> None:
    """9.2, 9.6 The gold on the card moves from the rival, 9.3 as much of it as they have."""
    gold = min(game.tables.gold[card], game.gold[rival])
    game.gold[rival] -= gold
    game.gold[seat] += gold
    game.from_rivals[rival] -= gold
    game.from_rivals[seat] += gold
    game.tell(kind, seat, rival, gold, game.gold[seat])


def claim_from(game: DungeonCards, seat: int, adventurer: int) -> None:
    """9.6 Gold or an item of a knocked-out rival; if they have no item, it is the gold."""
    rival = game.seat_of(adventurer)
    options = [CLAIM_GOLD]
    for item in range(len(game.tables.item_card)):
        if game.has_item(rival, item):
            options.append(CLAIM_SPOILS.of(item))
    if len(options) > 1:
        game.ask(seat, CLAIM_SPOILS, options, claim)
    else:
        claim(game, seat, CLAIM_GOLD)


def claim(game: DungeonCards, seat: int, option: int) -> None:
    """9.6 Take what was claimed."""
    card = game.row[game.settling - 1]
    rival = game.seat_of(game.tables.owner[card])
    if option == CLAIM_GOLD:
        move_gold(game, seat, rival, card, events.GOLD_CLAIMED)
    else:
        item = CLAIM_SPOILS.entry(option)
        game.give_item(rival, item, -1)
        game.give_item(seat, item, 1)
        game.tell(events.ITEM_CLAIMED, seat, rival, item)


# --- What a card would bring ------------------------------------------------------------------------------------------


def would_pay(game: DungeonCards, seat: int, place: int) -> bool:
    """2.4, 6.5 Say whether a card of this turn would bring anything on a safe end."""
    tables = game.tables
    card, status = game.row[place], game.status[place]
    hurt = game.hits[seat] + game.hits_coming > 0  # 7.2
    if status == OWN:
        return hurt
    if status == CLAIM:
        return has_spoils(game, game.seat_of(tables.owner[card]), card)
    if status == EVADED:
        return hurt and tables.potion[card] > 0 and game.setting(POTIONS) == POTIONS_OF_THE_EVADED_TOO
    if status != FOUND:
        return False
    return tables.item[card] != NOBODY or gold_on(game, place) > 0 or (hurt and tables.potion[card] > 0)


def has_spoils(game: DungeonCards, rival: int, card: int) -> bool:
    """9.6 Say whether a knocked-out rival has gold to claim, or an item."""
    gold = min(game.tables.gold[card], game.gold[rival])
    return gold > 0 or any(game.has_item(rival, item) for item in range(len(game.tables.item_card)))


def gold_on(game: DungeonCards, place: int) -> int:
    """2.4 Return the gold of a card of this turn, 9.3 of a rival's as much as those before it leave them (R13)."""
    tables = game.tables
    card = game.row[place]
    owner = tables.owner[card]
    if owner == NOBODY:
        return tables.gold[card]
    purse = game.gold[game.seat_of(owner)]
    for before in range(place):
        if tables.owner[game.row[before]] == owner and game.status[before] == FOUND:
            purse -= min(purse, tables.gold[game.row[before]])
    return min(tables.gold[card], purse)
