"""How a hall is configured: one validated object, from flags, then the environment, then a file, then the defaults.

The value `port` is the flag `--port`, the variable `DUSKHALL_PORT`, and `port = 8000` in the TOML file that
`--config` or `DUSKHALL_CONFIG` names.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from duskhall.hall.mistake import HallMistake
from duskhall.kernel.misfit import misplaced

PREFIX: Final = "DUSKHALL_"
Positive = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]
Limit = Annotated[float, Meta(gt=0)]
Contact = Annotated[str, Meta(pattern=r"^((mailto:[^@\s]+@|https://)[^@\s]+)?$")]
LISTED: Final = ("origins", "trusted_proxies")  # what the environment gives with commas between
# For whoever measures a hall from one address, or tests it: more than anybody can spend.
UNLIMITED: Final = dict.fromkeys(
    (
        "byte_rate",
        "frame_rate",
        "message_rate",
        "person_rate",
        "address_byte_rate",
        "address_frame_rate",
        "request_rate",
        "connections_per_address",
        "sockets_per_address",
        "half_open_per_address",
        "half_open",
        "guests_per_minute",
        "tables_per_minute",
        "address_tables_per_minute",
        "chat_per_minute",
        "undos_per_minute",
        "remarks_per_minute",
        "replays_per_minute",
        "odds_per_minute",
        "hints_per_minute",
        "codes_per_minute",
        "passphrases_per_minute",
        "packs_per_minute",
        "reports_per_minute",
    ),
    10**8,
)


class BadConfig(HallMistake):
    """A configuration that cannot be used: the sentence names it and what is possible."""


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be configured about a hall."""

    host: str = "127.0.0.1"  # the address to listen at; this one is for this machine alone
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000  # 0: any free one
    metrics_host: str = "127.0.0.1"  # the address at which whoever runs the hall looks at its metrics
    metrics_port: Annotated[int, Meta(ge=0, le=65535)] | None = None  # of /metrics there; without it there is none
    lan: bool = False  # listen at every address of this machine, and say the one that others in the network reach
    db: str = "sqlite:///duskhall.sqlite3"  # or postgresql://..., where several processes may share it
    origins: tuple[str, ...] = ()  # further addresses that browsers reach this hall at, such as https://hall.example
    # Proxies, as addresses or networks, whose X-Forwarded-For and X-Forwarded-Proto are believed.
    trusted_proxies: tuple[str, ...] = ()
    behind_proxy: bool = False  # the older word: believe proxies on this machine and in private networks
    secure_cookies: bool = False  # send the cookie over https only, also where a request did not come by it

    packs: str = ""  # a folder with packs that every host may choose, <game>/<file>.toml; read at the start
    host_packs: bool = True  # whether hosts may bring packs of their own
    largest_pack: Annotated[int, Meta(ge=1024, le=1024 * 1024)] = 40 * 1024  # bytes; a request has to hold it, too

    bot_workers: Positive = max(1, (os.cpu_count() or 2) - 1)  # processes in which bots think
    bot_seconds: Seconds = 20.0  # after this a bot that has not answered is replaced
    bot_queue: Positive = 500  # answers of bots that wait for a worker at most, in the whole hall
    bot_queue_each: Positive = 60  # and at the tables of one host
    lookup_workers: Positive = 1  # for replays, odds and hints, beside those of bots, to which they give way
    lookup_queue: Positive = 40  # replays, odds and hints that wait for a worker at most; more are told to come again
    lookup_queue_each: Positive = 4  # and of one person
    analysis_workers: Positive = 1  # for analyses of finished games, which give way to everything else
    # How long questions with standing answers wait for all answers, so that timing says nothing of any; less than the
    # shortest clock.
    answer_window: Annotated[float, Meta(ge=0, le=4)] = 2.0
    answer_changes: Positive = 30  # how often a seat changes a sealed answer before it is opened
    bot_pace: Seconds = 0.7  # bots answer at whole multiples of this, so that their timing says nothing

    # What strangers may cost (budgets.py).  A connection that spends more than its own is cut off; where an address, an
    # IPv6 one with its whole /64, spends more, those of its connections wait that spend most.  What is given by the
    # second may be spent twice over at once, what is given by the minute once.
    byte_rate: Positive = 64 * 1024  # bytes per second that one connection sends
    frame_rate: Positive = 100  # frames per second, control frames too, or requests, of one connection
    message_rate: Positive = 20  # messages per second of one connection that are followed
    person_rate: Positive = 50  # messages and requests per second of one person
    address_byte_rate: Positive = 1024 * 1024  # bytes per second of one address
    address_frame_rate: Positive = 500  # frames and requests per second of one address
    request_rate: Positive = 100  # HTTP requests per second of one address
    connections_per_address: Positive = 100  # WebSockets
    sockets_per_address: Positive = 200  # WebSockets and HTTP connections
    half_open_per_address: Positive = 50  # connections whose request is not there yet; the oldest goes
    sockets: Count = 0  # in all; 0: as many as this process may have open
    half_open: Positive = 500  # of them in all
    header_seconds: Limit = 10.0  # until the headers of a request are there, or a connection is used at all
    body_seconds: Limit = 20.0  # until its body is there
    stall_seconds: Limit = 60.0  # that a client may take to read what it has asked for
    largest_head: Positive = 16 * 1024  # bytes of an HTTP request's address and headers
    largest_request: Positive = 64 * 1024  # bytes of an HTTP request's body
    send_queue: Positive = 256  # messages that wait for a slow reader before it is dropped
    guests_per_minute: Positive = 30  # who come in from one address
    tables_per_minute: Positive = 6  # that one person makes
    address_tables_per_minute: Positive = 30  # that are made from one address
    chat_per_minute: Positive = 30  # lines and statements of one person
    undos_per_minute: Positive = 60  # decisions that one person takes back
    remarks_per_minute: Positive = 20  # quick words of one person
    replays_per_minute: Positive = 60  # parts of replays that one person asks for
    odds_per_minute: Positive = 120  # of one person; the client asks by itself when it is somebody's turn
    hints_per_minute: Positive = 20  # of one person
    codes_per_minute: Positive = 20  # codes of tables that one person, or one address, tries
    passphrases_per_minute: Positive = 5  # that one address tries, or one person makes
    reports_per_minute: Positive = 3  # that one person sends to the keeper
    packs_per_minute: Positive = 10  # that one person has looked at, or makes a table with

    # The others may have a bot play for somebody who is asked, when nothing came from them for so long.
    idle_seconds: Seconds = 120.0
    gone_seconds: Seconds = 600.0  # and a single other person may, when they are not there either

    push_contact: Contact = ""  # where push services reach you, such as mailto:keeper@hall.example; else an origin
    push_anywhere: bool = False  # push to http and to private addresses, too: for tests alone
    planned_minutes: Count = 120  # in games by the day an answer given in advance comes at any moment of these
    holiday_days: Annotated[int, Meta(ge=0, le=366)] = 30  # a year, on which a person's clocks of days stand still
    unload_after: Seconds = 60.0  # a table that nobody watches leaves memory after so many seconds
    lease_seconds: Annotated[float, Meta(gt=0)] = 6.0  # who runs a table's bots and clocks says so this often
    code_minutes: Annotated[int, Meta(ge=1, le=1440)] = 60  # that the code of an open table can be used
    expire_open_hours: Positive = 24  # tables that never started
    expire_running_days: Positive = 30  # tables that nobody has touched; whoever was there revives them
    prune_people_days: Count = 30  # people at no table whose devices were not used since; 0 keeps them, as below
    prune_open_days: Count = 7  # tables that never started, untouched since
    prune_chat_days: Count = 365  # lines of chat
    calendar_grace_hours: Positive = 6  # nothing is removed or forgotten before the date has gone on evenly for so long
    token_idle_days: Positive = 90  # after which a device that was not used has to come in again
    log_level: Annotated[str, Meta(pattern="^(debug|info|warning|error)$")] = "info"  # and what is worse


def load(
    flags: Mapping[str, Any] | None = None, environ: Mapping[str, str] | None = None, file: str | Path | None = None
) -> Config:
    """Put the configuration together, or raise `BadConfig`; flags that are None were not given.

    >>> load({"port": 9000}, {"DUSKHALL_PORT": "1", "DUSKHALL_ORIGINS": "https://a.example, https://b.example"}).origins
    ('https://a.example', 'https://b.example')
    """
    environ = os.environ if environ is None else environ
    file = file or environ.get(f"{PREFIX}CONFIG")
    values = dict(_from_file(Path(file))) if file else {}
    for field in Config.__struct_fields__:
        variable = PREFIX + field.upper()
        if variable in environ:
            values[field] = _listed(field, environ[variable])
    values.update({name: value for name, value in (flags or {}).items() if value is not None})
    try:
        return msgspec.convert(values, Config, strict=False)
    except msgspec.ValidationError as error:
        raise BadConfig("config-misfit", problem=misplaced(error)) from error


def _listed(field: str, text: str) -> str | list[str]:
    if field not in LISTED:
        return text
    return [part.strip() for part in text.split(",") if part.strip()]


def _from_file(path: Path) -> Mapping[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadConfig("config-unreadable", file=str(path), detail=error.strerror or str(error)) from error
    except ValueError as error:
        raise BadConfig("config-no-toml", file=str(path), detail=str(error)) from error
