"""What an ended game came to, as workers tell it and the store keeps it."""

import msgspec


class SeatResult(msgspec.Struct, frozen=True):
    """What a game came to for one seat: its place, whether it won, its score, and the records that it holds."""

    player: str
    place: int
    won: bool
    score: int
    feats: dict[str, int] = {}


class Conclusion(msgspec.Struct, frozen=True):
    """What a game came to; without seats, nothing can be told of it."""

    ending: str = ""
    truncated: bool = False
    decisions: int = 0
    seats: list[SeatResult] = []
    replaced: list[int] = []  # the seats that somebody else played for a while
