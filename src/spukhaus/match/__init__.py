"""A match that people far apart share: tables, seats, time, undo. It declares the ports that it needs, and does no I/O."""
