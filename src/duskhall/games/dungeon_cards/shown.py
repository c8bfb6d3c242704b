"""What is shown of a game of Dungeon Cards, and in which form; `seen` says what of it a seat may know."""

import msgspec


class PlayerView(msgspec.Struct, frozen=True):
    """A player as everybody sees them."""

    adventurer: str | None
    gold: int
    hits: int
    most_hits: int
    points: int
    items: list[str]
    out: bool


class CardView(msgspec.Struct, frozen=True):
    """A card of this turn, and what became of it."""

    card: str
    status: str


class RollView(msgspec.Struct, frozen=True):
    """The roll on the table: faces shown, what counts, what is needed, which dice are set aside."""

    kind: str
    strikes: int
    evades: int
    skills: int
    result: int
    need: int
    aside: list[int]


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    phase: str
    round: int
    rounds: int
    first_player: int
    turn: int | None
    players: list[PlayerView]
    row: list[CardView]
    action: int
    action_total: int
    action_limit: int
    bust: bool
    stake: int
    hits_coming: int
    roll: RollView | None
    deck: dict[str, int]
    discard: dict[str, int]
    top_card: str | None
    bust_chance: float | None
    boss: str | None
    boss_damage: int
    boss_order: list[int]
    slayer: int | None
    places: list[int]
