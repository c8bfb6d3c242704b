"""Alembic runs this: migrate over the connection that `storage.upgrade` hands in."""

from alembic import context

from duskhall.hall.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
