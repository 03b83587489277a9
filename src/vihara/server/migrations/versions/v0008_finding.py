"""Finding each other: who waits for a match, friends, and who does not want to meet whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "seekers",  # who waits for a match; once there is one, its table, until they have heard of it
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),  # when they last asked
        sa.Column("table_id", sa.Text),
        sa.Column("found", sa.Double),  # when it was
    )
    op.create_index("seekers_wanted", "seekers", ["game", "seats", "pace", "rated"])
    op.create_table(
        "friends",  # somebody wants to be a friend of somebody; both rows make them friends
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),  # by which the first one names the second
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("friends_other", "friends", ["other"])
    op.create_table(
        "blocks",  # who does not want to meet whom
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("blocks_other", "blocks", ["other"])
    op.get_bind().execute(sa.text("INSERT INTO turns (name, mark) VALUES ('seekers', '')"))
