"""Structured logs: one JSON object per line on the standard error output.

What may be said is a closed list of fields.  Tokens, links, names, chat, options and views are not among them, so a
log of a running table tells nobody anything that they may not know.
"""

import json
import logging
import time
from typing import Any, Final

FIELDS: Final = (
    "table",
    "person",
    "seq",
    "seat",
    "bot",
    "problem",
    "status",
    "method",
    "route",
    "seconds",
    "address",
    "removed",
)


class JsonLines(logging.Formatter):
    """Writes a log entry as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Keep the time, the level, the message and the allowed fields."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "time": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        for field in FIELDS:
            if hasattr(record, field):
                line[field] = getattr(record, field)
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = _places(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def start(level: str) -> None:
    """Send the hall's logs, and those of what it stands on, to the standard error output."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for noisy in ("uvicorn", "uvicorn.error", "alembic", "websockets", "asyncio", "sqlalchemy"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True


def _places(error: BaseException) -> list[str]:
    """Return where an error arose, without its values: these could be anything."""
    places = [type(error).__name__]
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places
