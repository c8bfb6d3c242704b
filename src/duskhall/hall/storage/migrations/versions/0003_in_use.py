"""Tokens know when they were last used, leases are renewed by counting, and readiness has a row to write."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Let the tokens that are there count from now; leases are nobody's while no hall runs."""
    op.add_column("tokens", sa.Column("used", sa.Float(), nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE tokens SET used = :now").bindparams(now=time.time()))
    op.drop_table("leases")
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("holder", sa.String(length=64), nullable=False),
        sa.Column("beat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
