"""`vihara verify`: prove that every chance outcome of a match came from its seed and from what the seats added."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from vihara.cli.reading import print_json, read_text
from vihara.core.proof import verify
from vihara.languages import of_terminal, translate


def run(given: argparse.Namespace) -> int:
    """Say what is proven and what is not; a wrong outcome is an error that names its line."""
    found = verify(read_text(given.file))
    if given.json:
        print_json({"verified": True, **asdict(found)})
        return 0
    language = of_terminal(given.lang)
    for sentence in found.sentences():
        print(translate(sentence, language))
    return 0
