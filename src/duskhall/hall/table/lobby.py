"""A table before, around and after its game: who is there, who sits where, who is host, what was agreed.

Everything here changes a `Lobby` in place or raises `Denied`; nothing is stored, sent or played.  A room changes
a copy, stores it, and takes it over.
"""

import hmac
import secrets
from hashlib import sha256
from typing import Any, Final

import msgspec

from duskhall import games, minds
from duskhall.hall.denied import Denied, not_yours
from duskhall.hall.names import likeness
from duskhall.hall.protocol import Clock, Guest, PackMark, SeatInfo, TableInfo, Tree
from duskhall.kernel.game import BadSetup, Game
from duskhall.kernel.record import WRITTEN_SETTINGS
from duskhall.kernel.setup import Content

OPEN: Final = "open"
RUNNING: Final = "running"
ENDED: Final = "ended"
FROZEN: Final = "frozen"
EXPIRED: Final = "expired"

MOST_PEOPLE: Final = 64  # at one table, spectators included


class Place(msgspec.Struct):
    """A seat: the person who holds it, or the bot, or nobody."""

    person: str | None = None
    bot: str = ""
    ready: bool = False
    contribution: str = ""


class UndoRequest(msgspec.Struct):
    """A seat wants to take decisions back that other seats have built on: which ones, and who has agreed.

    It is void when the game goes on.
    """

    seat: int
    to: int
    agreed: list[int]


class Lobby(msgspec.Struct, kw_only=True, rename={"settings": WRITTEN_SETTINGS}):
    """Everything about a table but its game; `people` are those who are at it, by id, in the order they came.

    Databases hold it as JSON, with the word for its settings that records have.
    """

    id: str
    version: int = 1
    game: str
    settings: dict[str, str | int]
    status: str = OPEN
    public: bool
    clock: Clock | None
    host: str | None
    invite: str
    commitment: str
    created: float
    places: list[Place]
    people: dict[str, str]
    looks: dict[str, tuple[str, str]] = {}  # the sign and the colour that people had when they came
    away: list[str] = []
    votes: dict[str, list[str]] = {}
    swaps: list[tuple[int, int]] = []
    rematch: str | None = None
    follows: str | None = None  # the ended table whose people play again here; it begins when all have agreed
    undo: UndoRequest | None = None
    proof_ends: int | None = None
    lesson: bool = False  # its dice are known beforehand, for somebody who learns
    goes_on: tuple[str, int] | None = None  # from another table, after one of its entries
    retries: Tree | None = None  # what is played again there
    daily: str = ""  # the day whose deal is tried here: by one person, with the same dice for everyone
    aids: bool = True  # whether the hall works odds and notebooks out for those who play
    hints: bool = True  # and, with them, says what a strong player would do
    pack: PackMark | None = None  # content of its own, chosen when the table was made

    @property
    def fixed(self) -> bool:
        """Whether everything but the people's decisions goes the same course wherever it is played."""
        return self.lesson or bool(self.daily)

    def copy(self) -> "Lobby":
        """Return a copy that shares nothing."""
        return msgspec.json.decode(msgspec.json.encode(self), type=Lobby)

    def seats_of(self, person: str) -> list[int]:
        """Return the seats that a person holds."""
        return [seat for seat, place in enumerate(self.places) if place.person == person]

    def holds(self, person: str, seat: int) -> bool:
        """Say whether a person holds a seat."""
        return 0 <= seat < len(self.places) and self.places[seat].person == person

    def may_watch(self, person: str) -> bool:
        """Say whether a person may look at the table: anybody at a public one, those who came by its link else."""
        return self.public or person in self.people


def new_lobby(
    table_id: str,
    game_id: str,
    seats: int,
    settings: dict[str, Any],
    host: tuple[str, str],
    *,
    public: bool,
    clock: Clock | None,
    commitment: str,
    now: float,
    aids: bool = True,
    hints: bool = True,
    pack: PackMark | None = None,
    content: Content | None = None,
) -> Lobby:
    """Return the lobby of a new table with its host in the first seat, or raise `Denied`.

    With a pack, `content` is the game's with the entries of the pack in it.
    """
    try:
        setup = games.find(game_id).setup(seats, settings, content)
    except (games.UnknownGame, BadSetup) as error:
        raise Denied("bad-setup", error, 422) from error
    places = [Place() for _ in range(seats)]
    places[0].person = host[0]
    return Lobby(
        id=table_id,
        game=game_id,
        settings=dict(setup.settings),
        public=public,
        clock=clock,
        host=host[0],
        invite=secrets.token_urlsafe(12),
        commitment=commitment,
        created=now,
        places=places,
        people={host[0]: host[1]},
        aids=aids,
        hints=hints,
        pack=pack,
    )


def rematch_lobby(old: Lobby, host: str, table_id: str, commitment: str, now: float) -> Lobby:
    """Return a new table with the people, the bots and the settings of one that has ended; bots for those who left.

    Whoever asks first is its host: that one is there, and can begin without those who are not.
    """
    here = {person: name for person, name in old.people.items() if person == host or person not in old.away}
    places = [Place(person=place.person if place.person in here else None, bot=place.bot) for place in old.places]
    for place in places:
        if place.person is None and not place.bot:
            place.bot = minds.default(old.game)
    return Lobby(
        id=table_id,
        game=old.game,
        settings=dict(old.settings),
        public=old.public,
        clock=old.clock,
        host=host,
        invite=secrets.token_urlsafe(12),
        commitment=commitment,
        created=now,
        places=places,
        people=here,
        looks={person: look for person, look in old.looks.items() if person in here},
        follows=old.id,
        aids=old.aids,
        hints=old.hints,
        pack=old.pack,
    )


def info(lobby: Lobby, players: list[str], here: set[str], reader: str | None) -> TableInfo:
    """Return what a reader may know of a lobby; `players` says who plays each seat, `here` who is connected."""
    return TableInfo(
        table=lobby.id,
        version=lobby.version,
        game=lobby.game,
        settings=lobby.settings,
        status=lobby.status,
        public=lobby.public,
        clock=lobby.clock,
        host=lobby.host,
        seats=[
            SeatInfo(place.person, player, place.ready, bool(place.contribution), place.person in here)
            for place, player in zip(lobby.places, players, strict=True)
        ],
        people=[Guest(person, name, *lobby.looks.get(person, ("", ""))) for person, name in lobby.people.items()],
        commitment=lobby.commitment,
        created=lobby.created,
        rematch=lobby.rematch,
        follows=lobby.follows,
        retries=lobby.retries,
        proof_ends=lobby.proof_ends,
        lesson=lobby.lesson,
        daily=lobby.daily or None,
        invite=lobby.invite if reader in lobby.people else None,
        replay_pass=replay_pass(lobby.invite) if reader in lobby.people and lobby.status == ENDED else None,
        aids=lobby.aids,
        hints=lobby.hints,
        pack=lobby.pack,
        votes={seat: len(voters) for seat, voters in lobby.votes.items()},
        swaps=lobby.swaps,
    )


def planned_players(lobby: Lobby) -> list[str]:
    """Return who is to play each seat, before the game: "" where nobody is."""
    return ["person" if place.person else f"bot:{place.bot}" if place.bot else "" for place in lobby.places]


# --- Coming and going --------------------------------------------------------------------------------------------


def wear(lobby: Lobby, person: str, look: tuple[str, str]) -> None:
    """Note the sign and the colour of somebody at a table, where they have chosen any."""
    if any(look):
        lobby.looks[person] = look


def join(lobby: Lobby, person: str, name: str, invite: str | None) -> None:
    """Come to a table: a public one freely, a private one by its link."""
    if person in lobby.people:
        if person in lobby.away:
            lobby.away.remove(person)
        return
    check_invited(lobby, invite)
    if lobby.daily:
        raise Denied("daily-alone", "The daily table is tried alone; its replay opens when the day is over.", 403)
    if len(lobby.people) >= MOST_PEOPLE:
        raise Denied("full", f"There are {MOST_PEOPLE} people at this table already.")
    if any(other != name and likeness(other) == likeness(name) for other in lobby.people.values()):
        raise Denied("name-alike", "Somebody here has a name that looks like yours: change yours a little first.", 422)
    lobby.people[person] = name


def check_invited(lobby: Lobby, invite: str | None) -> None:
    """Let only those to a private table who have its link."""
    if not lobby.public and not secrets.compare_digest((invite or "").encode(), lobby.invite.encode()):
        raise Denied("not-invited", "This table is private: ask for its link.", 403)


def replay_pass(invite: str) -> str:
    """Return the secret that opens the replay of an ended table, and nothing else of it."""
    return hmac.new(invite.encode(), b"duskhall/replay/1", sha256).hexdigest()[:24]


def may_read(lobby: Lobby, person: str, given: str | None) -> bool:
    """Say whether somebody may look back at a table: who may watch it or, after its end, who has the link to it."""
    if lobby.may_watch(person):
        return True
    ended = lobby.status == ENDED
    return ended and secrets.compare_digest((given or "").encode(), replay_pass(lobby.invite).encode())


def check_aids(lobby: Lobby) -> None:
    """Raise `Denied` at a table whose people want to work everything out themselves, until the end."""
    if not lobby.aids and lobby.status != ENDED:
        raise Denied("no-aids", "At this table everybody works the odds out for themselves.", 403)


def check_hints(lobby: Lobby) -> None:
    """Raise `Denied` at a table whose people want no hints."""
    check_aids(lobby)
    if not lobby.hints:
        raise Denied("no-hints", "At this table there are no hints.", 403)


def leave(lobby: Lobby, person: str) -> list[int]:
    """Leave a table; return the seats that a bot has to play from now on because the game runs."""
    _check_there(lobby, person)
    seats = lobby.seats_of(person) if lobby.status == RUNNING else []
    if lobby.status == OPEN or not lobby.seats_of(person):
        for seat in lobby.seats_of(person):
            _give_up(lobby, seat)
        del lobby.people[person]
        lobby.looks.pop(person, None)
        lobby.swaps = []
    elif person not in lobby.away:
        lobby.away.append(person)
    _withdraw_votes(lobby, person)
    if lobby.host == person:
        lobby.host = _next_host(lobby)
    if lobby.status == OPEN and not lobby.people:
        lobby.status = EXPIRED
    return seats


def forget(lobby: Lobby, person: str) -> list[int]:
    """Remove a person for good; return the seats that a bot has to play from now on."""
    seats = leave(lobby, person) if person in lobby.people else []
    for seat in lobby.seats_of(person):
        place = lobby.places[seat]
        bot = "" if lobby.status == ENDED else minds.default(lobby.game)  # a seat of an ended game stays nameless
        lobby.places[seat] = Place(bot=bot, contribution=place.contribution)
    lobby.people.pop(person, None)
    lobby.looks.pop(person, None)
    lobby.away = [each for each in lobby.away if each != person]
    return seats


def _next_host(lobby: Lobby) -> str | None:
    """Host rights pass on to whoever sits at the table, else to whoever is there."""
    present = [person for person in lobby.people if person not in lobby.away]
    seated = [person for person in present if lobby.seats_of(person)]
    return next(iter(seated or present), None)


# --- Seats -------------------------------------------------------------------------------------------------------


def sit(lobby: Lobby, person: str, seat: int, *, another: bool) -> None:
    """Take an empty seat, or one that a bot was to play; instead of one's own seats, or as another one."""
    _check_open(lobby)
    _check_there(lobby, person)
    place = place_at(lobby, seat)
    if place.person is not None:
        raise Denied("seat-taken", "Somebody sits there: ask them to swap.")
    if not another:
        for own in lobby.seats_of(person):
            lobby.places[own] = Place()
    lobby.places[seat] = Place(person=person)
    lobby.swaps = []


def stand(lobby: Lobby, person: str, seat: int) -> None:
    """Give a seat up: one's own, or as host anybody's, a bot's included."""
    _check_open(lobby)
    place = place_at(lobby, seat)
    if person not in (place.person, lobby.host):
        raise not_yours("Only its holder or the host can empty a seat.")
    _give_up(lobby, seat)
    lobby.swaps = []


def _give_up(lobby: Lobby, seat: int) -> None:
    """Let nobody sit there; where people play again, a bot takes the place of whoever does not."""
    played_again = lobby.follows is not None and lobby.places[seat].person is not None
    lobby.places[seat] = Place(bot=minds.default(lobby.game) if played_again else "")


def swap(lobby: Lobby, person: str, seat: int, other: int) -> None:
    """Swap one's seat with another: at once where nobody else is concerned, else when the other asks for it too."""
    _check_open(lobby)
    if place_at(lobby, seat).person != person or seat == other:
        raise not_yours("Only the holder of a seat can offer it, for another one.")
    partner = place_at(lobby, other).person
    if partner in (None, person) or (other, seat) in lobby.swaps:
        lobby.places[seat], lobby.places[other] = lobby.places[other], lobby.places[seat]
        for place in (lobby.places[seat], lobby.places[other]):
            place.ready = False
        lobby.swaps = []
    elif (seat, other) not in lobby.swaps:
        lobby.swaps.append((seat, other))


def put_bots(lobby: Lobby, person: str, seats: list[int] | None, bot: str | None) -> None:
    """Let a bot play these seats, or all empty ones; only the host can."""
    _check_open(lobby)
    _check_host(lobby, person)
    name = minds.default(lobby.game) if bot is None else bot
    check_bot(lobby.game, name)
    chosen = range(len(lobby.places)) if seats is None else seats
    for seat in chosen:
        place = place_at(lobby, seat)
        if place.person is not None and seats is not None:
            raise Denied("seat-taken", "Somebody sits there: a bot needs an empty seat.")
        if place.person is None and (seats is not None or not place.bot):
            lobby.places[seat] = Place(bot=name)


def check_bot(game_id: str, name: str) -> None:
    """Raise `Denied` where a game has no such bot."""
    try:
        minds.find(game_id, name)
    except minds.UnknownMind as error:
        raise Denied("unknown-bot", error, 422) from error


def ready(lobby: Lobby, person: str, contribution: str | None, is_ready: bool) -> None:
    """Say that one is ready, in all of one's seats, and add to the dice what nobody could have known before."""
    _check_open(lobby)
    seats = lobby.seats_of(person)
    if not seats:
        raise Denied("no-seat", "Take a seat first.")
    for seat in seats:
        lobby.places[seat].ready = is_ready
        if contribution is not None:
            lobby.places[seat].contribution = contribution


def think_better(lobby: Lobby, old: Lobby, person: str) -> None:
    """Let somebody play again who had left: in the seats of before, as far as nobody else has taken them."""
    if lobby.status != OPEN or person in lobby.people:
        return
    lobby.people[person] = old.people[person]
    wear(lobby, person, old.looks.get(person, ("", "")))
    for seat in old.seats_of(person):
        if lobby.places[seat].person is None:
            lobby.places[seat] = Place(person=person)


def all_agree(lobby: Lobby) -> bool:
    """Say whether the people of a table that has ended have all agreed to play again here; bots always do."""
    holders = [place for place in lobby.places if place.person is not None]
    complete = all(place.person is not None or place.bot for place in lobby.places)
    again = lobby.status == OPEN and lobby.follows is not None
    return again and complete and bool(holders) and all(place.ready for place in holders)


def check_start(lobby: Lobby, person: str) -> Game:
    """Return the game if the host can start it now, or raise `Denied`."""
    _check_open(lobby)
    _check_host(lobby, person)
    for seat, place in enumerate(lobby.places):
        if place.person is None and not place.bot:
            raise Denied("seat-empty", f"Seat {seat + 1} is empty: fill it with a bot, or wait for somebody.")
        if place.person not in (None, person) and not place.ready:
            raise Denied("not-ready", f"{lobby.people[str(place.person)]} is not ready yet.")
    return games.find(lobby.game)


# --- Agreements --------------------------------------------------------------------------------------------------


def remove_idler(lobby: Lobby, seat: int) -> None:
    """Carry out a vote: a host's rights pass on."""
    person = lobby.places[seat].person
    if lobby.host == person:
        lobby.away = [*lobby.away, str(person)]
        lobby.host = _next_host(lobby)
        lobby.away.remove(str(person))


def _withdraw_votes(lobby: Lobby, person: str) -> None:
    lobby.votes = {
        seat: [voter for voter in voters if voter != person]
        for seat, voters in lobby.votes.items()
        if lobby.places[int(seat)].person != person
    }


def configure(
    lobby: Lobby,
    person: str,
    settings: dict[str, Any] | None,
    public: bool | None,
    aids: bool | None = None,
    hints: bool | None = None,
    content: Content | None = None,
) -> None:
    """Change the settings of the game, who may come, or what is worked out, before the start; nobody is ready then."""
    _check_open(lobby)
    _check_host(lobby, person)
    if settings and lobby.goes_on is not None:
        raise Denied("goes-on", "What is played again keeps its settings: a rematch can have others.")
    if settings is not None:
        try:
            setup = games.find(lobby.game).setup(len(lobby.places), {**lobby.settings, **settings}, content)
        except BadSetup as error:
            raise Denied("bad-setup", error, 422) from error
        lobby.settings = dict(setup.settings)
    if settings is not None or aids is not None or hints is not None:
        for place in lobby.places:
            place.ready = False
    if aids is not None:
        lobby.aids = aids
    if hints is not None:
        lobby.hints = hints
    if public is not None:
        lobby.public = public


def place_at(lobby: Lobby, seat: int) -> Place:
    """Return a seat, or raise `Denied` where there is none."""
    if not 0 <= seat < len(lobby.places):
        raise Denied("no-such-seat", f"There is no seat {seat}; the seats are 0 to {len(lobby.places) - 1}.", 422)
    return lobby.places[seat]


def _check_open(lobby: Lobby) -> None:
    if lobby.status != OPEN:
        raise Denied("not-open", "The game has started: that is for before the start.")


def _check_there(lobby: Lobby, person: str) -> None:
    if person not in lobby.people:
        raise not_yours("Come to the table first.")


def _check_host(lobby: Lobby, person: str) -> None:
    if lobby.host != person:
        raise not_yours("Only the host can do that.")
