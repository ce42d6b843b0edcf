"""Where people want to hear that it is their turn: addresses at push services, by seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "bells",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
