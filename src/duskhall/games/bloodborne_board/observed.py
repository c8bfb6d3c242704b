"""What a seat observes of the board game: the parts, in their order."""

from duskhall.games.bloodborne_board import observation
from duskhall.kernel.observation import Part

TABLE = {
    "phase": "0 preparing, 1 hunting, 2 between chapters, 3 over",
    "chapter": "the chapter",
    "round": "the round",
    "track": "the space of the hunt track",
    "last": "its last space",
    "final": "1 in the final round",
    "insight": "insight gained",
    "turn": "whose turn it is",
    "steps_left": "steps left of a move",
    "won": "chapters won",
    "attempts": "how often the chapter was begun",
    "found": "the card, item or other number that the open question is about",
    "turned_up": "the tile that is going to be laid",
}
HUNTER = {
    "hunter": "which one it is",
    "side": "the side of the weapon that is shown",
    "hp": "health",
    "echoes": "Echoes",
    "poison": "1 where poisoned",
    "frenzy": "1 where frenzied",
    "space": "the space; none in the Dream",
    "acted": "1 after the turn of this round",
    "firearm": "the firearm",
    "gun_ready": "1 where it is loaded",
    "shard": "shards",
    "slot_1": "the card there",
    "slot_2": "the card there",
    "slot_3": "the card there",
}
REWARD = {"owner": "who holds it", "ready": "1 where it is not exhausted"}
TILE = {
    "turn": "quarter turns clockwise; 0 where the tile is not on the map",
    "x": "to the east",
    "y": "to the south",
    "closed": "1 by fog gates, 2 by a seal",
    "north": "as printed: 0 no exit, 1 an open one or a wall, 2 a blocked one, else the space behind it, three more",
    "east": "likewise",
    "south": "likewise",
    "west": "likewise",
}
UNIT = {
    "space": "the space; 0 where it is not on the map",
    "damage": "damage suffered",
    "hp": "how much slays it, or ends its phase",
    "lives": "lives besides",
    "phase": "the phase of a boss",
    "mission": "the mission that brought it",
    "modifier": "how that changes it",
}
MISSION = {
    "state": "0 no part of it, 1 waiting, 2 open, 3 done",
    "step": "the open step",
    "progress": "towards its goal",
}
TOKEN = {"mission": "whose it is", "space": "the space where it lies", "seat": "who carries it"}
FIGHT = {
    "seat": "who fights",
    "unit": "against which enemy",
    "mode": "1 the hunter attacks, 2 the enemy attacks, 3 an ambush",
    "card": "the hunter's card",
    "speed": "of the hunter's attack",
    "damage": "of the hunter's attack",
    "stagger": "1 where it staggers",
    "block": "damage blocked",
    "slot": "the slot of the card",
    "ties": "1 where stagger counts in ties",
    "line": "the enemy's action",
    "foe_speed": "of the enemy's attack",
    "foe_damage": "of the enemy's attack",
    "foe_attacks": "1 while it is still to come",
    "foe_stagger": "1 where it staggers",
    "foe_poison": "1 where it poisons",
    "foe_plain": "1 where its effects are gone",
    "may_dodge": "1 where it can be dodged",
    "ability": "1 while an ability waits for its speed",
    "ability_speed": "that speed",
    "foe_fate": "of the enemy's attack: 1 lands, 2 staggered, 3 dodged, 4 misses",
    "own_fate": "of the hunter's attack, likewise",
}

OBSERVED = (
    Part("table", (TABLE,), "where the campaign stands", observation.table),
    Part("resets", (observation.RESETS,), "the spaces of the track that reset the map", observation.resets),
    Part("flags", ("flag",), "what the campaign remembers", observation.flags),
    Part("hunters", ("seat", HUNTER), "every hunter", observation.hunters),
    Part("hand", ("seat", "card"), "how many of each card are in every hand", observation.hand),
    Part("deck", ("seat", "card"), "how many of each card are in every deck", observation.deck),
    Part("discard", ("seat", "card"), "how many of each card are in every discard pile", observation.discard),
    Part("held", ("seat", "item"), "how many of each consumable every hunter holds", observation.held),
    Part("rewards", ("item", REWARD), "who holds which reward", observation.rewards),
    Part("tiles", ("tile", TILE), "the tiles on the map", observation.tiles),
    Part("goods", ("space",), "consumable tokens on every space", observation.goods),
    Part("units", ("unit", UNIT), "the enemies on the map", observation.units),
    Part("slots", (3,), "the kinds of enemies in the three slots", observation.slots),
    Part("sides", ("kind",), "the side that the card of each kind shows", observation.sides),
    Part("actions", (3,), "what the next flip may be: basic, special, ability", observation.actions),
    Part("boss_actions", ("line",), "what the decks of bosses still hold", observation.boss_actions),
    Part("tiles_left", ("tile",), "the tiles that are still to be found", observation.tiles_left),
    Part("offer", ("card",), "the upgrades on offer", observation.offer),
    Part("upgrades", ("card",), "the upgrades in the deck", observation.upgrades),
    Part("goods_deck", ("item",), "the consumables in the deck", observation.goods_deck),
    Part("goods_used", ("item",), "the consumables that were used", observation.goods_used),
    Part("missions", ("mission", MISSION), "every mission", observation.missions),
    Part("tokens", (observation.TOKENS, TOKEN), "the tokens of missions", observation.tokens),
    Part("fight", (FIGHT,), "the combat that is going on", observation.fight),
    Part("dodged", ("seat",), "1 for everybody who has dodged the attack", observation.dodged),
)
