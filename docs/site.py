"""What the site has besides the pages in this folder: each game's own page, the first page, and the API's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).parent.parent
API = {
    "core": ["vihara", "vihara.core.game", "vihara.core.match", "vihara.core.event", "vihara.core.chance",
             "vihara.core.replay", "vihara.core.record", "vihara.core.options", "vihara.core.errors"],
    "bots": ["vihara.bots", "vihara.bots.levels", "vihara.bots.search", "vihara.bots.memory",
             "vihara.bots.simple"],
    "arena": ["vihara.arena.simulation", "vihara.arena.contest", "vihara.arena.diary", "vihara.arena.ratings",
              "vihara.arena.balance", "vihara.arena.plots"],
    "adapters": ["vihara.adapters.vector", "vihara.adapters.choices", "vihara.adapters.information",
                 "vihara.adapters.pettingzoo", "vihara.adapters.gymnasium", "vihara.adapters.openspiel"],
    "client": ["vihara.client"],
}  # fmt: skip
"""Pages of the API: the modules on each."""


def game_page(path: Path) -> str:
    """A game's README, its links turned to where pages are on the site."""
    return re.sub(r"\((?:\.\./)+docs/", "(../", path.read_text(encoding="utf-8"))


def first_page() -> str:
    """The README of the project, its links turned likewise; what is not on the site is only named."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    text = re.sub(r"\]\(docs/([\w/]+\.md)(#[\w-]+)?\)", r"](\1\2)", text)
    text = re.sub(r"\]\(src/vihara/games/(\w+)/README\.md\)", r"](games/\1.md)", text)
    text = re.sub(r"!\[([^\]]*)\]\((?!https?:)[^)]*\)", "", text)
    return re.sub(r"\[([^\]]+)\]\((?!https?:|rules/|games/|[a-z]+\.md|#)[^)]*\)", r"\1", text)


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that live elsewhere."""
    files.append(File.generated(config, "index.md", content=first_page()))
    for path in sorted((ROOT / "src" / "vihara" / "games").glob("*/README.md")):
        files.append(File.generated(config, f"games/{path.parent.name}.md", content=game_page(path)))
    for name, modules in API.items():
        text = f"# {name.capitalize()}\n\n" + "\n\n".join(f"::: {module}" for module in modules) + "\n"
        files.append(File.generated(config, f"api/{name}.md", content=text))
    return files
