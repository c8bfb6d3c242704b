"""What missions do as turns and rounds begin and end: hazards, fleeing survivors, roaming enemies (14.12 to 14.24)."""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import foes
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.fight import combat, dodging
from duskhall.games.bloodborne_board.missions import goals, open_steps, tokens
from duskhall.games.bloodborne_board.moving import walking
from duskhall.games.bloodborne_board.printed import BASIC, GOAL_CHASE, NOBODY, NOWHERE, REASON_WEAKEST_HUNTER, SPACES
from duskhall.games.bloodborne_board.questions import LET_ROAM, PAY_PRICE, PREVENT
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import MissionStep
from duskhall.games.bloodborne_board.turn import enemies

# --- Turns and rounds ------------------------------------------------------------------------------------------------


def turn_began(game: BoardGame, seat: int) -> None:
    """14.22 Gun fire: a special or ability flipped at the start of a turn has to be dodged."""
    for mission in open_steps.active(game):
        hazard = open_steps.step_of(game, mission).gunfire
        if hazard != NOBODY and game.place[seat] != NOWHERE and combat.flip_action(game) != BASIC:
            game.tell(events.HAZARD, hazard)
            dodging.demand(game, hazard, [seat])


def turn_ended(game: BoardGame) -> None:
    """14.24 Survivors that flee do so at the end of every turn; 14.19 others are scared off."""
    for mission in open_steps.active(game):
        step = open_steps.step_of(game, mission)
        if step.goal == GOAL_CHASE:
            tokens.flee(game, mission, 1)
        if step.fragile:
            tokens.scare(game, mission)


def round_ended(game: BoardGame) -> None:
    """14.12 What the end of a round brings, mission by mission, and the goals that it meets."""
    for mission in open_steps.active(game):
        step = open_steps.step_of(game, mission)
        bring_round_end(game, mission, step)
        goals.met_at_round_end(game, mission, step)


def bring_round_end(game: BoardGame, mission: int, step: MissionStep) -> None:
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
            game.ask(seat, PREVENT, [LET_ROAM, PAY_PRICE], prevent, unit)
            return
    game.do(roam, unit)


def prevent(game: BoardGame, seat: int, option: int, unit: int) -> None:
    """14.15 Pay, or leave it to the next."""
    if option == LET_ROAM:
        game.do(appease, unit, seat + 1)
        return
    game.echoes[seat] -= game.tables.modifiers[game.unit_modifier[unit]].price
    game.tell(events.PRICE_PAID, seat)
    game.tell(events.KEEPS_STILL, unit)


def roam(game: BoardGame, unit: int) -> None:
    """14.15, 18.1 At the end of a round a roaming enemy goes for the weakest whom it can strike, else for any."""
    if game.unit_space[unit] == NOWHERE or game.unit_modifier[unit] == NOBODY:
        return
    changes = game.tables.modifiers[game.unit_modifier[unit]]
    if changes.calls != NOBODY:
        game.do(call, unit, changes.calls)
    weakest = weakest_within(game, unit, changes.roams)
    if weakest == NOBODY:
        weakest = weakest_within(game, unit, ground.FAR - 1)
    if weakest == NOBODY:
        return
    game.turn = weakest
    game.tell(events.CRUEL, REASON_WEAKEST_HUNTER)
    game.do(enemies.strike, unit)
    walking.set_out(game, unit, changes.roams)


def weakest_within(game: BoardGame, unit: int, steps: int) -> int:
    """14.15 Return the hunter with the fewest HP whom so many steps take the unit to, or NOBODY."""
    weakest = NOBODY
    far = ground.distances(game, game.unit_space[unit], True)
    for seat in range(game.seats):
        reached = game.place[seat] != NOWHERE and far[game.place[seat]] <= steps
        if reached and (weakest == NOBODY or game.hp[seat] < game.hp[weakest]):
            weakest = seat
    return weakest


def call(game: BoardGame, unit: int, kind: int) -> None:
    """14.15 Where it has reached nobody, it calls another enemy to its space."""
    space = game.unit_space[unit]
    if space != NOWHERE and not game.hunters_at(space):
        game.tell(events.CALLS, unit)
        foes.spawn(game, kind, space, events.COMES_CALLED)
