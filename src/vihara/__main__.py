"""`python -m vihara`: the same as `vihara`, where a shell does not find that."""

import sys

from vihara.cli import main

if __name__ == "__main__":
    sys.exit(main())
