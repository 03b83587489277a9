"""Who waits for a match says whether their browser will add to its dice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column."""
    op.add_column("seekers", sa.Column("adds", sa.Integer, nullable=False, server_default="0"))
