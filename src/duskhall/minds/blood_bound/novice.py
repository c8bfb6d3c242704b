"""`novice` plays as beginners do; these are its errors.

1. It looks at one player at a time: tokens and its clue, not how many of a clan are left, nor who did what.
2. It takes the clue for the clan (a Harlequin's shows the other one) until tokens say otherwise.
3. It strikes back at whoever attacked it last, unless they seem a friend.
4. It captures in haste: whoever leads more likely than not.
5. It hardly ever passes the dagger.
6. As a likely leader it always asks for help, and takes any offer.
7. It shows its rank for the ability as soon as it likes, half the time at once, and always takes the Quill.
8. It believes what is said of others, and says its own clan aloud, truly.
"""

from typing import Final

from duskhall.games.blood_bound.questions import ACCEPT, ACCEPT_NOBODY, ASK_FOR_HELP, TO_ATTACK
from duskhall.games.blood_bound.state import BEAST, ORDER, RANK, ROSE
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.seat import Onlooker
from duskhall.minds.blood_bound.impression import Impression
from duskhall.minds.blood_bound.schemer import LAST, Schemer
from duskhall.minds.blood_bound.story import Statement, Story

STRIKE_AT: Final = 0.5
SELDOM: Final = 14  # moments for which a novice has something to say about once
GRUDGE: Final = 0.4  # what it is worth to strike back


class Novice(Schemer):
    """Plays one seat from first impressions."""

    name = "novice"

    def __init__(self, dice: Dice) -> None:
        """Begin without a grudge."""
        super().__init__(dice)
        self.dice = dice
        self.belief: Impression

    def believe(self, seat: Onlooker) -> Impression:
        """Return the seat's first impressions."""
        return Impression(seat)

    def speak(self, seat: Onlooker) -> Statement | None:
        """Say the own clan, truly, and what one takes others for (error 8)."""
        if self.dice.below(SELDOM):
            return None
        belief, story = Impression(seat), Story(seat)
        clans = seat.setup.catalogues["clan"]
        own = belief.clan if belief.clan != ORDER else max(story.claimed(), ROSE)
        found: list[Statement] = [{"say": "claim_clan", "clan": clans[own]}]
        for other in self._others_of(belief):
            if belief.rival[other] > 0.8 and belief.clan != ORDER:
                found.append({"say": "accuse", "target": other, "clan": clans[BEAST if own == ROSE else ROSE]})
            elif belief.friend[other] > 0.8:
                found.append({"say": "vouch", "target": other})
        return next((statement for statement in found if story.allows(statement)), None)

    @staticmethod
    def _others_of(belief: Impression) -> list[int]:
        return [other for other in range(belief.seats) if other != belief.me]

    def act(self) -> int:
        """3.1 Attack, whoever it may be (error 5)."""
        worst = all(self.belief.wounds[other] == LAST or self.belief.shielded[other] for other in self._others())
        return super().act() if worst else TO_ATTACK

    def _attack_value(self, target: int) -> float:
        """3.3 Who seems a rival, and who attacked oneself last (errors 3 and 4)."""
        belief = self.belief
        if belief.wounds[target] == LAST and belief.clan != ORDER:
            return 10 * (belief.rival_leader[target] - STRIKE_AT)
        grudge = GRUDGE if target == belief.last_attacker and belief.friend[target] < 0.7 else 0.0
        return super()._attack_value(target) + grudge

    def request(self) -> int:
        """5.1 A leader calls for help at once (error 6)."""
        belief = self.belief
        return ASK_FOR_HELP if belief.clan != ORDER and belief.own_leader[belief.me] > 0.4 else super().request()

    def accept(self) -> int:
        """5.4 Whoever offers is welcome (error 6)."""
        offers = [option for option in self.options if option != ACCEPT_NOBODY]
        return max(offers, key=lambda option: self.belief.friend[ACCEPT.entry(option)])

    def take_token(self) -> int:
        """4.2 The rank, for the sake of the ability (error 7)."""
        belief = self.belief
        eager = belief.view.target == belief.me and belief.own_leader[belief.me] < 0.4
        return RANK if RANK in self.options and eager and self.dice.below(2) else super().take_token()


def mind(game: Game, seat: int, dice: Dice) -> Novice:
    """Return a novice for any seat of Blood Bound."""
    return Novice(dice)
