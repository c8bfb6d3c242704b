"""People have a sign, a colour and, if they like, a passphrase."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns and make the tables."""
    op.add_column("people", sa.Column("sign", sa.String(length=16), nullable=False, server_default=""))
    op.add_column("people", sa.Column("colour", sa.String(length=16), nullable=False, server_default=""))
    op.create_table(
        "passphrases",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_index(op.f("ix_passphrases_hash"), "passphrases", ["hash"], unique=True)
    op.create_table(
        "salts",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
