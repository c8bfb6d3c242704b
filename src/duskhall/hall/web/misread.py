"""Requests that cannot be read: what FastAPI found wrong, as a message of the hall's."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

from starlette.exceptions import HTTPException

from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HallMistake
from duskhall.hall.web.guard import TooLarge

# Pydantic's kinds of findings, by how they begin or end; whatever is none of these is a value that is not possible.
_BEGINNINGS: Final = {"json_": "request-no-json", "missing": "request-missing", "extra_": "request-unknown"}
_ENDS: Final = {
    "_type": "request-kind",
    "_parsing": "request-kind",
    "_too_long": "request-size",
    "_too_short": "request-size",
    "_than": "request-size",
    "_than_equal": "request-size",
}
_CODES: Final = {
    HTTPStatus.NOT_FOUND: ("not-found", "request-nothing-there"),
    HTTPStatus.METHOD_NOT_ALLOWED: ("bad-method", "request-method"),
}


def misread(finding: Mapping[str, Any]) -> Denied:
    """Say which field is wrong, and how, without repeating its value: it may be a secret.

    >>> str(misread({"type": "string_type", "loc": ("body", "name")}))
    'name is of another kind than it must be.'
    """
    kind = str(finding.get("type", ""))
    _, *field = map(str, finding.get("loc") or [""])
    begins = [key for beginning, key in _BEGINNINGS.items() if kind.startswith(beginning)]
    ends = [key for end, key in _ENDS.items() if kind.endswith(end)]
    key = next(iter(begins + ends), "request-value")
    if not field and key != "request-no-json":
        key = "request-body"
    return Denied("bad-request", HallMistake(key, field=".".join(field)), HTTPStatus.UNPROCESSABLE_ENTITY)


def unanswered(error: HTTPException) -> Denied:
    """Say why an address does not answer such a request.

    >>> str(unanswered(HTTPException(404)))
    'There is nothing at this address: check the link.'
    """
    if isinstance(error, TooLarge):
        return error.denied
    code, key = _CODES.get(HTTPStatus(error.status_code), ("bad-request", "request-body"))
    return Denied(code, HallMistake(key), error.status_code)
