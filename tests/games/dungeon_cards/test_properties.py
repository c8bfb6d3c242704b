"""What is true of Dungeon Cards whatever the players do: Hypothesis plays, for 2 to 6 players."""

from collections import Counter
from typing import Any

from tests.games.playing import Playing, case, settings_of

from duskhall.games import find
from duskhall.games.dungeon_cards.state import CHOOSING, DUNGEON, FOUND, NOBODY, DungeonCards
from duskhall.kernel.outcome import Outcome


class Dungeon(Playing[DungeonCards]):
    game = find("dungeon-cards")
    settings = settings_of(game, rounds=[1, 2, 10])

    def holds(self, state: DungeonCards) -> None:
        assert len(state.pending()) == (not state.ended)
        self.cards_are_conserved(state)
        self.gold_and_hits_are_in_bounds(state)

    def cards_are_conserved(self, state: DungeonCards) -> None:
        if state.phase == CHOOSING:
            return
        tables = state.tables
        cards = Counter(state.deck + state.discard + state.row)
        for seat in range(state.seats):
            for item, card in enumerate(tables.item_card):
                cards[card] += state.held[seat * len(tables.item_card) + item]
        if state.asks and state.asks[0].question.name == "claim":
            for card, status in list(zip(state.row, state.status))[: state.settling]:
                if status == FOUND and tables.item[card] != NOBODY:
                    cards[card] -= 1  # collected already; the row is cleared when all of it is
        expected: Counter[int] = Counter()
        for card, count in enumerate(tables.count):
            if tables.owner[card] == NOBODY or tables.owner[card] in state.adventurer:
                expected[card] = count
        assert +cards == +expected

    def gold_and_hits_are_in_bounds(self, state: DungeonCards) -> None:
        for seat in range(state.seats):
            parts = (state.from_treasures, state.from_monsters, state.from_rivals, state.from_boss)
            assert state.gold[seat] >= 0
            assert state.points[seat] >= 0
            assert state.gold[seat] == sum(part[seat] for part in parts)
            if state.adventurer[seat] != NOBODY:
                assert 0 <= state.hits[seat] <= state.tables.hits[state.adventurer[seat]]
        assert sum(state.from_rivals) == 0
        assert min(state.held) >= 0

    def table_holds(self) -> None:
        """The action total is that of the cards."""
        state = self.state
        if state.phase != DUNGEON or not state.row:
            return
        total = action = 0
        for event in self.events_of_this_turn():
            if event["event"] in ("card_turned", "action_lowered"):
                action = event["action"]
            elif event["event"] in ("actions_counted", "went_bust"):
                total += action
                assert event["total"] == total
        assert state.action_total == total
        assert state.bust == (total > state.action_limit())

    def events_of_this_turn(self) -> list[dict[str, Any]]:
        plain: list[dict[str, Any]] = []
        for _, event in reversed(self.table.events):
            if event.kind.name == "turn_begins":
                break
            plain.insert(0, event.plain())
        return plain

    def outcome_holds(self, outcome: Outcome) -> None:
        assert sorted(outcome.places) == list(range(1, self.seats + 1))
        assert [outcome.places[seat] for seat in outcome.winners] == [1]
        if self.table.setup.settings["winner"] == "after_boss":
            assert list(outcome.scores) == self.state.gold


TestTwoPlayers = case(Dungeon, 2)
TestThreePlayers = case(Dungeon, 3)
TestFourPlayers = case(Dungeon, 4)
TestFivePlayers = case(Dungeon, 5)
TestSixPlayers = case(Dungeon, 6)
