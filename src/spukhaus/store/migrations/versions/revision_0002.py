"""Who has played which seats: under the hash of a secret, and nothing else of anybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sqlite_with_rowid=False,
    )
