"""The bot `schemer`: it knows exactly what can still be, and plays for the outcome that it expects.

Every question has a function of its name, which returns the option with the highest value.  A value is a chance to
win, or a rough stand-in for one where the game goes on.
"""

from collections.abc import Callable, Iterable
from typing import Final

from duskhall.games.blood_bound.questions import (
    ACCEPT,
    ACCEPT_NOBODY,
    ALONE,
    ASK_FOR_HELP,
    DECLINE,
    HEAL,
    HELD_BACK,
    OFFERED,
    TO_ATTACK,
    TO_PASS,
    TO_RAGE,
    TO_TAKE,
    WOUND,
)
from duskhall.games.blood_bound.state import ORDER, RANK, UNKNOWN
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.question import Question
from duskhall.kernel.seat import Onlooker, Seat
from duskhall.minds.blood_bound.belief import Belief
from duskhall.minds.blood_bound.talk import Talk

STRIKE_AT: Final = 0.62  # how likely a capture must win before a schemer makes it
HELP_AT: Final = 0.4  # how likely a capture must lose before a schemer steps in
LAST: Final = 3  # wounds of a player who is captured by one more

# Ranks, from 0
ELDER, ASSASSIN, HARLEQUIN, ALCHEMIST, MENTALIST, GUARDIAN, BERSERKER, MAGE, COURTESAN, INQUISITOR = range(10)


class Schemer:
    """Plays one seat from an exact belief about all others."""

    name = "schemer"

    def __init__(self, dice: Dice) -> None:
        self.talk = Talk(dice)
        self.belief: Belief
        self.question: Question
        self.options: list[int] = []

    def choose(self, seat: Seat) -> int:
        """Return the best option of the question."""
        self.question = seat.ask.question
        self.options = seat.ask.options
        if len(self.options) == 1:
            return self.options[0]
        self.belief = self.believe(seat)
        decide: Callable[[], int] = getattr(self, seat.ask.question.name)
        chosen = decide()
        return chosen if chosen in self.options else self.options[0]

    def believe(self, seat: Onlooker) -> Belief:
        """Return what the seat believes."""
        return Belief(seat)

    def speak(self, seat: Onlooker) -> dict[str, str | int] | None:
        """Say something, now and then."""
        return self.talk.speak(seat)

    # --- The turn ------------------------------------------------------------------------------------------------

    def act(self) -> int:
        """3.1 Attack where that is worth more than keeping quiet."""
        targets = [other for other in self._others() if not self.belief.shielded[other]]
        best = max(targets, key=self._attack_value)
        return TO_ATTACK if self._attack_value(best) + self._impatience() > 0 else TO_PASS

    def attack(self) -> int:
        """3.3 Whoever is worth most."""
        return self._best_player(self._attack_value)

    def pass_dagger(self) -> int:
        """3.2 To a friend, or to a rival who can do little harm."""
        return self._best_player(self._pass_value)

    def _impatience(self) -> float:
        """Passing for ever wins nothing: the longer nothing happens, the more a bad attack seems worth."""
        return 0.1 * max(0, self.belief.view.quiet_turns - self.belief.seats)

    def _attack_value(self, target: int) -> float:
        belief = self.belief
        if belief.wounds[target] == LAST:
            if belief.clan == ORDER:
                return -1.0
            return 10 * (belief.rival_leader[target] - STRIKE_AT)
        if belief.clan == ORDER:
            return 0.3 - belief.wounds[target] * 0.2
        harm = belief.friend[target] * 0.5 + belief.own_leader[target] * belief.wounds[target] * 0.6
        return belief.rival[target] * 0.5 + belief.rival_leader[target] - harm

    def _pass_value(self, other: int) -> float:
        belief = self.belief
        risk = sum(
            belief.own_leader[seat] for seat in range(belief.seats) if belief.wounds[seat] == LAST and seat != other
        )
        return belief.friend[other] * (0.2 + risk) - 0.1 * belief.rival_leader[other]

    # --- Interventions -------------------------------------------------------------------------------------------

    def request(self) -> int:
        """5.1 A leader wants help early, others only where their capture would lose the game."""
        belief = self.belief
        me, attacker = belief.me, belief.view.dagger
        if belief.wounds[me] == LAST:
            return ASK_FOR_HELP if belief.if_captured(me, attacker) < 0.5 else ALONE
        return ASK_FOR_HELP if belief.own_leader[me] > 0.5 and belief.clan != ORDER else ALONE

    def offer(self) -> int:
        """5.2 Step in for a likely leader, against a capture that loses, or for the sake of the own ability."""
        belief = self.belief
        me, attacker, target = belief.me, belief.view.dagger, belief.view.target
        assert target is not None
        if belief.clan == ORDER:
            return OFFERED if belief.view.supply.get("curse") else HELD_BACK
        if self._wins_at_once():
            return OFFERED
        leading = belief.own_leader[me]
        if belief.wounds[target] == LAST:
            loses = 1 - belief.if_captured(target, attacker)
            return OFFERED if loses - 0.3 * leading > HELP_AT else HELD_BACK
        worth = belief.own_leader[target] * (0.3 + 0.2 * belief.wounds[target])
        return OFFERED if worth > 0.35 and leading < 0.3 else HELD_BACK

    def accept(self) -> int:
        """5.4 The likeliest friend, unless it is better to be wounded oneself."""
        belief = self.belief
        offers = [ACCEPT.entry(option) for option in self.options if option != ACCEPT_NOBODY]
        best = max(offers, key=lambda other: belief.friend[other] - 0.5 * belief.own_leader[other])
        if belief.wounds[belief.me] == LAST or belief.friend[best] > 0.4:
            return ACCEPT.of(best)
        return ACCEPT_NOBODY

    # --- Wounds --------------------------------------------------------------------------------------------------

    def take_token(self) -> int:
        """4.2 Show the rank for the sake of the ability, else as little as possible."""
        belief = self.belief
        hidden = [token for token in self.options if token != RANK]
        if RANK not in self.options:
            return UNKNOWN if UNKNOWN in self.options else self.options[0]
        if not hidden or self._ability_is_worth_it():
            return RANK
        return UNKNOWN if UNKNOWN in hidden else hidden[belief.me % len(hidden)]

    def return_token(self) -> int:
        """7.5 The rank token comes back with its ability."""
        return self.options[0]

    def _ability_is_worth_it(self) -> bool:
        """Whether the ability, used now, is worth showing the rank."""
        belief = self.belief
        if belief.view.target != belief.me:
            return False
        if self._wins_at_once():
            return True
        if belief.rank == INQUISITOR:
            return bool(belief.view.supply.get("curse"))
        if belief.own_leader[belief.me] > 0.4:
            return belief.rank == ELDER and belief.wounds[belief.me] == LAST - 1
        if belief.rank == BERSERKER:
            return belief.rival[belief.view.dagger] > 0.7
        return belief.rank in (HARLEQUIN, MENTALIST, ASSASSIN)

    def _wins_at_once(self) -> bool:
        """Whether the own ability, used now, would probably capture the rival leader."""
        belief = self.belief
        if belief.shows_rank[belief.me] or belief.rank not in (ASSASSIN, MENTALIST):
            return False
        reach = 2 if belief.rank == ASSASSIN else 1
        return any(
            belief.rival_leader[other] > STRIKE_AT
            and belief.wounds[other] + reach > LAST
            and not belief.shielded[other]
            for other in self._others()
        )

    # --- Abilities -----------------------------------------------------------------------------------------------

    def take_quill(self) -> int:
        """7.1 A leader who is known had better not lead."""
        return TO_TAKE

    def strike(self) -> int:
        """7.2 Two wounds for the likeliest rival leader, if that does not capture the wrong one."""
        return self._best_player(lambda other: self._wound_value(other, 2))

    def command(self) -> int:
        """7.6 The rank of whoever could be the rival leader."""
        return self._best_player(lambda other: self._wound_value(other, 1))

    def _wound_value(self, other: int, wounds: int) -> float:
        belief = self.belief
        if belief.wounds[other] + wounds > LAST:
            return 10 * (belief.rival_leader[other] - STRIKE_AT)
        return belief.rival_leader[other] + 0.4 * belief.rival[other] - 0.4 * belief.friend[other] - 0.1

    def look_at(self) -> int:
        """7.3 Whoever is least certain."""
        belief = self.belief
        return self._best_player(lambda other: 0.3 - abs(belief.rival[other] - 0.5) + belief.rival_leader[other])

    def treat(self) -> int:
        """7.4 Heal friends, wound rivals, capture the rival leader."""
        belief = self.belief
        patient = belief.view.target
        assert patient is not None
        if belief.wounds[patient] == LAST and belief.rival_leader[patient] > STRIKE_AT:
            return WOUND
        if belief.friend[patient] > 0.5:
            return HEAL if HEAL in self.options else DECLINE
        return WOUND if belief.wounds[patient] < LAST else DECLINE

    def give_shield(self) -> int:
        """7.8 For the own leader."""
        belief = self.belief
        return self._best_player(
            lambda other: belief.own_leader[other] - 0.3 + 0.1 * belief.wounds[other] - belief.shielded[other]
        )

    def rage(self) -> int:
        """7.11 Strike back at rivals, but capture nobody else than their leader."""
        belief = self.belief
        attacker = belief.view.dagger
        if belief.wounds[attacker] == LAST:
            return TO_RAGE if belief.rival_leader[attacker] > STRIKE_AT else DECLINE
        return TO_RAGE if belief.rival[attacker] > 0.5 else DECLINE

    def give_staff(self) -> int:
        """7.12 The own leader stays hidden longer with a Staff."""
        belief = self.belief
        return self._best_player(lambda other: belief.own_leader[other] - 0.4 - self._has(other, "staff"))

    def give_fan(self) -> int:
        """7.14 Nobody shall save the rival leader."""
        belief = self.belief
        return self._best_player(lambda other: belief.rival_leader[other] - 0.3 - self._has(other, "fan"))

    def give_curse(self) -> int:
        """8.4 To whoever may lead a clan in the end."""
        return self._best_player(self.belief.leads)

    def name_cursed(self) -> int:
        """8.4 The true one to the likeliest leader."""
        return self._best_player(self.belief.leads)

    # --- Details -------------------------------------------------------------------------------------------------

    def _has(self, other: int, card: str) -> int:
        """1 for whoever has such a card already, whom a second one would not serve; else 0."""
        return int(card in self.belief.view.players[other].cards)

    def _others(self) -> Iterable[int]:
        return (other for other in range(self.belief.seats) if other != self.belief.me)

    def _best_player(self, value: Callable[[int], float]) -> int:
        """The option of the player with the highest value, or to decline where that is not above zero."""
        question = self.question
        players = [question.entry(option) for option in self.options if not question.is_word(option)]
        best = max(players, key=value)
        declinable = question.is_word(self.options[0])
        return DECLINE if declinable and value(best) <= 0 else question.of(best)


def mind(game: Game, seat: int, dice: Dice) -> Schemer:
    """Return a schemer for any seat of Blood Bound."""
    return Schemer(dice)
