"""A game as a WebAssembly module: its compiled rules, what it tells, and the search, for a table in the page.

Numba's code, before it is optimized for this machine, is translated anew for WebAssembly (`translation.py`): the
same functions that the server runs (`exports.py`), so that there is no second set of rules. Everything that the
page needs to know besides (sizes, options, learned values) goes with it as JSON (`manifest.py`).
"""
