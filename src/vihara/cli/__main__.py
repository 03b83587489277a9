"""`python -m vihara.cli` is the same as `vihara`."""

import sys

from vihara.cli import main

sys.exit(main())
