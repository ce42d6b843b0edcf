"""A match that people far apart share: tables, seats, time, undo. Declares the ports that it needs; no I/O here."""
