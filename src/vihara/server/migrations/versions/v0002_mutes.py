"""Whose chat lines somebody does not want to read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "mutes",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("muted", sa.Text, primary_key=True),
    )
