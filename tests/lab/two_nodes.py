"""Plays on a local Ray of two nodes, one of which is killed in the middle; prints what came of it, as JSON.

A process of its own, so that nothing of Ray is left in the tests'.
"""

import json
import sys
from logging import ERROR
from pathlib import Path

import ray
from ray.cluster_utils import Cluster
from tests.patience import until

from duskhall.lab import balance, rounds
from duskhall.lab.contest import Cell, Contest
from duskhall.lab.courses import Plan
from duskhall.lab.workers import OnCluster

# How soon a node that is silent counts as lost, in milliseconds.
SOON = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 4}


def main() -> None:
    """Play on the cluster, kill a node after the first results, and say what was left and what was found."""
    content = sys.argv[1]
    setattr(balance, "CHUNK", 5)  # noqa: B010  many small parts
    head = {"num_cpus": 1, "include_dashboard": False, "_system_config": SOON}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    second = cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False, logging_level=ERROR)
    nodes = [alive()]
    parts = []

    def progress(games: int) -> None:
        parts.append(games)
        if len(parts) == 2:
            cluster.remove_node(second, allow_graceful=False)

    plan = Plan("dungeon-cards", 3, games=100)
    found = balance.report(plan, OnCluster(), progress, effects=False)
    contest = Contest("dungeon-cards", ("threshold", "random"), (Cell(3),), "1", content=content)
    deals = rounds.play(contest, 3, OnCluster())
    until(lambda: alive() == 1)  # what was lost with the node was begun again before it was struck off
    nodes.append(alive())
    played = [deal.plain() for deal in deals]
    Path(sys.argv[2]).write_text(json.dumps({"nodes": nodes, "report": found, "deals": played}), encoding="utf-8")
    ray.shutdown()
    cluster.shutdown()


def alive() -> int:
    """Return how many nodes there are."""
    return sum(node["Alive"] for node in ray.nodes())


if __name__ == "__main__":
    main()
