"""Ghostbumpers: trick-taking at the funfair, where taking tricks scares you."""

from spukhaus.games.ghostbumpers.game import Ghostbumpers

GAME = Ghostbumpers()
