"""A chain of digests over each table's entries: each seal is made of the one before and of the entry's own digest.

`erased` is the digest that an entry had before somebody's words were erased from it, so that the chain stays whole.
"""

from __future__ import annotations

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_TABLES = sa.text("SELECT id FROM tables")
_BODIES = sa.text("SELECT number, body FROM entries WHERE table_id = :table ORDER BY number")
_SEAL = sa.text("UPDATE entries SET seal = :seal WHERE table_id = :table AND number = :number")


def upgrade() -> None:
    op.add_column("entries", sa.Column("seal", sa.LargeBinary))
    op.add_column("entries", sa.Column("erased", sa.LargeBinary))
    connection = op.get_bind()
    for (table,) in connection.execute(_TABLES).fetchall():
        seal, rows = b"", []
        for number, body in connection.execute(_BODIES, {"table": table}).fetchall():
            content = body.encode() if isinstance(body, str) else body  # a dump that was read in has text
            seal = sha256(seal + sha256(content).digest()).digest()
            rows.append({"table": table, "number": number, "seal": seal})
        if rows:
            connection.execute(_SEAL, rows)
