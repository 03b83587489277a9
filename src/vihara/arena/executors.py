"""Where contests are played: in this process, on processes of this machine, on a Dask cluster, or on Ray.

All of them are executors of `concurrent.futures`, and results do not depend on which it is. Workers elsewhere need
the same version of this package.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeVar

from vihara.core.errors import ViharaError

_PATIENCE = 10
"""Seconds to wait for a scheduler that does not answer."""
Result = TypeVar("Result")


def check_workers(workers: int | None) -> None:
    """Refuse a number of workers that makes no sense."""
    if workers is not None and workers < 1:
        raise ViharaError(f"workers: found {workers}, expected 1 or more")


def local_executor(workers: int) -> ProcessPoolExecutor:
    """Processes on this machine. They start afresh: a copy of a process with threads may hang."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_end_with_parent)


def _end_with_parent() -> None:
    """Let a worker end when the process that started it does, however that ends: it would wait for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


@contextmanager
def opened(
    workers: int | None = None, *, dask: str | None = None, ray: str | None = None
) -> Iterator[tuple[Executor | None, int]]:
    """An executor and how many workers it has; None stands for this process, if one worker is enough."""
    check_workers(workers)
    if dask is not None and ray is not None:
        raise ViharaError("found --dask and --ray, expected one of them")
    if dask is not None:
        with dask_executor(dask) as (executor, found):
            yield executor, workers or found
    elif ray is not None:
        with ray_executor(ray) as (executor, found):
            yield executor, workers or found
    elif (workers or os.cpu_count() or 1) == 1:
        yield None, 1
    else:
        number = workers or os.cpu_count() or 1
        with local_executor(number) as pool:
            yield pool, number


def _extra(module: str, extra: str) -> Any:
    try:
        return import_module(module)
    except ImportError:
        raise ViharaError(f"{extra} is not installed: pip install 'vihara[{extra}]'") from None


@contextmanager
def dask_executor(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a Dask scheduler, as in `tcp://127.0.0.1:8786`."""
    distributed = _extra("distributed", "dask")
    try:
        client = distributed.Client(address, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        raise ViharaError(f"no Dask scheduler answers at {address!r}: {_first_line(error)}") from None
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise ViharaError(f"the Dask scheduler at {address!r} has no workers")
        with client.get_executor() as executor:
            yield executor, threads


class _RayExecutor(Executor):
    """Ray's tasks as futures."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def submit(self, fn: Callable[..., Result], /, *args: Any, **kwargs: Any) -> Future[Result]:
        task: Future[Result] = self._ray.remote(fn).remote(*args, **kwargs).future()
        return task


@contextmanager
def ray_executor(address: str) -> Iterator[tuple[Executor, int]]:
    """The cores of a Ray cluster, as in `127.0.0.1:6379`, or `auto` for the one that runs here."""
    ray = _extra("ray", "ray")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (OSError, ValueError, RuntimeError) as error:
        raise ViharaError(f"no Ray cluster answers at {address!r}: {_first_line(error)}") from None
    try:
        yield _RayExecutor(ray), max(1, int(ray.cluster_resources().get("CPU", 0)))
    finally:
        ray.shutdown()


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
