"""Contests on clusters that are really started here: the same games, wherever they are played."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from vihara.arena.executors import opened
from vihara.cli import main
from vihara.core.errors import ViharaError

_ARENA = ["arena", "greedy", "random", "--game", "mandala", "--games", "12", "--seed", "3", "--json"]


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def wait_until(ready: Callable[[], bool], what: str) -> None:
    for _ in range(600):
        if ready():
            return
        time.sleep(0.1)
    raise AssertionError(f"{what} did not start within a minute")


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main([*_ARENA, *arguments]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


@pytest.fixture
def dask_cluster(tmp_path: Path) -> Iterator[str]:
    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    module = [sys.executable, "-m", "distributed.cli.dask_scheduler"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": tmp_path}
    scheduler = subprocess.Popen([*module, "--host", "127.0.0.1", "--port", str(port), "--no-dashboard"], **quiet)  # type: ignore[call-overload]
    worker = None
    try:
        wait_until(lambda: listens(port), "the scheduler")
        module[2] = "distributed.cli.dask_worker"
        worker = subprocess.Popen(
            [*module, address, "--nthreads", "1", "--nworkers", "2", "--no-dashboard"], **quiet
        )  # type: ignore[call-overload]
        from distributed import Client

        with Client(address, timeout=30) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2, timeout=60)
        yield address
    finally:
        for process in (worker, scheduler):
            if process is not None:
                process.terminate()
                process.wait(30)


@pytest.fixture
def ray_cluster() -> Iterator[str]:
    command = shutil.which("ray", path=os.path.dirname(sys.executable))
    assert command, "ray is installed without its command"
    port = free_port()
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0"}
    subprocess.run(
        [command, "start", "--head", "--port", str(port), "--num-cpus", "2", "--include-dashboard", "false",
         "--node-ip-address", "127.0.0.1", "--disable-usage-stats"],
        check=True, capture_output=True, env=environment, timeout=120,
    )  # fmt: skip
    try:
        yield f"127.0.0.1:{port}"
    finally:
        subprocess.run([command, "stop", "--force"], check=True, capture_output=True, timeout=60)


@pytest.mark.filterwarnings("default")
def test_dask_plays_the_same_games(dask_cluster: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "--dask", dask_cluster) == printed(capsys, "--workers", "1")


@pytest.mark.filterwarnings("default")
def test_ray_plays_the_same_games(ray_cluster: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "--ray", ray_cluster) == printed(capsys, "--workers", "1")


def _open(cluster: str) -> AbstractContextManager[Any]:
    return opened(dask="127.0.0.1:1") if cluster == "dask" else opened(ray="127.0.0.1:1")


@pytest.mark.parametrize("cluster", ["dask", "ray"])
def test_a_cluster_that_is_not_installed_is_named(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, {"dask": "distributed"}.get(cluster, cluster), None)
    with pytest.raises(ViharaError, match=rf"vihara\[{cluster}\]"), _open(cluster):
        raise AssertionError("opened")


def test_two_clusters_are_one_too_many() -> None:
    with pytest.raises(ViharaError, match="expected one of them"), opened(dask="a", ray="b"):
        raise AssertionError("opened")


_POOL = """
import os, sys, time
from vihara.arena.executors import local_executor
if __name__ == "__main__":
    with local_executor(2) as pool:
        list(pool.map(abs, [1, 2, 3, 4]))
        pool.submit(time.sleep, 600)
        print("at work", flush=True)
        time.sleep(600)
"""


def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    """Even if it is killed in the middle of their work."""
    script = tmp_path / "pool.py"
    script.write_text(_POOL, "utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "at work\n"
        process.kill()
        assert process.communicate(timeout=60)[0] == ""  # they share its output, so none of them is left
