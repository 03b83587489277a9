"""Fair dice in the page: browsers promise and open their shares by themselves, and check the dice at the end."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import ROOT, Console, Opener, TableOpener
from vihara.core.proof import verify
from vihara.core.shares import share_hash

FIXTURES = ROOT / "tests" / "core" / "fair-dice.json"


def test_the_pages_own_check_agrees_with_the_fixtures(tmp_path: Path) -> None:
    """SHA-256, HKDF, ChaCha20 and the check of files, run by Node on the fixtures that the Python tests read."""
    node = shutil.which("node")
    assert node, "Node.js builds the browser part, so it is here"
    compiler = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
    module = ROOT / "web" / "src" / "lib" / "fair.ts"
    how = ["--target", "es2022", "--module", "esnext", "--lib", "es2023,dom", "--outDir", str(tmp_path)]
    subprocess.run([node, compiler, *how, module], check=True)
    made = (tmp_path / "fair.js").rename(tmp_path / "fair.mjs")
    checker = Path(__file__).parent / "fair.mjs"
    told = subprocess.run([node, checker, made, FIXTURES], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    cases = json.loads(FIXTURES.read_text(encoding="utf-8"))
    assert told.stdout.startswith(f"{len(cases['keys'])} keys and {len(cases['files'])} files")


def file_of(page: Page, table: str) -> str:
    text: str = page.evaluate("(id) => fetch(`/api/tables/${id}/file`).then((answer) => answer.text())", table)
    return text


def resign(page: Page, table: str) -> None:
    page.evaluate(
        """(id) => fetch(`/api/tables/${id}/resign`, {method: "POST", headers: {"Content-Type": "application/json"}, body: "{}"})""",
        table,
    )
    page.wait_for_selector("main.table[data-status=over]")


def test_two_browsers_make_the_dice_together(new_context: Opener, game_table: TableOpener) -> None:
    """Both see the seal before the first card; both shares are in the file; each page checks the dice by itself."""
    ada, ben = new_context().new_page(), new_context(language="de").new_page()
    table = game_table(
        ada, "mandala", [{"kind": "me"}, {"kind": "invite"}], options={"first": "random"}, adds=True
    )
    panel = ada.locator("[data-part=fairness]")
    panel.locator("summary").click()
    seal = panel.locator("[data-part=seal]").inner_text()
    expect(panel.locator("[data-part=said-1]")).to_have_text("has sealed a share")
    mine = panel.locator("[data-part=mine-1]").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", mine)
    make = ada.get_by_role("button", name="Make a link")
    make.click()
    ben.goto(ada.locator(".link input").input_value())
    ben.locator("input").first.fill("Ben")
    ben.locator("[data-action=join]").click()
    ben.wait_for_selector("main.table[data-status=running]")
    ada.wait_for_selector("main.table[data-status=running]")
    resign(ada, table)
    found = verify(file_of(ada, table))
    assert found.hash == seal
    assert found.shares[0] == mine
    assert re.fullmatch("[0-9a-f]{64}", found.shares[1])
    assert found.first in (1, 2)
    for page, right in ((ada, "before the deal"), (ben, "vor dem Austeilen gesehen hat.")):
        fair = page.locator("[data-part=fairness]")
        if not fair.get_attribute("open") and fair.get_attribute("open") != "":
            fair.locator("summary").click()
        fair.locator("[data-action=verify]").click()
        expect(fair.locator("[data-part=verdict]")).to_have_attribute("data-verdict", "true")
        expect(fair.locator("[data-part=verdict]")).to_contain_text(right)
        expect(fair).to_contain_text(share_hash(found.shares[1]))


def test_a_table_with_bots_waits_for_the_browser(page: Page, game_table: TableOpener) -> None:
    """Against bots, on one screen, and the rematch: the browser adds its shares, and play begins by itself."""
    table = game_table(page, "tajuto", adds=True)
    page.wait_for_selector("main.table[data-status=running]")
    resign(page, table)
    found = verify(file_of(page, table))
    assert re.fullmatch("[0-9a-f]{64}", found.shares[0])
    assert found.shares[1] == "bot"
    page.get_by_role("button", name="Play again", exact=True).click()
    page.wait_for_url(lambda url: table not in url)
    page.wait_for_selector("main.table[data-status=running]")
    again = page.url.rpartition("/")[2]
    resign(page, again)
    assert verify(file_of(page, again)).shares[0] == "bot"
    assert re.fullmatch("[0-9a-f]{64}", verify(file_of(page, again)).shares[1])
    shared = game_table(page, "mandala", [{"kind": "me"}, {"kind": "me"}], adds=True)
    page.wait_for_selector("main.table[data-status=running]")
    resign(page, shared)
    assert all(re.fullmatch("[0-9a-f]{64}", share) for share in verify(file_of(page, shared)).shares)


def test_a_forged_file_is_found_out_in_the_page(page: Page, console: Console, tmp_path: Path) -> None:
    """A true file is checked where it is looked at again; a forged one is refused with its line."""
    cases = {case["name"]: case["file"] for case in json.loads(FIXTURES.read_text(encoding="utf-8"))["files"]}
    console.expect("422")
    for name, verdict in (("two browsers", "true"), ("one side alone", "true"), ("forged share", "failed")):
        file = tmp_path / "match.vihara"
        file.write_text(cases[name], encoding="utf-8")
        page.goto("/replay")
        page.locator("input[type=file]").set_input_files(file)
        fair = page.locator("[data-part=fairness]")
        fair.locator("summary").click()
        fair.locator("[data-action=verify]").click()
        expect(fair.locator("[data-part=verdict]")).to_have_attribute("data-verdict", verdict)
    expect(fair.locator("[data-part=verdict]")).to_contain_text("as the seed gives it")
