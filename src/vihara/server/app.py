"""The application: routes, socket, guard and the browser's files; and running it."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException

from vihara import __version__
from vihara.core.errors import ViharaError
from vihara.server import accounts, calls, meeting, people
from vihara.server.connections import limited
from vihara.server.database import open_database
from vihara.server.dependencies import language_of, site_of
from vihara.server.errors import InvalidMessage, NotReady, TooBusy, status_of
from vihara.server.guard import Guard, address_of
from vihara.server.logs import log, set_up_logs
from vihara.server.pages import page, preview
from vihara.server.requests import explain
from vihara.server.routes import router, watch_over
from vihara.server.schema import migrate
from vihara.server.service import Service
from vihara.server.settings import Settings
from vihara.server.sockets import Sockets
from vihara.server.views import refusal_json
from vihara.server.wire import Bounded, Frames

_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""One of these tells where there is a screen."""
_COLLECT = (100_000, 20, 50)
"""When garbage is looked for: a move makes hundreds of objects and no cycles, and logs live long."""
_CODES = {400: "invalid-message", 404: "not-found", 405: "wrong-method", 413: "too-big"}


def create_app(settings: Settings, service: Service | None = None) -> FastAPI:
    """Put everything together; the database must have its schema."""
    service = service or Service(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await service.start()
        yield
        await service.stop()

    app = FastAPI(title="Vihara", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.service = service
    app.include_router(router)
    app.include_router(accounts.router)
    app.include_router(calls.router)
    app.include_router(people.router)
    app.include_router(meeting.router)
    app.include_router(watch_over)
    sockets = Sockets(service)

    @app.websocket("/ws")
    async def live(wire: WebSocket) -> None:
        await sockets.serve(wire)

    @app.get("/{path:path}", include_in_schema=False)
    async def browser(path: str, request: Request) -> Response:
        origin, address = site_of(request).origins[0], address_of(request.scope)
        tags = await preview(service, path, origin, language_of(request), address)
        return await run_in_threadpool(page, settings, path, tags)

    @app.exception_handler(ViharaError)
    async def refused(request: Request, error: ViharaError) -> JSONResponse:
        service.metrics.refusals.labels(error.code).inc()
        headers = {"Retry-After": "2"} if isinstance(error, NotReady | TooBusy) else None
        return JSONResponse(refusal_json(error, language_of(request)), status_of(error), headers)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        return await refused(request, InvalidMessage(explain(error.errors())))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> JSONResponse:
        code = _CODES.get(error.status_code, "refused")
        told = {**refusal_json(ViharaError(error.detail), language_of(request)), "code": code}
        return JSONResponse(told, error.status_code, error.headers)

    app.add_middleware(
        Guard,
        requests=service.requests,
        pages=service.pages,
        metrics=service.metrics,
        origins=settings.known_origins(),
        max_body=settings.max_body,
    )
    return app


def listen(settings: Settings) -> socket.socket:
    """Take the port, or say why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
        found.listen(2048)
    except OSError as error:
        found.close()
        raise ViharaError(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror}; --port takes another"
        ) from error
    return found


def configure(app: Any, settings: Settings) -> uvicorn.Config:
    """How the web server runs the application."""
    return uvicorn.Config(
        app,
        http=limited(settings),
        ws=Frames if settings.socket_shortcut else Bounded,
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=settings.trust_proxy or None,
        timeout_graceful_shutdown=5,
    )


def _raise_file_limit() -> None:
    """Each socket is a file."""
    try:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ImportError, ValueError, OSError):
        log.debug("the limit on open files stays as it is")


def open_browser(address: str) -> None:
    """Show the page to whoever sits here; where nobody can be shown anything, the printed address must do."""
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in _SCREENS):
        return  # else a browser of the terminal would take it over
    # Some browsers return only when they are closed.
    threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def run(settings: Settings) -> None:
    """Serve until somebody stops it."""
    set_up_logs(settings.log_level)
    _raise_file_limit()
    sys.setswitchinterval(0.0001)  # the writer must not wait long for the interpreter: others wait for it
    gc.set_threshold(*_COLLECT)
    gc.freeze()  # what has been loaded stays
    database = open_database(settings.database())
    with database.claim(), listen(settings) as place:
        migrate(database)
        host, port = place.getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        print(f"Vihara is open at http://{shown}:{port}/", flush=True)
        log.info("listening", host=host, port=port)
        if settings.open:
            open_browser(
                f"http://{'127.0.0.1' if host == '0.0.0.0' else '[::1]' if host == '::' else shown}:{port}/"
            )
        uvicorn.Server(configure(create_app(settings), settings)).run(sockets=[place])
