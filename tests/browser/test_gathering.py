"""Pieces drawn one by one are gathered in the browser as `vihara.languages` gathers them."""

from __future__ import annotations

import json
import subprocess

import pytest

from browser.conftest import ROOT, web_build

SCRIPT = """
const typescript = require(process.argv[1] + "/node_modules/typescript");
const source = require("fs").readFileSync(process.argv[1] + "/src/lib/gathering.ts", "utf8");
const made = typescript.transpileModule(source, { compilerOptions: { module: typescript.ModuleKind.CommonJS } });
const module_ = { exports: {} };
new Function("exports", made.outputText)(module_.exports);
const cases = JSON.parse(require("fs").readFileSync(0, "utf8"));
console.log(JSON.stringify(cases.map((one) => module_.exports.gather(one.events))));
"""


@pytest.fixture(scope="module")
def gathered() -> list[object]:
    web = web_build()
    node = web.found_node()
    web.install(node)
    cases = (ROOT / "tests" / "languages" / "gathered.json").read_bytes()
    command = [str(node), "-e", SCRIPT, str(ROOT / "web")]
    found: list[object] = json.loads(subprocess.run(command, input=cases, capture_output=True, check=True).stdout)
    return found


def test_the_browser_gathers_as_python_does(gathered: list[object]) -> None:
    cases = json.loads((ROOT / "tests" / "languages" / "gathered.json").read_text("utf-8"))
    assert len(gathered) == len(cases) > 5
    for found, case in zip(gathered, cases, strict=True):
        assert found == case["gathered"], case["why"]
