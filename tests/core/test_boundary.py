"""Boundaries: compiled once, called by name, whoever asks first and from however many threads."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from typing import Any

import numpy as np

from vihara.core.boundary import address, addresses, alive, array_at, boundary, fraction, given, record_at, whole
from vihara.core.compiled import rules

PAIR = np.dtype((np.record, [("left", "i8"), ("right", "f8")]))
TABLE = np.arange(5, dtype=np.int64)


def _total(numbers: Any, number: int) -> float:
    total = 0.0
    for item in array_at(numbers, number):
        total += item
    return total


def _product(pair: Any) -> float:
    one = record_at(pair)
    room = np.zeros(1, PAIR)  # takes memory that was given back, if any was
    room[0].left = 1
    return float(one.left * one.right * room[0].left)


_ask_total = boundary("vihara_test_total", fraction(addresses(np.float64), whole), _total)
_ask_product = boundary("vihara_test_product", fraction(addresses(PAIR)), _product)
_table = given("vihara_test_table", TABLE)


@rules
def total(numbers: Any) -> float:
    return float(_ask_total(address(numbers), len(numbers)))


@rules
def product(left: int, right: float) -> float:
    pair = np.empty(1, PAIR)
    pair[0].left = left
    pair[0].right = right
    return float(alive(pair, _ask_product(address(pair[0]))))


@rules
def table_sum() -> int:
    return int(array_at(_table(), 5).sum())


def test_many_threads_ask_first() -> None:
    """All of them get the answer, though none was compiled yet."""
    found: list[float] = []
    ready = threading.Barrier(8)

    def ask(number: int) -> None:
        ready.wait()
        found.append(total(np.full(number, 0.5)))

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [number / 2 for number in range(8)]


def test_records_and_data_go_across() -> None:
    assert [product(n, 1.5) for n in range(50)] == [1.5 * n for n in range(50)]
    assert table_sum() == 10


def test_another_process_and_the_interpreter_say_the_same() -> None:
    """What was compiled here is loaded there, where the name has another address; interpreted there is no name."""
    code = "from core.test_boundary import *; print(total(np.arange(4.0)), product(3, 0.5), table_sum())"
    path = os.pathsep.join(path for path in sys.path if path)
    for more in ({}, {"NUMBA_DISABLE_JIT": "1"}):
        told = subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path, **more},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert told.stdout.split() == ["6.0", "1.5", "10"]
