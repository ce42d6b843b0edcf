"""The first schema: entries by table and number, and what must be known of a table besides them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    # With rowids, SQLite writes the new entries of all tables side by side: a fifth more appends than without.
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("last_number", sa.Integer, nullable=False),
        sa.Column("listed", sa.LargeBinary),
        sa.Column("wake_at", sa.Double),
        sa.Column("opened_at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    _create_partial_index("listed", [sa.text("opened_at DESC"), "id"])
    _create_partial_index("wake_at", ["wake_at", "id"])


def _create_partial_index(condition: str, columns: list[str | sa.TextClause]) -> None:
    where = sa.text(f"{condition} IS NOT NULL")
    op.create_index(f"ix_tables_{condition}", "tables", columns, sqlite_where=where, postgresql_where=where)
