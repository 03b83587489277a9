"""What names look like, where somebody is signed in, who stands in for whom, and which processes are alive."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from vihara.server.names import looks_of

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the tables, and protect the names of the accounts there are."""
    op.create_table(
        "looks",  # what the names of accounts look like: nobody else may have such a name
        sa.Column("skeleton", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, nullable=False),
    )
    op.create_index("looks_identity", "looks", ["identity"])
    op.create_table(
        "processes",  # the servers of this database, and when each was last alive
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("steady", sa.Double, nullable=False),  # the time that clocks count, see server/steady.py
        sa.Column("wall", sa.Double, nullable=False),
    )
    op.create_table(
        "presence",  # who with a seat looks at which table, and through which process
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, primary_key=True),
    )
    op.add_column("identities", sa.Column("stand_in", sa.Text))  # the bot that plays for them when they are away
    op.add_column("sessions", sa.Column("used", sa.Double))
    op.add_column("sessions", sa.Column("device", sa.Text))
    connection = op.get_bind()
    rows = connection.execute(
        sa.text("SELECT id, account, name FROM identities WHERE account IS NOT NULL ORDER BY created, id")
    ).fetchall()
    known: set[str] = set()
    for id, account, name in rows:
        for look in sorted(looks_of(account, name) - known):  # of two that look alike the first has it
            known.add(look)
            connection.execute(
                sa.text("INSERT INTO looks (skeleton, identity) VALUES (:look, :id)"), {"look": look, "id": id}
            )
