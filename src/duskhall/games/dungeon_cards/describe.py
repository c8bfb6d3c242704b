"""A view of Dungeon Cards in words: what the terminal, the generic table and screen readers say of it."""

from duskhall.games.dungeon_cards.view import PlayerView, View
from duskhall.kernel.describe import Noun, SeatName, Text


def describe(view: View) -> Text:
    """Return the table as a tree of texts: where the game stands, the players, the turn."""
    parts = [_player(view, seat, player) for seat, player in enumerate(view.players)]
    if view.phase == "dungeon" and view.turn is not None:
        parts.append(_turn(view))
    if view.boss is not None:
        parts.append(Text("table-boss", {"boss": Noun("boss", view.boss), "damage": view.boss_damage}))
    if view.roll is not None:
        roll = view.roll
        parts.append(
            Text(
                f"table-roll-{roll.kind}",
                {
                    "strikes": roll.strikes,
                    "evades": roll.evades,
                    "skills": roll.skills,
                    "result": roll.result,
                    "need": roll.need,
                },
            )
        )
    return Text(
        "table-boss-phase" if view.phase == "boss" else f"table-{view.phase}",
        {"round": view.round, "rounds": view.rounds},
        tuple(parts),
    )


def _player(view: View, seat: int, player: PlayerView) -> Text:
    if player.adventurer is None:
        return Text("table-player-choosing", {"seat": SeatName(seat)})
    key = "table-player-out" if player.out else "table-player"
    items = (Text("table-items", {"items": tuple(Noun("item", item) for item in player.items)}),)
    return Text(
        key,
        {
            "seat": SeatName(seat),
            "adventurer": Noun("adventurer", player.adventurer),
            "gold": player.gold,
            "hits": player.hits,
            "limit": player.most_hits,
            "points": player.points,
        },
        items if player.items else (),
    )


def _turn(view: View) -> Text:
    assert view.turn is not None
    cards = tuple(Text(f"table-card-{card.status}", {"card": Noun("card", card.card)}) for card in view.row)
    parts = [Text("table-row", {"cards": cards, "stake": view.stake})] if cards else []
    if view.top_card is not None:
        parts.append(Text("table-top-card", {"card": Noun("card", view.top_card)}))
    left = sum(view.deck.values())
    return Text(
        "table-turn-bust" if view.bust else "table-turn",
        {
            "seat": SeatName(view.turn),
            "total": view.action_total,
            "limit": view.action_limit,
            "deck": left,
        },
        tuple(parts),
    )
