"""The metrics, at an address of their own: for whoever runs the hall, and no business of strangers."""

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from duskhall.hall.metrics import Metrics


class SideDoor:
    """The hall's application, and beside it, at another port, its metrics."""

    def __init__(self, app: ASGIApp, metrics: Metrics, port: int) -> None:
        """Tell the metrics to whoever comes by this port."""
        self._app = app
        self._metrics = metrics
        self._port = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request at whichever port it came to."""
        if scope["server"][1] != self._port:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope)(scope, receive, send)
        else:
            await send({"type": "websocket.close"})

    def _answer(self, scope: Scope) -> Response:
        """Return the counters in the format of Prometheus that is asked for."""
        if scope["path"] != "/metrics" or scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("There is nothing here but /metrics.\n", 404)
        text, kind = self._metrics.told(Headers(scope=scope).get("accept", ""))
        return Response(text, headers={"content-type": kind})
