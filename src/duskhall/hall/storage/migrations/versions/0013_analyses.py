"""Analyses that counted what came out better than the advice as a gain: each is worked out again for who asks."""

from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Forget them."""
    op.execute("DELETE FROM analyses")
