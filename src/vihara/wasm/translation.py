"""From Numba's code to a WebAssembly module: `python -m vihara.wasm.translation GAME FILE`, a process of its own.

Numba must not optimize (the code would know this machine), which it decides when it is imported: `translate`
starts the process with the right settings. LLVM then optimizes for WebAssembly, and `wasm-ld` links. All of it is
deterministic: the same sources and versions give the same bytes.
"""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from vihara.core.errors import ViharaError

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
UNOPTIMIZED = {
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "PYTHONHASHSEED": "0",
    "VIHARA_LEAVING": "1",
}
IMPORTS = frozenset({"exp", "simulate"})
"""What a module may ask its page for: an exponential; which piece falls next, where chance is simulated."""

HOT = frozenset({"grow", "imagine"})
"""What a bot spends its time with, with all that is called there: made fast. All else is made small."""

_FUNCTION = re.compile(r"^define [^\n]*\{\n.*?^\}\n", re.M | re.S)
_CALLED = re.compile(r'@("[^"]+"|[\w.$-]+)')
_RAISED = re.compile(r"^  store [^\n]*, !numba_exception_output ![0-9]+\n", re.M)
_FAILED = re.compile(r"^  ret i32 1$", re.M)
_WELL = re.compile(r"^  ret i32 (?:0|-2)$", re.M)
_STOP = "  call void @llvm.trap()\n  unreachable"
_MACHINE = re.compile(r'^target (?:triple|datalayout).*$|"(?:target-cpu|target-features|tune-cpu)"="[^"]*"', re.M)

ALLOCATOR = """
@__heap_base = external global i8
@mark = internal global i32 0
@top = internal global i32 0

declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare double @llvm.sqrt.f64(double)

define double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}

define internal void @provide(i32 %end) {
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %have = shl i32 %pages, 16
  %enough = icmp uge i32 %have, %end
  br i1 %enough, label %done, label %more
more:
  %lacking = sub i32 %end, %have
  %rounded = add i32 %lacking, 1048575
  %new = lshr i32 %rounded, 16
  %before = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %new)
  %failed = icmp eq i32 %before, -1
  br i1 %failed, label %nothing, label %done
nothing:
  unreachable
done:
  ret void
}

define internal i32 @after(i32 %place) {
  %base = ptrtoint ptr @__heap_base to i32
  %low = icmp ult i32 %place, %base
  %from = select i1 %low, i32 %base, i32 %place
  %up = add i32 %from, 63
  %aligned = and i32 %up, -64
  ret i32 %aligned
}

; Room that stays, for what the page hands over.
define i32 @reserve(i32 %size) {
  %old = load i32, ptr @mark
  %place = call i32 @after(i32 %old)
  %end = add i32 %place, %size
  call void @provide(i32 %end)
  store i32 %end, ptr @mark
  store i32 %end, ptr @top
  ret i32 %place
}

; What the last call allocated is needed no longer.
define void @rewind() {
  %end = load i32, ptr @mark
  store i32 %end, ptr @top
  ret void
}

; An array that compiled code makes: its description of 32 bytes, then its items.
define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %alignment) {
  %old = load i32, ptr @top
  %place = call i32 @after(i32 %old)
  %items = add i32 %place, 64
  %number = trunc i64 %size to i32
  %end = add i32 %items, %number
  call void @provide(i32 %end)
  store i32 %end, ptr @top
  %info = inttoptr i32 %place to ptr
  %data = inttoptr i32 %items to ptr
  store i64 1, ptr %info
  %destructor = getelementptr i8, ptr %info, i32 8
  store i64 0, ptr %destructor
  %pointer = getelementptr i8, ptr %info, i32 16
  store ptr %data, ptr %pointer
  %length = getelementptr i8, ptr %info, i32 24
  store i64 %size, ptr %length
  ret ptr %info
}

; A list, as sorting needs one.
define ptr @NRT_MemInfo_new_varsize_dtor(i64 %size, ptr %destructor) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 16)
  ret ptr %info
}

define void @NRT_MemInfo_call_dtor(ptr %info) {
  ret void
}

; A copy of an array that is about to be written over.
define ptr @NRT_Allocate(i64 %size) {
  %old = load i32, ptr @top
  %place = call i32 @after(i32 %old)
  %number = trunc i64 %size to i32
  %end = add i32 %place, %number
  call void @provide(i32 %end)
  store i32 %end, ptr @top
  %data = inttoptr i32 %place to ptr
  ret ptr %data
}

define void @NRT_Free(ptr %data) {
  ret void
}

; Numbers of 128 bits, by halves of their words: whether the size of an array fits is asked that way.
define void @__multi3(ptr %out, i64 %a, i64 %a.high, i64 %b, i64 %b.high) {
  %a0 = and i64 %a, 4294967295
  %a1 = lshr i64 %a, 32
  %b0 = and i64 %b, 4294967295
  %b1 = lshr i64 %b, 32
  %p00 = mul i64 %a0, %b0
  %p01 = mul i64 %a0, %b1
  %p10 = mul i64 %a1, %b0
  %p11 = mul i64 %a1, %b1
  %p00.high = lshr i64 %p00, 32
  %p01.low = and i64 %p01, 4294967295
  %p10.low = and i64 %p10, 4294967295
  %middle.part = add i64 %p00.high, %p01.low
  %middle = add i64 %middle.part, %p10.low
  %p00.low = and i64 %p00, 4294967295
  %middle.up = shl i64 %middle, 32
  %low = or i64 %p00.low, %middle.up
  %p01.high = lshr i64 %p01, 32
  %p10.high = lshr i64 %p10, 32
  %middle.high = lshr i64 %middle, 32
  %one = mul i64 %a.high, %b
  %other = mul i64 %a, %b.high
  %sum1 = add i64 %p11, %p01.high
  %sum2 = add i64 %sum1, %p10.high
  %sum3 = add i64 %sum2, %middle.high
  %sum4 = add i64 %sum3, %one
  %high = add i64 %sum4, %other
  store i64 %low, ptr %out
  %next = getelementptr i8, ptr %out, i32 8
  store i64 %high, ptr %next
  ret void
}
"""
"""Memory for arrays that a call makes is given back when the next one begins: nothing outlives a call."""


def translate(key: str) -> bytes:
    """The module of a game."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "game.wasm"
        settings = {**os.environ, **UNOPTIMIZED, "NUMBA_CACHE_DIR": folder}
        settings.pop("NUMBA_CACHE_LOCATOR_CLASSES", None)
        done = subprocess.run(
            [sys.executable, "-m", "vihara.wasm.translation", key, str(made)],
            env=settings, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            raise ViharaError(f"{key} cannot be translated to WebAssembly: {done.stderr.strip()[-2000:]}")
        return made.read_bytes()


def _module(key: str, folder: Path) -> bytes:
    """Compile, optimize and link, in a process with the right settings."""
    import llvmlite.binding as llvm
    import numba

    from vihara.core.boundary import BOUNDARIES
    from vihara.core.game import load
    from vihara.wasm.exports import exports

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=3, reloc="static", codemodel="default", features=FEATURES
    )
    whole = llvm.parse_assembly(ALLOCATOR)
    entries: dict[str, str] = {}
    libraries: dict[int, Any] = {}
    with _no_machine_code():
        for export in exports(load(key)):
            function = numba.njit(nogil=True)(export.function)
            function.compile(export.signature)
            result: Any = function.overloads[export.signature.args]
            entries[export.name] = result.fndesc.llvm_func_name
            _gather(result.library, libraries)
        named = [_named(boundary, libraries) for boundary in BOUNDARIES.values()]
    whole.link_in(llvm.parse_assembly("\n".join(named)))
    for library in libraries.values():
        part = llvm.parse_assembly(_lean(_MACHINE.sub("", str(library._final_module))))
        for function in part.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                function.linkage = "weak_odr"  # what nobody asks for yet must not be left out
        whole.link_in(part)
    whole.triple, whole.data_layout = TRIPLE, str(machine.target_data)
    kept = {"reserve", "rewind", "__multi3", *entries.values()}  # LLVM itself calls the third
    for function in whole.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in kept else "internal"
    for value in whole.global_variables:
        if not value.is_declaration:
            value.linkage = "internal"
    whole.verify()
    _make_small(whole, {entries[name] for name in HOT & entries.keys()})
    _optimize(llvm, machine, whole)
    addresses = [value.name for value in whole.global_variables if value.name.startswith("numba.dynamic.globals")]
    if addresses:
        raise ViharaError(f"compiled code holds addresses of this process: {', '.join(addresses[:3])}")
    return _linked(machine.emit_object(whole), entries, folder)


def _lean(text: str) -> str:
    """Code without what only Python needs: arrays are not counted, as none outlives a call; and what raises stops,
    as whoever calls is told no more than that.
    """

    def leaner(found: re.Match[str]) -> str:
        code = found[0]
        head = code[: code.index("\n") + 1]
        if "@NRT_incref(" in head or "@NRT_decref(" in head:
            return head + "  ret void\n}\n"
        if "%excinfo" not in head:
            return code
        if not _WELL.search(code):  # it does nothing but raise
            return f"{head}{_STOP}\n}}\n"
        return _FAILED.sub(_STOP, _RAISED.sub("", code))

    return f"{_FUNCTION.sub(leaner, text)}\ndeclare void @llvm.trap()\n"


def _make_small(whole: Any, hot: set[str]) -> None:
    """Have all functions made small, but for some and what they call."""
    defined = {one.name: one for one in whole.functions if not one.is_declaration}
    waiting, fast = [*hot], set(hot)
    while waiting:
        called = {name.strip('"') for name in _CALLED.findall(str(defined[waiting.pop()]))}
        new = (called & defined.keys()) - fast
        fast |= new
        waiting += new
    for name, function in defined.items():
        if name not in fast:
            function.add_function_attribute("optsize")


def _named(boundary: Any, libraries: dict[int, Any]) -> str:
    """What is behind a boundary, under its plain name: data, or the compiled function, which must not fail."""
    import numba

    symbol, kinds = boundary.symbol, boundary.kinds
    if boundary.data is not None:
        data = boundary.data.tobytes()
        text = "".join(f"\\{byte:02x}" for byte in data)
        constant = f'@{symbol}.data = internal constant [{len(data)} x i8] c"{text}", align 16'
        return f"{constant}\ndefine ptr @{symbol}() {{ ret ptr @{symbol}.data }}"
    function = numba.njit(nogil=True)(boundary.body)
    function.compile(boundary.signature)
    result: Any = function.overloads[boundary.signature.args]
    _gather(result.library, libraries)
    name = f'@"{result.fndesc.llvm_func_name}"'
    given = [f"{kind} %{place}" for place, kind in enumerate(kinds[1:])]
    return f"""
declare i32 {name}({", ".join(["ptr", "ptr", *kinds[1:]])})
define {kinds[0]} @{symbol}({", ".join(given)}) noinline {{
  %answer = alloca {kinds[0]}
  %error = alloca ptr
  %status = call i32 {name}({", ".join(["ptr %answer", "ptr %error", *given])})
  %well = icmp eq i32 %status, 0
  br i1 %well, label %done, label %failed
failed:
  unreachable
done:
  %found = load {kinds[0]}, ptr %answer
  ret {kinds[0]} %found
}}
"""


@contextlib.contextmanager
def _no_machine_code() -> Iterator[None]:
    """Let Numba stop at the code of each function by itself.

    Otherwise it would link what a function calls into it, and make machine code of all that, for every function
    anew, with wrappers to be called from Python and from C: most of the time, and nothing here is ever called.
    """
    from numba.core.caching import Cache
    from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary, JITCPUCodegen
    from numba.core.cpu import CPUContext

    def nothing(*_: object, **__: object) -> None:
        return None

    with contextlib.ExitStack() as stack:
        for kind, name, instead in (
            (CPUCodeLibrary, "finalize", lambda library: setattr(library, "_finalized", True)),
            (JITCodeLibrary, "get_pointer_to_function", lambda _library, _name: 0),
            (JITCPUCodegen, "set_env", nothing),
            (Cache, "save_overload", nothing),
            (CPUCodeLibrary, "_optimize_functions", nothing),
            (CPUContext, "create_cpython_wrapper", nothing),
            (CPUContext, "create_cfunc_wrapper", nothing),
        ):
            stack.enter_context(mock.patch.object(kind, name, instead))
        yield


def _gather(library: Any, found: dict[int, Any]) -> None:
    """A library of code and all that it links to."""
    waiting = [library]
    while waiting:
        one = waiting.pop()
        if id(one) not in found:
            found[id(one)] = one
            waiting += reversed(one._linking_libraries)


def _optimize(llvm: Any, machine: Any, whole: Any) -> None:
    """For speed, without vectors; counting who still needs an array is left out where nobody could tell."""
    tuning = llvm.create_pipeline_tuning_options(3)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(whole, builder)
    pruning = llvm.create_new_module_pass_manager()
    pruning.add_refprune_pass()
    pruning.run(whole, builder)
    builder.getModulePassManager().run(whole, builder)


def _linked(compiled: bytes, entries: dict[str, str], folder: Path) -> bytes:
    """Link an object; functions are exported under their plain names."""
    (folder / "game.o").write_bytes(compiled)
    flags = ["--no-entry", "--allow-undefined", "--gc-sections", "-O2", "--strip-all", "--export-memory"]
    names = [f"--export={name}" for name in ("reserve", "rewind", *entries.values())]
    command = [sys.executable, "-m", "ziglang", "wasm-ld", *flags, *names]
    done = subprocess.run(
        [*command, str(folder / "game.o"), "-o", str(folder / "linked.wasm")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise ViharaError(f"wasm-ld: {done.stderr.strip()[:2000]}")
    return renamed((folder / "linked.wasm").read_bytes(), {old: new for new, old in entries.items()})


EXPORT_SECTION = 7


def renamed(module: bytes, names: dict[str, str]) -> bytes:
    """The same module whose exports have other names: Numba's own are long, and count the functions compiled."""
    made = bytearray(module[:8])
    at = 8
    while at < len(module):
        kind = module[at]
        size, start = _read(module, at + 1)
        body = module[start : start + size]
        at = start + size
        if kind == EXPORT_SECTION:
            number, place = _read(body, 0)
            fresh = bytearray(_written(number))
            for _ in range(number):
                length, place = _read(body, place)
                name = body[place : place + length].decode()
                told = names.get(name, name).encode()
                _, end = _read(body, place + length + 1)
                fresh += _written(len(told)) + told + body[place + length : end]
                place = end
            body = bytes(fresh)
        made += bytes([kind]) + _written(len(body)) + body
    return bytes(made)


def _read(data: bytes, at: int) -> tuple[int, int]:
    """A number as WebAssembly writes it (LEB128), and where the next thing begins."""
    value, shift = 0, 0
    while True:
        value |= (data[at] & 0x7F) << shift
        at += 1
        if not data[at - 1] & 0x80:
            return value, at
        shift += 7


def _written(value: int) -> bytes:
    made = bytearray()
    while value >= 0x80:
        made.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*made, value])


def main() -> None:
    key, file = sys.argv[1:]
    warnings.simplefilter(
        "ignore"
    )  # nothing is kept of what is compiled here, and Numba says so for each function
    path = Path(file)
    path.write_bytes(_module(key, path.parent))


if __name__ == "__main__":
    main()
