"""The log, its indexes by table and seat, and who is who."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "entries",  # the log: never changed, only added to
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",  # what lists of tables need, so that no log has to be read for them
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("to_act", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),  # when somebody has to look after it: a clock at zero, a bot's turn
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["status", "public", "updated"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_host", "tables", ["host", "status"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("identity", sa.Text, nullable=False),
    )
    op.create_index("seats_identity", "seats", ["identity"])
    op.create_table(
        "identities",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("owner", sa.Text),  # of an outside bot
        sa.Column("account", sa.Text, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("identities_owner", "identities", ["owner"])
    op.create_table(
        "sessions",  # cookies and tokens: only the hash of the secret
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("sessions_identity", "sessions", ["identity"])
