"""The tables of the store, for both databases.  Alembic's migrations make them; a test holds the two together."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text, UniqueConstraint, false

from duskhall.hall.clock import wall

METADATA: Final = MetaData()

# A person: what they are called, the sign and the colour that stand beside it.
people: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("sign", String(16), nullable=False, server_default=""),
    Column("colour", String(16), nullable=False, server_default=""),
    Column("created", Float, nullable=False),
)

# What shows who somebody is, hashed: nobody who reads the store can be anybody.  `used` is when it last did, to a day.
tokens: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, default=wall),
)

# Links by which a person goes on at another device: used once, hashed too.
links: Final = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

# Slow hashes of passphrases, by which people come back at any device; a person has one at most.
passphrases: Final = Table(
    "passphrases",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True, index=True),
    Column("created", Float, nullable=False),
)

# What this hall adds to everything that it hashes slowly, so that what is worked out for another is of no use.
salts: Final = Table(
    "salts",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("salt", String(64), nullable=False),
)

# Codes of open tables that are said aloud, hashed; the last of a table is the one that counts.
codes: Final = Table(
    "codes",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("hash", String(64), nullable=False, unique=True, index=True),
    Column("expires", Float, nullable=False),
)

# A table: its lobby as JSON with a version that grows, its secret seed, and once it runs the head of its record.
tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("lobby", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("head", Text),
    Index("tables_listed", "status", "public", "created"),
)

members: Final = Table(
    "members",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
)

# The record, one row per entry: (table, seq) can be taken once, so two processes never both append as the same.
entries: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("person", String(32)),
    Column("move_id", String(64)),
    Column("clock", Text),
    Column("entry", Text, nullable=False),
    UniqueConstraint("table_id", "person", "move_id", name="entries_move"),
)

# The latest snapshot of a running table: what it goes on from when an upgrade changes its rules.
snapshots: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

# The pack that a table plays with, as it was given, in JSON; what was played is in the head of the record.
packs: Final = Table(
    "packs",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("pack", Text, nullable=False),
)

# What a seat of a running table wants to be answered in its place, as JSON; nobody else is told.
standing: Final = Table(
    "standing",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False, index=True),
    Column("answers", Text, nullable=False),
)

# What was answered before the window of its question ended; `asked` says which question it was.
held: Final = Table(
    "held",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("asked", Integer, nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("move_id", String(64), nullable=False),
    Column("question", String(100), nullable=False),
    Column("option", String(100), nullable=False),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

mutes: Final = Table(
    "mutes",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

# What people told the keeper of others, with what those said.
reports: Final = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("reporter", String(32), nullable=False, index=True),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("said", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("settled", Boolean, nullable=False),
)

# Whom the keeper does not let in, by person or by network ("" for the other), until when.
bans: Final = Table(
    "bans",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("network", String(64), nullable=False),
    Column("until", Float),
    Column("why", Text, nullable=False),
)

# Who does not speak, at a table or ("") anywhere, until when.
silences: Final = Table(
    "silences",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("until", Float),
)

# What the keeper did; nobody is named there but by an id, which goes with its person.
audit: Final = Table(
    "audit",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("what", String(16), nullable=False),
    Column("person", String(32), index=True),
    Column("about", String(100), nullable=False),
    Column("why", Text),
)

# What a finished game came to, worked out once; `rules_version` is that of the rules it was worked out by.
analyses: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("analysis", Text, nullable=False),
)

# Which process runs a table's bots and clocks; `beat` grows whenever it says so again.
leases: Final = Table(
    "leases",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("beat", Integer, nullable=False),
)

# What ended games came to, for whoever looks back: one row per table, also where nothing is told of it.
conclusions: Final = Table(
    "conclusions",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("ended", Float, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("ending", String(64), nullable=False),
    Column("truncated", Boolean, nullable=False),
)

# And one row per seat; `people` and `bots` say against whom: how many people sat there, and which bots.
results: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32)),
    Column("player", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("ended", Float, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("bots", String(200), nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Index("results_history", "person", "ended"),
    Index("results_of_game", "person", "game", "ended"),
)

# Records that people's games hold, by the names that a game declares.
feats: Final = Table(
    "feats",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("feat", String(100), primary_key=True),
    Column("person", String(32)),
    Column("game", String(64), nullable=False),
    Column("value", Integer, nullable=False),
    Index("feats_of_person", "person", "game", "feat", "value"),
)

# What is dealt on a day in a game, for everyone: the seed, secret until the day is over, and its commitment.
deals: Final = Table(
    "deals",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("drawn", Float, nullable=False),
    Column("revealed", Boolean, nullable=False),
)

# Who has tried a deal: once, since the key is taken then.
tries: Final = Table(
    "tries",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
    Column("table_id", String(32), nullable=False, unique=True, index=True),
    Column("counted", Boolean, nullable=False),
    Column("began", Float, nullable=False),
)

# Whose turn it is at tables that run, for those who are not there: since when, and until when by clocks of days, both
# in the hall's own time (days.py).  `seq` is the entry after which it was so.
turns: Final = Table(
    "turns",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False, index=True),
    Column("seq", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("due", Float, index=True),
    Column("told", Boolean, nullable=False, default=False, server_default=false()),
)

# Devices that are told of their person's turns: where, and by which keys only they can read it.
pushes: Final = Table(
    "pushes",
    METADATA,
    Column("endpoint", String(1000), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
)

# Minutes of a person's own day in which no device is told anything.
quiet_hours: Final = Table(
    "quiet_hours",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("begins", Integer, nullable=False),
    Column("ends", Integer, nullable=False),
    Column("offset", Integer, nullable=False),
)

# One row: the date at which a hall was last open, and how much of the calendar does not count.
hall_time: Final = Table(
    "hall_time",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("date", Float, nullable=False),
    Column("lost", Float, nullable=False),
)

# Days on which a person's clocks stand still, as the person chose them, and as dates of the machine.
holidays: Final = Table(
    "holidays",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("first", String(10), primary_key=True),
    Column("last", String(10), nullable=False),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False, index=True),
)

# One row, written to see whether anything can be written.
pulse: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
