"""A view of Blood Bound in words: what the terminal, the generic table and screen readers say of it."""

from duskhall.games.blood_bound.view import PlayerView, View
from duskhall.kernel.describe import Noun, SeatName, Text


def describe(view: View) -> Text:
    """Return the table as a tree of texts: whose turn it is, the attack, the players, the supply."""
    parts = [_player(view, seat, player) for seat, player in enumerate(view.players)]
    if view.target is not None and view.captured is None:
        parts.append(Text("table-attack", {"seat": SeatName(view.dagger), "target": SeatName(view.target)}))
    if view.offers:
        parts.append(Text("table-offers", {"seats": tuple(SeatName(seat) for seat in view.offers)}))
    if view.my_offer is not None:
        parts.append(Text(f"table-my-answer-{view.my_offer}"))
    supply = tuple(
        Text("table-supply-card", {"card": Noun("card", card), "count": count}) for card, count in view.supply.items()
    )
    parts.append(Text("table-supply", {"cards": supply}))
    if view.captured is not None:
        return Text("table-over", {"seat": SeatName(view.captured)}, tuple(parts))
    return Text("table-turn", {"turn": view.turn, "seat": SeatName(view.dagger)}, tuple(parts))


def _player(view: View, seat: int, player: PlayerView) -> Text:
    parts = []
    shown = [Noun("rank", player.rank)] if player.rank is not None else []
    shown += [Noun("token", token) for token in player.tokens]
    if shown:
        parts.append(Text("table-tokens", {"tokens": tuple(shown)}))
    if player.cards:
        parts.append(Text("table-cards", {"cards": tuple(Noun("card", card) for card in player.cards)}))
    if player.true_curse:
        parts.append(Text("table-true-curse"))
    if player.character is not None:
        key = "table-own-character" if view.seat == seat else "table-character"
        parts.append(Text(key, {"character": Noun("character", player.character)}))
    elif player.clue is not None:
        parts.append(Text("table-clue", {"clan": Noun("clan", player.clue)}))
    key = "table-player-dagger" if seat == view.dagger else "table-player"
    return Text(key, {"seat": SeatName(seat), "wounds": player.wounds}, tuple(parts))
