"""Straszydła: spooks are collected in a town of districts and fed, day and night, until somebody's pact is filled."""

from spukhaus.games.straszydla.game import Straszydla

GAME = Straszydla()
