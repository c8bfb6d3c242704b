"""What is counted over games of Dungeon Cards, in its order."""

from duskhall.games.dungeon_cards import tally
from duskhall.kernel.counting import Count

BOSS = {"met": "games in which it was met", "challenged": "battles", "beaten": "battles that it lost"}
DRAMA = {"lead_changes": "rounds that begin with another one in the lead", "leader": "kept to tell, 0 after a game"}

COUNTED = (
    Count("picked", ("adventurer",), "games in which it was played", tally.picked),
    Count("won", ("adventurer",), "games that it won", tally.won),
    Count("won_by_seat", ("seat",), "games that a seat won, from the first player on", tally.won_by_seat),
    Count("winning_gold", (1,), "gold of the winners, added up", tally.winning_gold),
    Count("turns", ("adventurer",), "turns", tally.turns),
    Count("busts", ("adventurer",), "turns that went bust", tally.busts),
    Count("knocked_out", ("adventurer",), "games in which it was knocked out", tally.knocked_out),
    Count("drawn", ("card",), "how often a card was turned up", tally.drawn),
    Count("hits", ("card",), "hits that it gave", tally.hits),
    Count("aids", ("aid",), "how often an aid was used", tally.aids),
    Count("items", ("item",), "how often an item was gained", tally.items),
    Count("bosses", ("boss", BOSS), "the bosses", tally.bosses),
    Count("drama", (DRAMA,), "how often the lead changes", tally.drama),
)
