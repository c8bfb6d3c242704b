"""What enemies do in a combat on a plain table (see `plain`): actions, abilities, demands (7.5 to 7.7, 7.15, 12.1)."""

from __future__ import annotations

from tests.games.bloodborne_board.plain_hunters import PlainHunters
from tests.games.bloodborne_board.plain_table import (
    GONE,
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


class PlainEnemies(PlainHunters):
    """What is on the enemies' cards."""

    def fighting(self, c: Combat) -> bool:
        """Both are still there."""
        return c.foe in self.foes and c.hunter.lives

    # --- 7.5 to 7.7 The action ---------------------------------------------------------------------------------------

    def flip(self, c: Combat) -> Asking:
        """7.5 The next action; 7.6 an ability, 7.7 or another flip."""
        yield from ()
        if not self.fighting(c) or c.foe.role == "object":
            return
        line = c.line = self.boss_line(c) if c.foe.role == "boss" else self.enemy_line(c)
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
            self.leave(self.bury)  # 9.4
            self.leave(self.carry_out, c, line)
        for hunter in reversed(self.hunters_at(c.foe.space)):
            self.leave(self.cheap_shot, c, hunter)

    def boss_line(self, c: Combat) -> Line:
        """12.1 From the deck of its phase; its actions are no basic attacks."""
        c.action = "special"
        deck, used = self.boss_cards[c.foe.kind], self.boss_used[c.foe.kind]
        if not deck and not used:
            used += [line for line in c.foe.printed[f"phase{c.foe.phase}"] for _ in range(line.get("copies", 1))]
        line: Line = self.take_from(deck, used)
        used.append(line)
        return line

    def enemy_line(self, c: Combat) -> Line:
        """7.5 From the deck that all share; 14.6 a mission may have another ability for it."""
        c.action = self.next_action()
        if c.action != "basic" and c.foe.mission:
            for friend in [foe for foe in self.foes if foe.mission and foe.changes.get("friend")]:
                friend.lives -= 1  # 14.16
                if friend.lives <= 0:
                    self.take_off(friend)
        sides = c.foe.printed["side"]
        side: dict[str, Line] = sides[self.sides.get(c.foe.kind, 0) if len(sides) > 1 else 0]
        if side[c.action].get("special_instead") and c.mode == "activation":
            c.action = "special"
        if c.action == "ability" and c.foe.changes.get("ability_line"):
            return entries("hazard")[c.foe.changes["ability_line"]]
        return side[c.action]

    def next_action(self) -> str:
        """7.5 The top card of the shared deck."""
        card: str = self.take_from(self.actions, self.actions_used)
        self.actions_used.append(card)
        return card

    def cheap_shot(self, c: Combat, hunter: Hunter) -> Asking:
        """16.3 From the hand, at whoever uses an ability."""
        if "cheap_shot" in hunter.hand and self.fighting(c) and hunter.lives:
            answer = yield from self.ask(hunter.seat, "cheap_shot", ["no", "cheap_shot"])
            if answer != "no":
                hunter.hand.remove(answer)
                hunter.discard.append(answer)
                self.wound(c.foe, entries("card")[answer]["cheap"], hunter)

    def prepare(self, c: Combat, line: Line) -> None:
        """7.5 Speed, damage and effects of the enemy's attack; 14.6 by its mission, 5.7 and the chapel."""
        changes = c.foe.changes
        its = c.its = Attack(live=True, plain=c.its.plain)
        its.speed = SPEEDS[line["speed"]] + c.bonus.get("speed", 0) + changes.get("speed", 0)
        its.damage = line["damage"] + c.bonus.get("damage", 0) + changes.get("damage", 0)
        its.speed -= int(entries("tile")[tile_of(c.hunter.space)].get("special") == "chapel")
        c.gained, c.weakened = (0, 0), 0
        if not its.plain:
            its.stagger = bool(line.get("stagger") or c.bonus.get("stagger") or changes.get("stagger"))
            its.poison = bool(line.get("poison") or c.bonus.get("poison") or changes.get("poison"))
            self.strengthen(c, line)
        if line.get("weakened"):
            its.damage = max(0, its.damage - c.foe.shots)
        soothed = c.foe.printed.get("soothed_by") in c.hunter.rewards
        its.speed = max(0, its.speed - int(soothed))  # 15.7
        demand = line.get("demand", {})
        if demand.get("when") == "again" and not its.plain:
            c.timed = (line, SPEEDS[demand["at"]] if "at" in demand else its.speed)
        c.bonus = {}

    def strengthen(self, c: Combat, line: Line) -> None:
        """What the effects of its attack change beforehand."""
        speed = line.get("if_frenzied_speed", 0) if c.hunter.frenzy else 0
        damage = 0
        if line.get("flip"):  # R22
            if self.next_action() == "basic":
                damage = line["next_basic_damage"]
            else:
                c.its.stagger = c.its.poison = True
        if line.get("rage") and c.foe.damage >= (10 if len(self.hunters) > 2 else 4):
            speed, damage = speed + 1, damage + 1
        c.gained, c.its.speed, c.its.damage = (speed, damage), c.its.speed + speed, c.its.damage + damage
        if c.hunter.poison:
            c.weakened = line.get("if_poisoned_weaken", 0)
            c.own.damage -= c.weakened
            c.may_dodge = c.may_dodge and not line.get("if_poisoned_no_dodge")
            c.own.stagger = c.own.stagger and not line.get("if_poisoned_no_stagger")

    def lose_effects(self, c: Combat) -> None:
        """15.9 One speed less, and no effects."""
        c.its.speed, c.its.damage = c.its.speed - c.gained[0], c.its.damage - c.gained[1]
        c.own.damage += c.weakened
        if c.timed and c.timed[0] is c.line:
            c.timed = None
        c.its.plain, c.its.stagger, c.its.poison = True, False, False
        c.its.speed = max(0, c.its.speed - 1)

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
        self.help_itself(c, line)
        demand = line.get("demand", {})
        if demand.get("when") in ("now", "at"):
            reached = self.whom(c, demand["whom"])
            if line.get("away") and not demand.get("carry"):
                self.step_away(c.foe, line["away"], c.hunter.space)
            self.demand(c, line, reached)
        elif line.get("away"):
            self.step_away(c.foe, line["away"], c.hunter.space)
        if line.get("frenzy") and "frenzy" not in c.immune:
            if c.hunter.frenzy and line.get("if_frenzied_stun"):
                self.stun(c.hunter, c.immune)
            else:
                c.hunter.frenzy = True
        if line.get("stun_here"):
            for hunter in self.hunters_at(c.foe.space):
                self.stun(hunter, c.immune)
        if line.get("brick"):
            if c.hunter.hand:
                self.leave(self.brick, c)
            else:
                c.own.speed, c.may_dodge = max(0, c.own.speed - 2), False

    def help_itself(self, c: Combat, line: Line) -> None:
        """7.6 What an ability does for the enemy."""
        foe = c.foe
        for _ in range(line.get("spawn", 0)):
            self.spawn(foe)
        c.its_block += line.get("block", 0)
        foe.damage = max(0, foe.damage - line.get("heal", 0))
        if line.get("drop_tokens"):
            foe.shots = 0
        if line.get("reshuffle"):
            self.boss_cards[foe.kind] += self.boss_used[foe.kind]
            self.boss_used[foe.kind] = []
            self.shuffle(self.boss_cards[foe.kind])
        if line.get("aura"):
            self.spread_aura(foe)
        if line.get("supplies"):
            if foe.damage:
                foe.damage = max(0, foe.damage - line["supplies"] - (len(self.hunters) > 2))
            else:
                c.own.live = False
                self.step_away(foe, 1, c.hunter.space)
        if line.get("dive"):
            self.foes.remove(foe)
            self.diving, foe.space = foe, GONE

    def spread_aura(self, foe: Foe) -> None:
        """7.6 The card of an aura stays out of the deck."""
        if self.aura is not foe:
            self.aura = foe
            for pile in (self.boss_cards[foe.kind], self.boss_used[foe.kind]):
                pile[:] = [line for line in pile if not line.get("aura")]

    def land(self, hunter: Hunter) -> Asking:
        """7.6 A boss comes down on the active hunter, or else where it appeared; all there dodge or suffer."""
        foe = self.diving
        if foe is None:
            return
        self.diving, foe.space = None, hunter.space or foe.home
        self.foes.append(foe)
        for line in foe.printed["phase2"]:
            if line.get("dive"):
                nobody = Combat(Hunter(-1, "", GONE), NOBODY, "landing")  # no combat any more, and no attacker
                self.demand(nobody, line, self.hunters_at(foe.space))
        yield from self.settle()
        yield from self.bury()

    def brick(self, c: Combat) -> Asking:
        """Discard a card, or lose 2 speed and the dodge."""
        card = yield from self.ask(c.hunter.seat, "duck", ["no", *self.kinds(c.hunter.hand)])
        if card == "no":
            c.own.speed, c.may_dodge = max(0, c.own.speed - 2), False
        else:
            c.hunter.hand.remove(card)
            c.hunter.discard.append(card)

    def spawn(self, foe: Foe) -> None:
        """4.4 Another of its kind; 4.9 the farthest miniature that no mission needs where none is left."""
        free = self.free_minis(foe.kind)
        if free:
            self.enters(Foe(free[0], foe.space))
            return
        far = self.to_hunters()
        others = [other for other in self.sorted_foes() if other.kind == foe.kind and other is not foe]
        others = [other for other in others if not other.mission]
        if others:
            moved = max(others, key=lambda other: far[other.space])
            self.foes.remove(moved)
            self.foes.append(Foe(moved.name, foe.space))
            self.waiting.discard(moved.name)

    def whom(self, c: Combat, word: str) -> list[Hunter]:
        """The hunters whom a demand concerns."""
        if word == "near":
            return [hunter for hunter in self.hunters if hunter.space in self.within(c.foe.space, 1)]
        return [c.hunter] if word == "hunter" else self.hunters_at(c.foe.space)

    def demand(self, c: Combat, line: Line, hunters: list[Hunter]) -> None:
        """7.15 Each of these dodges or suffers."""
        for hunter in reversed(hunters):
            self.leave(self.demand_of, c, line, hunter)

    def demand_of(self, c: Combat, line: Line, hunter: Hunter) -> Asking:
        """7.15 A Dodge card in a slot of at least that speed; 5.2 none for who is ambushed."""
        if not hunter.lives:
            return
        demand = line.get("demand", {})
        speed = SPEEDS[demand["speed"]] if demand else 0
        cards = [card for card in self.kinds(hunter.hand) if self.fast_enough(hunter, card, speed)]
        ambushed = c.mode == "ambush" and hunter is c.hunter
        card = yield from self.ask(hunter.seat, "meet_demand", ["no", *([] if ambushed else cards)])
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

    def fast_enough(self, hunter: Hunter, name: str, speed: int) -> list[int]:
        """The empty slots from which a card dodges."""
        card = entries("card")[name]
        slots = hunter.weapon["slots"]
        fast = [s for s in self.empty(hunter) if SPEEDS[slots[s]["speed"]] + card.get("speed", 0) >= speed]
        return fast if card.get("dodge") else []

    def dodge_hurts(self, c: Combat, hunter: Hunter, card: str) -> None:
        """16.1 The Cane in range 1, 16.3 Counter Strike, and the transform of a Quick Change."""
        if hunter.weapon["ability"] == "dodge_hurts":
            near = self.within(hunter.space, 1)
            for foe in self.sorted_foes():
                if foe.space in near:
                    self.wound(foe, 1, hunter)
        if card:
            self.wound(c.foe, entries("card")[card].get("counter", 0), hunter)
            if entries("card")[card].get("transform") and hunter is c.hunter:
                c.combos.add("other")

    def not_met(self, c: Combat, line: Line, hunter: Hunter) -> None:
        """7.15 What the card says."""
        demand = line.get("demand", {})
        immune = c.immune if hunter is c.hunter else set()
        if demand.get("carry") and c.foe in self.foes:
            self.step_away(c.foe, line["away"], hunter.space)
            hunter.space = c.foe.space
        self.suffer(hunter, line.get("missiles", 0))
        self.suffer(hunter, demand.get("damage", 0))
        already = demand.get("poisoned") and hunter.poison
        if demand.get("poison") and not already and "poison" not in immune:
            hunter.poison = True
        if demand.get("stun") or already:
            self.stun(hunter, immune)
        if (demand.get("stagger") or already) and hunter is c.hunter and c.own.live and "stagger" not in immune:
            self.stagger_hunter(c)
        c.mirror = c.mirror or bool(demand.get("mirror"))

    def stagger_hunter(self, c: Combat) -> None:
        """7.12 The hunter's attack is cancelled, with what card and slot would do afterwards."""
        c.own.live, c.own.plain = False, True
        c.combos &= {"other"}
