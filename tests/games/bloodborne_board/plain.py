"""Combat and enemy activation a second time: written from the rulebook alone, slowly and simply.

It shares nothing with the rules but the content files.  A fight is a generator: it yields what it asks, as
`(seat, question, options)`, and is sent the answer.  What the book leaves for later (a stun, a push, a kill's reward)
waits in `later`, the youngest first.  There are no items, missions and bosses here; a fight ends when a hunter falls.
"""

from __future__ import annotations

from typing import Any

from tests.games.bloodborne_board.plain_table import (
    SPEEDS,
    Asking,
    Attack,
    Combat,
    Foe,
    Hunter,
    Line,
    PlainTable,
    entries,
)


class Plain(PlainTable):
    """A table with nothing on it but hunters and enemies who fight."""

    # --- 6 Activation ------------------------------------------------------------------------------------------------

    def activation(self) -> Asking:
        """6.1 Slot by slot, then the others; 6.4 newcomers first."""
        self.acted, self.waiting = set(), {foe.name for foe in self.foes}
        active = self.hunters[0]
        while ready := [foe for foe in self.sorted_foes() if foe.name not in self.acted]:
            foe = min(ready, key=lambda each: (each.name in self.waiting, self.rank(each)))
            self.acted.add(foe.name)
            self.walk(foe, active)
            if foe.space == active.space:
                yield from self.combat(active, foe, attacked=True)

    def rank(self, foe: Foe) -> int:
        """6.1 The place of its slot."""
        return self.slots.index(foe.kind) if foe.kind in self.slots else 3

    def walk(self, foe: Foe, hunter: Hunter) -> None:
        """6.2 Towards the hunter; not away from another unless it gets there."""
        for left in range(entries("enemy")[foe.kind].get("move", 1), 0, -1):
            far = self.far(hunter.space)
            if foe.space == hunter.space or (self.hunters_at(foe.space) and far[foe.space] > left):
                return
            foe.space = self.cruelest([space for space in self.near[foe.space] if far[space] == far[foe.space] - 1])

    # --- 7 Combat ----------------------------------------------------------------------------------------------------

    def attack(self) -> Asking:
        """7.1 The first hunter attacks in the own turn."""
        yield from self.combat(self.hunters[0], None, attacked=False)

    def combat(self, hunter: Hunter, foe: Foe | None, attacked: bool) -> Asking:
        """7 Card, flip, answer, dodge, resolve, and what comes after."""
        c = self.c = Combat(hunter, foe or Foe("nobody_1", ""), attacked)
        yield from self.choose_attack(c, foe)
        yield from self.flip(c)
        yield from self.settle()
        yield from self.answer(c)
        yield from self.dodging(c)
        yield from self.resolve(c)
        yield from self.end(c)
        self.c = None

    def fighting(self, c: Combat) -> bool:
        """Both are still there."""
        return c.foe in self.foes

    def choose_attack(self, c: Combat, foe: Foe | None) -> Asking:
        """7.1, 7.2 A card into an empty slot, a firearm, or nothing; and whom it is for."""
        hunter = c.hunter
        gun = entries("firearm")[hunter.gun]
        options = ["nothing"] if c.attacked else []
        options += ["firearm"] if hunter.loaded and gun["use"] == "attack" else []
        options += self.kinds(hunter.hand) if self.empty(hunter) else []
        answer = yield from self.ask(hunter.seat, "attack_with", options)
        if answer == "firearm":
            hunter.loaded = False
            c.own = Attack(SPEEDS[gun["speed"]], gun["damage"], gun.get("stagger", False), live=True)
        elif answer != "nothing":
            hunter.hand.remove(answer)
            c.own = Attack(card=answer, live=True)
        if foe is None:
            name = yield from self.ask(hunter.seat, "target", [each.name for each in self.foes_at(hunter.space)])
            c.foe = next(each for each in self.foes if each.name == name)
        if c.own.card:
            yield from self.place_attack(c)

    def place_attack(self, c: Combat) -> Asking:
        """7.1 The slot gives speed and damage, 7.3 the card adds its own."""
        hunter, card = c.hunter, entries("card")[c.own.card]
        c.slot = yield from self.choose_slot(hunter, self.empty(hunter))
        slot = hunter.weapon["slots"][c.slot]
        c.own.speed = SPEEDS[slot["speed"]] + card.get("speed", 0)
        c.own.damage = slot["damage"] + card.get("damage", 0)
        c.own.stagger = card.get("stagger", False)
        if hunter.weapon["ability"] == "combo_transforms" and slot.get("special"):
            c.combos.add("slot")
        if card.get("transform"):
            c.combos.add("card")
        self.enter_slot(hunter, c.own.card, c.slot)
        yield from self.settle()

    def choose_slot(self, hunter: Hunter, slots: list[int]) -> Asking:
        """Which of these slots; those that are alike are one."""
        different: dict[tuple[Any, ...], int] = {}
        for slot in slots:
            printed = hunter.weapon["slots"][slot]
            different.setdefault((printed["speed"], printed["damage"], printed.get("special", False)), slot)
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
            hunter.poison = hunter.frenzy = False

    def flip(self, c: Combat) -> Asking:
        """7.5 The next action; 7.6 an ability, 7.7 or another flip."""
        if not self.fighting(c):
            return
        c.action = self.actions.pop()
        sides = entries("enemy")[c.foe.kind]["side"]
        side = sides[self.sides.get(c.foe.kind, 0) if len(sides) > 1 else 0]
        if side[c.action].get("special_instead") and c.attacked:
            c.action = "special"
        line = c.line = side[c.action]
        if not line.get("ability"):
            self.prepare(c, line)
            return
        if line.get("flip"):
            for name in ("speed", "damage", "stagger", "poison"):
                c.bonus[name] = c.bonus.get(name, 0) + int(line.get(f"next_{name}", 0))
            self.leave(self.flip, c)
        if "speed" in line:
            c.timed = (line, SPEEDS[line["speed"]])
        elif not line.get("missiles"):
            self.leave(self.carry_out, c, line)
        for hunter in reversed(self.hunters_at(c.foe.space)):
            self.leave(self.cheap_shot, c, hunter)
        yield from ()

    def cheap_shot(self, c: Combat, hunter: Hunter) -> Asking:
        """16.3 From the hand, at whoever uses an ability."""
        if "cheap_shot" in hunter.hand and self.fighting(c):
            answer = yield from self.ask(hunter.seat, "cheap_shot", ["no", "cheap_shot"])
            if answer != "no":
                hunter.hand.remove(answer)
                hunter.discard.append(answer)
                self.wound(c.foe, entries("card")[answer]["cheap"], hunter)

    def prepare(self, c: Combat, line: Line) -> None:
        """7.5 Speed, damage and effects of the enemy's attack."""
        hunter = c.hunter
        its = c.its = Attack(live=True, plain=c.its.plain)
        its.speed = SPEEDS[line["speed"]] + c.bonus.get("speed", 0)
        its.damage = line["damage"] + c.bonus.get("damage", 0)
        its.stagger = bool(line.get("stagger") or c.bonus.get("stagger"))
        its.poison = bool(line.get("poison") or c.bonus.get("poison"))
        c.bonus = {}
        if line.get("flip"):  # R22
            if self.actions.pop() == "basic":
                its.damage += line["next_basic_damage"]
            else:
                its.stagger = its.poison = True
        its.speed += line.get("if_frenzied_speed", 0) if hunter.frenzy else 0
        if line.get("rage") and c.foe.damage >= (10 if len(self.hunters) > 2 else 4):
            its.speed, its.damage = its.speed + 1, its.damage + 1
        if hunter.poison:
            c.own.damage -= line.get("if_poisoned_weaken", 0)
        demand = line.get("demand", {})
        if demand.get("when") == "again":
            c.timed = (line, SPEEDS[demand["at"]] if "at" in demand else its.speed)

    # --- 7.8, 7.9 Answers and dodging --------------------------------------------------------------------------------

    def answer(self, c: Combat) -> Asking:
        """7.8 A pistol staggers a basic attack, 15.9 a Rosmarinus takes speed and effects."""
        hunter = c.hunter
        if not (self.fighting(c) and c.its.live and hunter.loaded and c.line):
            return
        use = entries("firearm")[hunter.gun]["use"]
        pistol = use == "basic_attack" and c.action == "basic" and self.may_be_staggered(c)
        if pistol or (use == "weaken" and not c.its.plain):
            answer = yield from self.ask(hunter.seat, "react", ["done", "firearm"])
            if answer == "firearm":
                hunter.loaded = False
                if pistol:
                    self.stagger_it(c)
                else:
                    self.lose_effects(c)

    def lose_effects(self, c: Combat) -> None:
        """15.9 One speed less, and no effects."""
        assert c.line
        if c.hunter.frenzy:
            c.its.speed -= c.line.get("if_frenzied_speed", 0)
        if c.line.get("rage") and c.foe.damage >= (10 if len(self.hunters) > 2 else 4):
            c.its.speed, c.its.damage = c.its.speed - 1, c.its.damage - 1
        if c.line.get("flip") and not c.its.stagger and c.its.damage > c.line["damage"]:
            c.its.damage -= c.line["next_basic_damage"]
        if c.hunter.poison:
            c.own.damage += c.line.get("if_poisoned_weaken", 0)
        if c.timed and c.timed[0] is c.line:
            c.timed = None
        c.its.plain, c.its.stagger, c.its.poison = True, False, False
        c.its.speed = max(0, c.its.speed - 1)

    def dodging(self, c: Combat) -> Asking:
        """7.9 The hunter who fights may dodge, 7.14 and the others whom the attack reaches."""
        if not (self.fighting(c) and c.its.live and c.line):
            return
        can = not c.line.get("no_dodge") or c.its.plain
        others = [hunter for hunter in self.hunters_at(c.foe.space) if hunter is not c.hunter]
        dodgers = [c.hunter] if c.may_dodge and can else []
        dodgers += others if c.line.get("all_here") and not c.its.plain and can else []
        for hunter in dodgers:
            yield from self.dodge(c, hunter)
            yield from self.settle()

    def dodge(self, c: Combat, hunter: Hunter) -> Asking:
        """7.9 A card with Dodge in an empty slot that is fast enough."""
        if not self.fighting(c) or hunter.seat in c.dodgers:
            return
        cards = [card for card in self.kinds(hunter.hand) if self.fast_enough(hunter, card, c.its.speed)]
        card = yield from self.ask(hunter.seat, "dodge", ["no", *cards])
        if card == "no":
            return
        slot = yield from self.choose_slot(hunter, self.fast_enough(hunter, card, c.its.speed))
        hunter.hand.remove(card)
        self.enter_slot(hunter, card, slot)
        c.dodgers.append(hunter.seat)
        if hunter is c.hunter and not c.its.plain and c.line:
            c.own.damage += c.line.get("if_dodged", 0)
        self.dodge_hurts(c, hunter, card)

    def dodge_hurts(self, c: Combat, hunter: Hunter, card: str) -> None:
        """16.1 The Cane in range 1, 16.3 Counter Strike, and the transform of a Quick Change."""
        if hunter.weapon["ability"] == "dodge_hurts":
            near = self.within(hunter.space, 1)
            for foe in self.sorted_foes():
                if foe.space in near:
                    self.wound(foe, 1, hunter)
        self.wound(c.foe, entries("card")[card].get("counter", 0), hunter)
        if entries("card")[card].get("transform") and hunter is c.hunter:
            c.combos.add("dodge")

    def fast_enough(self, hunter: Hunter, name: str, speed: int) -> list[int]:
        """The empty slots from which a card dodges."""
        card = entries("card")[name]
        slots = hunter.weapon["slots"]
        fast = [s for s in self.empty(hunter) if SPEEDS[slots[s]["speed"]] + card.get("speed", 0) >= speed]
        return fast if card.get("dodge") else []

    # --- 7.10 to 7.13 Resolving --------------------------------------------------------------------------------------

    def resolve(self, c: Combat) -> Asking:
        """7.10 From the fastest to the slowest."""
        while self.fighting(c) and (c.own.live or c.its.live or c.timed):
            speeds = [side.speed for side in (c.own, c.its) if side.live] + ([c.timed[1]] if c.timed else [])
            c.batch = max(speeds)
            if c.timed and c.timed[1] == c.batch:
                line, c.timed = c.timed[0], None
                yield from self.carry_out(c, line)
            else:
                self.exchange(c, c.batch)
            yield from self.settle()

    def exchange(self, c: Combat, speed: int) -> None:
        """7.11 What has the same speed happens at the same time, 7.12 unless one attack staggers the other."""
        own, its = c.own.live and c.own.speed == speed, c.its.live and c.its.speed == speed
        ties = c.hunter.weapon["ability"] == "stagger_ties"
        faster = c.own.speed > c.its.speed or (ties and c.own.speed == c.its.speed)
        it_is_staggered = own and c.its.live and c.own.stagger and faster and self.may_be_staggered(c)
        safe = "stagger" in c.immune or c.hunter.seat in c.dodgers
        own_is_staggered = its and c.own.live and c.its.stagger and not safe and c.its.speed > c.own.speed
        if it_is_staggered:
            self.stagger_it(c)
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
        return c.foe.space == c.hunter.space and not (c.line.get("no_stagger") and not c.its.plain)

    def stagger_it(self, c: Combat) -> None:
        """7.12 The enemy's attack is cancelled."""
        c.its.live, c.staggered = False, True

    def stagger_hunter(self, c: Combat) -> None:
        """7.12 So is the hunter's, with what card and slot would do afterwards."""
        c.own.live, c.own.plain = False, True
        c.combos &= {"dodge"}

    def it_hits(self, c: Combat) -> None:
        """The enemy's attack: damage and effects for all whom it reaches."""
        line, plain, space = c.line, c.its.plain, c.foe.space
        assert line
        if not plain:
            if line.get("then_basic"):
                self.leave(self.basic_too, c)
            if line.get("demand", {}).get("when") == "with":
                self.demand(c, line, [h for h in self.hunters_at(space) if h is not c.hunter])
        damage = c.its.damage
        if line.get("faster") and not plain:
            slower = c.own.speed if c.own.card or c.own.damage else 0
            damage += line["faster"] * max(0, c.its.speed - slower)
        reached = self.hunters_at(space) if line.get("all_here") and not plain else [c.hunter]
        hurt = [self.it_hits_one(c, line, hunter, damage) for hunter in reached if hunter.space == space]
        if any(hurt) and line.get("leech") and not plain:
            c.foe.damage = max(0, c.foe.damage - line["leech"])

    def it_hits_one(self, c: Combat, line: Line, hunter: Hunter, damage: int) -> bool:
        """One hunter is hit, who has not dodged."""
        if hunter.seat in c.dodgers:
            return False
        hurt = self.suffer(hunter, damage)
        if c.its.plain:
            return hurt
        immune = c.immune if hunter is c.hunter else set()
        if line.get("stun") or (line.get("if_poisoned_stun") and hunter.poison):
            self.stun(hunter, immune)
        if c.its.poison and "poison" not in immune:
            hunter.poison = True
        if line.get("frenzy") and "frenzy" not in immune:
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
        if c.foe.space != hunter.space:
            return
        more = 1 if c.own.stagger and weapon["ability"] == "stagger_hurts" else 0
        dealt = self.wound(c.foe, c.own.damage + more, hunter)
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

    # --- 7.6, 7.15 Abilities and demands -----------------------------------------------------------------------------

    def carry_out(self, c: Combat, line: Line) -> Asking:
        """7.6 What an ability does; or a second blow."""
        yield from ()
        if not self.fighting(c):
            return
        if not line.get("ability"):
            if not c.its.plain and c.foe.space == c.hunter.space:
                self.demand(c, line, [c.hunter])
            return
        for _ in range(line.get("spawn", 0)):
            self.spawn(c.foe)
        if line.get("supplies"):
            if c.foe.damage:
                c.foe.damage = max(0, c.foe.damage - line["supplies"] - (len(self.hunters) > 2))
            else:
                c.own.live = False
                self.step_away(c.foe, 1, c.hunter.space)
        demand = line.get("demand", {})
        if demand:
            here = {"hunter": [c.hunter], "here": self.hunters_at(c.foe.space)}[demand["whom"]]
            if line.get("away") and not demand.get("carry"):
                self.step_away(c.foe, line["away"], c.hunter.space)
            self.demand(c, line, here)
        if line.get("frenzy") and "frenzy" not in c.immune:
            if c.hunter.frenzy and line.get("if_frenzied_stun"):
                self.stun(c.hunter, c.immune)
            else:
                c.hunter.frenzy = True
        if line.get("brick"):
            if c.hunter.hand:
                self.leave(self.brick, c)
            else:
                c.own.speed, c.may_dodge = max(0, c.own.speed - 2), False

    def brick(self, c: Combat) -> Asking:
        """Discard a card, or lose 2 speed and the dodge."""
        card = yield from self.ask(c.hunter.seat, "duck", ["no", *self.kinds(c.hunter.hand)])
        if card == "no":
            c.own.speed, c.may_dodge = max(0, c.own.speed - 2), False
        else:
            c.hunter.hand.remove(card)
            c.hunter.discard.append(card)

    def spawn(self, foe: Foe) -> None:
        """4.4 Another of its kind; 4.9 the farthest miniature where none is left."""
        names = [f"{foe.kind}_{number}" for number in range(1, entries("enemy")[foe.kind]["minis"] + 1)]
        taken = {each.name: each for each in self.foes}
        free = [name for name in names if name not in taken]
        if free:
            self.foes.append(Foe(free[0], foe.space))
            self.acted.discard(free[0])
            self.waiting.discard(free[0])
            return
        far = {name: min(self.far(hunter.space)[taken[name].space] for hunter in self.hunters) for name in names}
        moved = max([name for name in names if name != foe.name], key=lambda name: far[name])
        taken[moved].space, taken[moved].damage = foe.space, 0
        self.waiting.discard(moved)

    def demand(self, c: Combat, line: Line, hunters: list[Hunter]) -> None:
        """7.15 Each of these dodges or suffers."""
        for hunter in reversed(hunters):
            self.leave(self.demand_of, c, line, hunter)

    def demand_of(self, c: Combat, line: Line, hunter: Hunter) -> Asking:
        """7.15 A Dodge card in a slot of at least that speed."""
        demand = line.get("demand", {})
        speed = SPEEDS[demand["speed"]] if demand else 0
        cards = [card for card in self.kinds(hunter.hand) if self.fast_enough(hunter, card, speed)]
        card = yield from self.ask(hunter.seat, "meet_demand", ["no", *cards])
        if card == "no":
            self.not_met(c, line, hunter)
            return
        slot = yield from self.choose_slot(hunter, self.fast_enough(hunter, card, speed))
        fast = SPEEDS[hunter.weapon["slots"][slot]["speed"]] + entries("card")[card].get("speed", 0)
        hunter.hand.remove(card)
        self.enter_slot(hunter, card, slot)
        self.dodge_hurts(c, hunter, card)
        if line.get("missiles"):
            self.suffer(hunter, line["missiles"] - 2 * fast)
        if demand.get("carry") and c.foe in self.foes:
            self.step_away(c.foe, line["away"], hunter.space)

    def not_met(self, c: Combat, line: Line, hunter: Hunter) -> None:
        """7.15 What the card says."""
        demand = line.get("demand", {})
        immune = c.immune if hunter is c.hunter else set()
        if demand.get("carry") and c.foe in self.foes:
            self.step_away(c.foe, line["away"], hunter.space)
            hunter.space = c.foe.space
        self.suffer(hunter, line.get("missiles", 0))
        self.suffer(hunter, demand.get("damage", 0))
        if demand.get("poison") and "poison" not in immune:
            hunter.poison = True
        if demand.get("stun"):
            self.stun(hunter, immune)
        if demand.get("stagger") and hunter is c.hunter and c.own.live and "stagger" not in immune:
            self.stagger_hunter(c)
        c.mirror = c.mirror or bool(demand.get("mirror"))

    # --- After the attacks -------------------------------------------------------------------------------------------

    def end(self, c: Combat) -> Asking:
        """What cards, weapons and the enemy still do."""
        if c.line and c.line.get("missiles") and self.fighting(c):
            self.leave(self.demand_of, c, c.line, c.hunter)
        if c.own.card and not c.own.plain:
            self.heal(c.hunter, entries("card")[c.own.card].get("rally", 0))
        if c.combos:
            self.leave(self.offer_transform, c.hunter)
        yield from self.settle()

    def offer_transform(self, hunter: Hunter) -> Asking:
        """16.1, 16.3 A transform without a card."""
        answer = yield from self.ask(hunter.seat, "free_transform", ["no", "yes"])
        if answer == "yes":
            for slot in range(3):
                self.clear(hunter, slot)
            hunter.side = 1 - hunter.side
            if entries("firearm")[hunter.gun].get("free_on_transform"):
                hunter.loaded = True
