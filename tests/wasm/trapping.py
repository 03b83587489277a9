"""A module that stops: what compiled code must never do, to see what its table does then."""

from __future__ import annotations

from vihara.wasm.translation import _read, _written

_IMPORTS, _EXPORTS, _CODE = 2, 7, 10
_STOP = bytes([3, 0, 0x00, 0x0B])
"""The body of a function without variables: stop, end."""


def trapping(module: bytes, export: str) -> bytes:
    """The same module, but a function that it exports stops as soon as it is called."""
    made, at, wanted, imported = bytearray(module[:8]), 8, -1, 0
    while at < len(module):
        kind = module[at]
        size, start = _read(module, at + 1)
        body = module[start : start + size]
        at = start + size
        number, place = _read(body, 0) if kind in (_IMPORTS, _EXPORTS, _CODE) else (0, 0)
        if kind == _IMPORTS:
            for _ in range(number):
                for _ in range(2):  # of which module, and its name
                    length, place = _read(body, place)
                    place += length
                assert body[place] == 0, "functions are all that is imported"
                _, place = _read(body, place + 1)
                imported += 1
        elif kind == _EXPORTS:
            for _ in range(number):
                length, place = _read(body, place)
                name = body[place : place + length].decode()
                index, end = _read(body, place + length + 1)
                if name == export:
                    wanted = index
                place = end
        elif kind == _CODE:
            fresh = bytearray(_written(number))
            for index in range(imported, imported + number):
                length, inside = _read(body, place)
                fresh += _STOP if index == wanted else body[place : inside + length]
                place = inside + length
            body = bytes(fresh)
        made += bytes([kind]) + _written(len(body)) + body
    assert wanted >= 0, f"{export} is not exported"
    return bytes(made)
