"""The page, and what whoever runs the hall looks at: health, readiness, metrics."""

from html import escape

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse

from duskhall import __version__, games
from duskhall.hall import protocol
from duskhall.hall.denied import Denied
from duskhall.hall.storage import StoreError, queries
from duskhall.hall.web.edge import PROBLEMS, AnyHall

router = APIRouter(tags=["site"])

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


@router.get("/", response_class=HTMLResponse, include_in_schema=False)
async def page(request: Request) -> str:
    """Say what this is and how to connect."""
    address = escape(f"{request.url.scheme}://{request.url.netloc}")
    return PAGE.format(games=escape(", ".join(games.GAMES)), first=escape(next(iter(games.GAMES))), address=address)


@router.get("/api/protocol.json", operation_id="getProtocol", response_class=JSONResponse)
async def get_protocol() -> Response:
    """Return the JSON Schema of the WebSocket's messages."""
    return JSONResponse(protocol.schema())


@router.get("/healthz", operation_id="isHealthy")
async def is_healthy() -> dict[str, str]:
    """Say that the process answers."""
    return {"status": "alive", "version": __version__}


@router.get("/readyz", operation_id="isReady", responses={503: PROBLEMS[503]})
async def is_ready(hall: AnyHall) -> dict[str, str]:
    """Say whether the hall can serve: its store answers, and it is not about to stop."""
    if hall.closing:
        raise Denied("stopping", "This process stops: use another one.", 503)
    try:
        await hall.store.read(queries.ping)
    except StoreError as error:
        raise Denied("store", "The store does not answer.", 503) from error
    return {"status": "ready"}


@router.get("/metrics", operation_id="getMetrics", response_class=PlainTextResponse)
async def get_metrics(hall: AnyHall) -> str:
    """Return counters in Prometheus's format."""
    return hall.metrics.text()
