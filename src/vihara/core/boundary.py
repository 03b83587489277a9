"""Named boundaries in compiled code: what is large is compiled once, and called by its name.

Numba compiles into a function all that it calls, again for every caller. Behind a boundary that ends: the caller's
code only says `call vihara_menara_stands`. In a process that name is bound to an address; in a WebAssembly module
the linker binds it (`wasm/translation.py`). So no interpreter stands between the two, here or there.

What is behind is compiled, or loaded from the cache, when it is first called: until then the name leads to a few
instructions that jump to whatever a slot holds, which is at first a call into Python that fills the slot. The name
is bound when the module that declares it is imported, hence before any cached code that calls it can be loaded.

Arguments are whole numbers, fractions, and addresses of records or arrays (`address`), which the other side reads
by `record_at` and `array_at`. Errors do not pass: what is asked must have an answer.
"""

from __future__ import annotations

import _thread
import ctypes
import os
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import carray, types  # type: ignore[attr-defined]
from numba.extending import intrinsic

from vihara.core.compiled import INTERPRETED, cached_callback, rules

whole, fraction = types.int64, types.float64


def addresses(dtype: Any) -> Any:
    """The type of an address of such records or numbers."""
    pointer: Any = types.CPointer
    return pointer(numba.from_dtype(np.dtype(dtype)))


if INTERPRETED:

    def address(thing: Any) -> Any:
        """Where a record or an array is."""
        return thing

    def record_at(place: Any) -> Any:
        """The record at an address."""
        return place

    def array_at(place: Any, shape: Any) -> Any:
        """The array at an address; of a record, an array of one."""
        return np.asarray(place).reshape(shape)

    def frozen(array: Any) -> Any:
        """The same array, not to be written."""
        return array

    def alive(array: Any, answer: Any) -> Any:  # noqa: ARG001
        """The answer to a question about a record of an array, which must not be given back before."""
        return answer

else:

    @intrinsic
    def address(typingctx: Any, thing: Any) -> Any:  # noqa: ARG001
        """Where a record or an array is."""
        pointer: Any = types.CPointer
        kind = thing if isinstance(thing, types.Record) else thing.dtype

        def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            place = given[0]
            if not isinstance(thing, types.Record):
                place = context.make_array(thing)(context, builder, place).data
            return builder.bitcast(place, context.get_value_type(signature.return_type))

        return pointer(kind)(thing), code

    @intrinsic
    def frozen(typingctx: Any, array: Any) -> Any:  # noqa: ARG001
        """The same array, not to be written; for arrays that others keep alive."""

        def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:  # noqa: ARG001
            return given[0]

        return array.copy(readonly=True)(array), code

    @intrinsic
    def alive(typingctx: Any, array: Any, answer: Any) -> Any:  # noqa: ARG001
        """The answer to a question about a record of an array, which must not be given back before.

        Numba gives an array back after its last use, and `ask(trial[0])` uses it before the question is asked.
        """

        def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:  # noqa: ARG001
            return given[1]

        return answer(array, answer), code

    @rules
    def record_at(place: Any) -> Any:
        """The record at an address."""
        return carray(place, 1)[0]

    @rules
    def array_at(place: Any, shape: Any) -> Any:
        """The array at an address."""
        return carray(place, shape)


@dataclass
class Boundary:
    """A function behind a name; or data, whose address the function gives."""

    symbol: str
    signature: Any
    body: Any
    data: Any = None
    slot: Any = field(default_factory=lambda: np.zeros(1, np.uint64))
    kept: list[Any] = field(default_factory=list)
    """What must not be given back while somebody may call."""
    lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def kinds(self) -> list[str]:
        """What LLVM calls the types of the answer and of what is given."""
        return [_c_type(kind)[0] for kind in (self.signature.return_type, *self.signature.args)]

    def bind(self) -> None:
        """Give the name an address in this process."""
        kinds = self.kinds
        if self.data is not None:
            code = f"ret ptr inttoptr (i64 {self.data.ctypes.data} to ptr)"
        else:
            waiting = self._prototype()(self._first_call)
            self.kept.append(waiting)
            self.slot[0] = ctypes.cast(waiting, ctypes.c_void_p).value
            code = _jump(self.slot.ctypes.data, kinds)
        parameters = ", ".join(f"{kind} %{place}" for place, kind in enumerate(kinds[1:]))
        function = f"define {kinds[0]} @{self.symbol}({parameters}) {{ {code} }}"
        llvm.add_symbol(self.symbol, _assembled(self.symbol, function))

    def _first_call(self, *given: Any) -> Any:
        """Compile what is asked, let the name lead there from now on, and answer.

        Whoever asked is compiled code, which hears of no error. So Ctrl-C waits until there is an answer; and
        where there can be none, the process ends rather than go on with a wrong one.
        """
        interrupted = False
        with self.lock:
            while len(self.kept) == 1:
                try:
                    compiled = cached_callback(self.body, self.signature)
                    self.kept.append(compiled)
                    self.slot[0] = compiled.address
                except KeyboardInterrupt:
                    interrupted = True
                except BaseException:
                    traceback.print_exc()
                    os._exit(70)  # EX_SOFTWARE, which not every system names
        if interrupted:
            _thread.interrupt_main()
        return self._prototype()(self.kept[1].address)(*given)

    def _prototype(self) -> Any:
        return ctypes.CFUNCTYPE(*(_c_type(kind)[1] for kind in (self.signature.return_type, *self.signature.args)))


BOUNDARIES: dict[str, Boundary] = {}
"""All there are in this process, by name; a WebAssembly module takes those that it calls."""
_engines: list[Any] = []


def boundary(symbol: str, signature: Any, body: Callable[..., Any]) -> Any:
    """What compiled code calls for a function to be called by its name."""
    return _declared(Boundary(symbol, signature, body), body)


def given(symbol: str, data: Any) -> Any:
    """What compiled code calls for the address of an array that stays as it is."""
    return _declared(Boundary(symbol, addresses(data.dtype)(), None, data), lambda: data)


def _declared(made: Boundary, interpreted: Callable[..., Any]) -> Any:
    if INTERPRETED:
        return interpreted
    BOUNDARIES[made.symbol] = made
    made.bind()
    external: Any = types.ExternalFunction
    return external(made.symbol, made.signature)


def _c_type(kind: Any) -> tuple[str, Any]:
    """What LLVM and `ctypes` call a type."""
    if kind == types.float64:
        return "double", ctypes.c_double
    return ("i64", ctypes.c_int64) if kind == types.int64 else ("ptr", ctypes.c_void_p)


def _jump(slot: int, kinds: list[str]) -> str:
    """Instructions that go where a slot says, with all that was given."""
    given = ", ".join(f"{name} %{place}" for place, name in enumerate(kinds[1:]))
    load = f"%to = load ptr, ptr inttoptr (i64 {slot} to ptr)"
    return f"{load} %r = tail call {kinds[0]} %to({given}) ret {kinds[0]} %r"


def _assembled(name: str, code: str) -> int:
    """The address of a function of some instructions."""
    machine = llvm.Target.from_default_triple().create_target_machine(jit=True)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(code), machine)
    engine.finalize_object()
    _engines.append(engine)
    return int(engine.get_function_address(name))
