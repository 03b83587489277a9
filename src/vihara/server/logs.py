"""Structured logs: one JSON object on a line of standard error, without secrets."""

from __future__ import annotations

import datetime
import json
import logging
import sys
from typing import Any


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.datetime.fromtimestamp(record.created, datetime.UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class _StandardError(logging.Handler):
    """Whatever standard error is at the moment."""

    def emit(self, record: logging.LogRecord) -> None:
        print(self.format(record), file=sys.stderr, flush=True)


class Log:
    """A logger whose facts are named."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def debug(self, event: str, **facts: Any) -> None:
        self._logger.debug(event, extra={"facts": facts})

    def info(self, event: str, **facts: Any) -> None:
        self._logger.info(event, extra={"facts": facts})

    def warning(self, event: str, **facts: Any) -> None:
        self._logger.warning(event, extra={"facts": facts})

    def error(self, event: str, **facts: Any) -> None:
        self._logger.error(event, extra={"facts": facts})

    def defect(self, event: str, **facts: Any) -> None:
        """An exception that nobody expected, with its trace: here, and nowhere else."""
        self._logger.exception(event, extra={"facts": facts})


log = Log("vihara.server")


def set_up_logs(level: str) -> None:
    """Send everything, the web server's lines included, to standard error."""
    handler = _StandardError()
    handler.setFormatter(_Json())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"
    # At its most talkative the web server writes down every header, and with them cookies and tokens.
    logging.getLogger("uvicorn.error").setLevel(max(logging.INFO, root.level))
    # Alembic tells each step at length; a failure still comes through.
    logging.getLogger("alembic").setLevel("WARNING")
