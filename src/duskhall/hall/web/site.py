"""The browser client, and what whoever runs the hall looks at: health and readiness.

The client is built into the folder `client` (see web/ of the sources).  A hall without it, run from sources where
nobody has built it, shows a plain page that says how to connect from a terminal.
"""

import asyncio
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import msgspec
from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

from duskhall import __version__, games
from duskhall.hall import protocol
from duskhall.hall.denied import Denied
from duskhall.hall.web import reference
from duskhall.hall.web.edge import PROBLEMS, AnyHall, told_once

router = APIRouter(tags=["site"])

CLIENT: Final = Path(__file__).parent / "client"
# The addresses of the client's pages; which page is shown is the client's business.
PAGES: Final = (
    "/",
    "/about",
    "/continue",
    "/me",
    "/history",
    "/daily",
    "/daily/{name}",
    "/new/{name}",
    "/table/{name}",
    "/replay/{name}",
    "/analysis/{name}",
    "/learn/{name}",
    "/exercises/{name}",
    "/rules/{name}",
)
# What has the same address in every release.
FIXED: Final = {
    "lantern.svg": "image/svg+xml",
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
}
_SPECIAL: Final = {b"range", b"if-range", b"if-none-match", b"if-modified-since"}  # what is answered only in part
_MOST_KEPT: Final = 500  # files, compressed and not; the client has about a hundred
YEAR: Final = 365 * 86_400

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Duskhall</title>
<h1>Duskhall</h1>
<p>A digital table for tabletop games. This hall is open, and these games are played here: {games}.</p>
<p>To sit down, play from a terminal:</p>
<pre>duskhall play {first} --server {address}</pre>
<p>Programs speak <a href="/docs">HTTP</a> and a WebSocket at <code>/api/live</code>, described by
<a href="/api/protocol.json">its schema</a>.</p>
</html>
"""


class Assets:
    """The client's files, whose names change with their content: compressed, and kept by browsers."""

    def __init__(self, folder: Path) -> None:
        """Serve a folder."""
        self._app = GZipMiddleware(StaticFiles(directory=folder), minimum_size=1000)
        self._kept: dict[tuple[str, bool], list[Message]] = {}  # answers as they were sent, compressed once

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a file."""
        asked = {name for name, _ in scope["headers"]}
        plain = scope["type"] == "http" and scope["method"] == "GET" and not asked & _SPECIAL
        file = scope["path"], "gzip" in Headers(scope=scope).get("accept-encoding", "")
        if plain and file in self._kept:
            for message in self._kept[file]:
                await send(dict(message))
            return
        said: list[Message] = []

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 200:
                message["headers"] = [*message["headers"], (b"cache-control", f"max-age={YEAR}, immutable".encode())]
            said.append(dict(message))
            await send(message)

        await self._app(scope, receive, sending)
        if plain and said and said[0].get("status") == 200 and len(self._kept) < _MOST_KEPT:
            self._kept[file] = said


def add_client(app: FastAPI) -> None:
    """Let an application serve the built client, or else the plain page."""
    folder = CLIENT
    index = folder / "index.html"
    if not index.is_file():
        app.add_api_route("/", plain_page, response_class=HTMLResponse, include_in_schema=False)
        return

    async def page() -> FileResponse:
        return FileResponse(index, headers={"cache-control": "no-cache"})

    def served(name: str, media: str) -> None:
        """Serve a file whose name never changes: browsers ask each time whether it has."""

        async def serve() -> FileResponse:
            return FileResponse(folder / name, media_type=media, headers={"cache-control": "no-cache"})

        if (folder / name).is_file():
            app.add_api_route(f"/{name}", serve, include_in_schema=False)

    for path in PAGES:
        app.add_api_route(path, page, include_in_schema=False)
    for name, media in FIXED.items():
        served(name, media)
    for icon in sorted(folder.glob("icons/*.png")):
        served(f"icons/{icon.name}", "image/png")
    app.mount("/assets", Assets(folder / "assets"))


def lost_page(request: Request) -> Response | None:
    """Return the client's page for an address that leads nowhere, where a person follows a link with a browser."""
    index = CLIENT / "index.html"
    reads = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if not reads or request.url.path.startswith("/api/") or not index.is_file():
        return None
    return FileResponse(index, HTTPStatus.NOT_FOUND, headers={"cache-control": "no-cache"})


async def plain_page(request: Request) -> str:
    """Say what this is and how to connect."""
    address = escape(f"{request.url.scheme}://{request.url.netloc}")
    ids = [game.id for game in games.shelf()]
    return PAGE.format(games=escape(", ".join(ids)), first=escape(ids[0]), address=address)


@router.get("/api/protocol.json", operation_id="getProtocol", response_class=JSONResponse)
async def get_protocol() -> Response:
    """Return the JSON Schema of the WebSocket's messages."""
    return await told_once(_protocol)


def _protocol() -> bytes:
    return msgspec.json.encode(protocol.schema())


@router.get("/healthz", operation_id="isHealthy")
async def is_healthy() -> dict[str, str]:
    """Say that the process answers."""
    return {"status": "alive", "version": __version__}


@router.get("/readyz", operation_id="isReady", responses={503: PROBLEMS[503]})
async def is_ready(hall: AnyHall) -> dict[str, str]:
    """Say whether the hall can serve: its store takes what is written, and it is not about to stop."""
    if hall.closing:
        raise Denied("stopping", "This process stops: use another one.", 503)
    if not await hall.readiness.is_ready():
        raise Denied("store", "The store takes nothing.", 503)
    return {"status": "ready"}


@router.get("/docs", include_in_schema=False)
async def get_reference(request: Request) -> HTMLResponse:
    """Describe the HTTP interface to people."""
    return HTMLResponse(reference.page(await _described(request)))


@router.get("/openapi.json", include_in_schema=False)
async def get_description(request: Request) -> JSONResponse:
    """Describe the HTTP interface to programs."""
    return JSONResponse(await _described(request))


async def _described(request: Request) -> dict[str, Any]:
    """Return the description, which takes a while when it is first asked for."""
    described: dict[str, Any] = await asyncio.to_thread(request.app.openapi)
    return described
