"""Preparing to play: what is done once for a campaign, and once for each of its chapters (section 1)."""

from typing import Final

from duskhall.games.bloodborne_board import events, later
from duskhall.games.bloodborne_board.board import hunters, tiles
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.campaign import history
from duskhall.games.bloodborne_board.death import dream
from duskhall.games.bloodborne_board.missions import mission_steps, open_steps
from duskhall.games.bloodborne_board.printed import (
    ACTION_DECK,
    HUNTING,
    LAID_CENTRAL,
    MISSION_HUNT,
    MOST_HP,
    NOBODY,
    NOWHERE,
    PREPARING,
    SPACES,
    WAITING,
)
from duskhall.games.bloodborne_board.questions import CHOOSE_HUNTER, CHOOSE_SIDE, CHOOSE_START, FATE, SIDE_A, SIDE_B
from duskhall.games.bloodborne_board.settings import (
    CAMPAIGN,
    CAPPED,
    CHAPTER,
    HAND,
    HUNTERS,
    HUNTERS_BY_CHANCE,
    RANDOM_TILES,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.dice import Dice
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import changed

CHAPTERS: Final = 3


def start(setup: Setup, dice: Dice) -> BoardGame:
    """1.1 A campaign is chosen by the table's option, 1.3 and so is the chapter with which it begins."""
    game = BoardGame(setup, dice)
    game.clear()
    game.chapter = game.setting(CAMPAIGN) * CHAPTERS + game.setting(CHAPTER) - 1
    game.plan(choose_hunters, gather_decks, invent_history, begin_chapter)
    return game


# --- 1.4 to 1.8 Once per campaign ------------------------------------------------------------------------------------


def choose_hunters(game: BoardGame) -> None:
    """1.4 Everyone picks a hunter that is still free."""
    free = [hunter for hunter in range(len(game.tables.starting)) if hunter not in game.hunter]
    for seat in range(game.seats):
        if game.hunter[seat] == NOBODY:
            game.plan(choose_hunters)
            if game.setting(HUNTERS) == HUNTERS_BY_CHANCE:
                choose_hunter(game, seat, FATE)
            else:
                game.ask(seat, CHOOSE_HUNTER, [FATE] + CHOOSE_HUNTER.each(free), choose_hunter)
            return


def choose_hunter(game: BoardGame, seat: int, option: int) -> None:
    """1.4 The hunter brings weapon and firearm, 1.6 and twelve basic cards."""
    if option == FATE:
        free = [hunter for hunter in range(len(game.tables.starting)) if hunter not in game.hunter]
        game.hunter = changed(game.hunter, seat, free[game.dice.below(len(free), "hunter")])
        game.reveal()
    else:
        game.hunter = changed(game.hunter, seat, CHOOSE_HUNTER.entry(option))
    gun = game.tables.starting[game.hunter[seat]]
    game.firearm = changed(game.firearm, seat, gun)
    game.guns_left = changed(game.guns_left, gun, game.guns_left[gun] - 1)
    for card in game.tables.basics:
        game.deck[seat] += [card] * game.tables.cards[card].copies
    game.tell(events.HUNTER_CHOSEN, seat, game.hunter[seat])


def gather_decks(game: BoardGame) -> None:
    """1.7 Every upgrade, 1.8 every consumable; R2 rewards are a library."""
    for card, printed in enumerate(game.tables.cards):
        if not printed.basic:
            game.upgrades += [card] * printed.copies
    for item in range(game.tables.consumables):
        game.goods_deck += [item] * game.tables.items[item].copies


def invent_history(game: BoardGame) -> None:
    """1.3 A table that begins later gets a past: missions done, branches taken, upgrades in the decks."""
    skipped = game.chapter % CHAPTERS
    if not skipped:
        return
    first = game.chapter - skipped
    for number in range(first, game.chapter):
        for place in game.tables.of_chapter[number]:
            mission = game.tables.missions[place]
            done = mission.type == MISSION_HUNT or game.dice.below(3, "history") > 0
            if done and open_steps.branch_is_open(game, mission.needs, mission.without):
                invent_choices(game, mission.first)
        for seat in range(game.seats):
            for _ in range(2):
                invent_upgrade(game, seat)
    game.reveal()


def invent_choices(game: BoardGame, first: int) -> None:
    """1.3 Walk through a mission, choosing by chance, and remember what it sets."""
    number = first
    while number != NOBODY:
        step = game.tables.steps[number]
        for flag in step.reward.flags:
            game.flags = changed(game.flags, flag, 1)
        number = step.next
        if step.choices:
            choice = game.tables.choices[step.choices[game.dice.below(len(step.choices), "history")]]
            for flag in choice.flags + choice.reward.flags:
                game.flags = changed(game.flags, flag, 1)
            number = choice.next


def invent_upgrade(game: BoardGame, seat: int) -> None:
    """1.3 An upgrade replaces a basic card, both by chance."""
    card = game.upgrades.pop(game.dice.below(len(game.upgrades), "history"))
    deck = game.deck[seat]
    deck.sort()
    basics = [place for place in range(len(deck)) if game.tables.cards[deck[place]].basic]
    deck[basics[game.dice.below(len(basics), "history")]] = card


# --- 1.9 to 1.13 Once per chapter ------------------------------------------------------------------------------------


def begin_chapter(game: BoardGame) -> None:
    """1.9 to 1.13 Set the chapter up and begin its first round."""
    history.save(game)
    set_up_chapter(game)


def set_up_chapter(game: BoardGame) -> None:
    """1.1, 1.6 Fresh hunters, 1.7 and 1.8 fresh decks, 1.9 to 1.12 map, enemies and missions; then the first round."""
    game.phase = PREPARING
    game.round = game.resets = game.final = game.insight = 0
    game.track = 1
    game.clear_map()
    game.clear_turn()
    game.clear_fight()
    game.tell(events.CHAPTER_BEGINS, game.chapter)
    for seat in range(game.seats):
        fresh_hunter(game, seat)
    shuffle_decks(game)
    assign_enemies(game)
    by_chance = make_tile_deck(game)
    tiles.lay_tile(game, game.tables.central, 0, 0, 0)
    lay_beforehand(game, by_chance)
    game.actions = ACTION_DECK[:]
    game.dice.shuffle(game.actions, "enemy actions")
    for number, mission in enumerate(game.tables.missions):
        opens = open_steps.branch_is_open(game, mission.needs, mission.without) and not mission.opened
        if mission.chapter == game.chapter and opens:
            game.mission_at[number] = WAITING
    game.plan(place_hunters, open_missions, later.BEGIN_ROUND.step)


def fresh_hunter(game: BoardGame, seat: int) -> None:
    """1.6 Full health, everything refreshed, the deck shuffled and a hand drawn."""
    dream.gather(game, seat)
    game.place[seat] = NOWHERE
    game.acted[seat] = 0
    game.dice.shuffle(game.deck[seat], "stat cards")
    game.hp[seat] = MOST_HP
    game.poison[seat] = game.frenzy[seat] = 0
    game.gun_ready[seat] = 1
    for item in range(game.tables.consumables, len(game.owner)):
        game.ready[item] = 1
    hunters.draw_cards(game, seat, game.setting(HAND), events.HAND_DRAWN)


def shuffle_decks(game: BoardGame) -> None:
    """1.7 The upgrades are shuffled and a new offer is laid out; 1.8 so are the consumables, discards included."""
    game.upgrades += game.offer
    game.offer = []
    game.goods_deck += game.goods_discard
    game.goods_discard = []
    game.upgrades.sort()
    game.goods_deck.sort()
    game.dice.shuffle(game.upgrades, "upgrades")
    game.dice.shuffle(game.goods_deck, "consumables")
    dream.fill_offer(game)


def assign_enemies(game: BoardGame) -> None:
    """1.11 Three kinds to three slots, by chance, each on a side drawn by chance."""
    chapter = game.tables.chapters[game.chapter]
    kinds = [kind for kind in chapter.enemies if kind != NOBODY]
    pool = [kind for kind in game.tables.enemy_kinds if kind not in kinds and kind not in chapter.never]
    while len(kinds) < 3:
        kinds.append(pool.pop(game.dice.below(len(pool), "enemies")))
    game.dice.shuffle(kinds, "slots")
    game.slot_kind = kinds
    for kind in game.tables.enemy_kinds:
        game.kind_side = changed(game.kind_side, kind, game.dice.below(2, "side"))
    game.reveal()
    for slot, kind in enumerate(kinds):
        game.tell(events.SLOT_ASSIGNED, slot + 1, kind, game.kind_side[kind])


def make_tile_deck(game: BoardGame) -> list[int]:
    """1.9 Named tiles and random ones, shuffled together; return the random ones that are laid beforehand instead."""
    chapter = game.tables.chapters[game.chapter]
    named = [tile for tile in chapter.tiles if tile not in chapter.laid]
    number = chapter.random * game.seats
    if game.setting(RANDOM_TILES) == CAPPED:
        number = min(number, chapter.cap)
    pool = []
    for tile in range(len(game.tables.tiles)):
        taken = tile == game.tables.central or tile in named or tile in chapter.laid or tile in chapter.removed
        if not taken:
            pool.append(tile)
    game.dice.shuffle(pool, "tiles")
    laid_by_chance = chapter.laid.count(NOBODY)
    game.tile_deck = named + pool[laid_by_chance : laid_by_chance + number]
    game.dice.shuffle(game.tile_deck, "tiles")
    return pool[:laid_by_chance]


def lay_beforehand(game: BoardGame, by_chance: list[int]) -> None:
    """1.13 Tiles of the chapter's special setup, in their order."""
    chapter = game.tables.chapters[game.chapter]
    before = game.tables.central
    for at, named in enumerate(chapter.laid):
        tile = named
        if named == NOBODY:
            tile = by_chance.pop()
            game.reveal()
        to = game.tables.central if chapter.laid_to[at] == LAID_CENTRAL else before
        if not tiles.attach_tile(game, tile, to):
            for other in range(len(game.tile_turn)):
                if ground.is_laid(game, other) and tiles.attach_tile(game, tile, other):
                    break
        before = tile


def place_hunters(game: BoardGame) -> None:
    """1.5 Which side of the weapon, 1.10 where on the Central Lamp tile."""
    for seat in range(game.seats - 1, -1, -1):
        game.do(choose_place, seat)
        game.do(ask_side, seat)


def ask_side(game: BoardGame, seat: int) -> None:
    """1.5 The side on which the weapon starts."""
    game.ask(seat, CHOOSE_SIDE, [SIDE_A, SIDE_B], choose_side)


def choose_side(game: BoardGame, seat: int, option: int) -> None:
    """1.5, 11.7 Show that side."""
    game.side[seat] = int(option == SIDE_B)
    game.tell(events.SIDE_CHOSEN, seat, game.side[seat])
    keep_shard_on_weapon(game, seat)


def keep_shard_on_weapon(game: BoardGame, seat: int) -> None:
    """15.7 A shard must lie on a slot that the side has."""
    game.shard = changed(game.shard, seat, min(game.shard[seat], len(game.weapon(seat).slots) - 1))


def choose_place(game: BoardGame, seat: int) -> None:
    """1.10 Any space of the Central Lamp tile."""
    first = game.tables.central * SPACES
    spaces = game.tables.tiles[game.tables.central].spaces
    hunters.offer(game, seat, CHOOSE_START, CHOOSE_START.each(list(range(first, first + spaces))), choose_start)


def choose_start(game: BoardGame, seat: int, option: int) -> None:
    """1.10 Stand there."""
    game.place[seat] = CHOOSE_START.entry(option)
    game.tell(events.STANDS, seat, game.place[seat])


def open_missions(game: BoardGame) -> None:
    """14.2 The hunt begins."""
    game.phase = HUNTING
    mission_steps.start_chapter(game)
