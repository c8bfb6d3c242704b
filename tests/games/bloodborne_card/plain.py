"""The eight steps of Bloodborne: The Card Game once more: slow, simple, straight from the rulebook, as usually settled.

It shares nothing with the game but the content, as the files have it.  A game is a generator: it yields what is asked,
`{seat: (question, options)}`, and is sent the answers, `{seat: option}`.  What chance decides it is told by `chance`.
"""

from collections.abc import Callable, Generator
from typing import Any

Asked = dict[int, tuple[str, list[str]]]
Flow = Generator[Asked, dict[int, str], None]
Entry = dict[str, Any]

TYPES = ("kin", "humanoid", "beast")


class Hunter:
    """A hunter's board, cards and dial."""

    def __init__(self, seat: int, cards: list[str], health: int) -> None:
        self.seat = seat
        self.health = health
        self.hand = cards
        self.used: list[str] = []
        self.collected = 0
        self.banked = 0
        self.tokens = dict.fromkeys(TYPES, 0)
        self.deaths = 0
        self.alive = True
        self.out = False
        self.played: str | None = None
        self.shown: str | None = None
        self.forget()

    def forget(self) -> None:
        """Begin a new round."""
        self.dealt = 0
        self.struck = self.hit = self.paid = self.blocked = self.died = False
        self.weakened = 0

    def table(self) -> list[str]:
        """Return the cards in front of the hunter, in the order in which they were shown."""
        return [card for card in (self.played, self.shown) if card is not None]


class Plain:
    """A game that is laid out and about to begin."""

    def __init__(self, data: Any, seats: int, first: int, final_boss: str, chance: Callable[[str], int]) -> None:
        self.cards: dict[str, Entry] = {each["id"]: each for each in [*data["starter"], *data["upgrade"]]}
        self.creatures: dict[str, Entry] = {}
        for kind in ("monster", "boss", "final_boss"):
            self.creatures |= {each["id"]: {**each, "kind": kind} for each in data[kind]}
        self.dice = {each["id"]: each["faces"] for each in data["die"]}
        self.numbers = data["numbers"]
        self.chance = chance
        self.first = first
        self.final = self.creatures[final_boss]
        limit = [effect["value"] for effect in self.final["effects"] if effect["block"] == "set_max_health"]
        self.most_health = limit[0] if limit else self.numbers["full_health"]
        starters = [each["id"] for each in data["starter"]]
        self.hunters = [Hunter(seat, starters[:], self.most_health) for seat in range(seats)]
        self.deck: list[str] = []
        self.box: list[str] = []
        self.upgrades: list[str] = []
        self.display: list[str] = []
        self.creature: Entry | None = None  # the one in play
        self.fought: Entry = self.final  # the one of this round, dead or alive
        self.echoes = 0
        self.round = 0
        self.won = False
        self.over = False

    # --- Who is where ---------------------------------------------------------------------------------------------

    def order(self, everybody: bool = False) -> list[Hunter]:
        """Return the hunters from the first player to the left."""
        seats = len(self.hunters)
        around = [self.hunters[(self.first + place) % seats] for place in range(seats)]
        return [hunter for hunter in around if everybody or not hunter.out]

    def living(self) -> list[Hunter]:
        return [hunter for hunter in self.order() if hunter.alive]

    def beside(self, hunter: Hunter, way: int) -> Hunter:
        """Return the next hunter to the left (1) or right (-1) who is still in the game."""
        seat = hunter.seat
        while True:
            seat = (seat + way) % len(self.hunters)
            if not self.hunters[seat].out or seat == hunter.seat:
                return self.hunters[seat]

    def weapon(self, hunter: Hunter) -> str | None:
        """Return the weapon that a hunter shows."""
        if hunter.shown is not None:
            return hunter.shown
        if hunter.played is not None and self.cards[hunter.played]["kind"] != "utility":
            return hunter.played
        return None

    def says(self, card: str | None, block: str) -> Entry | None:
        """Return what a card says of this kind, if it does."""
        effects = self.cards[card]["effects"] if card is not None else []
        return next((effect for effect in effects if effect["block"] == block), None)

    def ability(self, block: str) -> list[Entry]:
        """Return what the creature in play can do of this kind."""
        return [effect for effect in self.creature["effects"] if effect["block"] == block] if self.creature else []

    def concerned(self, who: str, owner: Hunter | None) -> list[Hunter]:
        """Return the living hunters whom an effect concerns."""
        living = self.living()
        if who == "self":
            return [owner] if owner is not None and owner.alive else []
        others = [hunter for hunter in living if hunter is not owner]
        if who == "others_with_melee":
            return [each for each in others if (held := self.weapon(each)) and self.cards[held]["kind"] == "melee"]
        if who == "neighbours":
            assert owner is not None
            return [each for each in others if each in (self.beside(owner, 1), self.beside(owner, -1))]
        if who == "did_not_damage":
            return [each for each in living if not each.dealt]
        totals = [each.collected + each.banked for each in living]
        if who == "lowest_total":
            return [each for each, total in zip(living, totals) if total == min(totals)]
        if who == "highest_total":
            return [each for each, total in zip(living, totals) if total == max(totals)]
        if who == "highest_collected":
            return [each for each in living if each.collected == max(other.collected for other in living)]
        return living

    # --- The game and its rounds ----------------------------------------------------------------------------------

    def play(self) -> Flow:
        """Play to the end."""
        yield from self.reveal_the_next_monster()
        while not self.over:
            self.round += 1
            for hunter in self.hunters:
                hunter.forget()
            for creature in [self.final] if self.creature is self.final else [self.final, self.creature]:
                assert creature is not None
                yield from self.creature_does(creature, "round_start")
            yield from self.choose_and_play_action_cards()
            yield from self.transform_weapons()
            yield from self.resolve_instant_effects()
            if self.creature is not None:
                self.monster_attacks()
                yield from self.hunters_attack()
                yield from self.monster_escapes()
            if self.won:
                break
            yield from self.the_hunters_dream()
            if not self.over:
                yield from self.end_of_the_round()
        if self.won:
            for hunter in self.hunters:
                hunter.banked += hunter.collected
                hunter.collected = 0
        self.over = True

    def choose_and_play_action_cards(self) -> Flow:
        asked = {hunter.seat: ("play_card", unique(hunter.hand)) for hunter in self.living()}
        answers = (yield asked) if asked else {}
        for seat, card in answers.items():
            self.hunters[seat].hand.remove(card)
            self.hunters[seat].played = card

    def transform_weapons(self) -> Flow:
        drawn: dict[int, str] = {}
        asked: Asked = {}
        for hunter in self.order():
            if self.says(hunter.played, "reveal_weapon"):
                weapons = unique([card for card in hunter.hand if self.cards[card]["kind"] != "utility"])
                if len(weapons) == 1:
                    drawn[hunter.seat] = weapons[0]
                elif weapons:
                    asked[hunter.seat] = ("show_weapon", weapons)
        if asked:
            drawn |= yield asked
        for seat, card in drawn.items():
            self.hunters[seat].hand.remove(card)
            self.hunters[seat].shown = card

    def resolve_instant_effects(self) -> Flow:
        for hunter in self.order():
            for card in hunter.table():
                for effect in [each for each in self.cards[card]["effects"] if each["when"] == "instant"]:
                    if hunter.alive and not self.won:
                        yield from self.do(effect, hunter, card)

    def monster_attacks(self) -> None:
        assert self.creature is not None
        total, again = 0, True
        while again:
            damage, plus = self.dice[self.creature["die"]][self.chance("monster")]
            total, again = total + damage, bool(plus)
        for hunter in self.order():
            more = [self.says(card, "extra_monster_damage") for card in hunter.table()]
            self.suffer(hunter, total + sum(each["amount"] for each in more if each), "attack")

    def hunters_attack(self) -> Flow:
        places: dict[str, list[Hunter]] = {"first": [], "": [], "last": []}
        for hunter in self.order():
            held = self.weapon(hunter)
            if held is not None and not hunter.struck:
                order = self.says(held, "attack_order")
                places[order["position"] if order else ""].append(hunter)
        for hunter in places["first"] + places[""] + places["last"]:
            if hunter.alive and self.creature is not None:
                yield from self.strike(hunter, "attack")

    def monster_escapes(self) -> Flow:
        creature = self.creature
        if creature is None:
            return
        if creature["kind"] != "monster":
            yield from self.creature_does(creature, "survive")
            return
        yield from self.creature_does(creature, "escape")
        self.creature = None
        self.echoes = 0
        yield from self.creature_does(self.final, "escape")

    def the_hunters_dream(self) -> Flow:
        if all(hunter.out for hunter in self.hunters):
            self.over = True
            return
        visitors = [each for each in self.order() if not each.alive or self.says(each.played, "enter_dream")]
        for hunter in visitors:
            yield from self.visit_the_dream(hunter)
        self.replenish()

    def visit_the_dream(self, hunter: Hunter) -> Flow:
        if hunter.played is not None and self.says(hunter.played, "enter_dream"):
            if hunter.alive:
                hunter.banked += hunter.collected
                hunter.collected = 0
            hunter.hand += [*hunter.used, hunter.played]
            hunter.used, hunter.played = [], None
        if self.display:
            card = yield from choose(hunter, "take_upgrade", self.display)
            self.display.remove(card)
            hunter.hand.append(card)
            owned = hunter.hand + hunter.used + hunter.table()
            if len(owned) > self.numbers["card_limit"]:
                gone = yield from choose(hunter, "remove_card", [each for each in owned if each != "hunters_dream"])
                if gone in hunter.used:
                    hunter.used.remove(gone)
                elif gone == hunter.played:
                    hunter.played = None
                elif gone == hunter.shown:
                    hunter.shown = None
                else:
                    hunter.hand.remove(gone)
        hunter.alive = True
        hunter.health = self.most_health

    def replenish(self) -> None:
        while self.upgrades and len(self.display) < len(self.hunters):
            self.display.append(self.upgrades.pop())

    def end_of_the_round(self) -> Flow:
        breaks = bool(self.ability("remove_weapons"))
        for hunter in self.hunters:
            held = self.weapon(hunter)
            for card in hunter.table():
                if breaks and hunter.hit and card == held:
                    continue
                returns = self.says(card, "return_to_hand") and not hunter.died
                (hunter.hand if returns else hunter.used).append(card)
            hunter.played = hunter.shown = None
        self.first = self.beside(self.hunters[self.first], 1).seat
        if self.creature is None:
            yield from self.reveal_the_next_monster()
        if all(hunter.out for hunter in self.hunters):
            self.over = True
        elif self.hunters[self.first].out:
            self.first = self.beside(self.hunters[self.first], 1).seat

    def reveal_the_next_monster(self) -> Flow:
        self.creature = self.fought = self.creatures[self.deck.pop()] if self.deck else self.final
        self.echoes = self.creature["health"] + self.numbers["extra_echoes"][len(self.hunters)]
        if self.creature is not self.final:
            more = [each["amount"] for each in self.final["effects"] if each["block"] == "bonus_monster_echoes"]
            self.echoes += sum(more)
        yield from self.creature_does(self.creature, "reveal")
        dead = [hunter for hunter in self.order() if not hunter.alive]
        for hunter in dead:
            yield from self.visit_the_dream(hunter)
        if dead:
            self.replenish()

    # --- Blows, death and trophies --------------------------------------------------------------------------------

    def suffer(self, hunter: Hunter, damage: int, origin: str, floor: int = 0) -> None:
        if not hunter.alive or damage <= 0:
            return
        for card in hunter.table():
            shield = self.says(card, "ignore_damage")
            if shield and (shield["scope"] == "all" or origin == "attack") and not self.ability("forbid_prevention"):
                return
        for card in hunter.table():
            if self.says(card, "halve_damage") and not (origin == "attack" and self.ability("forbid_halving")):
                damage //= 2
        if floor:
            damage = min(damage, max(0, hunter.health - floor))
        hunter.health = max(0, hunter.health - max(0, damage))
        if hunter.health == 0:
            hunter.alive, hunter.died = False, True
            hunter.collected = 0
            hunter.deaths += 1
            limit = [each["deaths"] for each in self.final["effects"] if each["block"] == "eliminate_on_death"]
            hunter.out = bool(limit) and hunter.deaths >= limit[0]

    def strike(self, hunter: Hunter, step: str) -> Flow:
        held = self.weapon(hunter)
        assert held is not None
        effects = self.cards[held]["effects"]
        for effect in effects:
            if effect["when"] == "attack" and effect["block"] == "damage_hunters":
                yield from self.do(effect, hunter, held)
        if not hunter.alive:
            return
        damage = self.cards[held]["damage"]
        for effect in effects:
            if effect["block"] == "bonus_damage":
                low = effect["condition"] == "health_at_most" and hunter.health <= effect["value"]
                boss = effect["condition"] == "boss" and self.fought["kind"] != "monster"
                damage += effect["amount"] if low or boss else 0
        if hunter.shown is not None:
            trick = self.says(hunter.played, "reveal_weapon")
            damage += trick["bonus"] if trick else 0
        if step == "attack":
            damage = 0 if hunter.blocked else damage - hunter.weakened
        yield from self.damage(hunter, held, damage, step)

    def damage(self, hunter: Hunter, card: str, damage: int, step: str) -> Flow:
        kind = self.cards[card]["kind"]
        assert self.creature is not None
        for effect in self.creature["effects"]:
            if effect["block"] == "cap_damage" and effect["kind"] == kind:
                damage = min(damage, effect["max"])
            if effect["block"] == "reduce_damage" and effect["step"] == step:
                damage -= effect["amount"]
        taken = min(damage, self.echoes)
        if taken <= 0:
            return
        self.echoes -= taken
        hunter.collected += taken
        hunter.dealt += taken
        hunter.hit = hunter.hit or kind != "utility"
        for effect in [each for each in self.creature["effects"] if each["when"] == "hit"]:
            self.react(effect, hunter, kind, step, taken)
        if self.echoes == 0:
            yield from self.killed()
        for effect in self.cards[card]["effects"]:
            if kind != "utility" and effect["when"] == "hit" and hunter.alive and not self.won:
                yield from self.do(effect, hunter, card)

    def react(self, effect: Entry, hunter: Hunter, kind: str, step: str, taken: int) -> None:
        if effect["block"] == "gain_echoes" and hunter.alive:
            once = "limit" in effect
            if not (once and hunter.paid):
                hunter.paid = hunter.paid or once
                hunter.collected += effect["amount"]
        if effect["block"] == "retaliate" and effect.get("kind", kind) == kind and effect.get("step", step) == step:
            self.suffer(hunter, effect["amount"], "card")
        if effect["block"] == "splash_left" and effect["kind"] == kind:
            neighbour = self.beside(hunter, 1)
            if neighbour is not hunter:
                self.suffer(neighbour, taken, "splash")

    def killed(self) -> Flow:
        assert self.creature is not None
        types = [each for each in TYPES if each in self.creature["trophies"]]
        self.won = self.creature is self.final
        self.creature = None
        for hunter in self.order(everybody=True):
            if hunter.dealt:
                for each in types:
                    self.claim(hunter, each)
                extra = self.says(self.weapon(hunter), "extra_trophy")
                for _ in range(extra["count"] if extra and not hunter.out else 0):
                    self.claim(hunter, (yield from choose(hunter, "choose_trophy", types)))

    def claim(self, hunter: Hunter, trophy: str) -> None:
        hunter.tokens[trophy] = min(hunter.tokens[trophy] + 1, len(self.numbers["trophy_track"]) - 1)

    # --- What cards and creatures say -----------------------------------------------------------------------------

    def creature_does(self, creature: Entry, when: str) -> Flow:
        for effect in creature["effects"]:
            if effect["when"] == when:
                yield from self.do(effect, None, None)

    def do(self, effect: Entry, owner: Hunter | None, card: str | None) -> Flow:
        block: str = effect["block"]
        amount: Any = effect.get("amount", effect.get("count", 0))
        who = self.concerned(effect["who"], owner) if effect.get("who", "chosen") != "chosen" else []
        if block == "damage_hunters":
            for hunter in who:
                self.suffer(hunter, amount, "card", effect.get("floor", 0))
        elif block == "heal":
            for hunter in who:
                hunter.health = min(self.most_health, hunter.health + (99 if amount == "full" else amount))
        elif block == "gain_echoes":
            for hunter in who:
                hunter.collected += amount
        elif block == "lose_echoes":
            for hunter in who:
                hunter.collected -= min(amount, hunter.collected)
        elif block == "discard_cards":
            for hunter in who:
                yield from self.discard(hunter, amount, effect["kind"])
        elif block == "weaken_attacks":
            for hunter in who:
                held = self.weapon(hunter)
                if held is not None and self.cards[held]["kind"] == effect["kind"]:
                    hunter.weakened += amount
        elif block == "add_monster_from_box":
            for _ in range(amount):
                monsters = [each for each in self.box if self.creatures[each]["kind"] == "monster"]
                if monsters:
                    found = monsters[self.chance("box")]
                    self.box.remove(found)
                    self.deck.append(found)
        else:
            assert owner is not None
            assert card is not None
            yield from self.own(effect, owner, card, amount)

    def own(self, effect: Entry, owner: Hunter, card: str, amount: int) -> Flow:
        """Do what only cards of hunters can do."""
        block = effect["block"]
        if block == "instant_strike":
            others = [self.weapon(each) for each in self.hunters if each is not owner]
            if not (effect["only_if_sole_copy"] and card in others):
                owner.struck = True
                if self.creature is not None:
                    yield from self.strike(owner, "instant")
        elif block == "damage_monster":
            if self.creature is not None:
                yield from self.damage(owner, card, amount, "instant")
        elif block == "bank_echoes":
            banked = min(amount, owner.collected)
            owner.collected -= banked
            owner.banked += banked
        elif block == "steal_echoes":
            victims = [each for each in self.hunters if each is not owner and each.alive and each.collected]
            if victims:
                seat = yield from choose(owner, "steal_from", [f"seat_{each.seat + 1}" for each in victims])
                victim = self.hunters[int(seat[5:]) - 1]
                stolen = min(amount, victim.collected)
                victim.collected -= stolen
                owner.collected += stolen
        elif block == "block_attack":
            targets = [each for each in self.hunters if each is not owner and each.alive and not each.struck]
            held = [(each, self.weapon(each)) for each in targets]
            names = [
                f"seat_{each.seat + 1}" for each, card in held if card and self.cards[card]["kind"] == effect["kind"]
            ]
            if names:
                seat = yield from choose(owner, "block_hunter", names)
                self.hunters[int(seat[5:]) - 1].blocked = True
        elif block == "reclaim_cards":
            for _ in range(min(amount, len(owner.used))):
                few = len(owner.used) <= amount
                back = owner.used[0] if few else (yield from choose(owner, "reclaim_card", owner.used))
                owner.used.remove(back)
                owner.hand.append(back)
                amount -= 1

    def discard(self, hunter: Hunter, count: int, kind: str) -> Flow:
        for left in range(count, 0, -1):
            cards = [
                each
                for each in hunter.hand
                if each != "hunters_dream" and (kind == "any" or self.cards[each]["kind"] != "utility")
            ]
            if cards:
                few = len(cards) <= left
                gone = cards[0] if few else (yield from choose(hunter, "discard_card", cards))
                hunter.hand.remove(gone)
                hunter.used.append(gone)

    # --- The end --------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        track = self.numbers["trophy_track"]
        return [each.banked + each.collected + sum(track[at] for at in each.tokens.values()) for each in self.hunters]

    def winners(self) -> list[int]:
        ranked = {each.seat: (score, each.banked) for each, score in zip(self.hunters, self.scores()) if not each.out}
        return [seat for seat, key in ranked.items() if key == max(ranked.values())]


def unique(names: list[str]) -> list[str]:
    return sorted(set(names))


def choose(hunter: Hunter, question: str, options: list[str]) -> Generator[Asked, dict[int, str], str]:
    """Ask one hunter, unless there is only one choice."""
    names = unique(options)
    if len(names) == 1:
        return names[0]
    answers = yield {hunter.seat: (question, names)}
    return answers[hunter.seat]
