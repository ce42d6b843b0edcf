"""Choices for a whole batch: random ones, a baseline for learners and for benchmarks; and whether they are legal."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spukhaus.lab.compiling import Stream, below, kernel


@kernel
def choose_at_random(masks: NDArray[np.int8], actions: NDArray[np.int64], stream: Stream) -> None:
    """For each match one of its legal actions, each as likely as any other."""
    for match in range(len(masks)):
        actions[match] = one_at_random(masks[match], stream)


@kernel
def one_at_random(mask: NDArray[np.int8], stream: Stream) -> int:
    """One of those that a mask marks; 0 where it is empty."""
    count = 0
    for action in range(len(mask)):
        count += mask[action]
    left = below(stream, count) + 1
    for action in range(len(mask)):
        left -= mask[action]
        if left == 0:
            return action
    return 0


@kernel
def first_wrong(masks: NDArray[np.int8], ended: NDArray[np.bool_], actions: NDArray[np.integer]) -> int:
    """The first match whose action is not legal, or -1. Where a match has ended, its action does not matter."""
    for match in range(len(actions)):
        action = actions[match]
        if not ended[match] and (action < 0 or action >= masks.shape[1] or masks[match, action] == 0):
            return match
    return -1
