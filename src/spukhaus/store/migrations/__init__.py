"""The history of the databases' schema, told to alembic. Nothing here is imported while a schema is up to date."""
