"""From Numba's code to a WebAssembly module: `python -m vihara.wasm.translation GAME FILE`, a process of its own.

Numba must not optimize (the code would know this machine), which it decides when it is imported: `translate`
starts the process with the right settings. LLVM then optimizes for WebAssembly, and `wasm-ld` links. All of it is
deterministic: the same sources and versions give the same bytes.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any

from vihara.core.errors import ViharaError

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
UNOPTIMIZED = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "PYTHONHASHSEED": "0"}
IMPORTS = frozenset({"exp"})
"""What a module asks its page for; a test keeps it at that."""

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

    from vihara.core.game import load
    from vihara.wasm.exports import exports

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=3, reloc="static", codemodel="default", features=FEATURES
    )
    whole = llvm.parse_assembly(ALLOCATOR)
    kept = {"reserve", "rewind"}
    entries: dict[str, str] = {}
    for export in exports(load(key)):
        compiled = numba.njit(nogil=True)(export.function)
        compiled.compile(export.signature)
        result: Any = compiled.overloads[export.signature.args]
        entries[export.name] = result.fndesc.llvm_func_name
        text = _MACHINE.sub("", result.library.get_llvm_str())
        whole.link_in(llvm.parse_assembly(text))
    whole.triple, whole.data_layout = TRIPLE, str(machine.target_data)
    kept |= set(entries.values())
    for function in whole.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in kept else "internal"
    for value in whole.global_variables:
        if not value.is_declaration:
            value.linkage = "internal"
    whole.verify()
    tuning = llvm.create_pipeline_tuning_options(3)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(whole, builder)
    addresses = [value.name for value in whole.global_variables if value.name.startswith("numba.dynamic.globals")]
    if addresses:
        raise ViharaError(f"compiled code holds addresses of this process: {', '.join(addresses[:3])}")
    return _linked(machine.emit_object(whole), entries, folder)


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
