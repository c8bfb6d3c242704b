"""What befalls hunters and enemies on a plain table (see `plain`): damage, death, the Dream, a reset (8 to 12)."""

from __future__ import annotations

from typing import Any

from tests.games.bloodborne_board.plain_table import GONE, NOBODY, Asking, Foe, Hunter, PlainTable, entries

RESETS = (5, 9, 13, 16)
LAST = 16


class PlainHunters(PlainTable):
    """What can be done to whoever is on the table."""

    # --- Cards and slots ---------------------------------------------------------------------------------------------

    def kinds(self, hand: list[str]) -> list[str]:
        """The different cards of a hand in the order of the content."""
        return [card for card in entries("card") if card in hand]

    def empty(self, hunter: Hunter) -> list[int]:
        """The empty slots."""
        return [slot for slot in range(len(hunter.weapon["slots"])) if not hunter.slots[slot]]

    def draw(self, hunter: Hunter, number: int) -> None:
        """2.2 From the top of the deck, 2.4 which the discard pile becomes when it has run out."""
        for _ in range(number):
            if hunter.deck or hunter.discard:
                hunter.hand.append(self.take_from(hunter.deck, hunter.discard))

    def slot_damage(self, hunter: Hunter, slot: int) -> int:
        """7.1 What a slot deals; 15.7 with a shard."""
        shard = "blood_stone_shard" in hunter.rewards and hunter.shard == slot
        return int(hunter.weapon["slots"][slot]["damage"]) + int(shard)

    def choose_slot(self, hunter: Hunter, slots: list[int]) -> Asking:
        """Which of these slots; those that are alike are one."""
        different: dict[tuple[Any, ...], int] = {}
        for slot in slots:
            printed = hunter.weapon["slots"][slot]
            alike = (printed["speed"], self.slot_damage(hunter, slot), printed.get("special", False))
            different.setdefault(alike, slot)
        answer = yield from self.ask(hunter.seat, "slot", [f"slot_{slot + 1}" for slot in different.values()])
        return int(answer[-1]) - 1

    def enter_slot(self, hunter: Hunter, name: str, slot: int) -> None:
        """7.3 What a card does when it enters a slot."""
        card = entries("card")[name]
        hunter.slots[slot] = name
        if self.c is not None and hunter is self.c.hunter:
            self.c.immune |= set(card.get("immune", []))
            self.c.block += card.get("block", 0)
        elif card.get("transform"):
            self.leave(self.offer_transform, hunter)
        if card.get("clear") == "own":
            self.clear(hunter, slot)
        elif card.get("clear") == "any":
            self.leave(self.clear_any, hunter)
        self.heal(hunter, card.get("heal", 0))
        if card.get("discard"):
            self.leave(self.discard_one, hunter, "")
        self.draw(hunter, card.get("draw", 0))
        if card.get("cleanse"):
            if hunter.poison and hunter.frenzy:
                self.leave(self.drop, hunter)
            hunter.poison = hunter.frenzy = hunter.poison and hunter.frenzy

    def drop(self, hunter: Hunter) -> Asking:
        """16.3 One token of two."""
        answer = yield from self.ask(hunter.seat, "drop", ["poison_token", "frenzy_token"])
        hunter.poison, hunter.frenzy = answer != "poison_token", answer == "poison_token"

    def clear(self, hunter: Hunter, slot: int) -> None:
        """3.3 To the discard pile; 16.1 which may hurt an enemy in the space."""
        if hunter.slots[slot]:
            hunter.discard.append(hunter.slots[slot])
            hunter.slots[slot] = ""
            if hunter.weapon["ability"] == "clearing_hurts":
                self.leave(self.clearing_blow, hunter)

    def clearing_blow(self, hunter: Hunter) -> Asking:
        """16.1 One enemy in the space takes 1."""
        if hunter.space:
            yield from self.strike_one(hunter, self.foes_at(hunter.space), 1)

    def clear_any(self, hunter: Hunter) -> Asking:
        """16.3 Any one slot."""
        full = [slot for slot in range(3) if hunter.slots[slot]]
        if full:
            answer = yield from self.ask(hunter.seat, "slot", [f"slot_{slot + 1}" for slot in full])
            self.clear(hunter, int(answer[-1]) - 1)

    def offer_transform(self, hunter: Hunter) -> Asking:
        """16.1, 16.3 A transform without a card; 15.7 a shard may change its slot, 15.9 some firearms reload."""
        answer = yield from self.ask(hunter.seat, "free_transform", ["no", "yes"])
        if answer == "yes":
            for slot in range(3):
                self.clear(hunter, slot)
            hunter.side = 1 - hunter.side
            if entries("firearm")[hunter.gun].get("free_on_transform"):
                hunter.loaded = True
            if "blood_stone_shard" in hunter.rewards:
                self.leave(self.move_shard, hunter)

    def move_shard(self, hunter: Hunter) -> Asking:
        """15.7 Any slot of this side."""
        slots = [f"slot_{slot + 1}" for slot in range(len(hunter.weapon["slots"]))]
        answer = yield from self.ask(hunter.seat, "slot", slots)
        hunter.shard = int(answer[-1]) - 1

    # --- 8 Damage and conditions -------------------------------------------------------------------------------------

    def suffer(self, hunter: Hunter, damage: int) -> bool:
        """8.1, 8.5 Say whether it hurt; 9.4 at 0 HP the hunter is slain."""
        if damage <= 0 or not hunter.lives:
            return False
        damage += int(hunter.frenzy)
        if self.c is not None and hunter is self.c.hunter:
            blocked = min(damage, self.c.block)
            self.c.block -= blocked
            damage -= blocked
        hunter.hp = max(0, hunter.hp - damage)
        if not hunter.hp:
            self.fallen.append(hunter)
        return damage > 0

    def heal(self, hunter: Hunter, amount: int) -> None:
        """8.2 Never above 6, 7.17 and not the slain."""
        if hunter.hp:
            hunter.hp = min(6, hunter.hp + amount)

    def stun(self, hunter: Hunter, immune: set[str]) -> None:
        """8.3 Discard a card or suffer 1."""
        if hunter.lives and (self.c is None or hunter is not self.c.hunter or "stun" not in immune):
            self.leave(self.discard_one, hunter, "suffer")

    def discard_one(self, hunter: Hunter, or_else: str) -> Asking:
        """8.3, 16.3 A card from the hand."""
        options = ([or_else] if or_else else []) + self.kinds(hunter.hand)
        if not options or (or_else and not hunter.lives):
            return
        card = yield from self.ask(hunter.seat, "discard_one", options)
        if card == "suffer":
            self.suffer(hunter, 1)
        else:
            hunter.hand.remove(card)
            hunter.discard.append(card)

    # --- 9, 12.2 Slaying ---------------------------------------------------------------------------------------------

    def hp_of(self, foe: Foe) -> int:
        """12.1, 12.4 What slays it or ends its phase, by number of hunters; 14.6 a mission may change it."""
        printed = foe.printed["hp2" if foe.phase == 2 else "hp"]
        return int(foe.changes.get("hp") or printed[len(self.hunters) - 1])

    def wound(self, foe: Foe, damage: int, hunter: Hunter) -> int:
        """9.1 Return what it came to; 14.14, 14.16 some cannot be hurt, and some are protected."""
        if foe not in self.foes or damage <= 0 or foe.changes.get("invulnerable"):
            return 0
        others = [other for other in self.foes if other is not foe and other.space in self.within(foe.space, 1)]
        damage -= max([other.changes.get("shield", 0) for other in others], default=0)
        if damage <= 0:
            return 0
        foe.damage += damage
        if foe.damage >= self.hp_of(foe):
            self.fall(foe, hunter)
        return damage

    def fall(self, foe: Foe, hunter: Hunter) -> None:
        """14.14 Driven back, 12.2 a second phase, 9.3 an extra life; or 9.1 slain."""
        if foe.changes.get("unkillable"):
            foe.damage, foe.space = 0, foe.home
        elif foe.role == "boss" and foe.phase == 1:
            foe.damage, foe.phase = 0, 2
            self.boss_cards[foe.kind], self.boss_used[foe.kind] = [], []
        elif foe.lives:
            foe.damage, foe.lives = 0, foe.lives - 1
        else:
            self.take_off(foe)
            self.last_breath(foe)
            if foe.role != "object":
                hunter.echoes = min(3, hunter.echoes + 1)
                self.leave(self.kill, hunter)

    def take_off(self, foe: Foe) -> None:
        """Off the map; its aura goes with it."""
        self.foes.remove(foe)
        if self.aura is foe:
            self.aura = None

    def last_breath(self, foe: Foe) -> None:
        """7.6 Slain in this combat and not staggered, some still hurt the hunter."""
        c = self.c
        if c is not None and foe is c.foe:
            c.killed = True
            if c.line and not c.staggered and not c.its.plain and c.line.get("death_damage"):
                self.suffer(c.hunter, c.line["death_damage"])
                if c.line.get("death_poison") and "poison" not in c.immune:
                    c.hunter.poison = True

    def kill(self, hunter: Hunter) -> Asking:
        """9.5 What weapon and card do for an enemy slain, 7.17 which does not save a hunter who fell with it."""
        if not hunter.space:
            return
        c, ability = self.c, hunter.weapon["ability"]
        self.leave(self.kill_runes, hunter)
        if ability == "kill_refreshes":
            self.draw(hunter, 1)
            self.heal(hunter, 1)
        if c is not None and hunter is c.hunter and c.own.card and not c.own.plain:
            self.draw(hunter, entries("card")[c.own.card].get("kill_draw", 0))
            self.heal(hunter, entries("card")[c.own.card].get("kill_heal", 0))
        if ability == "kill_splashes":
            yield from self.strike_one(hunter, self.foes_near(hunter), 2)

    def kill_runes(self, hunter: Hunter) -> Asking:
        """15.8 One rune after another, 15.5 if it changes anything."""
        helps = {"rune_beast": bool(hunter.space and self.foes_near(hunter))}
        helps["rune_blood_rapture"] = bool(hunter.deck or hunter.discard or hunter.hp < 6)
        runes = [rune for rune in hunter.usable("kill") if helps[rune]]
        if not runes or not hunter.lives:
            return
        rune = yield from self.ask(hunter.seat, "on_kill", ["done", *runes])
        if rune == "done":
            return
        hunter.rewards[rune] = False
        self.leave(self.kill_runes, hunter)
        if rune == "rune_beast":
            yield from self.strike_one(hunter, self.foes_near(hunter), entries("item")[rune]["amount"])
        else:
            self.draw(hunter, 1)
            self.heal(hunter, 1)

    def foes_near(self, hunter: Hunter) -> list[Foe]:
        """8.7 The enemies in range 1."""
        near = self.within(hunter.space, 1)
        return [foe for foe in self.sorted_foes() if foe.space in near]

    def strike_one(self, hunter: Hunter, foes: list[Foe], damage: int) -> Asking:
        """One of these, of the hunter's choice."""
        if foes:
            name = yield from self.ask(hunter.seat, "target", [foe.name for foe in foes])
            self.wound(next(foe for foe in foes if foe.name == name), damage, hunter)

    # --- 9.4, 11 Being slain -----------------------------------------------------------------------------------------

    def bury(self) -> Asking:
        """9.4 The slain lose their echoes and go to the Dream, one after another."""
        while self.fallen:
            hunter = self.fallen.pop(0)
            moon = bool(hunter.echoes and hunter.rewards.get("rune_moon"))
            hunter.echoes = int(moon)
            if moon:
                hunter.rewards["rune_moon"] = False  # 15.8
            for foe in self.foes:
                foe.damage = max(0, foe.damage - foe.changes.get("feeds", 0))  # 14.16
            yield from self.dream(hunter)

    def dream(self, hunter: Hunter) -> Asking:
        """11.1 The track advances, 11.2 the cards come together, 11.3 echoes are spent, 11.5 and all is well again."""
        hunter.space = GONE
        self.track = min(LAST, self.track + 1)
        if self.track in RESETS:
            self.reset()
        hunter.deck += hunter.hand + hunter.discard + [card for card in hunter.slots if card]
        hunter.hand, hunter.discard, hunter.slots = [], [], ["", "", ""]
        while hunter.echoes and self.offer:
            yield from self.buy(hunter)
        self.shuffle(hunter.deck)
        hunter.loaded, hunter.poison, hunter.frenzy, hunter.hp = True, False, False, 6
        hunter.rewards = dict.fromkeys(hunter.rewards, True)

    def buy(self, hunter: Hunter) -> Asking:
        """11.3, 11.4 An upgrade for an echo, and for a card of the deck, 11.6 or for nothing."""
        card = yield from self.ask(hunter.seat, "buy", self.kinds(self.offer))
        hunter.echoes -= 1
        self.offer.remove(card)
        if self.upgrades:
            self.offer.append(self.upgrades.pop())
        out = yield from self.ask(hunter.seat, "swap_in", ["unused", *self.kinds(hunter.deck)])
        if out != "unused":
            hunter.deck.remove(out)
            hunter.deck.append(card)

    # --- 10 Resetting the map ----------------------------------------------------------------------------------------

    def reset(self) -> None:
        """10.3 Enemies go, 10.5 bosses heal, 10.4 those of missions and of the icons come back; and consumables."""
        before = self.sorted_foes()
        self.foes = [foe for foe in before if foe.role == "boss"]
        for boss in [*self.foes, *([self.diving] if self.diving else [])]:
            boss.damage = 0
        if self.c is not None and self.c.foe.name != NOBODY.name and self.c.foe.role != "boss":
            self.c.foe = NOBODY
        back = [foe for foe in before if foe.mission and foe.role != "boss"]
        for foe in back:
            foe.space, foe.damage, foe.lives, foe.skips = foe.home, 0, foe.spare, False
            self.enters(foe)
        far = self.to_hunters()
        nearest = sorted(self.order, key=lambda space: (far[space], self.order.index(space)))
        self.tokens = {space: icons(space).count("consumable") for space in nearest}
        for space in nearest:
            for icon in [icon for icon in icons(space) if icon.startswith("enemy")]:
                free = self.free_minis(self.slots[int(icon[-1]) - 1])
                if free:
                    self.enters(Foe(free[0], space))

    def free_minis(self, kind: str) -> list[str]:
        """4.9 The miniatures of a kind that are off the map."""
        taken = [foe.name for foe in self.foes]
        names = [f"{kind}_{number}" for number in range(1, entries("enemy")[kind]["minis"] + 1)]
        return [name for name in names if name not in taken]

    def enters(self, foe: Foe) -> None:
        """4.4 It comes into play, 6.4 and is a newcomer to an activation."""
        self.foes.append(foe)
        self.acted.discard(foe.name)
        self.waiting.discard(foe.name)


def icons(space: str) -> list[str]:
    """Return the icons of a space."""
    tile, _, letter = space.rpartition("_")
    found: list[str] = entries("tile")[tile]["spaces"][letter]
    return found
