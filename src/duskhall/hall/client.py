"""A guest of a hall, for programs: HTTP for everything around a game, and the address of its WebSocket.

The terminal, the load test and the tests come in through this.
"""

import http.client
import json
from typing import Any, Final
from urllib.parse import urlsplit

from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HallMistake
from duskhall.kernel.text import FALLBACK

PATIENCE: Final = 60  # seconds until a hall that says nothing counts as gone


class Unreachable(HallMistake):
    """A hall that cannot be reached: the sentence says which one."""


class Visitor:
    """Somebody at a hall, known by a bearer token."""

    def __init__(self, address: str, name: str, token: str | None = None, lang: str = FALLBACK) -> None:
        """Come in as a new guest, or go on with a token; what is denied is said in this language."""
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Unreachable("client-no-address", address=repr(address))
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.token = token
        self.lang = lang
        self._open: http.client.HTTPConnection | None = None
        try:
            me = self.get("/api/people/me") if token else self.post("/api/people", name=name, program=True)
        except BaseException:
            self.close()
            raise
        self.token = token or str(me["token"])
        self.person = str(me["person"])
        self.name = str(me["name"])

    @property
    def live_address(self) -> str:
        """Where the WebSocket is."""
        return f"ws{self.address.removeprefix('http')}/api/live"

    @property
    def headers(self) -> dict[str, str]:
        """What shows who this is, and what language it speaks."""
        token = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {"Accept-Language": self.lang, **token}

    def get(self, path: str) -> Any:
        """Ask for something."""
        return self.call("GET", path)

    def post(self, path: str, /, **body: Any) -> Any:
        """Have something done."""
        return self.call("POST", path, body)

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request and return what is answered, or raise `Denied` with what the hall said."""
        headers = dict(self.headers)
        if body is not None:
            headers["Content-Type"] = "application/json"
        status, data = self._request(method, path, None if body is None else json.dumps(body).encode(), headers)
        answer = json.loads(data) if data else {}
        if status >= 400:
            raise Denied(str(answer.get("code", "")), str(answer.get("message", "")), status)
        return answer

    def close(self) -> None:
        """Close the connection."""
        if self._open is not None:
            self._open.close()
            self._open = None

    def _request(self, method: str, path: str, data: bytes | None, headers: dict[str, str]) -> tuple[int, bytes]:
        """Send over the open connection, or a new one where it was closed meanwhile.

        A hall hangs up on connections that are idle; what it may have done already is never asked for twice.
        """
        again = self._open is not None
        while True:
            if self._open is None:
                parts = urlsplit(self.address)
                kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
                self._open = kind(str(parts.hostname), parts.port, timeout=PATIENCE)
            try:
                self._open.request(method, path, data, headers)
                response = self._open.getresponse()
                return response.status, response.read()
            except (OSError, http.client.HTTPException) as error:
                self.close()
                if not again or not isinstance(error, ConnectionError):
                    raise Unreachable("client-no-answer", address=self.address, detail=str(error)) from error
                again = False
