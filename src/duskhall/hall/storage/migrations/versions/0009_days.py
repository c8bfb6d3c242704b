"""Play by the day: whose turn it is, the hall's own time, and days on which a person's clocks stand still."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index(op.f("ix_turns_person"), "turns", ["person"])
    op.create_index(op.f("ix_turns_due"), "turns", ["due"])
    op.create_table(
        "hall_time",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("date", sa.Float(), nullable=False),
        sa.Column("lost", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("first", sa.String(length=10), nullable=False),
        sa.Column("last", sa.String(length=10), nullable=False),
        sa.Column("begins", sa.Float(), nullable=False),
        sa.Column("ends", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "first"),
    )
    op.create_index(op.f("ix_holidays_ends"), "holidays", ["ends"])
