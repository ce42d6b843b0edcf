"""Random choices for a whole batch: a baseline for learners, and what the benchmarks play."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spukhaus.lab.compiling import Stream, below, kernel


@kernel
def choose_at_random(masks: NDArray[np.int8], actions: NDArray[np.int64], stream: Stream) -> None:
    """For each match one of its legal actions, each as likely as any other; 0 where the mask is empty."""
    for match in range(len(masks)):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[match, action]
        left = below(stream, count) + 1
        actions[match] = 0
        for action in range(masks.shape[1]):
            left -= masks[match, action]
            if left == 0:
                actions[match] = action
                break
