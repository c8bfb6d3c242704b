"""Packs: content of a table's own."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "packs",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("pack", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
