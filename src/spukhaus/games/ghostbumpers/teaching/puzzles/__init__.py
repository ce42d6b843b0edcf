"""Puzzles of Ghostbumpers: what can be made sure of, whatever the others hold and play."""

from __future__ import annotations

from spukhaus.games.ghostbumpers.teaching.puzzles.sure_thing import SureParanoia, TakeOrLeave

KINDS = (TakeOrLeave(), SureParanoia())
