"""Special rules of missions: what holds while a step lasts (14.3, 14.6), besides its tokens."""

from duskhall.games.bloodborne_board import (
    combat,
    dodging,
    events,
    foes,
    hunters,
    lines,
    missions,
    tokens,
    walking,
)
from duskhall.games.bloodborne_board import map as ground
from duskhall.games.bloodborne_board.printed import (
    AT_LAMP,
    BASIC,
    GOAL_CHASE,
    NOBODY,
    NOWHERE,
    ON_RESET,
    SPACES,
    MissionStep,
)
from duskhall.games.bloodborne_board.questions import NONE, PREVENT, YES
from duskhall.games.bloodborne_board.state import BoardGame

# --- Beginning and ending --------------------------------------------------------------------------------------------


def begin(game: BoardGame, mission: int, step: MissionStep) -> None:
    """14.3 What holds from the moment on at which a step is revealed."""
    if step.frenzy_all:
        for seat in range(game.seats):
            hunters.gain_frenzy(game, seat)
    if step.changes != NOBODY:
        game.kind_modifier[step.kind] = step.changes
        for unit, kind in enumerate(game.tables.unit_kind):
            if kind == step.kind and game.unit_modifier[unit] == NOBODY:
                game.unit_modifier[unit] = step.changes
    if step.after_resets != NOBODY and game.tables.missions[mission].trigger == ON_RESET:
        come_after_reset(game, mission)


def end(game: BoardGame, step: MissionStep) -> None:
    """14.3, 14.21 It holds no longer."""
    if step.changes != NOBODY:
        game.kind_modifier[step.kind] = NOBODY
        for unit, modifier in enumerate(game.unit_modifier):
            if modifier == step.changes:
                game.unit_modifier[unit] = NOBODY


def come_after_reset(game: BoardGame, mission: int) -> None:
    """14.6 Enemies that a step sends after every reset, one for each fitting space while there are miniatures."""
    step = missions.step_of(game, mission)
    kind = game.tables.kinds[step.after_resets]
    for tile, printed in enumerate(game.tables.tiles):
        if not ground.is_laid(game, tile) or game.fog[tile]:
            continue
        for space in range(tile * SPACES, tile * SPACES + printed.spaces):
            lamp = space == printed.lamp
            if not lamp and (step.after_resets_place == AT_LAMP or not game.tables.goods[space]):
                continue
            for unit in range(kind.first_unit, kind.first_unit + kind.minis):
                if game.unit_space[unit] == NOWHERE:
                    foes.spawn(game, step.after_resets, space)
                    game.unit_modifier[unit] = step.after_resets_modifier
                    break


# --- In combat -------------------------------------------------------------------------------------------------------


def flipped(game: BoardGame, card: int) -> None:
    """14.16 A friend loses a life on every special and ability of her enemy; 14.26 the last one is remembered."""
    fought = game.unit_mission[game.fight_unit]
    if card == BASIC or fought == NOBODY:
        return
    for unit, modifier in enumerate(game.unit_modifier):
        if game.unit_mission[unit] != fought:
            continue
        if modifier != NOBODY and game.tables.modifiers[modifier].friend and game.unit_space[unit] != NOWHERE:
            game.unit_lives[unit] -= 1
            game.tell(events.LIFE_LOST, unit, max(0, game.unit_lives[unit]))
            if game.unit_lives[unit] <= 0:
                mission = game.unit_mission[unit]
                flag = missions.step_of(game, mission).lost_flag if game.mission_at[mission] >= 0 else NOBODY
                if flag != NOBODY:
                    game.flags[flag] = 1
                foes.remove(game, unit)


def hunter_slain(game: BoardGame) -> None:
    """14.16 An enemy that feeds heals when a hunter is slain."""
    for unit, modifier in enumerate(game.unit_modifier):
        if modifier != NOBODY and game.tables.modifiers[modifier].feeds:
            lines.heal_unit(game, unit, game.tables.modifiers[modifier].feeds)


def music(game: BoardGame, unit: int) -> int:
    """15.7 The Tiny Music Box slows the one who remembers the tune by 1."""
    box = game.kind_of(unit).soothed_by
    return 1 if box != NOBODY and game.owner[box] == game.fight_seat else 0


# --- Turns and rounds ------------------------------------------------------------------------------------------------


def turn_began(game: BoardGame, seat: int) -> None:
    """14.22 Gun fire: a special or ability flipped at the start of a turn has to be dodged."""
    for mission in missions.active(game):
        hazard = missions.step_of(game, mission).gunfire
        if hazard != NOBODY and game.place[seat] != NOWHERE and combat.flip_action(game) != BASIC:
            game.tell(events.HAZARD, hazard)
            dodging.demand(game, hazard, [seat])


def turn_ended(game: BoardGame) -> None:
    """14.24 Survivors that flee do so at the end of every turn; 14.19 others are scared off."""
    for mission in missions.active(game):
        step = missions.step_of(game, mission)
        if step.goal == GOAL_CHASE:
            tokens.flee(game, mission, 1)
        if step.fragile:
            tokens.scare(game, mission)


def round_ended(game: BoardGame, mission: int, step: MissionStep) -> None:
    """14.22 Boulders fall on the step's tile; 14.15 enemies that roam do so."""
    if step.boulders != NOBODY:
        here = [seat for seat in range(game.seats) if game.place[seat] // SPACES == step.tile]
        if here:
            game.tell(events.HAZARD, step.boulders)
        dodging.demand(game, step.boulders, here)
    for unit, owner in enumerate(game.unit_mission):
        if owner == mission and game.unit_space[unit] != NOWHERE and game.unit_modifier[unit] != NOBODY:
            changes = game.tables.modifiers[game.unit_modifier[unit]]
            if changes.price:
                game.do(appease, unit, 0)
            elif changes.roams:
                game.do(roam, unit)


def appease(game: BoardGame, unit: int, first: int) -> None:
    """14.15 Hunter by hunter: whoever has the echoes may pay so that it keeps still."""
    if game.unit_space[unit] == NOWHERE or game.unit_modifier[unit] == NOBODY:
        return
    price = game.tables.modifiers[game.unit_modifier[unit]].price
    for seat in range(first, game.seats):
        if game.echoes[seat] >= price and game.place[seat] != NOWHERE:
            game.amount = unit
            game.ask(seat, PREVENT, [NONE, YES])
            return
    game.do(roam, unit)


def prevent(game: BoardGame, seat: int, option: int) -> None:
    """14.15 Pay, or leave it to the next."""
    unit = game.amount
    if option == NONE:
        game.do(appease, unit, seat + 1)
        return
    game.echoes[seat] -= game.tables.modifiers[game.unit_modifier[unit]].price
    game.tell(events.ECHO_GIVEN, seat)
    game.tell(events.KEEPS_STILL, unit)


def roam(game: BoardGame, unit: int) -> None:
    """14.15, 18.1 At the end of a round a roaming enemy goes for the hunter with the fewest HP and attacks."""
    if game.unit_space[unit] == NOWHERE or game.unit_modifier[unit] == NOBODY:
        return
    changes = game.tables.modifiers[game.unit_modifier[unit]]
    if changes.calls != NOBODY:
        game.do(call, unit, changes.calls)
    weakest = NOBODY
    far = ground.distances(game, game.unit_space[unit], True)
    for seat in range(game.seats):
        reached = game.place[seat] != NOWHERE and far[game.place[seat]] < ground.FAR
        if reached and (weakest == NOBODY or game.hp[seat] < game.hp[weakest]):
            weakest = seat
    if weakest == NOBODY:
        return
    game.turn = weakest
    game.tell(events.CRUEL, walking.WEAKEST_HUNTER)
    game.do(foes.strike, unit)
    walking.set_out(game, unit, changes.roams)


def call(game: BoardGame, unit: int, kind: int) -> None:
    """14.15 Where it has reached nobody, it calls another enemy to its space."""
    space = game.unit_space[unit]
    if space != NOWHERE and not game.hunters_at(space):
        game.tell(events.CALLS, unit)
        foes.spawn(game, kind, space)
