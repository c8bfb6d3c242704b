"""Combat and enemy activation a second time: written from the rulebook alone, slowly and simply.

It shares nothing with the rules but the content files and the dice.  A fight is a generator: it yields what it asks, as
`(seat, question, options)`, and is sent the answer.  What the book leaves for later (a stun, a push, a kill's reward)
waits in `later`, the youngest first.  The slain are taken to the Dream when what happens at the same speed is through.
"""

from __future__ import annotations

from tests.games.bloodborne_board.plain_enemies import PlainEnemies
from tests.games.bloodborne_board.plain_table import (
    NOBODY,
    SPEEDS,
    Asking,
    Attack,
    Combat,
    Foe,
    Hunter,
    Line,
    entries,
    tile_of,
)


class Plain(PlainEnemies):
    """A table on which hunters and enemies fight."""

    # --- 5.2 Ambushes ------------------------------------------------------------------------------------------------

    def interact(self) -> Asking:
        """5.2 Enemies in the space attack first; 5.1 then everything there is touched."""
        hunter = self.hunters[0]
        space = hunter.space
        acting = [foe for foe in self.foes_at(space) if foe.role != "object"]
        for name in [foe.name for foe in sorted(acting, key=self.rank)]:
            foe = next((foe for foe in self.foes if foe.name == name), NOBODY)  # 4.9 may have used it
            if hunter.space and hunter.space == foe.space:
                yield from self.combat(hunter, foe, "ambush")
        if hunter.space != space or not hunter.lives:
            return
        for _ in range(self.tokens.get(space, 0)):
            hunter.goods.append(self.take_from(self.goods, self.goods_used))
        self.tokens[space] = 0
        self.heal(hunter, 2 if entries("tile")[tile_of(space)].get("special") == "cathedral" else 0)  # 5.5

    # --- 6 Activation ------------------------------------------------------------------------------------------------

    def activation(self) -> Asking:
        """6.1 Slot by slot, then the others, then bosses; 6.4 newcomers first; 6.5 while the hunter is there."""
        active = self.hunters[0]
        self.acted = set()
        self.waiting = {foe.name for foe in self.in_range(active)}
        while active.lives and (ready := [foe for foe in self.in_range(active) if foe.name not in self.acted]):
            foe = min(ready, key=lambda each: (each.name in self.waiting, self.rank(each)))
            self.acted.add(foe.name)
            if foe.skips:  # 15.6
                foe.skips = False
                continue
            if not foe.changes.get("rooted"):
                yield from self.walk(foe, active)
            if foe in self.foes and foe.space == active.space and active.lives:
                yield from self.combat(active, foe, "activation")
        for foe in self.foes:
            foe.skips = False
        yield from self.land(active)

    def in_range(self, active: Hunter) -> list[Foe]:
        """6.1 Those on the hunter's tile and on tiles connected to it, R21 but no things."""
        tiles = self.tiles_in_range(active.space)
        return [foe for foe in self.sorted_foes() if foe.role != "object" and tile_of(foe.space) in tiles]

    def rank(self, foe: Foe) -> int:
        """6.1 The place of its slot; others and rivals follow, and then bosses."""
        return self.slots.index(foe.kind) if foe.kind in self.slots else 3 + int(foe.role == "boss")

    def walk(self, foe: Foe, hunter: Hunter) -> Asking:
        """6.2 Towards the hunter; not away from another unless it gets there."""
        for left in range(foe.printed.get("move", 1) + foe.changes.get("move", 0), 0, -1):
            far = self.far(hunter.space)
            if foe.space == hunter.space or (self.hunters_at(foe.space) and far[foe.space] > left):
                return
            space = self.cruelest([space for space in self.near[foe.space] if far[space] == far[foe.space] - 1])
            held_off = yield from self.comes_in(foe, space)
            if held_off or foe not in self.foes:
                return
            foe.space = space

    def comes_in(self, foe: Foe, space: str) -> Asking:
        """15.9 A rifle may meet it, 15.7 or a torch, which holds off any but a boss."""
        for hunter in self.hunters_at(space):
            while foe in self.foes:
                gun = entries("firearm")[hunter.gun]
                options = ["done", *(["firearm"] if hunter.loaded and gun["use"] == "entry" else [])]
                options += hunter.usable("entry") if foe.role != "boss" else []
                answer = yield from self.ask(hunter.seat, "enters", options)
                if answer == "done":
                    break
                if answer == "firearm":
                    hunter.loaded = False
                    self.wound(foe, gun["damage"], hunter)
                else:
                    hunter.rewards[answer] = False
                    self.wound(foe, entries("item")[answer]["amount"], hunter)
                yield from self.settle()
                if answer != "firearm":
                    return True
        return False

    # --- 7 Combat ----------------------------------------------------------------------------------------------------

    def attack(self) -> Asking:
        """7.1 The first hunter attacks in the own turn."""
        yield from self.combat(self.hunters[0], None, "attack")

    def combat(self, hunter: Hunter, foe: Foe | None, mode: str) -> Asking:
        """7 Card, items, flip, answer, dodge, resolve, and what comes after; R9 an ambush begins with the flip."""
        c = self.c = Combat(hunter, foe or NOBODY, mode, may_dodge=mode != "ambush")
        if mode != "ambush":
            yield from self.choose_attack(c, foe)
            yield from self.settle()
            yield from self.on_attack(c)
        yield from self.flip(c)
        yield from self.settle()
        yield from self.answer(c)
        yield from self.dodging(c)
        yield from self.resolve(c)
        yield from self.end(c)
        self.c = None

    def choose_attack(self, c: Combat, foe: Foe | None) -> Asking:
        """7.1, 7.2 A card into an empty slot, a firearm, or nothing; and whom it is for."""
        hunter = c.hunter
        gun = entries("firearm")[hunter.gun]
        here = bool(self.foes_at(hunter.space))
        options = ["nothing"] if c.mode == "activation" else []
        options += ["firearm"] if here and hunter.loaded and gun["use"] == "attack" else []
        cards = self.kinds(hunter.hand) if self.empty(hunter) else []
        options += [card for card in cards if here or self.leads_to_foe(hunter.space, leap_of(card))]
        answer = yield from self.ask(hunter.seat, "attack_with", options)
        if answer == "firearm":
            hunter.loaded = False
            self.set_attack(c, SPEEDS[gun["speed"]], gun["damage"], gun.get("stagger", False))
        elif answer != "nothing":
            hunter.hand.remove(answer)
            c.own.card = answer
            if c.mode == "attack":  # R12
                yield from self.leap(hunter, leap_of(answer))
        if foe is None:
            name = yield from self.ask(hunter.seat, "target", [each.name for each in self.foes_at(hunter.space)])
            c.foe = next(each for each in self.foes if each.name == name)
        if c.own.card:
            yield from self.place_attack(c)

    def leads_to_foe(self, space: str, steps: int) -> bool:
        """16.3 An enemy is within so many steps."""
        return any(self.foes_at(other) for other in self.within(space, steps)) if steps else False

    def leap(self, hunter: Hunter, steps: int) -> Asking:
        """16.3 Up to so many spaces, to an enemy."""
        for left in range(steps, 0, -1):
            spaces = sorted(self.near[hunter.space], key=self.order.index)
            ways = [space for space in spaces if self.foes_at(space) or self.leads_to_foe(space, left - 1)]
            options = (["stay"] if self.foes_at(hunter.space) else []) + ways
            answer = yield from self.ask(hunter.seat, "step", options)
            if answer == "stay":
                return
            hunter.space = answer

    def set_attack(self, c: Combat, speed: int, damage: int, stagger: bool) -> None:
        """7.1 Poisonous air slows the poisoned."""
        slowed = self.aura is not None and c.hunter.poison and self.aura.space == c.hunter.space
        c.own = Attack(max(0, speed - int(slowed)), damage, stagger, live=True, card=c.own.card)
        c.ties = c.hunter.weapon["ability"] == "stagger_ties"

    def place_attack(self, c: Combat) -> Asking:
        """7.1 The slot gives speed and damage, 7.3 the card adds its own."""
        hunter, card = c.hunter, entries("card")[c.own.card]
        c.slot = yield from self.choose_slot(hunter, self.empty(hunter))
        slot = hunter.weapon["slots"][c.slot]
        damage = self.slot_damage(hunter, c.slot) + card.get("damage", 0)
        self.set_attack(c, SPEEDS[slot["speed"]] + card.get("speed", 0), damage, card.get("stagger", False))
        if hunter.weapon["ability"] == "combo_transforms" and slot.get("special"):
            c.combos.add("slot")
        if card.get("transform"):
            c.combos.add("card")
        self.enter_slot(hunter, c.own.card, c.slot)

    # --- 7.4 On Attack items -----------------------------------------------------------------------------------------

    def on_attack(self, c: Combat) -> Asking:
        """7.4 As many as the hunter wants, 15.5 if they change anything."""
        while self.fighting(c):
            items = [item for item in c.hunter.usable("attack") if self.helps(c, entries("item")[item]["effect"])]
            answer = yield from self.ask(c.hunter.seat, "on_attack", ["done", *items])
            if answer == "done":
                return
            if answer in c.hunter.goods:
                c.hunter.goods.remove(answer)
                self.goods_used.append(answer)
            else:
                c.hunter.rewards[answer] = False
            self.use(c, entries("item")[answer])

    def helps(self, c: Combat, effect: str) -> bool:
        """15.5 What changes an attack needs one."""
        if effect == "numb":
            return not c.its.plain
        return effect == "block" or bool(c.own.card if effect == "claw" else c.own.live)

    def use(self, c: Combat, item: Line) -> None:
        """15.6 to 15.8 What each does."""
        effect, amount = item["effect"], item["amount"]
        if effect == "block":
            c.block += amount
        elif effect == "numb":
            c.its.plain = True
        elif effect == "writhe":
            c.own.stagger = c.ties = True
        elif effect == "claw":
            card = entries("card")[c.own.card]  # R15
            c.own.speed, c.own.damage = (
                c.own.speed - card.get("speed", 0),
                c.own.damage - card.get("damage", 0) + amount,
            )
            c.own.stagger = c.own.plain = True
            c.block, c.immune = c.block - card.get("block", 0), c.immune - set(card.get("immune", []))
            c.combos.discard("card")
        else:
            c.own.damage += amount if effect in ("add_damage", "add_both") else 0
            c.own.speed += amount if effect != "add_damage" else 0
            c.combos |= {"other"} if effect == "speed_and_transform" else set()

    # --- 7.8, 7.9 Answers and dodging --------------------------------------------------------------------------------

    def answer(self, c: Combat) -> Asking:
        """7.8, 15.9 Pistols stagger basic attacks, a Rosmarinus weakens, bosses are shot at; 15.7 a bone dodges."""
        hunter, boss = c.hunter, c.foe.role == "boss" if c.foe is not NOBODY else False
        while self.fighting(c) and c.its.live and c.line:
            use = entries("firearm")[hunter.gun]["use"] if hunter.loaded else ""
            shot = boss and bool(c.line.get("shot"))
            pistol = use == "basic_attack" and c.action == "basic" and self.may_be_staggered(c)
            weaken = use == "weaken" and not boss and not c.its.plain
            fires = pistol or weaken or (shot and hunter.loaded and c.its.damage > 0)
            tools = hunter.usable("attacked") if self.can_dodge(c) and hunter.seat not in c.dodgers else []
            answer = yield from self.ask(hunter.seat, "react", ["done", *(["firearm"] if fires else []), *tools])
            if answer == "done":
                return
            if answer != "firearm":
                self.dodge_by_tool(c, hunter, answer)
                yield from self.settle()
                continue
            hunter.loaded = False
            if shot:
                c.foe.shots, c.its.damage = c.foe.shots + 1, c.its.damage - 1
            elif pistol:
                self.stagger_it(c)
            else:
                self.lose_effects(c)

    def can_dodge(self, c: Combat) -> bool:
        """7.9 The attack can be dodged, by the hunter who fights."""
        assert c.line
        return c.may_dodge and bool(c.its.plain or not c.line.get("no_dodge"))

    def dodge_by_tool(self, c: Combat, hunter: Hunter, tool: str) -> None:
        """15.7 Without a card."""
        hunter.rewards[tool] = False
        self.dodged(c, hunter, "")

    def dodging(self, c: Combat) -> Asking:
        """7.9 The hunter who fights may dodge, 7.14 and the others whom the attack reaches."""
        if not (self.fighting(c) and c.its.live and c.line):
            return
        others = [hunter for hunter in self.hunters_at(c.foe.space) if hunter is not c.hunter]
        dodgers = [c.hunter] if self.can_dodge(c) else []
        dodgers += others if c.line.get("all_here") and not c.its.plain and not c.line.get("no_dodge") else []
        for hunter in dodgers:
            tools = hunter.usable("attacked") if hunter is not c.hunter and hunter.lives else []
            if tools and self.fighting(c):
                answer = yield from self.ask(hunter.seat, "react", ["done", *tools])
                if answer != "done":
                    self.dodge_by_tool(c, hunter, answer)
                    yield from self.settle()
            yield from self.dodge(c, hunter)
            yield from self.settle()

    def dodge(self, c: Combat, hunter: Hunter) -> Asking:
        """7.9 A card with Dodge in an empty slot that is fast enough."""
        if not self.fighting(c) or hunter.seat in c.dodgers or not hunter.lives:
            return
        cards = [card for card in self.kinds(hunter.hand) if self.dodge_slots(c, hunter, card)]
        card = yield from self.ask(hunter.seat, "dodge", ["no", *cards])
        if card == "no":
            return
        slot = yield from self.choose_slot(hunter, self.dodge_slots(c, hunter, card))
        hunter.hand.remove(card)
        self.enter_slot(hunter, card, slot)
        self.dodged(c, hunter, card)

    def dodge_slots(self, c: Combat, hunter: Hunter, card: str) -> list[int]:
        """7.9 Those that are fast enough; some attacks are dodged from slots of one speed only."""
        assert c.line
        only = "" if c.its.plain else c.line.get("dodge_only", "")
        slots = self.fast_enough(hunter, card, c.its.speed)
        return [slot for slot in slots if not only or hunter.weapon["slots"][slot]["speed"] == only]

    def dodged(self, c: Combat, hunter: Hunter, card: str) -> None:
        """7.9 What a dodge brings about."""
        assert c.line
        c.dodgers.append(hunter.seat)
        if hunter is c.hunter and not c.its.plain:
            c.own.damage += c.line.get("if_dodged", 0)
        self.dodge_hurts(c, hunter, card)

    # --- 7.10 to 7.13 Resolving --------------------------------------------------------------------------------------

    def resolve(self, c: Combat) -> Asking:
        """7.10 From the fastest to the slowest; 9.4 the slain go after each."""
        while self.fighting(c) and (c.own.live or c.its.live or c.timed):
            speeds = [side.speed for side in (c.own, c.its) if side.live] + ([c.timed[1]] if c.timed else [])
            c.batch = max(speeds)
            if c.timed and c.timed[1] == c.batch:
                line, c.timed = c.timed[0], None
                yield from self.carry_out(c, line)
            else:
                self.exchange(c, c.batch)
            yield from self.settle()
            yield from self.bury()

    def exchange(self, c: Combat, speed: int) -> None:
        """7.11 What has the same speed happens at the same time, 7.12 unless one attack staggers the other."""
        line, safe = c.line or {}, "stagger" in c.immune or c.hunter.seat in c.dodgers
        first = bool(line.get("first")) and not c.its.plain
        its = c.its.live and c.its.speed == speed
        own = c.own.live and c.own.speed == speed and not (its and first)
        over = c.own.speed - c.its.speed
        it_is_staggered = own and c.its.live and c.own.stagger and (over > 0 or (over == 0 and c.ties and not first))
        it_is_staggered = it_is_staggered and self.may_be_staggered(c)
        own_is_staggered = its and c.own.live and c.its.stagger and not safe
        own_is_staggered = own_is_staggered and (over < 0 or (over == 0 and bool(line.get("ties") or first)))
        if it_is_staggered:
            self.stagger_it(c)
        if own and own_is_staggered:  # R7
            self.stagger_hunter(c)
            own = False
        if own and c.staggered and not c.its.plain:
            c.own.damage += line.get("if_staggered", 0)
        if its and not it_is_staggered:
            c.its.live = False
            self.it_hits(c)
        if own:
            c.own.live = False
            self.hunter_hits(c)
        if own_is_staggered and c.own.live:
            self.stagger_hunter(c)

    def may_be_staggered(self, c: Combat) -> bool:
        """7.12 Some attacks cannot be staggered; and who has gone is missed."""
        assert c.line
        never = (c.line.get("no_stagger") and not c.its.plain) or c.foe.changes.get("no_stagger")
        return c.foe.space == c.hunter.space and not never

    def stagger_it(self, c: Combat) -> None:
        """7.12 The enemy's attack is cancelled."""
        c.its.live, c.staggered = False, True

    def it_hits(self, c: Combat) -> None:
        """The enemy's attack: damage and effects for all whom it reaches."""
        line, plain, space = c.line, c.its.plain, c.foe.space
        assert line
        if not plain:
            self.after_its_attack(c, line)
        damage = c.its.damage
        if line.get("faster") and not plain:
            slower = c.own.speed if c.own.card or c.own.damage else 0
            damage += line["faster"] * max(0, c.its.speed - slower)
        reached = self.hunters_at(space) if line.get("all_here") and not plain else [c.hunter]
        hurt = [self.it_hits_one(c, line, hunter, damage) for hunter in reached if hunter.space == space]
        if any(hurt) and line.get("leech") and not plain:
            c.foe.damage = max(0, c.foe.damage - line["leech"])

    def after_its_attack(self, c: Combat, line: Line) -> None:
        """What else it does, dodged or not: others suffer, the enemy moves off and may be followed, or goes on."""
        if line.get("fetch_aura"):
            self.spread_aura(c.foe)
        if line.get("then_basic"):
            self.leave(self.basic_too, c)
        if line.get("away"):
            if line.get("follow") and c.hunter.seat in c.dodgers:
                self.leave(self.follow, c)
            self.leave(self.back_off, c, line["away"])
        if line.get("demand", {}).get("when") == "with":
            self.demand(c, line, [h for h in self.hunters_at(c.foe.space) if h is not c.hunter])

    def back_off(self, c: Combat, steps: int) -> Asking:
        """It moves away from the hunter."""
        if c.foe in self.foes:
            self.step_away(c.foe, steps, c.hunter.space or c.foe.space)
        yield from ()

    def follow(self, c: Combat) -> Asking:
        """7.9 Who dodged may go after it."""
        if self.fighting(c) and c.foe.space in self.near[c.hunter.space]:
            answer = yield from self.ask(c.hunter.seat, "follow", ["no", "yes"])
            if answer == "yes":
                c.hunter.space = c.foe.space

    def it_hits_one(self, c: Combat, line: Line, hunter: Hunter, damage: int) -> bool:
        """One hunter is hit, who has not dodged."""
        if hunter.seat in c.dodgers:
            return False
        hurt = self.suffer(hunter, damage)
        if c.its.plain:
            return hurt
        immune = c.immune if hunter is c.hunter else set()
        changes = c.foe.changes
        if line.get("stun") or changes.get("stun") or (line.get("if_poisoned_stun") and hunter.poison):
            self.stun(hunter, immune)
        if c.its.poison and "poison" not in immune:
            hunter.poison = True
        if (line.get("frenzy") or changes.get("frenzy")) and "frenzy" not in immune:
            hunter.frenzy = True
        if line.get("push"):
            self.leave(self.push, hunter, line["push"])
        return hurt

    def basic_too(self, c: Combat) -> Asking:
        """Its basic attack follows, and can be answered and dodged anew."""
        if self.fighting(c):
            c.action, c.dodgers = "basic", []
            c.line = entries("enemy")[c.foe.kind]["side"][0]["basic"]
            self.prepare(c, c.line)
            c.its.speed = min(c.its.speed, c.batch)
            self.leave(self.dodging, c)
            self.leave(self.answer, c)
        yield from ()

    def hunter_hits(self, c: Combat) -> None:
        """The hunter's attack."""
        hunter, weapon = c.hunter, c.hunter.weapon
        if c.foe.space != hunter.space or c.foe not in self.foes:
            return
        more = 1 if c.own.stagger and weapon["ability"] == "stagger_hurts" else 0
        dealt = self.wound(c.foe, c.own.damage - c.its_block + more, hunter)
        if weapon["ability"] == "rally_heals" and c.slot >= 0 and weapon["slots"][c.slot].get("special"):
            self.heal(hunter, dealt)
        if not c.own.card:
            for other in self.foes_at(hunter.space):
                if other is not c.foe:
                    self.wound(other, entries("firearm")[hunter.gun].get("splash", 0), hunter)
        if c.mirror and dealt:
            self.suffer(hunter, dealt)
            hunter.poison = hunter.poison or "poison" not in c.immune
        if c.killed:
            c.its.live, c.timed = False, None

    # --- After the attacks -------------------------------------------------------------------------------------------

    def end(self, c: Combat) -> Asking:
        """What cards, weapons and the enemy still do; 7.17 nothing for the slain."""
        line = c.line or {}
        fighting = self.fighting(c)
        again = fighting and line.get("again") and not c.its.plain and not c.staggered
        if c.hunter.lives:
            if c.own.card and not c.own.plain:
                self.heal(c.hunter, entries("card")[c.own.card].get("rally", 0))
            if c.combos:
                yield from self.offer_transform(c.hunter)
        yield from self.settle()
        yield from self.bury()
        if fighting and line.get("missiles"):
            yield from self.demand_of(c, line, c.hunter)
            yield from self.settle()
        if again and self.fighting(c) and c.foe.space == c.hunter.space:
            yield from self.combat(c.hunter, c.foe, "ambush" if c.mode == "ambush" else "activation")
        yield from self.bury()


def leap_of(card: str) -> int:
    """16.3 Return how far a card leaps."""
    return int(entries("card")[card].get("leap", 0))
