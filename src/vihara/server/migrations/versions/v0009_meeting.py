"""Who waits for a match says whether their browser will add to its dice; friends are invited to tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column, create the table."""
    op.add_column("seekers", sa.Column("adds", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "invited",  # by a friend, with an invite of the table
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("invited_table", "invited", ["table_id"])
