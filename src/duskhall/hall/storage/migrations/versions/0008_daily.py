"""The daily table: deals, and who has tried them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "deals",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("drawn", sa.Float(), nullable=False),
        sa.Column("revealed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game"),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "person"),
    )
    op.create_index(op.f("ix_tries_person"), "tries", ["person"], unique=False)
    op.create_index(op.f("ix_tries_table_id"), "tries", ["table_id"], unique=True)
