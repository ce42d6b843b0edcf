"""Called by alembic, with a connection that has a transaction and the lock already (see store.schema)."""

from __future__ import annotations

from alembic import context
from sqlalchemy import MetaData

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=MetaData(naming_convention=NAMES),
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
