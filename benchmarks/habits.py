"""Measures the tables of `duskhall.minds.dungeon_cards.habits`: what the turns of each adventurer bring.

Run `python benchmarks/habits.py [GAMES]` after the content or the bot has changed, and paste what it prints.
"""

import sys
from collections import Counter
from hashlib import sha256
from itertools import pairwise

from duskhall import games, minds
from duskhall.games.dungeon_cards.state import BOSS, DungeonCards
from duskhall.kernel.dice import Dice
from duskhall.kernel.seat import Seat
from duskhall.lab.contest import arrangement

BOT = "careful"
SEATS = 4


class Turns:
    """What the turns of one adventurer brought."""

    def __init__(self) -> None:
        self.gold: Counter[int] = Counter()
        self.hits = 0
        self.healed = 0
        self.hurt = 0  # turns without a hit, begun with a hit that could be healed
        self.standing = 0  # games at whose end the adventurer stood
        self.slain = 0  # games in which the adventurer beat the boss

    def add(self, gold: int, hits_before: int, hits_after: int) -> None:
        """Count a turn."""
        if hits_after > hits_before:
            self.hits += 1
            return
        self.gold[max(0, gold)] += 1
        if hits_before:
            self.hurt += 1
            self.healed += hits_after < hits_before

    def habit(self) -> str:
        """Return it as the table has it."""
        turns = self.hits + self.gold.total()
        most = max(amount for amount, count in self.gold.items() if count * 1000 >= turns)
        gold = ", ".join(str(round(1000 * self.gold[amount] / turns)) for amount in range(most + 1))
        parts = (self.hits / turns, self.healed / self.hurt, self.slain / self.standing)
        return f"Habit(({gold}), {', '.join(str(round(1000 * part)) for part in parts)})"


def play(number: int, turns: dict[str, Turns]) -> None:
    """Play one game and count its turns."""
    game = games.find("dungeon-cards")
    setup = game.setup(SEATS)
    names = setup.catalogues["adventurer"]
    dealt = arrangement(len(names), SEATS, number)
    state = game.new(setup, Dice(sha256(f"habits {number}".encode()).digest()))
    assert isinstance(state, DungeonCards)
    players = [minds.find(game.id, BOT)(game, seat, Dice(b"")) for seat in range(SEATS)]
    now: tuple[int, int, int] | None = None
    seen: list[tuple[int, list[int], list[int]]] = []  # at each change of turn: whose, everybody's gold and hits
    while state.asks and state.phase != BOSS:
        ask = state.asks[0]
        if ask.question.name == "choose_adventurer":
            state.take(ask, dealt[ask.seat] + 1)
            continue
        if now != (state.round, state.turn, 0):
            now = (state.round, state.turn, 0)
            seen.append((state.turn, state.gold[:], state.hits[:]))
        state.take(ask, players[ask.seat].choose(Seat(state, ask)))
    seen.append((-1, state.gold[:], state.hits[:]))
    standing = [seat for seat in range(SEATS) if not state.is_out(seat)]
    while state.asks:
        state.take(state.asks[0], players[state.asks[0].seat].choose(Seat(state, state.asks[0])))
    for (seat, gold, hits), (_, gold_after, hits_after) in pairwise(seen):
        mine = turns.setdefault(names[state.adventurer[seat]], Turns())
        mine.add(gold_after[seat] - gold[seat], hits[seat], hits_after[seat])
    for seat in standing:
        turns[names[state.adventurer[seat]]].standing += 1
        turns[names[state.adventurer[seat]]].slain += state.slayer == seat


def main() -> None:
    """Print the table."""
    turns: dict[str, Turns] = {}
    for number in range(int(sys.argv[1]) if len(sys.argv) > 1 else 2000):
        play(number, turns)
    for name in sorted(turns):
        print(f'    "{name}": {turns[name].habit()},')  # noqa: T201


if __name__ == "__main__":
    main()
