"""Who somebody is to others: results, ratings, profiles, and who is leaving for good."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create the tables, and take the results of the matches there are."""
    op.create_table(
        "results",  # how each seat fared in a match that is over
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column(
            "identity", sa.Text
        ),  # null: a bot, somebody with several seats, or somebody who has left for good
        sa.Column("bot", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),  # 0: no; 1: waits to be counted; 2: is; 3: does not count
    )
    op.create_index("results_identity", "results", ["identity", "at"])
    op.create_index("results_rated", "results", ["rated", "at"])
    op.create_table(
        "ratings",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("pool", sa.Text, primary_key=True),  # people, or bots
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_listed", "ratings", ["game", "pool"])
    op.create_table(
        "rating_steps",  # the curve of a rating
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("pool", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
    )
    op.create_table(
        "turns",  # work that processes do one after the other: whoever changes the mark has done it
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("mark", sa.Text, nullable=False),
    )
    op.create_table(
        "profiles",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),  # in the page's address
        sa.Column("avatar", sa.Text, nullable=False),
        sa.Column("shown", sa.Text, nullable=False),  # the parts that everybody may see
        sa.Column("ranked", sa.Integer, nullable=False),  # whether one agrees to be listed by rating
    )
    op.create_table(
        "leaving",  # who has deleted their account and still stands in logs
        sa.Column("identity", sa.Text, primary_key=True),
    )
    connection = op.get_bind()
    connection.execute(sa.text("INSERT INTO turns (name, mark) VALUES ('ratings', '')"))
    _take_results(connection)


def _take_results(connection: sa.Connection) -> None:
    """What is over counts, but for matches that began elsewhere, as anybody can write a file."""
    over = connection.execute(
        sa.text(
            "SELECT t.id, t.updated, t.summary, e.body FROM tables t JOIN entries e "
            "ON e.table_id = t.id AND e.number = 1 WHERE t.status = 'over'"
        )
    ).fetchall()
    insert = sa.text(
        "INSERT INTO results (table_id, seat, identity, bot, game, seats, at, won, score, place, rated) "
        "VALUES (:table, :seat, :identity, :bot, :game, :seats, :at, :won, :score, :place, 0)"
    )
    for table, at, text, body in over:
        summary = json.loads(text)
        outcome = summary["outcome"]
        if outcome is None or json.loads(body).get("file") is not None:
            continue
        sits = connection.execute(
            sa.text("SELECT seat, identity FROM seats WHERE table_id = :table"), {"table": table}
        ).fetchall()
        several = [identity for _, identity in sits]
        people = {seat: identity for seat, identity in sits if several.count(identity) == 1}
        for seat, (one, score) in enumerate(zip(summary["seats"], outcome["scores"], strict=False), start=1):
            won = seat in outcome["winners"]
            better = sum(other > score for other in outcome["scores"])
            connection.execute(
                insert,
                {
                    "table": table, "seat": seat, "identity": people.get(seat), "bot": one["bot"],
                    "game": summary["game"], "seats": len(summary["seats"]), "at": at, "won": int(won),
                    "score": score, "place": 1 if won else 1 + max(better, len(outcome["winners"])),
                },
            )  # fmt: skip
