"""A keeper's tools: reports, bans, who is silent, and what was done."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("number"),
    )
    op.create_index(op.f("ix_reports_reporter"), "reports", ["reporter"])
    op.create_index(op.f("ix_reports_person"), "reports", ["person"])
    op.create_table(
        "bans",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("network", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number"),
    )
    op.create_table(
        "silences",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("person", "table_id"),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("about", sa.String(length=100), nullable=False),
        sa.Column("why", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("number"),
    )
    op.create_index(op.f("ix_audit_person"), "audit", ["person"])
