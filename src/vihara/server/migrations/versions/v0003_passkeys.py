"""Passkeys, and what was asked of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),  # the credential's own, base64url
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),  # as the authenticator counts them
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("passkeys_identity", "passkeys", ["identity"])
    op.create_table(
        "challenges",  # each is good for one answer, and not for long
        sa.Column("challenge", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, nullable=False),  # empty: of whoever wants to sign in
        sa.Column("until", sa.Double, nullable=False),
    )
