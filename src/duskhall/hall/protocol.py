"""What client and server say to each other on the WebSocket, as JSON text, one message per frame.

Client and server each have one union of messages, told apart by `type`.  The structs below are the only
description of them: decoding checks against it, `schema()` exports it for the client's types, and
docs/protocol.md is generated from it.  A message that is not as described is answered with `error`, never guessed.

Numbers that order things: every entry of a table's record has a `seq`, counted from 1 without gaps, and everybody
who watches is told of every one of them (each only what it may know).  So whoever has seen 7 and is told 9 has
missed 8, and asks for it with `watch` and `seen`.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from duskhall.hall.wire import text_frame
from duskhall.kernel.outcome import Outcome
from duskhall.teacher.hint import Hint

PROTOCOL: Final = 1
LONGEST_CLOCK: Final = 30 * 86_400  # seconds for a decision
SHORTEST_BY_DAY: Final = 3600  # seconds for a decision, from which on a game is played by the day
LARGEST_FRAME: Final = 16 * 1024  # bytes of a client's frame; the longest honest one is a few hundred

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{1,32}$")]
PersonId = Annotated[str, Meta(pattern="^[a-z0-9]{1,32}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
MoveId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Word = Annotated[str, Meta(max_length=100)]
QuickWord = Literal[
    "hello", "luck", "well_played", "thanks", "sorry", "oops", "wow", "laugh", "thinking", "hurry", "farewell"
]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
# A text as `describe.Text.plain` writes it.  Its arguments may be objects of several forms, which no struct can say.
Tree = Annotated[Any, Meta(title="Tree", extra_json_schema={"$ref": "#/$defs/Tree"})]
TREES: Final[dict[str, Any]] = {
    "Tree": {
        "description": "A message with its arguments and what belongs under it.",
        "type": "object",
        "properties": {
            "key": {"type": "string"},
            "args": {"type": "object", "additionalProperties": {"$ref": "#/$defs/Argument"}},
            "children": {"type": "array", "items": {"$ref": "#/$defs/Tree"}},
        },
        "required": ["key", "args", "children"],
    },
    "Thing": {
        "description": "An entry of a catalogue.",
        "type": "object",
        "properties": {"noun": {"type": "string"}, "id": {"type": "string"}},
        "required": ["noun", "id"],
    },
    "SeatName": {
        "description": "A seat, said by its player's name.",
        "type": "object",
        "properties": {"seat": {"type": "integer"}},
        "required": ["seat"],
    },
    "Argument": {
        "description": "What a message can be given; several things are said one after another.",
        "anyOf": [
            {"type": "number"},
            {"type": "string"},
            {"$ref": "#/$defs/Thing"},
            {"$ref": "#/$defs/SeatName"},
            {"$ref": "#/$defs/Tree"},
            {"type": "array", "items": {"$ref": "#/$defs/Argument"}},
        ],
    },
}


# --- What a client says ------------------------------------------------------------------------------------------


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What every message of a client has in common."""


class Hello(FromClient, tag="hello"):
    """The first message: which protocol the client speaks.  Answered with `welcome`."""

    protocol: int


class Watch(FromClient, tag="watch"):
    """Be told what happens at a table, as one of one's own seats or, without `seat`, as a spectator.

    Answered with a `snapshot`; or, when `seen` says what the client already knows and nothing was taken back
    since, with the `update`s that it missed.  A person with several seats sees one at a time: watching as another
    seat moves all of that person's connections there.  `chat_seen` is the number of the last line of chat that the
    client has; later ones are sent.  `words` adds to every view its description as texts, for clients that show it.
    `remarks` asks for quick words (`remarked`), too.
    """

    table: TableId
    seat: SeatNumber | None = None
    seen: Seq | None = None
    chat_seen: Seq = 0
    words: bool = False
    remarks: bool = False


class Unwatch(FromClient, tag="unwatch"):
    """Be told no more of a table."""

    table: TableId


class Answer(FromClient, tag="answer"):
    """Answer what one's seat is asked.  Answered with `done` once it is stored, or with `refused`.

    `move_id` is the client's own: a message sent again with the same one is not carried out again.
    A question that can be answered in advance (`stand`) is new for a moment, in which answers wait: `done` comes when
    that moment is over, also for an answer whose place a later one took.
    """

    table: TableId
    seat: SeatNumber
    move_id: MoveId
    question: Word
    option: Word


class Undo(FromClient, tag="undo"):
    """Take one's last decision back, where nothing became known since.

    In a cooperative game, where another seat has decided since, the others are asked first (`undo_asked`).
    """

    table: TableId
    seat: SeatNumber
    move_id: MoveId


class Consent(FromClient, tag="consent"):
    """Agree or disagree that another seat takes decisions back, as `undo_asked` asked."""

    table: TableId
    seat: SeatNumber
    agree: bool


class Speak(FromClient, tag="speak"):
    """Make a structured statement: part of the record, ignored by the rules."""

    table: TableId
    seat: SeatNumber
    move_id: MoveId
    statement: Annotated[dict[Word, Word | int], Meta(max_length=8)]


class Say(FromClient, tag="say"):
    """Chat.  Spectators cannot while a game runs."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Remark(FromClient, tag="remark"):
    """Say one of a few quick words from one's seat: told to whoever asked for them, and kept nowhere."""

    table: TableId
    seat: SeatNumber
    remark: QuickWord


class Mute(FromClient, tag="mute"):
    """Hear no more of what a person says in any chat or by quick words, or hear it again."""

    person: PersonId
    muted: bool


class Return(FromClient, tag="return"):
    """Take a seat back from the bot that plays it in one's absence; answering does the same."""

    table: TableId
    seat: SeatNumber


class Given(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A standing answer: one of the kinds that the game declares, and how far it goes.

    It counts while the field of the view that its kind names (`turn`, `target`) has this value; without one it is
    the value that the field has when the answer is given.  Kinds that name no field count always.  Where a kind has no
    option of its own, `option` names it, for this value or the next one, and it is used once.  The hall says `dropped`
    of one that came due and was not possible: then the seat is asked.
    """

    kind: Word
    value: Annotated[int, Meta(ge=0, le=2**31)] | None = None
    option: Word | None = None
    dropped: bool = False


class Stand(FromClient, tag="stand"):
    """Say what is to be answered in one's place from now on, instead of what one said before; [] ends it.

    Answered with `standing`.  Nobody else is told, and nobody can see it: while a question with standing answers is
    new, all answers wait for the end of its window, and then come together.  In games by the day, where people answer
    at any hour, a standing answer comes at a moment that chance picks.  It can be changed and withdrawn until then, and
    goes when something before it is taken back.
    """

    table: TableId
    seat: SeatNumber
    answers: Annotated[list[Given], Meta(max_length=16)]


class LetGo(FromClient, tag="let_go"):
    """Where whoever wants to go next goes, bots wait for people: tell the bot of a seat to go now."""

    table: TableId
    seat: SeatNumber


class AskOdds(FromClient, tag="ask_odds"):
    """Ask for the chances of the options one has now, where they did not come with the question.

    Answered with `odds`.
    """

    table: TableId
    seat: SeatNumber


class AskHint(FromClient, tag="ask_hint"):
    """Ask what a strong player would do now, from what one's seat knows.  Answered with `hint`.

    At a table without `hints` or `aids` there are none.  Where too much is asked for at once, `error` says `hall-busy`
    or `asks-too-much`.
    """

    table: TableId
    seat: SeatNumber


class Ping(FromClient, tag="ping"):
    """Ask whether the connection lives.  Answered with `pong`."""


ClientMessage = (
    Hello
    | Watch
    | Unwatch
    | Answer
    | Undo
    | Consent
    | Speak
    | Say
    | Remark
    | Mute
    | Return
    | LetGo
    | Stand
    | AskOdds
    | AskHint
    | Ping
)


# --- What the messages of the server are made of -------------------------------------------------------------


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: `seconds` for each decision, and a `bank` for the whole game that longer thoughts use up.

    A clock of an hour or more is for play by the day: it runs on over restarts of the hall, and stands still while the
    hall is closed or the person has a holiday.
    """

    seconds: Annotated[int, Meta(ge=5, le=LONGEST_CLOCK)]
    bank: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0

    @property
    def by_day(self) -> bool:
        """Whether it counts hours or days."""
        return self.seconds >= SHORTEST_BY_DAY


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it: whose it is, who plays it ("" nobody yet, "person", "bot:<name>").

    `person` and `player` differ while a bot stands in for somebody who left or ran out of time.
    """

    person: str | None
    player: str
    ready: bool
    contributed: bool
    here: bool


class Guest(Struct, frozen=True, omit_defaults=True):
    """Somebody at the table, seated or not, with the sign and the colour that they chose for themselves."""

    person: str
    name: str
    sign: str = ""
    colour: str = ""


class PackMark(Struct, frozen=True):
    """That a table plays with a pack, content of its own: its name, a digest of it, whether the keeper offers it."""

    name: str
    digest: str
    kept: bool


class TableInfo(Struct, frozen=True, kw_only=True):
    """Everything about a table but its game: what it is set to, who is there, how far it is.

    `status` is open, running, ended, frozen (it cannot go on; `reason` says why, in the form of `words`) or expired.
    `commitment` is the promise of its dice, given before anybody contributes.  `proof_ends` is the last entry for which
    today's rules prove the record, where an upgrade of the rules changed them under a running table.
    `invite` is shown to those who are at the table; after the end, so is `replay_pass`, which lets others look at the
    replay: they send it in the header X-Replay-Pass.  At the table of a `lesson` the dice are known beforehand;
    at that of a `daily` deal they are the same for everyone on that day.
    Without `aids` the hall works out neither odds nor notebooks nor hints, without `hints` no hints.
    `rematch` is the table at which its people play again; that one `follows` this one and begins by itself as soon as
    all who sit there are ready.  Where it plays a part of this game again, `retries` says which, like `words`.
    A `pack` is content of its own: its book is that of the table (`/tables/{table}/book`), not that of the game.
    """

    table: str
    version: int
    game: str
    settings: dict[str, str | int]
    status: str
    public: bool
    clock: Clock | None
    host: str | None
    seats: list[SeatInfo]
    people: list[Guest]
    commitment: str
    created: float
    rematch: str | None = None
    proof_ends: int | None = None
    reason: Tree | None = None
    invite: str | None = None
    replay_pass: str | None = None
    aids: bool = True
    votes: dict[str, int] = {}
    swaps: list[tuple[int, int]] = []
    lesson: bool = False
    daily: str | None = None
    follows: str | None = None
    retries: Tree | None = None
    hints: bool = True
    pack: PackMark | None = None


class Offer(Struct, frozen=True, omit_defaults=True):
    """An option that is legal now: its stable name and, where a catalogue names it, which one."""

    name: str
    noun: str = ""


class Asked(Struct, frozen=True):
    """Who owes an answer to what; the options are for that seat alone."""

    seat: int
    question: str


class OwnAsk(Struct, frozen=True, omit_defaults=True):
    """What the seat one watches as may answer now; in a simultaneous question an answer can still be changed.

    `odds` are the chances a careful player would work out, per option and outcome, where the game works them out at
    once; where they are missing, `ask_odds` asks for them.
    """

    question: str
    rule: str
    options: list[Offer]
    odds: dict[str, dict[str, float]] | None = None


class SeatClock(Struct, frozen=True):
    """How long a seat may still think, bank included, in seconds."""

    seat: int
    left: float


class Now(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How things stand for whoever is told: the view, who is asked, what one is asked oneself."""

    view: Any
    words: Tree | None = None
    asks: list[Asked]
    ask: OwnAsk | None = None
    clocks: list[SeatClock] = []
    players: list[str]
    outcome: Outcome | None = None


class Happened(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One entry of the record, as far as one may know of it.

    `kind` is decision, timeout, statement, undo (every decision after `to` is taken back) or seat (`player` plays
    it from now on); 0 is the opening, with kind "opening".
    """

    seq: int
    kind: str
    seat: int | None = None
    events: list[dict[str, Any]] = []
    statement: dict[str, str | int] | None = None
    to: int | None = None
    player: str | None = None


class ChatLine(Struct, frozen=True):
    """Something said in a table's chat; the numbers of a table's lines grow, and may have gaps."""

    number: int
    person: str
    name: str
    text: str
    at: float


# --- What the server says ----------------------------------------------------------------------------------------


class FromServer(Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """What every message of the server has in common."""


class Welcome(FromServer, tag="welcome"):
    """The answer to `hello`: who one is here, and whom one does not want to hear."""

    protocol: int
    person: str
    name: str
    server: str
    muted: list[str] = []


class Snapshot(FromServer, tag="snapshot"):
    """A table as it stands, for whoever watches as `seat` (none: a spectator); `seq` is its version.

    `log` holds the last things that happened; the last lines of chat follow as messages.
    """

    table: str
    seat: int | None
    seq: int
    info: TableInfo
    now: Now | None = None
    log: list[Happened] = []


class Update(FromServer, tag="update"):
    """The next entry of a table: what happened, and how things stand (left out when a further update follows)."""

    table: str
    seat: int | None
    happened: Happened
    now: Now | None = None


class Info(FromServer, tag="info"):
    """Something about a table changed that is not a move: seats, host, readiness, the end."""

    info: TableInfo


class Chat(FromServer, tag="chat"):
    """Somebody said something."""

    table: str
    line: ChatLine


class Remarked(FromServer, tag="remarked"):
    """Somebody said a quick word from their seat."""

    table: str
    seat: int
    remark: str


class Done(FromServer, tag="done"):
    """A move is stored, as entry `seq`: whatever happens to the server, it is not lost."""

    table: str
    move_id: str
    seq: int


class Refused(FromServer, tag="refused"):
    """A move is against the rules: the key of the message that says why, its arguments, and the rule's number."""

    table: str
    move_id: str
    reason: str
    rule: str = ""
    details: dict[str, str | int] = {}


class Odds(FromServer, tag="odds"):
    """The chances a careful player would work out, per option and outcome, for the ask at `seq`."""

    table: str
    seat: int
    seq: int
    odds: dict[str, dict[str, float]]


class Advised(FromServer, tag="hint"):
    """What a strong player would do in one's seat, for the ask at `seq`, from what that seat knows."""

    table: str
    seat: int
    seq: int
    hint: Hint


class Standing(FromServer, tag="standing"):
    """The standing answers of one's own seat: after `stand`, and after `watch` where there are any.

    An answer whose `value` has passed (a turn that is over) counts no more.  Told again when one of them was used or
    dropped.
    """

    table: str
    seat: int
    answers: list[Given]


class UndoAsked(FromServer, tag="undo_asked"):
    """A seat wants every decision after entry `to` taken back; the seats in `waiting` have not agreed yet."""

    table: str
    seat: int
    to: int
    waiting: list[int]


class UndoSettled(FromServer, tag="undo_settled"):
    """What `undo_asked` asked is settled: it was done, or somebody disagreed, or the game went on."""

    table: str
    agreed: bool


class Error(FromServer, tag="error"):
    """A message could not be followed.  `code` is for programs, `about` is its type.

    `message` is for people, in the language that the connection's Accept-Language header asks for.
    """

    code: str
    message: str
    about: str = ""
    table: str = ""
    move_id: str = ""


class Pong(FromServer, tag="pong"):
    """The answer to `ping`."""


class GoingAway(FromServer, tag="going_away"):
    """The server stops: connect again in a moment, and say what you have seen."""


ServerMessage = (
    Welcome
    | Snapshot
    | Update
    | Info
    | Chat
    | Remarked
    | Done
    | Refused
    | Odds
    | Advised
    | Standing
    | UndoAsked
    | UndoSettled
    | Error
    | Pong
    | GoingAway
)

_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_server_decoder: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
_encoder: Final = msgspec.json.Encoder()


def read(frame: str | bytes) -> ClientMessage:
    """Read a client's frame; raises ValueError (msgspec's errors are such) or RecursionError where it is none.

    >>> read('{"type": "hello", "protocol": 1}')
    Hello(protocol=1)
    """
    return _decoder.decode(frame)


def read_server(frame: str | bytes) -> ServerMessage:
    """Read a frame of the server, as clients do."""
    return _server_decoder.decode(frame)


def write(message: ServerMessage | ClientMessage) -> str:
    """Return a message as the text of a frame.

    >>> write(Done(table="t1", move_id="m1", seq=4))
    '{"type":"done","table":"t1","move_id":"m1","seq":4}'
    """
    return encode(message).decode()


def encode(message: ServerMessage | ClientMessage) -> bytes:
    """Return a message as the bytes of a frame's text."""
    return _encoder.encode(message)


def frame(message: ServerMessage) -> bytes:
    r"""Return a message as the bytes of a whole frame, which may be written to any number of connections.

    >>> frame(Pong())
    b'\x81\x0f{"type":"pong"}'
    """
    return text_frame(_encoder.encode(message))


def schema() -> dict[str, Any]:
    """Return the JSON Schema of everything above, with `ClientMessage` and `ServerMessage` as entry points."""
    (client, server), components = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Duskhall protocol {PROTOCOL}",
        "$defs": {
            **components,
            **TREES,
            "ClientMessage": client,
            "ServerMessage": server,
        },
    }
