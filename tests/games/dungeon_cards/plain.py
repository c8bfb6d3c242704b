"""Dungeon Cards a second time, as plainly as it can be told: one generator per part of the rulebook, names for numbers.

It shares the content files and the stream of random numbers with the real rules, and nothing else.  It is slow and
knows no views, records or copies.  `play` yields what it waits for, `(seat, question, options)`, and is sent the
answer.
"""

from collections.abc import Generator, Mapping
from typing import Any

from duskhall.kernel.dice import Dice

Asked = tuple[int, str, list[str]]
Playing = Generator[Asked, str, None]
Answering = Generator[Asked, str, str]

# At which moments a skill or an item of this timing may be used (6.3).
WHEN = {
    "before_draw": ["before drawing"],
    "on_draw": ["card just drawn"],
    "after_fight_roll": ["after a fight roll"],
    "after_evade_roll": ["after an evade roll"],
    "after_any_roll": ["after a fight roll", "after an evade roll"],
    "after_evade_success": ["after evading"],
    "on_failed_roll": ["hit coming"],
    "on_hit": ["hit coming"],
    "on_collect": ["collecting"],
}
ITEM_WHEN = {"add_strikes": "after_fight_roll", "add_evades": "after_evade_roll", "reroll": "after_any_roll"}


class Player:
    """A score sheet."""

    def __init__(self) -> None:
        self.adventurer: dict[str, Any] = {}
        self.gold = self.points = self.hits = 0
        self.items: list[str] = []
        self.sources = {"treasures": 0, "monsters": 0, "rivals": 0, "boss": 0}

    def gain(self, gold: int, source: str) -> None:
        self.gold += gold
        self.sources[source] += gold

    @property
    def out(self) -> bool:
        return bool(self.adventurer) and self.hits >= self.adventurer["hits"]


class Turned:
    """A card of this turn, and what became of it."""

    def __init__(self, card: dict[str, Any]) -> None:
        self.card = card
        self.status = "open"


class PlainDungeon:
    """One game."""

    def __init__(self, content: Mapping[str, Any], seats: int, settings: Mapping[str, Any], dice: Dice) -> None:
        self.content = content
        self.cards = {card["id"]: card for card in content["card"]}
        self.settings = settings
        self.dice = dice
        self.players = [Player() for _ in range(seats)]
        self.deck: list[str] = []  # the top card is the last one
        self.discard: list[str] = []
        self.row: list[Turned] = []
        self.round = self.first = self.total = 0
        self.turn = -1
        self.bust = self.saved = False
        self.knowers: set[int] = set()
        self.boss: dict[str, Any] = {}
        self.damage = 0
        self.order: list[int] = []
        self.slayer = -1
        self.ranking: list[int] = []
        self.final: list[int] = []

    # --- Chance ---------------------------------------------------------------------------------------------------

    def shuffle(self, cards: list[str]) -> None:
        for last in reversed(range(1, len(cards))):
            other = self.dice.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def face(self) -> str:
        """5.1 Three strikes, two evades, one skill face."""
        faces = self.content["dice"]
        return [face for face in ("strike", "evade", "skill") for _ in range(faces[face])][self.dice.below(6)]

    # --- 1 Preparing to play ----------------------------------------------------------------------------------------

    def play(self) -> Playing:
        seats = len(self.players)
        if self.settings["first_player"] == "random":
            self.first = self.dice.below(seats)
        for seat in self.clockwise():
            free = [each for each in self.content["adventurer"] if each not in [p.adventurer for p in self.players]]
            choice = "fate"
            if self.settings["adventurers"] == "choose":
                choice = yield seat, "choose_adventurer", ["fate", *(each["id"] for each in free)]
            if choice == "fate":
                self.players[seat].adventurer = free[self.dice.below(len(free))]
            else:
                self.players[seat].adventurer = next(each for each in free if each["id"] == choice)
        played = [player.adventurer["id"] for player in self.players]
        for card in self.content["card"]:
            if not card.get("adventurer") or card["adventurer"] in played:
                self.deck += [card["id"]] * card["count"]
        self.shuffle(self.deck)
        bosses = self.content["boss"]
        named = [boss for boss in bosses if boss["id"] == self.settings["boss"]]
        self.boss = named[0] if named else bosses[self.dice.below(len(bosses))]
        rounds = self.settings["rounds"]
        for number, seat in [(number, seat) for number in range(1, rounds + 1) for seat in self.clockwise()]:
            self.round, self.turn = number, seat
            if not self.players[seat].out:
                yield from self.take_turn()
                self.row = []
            if all(player.out for player in self.players):  # 2.7
                self.rank()
                return
        yield from self.after_the_last_round()

    def clockwise(self) -> list[int]:
        seats = len(self.players)
        return [(self.first + step) % seats for step in range(seats)]

    # --- 2, 3 The turn ------------------------------------------------------------------------------------------------

    def take_turn(self) -> Playing:
        me = self.players[self.turn]
        self.total, self.bust, self.saved, self.row = 0, False, False, []
        while self.deck or self.discard:  # 11.2
            options = ["draw", "stop"] if self.row else ["draw"]
            choice = yield from self.decide("push_or_stop", options, "before drawing")
            if choice == "stop":
                break
            self.refill()
            turned = Turned(self.cards[self.deck.pop()])
            self.knowers = set()
            self.row.append(turned)
            self.action = turned.card["action"]
            yield from self.decide("card_drawn", ["go_on"], "card just drawn")
            self.total += self.action
            self.bust = self.total > me.adventurer["action_limit"]
            passed = yield from self.deal_with(turned)
            if not passed:  # 5.4
                if self.saved:
                    yield from self.collect()
                else:
                    self.discard += [each.card["id"] for each in self.row]
                return
            if self.bust:  # 3.3
                self.discard += [each.card["id"] for each in self.row]
                return
        self.noses = 0
        yield from self.decide("collect", ["done"], "collecting")
        yield from self.collect()

    def refill(self) -> None:
        """11.1"""
        if not self.deck:
            self.deck, self.discard = self.discard, []
            self.shuffle(self.deck)
            self.knowers = set()

    # --- 4, 9 Cards ---------------------------------------------------------------------------------------------------

    def deal_with(self, turned: Turned) -> Generator[Asked, str, bool]:
        kind = turned.card["type"]
        if kind == "adventurer":
            rival = self.rival(turned)
            if rival == self.turn:
                turned.status = "own"
                return True
            if self.players[rival].out:
                turned.status = "claim"
                return True
        if kind in ("explore", "treasure", "equipment"):
            turned.status = "found"
            return True
        options = ["evade"] if kind == "trap" else ["fight", "evade"]
        way = yield from self.decide("fight_or_evade", options, "before a roll")
        success = yield from self.roll(way, turned.card["strike" if way == "fight" else "evade"])
        if not success:
            yield from self.suffer(1)
            return False
        turned.status = "found" if way == "fight" else "evaded"
        if way == "evade":
            yield from self.decide("after_evading", ["go_on"], "after evading")
        return True

    def rival(self, turned: Turned) -> int:
        return [player.adventurer["id"] for player in self.players].index(turned.card["adventurer"])

    # --- 5 Rolling dice -----------------------------------------------------------------------------------------------

    def roll(self, way: str, need: int) -> Generator[Asked, str, bool]:
        me = self.players[self.turn]
        self.way, self.need, self.added, self.sources_used = way, need, 0, set[str]()
        self.faces = [self.face() for _ in range(me.adventurer[f"{'evade' if way == 'evade' else 'strike'}_dice"])]
        moment = "after an evade roll" if way == "evade" else "after a fight roll"
        yield from self.decide("settle_roll", ["accept"], moment)
        if self.result() < need:
            return False
        me.points += self.faces.count("skill")
        return True

    def result(self) -> int:
        wanted, effect = ("evade", "add_evades") if self.way == "evade" else ("strike", "add_strikes")
        lasting = [self.cards[item] for item in self.players[self.turn].items]
        bonus: int = sum(
            each["amount"] for each in lasting if (each["duration"], each["effect"]) == ("permanent", effect)
        )
        return self.faces.count(wanted) + self.added + bonus

    def suffer(self, hits: int) -> Playing:
        me = self.players[self.turn]
        self.coming = hits
        yield from self.decide("take_hit", ["accept"], "hit coming")
        me.hits = min(me.adventurer["hits"], me.hits + self.coming)
        self.coming = 0

    # --- 6, 8 Skills and items ----------------------------------------------------------------------------------------

    def decide(self, question: str, words: list[str], moment: str) -> Answering:
        """Ask, and let skills and items be used, until one of the words is chosen; a single way is not asked."""
        while True:
            aids = self.aids(moment)
            if len(words) + len(aids) == 1:
                return words[0]
            choice = yield self.turn, question, words + list(aids)
            if choice in words:
                return choice
            aid = aids[choice]
            me = self.players[self.turn]
            if "cost" in aid:
                me.points -= aid["cost"]
            else:
                me.items.remove(choice)
                self.discard.append(choice)
            yield from self.use(choice, aid["effect"], aid["amount"])

    def aids(self, moment: str) -> dict[str, dict[str, Any]]:
        me = self.players[self.turn]
        found = {}
        for skill in me.adventurer["skill"]:
            fits = skill["timing"] == "any_time" or moment in WHEN[skill["timing"]]
            if fits and skill["cost"] <= me.points and self.helps(skill["id"], skill["effect"]):
                found[skill["id"]] = skill
        for name, card in self.cards.items():
            single_use = card["type"] == "equipment" and card["duration"] == "single_use" and name in me.items
            if single_use and moment in WHEN[ITEM_WHEN[card["effect"]]] and self.helps(name, card["effect"]):
                found[name] = card
        return found

    def helps(self, name: str, effect: str) -> bool:
        """6.5, R9"""
        me = self.players[self.turn]
        if effect in ("add_strikes", "add_evades"):
            return self.result() < self.need
        if effect == "reroll":
            return name not in self.sources_used
        if effect == "peek_discard":
            return self.turn not in self.knowers and bool(self.deck or self.discard)
        if effect == "reduce_action":
            return bool(self.action > 0)
        if effect == "loot_on_evade":
            last = self.row[-1]
            potion = (
                self.settings["potions"] == "beaten" and last.card["potion"] > 0 if "potion" in last.card else False
            )
            return last.status == "evaded" and not self.bust and (potion or self.gold_of(last) > 0)
        if effect == "prevent_hit":
            return self.coming > 0
        if effect == "keep_loot":
            return not (self.way == "battle" or self.saved or self.bust) and any(map(self.pays, self.row))
        if effect == "treasure_bonus":
            return self.noses < [each.card["type"] for each in self.row].count("treasure")
        return me.hits > 0  # heal

    def use(self, name: str, effect: str, amount: int) -> Playing:
        me = self.players[self.turn]
        if effect in ("add_strikes", "add_evades"):
            self.added += amount
        elif effect == "reroll":
            self.sources_used.add(name)
            yield from self.reroll()
        elif effect == "peek_discard":
            self.refill()
            self.knowers.add(self.turn)
            choice = yield self.turn, "keep_or_discard", ["keep", "discard"]
            if choice == "discard":
                self.discard.append(self.deck.pop())
                self.knowers = set()
        elif effect == "reduce_action":
            self.action = max(0, self.action - amount)
        elif effect == "loot_on_evade":
            self.row[-1].status = "found"
        elif effect == "prevent_hit":
            self.coming = max(0, self.coming - amount)
        elif effect == "keep_loot":
            self.saved = True
        elif effect == "treasure_bonus":
            self.noses += 1
            me.gain(amount, "treasures")
        else:
            me.hits = max(0, me.hits - amount)

    def reroll(self) -> Playing:
        """6.11"""
        aside: list[str] = []
        while True:
            left = [face for face in ("strike", "evade", "skill") if self.faces.count(face) > aside.count(face)]
            if not left:
                break
            choice = yield self.turn, "reroll_dice", left + (["roll"] if aside else [])
            if choice == "roll":
                break
            aside.append(choice)
        for face in aside:
            self.faces.remove(face)
        self.faces += [self.face() for _ in aside]

    # --- 2.4, 7, 8, 9 Collecting --------------------------------------------------------------------------------------

    def gold_of(self, turned: Turned) -> int:
        """What a card is worth in gold, of a rival's what the cards before it leave them (9.3, R13)."""
        gold: int = turned.card.get("gold", 0)
        if turned.card["type"] != "adventurer":
            return gold
        purse = self.players[self.rival(turned)].gold
        for before in self.row[: self.row.index(turned)]:
            if before.status == "found" and before.card.get("adventurer") == turned.card["adventurer"]:
                purse -= min(purse, before.card["gold"])
        return min(gold, purse)

    def pays(self, turned: Turned) -> bool:
        me = self.players[self.turn]
        hurt = me.hits + self.coming > 0
        potion = turned.card.get("potion", 0) > 0 and hurt
        if turned.status == "own":
            return hurt
        if turned.status == "claim":
            rival = self.players[self.rival(turned)]
            return min(turned.card["gold"], rival.gold) > 0 or bool(rival.items)
        if turned.status == "evaded":
            return potion and self.settings["potions"] == "evaded_too"
        return turned.status == "found" and (turned.card["type"] == "equipment" or self.gold_of(turned) > 0 or potion)

    def collect(self) -> Playing:
        me = self.players[self.turn]
        kept = []
        for turned in self.row:
            card, status = turned.card, turned.status
            if status == "claim":
                yield from self.claim(turned)
            elif status == "own":
                self.drink(1)
            elif status == "found" and card["type"] == "adventurer":
                self.take_gold(turned)
                self.drink(card["potion"])
            elif status == "found" and card["type"] == "equipment":
                me.items.append(card["id"])
                kept.append(turned)
            elif status == "found":
                me.gain(card.get("gold", 0), "treasures" if card["type"] == "treasure" else "monsters")
                self.drink(card.get("potion", 0))
            elif status == "evaded" and self.settings["potions"] == "evaded_too":
                self.drink(card.get("potion", 0))
        self.discard += [turned.card["id"] for turned in self.row if turned not in kept]

    def drink(self, potions: int) -> None:
        me = self.players[self.turn]
        if not me.out:
            me.hits = max(0, me.hits - potions)

    def take_gold(self, turned: Turned) -> None:
        rival = self.players[self.rival(turned)]
        gold = min(turned.card["gold"], rival.gold)
        rival.gain(-gold, "rivals")
        self.players[self.turn].gain(gold, "rivals")

    def claim(self, turned: Turned) -> Playing:
        """9.6"""
        rival = self.players[self.rival(turned)]
        items = [name for name in self.cards if name in rival.items]
        choice = "gold"
        if items:
            choice = yield self.turn, "claim", ["gold", *items]
        if choice == "gold":
            self.take_gold(turned)
        else:
            rival.items.remove(choice)
            self.players[self.turn].items.append(choice)

    # --- 12 The Dungeon Boss ------------------------------------------------------------------------------------------

    def after_the_last_round(self) -> Playing:
        standing = [seat for seat, player in enumerate(self.players) if not player.out]
        if self.settings["winner"] == "before_boss":
            self.rank()
            self.order = [seat for seat in self.ranking if seat in standing]
        else:
            self.order = self.sorted_by({seat: (self.players[seat].gold,) for seat in standing})
        for seat in self.order:
            self.turn = seat
            choice = yield self.turn, "face_boss", ["challenge", "decline"]
            if choice == "challenge":
                yield from self.battle()
            if self.slayer >= 0:
                break
        if self.settings["winner"] == "after_boss":
            self.rank()

    def battle(self) -> Playing:
        me, boss = self.players[self.turn], self.boss
        self.damage = 0
        while not me.out:
            yield from self.decide("strike_boss", ["attack"], "before a roll")
            success = yield from self.roll("battle", boss["strikes_per_hit"])
            if success:
                self.damage += 1
                if self.damage == boss["hits"]:
                    self.slayer = self.turn
                    me.gain(boss["gold"], "boss")
                    return
                continue
            yield from self.suffer(1 + (boss["amount"] if boss["effect"] == "extra_hit" else 0))
            if boss["effect"] == "lose_skill_points":
                me.points = max(0, me.points - boss["amount"])
            elif boss["effect"] == "lose_gold":
                me.gain(-min(me.gold, boss["amount"]), "boss")

    # --- 13 Winning ---------------------------------------------------------------------------------------------------

    def rank(self) -> None:
        self.ranking = self.sorted_by(
            {seat: (each.gold, seat == self.slayer, -each.hits) for seat, each in enumerate(self.players)}
        )
        self.final = [player.gold for player in self.players]

    def sorted_by(self, worth: Mapping[int, tuple[int, ...]]) -> list[int]:
        """The highest first; those who are equal throw six dice, until they differ."""
        order: list[int] = []
        for best in sorted(set(worth.values()), reverse=True):
            equal = [seat for seat in worth if worth[seat] == best]
            if len(equal) > 1:
                equal = self.sorted_by({seat: (self.strikes_of_six(),) for seat in equal})
            order += equal
        return order

    def strikes_of_six(self) -> int:
        return [self.face() for _ in range(self.content["dice"]["count"])].count("strike")
