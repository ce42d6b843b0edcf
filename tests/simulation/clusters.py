"""Ray clusters on this host, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def two_hosts_that_play() -> Iterator[tuple[str, Callable[[], None]]]:
    """The cluster's address, and how to kill one of two hosts; a third one only hands out what is to be played."""
    from ray.cluster_utils import Cluster

    small = {"object_store_memory": 100 * 2**20, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **small})
    try:
        lost, _ = cluster.add_node(num_cpus=1, **small), cluster.add_node(num_cpus=1, **small)
        yield cluster.address, lambda: cluster.remove_node(lost, allow_graceful=False)
    finally:
        cluster.shutdown()
