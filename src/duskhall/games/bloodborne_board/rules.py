"""The flow of the board game: the round, the turn and its actions, the activation, in the rulebook's order (2, 3, 6).

The rooms beside this module have the rest: `campaign` how a chapter begins and ends (1, 17), `moving` (4), `turn`
interacting and what missions do as turns end (5, 14), `fight` combat (7, 12), `death` slaying, the track and the
Dream (9 to 11), `missions` (13, 14), `items` with `effects` (8, 15, 16), and `board` the pieces that all of them move.
"""

from typing import Final

from duskhall.games.bloodborne_board import effects, events
from duskhall.games.bloodborne_board.board import foes, hunters
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.campaign import preparing, winning
from duskhall.games.bloodborne_board.death import dream, track
from duskhall.games.bloodborne_board.fight import combat, enemy_actions
from duskhall.games.bloodborne_board.items import item_targets, weapons
from duskhall.games.bloodborne_board.moving import moves
from duskhall.games.bloodborne_board.printed import (
    CAUSE_BLOOD,
    CAUSE_POISON,
    NOBODY,
    NOWHERE,
    ROLE_BOSS,
    ROLE_OBJECT,
    SPACES,
)
from duskhall.games.bloodborne_board.questions import (
    ACT,
    ATTACK,
    BLOOD,
    CHOOSE_SIDE,
    DRAW,
    DREAM,
    END_TURN,
    GO,
    INTERACT,
    MOVE,
    PAY,
    REFILL,
    RELOAD,
    RELOAD_WITH,
    RETURN_TO,
    SHOOT,
    SIDE_A,
    SIDE_B,
    TAKE_TURN,
    TRANSFORM,
    WITH_CARDS,
    WITH_ECHO,
)
from duskhall.games.bloodborne_board.settings import (
    ADVANCES_AT_ONCE,
    ENDLESS,
    FIRST_ADVANCE,
    HAND,
    HANDS_FIRST,
    ROUND_LIMIT,
    ROUND_START,
    TRACK,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import Card
from duskhall.games.bloodborne_board.turn import actions, enemies, hazards, interact
from duskhall.kernel.question import ABSENT, Ask, Step
from duskhall.kernel.state import TRUNCATED

STRIDE: Final = 2  # 4.1


# --- 2 The round -----------------------------------------------------------------------------------------------------


def begin_round(game: BoardGame) -> None:
    """2.1 Hands and track, then the turns; 17.5 unless a limit breaks the game off."""
    limit = game.setting(ROUND_LIMIT)
    if limit and game.round >= limit:
        game.end(TRUNCATED)
        return
    game.round += 1
    game.turn = NOBODY
    game.tell(events.ROUND_BEGINS, game.round)
    if game.setting(ROUND_START) == HANDS_FIRST:
        game.plan(refill_hands, advance_for_round, begin_turns)
    else:
        game.plan(advance_for_round, refill_hands, begin_turns)


def refill_hands(game: BoardGame) -> None:
    """2.2 Everyone discards and draws."""
    for seat in range(game.seats - 1, -1, -1):
        game.do(refill_of, seat)


def refill_of(game: BoardGame, seat: int) -> None:
    """2.2 Discard any number of cards, then draw up."""
    hunters.offer(game, seat, REFILL, [DRAW] + REFILL.each(hunters.kinds_in(game.hand[seat])), refill)


def refill(game: BoardGame, seat: int, option: int) -> None:
    """2.2 Discard this one, or draw now."""
    if option == DRAW:
        hunters.draw_cards(game, seat, game.setting(HAND) - len(game.hand[seat]), events.CARD_DRAWN)
    else:
        hunters.discard_card(game, seat, REFILL.entry(option), events.HAND_DISCARDED)
        game.do(refill_of, seat)


def advance_for_round(game: BoardGame) -> None:
    """2.3, 10.7 The track advances; on the last space the final round begins."""
    if game.round > 1 or game.setting(FIRST_ADVANCE) == ADVANCES_AT_ONCE:
        track.advance_track(game, events.TRACK_ADVANCES)
    if game.track == track.last_space(game) and game.setting(TRACK) != ENDLESS:
        game.final = 1
        game.tell(events.FINAL_ROUND)


def begin_turns(game: BoardGame) -> None:
    """2.5 Nobody has had a turn yet."""
    game.acted = [0] * game.seats
    next_turn(game)


def next_turn(game: BoardGame) -> None:
    """2.5 Whoever wants to go next goes; 2.7 when nobody is left, the round ends."""
    game.turn = NOBODY
    waiting = [seat for seat in range(game.seats) if not game.acted[seat]]
    if not waiting:
        game.plan(dream.bury, end_round)
        hazards.round_ended(game)
    elif len(waiting) == 1:
        take_turn(game, waiting[0], GO)
    else:
        game.ask_any([Ask(seat, TAKE_TURN, [GO], take_turn) for seat in waiting])


def end_round(game: BoardGame) -> None:
    """2.7 The next round; 17.4 after the final one the hunt is lost."""
    if game.fight.slain:
        game.plan(dream.bury, end_round)
    elif game.final:
        winning.hunt_lost(game)
    else:
        begin_round(game)


# --- 3 The turn ------------------------------------------------------------------------------------------------------


def take_turn(game: BoardGame, seat: int, option: int) -> None:
    """2.5 This hunter's turn; 11.7 back from the Dream first."""
    game.turn = seat
    game.acted[seat] = 1
    game.clinic_used = game.silence = 0
    game.tell(events.TURN_BEGINS, seat)
    game.plan(dream.bury, choose_action)
    game.do(hazards.turn_began, seat)
    if game.place[seat] == NOWHERE:
        game.plan(choose_side_again, choose_lamp)


def choose_side_again(game: BoardGame) -> None:
    """11.7 The side of the weapon."""
    game.ask(game.turn, CHOOSE_SIDE, [SIDE_A, SIDE_B], preparing.choose_side)


def choose_lamp(game: BoardGame) -> None:
    """11.7 Any lamp that is not broken; R13 any that is not sealed (13.6) where each of them is."""
    lamps = ground.lamps(game)
    if not lamps:
        laid = [lamp for lamp in game.tables.lamps if ground.is_laid(game, ground.tile_of(lamp))]
        unsealed = [lamp for lamp in laid if not ground.is_sealed(game, lamp)]
        lamps = unsealed if unsealed else laid
    hunters.offer(game, game.turn, RETURN_TO, RETURN_TO.each(sorted(lamps)), return_to)


def return_to(game: BoardGame, seat: int, option: int) -> None:
    """11.7 Back on the map."""
    game.place[seat] = RETURN_TO.entry(option)
    game.tell(events.RETURNED, seat, game.place[seat])


def choose_action(game: BoardGame) -> None:
    """3.1 Another action, or the end of the turn."""
    seat = game.turn
    if game.place[seat] == NOWHERE:  # slain, or gone to the Dream
        game.do(begin_activation)
        return
    game.chalice_used = 0  # 5.6 once per interact action
    game.ask(seat, ACT, actions.actions(game, seat), act)


def act(game: BoardGame, seat: int, option: int) -> None:
    """3.1, 3.2 Carry out what was chosen; afterwards the hunter chooses again."""
    if option == END_TURN:
        end_turn(game)
        return
    game.plan(dream.bury, choose_action)
    if option == MOVE:
        choose_payment(game, seat, pay_to_move)
    elif option == INTERACT:
        choose_payment(game, seat, pay_to_interact)
    elif option == TRANSFORM:
        choose_payment(game, seat, pay_to_transform)
    elif option == DREAM:
        choose_payment(game, seat, pay_to_dream)
    elif option == ATTACK:
        combat.begin_attack(game, seat)
    elif option == SHOOT:
        item_targets.shoot(game, seat)
    elif option == RELOAD:
        choose_price(game, seat)
    elif option == BLOOD:
        give_blood(game, seat)
    else:
        effects.use_item(game, seat, ACT.entry(option))


def give_blood(game: BoardGame, seat: int) -> None:
    """5.7 Damage for a card, once per turn."""
    game.clinic_used = 1
    hunters.suffer(game, seat, 1, CAUSE_BLOOD)
    hunters.draw_cards(game, seat, 1, events.DRAWN_FOR_BLOOD)


def choose_payment(game: BoardGame, seat: int, then: Step, number: int = ABSENT) -> None:
    """3.1 Any card in hand pays."""
    hunters.offer(game, seat, PAY, PAY.each(hunters.kinds_in(game.hand[seat])), then, number)


def pay(game: BoardGame, seat: int, option: int) -> Card:
    """3.1, 16.3 A stat card pays for the action; some do something when they pay."""
    card = PAY.entry(option)
    hunters.discard_card(game, seat, card, events.CARD_DISCARDED)
    printed = game.tables.cards[card]
    hunters.heal(game, seat, printed.wind, events.HEALED_BY_CARD)
    return printed


def pay_to_move(game: BoardGame, seat: int, option: int) -> None:
    """4.1 A move of two spaces; 16.3 some cards carry farther."""
    card = pay(game, seat, option)
    moves.begin_move(game, seat, max(STRIDE, card.stride), True)


def pay_to_interact(game: BoardGame, seat: int, option: int) -> None:
    """5.1 Interact with everything in the space."""
    pay(game, seat, option)
    interact.begin_interact(game, seat)


def pay_to_transform(game: BoardGame, seat: int, option: int) -> None:
    """3.3 Transform the weapon."""
    pay(game, seat, option)
    weapons.transform(game, seat)


def pay_to_dream(game: BoardGame, seat: int, option: int) -> None:
    """3.4 Go to the Hunter's Dream."""
    pay(game, seat, option)
    dream.visit(game, seat)


def choose_price(game: BoardGame, seat: int) -> None:
    """15.4 Pay the price of the firearm, in cards or as it says."""
    gun = game.tables.firearms[game.firearm[seat]]
    options = []
    if len(game.hand[seat]) >= gun.cards:
        options.append(WITH_CARDS)
    if gun.echoes and game.echoes[seat] >= gun.echoes:
        options.append(WITH_ECHO)
    hunters.offer(game, seat, RELOAD_WITH, options, reload_with)


def reload_with(game: BoardGame, seat: int, option: int) -> None:
    """15.4 The firearm is refreshed."""
    gun = game.tables.firearms[game.firearm[seat]]
    if option == WITH_ECHO:
        game.echoes[seat] -= gun.echoes
        hunters.refresh_gun(game, seat)
    else:
        choose_payment(game, seat, pay_to_reload, gun.cards)


def pay_to_reload(game: BoardGame, seat: int, option: int, price: int) -> None:
    """15.4 One card of the price; it does nothing else."""
    hunters.discard_card(game, seat, PAY.entry(option), events.RELOAD_PAID)
    if price > 1:
        choose_payment(game, seat, pay_to_reload, price - 1)
    else:
        hunters.refresh_gun(game, seat)


def end_turn(game: BoardGame) -> None:
    """3.1, 3.6 Poison works; then the enemies activate."""
    seat = game.turn
    game.tell(events.TURN_ENDS, seat)
    if game.aura != NOBODY and game.unit_space[game.aura] == game.place[seat]:
        hunters.gain_poison(game, seat)
    game.plan(dream.bury, begin_activation)
    enemy_actions.end_dive(game)
    if game.poison[seat]:
        game.tell(events.POISON_WORKS, seat)
        hunters.suffer(game, seat, 1, CAUSE_POISON)


# --- 6 Activation ----------------------------------------------------------------------------------------------------


def begin_activation(game: BoardGame) -> None:
    """2.6, 6.1 After a hunter's turn the enemies near the hunter act: those in range now are in line."""
    game.unit_acted = [0] * len(game.unit_acted)
    if game.place[game.turn] != NOWHERE:
        game.tell(events.ACTIVATION, game.turn)
        tiles = tiles_in_range(game)
        for unit, space in enumerate(game.unit_space):
            if space != NOWHERE and space // SPACES in tiles:
                game.unit_acted[unit] = foes.IN_LINE
    activation(game)


def tiles_in_range(game: BoardGame) -> list[int]:
    """6.1 Return the active hunter's tile and the tiles connected to it."""
    tile = ground.tile_of(game.place[game.turn])
    return [tile] + ground.connected_tiles(game, tile)


def activation(game: BoardGame) -> None:
    """6.1 One enemy after another; 6.4 newcomers are found by looking again after each, and go before the others."""
    seat = game.turn
    if game.place[seat] == NOWHERE or game.hp[seat] <= 0:  # 6.5
        end_activation(game)
        return
    tiles = tiles_in_range(game)
    best = NOBODY
    best_order = 99
    for unit, space in enumerate(game.unit_space):
        if space == NOWHERE or space // SPACES not in tiles:
            continue
        acted = game.unit_acted[unit]
        if acted == foes.HAS_ACTED:
            continue
        role = game.kind_of(unit).role
        if role == ROLE_OBJECT or (game.silence and role != ROLE_BOSS):
            continue
        order = foes.order_of(game, unit)
        if acted == foes.IN_LINE:
            order += foes.AFTER_NEWCOMERS
        if order < best_order:
            best, best_order = unit, order
    if best == NOBODY:
        end_activation(game)
        return
    game.unit_acted[best] = foes.HAS_ACTED
    game.do(activation)
    enemies.activate(game, best)


def end_activation(game: BoardGame) -> None:
    """6.5 The activation is over; 15.6 whoever was to skip it has."""
    game.silence = 0
    game.unit_skip = [0] * len(game.unit_skip)
    game.do(turn_over)
    enemy_actions.end_dive(game)


def turn_over(game: BoardGame) -> None:
    """2.6 The turn and its activation are over."""
    hazards.turn_ended(game)
    game.plan(dream.bury, next_turn)
