"""The Hunter's Dream: what a visit costs and gives (section 11), and how the slain get there (9.4)."""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import hunters
from duskhall.games.bloodborne_board.death import track
from duskhall.games.bloodborne_board.missions import goals, step_rules, tokens
from duskhall.games.bloodborne_board.printed import HUNTING, MOST_HP, NOBODY, NOWHERE, SLOTS, WINDOW_SLAIN
from duskhall.games.bloodborne_board.questions import BUY, EXCHANGE, KEEP_GOODS, OFFERING, SWAP_IN, UNUSED
from duskhall.games.bloodborne_board.state import BoardGame


def bury(game: BoardGame) -> None:
    """9.4 Every hunter at 0 HP goes to the Dream, one after another."""
    if game.fight.slain:
        seat = game.fight.slain.pop(0)
        game.do(bury)
        slain(game, seat)


def slain(game: BoardGame, seat: int) -> None:
    """9.4 The slain lose all echoes, and a turn not yet taken."""
    lose_echoes(game, seat)
    game.acted[seat] = 1
    step_rules.hunter_slain(game)
    visit(game, seat)


def lose_echoes(game: BoardGame, seat: int) -> None:
    """9.4, 15.3 All blood echoes are lost, 15.8 but for the one that a Moon rune keeps."""
    kept = 0
    for item in game.usable(seat, WINDOW_SLAIN):
        if game.echoes[seat]:
            game.ready[item] = 0
            kept = game.tables.items[item].amount
            game.tell(events.ITEM_USED, seat, item)
    game.echoes[seat] = kept


def visit(game: BoardGame, seat: int) -> None:
    """11.1 The hunter leaves the map, and the hunt track advances, which may reset it."""
    tokens.lose_tokens(game, seat)
    game.place[seat] = NOWHERE
    game.tell(events.DREAMS, seat)
    game.do(rest, seat)
    game.do(exchange_goods, seat)
    game.do(spend_echoes, seat)
    game.do(gather, seat)
    if game.phase == HUNTING:
        track.advance_track(game, events.DREAM_ADVANCES)


def gather(game: BoardGame, seat: int) -> None:
    """11.2 All stat cards come together, those in slots included."""
    deck = game.deck[seat]
    deck += game.hand[seat] + game.discard[seat]
    game.hand[seat] = []
    game.discard[seat] = []
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if game.slots[slot] != NOBODY:
            deck.append(game.slots[slot])
            game.slots[slot] = NOBODY


def spend_echoes(game: BoardGame, seat: int) -> None:
    """11.3 Every echo buys an upgrade, or goes to a mission that takes it."""
    options = BUY.each(hunters.kinds_in(game.offer))
    if goals.wants_echoes_in_dream(game):
        options = [OFFERING] + options
    if game.echoes[seat] and options:
        game.do(spend_echoes, seat)
        hunters.offer(game, seat, BUY, options, buy)


def buy(game: BoardGame, seat: int, option: int) -> None:
    """11.3 Take the card, 1.7 which is replaced at once, and 11.4 decide what leaves the deck for it."""
    game.echoes[seat] -= 1
    if option == OFFERING:
        goals.echo_offered(game, seat)
        return
    upgrade = BUY.entry(option)
    game.offer.remove(upgrade)
    fill_offer(game)
    game.tell(events.UPGRADE_BOUGHT, seat, upgrade)
    game.ask(seat, SWAP_IN, [UNUSED] + SWAP_IN.each(hunters.kinds_in(game.deck[seat])), swap_in, upgrade)


def fill_offer(game: BoardGame) -> None:
    """1.7 Four cards lie face up."""
    while len(game.offer) < 4 and game.upgrades:
        game.offer.append(game.upgrades.pop())
        game.reveal()


def swap_in(game: BoardGame, seat: int, option: int, upgrade: int) -> None:
    """11.4, 11.6 One card out, the upgrade in; or it is not used and gone."""
    if option == UNUSED:
        game.removed_upgrades = game.removed_upgrades + [upgrade]
        game.tell(events.UPGRADE_UNUSED, seat, upgrade)
        return
    card = SWAP_IN.entry(option)
    game.deck[seat].remove(card)
    game.deck[seat].append(upgrade)
    if not game.tables.cards[card].basic:
        game.removed_upgrades = game.removed_upgrades + [card]
    game.tell(events.UPGRADE_SWAPPED, seat, upgrade, card)


def exchange_goods(game: BoardGame, seat: int) -> None:
    """11.8 In some chapters a consumable may be swapped for an Antidote."""
    antidote = game.tables.chapters[game.chapter].exchange
    if antidote == NOBODY:
        return
    if antidote not in game.goods_deck and antidote not in game.goods_discard:
        return
    goods = [item for item in game.goods_held(seat) if item != antidote]
    if goods:
        game.ask(seat, EXCHANGE, [KEEP_GOODS] + EXCHANGE.each(goods), exchange)


def exchange(game: BoardGame, seat: int, option: int) -> None:
    """11.8 Swap it, or not."""
    if option == KEEP_GOODS:
        return
    antidote = game.tables.chapters[game.chapter].exchange
    hunters.drop_goods(game, seat, EXCHANGE.entry(option))
    pile = game.goods_discard if antidote in game.goods_discard else game.goods_deck
    pile.remove(antidote)
    hunters.take_goods(game, seat, antidote, events.ITEM_EXCHANGED)
    game.do(exchange_goods, seat)


def rest(game: BoardGame, seat: int) -> None:
    """11.4, 11.5 The deck is shuffled; firearm and rewards are refreshed, tokens dropped, the hunter healed."""
    game.dice.shuffle(game.deck[seat], "stat cards")
    game.gun_ready[seat] = 1
    for item in range(game.tables.consumables, len(game.owner)):
        if game.owner[item] == seat:
            game.ready[item] = 1
    game.poison[seat] = game.frenzy[seat] = 0
    game.hp[seat] = MOST_HP
    game.tell(events.RESTED, seat)
