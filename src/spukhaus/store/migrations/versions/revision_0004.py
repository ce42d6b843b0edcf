"""What a host needs to look after a house that grows: how far each table is and how large, the editions stored once,
from where tables were made and seats taken, who is barred, and what was done about it.

The edition is cut out of the first entry of each table. Together they are the bytes that were there before, so the
chain of digests stays as it is.
"""

from __future__ import annotations

import json
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_TABLES = sa.text("SELECT id, opened_at FROM tables")
_BODY = sa.text("SELECT body FROM entries WHERE table_id = :table AND number = :number")
_SIZE = "SELECT coalesce(sum(length(CAST(body AS {binary}))), 0), max(number) FROM entries WHERE table_id = :table"
_EDITION = sa.text(
    "INSERT INTO editions (digest, body, used_at) VALUES (:digest, :body, :used_at) ON CONFLICT (digest) DO NOTHING"
)
_CUT = sa.text("UPDATE entries SET body = :body WHERE table_id = :table AND number = 1")
_NOTE = sa.text(
    "UPDATE tables SET changed_at = :changed_at, bytes = :bytes, edition = :edition, edition_at = :edition_at"
    " WHERE id = :table"
)


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("used_at", sa.Double, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "bars",
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
    )
    op.create_table(
        "deeds",
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("stage", sa.Text))
    op.add_column("tables", sa.Column("changed_at", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bytes", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("address", sa.Text))
    op.add_column("tables", sa.Column("edition", sa.Text))
    op.add_column("tables", sa.Column("edition_at", sa.Integer))
    where = sa.text("address IS NOT NULL")
    op.create_index("ix_tables_address", "tables", ["address"], sqlite_where=where, postgresql_where=where)
    op.create_index("ix_played_table", "played", ["table_id"])
    connection = op.get_bind()
    for table, opened_at in connection.execute(_TABLES).fetchall():
        _move_edition(connection, table, opened_at)


def _move_edition(connection: sa.Connection, table: str, opened_at: float) -> None:
    binary = "BYTEA" if connection.dialect.name == "postgresql" else "BLOB"
    size, last = connection.execute(sa.text(_SIZE.format(binary=binary)), {"table": table}).one()
    first, latest = (
        _content(connection.execute(_BODY, {"table": table, "number": number}).scalar()) for number in (1, last)
    )
    digest = place = None
    edition = _edition_in(first)
    if edition:
        digest, place = sha256(edition).hexdigest(), first.index(edition)
        connection.execute(_EDITION, {"digest": digest, "body": edition, "used_at": opened_at})
        connection.execute(_CUT, {"table": table, "body": first[:place] + first[place + len(edition) :]})
        size -= len(edition)
    noted = {"changed_at": _time_of(latest) or opened_at, "bytes": size, "edition": digest, "edition_at": place}
    connection.execute(_NOTE, {"table": table, **noted})


def _content(body: bytes | str | None) -> bytes:
    return body.encode() if isinstance(body, str) else body or b""  # a dump that was read in has text


def _edition_in(body: bytes) -> bytes:
    """The edition as it stands in the entry, which may not be one of ours."""
    start = body.find(b'"edition":"')
    if start < 0:
        return b""
    start += len(b'"edition":')
    end = start + 1
    while end < len(body) and body[end] != ord('"'):
        end += 2 if body[end] == ord("\\") else 1
    return body[start : end + 1]


def _time_of(body: bytes) -> float | None:
    try:
        found = json.loads(body)
    except ValueError:
        return None
    at = found.get("at") if isinstance(found, dict) else None
    return float(at) if isinstance(at, int | float) else None
