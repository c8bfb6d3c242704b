"""Blood Bound a second time, as plainly as it can be told: one generator per part of the rulebook, names for numbers.

It shares the content files and the stream of random numbers with the real rules, and nothing else.  It is slow and
knows no views, records or copies.  `play` yields what it waits for, a list of `(seat, question, options)`, and is sent
the answers in that order; seats among the options are numbers.
"""

from collections import Counter
from collections.abc import Generator, Mapping
from typing import Any

from duskhall.kernel.dice import Dice

Option = str | int
Asked = list[tuple[int, str, list[Option]]]
Playing = Generator[Asked, list[Option], None]
Choosing = Generator[Asked, list[Option], Option]

RIVAL = {"rose": "beast", "beast": "rose"}
TOKENS = ("rank", "rose", "beast", "unknown")


class Captured(Exception):
    """Somebody has suffered the fourth wound."""


class Player:
    """A character card, and what lies beside it."""

    def __init__(self, clan: str, character: Mapping[str, Any], clue: str) -> None:
        self.clan = clan
        self.character = character
        self.clue = clue
        self.tokens: list[str] = []
        self.cards: list[str] = []
        self.wounds = 0
        self.curse = ""
        self.seen: set[int] = set()
        self.took_staff = False

    @property
    def ability(self) -> str:
        return str(self.character["ability"])

    def icons(self) -> list[str]:
        """The two affiliation icons, wild ones as they are."""
        return [self.clan if icon == "own" else icon for icon in self.character["affiliations"]]


class PlainBound:
    """One game."""

    def __init__(self, content: Mapping[str, Any], seats: int, settings: Mapping[str, Any], dice: Dice) -> None:
        self.content = content
        self.seats = seats
        self.settings = settings
        self.dice = dice
        self.supply = {card["id"]: card["count"] for card in content["card"]}
        self.players: list[Player] = []
        self.dagger = -1
        self.captured = self.captor = -1
        self.winner = ""
        self.truncated = False

    # --- Setup --------------------------------------------------------------------------------------------------------

    def shuffle(self, cards: list[Any]) -> None:
        for last in reversed(range(1, len(cards))):
            other = self.dice.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def set_up(self) -> None:
        *ranks, inquisitor = self.content["character"]
        dealt: list[Player] = []
        for clan in ("rose", "beast"):
            deck = [Player(clan, each, clan if each["clue"] == "own" else RIVAL[clan]) for each in ranks]
            self.shuffle(deck)
            dealt += deck[: self.seats // 2]
        self.supply["curse"] = 0
        if self.seats % 2:
            clue = ("rose", "beast")[self.dice.below(2)]
            dealt.append(Player("secret_order", inquisitor, clue))
            ratio = next(each for each in self.content["curses"] if each["players"] == self.seats)
            self.supply["curse"] = ratio["true"] + ratio["false"]
        self.shuffle(dealt)
        self.players = dealt
        self.dagger = self.dice.below(self.seats)

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def has(self, seat: int, card: str) -> bool:
        return card in self.players[seat].cards

    def shielded(self, seat: int) -> bool:
        return self.has(seat, "shield_purple") or self.has(seat, "shield_green")

    def choose(self, seat: int, question: str, options: list[Option]) -> Choosing:
        answers = yield [(seat, question, options)]
        return answers[0]

    # --- Playing the game ---------------------------------------------------------------------------------------------

    def play(self) -> Playing:
        self.set_up()
        most = quiet = 0
        try:
            while True:
                yield from self.take_turn()
                wounds = sum(player.wounds for player in self.players)
                quiet = 0 if wounds > most else quiet + 1
                most = max(most, wounds)
                if self.settings["pass_limit"] and quiet >= self.settings["pass_limit"]:
                    self.truncated = True
                    return
        except Captured:
            self.decide_winner()

    def take_turn(self) -> Playing:
        active = self.dagger
        targets = [
            other
            for other in self.others(active)
            if not self.shielded(other)
            and not (self.players[active].clan == "secret_order" and self.players[other].wounds == 3)
        ]
        act = yield from self.choose(active, "act", ["attack", "pass"] if targets else ["pass"])
        if act == "pass":
            self.dagger = int((yield from self.choose(active, "pass_dagger", [*self.others(active)])))
            return
        target = int((yield from self.choose(active, "attack", [*targets])))
        self.blame = active
        wounded = yield from self.intervention(active, target)
        if wounded == target:
            shown = yield from self.suffer(wounded)
        else:
            shown = "rank"
            self.take_token(wounded, "rank")
        self.dagger_goes_to = wounded
        if shown == "rank":
            self.blame = wounded
            yield from self.use_ability(wounded, active, target)
        self.dagger = self.dagger_goes_to

    # --- Intervening --------------------------------------------------------------------------------------------------

    def intervention(self, active: int, target: int) -> Generator[Asked, list[Option], int]:
        helpers = [
            other
            for other in self.others(target)
            if "rank" not in self.players[other].tokens
            and (other != active or self.settings["attacker_offers"] == "allowed")
        ]
        if self.has(target, "fan") or not helpers:
            return target
        wish = yield from self.choose(target, "request", ["ask", "alone"])
        if wish == "alone":
            return target
        answers = yield [(helper, "offer", ["offer", "decline"]) for helper in helpers]
        offers = [helper for helper, answer in zip(helpers, answers, strict=True) if answer == "offer"]
        if not offers:
            return target
        accepted = yield from self.choose(target, "accept", ["nobody", *offers])
        return target if accepted == "nobody" else int(accepted)

    # --- Suffering wounds ---------------------------------------------------------------------------------------------

    def suffer(self, seat: int) -> Generator[Asked, list[Option], str]:
        """One wound, as the wounded player chooses; the fourth captures."""
        player = self.players[seat]
        if player.wounds == 3:
            player.wounds = 4
            self.captured = seat
            self.captor = self.blame
            if self.settings["captor"] == "active_player" and self.players[self.dagger].clan != "secret_order":
                self.captor = self.dagger
            raise Captured
        options = self.possible_tokens(player, seat)
        token = options[0]
        if len(options) > 1:
            token = str((yield from self.choose(seat, "take_token", [*options])))
        self.take_token(seat, token)
        return token

    def possible_tokens(self, player: Player, seat: int) -> list[str]:
        shown = [token for token in player.tokens if token != "rank"]
        possible = set() if "rank" in player.tokens else {"rank"}
        if len(shown) < 2:
            if self.has(seat, "staff"):
                possible.add("unknown")
            elif "wild" in player.icons():
                possible |= {"rose", "beast", "unknown"}
            else:
                possible |= set(Counter(player.icons()) - Counter(shown))
        return [token for token in TOKENS if token in possible]

    def take_token(self, seat: int, token: str) -> None:
        player = self.players[seat]
        player.tokens.append(token)
        player.wounds += 1
        if player.wounds == 3:
            for colour in ("purple", "green"):
                if self.has(seat, f"sword_{colour}"):
                    self.give_back(seat, f"sword_{colour}")
                    for other in range(self.seats):
                        while self.has(other, f"shield_{colour}"):
                            self.give_back(other, f"shield_{colour}")

    def give(self, seat: int, card: str) -> None:
        self.supply[card] -= 1
        self.players[seat].cards.append(card)

    def give_back(self, seat: int, card: str) -> None:
        self.supply[card] += 1
        self.players[seat].cards.remove(card)

    # --- Summary of abilities -----------------------------------------------------------------------------------------

    def use_ability(self, seat: int, active: int, target: int) -> Playing:
        yield from getattr(self, f"use_{self.players[seat].ability}")(seat, active, target)

    def receivers(self, seat: int, card: str) -> list[Option]:
        barred = self.settings["second_card"] == "barred"
        return [other for other in self.others(seat) if not (barred and self.has(other, card))]

    def use_quill(self, seat: int, active: int, target: int) -> Playing:
        if self.supply["quill"] and not self.has(seat, "quill"):
            choice = yield from self.choose(seat, "take_quill", ["decline", "use"])
            if choice == "use":
                self.give(seat, "quill")

    def use_two_wounds(self, seat: int, active: int, target: int) -> Playing:
        open_to_it: list[Option] = [other for other in self.others(seat) if not self.shielded(other)]
        victim = yield from self.choose(seat, "strike", ["decline", *open_to_it])
        if victim != "decline":
            self.dagger_goes_to = int(victim)
            yield from self.suffer(int(victim))
            yield from self.suffer(int(victim))

    def use_two_looks(self, seat: int, active: int, target: int) -> Playing:
        first = yield from self.choose(seat, "look_at", ["decline", *self.others(seat)])
        if first != "decline":
            rest: list[Option] = [other for other in self.others(seat) if other != first]
            second = yield from self.choose(seat, "look_at", rest)
            self.players[seat].seen |= {int(first), int(second)}

    def use_wound_or_heal(self, seat: int, active: int, target: int) -> Playing:
        if seat == target:
            return
        patient = self.players[target]
        options: list[Option] = ["decline", "wound", "heal"] if patient.wounds else ["decline", "wound"]
        choice = yield from self.choose(seat, "treat", options)
        if choice == "wound":
            yield from self.suffer(target)
        elif choice == "heal":
            tokens: list[Option] = [token for token in TOKENS if token in patient.tokens]
            token = tokens[0]
            if len(tokens) > 1:
                token = yield from self.choose(target, "return_token", tokens)
            patient.tokens.remove(str(token))
            patient.wounds -= 1

    def use_rank_wound(self, seat: int, active: int, target: int) -> Playing:
        open_to_it: list[Option] = [other for other in self.others(seat) if not self.shielded(other)]
        victim = yield from self.choose(seat, "command", ["decline", *open_to_it])
        if victim != "decline":
            self.dagger_goes_to = int(victim)
            if "rank" in self.players[int(victim)].tokens:
                yield from self.suffer(int(victim))
            else:
                self.take_token(int(victim), "rank")

    def use_shield(self, seat: int, active: int, target: int) -> Playing:
        me = self.players[seat]
        if me.wounds == 3 and self.settings["late_shield"] == "barred":
            return
        own = [colour for colour in ("purple", "green") if f"sword_{colour}" in me.cards]
        there = [colour for colour in ("purple", "green") if self.supply[f"sword_{colour}"] or colour in own]
        usable = [colour for colour in own or there if self.supply[f"shield_{colour}"]]
        if not usable:
            return
        shield = f"shield_{usable[0]}"
        players = self.receivers(seat, shield)
        barred = self.settings["second_card"] == "barred" and self.has(seat, shield)
        if self.settings["shield_for"] == "anyone" and not barred:
            players = sorted([*players, seat], key=int)
        if not players:
            return
        choice = yield from self.choose(seat, "give_shield", ["decline", *players])
        if choice != "decline":
            self.give(int(choice), shield)
            if not own:
                self.give(seat, f"sword_{usable[0]}")

    def use_strike_back(self, seat: int, active: int, target: int) -> Playing:
        if active != seat and not self.shielded(active):
            choice = yield from self.choose(seat, "rage", ["decline", "use"])
            if choice == "use":
                yield from self.suffer(active)

    def use_two_staffs(self, seat: int, active: int, target: int) -> Playing:
        me = self.players[seat]
        players = self.receivers(seat, "staff")
        if self.supply["staff"] < (1 if me.took_staff else 2) or not players:
            return
        choice = yield from self.choose(seat, "give_staff", ["decline", *players])
        if choice != "decline":
            self.give(int(choice), "staff")
            if not me.took_staff:
                me.took_staff = True
                self.give(seat, "staff")

    def use_fan(self, seat: int, active: int, target: int) -> Playing:
        players = self.receivers(seat, "fan")
        if self.supply["fan"] and players:
            choice = yield from self.choose(seat, "give_fan", ["decline", *players])
            if choice != "decline":
                self.give(int(choice), "fan")

    def use_curses(self, seat: int, active: int, target: int) -> Playing:
        cursed: list[int] = []
        while self.supply["curse"]:
            free: list[Option] = [other for other in self.others(seat) if other not in cursed]
            choice = yield from self.choose(seat, "give_curse", free if cursed else ["decline", *free])
            if choice == "decline":
                return
            cursed.append(int(choice))
            self.give(int(choice), "curse")
            self.players[int(choice)].curse = "false_curse"
        if cursed:
            true = yield from self.choose(seat, "name_cursed", [*sorted(cursed)])
            self.players[int(true)].curse = "true_curse"

    # --- Winning the game ---------------------------------------------------------------------------------------------

    def leader(self, clan: str) -> int:
        members = [seat for seat, player in enumerate(self.players) if player.clan == clan]
        numbers = {seat: self.players[seat].character["number"] for seat in members}
        if any(self.has(seat, "quill") for seat in members):
            return max(members, key=numbers.__getitem__)
        return min(members, key=numbers.__getitem__)

    def decide_winner(self) -> None:
        if self.players[self.captured].clan == "secret_order":
            self.winner = "secret_order"
            return
        clan = self.players[self.captor].clan
        self.winner = clan if self.captured == self.leader(RIVAL[clan]) else RIVAL[clan]
        if self.players[self.leader(self.winner)].curse == "true_curse":
            self.winner = "secret_order"
