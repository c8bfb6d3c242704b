"""What is counted over games of Dungeon Cards, in its order."""

from duskhall.games.dungeon_cards import tally
from duskhall.kernel.counting import Balance, Count, Rate

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
    Count("order", ("seat", "seat"), "who came first, second and so on", tally.order),
    Count("adventurers", ("adventurer", "seat"), "who played it", tally.adventurers),
    Count("turned_by", ("card", "seat"), "how often a seat turned a card up", tally.turned_by),
    Count("aids_by", ("aid", "seat"), "how often a seat used an aid", tally.aids_by),
    Count("items_by", ("item", "seat"), "how often a seat gained an item", tally.items_by),
    Count("beaten_by", ("boss", "seat"), "how often a seat beat a boss", tally.beaten_by),
)

BALANCE = Balance(
    order="order",
    held=("adventurers", "turned_by", "aids_by", "items_by", "beaten_by"),
    rates=(
        Rate("busts", "busts", "turns"),
        Rate("knocked_out", "knocked_out", "picked"),
        Rate("hits", "hits", "drawn"),
        Rate("bosses_met", "bosses.met"),
        Rate("bosses_beaten", "bosses.beaten", "bosses.challenged"),
    ),
)
