"""People are told of their turn on their devices, once, and not in their quiet hours."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column and make the tables."""
    op.add_column("turns", sa.Column("told", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("lang", sa.String(length=8), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("endpoint"),
    )
    op.create_index(op.f("ix_pushes_person"), "pushes", ["person"])
    op.create_table(
        "quiet_hours",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("begins", sa.Integer(), nullable=False),
        sa.Column("ends", sa.Integer(), nullable=False),
        sa.Column("offset", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person"),
    )
