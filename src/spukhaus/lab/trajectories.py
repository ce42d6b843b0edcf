"""What each seat did and what came of it, out of matches in which all seats play.

A vector environment asks one seat after the other. What a seat earns between two of its own decisions belongs to the
first of them, whoever acted in between; so trajectories are those of seats, not of matches.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from spukhaus.lab.environments.vector import Vector


@dataclass(frozen=True, slots=True)
class Gains:
    """[step, match]: for each decision how much better it came than was expected, and what it was worth."""

    advantages: NDArray[np.float32]
    returns: NDArray[np.float32]
    counts: NDArray[np.bool_]
    """False where nothing can be learnt: a match began anew, or its seat was not asked again before the end."""


class Trajectories:
    """So many steps of a vector environment, written down one by one."""

    def __init__(self, environment: Vector, steps: int) -> None:
        batch, size, words = environment.batch, environment.layout.size, len(environment.encoding.words)
        self.environment = environment
        self.observations = np.zeros((steps, batch, size), np.int16)
        self.masks = np.zeros((steps, batch, words), np.bool_)
        self.seats = np.zeros((steps, batch), np.int64)
        self.actions = np.zeros((steps, batch), np.int64)
        self.chances = np.zeros((steps, batch), np.float32)
        """The logarithm of how likely the action was."""
        self.values = np.zeros((steps, batch), np.float32)
        """What was expected."""
        self.rewards = np.zeros((steps, batch, environment.seats), np.float32)
        self.ended = np.zeros((steps, batch), np.bool_)
        self.ignored = np.zeros((steps, batch), np.bool_)
        """Where the match had ended before, so that the action meant nothing."""

    def see(self, step: int) -> None:
        """Before a decision."""
        environment = self.environment
        self.observations[step] = environment.observations
        self.masks[step] = environment.masks
        self.seats[step] = environment.asked
        self.ignored[step] = environment.ended

    def act(
        self, step: int, actions: NDArray[np.int64], chances: NDArray[np.float32], values: NDArray[np.float32]
    ) -> None:
        self.actions[step], self.chances[step], self.values[step] = actions, chances, values
        self.environment.step(actions)
        self.rewards[step] = self.environment.rewards
        self.ended[step] = self.environment.ended

    def gains(self, discount: float = 1.0, decay: float = 0.95) -> Gains:
        """Generalised advantages, seat by seat, from the last step back."""
        steps, batch, seats = self.rewards.shape
        rows = np.arange(batch)
        earned = np.zeros((batch, seats), np.float32)
        next_value, next_gain = np.zeros_like(earned), np.zeros_like(earned)
        known = np.zeros((batch, seats), np.bool_)
        gains, counts = np.zeros((steps, batch), np.float32), np.zeros((steps, batch), np.bool_)
        for step in reversed(range(steps)):
            over = self.ended[step]
            earned[over] = next_value[over] = next_gain[over] = 0
            known[over] = True
            earned += self.rewards[step]
            seat, acts = self.seats[step], ~self.ignored[step]
            surprise = earned[rows, seat] + discount * next_value[rows, seat] - self.values[step]
            counts[step] = acts & known[rows, seat]
            gains[step] = gain = np.where(counts[step], surprise + discount * decay * next_gain[rows, seat], 0)
            row, seat = rows[acts], seat[acts]
            earned[row, seat] = 0
            next_value[row, seat], next_gain[row, seat] = self.values[step][acts], gain[acts]
            known[row, seat] = True
        return Gains(gains, gains + self.values, counts)
