"""What `adept` and `master` have in common: they read the others, ask who holds the dagger next, and tell a story.

Where nothing else is said here, a level decides as `schemer` does, from a better belief.
"""

from dataclasses import dataclass
from typing import Final

from duskhall.games.blood_bound.questions import (
    ACCEPT_NOBODY,
    ALONE,
    ASK_FOR_HELP,
    DECLINE,
    HELD_BACK,
    OFFERED,
    TO_ATTACK,
    TO_PASS,
    TO_TAKE,
)
from duskhall.games.blood_bound.state import ORDER, RANK, UNKNOWN
from duskhall.kernel.dice import Dice
from duskhall.kernel.seat import Onlooker
from duskhall.minds.blood_bound.reading import Reader, Reading
from duskhall.minds.blood_bound.schemer import (
    ASSASSIN,
    BERSERKER,
    ELDER,
    GUARDIAN,
    HARLEQUIN,
    INQUISITOR,
    LAST,
    MENTALIST,
    Schemer,
)
from duskhall.minds.blood_bound.story import Statement, Teller

DANGER: Final = 0.8  # what a rival with the dagger is worth less, where the own leader has three wounds
LEADERS_ASK: Final = 85  # of a hundred attacks: how often a likely leader asks for help before the last wound
DECOYS_ASK: Final = 20  # and how often anybody else does
SHIELD_AT: Final = 0.45  # how likely a leader must be, to be worth a Shield
EXPOSED: Final = (0.0, 0.2, 0.6, 1.0)  # how near capture a leader is, by wounds


@dataclass(frozen=True)
class Temper:
    """What sets levels apart: never what they may know, but what they make of it."""

    reads: int  # of a hundred choices of others, how many are usually read
    listens: bool  # whether their words are, too
    strike_at: float  # how likely a capture must win before it is made
    plans: bool  # whether the dagger's way, the Quill and the Shield are judged
    seldom: int  # moments for which there is something to say about once


class Level(Schemer):
    """Plays one seat from what it knows and what it has read."""

    def __init__(self, dice: Dice, temper: Temper) -> None:
        """Play with this temper."""
        super().__init__(dice)
        self.dice = dice
        self.temper = temper
        self.reader = Reader(temper.listens, usual=temper.reads)
        self.teller = Teller(dice, temper.seldom)
        self.belief: Reading

    def believe(self, seat: Onlooker) -> Reading:
        """Return what the seat believes, the signs read."""
        return Reading(seat, self.reader)

    def speak(self, seat: Onlooker) -> Statement | None:
        """Tell the story on, now and then."""
        return self.teller.tell(seat, self.believe)

    # --- The turn ------------------------------------------------------------------------------------------------

    def act(self) -> int:
        """3.1 Attack where that is worth more than passing the dagger to a friend."""
        targets = [other for other in self._others() if not self.belief.shielded[other]]
        best = max(self._attack_value(other) for other in targets)
        return TO_ATTACK if best + self._impatience() > 0 else TO_PASS

    def _attack_value(self, target: int) -> float:
        belief = self.belief
        if belief.clan != ORDER and belief.wounds[target] == LAST:
            return 10 * (belief.if_captured(target, belief.me) - self.temper.strike_at)
        value = super()._attack_value(target)
        if belief.clan == ORDER or not self.temper.plans:
            return value
        return value - DANGER * belief.rival[target] * self._open_leader(target)

    def _open_leader(self, but: int) -> float:
        """The chance that the own leader is another who would be captured by one more wound."""
        belief = self.belief
        return sum(
            belief.own_leader[seat]
            for seat in range(belief.seats)
            if seat != but and belief.wounds[seat] == LAST and not belief.shielded[seat]
        )

    # --- Interventions -------------------------------------------------------------------------------------------

    def request(self) -> int:
        """5.1 Where the capture would lose; else leaders mostly, and others now and then, so that it tells less."""
        belief = self.belief
        if not self.temper.plans or belief.wounds[belief.me] == LAST:
            return super().request()
        leads = belief.clan != ORDER and belief.own_leader[belief.me] > 0.5
        return ASK_FOR_HELP if self.dice.below(100) < (LEADERS_ASK if leads else DECOYS_ASK) else ALONE

    def offer(self) -> int:
        """5.2 As a schemer does; and for the dagger, or a Shield, where that decides."""
        belief = self.belief
        if not self.temper.plans or belief.clan == ORDER:
            return super().offer()
        target = belief.view.target
        assert target is not None
        near = belief.wounds[belief.me] < LAST and belief.friend[target] > 0.5
        if near and (self._can_capture(target) or self._can_shield()):
            return OFFERED
        if belief.wounds[belief.me] == LAST and belief.own_leader[belief.me] > 0.3:
            return HELD_BACK  # 4.4 one more wound would be the last
        return super().offer()

    def _can_capture(self, but: int) -> bool:
        """Whether the dagger would win at once."""
        belief = self.belief
        return any(
            belief.wounds[other] == LAST
            and not belief.shielded[other]
            and belief.if_captured(other, belief.me) > self.temper.strike_at
            for other in self._others()
            if other != but
        )

    def accept(self) -> int:
        """5.4 A likely friend, where the wound would be worse for oneself; a decoy bears it."""
        belief = self.belief
        decoy = self.temper.plans and belief.wounds[belief.me] < LAST and belief.own_leader[belief.me] < 0.4
        return ACCEPT_NOBODY if decoy else super().accept()

    # --- Wounds and abilities ------------------------------------------------------------------------------------

    def take_token(self) -> int:
        """4.2 As a schemer does; the Inquisitor shows nothing that speaks against either clan."""
        if self.belief.rank == INQUISITOR and RANK not in self.options and UNKNOWN in self.options:
            return UNKNOWN
        return super().take_token()

    def _ability_is_worth_it(self) -> bool:
        """Whether the ability, used now, is worth showing the rank."""
        belief = self.belief
        if not self.temper.plans:
            return super()._ability_is_worth_it()
        if belief.view.target != belief.me:
            return False
        if belief.rank == GUARDIAN and self._can_shield():
            return True
        if belief.own_leader[belief.me] > 0.4 or belief.rank in (ELDER, BERSERKER, INQUISITOR):
            return super()._ability_is_worth_it()
        if self._wins_at_once():
            return True
        # Not always, so that whoever shows something else may still be one of these.
        return belief.rank in (HARLEQUIN, MENTALIST, ASSASSIN) and self.dice.below(100) < 75

    def _can_shield(self) -> bool:
        """7.8 Whether a Guardian who shows the rank would protect a likely leader, and long enough."""
        belief = self.belief
        if belief.rank != GUARDIAN or belief.shows_rank[belief.me] or belief.wounds[belief.me] > 1:
            return False
        return any(belief.own_leader[other] > SHIELD_AT and not belief.shielded[other] for other in self._others())

    def take_quill(self) -> int:
        """7.1 A known leader hands the lead on, unless to somebody who is nearer to capture."""
        belief = self.belief
        if not self.temper.plans:
            return TO_TAKE
        after = belief.with_quill()
        danger = sum(chance * self._exposed(seat) for seat, chance in enumerate(after))
        return TO_TAKE if danger < self._exposed(belief.me) else DECLINE

    def _exposed(self, seat: int) -> float:
        """How near a leader in this seat is to capture: wounds, a rank that everybody sees, and no Shield."""
        belief = self.belief
        if belief.shielded[seat]:
            return 0.0
        return EXPOSED[belief.wounds[seat]] + (0.3 if belief.shows_rank[seat] else 0.0)
