"""Bots for any game, and where they are measured. The bots that know one game live in its folder."""
