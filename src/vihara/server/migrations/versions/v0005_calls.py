"""How people are called back: the ways to reach them, what they are to be told, and where they want peace."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "keys",  # the server's own keys, sealed with its secret
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("sealed", sa.Text, nullable=False),
    )
    op.create_table(
        "channels",  # the ways to reach somebody
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),  # push, mail or webhook
        sa.Column("address", sa.Text, nullable=False),  # an endpoint, an e-mail address, a URL
        sa.Column("keys", sa.Text, nullable=False),  # of a browser: its public key and its secret
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("session", sa.Text),  # a browser is called while somebody is signed in there
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("fails", sa.Integer, nullable=False),  # in a row
        sa.Column("next", sa.Double, nullable=False),  # not before this time
        sa.Column("lease", sa.Double, nullable=False),  # until then some process is sending
    )
    op.create_index("channels_identity", "channels", ["identity"])
    op.create_index("channels_session", "channels", ["session"])
    op.create_table(
        "notices",  # the outbox: what is to be told to whom, and which way; gone once it has been
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
    )
    op.create_index("notices_due", "notices", ["due"])
    op.create_index("notices_channel", "notices", ["channel"])
    op.create_table(
        "quiet",  # tables that somebody is not called to
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    op.create_table(
        "asked",  # who was asked by mail whether they want mail: hashes of addresses
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("refused", sa.Integer, nullable=False),
    )
